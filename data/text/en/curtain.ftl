# The curtain that covers the table while the screen changes hands.

curtain-asked-source = { $source }: { $question }
curtain-line = For your eyes only. Press when the others look away.
curtain-lift = Lift the curtain
