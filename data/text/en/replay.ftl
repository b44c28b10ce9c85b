# The replay of a finished game.

replay-title = Replay, { $at } of { $last }
replay-pace = Speed: { $pace }
    .short = { $pace }
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
    .short = { $hands ->
        [open] Open
       *[closed] Closed
    }
replay-eyes = { $whose ->
        [one] Eyes: { $name }
       *[asked] Eyes: who acts
    }
    .short = { $whose ->
        [one] { $name }
       *[asked] Who acts
    }
replay-go-on = New game from here
    .short = New game
replay-play = { $state ->
        [playing] Pause
        [over] From the start
       *[paused] Play
    }
replay-leave = Leave
