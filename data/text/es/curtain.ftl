# The curtain that covers the table while the screen changes hands.

curtain-asked = Pregunta en privado:
curtain-next = Turno ante la pantalla:
curtain-asked-source = { $source }: { $question }
curtain-line = Ahora la pantalla es solo para { $name }. Pulsa cuando los demás no miren.
    .short = Solo para { $name }. Pulsa cuando los demás no miren.
curtain-lift = Abrir el telón
