### App

offline-title = Brak połączenia
offline-text = Firelight nie może połączyć się z serwerem. Twoje gry są tam bezpieczne; wrócisz do nich, gdy odzyskasz połączenie.
