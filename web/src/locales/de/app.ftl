### App

offline-title = Du bist offline
offline-text = Firelight erreicht den Server nicht. Deine Spiele sind dort gut aufgehoben und gehen weiter, sobald du wieder verbunden bist.
