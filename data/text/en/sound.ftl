# Sound and music: the page of its settings, and what is said where nothing can be heard.

sound-title = Sound
sound-open = Sound
sound-back = Done
sound-usual = Usual sounds
sound-no-device = No sound device was found, so the game is silent.
sound-device-gone = The sound device was taken away: the game is silent until there is one again.
sound-broken-table = { $fault } Mend it, or install the game again.
sound-muted-line = Everything is muted. { $name } switches the sound on again.
sound-line = { $name } switches all sound off and on again.
sound-volume = { $volume ->
        [0] Off
       *[other] { $volume } %
    }

sound-music = Music
sound-music-note = Quiet pieces with long pauses between them.
sound-effects = Effects
sound-effects-note = Pieces, coins, cards and corks.
sound-signals = Signals
sound-signals-note = Turns, refusals, seasons and bells.
sound-mute = All sound
sound-mute-note = One press for silence.
sound-mute-answer = { $answer ->
        [on] Muted
       *[off] On
    }
sound-background = In the background
sound-background-note = While another window is in front.
sound-background-answer = { $answer ->
        [pause] Be silent
       *[play] Play on
    }
