# The curtain that covers the table while the screen changes hands.

curtain-asked = Una domanda in segreto:
curtain-next = Ora allo schermo:
curtain-asked-source = { $source }: { $question }
curtain-line = Ora lo schermo è solo per { $name }. Premi quando gli altri non guardano.
    .short = Solo per { $name }. Premi quando gli altri non guardano.
curtain-lift = Alza il sipario
