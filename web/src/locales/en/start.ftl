### The first page and the opponents.

## Ways into a game
opponents = Opponents
start-playing = A game of { $one } against { $other }
start-against = Play solo against
start-number = Opponents
start-play =
    { $number ->
        [one] Play solo against { $name }
       *[other] Play solo against { $number } × { $name }
    }
start-friends = With friends
start-learn = Learn in 10 minutes
start-players = Players: { $least } to { $most }
start-game = Which game
start-series = Play it as a series
standing =
    { $won ->
        [0] No win yet in { $played ->
            [one] { $played } game
           *[other] { $played } games
        }.
       *[other] You have won { $won } of { $played }.
    }
standing-none = You haven’t met yet.

## The games that wait
waiting-title = Your turn
waiting-number =
    { $number ->
        [0] nothing is waiting for you
        [one] { $number } game
       *[other] { $number } games
    }
waiting-others =
    { $number ->
        [one] { $number } waiting for others
       *[other] { $number } waiting for others
    }
waiting-moved = { $name }, { $ago }
waiting-play = Play
waiting-first = Nothing is waiting for you yet. How about playing the first turns together?
start-learn-on = Continue the lesson

## The invitation
join-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
join-lesson = New here? Learn in 10 minutes
join-take =
    { $seat ->
        [1] Take the orange seat
        [2] Take the blue seat
        [3] Take the pink seat
        [4] Take the green seat
       *[other] Take this seat
    }
join-just-watch = Just watch
join-taken = Somebody else was quicker. This seat is still free.
join-full = All the seats have been taken. You can still watch.
seat-host = host
seat-sits = has sat down
agreed-turn = Everybody has { $time } for a turn; if time runs out, a bot moves for them.
agreed-game = Everybody has { $time } for the whole game; if time runs out, a bot moves for them.
agreed-no-clock = No clock: play it in one go, or a turn now and then.
agreed-absence = Whoever is away for longer than { $time } can be voted out; a bot then plays on.
agreed-no-absence = Nobody can be voted out, however long they are away.
agreed-hints = Hints are allowed.
agreed-no-hints = No hints during the game; you can review it afterwards.
agreed-with = With: { $text }.
agreed-without = Without: { $text }.
agreed-number = { $text }: { $value }.
agreed-components = With the component set { $name }.
