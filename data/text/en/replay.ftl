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
        [one] Eyes: { $name }
       *[asked] Eyes: who acts
    }
    .short = { $whose ->
        [one] { $name }
       *[asked] Eyes: who acts
    }
replay-go-on = New game from here
    .short = New from here
replay-play = { $state ->
        [playing] Pause
        [over] From the start
       *[paused] Play
    }
replay-leave = Leave
