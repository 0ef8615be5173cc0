//# allFunctionsCalledOnLoad
var e=`## The lesson
lesson-chapter = Rozdział { $number }: { $name }
lesson-chapters = Rozdziały
lesson-play = Graj przeciw: { $name }
lesson-show = Pokaż mi
lesson-skip = Pomiń rozdział
lesson-leave = Opuść lekcję
lesson-minutes = { $minutes ->
        [one] jeszcze około { $minutes } minuty
       *[other] jeszcze około { $minutes } minut
    }
lesson-wrong = Na to przyjdzie pora. Teraz: { $move }.

## Hints and the coach
hint-thinking = Szukam dobrych ruchów…
hint-ahead = { $points ->
        [one] Na koniec będziesz mieć około { $points } punktu przewagi.
       *[other] Na koniec będziesz mieć około { $points } punktów przewagi.
    }
hint-behind = { $points ->
        [one] Na koniec będziesz mieć około { $points } punktu straty.
       *[other] Na koniec będziesz mieć około { $points } punktów straty.
    }
hint-even = Na koniec będzie mniej więcej remis.
hint-pays = Zużywasz: { $costs }.
hint-sets-up = Zyskujesz: { $things }.
hint-points = Punkty: { $points }.
hint-then = Potem: { $what }.
hint-chance = Szansa na wygraną: { $share }%.
coach = Trener
coach-mistake = { $points ->
        [one] Był lepszy ruch: { $move }. Daje około { $points } punktu więcej.
       *[other] Był lepszy ruch: { $move }. Daje około { $points } punktów więcej.
    }
coach-hesitates = Nie spiesz się. Dobry pomysł: { $move }.
coach-show = Pokaż mi
coach-back = Cofnij
coach-never-mind = Nieważne
coach-offer = To jedna z twoich pierwszych gier. Mam się odezwać, gdy zobaczę coś lepszego?
coach-yes = Tak, proszę
coach-no = Nie, dziękuję

## The review
review-round = Runda { $number }
review-stretch = Tury od { $first } do { $last }
review-turn = Tura { $first }
review-flawless = Nic tu nie stracono.
review-given-away = { $points ->
        [one] Stracono tu około { $points } punktu.
       *[other] Stracono tu około { $points } punktów.
    }
review-rose = Oczekiwana przewaga wzrosła z { $before } do { $after }.
review-fell = Oczekiwana przewaga spadła z { $before } do { $after }.
review-stayed = Oczekiwana przewaga pozostała na poziomie { $after }.
review-lucky = Szczęście dało { $points }.
review-unlucky = Pech kosztował { $points }.
review-cost = { $points ->
        [one] Kosztowało to około { $points } punktu.
       *[other] Kosztowało to około { $points } punktów.
    }
review-chance = Szansa na wygraną spadła z { $before }% do { $after }%.
review-you-played = Zagrano: { $move }.
review-better-was = Lepiej: { $move }.
review-try = Graj dalej stąd
`;export{e as default};