error-signed-out = This device was signed out. Load the page again.
signed-out = This device was signed out
signed-out-text = It was signed out from another device, or your profile was deleted. Your recovery phrase brings your games back to this browser. Without it you continue as a new guest.
signed-out-guest = Continue as a guest
