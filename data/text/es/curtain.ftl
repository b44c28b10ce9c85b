# The curtain that covers the table while the screen changes hands.

curtain-asked-source = { $source }: { $question }
curtain-line = Solo para tus ojos. Pulsa cuando los demás no miren.
curtain-lift = Abrir el telón
