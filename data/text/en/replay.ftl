# The replay of a finished game.

replay-title = Replay, { $at } of { $last }
replay-pace = Speed: { $pace }
    .short = { $answer ->
        [half] Speed ½
        [normal] Speed 1
        [double] Speed 2
        [fourfold] Speed 4
        [step] By steps
       *[instant] At once
    }
replay-hands = { $game ->
        [vino] { $hands ->
            [open] Secrets are seen
           *[closed] Secrets are covered
        }
       *[viticulture] { $hands ->
            [open] Hands are open
           *[closed] Hands are closed
        }
    }
    .short = { $game ->
        [vino] { $hands ->
            [open] Seen
           *[closed] Covered
        }
       *[viticulture] { $hands ->
            [open] Hands open
           *[closed] Hands closed
        }
    }
replay-eyes = { $whose ->
        [one] View: { $name }
       *[asked] View: whoever acts
    }
    .short = { $whose ->
        [one] { $name }
       *[asked] Whoever acts
    }
replay-go-on = New game from here
    .short = New from here
replay-go-on-ask = Go on from here as a new game? The game you look at stays as it is.
replay-go-on-no = Back
replay-go-on-yes = New game
replay-hint-pace = How fast the game is played again. Each press takes the next speed.
replay-hint-hands = { $game ->
        [vino] Whether hidden tiles and money are seen, or covered as they were for the others.
       *[viticulture] Whether the hand is seen, or lies face down as it did for the others.
    }
replay-hint-eyes = { $game ->
        [vino] Whose secrets are seen: those of whoever acts, or always those of one seat.
       *[viticulture] Whose hand is seen: that of whoever acts, or always that of one seat.
    }
replay-hint-part-back = { $game ->
        [vino] To the beginning of this round, or of the one before
       *[viticulture] To the beginning of this year, or of the one before
    }
replay-hint-back = One choice back: { $press }
replay-hint-play = Play the game again from here, or stop
replay-hint-on = One choice on: { $press }
replay-hint-part-on = { $game ->
        [vino] To the next round
       *[viticulture] To the next year
    }
replay-play = { $state ->
        [playing] Pause
        [over] From the start
       *[paused] Play
    }
replay-leave = Leave
