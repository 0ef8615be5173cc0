## The lesson
lesson-chapter = Rozdział { $number }: { $name }
lesson-chapters = Rozdziały
lesson-play = Graj: { $name }
lesson-show = Pokaż mi
lesson-skip = Pomiń rozdział
lesson-leave = Opuść lekcję
lesson-minutes = { $minutes ->
        [one] została około { $minutes } minuta
        [few] zostały około { $minutes } minuty
       *[many] zostało około { $minutes } minut
    }
lesson-wrong = To przyjdzie później. Teraz to: { $move }.

## Hints and the coach
hint-ahead = { $points ->
        [one] Na koniec masz około { $points } punkt przewagi.
        [few] Na koniec masz około { $points } punkty przewagi.
       *[many] Na koniec masz około { $points } punktów przewagi.
    }
hint-behind = { $points ->
        [one] Na koniec masz około { $points } punkt straty.
        [few] Na koniec masz około { $points } punkty straty.
       *[many] Na koniec masz około { $points } punktów straty.
    }
hint-even = Na koniec jest mniej więcej remis.
hint-scores = Na koniec daje to: { $gains }.
hint-gives-up = Rezygnujesz z tego: { $losses }.
hint-pays = Zużywasz: { $costs }.
hint-sets-up = Zyskujesz: { $things }.
hint-points = { $source } (+{ $points })
hint-loses = { $source } (−{ $points })
coach = Trener
coach-mistake = { $points ->
        [one] Było coś lepszego: { $move }. To warte około { $points } punkt więcej.
        [few] Było coś lepszego: { $move }. To warte około { $points } punkty więcej.
       *[many] Było coś lepszego: { $move }. To warte około { $points } punktów więcej.
    }
coach-hesitates = Nie spiesz się. Dobry pomysł: { $move }.
coach-show = Pokaż mi
coach-back = Cofnij
coach-never-mind = Nic nie szkodzi
coach-offer = To jedna z twoich pierwszych partii. Mam mówić, gdy widzę coś lepszego?
coach-yes = Tak, proszę
coach-no = Nie, dziękuję

## The review
review-round = Runda { $number }
review-stretch = Tury od { $first } do { $last }
review-turn = Tura { $first }
review-flawless = Nic tu nie stracono.
review-given-away = { $points ->
        [one] Stracono tu około { $points } punkt.
        [few] Stracono tu około { $points } punkty.
       *[many] Stracono tu około { $points } punktów.
    }
review-rose = Widoki wzrosły z { $before } do { $after }.
review-fell = Widoki spadły z { $before } do { $after }.
review-stayed = Widoki pozostały na { $after }.
review-lucky = Szczęście dało { $points }.
review-unlucky = Pech kosztował { $points }.
review-cost = { $points ->
        [one] Kosztowało to około { $points } punkt.
        [few] Kosztowało to około { $points } punkty.
       *[many] Kosztowało to około { $points } punktów.
    }
review-you-played = Zagrano: { $move }.
review-better-was = Lepiej: { $move }.
review-whole = Cały ruch: { $told }
review-try = Graj dalej stąd
