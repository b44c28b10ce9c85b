# The curtain that covers the table while the screen changes hands.

curtain-asked-source = { $source }: { $question }
curtain-line = Solo per i tuoi occhi. Premi quando gli altri non guardano.
curtain-lift = Alza il sipario
