error-signed-out = To urządzenie zostało wylogowane. Wczytaj stronę ponownie.
signed-out = To urządzenie zostało wylogowane
signed-out-text = Ktoś wylogował je z innego urządzenia albo twój profil został usunięty. Słowa odzyskiwania przywrócą twoje gry w tej przeglądarce. Bez nich grasz dalej jako nowy gość.
signed-out-guest = Graj dalej jako gość
