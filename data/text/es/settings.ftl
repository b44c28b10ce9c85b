# The settings: each has a name, a line that says what it is about, and words for its answers.

settings-title = Ajustes
settings-back = Listo
settings-usual = Restablecer
settings-usual-hint = Todas las páginas de ajustes vuelven a su estado inicial. El sonido y las teclas no cambian.

settings-tab-screen = Texto y pantalla
settings-tab-motion = Movimiento y ritmo
settings-tab-turns = Turnos y ayuda
settings-tab-hands = Manos y secretos
settings-tab-voice = Lectura en voz alta

settings-language = Idioma
settings-language-note = Todo cambia al momento, también en plena partida.

settings-text = Tamaño de letra
settings-text-note = Todo lo escrito crece con él.
settings-text-answer = { $answer } %

settings-contrast = Contraste
settings-contrast-note = Alto: fondos en blanco y negro, líneas fuertes, sin grano de papel.
settings-contrast-answer = { $answer ->
        [high] Alto
       *[normal] Normal
    }

settings-animation = Velocidad
settings-animation-note = El programa nunca espera a que termine un movimiento.
settings-animation-answer = { $answer ->
        [half] Mitad
        [normal] Normal
        [double] Doble
        [fourfold] Cuádruple
        [step] Por pasos
       *[instant] Inmediata
    }
    .short = { $answer ->
        [half] Mitad
        [normal] Normal
        [double] Doble
        [fourfold] Cuádruple
        [step] Por pasos
       *[instant] Inmediata
    }

settings-reduced-motion = Menos movimiento
settings-reduced-motion-note = Las piezas aparecen poco a poco en su lugar y las marcas no se mueven.
settings-reduced-motion-answer = { $answer ->
        [on] Sí
       *[off] No
    }

settings-pace = Ritmo de los oponentes
settings-pace-note = Cuánto tiempo se puede leer cada jugada suya. Un clic muestra la siguiente.
settings-pace-answer = { $answer ->
        [leisurely] Pausado
        [steady] Normal
        [brisk] Ágil
       *[at_once] Al instante
    }

settings-wait-for-me = Esperarme
settings-wait-for-me-note = Tras cada jugada de un oponente, la mesa espera un clic.
settings-wait-for-me-answer = { $answer ->
        [on] Sí
       *[off] No
    }

settings-confirm = Confirmar el turno
settings-confirm-note = Pasar con trabajadores por colocar, o un visitante sin elegir, se pregunta siempre.
settings-confirm-answer = { $answer ->
        [always] Cada turno
        [long] Si es largo o revela
       *[never] Nunca
    }
    .short = { $answer ->
        [always] Cada turno
        [long] Si es largo
       *[never] Nunca
    }

settings-tips = Líneas de ayuda
settings-tips-note = Una línea bajo la pregunta explica cómo se responde.
settings-tips-answer = { $answer ->
        [all] En cada pregunta
        [new] Solo la primera vez
       *[off] No
    }
    .short = { $answer ->
        [all] Siempre
        [new] Primera vez
       *[off] No
    }

settings-advice = Sugerencias
settings-advice-note = La bombilla junto a una pregunta sugiere jugadas y dice para qué sirven.
settings-advice-answer = { $answer ->
        [off] Nunca
       *[on] Se ofrecen
    }

settings-inspect = Explicar lo señalado
settings-inspect-note = Después de mantener el puntero encima este tiempo.
settings-inspect-answer = { $answer ->
        [0] Al instante
        [350] 0,35 s
        [700] 0,7 s
        [1000] 1 s
       *[never] Nunca
    }

settings-hands = Manos en mesas nuevas
settings-hands-note = La página de nueva partida empieza con esto.
settings-hands-answer = { $answer ->
        [closed] Boca abajo hasta abrirlas
       *[open] A la vista de todos
    }
    .short = { $answer ->
        [closed] Boca abajo
       *[open] A la vista
    }

settings-curtain = Telón
settings-curtain-note = Tapa la mesa mientras la pantalla cambia de manos.
settings-curtain-answer = { $answer ->
        [secret] Ante preguntas secretas
       *[always] Ante cada cambio de turno
    }
    .short = { $answer ->
        [secret] Preguntas secretas
       *[always] Cada cambio de turno
    }

settings-audience = Otros miran esta pantalla
settings-audience-note = Las manos y las líneas privadas solo se muestran un momento.
settings-audience-answer = { $answer ->
        [on] Sí
       *[off] No
    }

settings-mode = Ventana
settings-mode-note = { $press } cambia entre ventana y pantalla completa.
settings-mode-answer = { $answer ->
        [window] Ventana
        [borderless] Sin bordes
       *[fullscreen] Pantalla completa
    }

settings-voice = Leer en voz alta
settings-voice-note = La voz del sistema dice qué se pregunta y dónde estás. { $aloud } la activa y la calla en cualquier página.
settings-voice-answer = { $answer ->
        [on] Sí
       *[off] No
    }

settings-verbosity = Cuánto se dice
settings-verbosity-note = Breve: nombres, preguntas, rechazos. Normal: también estados y jugadas ajenas. Completo: y para qué sirven.
settings-verbosity-answer = { $answer ->
        [brief] Breve
        [normal] Normal
       *[full] Completo
    }

settings-speech-rate = Velocidad de la voz
settings-speech-rate-note = Cada respuesta se oye enseguida.
settings-speech-rate-answer = { $answer ->
        [slow] Lenta
        [normal] Normal
        [fast] Rápida
       *[faster] Muy rápida
    }

settings-voice-try = Probar la voz
settings-voice-try-button = Di algo
settings-voice-try-note = { $state ->
        [missing] No se ha encontrado nada que hable. Instala speech-dispatcher o espeak-ng.
        [none] No se ha encontrado la voz de este sistema.
        [failed] La voz de este sistema no responde. «Di algo» lo intenta de nuevo.
       *[ready] Habla { $program }.
    }
