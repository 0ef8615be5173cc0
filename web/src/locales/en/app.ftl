### App

offline-title = You are offline
offline-text = Firelight can’t reach the server. Your games are safe and waiting for you.
