//# allFunctionsCalledOnLoad
var e=`## The lesson
lesson-chapter = Hoofdstuk { $number }: { $name }
lesson-chapters = Hoofdstukken
lesson-play = Speel tegen { $name }
lesson-show = Laat zien
lesson-skip = Sla het hoofdstuk over
lesson-leave = Verlaat de les
lesson-minutes = { $minutes ->
        [one] nog ongeveer { $minutes } minuut
       *[other] nog ongeveer { $minutes } minuten
    }
lesson-wrong = Dat komt later. Nu is dit aan de beurt: { $move }.

## Hints and the coach
hint-thinking = Goede zetten worden gezocht…
hint-ahead = { $points ->
        [one] Je zou met ongeveer { $points } punt voorsprong eindigen.
       *[other] Je zou met ongeveer { $points } punten voorsprong eindigen.
    }
hint-behind = { $points ->
        [one] Je zou met ongeveer { $points } punt achterstand eindigen.
       *[other] Je zou met ongeveer { $points } punten achterstand eindigen.
    }
hint-even = Het zou ongeveer gelijk eindigen.
hint-pays = Je geeft { $costs } af.
hint-sets-up = Je krijgt er { $things } voor.
hint-points = Punten: { $points }.
hint-then = Daarna: { $what }.
hint-chance = Winstkans: { $share }%.
coach = Coach
coach-mistake = { $points ->
        [one] Er was iets beters: { $move }. Dat was ongeveer { $points } punt meer waard geweest.
       *[other] Er was iets beters: { $move }. Dat was ongeveer { $points } punten meer waard geweest.
    }
coach-hesitates = Neem de tijd. Een goed idee: { $move }.
coach-show = Laat zien
coach-back = Neem terug
coach-never-mind = Laat maar
coach-offer = Dit is een van je eerste spellen. Zal ik het zeggen als ik iets beters zie?
coach-yes = Ja, graag
coach-no = Nee, bedankt

## The review
review-round = Ronde { $number }
review-stretch = Beurten { $first } tot en met { $last }
review-turn = Beurt { $first }
review-flawless = Hier is niets weggegeven.
review-given-away = { $points ->
        [one] Hier is ongeveer { $points } punt weggegeven.
       *[other] Hier zijn ongeveer { $points } punten weggegeven.
    }
review-rose = De verwachte voorsprong steeg van { $before } naar { $after }.
review-fell = De verwachte voorsprong daalde van { $before } naar { $after }.
review-stayed = De verwachte voorsprong bleef { $after }.
review-lucky = Geluk leverde { $points } op.
review-unlucky = Pech kostte { $points }.
review-cost = { $points ->
        [one] Dat kostte ongeveer { $points } punt.
       *[other] Dat kostte ongeveer { $points } punten.
    }
review-chance = De winstkans daalde van { $before }% naar { $after }%.
review-you-played = Gespeeld: { $move }.
review-better-was = Beter: { $move }.
review-try = Speel vanaf hier verder
`;export{e as default};