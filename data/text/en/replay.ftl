# The replay of a finished game.

replay-title = Replay
replay-line = { $at } of { $last } choices
replay-pace = Speed: { $pace }
replay-hands = { $hands ->
        [open] Hands are open
       *[closed] Hands are face down
    }
replay-back = One choice back
replay-on = One choice on
replay-go-on = New game from here
replay-play = { $state ->
        [playing] Pause
        [over] From the start
       *[paused] Play
    }
replay-leave = Leave
