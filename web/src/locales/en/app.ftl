### App

offline-title = You are offline
offline-text = Firelight cannot reach the server. Your games are safe there and go on when you are back.
