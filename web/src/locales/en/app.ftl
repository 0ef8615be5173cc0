### App

offline-title = You are offline
offline-text = Firelight can’t reach the server. Your games are safe there and wait for you.
