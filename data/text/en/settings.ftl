# The settings: each has a name, a line that says what it is about, and words for its answers.

settings-title = Settings
settings-back = Done
settings-usual = Usual settings
settings-usual-hint = Every page of settings becomes as it was at first. Sound and keys stay as they are.

settings-tab-screen = Words and screen
settings-tab-motion = Movement and pace
settings-tab-turns = Turns and help
settings-tab-hands = Hands and secrets
settings-tab-voice = Reading aloud

settings-language = Language
settings-language-note = All words change at once, also in a game.

settings-text = Size of words
settings-text-note = Everything written grows with it.
settings-text-answer = { $answer } %

settings-contrast = Contrast
settings-contrast-note = High: black and white grounds, strong lines, no paper grain.
settings-contrast-answer = { $answer ->
        [high] High
       *[normal] Normal
    }

settings-animation = Speed of movement
settings-animation-note = The program never waits for a movement to end.
settings-animation-answer = { $answer ->
        [half] Half
        [normal] Normal
        [double] Double
        [fourfold] Fourfold
        [step] Step by step
       *[instant] Instant
    }
    .short = { $answer ->
        [half] Half
        [normal] Normal
        [double] Double
        [fourfold] Fourfold
        [step] Steps
       *[instant] Instant
    }

settings-reduced-motion = Calm pictures
settings-reduced-motion-note = Pieces fade in where they belong, and marks stand still.
settings-reduced-motion-answer = { $answer ->
        [on] On
       *[off] Off
    }

settings-pace = Pace of opponents
settings-pace-note = How long each of their moves can be read. A click shows the next one.
settings-pace-answer = { $answer ->
        [leisurely] Leisurely
        [steady] Steady
        [brisk] Brisk
       *[at_once] At once
    }

settings-wait-for-me = Wait for me
settings-wait-for-me-note = After each move of an opponent the table waits for a click.
settings-wait-for-me-answer = { $answer ->
        [on] On
       *[off] Off
    }

settings-confirm = Confirm a turn
settings-confirm-note = Passing with workers left, or a visitor not chosen, asks in any case.
settings-confirm-answer = { $answer ->
        [always] Every turn
        [long] Long turns, reveals
       *[never] Never
    }
    .short = { $answer ->
        [always] Every turn
        [long] Long turns
       *[never] Never
    }

settings-tips = Explaining lines
settings-tips-note = A line under the question says how it is answered.
settings-tips-answer = { $answer ->
        [all] With every question
        [new] Only the first time
       *[off] Off
    }
    .short = { $answer ->
        [all] Always
        [new] First time
       *[off] Off
    }

settings-advice = Suggestions
settings-advice-note = The lamp beside a question suggests moves and says what they are good for.
settings-advice-answer = { $answer ->
        [off] Never
       *[on] Offered
    }

settings-inspect = Explain what is pointed at
settings-inspect-note = After the pointer has rested on it so long.
settings-inspect-answer = { $answer ->
        [0] At once
        [350] 0.35 s
        [700] 0.7 s
        [1000] 1 s
       *[never] Never
    }

settings-hands = Hands at a new table
settings-hands-note = The new-game page begins with this.
settings-hands-answer = { $answer ->
        [closed] Face down until opened
       *[open] Open for all
    }
    .short = { $answer ->
        [closed] Face down
       *[open] Open for all
    }

settings-curtain = Curtain
settings-curtain-note = Hides the table while the screen changes hands.
settings-curtain-answer = { $answer ->
        [secret] Before secret questions
       *[always] Before every change of turn
    }
    .short = { $answer ->
        [secret] Secret questions
       *[always] Every change of turn
    }

settings-audience = Others watch this screen
settings-audience-note = Hands and private lines show only for a moment.
settings-audience-answer = { $answer ->
        [on] On
       *[off] Off
    }

settings-mode = Window
settings-mode-note = { $press } changes between window and full screen.
settings-mode-answer = { $answer ->
        [window] Window
        [borderless] Borderless
       *[fullscreen] Full screen
    }

settings-voice = Read aloud
settings-voice-note = The system’s voice says what is asked and where you are. { $aloud } begins and ends it anywhere.
settings-voice-answer = { $answer ->
        [on] On
       *[off] Off
    }

settings-verbosity = How much is said
settings-verbosity-note = Brief: names, questions, refusals. Normal: also states and others’ moves. Full: also what things do.
settings-verbosity-answer = { $answer ->
        [brief] Brief
        [normal] Normal
       *[full] Full
    }

settings-speech-rate = Speed of the voice
settings-speech-rate-note = Each answer is heard at once.
settings-speech-rate-answer = { $answer ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[faster] Very fast
    }

settings-voice-try = Try the voice
settings-voice-try-button = Say something
settings-voice-try-note = { $state ->
        [missing] Nothing that speaks was found. Install speech-dispatcher or espeak-ng.
        [none] The voice of this system was not found.
        [failed] The voice of this system does not answer. “Say something” tries again.
       *[ready] { $program } speaks.
    }
