error-signed-out = To urządzenie zostało wylogowane. Wczytaj stronę ponownie.
signed-out = To urządzenie zostało wylogowane
signed-out-text = Wylogowano je z innego urządzenia albo usunięto Twój profil. Słowa odzyskiwania przywrócą Twoje gry w tej przeglądarce. Bez nich grasz dalej jako nowy gość.
signed-out-guest = Graj dalej jako gość
