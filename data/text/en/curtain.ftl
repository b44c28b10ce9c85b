# The curtain that covers the table while the screen changes hands.

curtain-asked = You will be asked in private:
curtain-next = Next before the screen:
curtain-asked-source = { $source }: { $question }
curtain-line = The screen is for { $name } alone now. Press when the others look away.
    .short = For { $name } alone. Press when the others look away.
curtain-lift = Lift the curtain
