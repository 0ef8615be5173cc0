//# allFunctionsCalledOnLoad
var e=`## The lesson
lesson-chapter = Chapter { $number }: { $name }
lesson-chapters = Chapters
lesson-play = Play { $name }
lesson-show = Show me
lesson-skip = Skip chapter
lesson-leave = Leave the lesson
lesson-minutes = { $minutes ->
        [one] about { $minutes } minute left
       *[other] about { $minutes } minutes left
    }
lesson-wrong = That comes later. For now: { $move }.

## Hints and the coach
hint-thinking = Looking for good moves…
hint-ahead = { $points ->
        [one] You would finish about { $points } point ahead.
       *[other] You would finish about { $points } points ahead.
    }
hint-behind = { $points ->
        [one] You would finish about { $points } point behind.
       *[other] You would finish about { $points } points behind.
    }
hint-even = It would be about even.
hint-pays = You pay { $costs }.
hint-sets-up = It gets you { $things }.
hint-points = Points: { $points }.
hint-then = Then { $what }.
hint-chance = Chance of winning: { $share }%.
coach = Coach
coach-mistake = { $points ->
        [one] There was something better: { $move }. It would have been worth about { $points } point more.
       *[other] There was something better: { $move }. It would have been worth about { $points } points more.
    }
coach-hesitates = Take your time. One good idea: { $move }.
coach-show = Show me
coach-back = Take it back
coach-never-mind = Never mind
coach-offer = This is one of your first games. Should I tell you when I see something better?
coach-yes = Yes, please
coach-no = No, thanks

## The review
review-round = Round { $number }
review-stretch = Turns { $first } to { $last }
review-turn = Turn { $first }
review-flawless = Nothing was given away here.
review-given-away = { $points ->
        [one] About { $points } point was given away here.
       *[other] About { $points } points were given away here.
    }
review-rose = The expected margin rose from { $before } to { $after }.
review-fell = The expected margin fell from { $before } to { $after }.
review-stayed = The expected margin stayed at { $after }.
review-lucky = Points gained by luck: { $points }.
review-unlucky = Points lost to bad luck: { $points }.
review-cost = { $points ->
        [one] It cost about { $points } point.
       *[other] It cost about { $points } points.
    }
review-chance = The chance of winning fell from { $before }% to { $after }%.
review-you-played = Played: { $move }.
review-better-was = Better: { $move }.
review-try = Play on from here
`;export{e as default};