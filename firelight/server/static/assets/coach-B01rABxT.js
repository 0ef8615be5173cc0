//# allFunctionsCalledOnLoad
var e=`## The lesson
lesson-chapter = Kapitel { $number }: { $name }
lesson-chapters = Kapitel
lesson-play = Gegen { $name } spielen
lesson-show = Zeig’s mir
lesson-skip = Kapitel überspringen
lesson-leave = Lektion verlassen
lesson-minutes = { $minutes ->
        [one] noch etwa { $minutes } Minute
       *[other] noch etwa { $minutes } Minuten
    }
lesson-wrong = Das kommt später. Jetzt ist das dran: { $move }.

## Hints and the coach
hint-thinking = Gute Züge werden gesucht …
hint-ahead = { $points ->
        [one] Du wärst am Ende etwa { $points } Punkt vorn.
       *[other] Du wärst am Ende etwa { $points } Punkte vorn.
    }
hint-behind = { $points ->
        [one] Du wärst am Ende etwa { $points } Punkt zurück.
       *[other] Du wärst am Ende etwa { $points } Punkte zurück.
    }
hint-even = Ihr wärt am Ende etwa gleichauf.
hint-pays = Du gibst { $costs } ab.
hint-sets-up = Du bekommst dafür { $things }.
hint-points = Punkte: { $points }.
hint-then = Danach: { $what }.
hint-chance = Siegchance: { $share } %.
coach = Trainer
coach-mistake = { $points ->
        [one] Es gab etwas Besseres: { $move }. Das wäre etwa { $points } Punkt mehr wert.
       *[other] Es gab etwas Besseres: { $move }. Das wäre etwa { $points } Punkte mehr wert.
    }
coach-hesitates = Lass dir Zeit. Eine gute Idee: { $move }.
coach-show = Zeig’s mir
coach-back = Zurücknehmen
coach-never-mind = Schon gut
coach-offer = Das ist eines deiner ersten Spiele. Soll ich mich melden, wenn ich etwas Besseres sehe?
coach-yes = Ja, gern
coach-no = Nein danke

## The review
review-round = Runde { $number }
review-stretch = Spielzüge { $first } bis { $last }
review-turn = Spielzug { $first }
review-flawless = Hier wurde nichts verschenkt.
review-given-away = { $points ->
        [one] Hier wurde etwa { $points } Punkt verschenkt.
       *[other] Hier wurden etwa { $points } Punkte verschenkt.
    }
review-rose = Der erwartete Vorsprung stieg von { $before } auf { $after }.
review-fell = Der erwartete Vorsprung fiel von { $before } auf { $after }.
review-stayed = Der erwartete Vorsprung blieb bei { $after }.
review-lucky = Punkte durch Glück: { $points }.
review-unlucky = Punkte durch Pech verloren: { $points }.
review-cost = { $points ->
        [one] Das kostete etwa { $points } Punkt.
       *[other] Das kostete etwa { $points } Punkte.
    }
review-chance = Die Siegchance fiel von { $before } % auf { $after } %.
review-you-played = Gespielt: { $move }.
review-better-was = Besser: { $move }.
review-try = Von hier weiterspielen
`;export{e as default};