### App

offline-title = Je bent offline
offline-text = Firelight kan de server niet bereiken. Je spellen staan daar veilig en wachten op je.
