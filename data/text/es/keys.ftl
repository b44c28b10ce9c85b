# The page of the keys.

keys-title = Teclas
keys-back = Listo
keys-usual = Restablecer
keys-open = Teclas
keys-tab-table = En la mesa
keys-tab-program = Voz y ventana
keys-line = { $tab ->
        [program] Elige una tecla para cambiarla, o el botón de un mando. Sin voz, lo que dicen las primeras teclas aparece escrito.
       *[table] Elige una tecla para cambiarla, o el botón de un mando.
    }
keys-press = Pulsa una tecla
    .short = Pulsa
keys-waiting = Pulsa la nueva tecla o el nuevo botón para «{ $action }». Esc conserva lo anterior.
keys-taken = «{ $name }» ya sirve para «{ $action }». Pulsa otra tecla, o cambia antes esa.
    .short = «{ $name }» ya sirve para «{ $action }». Pulsa otra tecla.
keys-nameless = Nada distingue esta tecla de otras. Pulsa otra.
keys-none = Ninguna
keys-controller = Mando: { $button }
    .short = { $button }
keys-controller-hold = Mando: { $button }, mantener
    .short = { $button }, mantener

keys-action = { $action ->
        [up] Arriba
        [down] Abajo
        [left] Izquierda
        [right] Derecha
        [next_region] Siguiente zona de la mesa
        [previous_region] Zona anterior
        [choose] Elegir
        [back] Cancelar, volver
        [inspect] Carta grande
        [open_hand] Abrir la mano (mantener)
        [undo] Deshacer
        [redo] Rehacer
        [restart_turn] Empezar de nuevo el turno
        [since_last] Desde tu último turno
        [pin] Fijar la carta
        [prices] Tabla de precios (Vino)
        [advice] ¿Y ahora?
        [mat_0] Tablero propio
        [mat_1] Tablero del jugador 1
        [mat_2] Tablero del jugador 2
        [mat_3] Tablero del jugador 3
        [mat_4] Tablero del jugador 4
        [mat_5] Tablero del jugador 5
        [mat_6] Tablero del jugador 6
        [mat_back] Tablero anterior
        [mat_on] Tablero siguiente
        [peek] Tablero de quien espera (mantener)
        [voice] Leer en voz alta
        [repeat] Repetir
        [tell_turn] A quién le toca
        [tell_asked] Qué se pregunta
        [tell_own] Mi viñedo
        [tell_others] Los demás
        [log] Registro
        [rules] Cómo se juega
        [menu] Menú
        [mute] Silencio
        [fullscreen] Pantalla completa
        [text_bigger] Letra más grande
        [text_smaller] Letra más pequeña
       *[other] { $action }
    }
    .short = { $action ->
        [next_region] Zona siguiente
        [open_hand] Abrir la mano
        [restart_turn] Repetir el turno
        [since_last] Desde tu turno
        [prices] Tabla de precios
        [mat_1] Tablero 1
        [mat_2] Tablero 2
        [mat_3] Tablero 3
        [mat_4] Tablero 4
        [mat_5] Tablero 5
        [mat_6] Tablero 6
        [peek] Tablero de quien espera
       *[other] { keys-action }
    }

keys-note = { $action ->
        [voice] Empieza y termina, en todas las páginas.
        [repeat] Todo lo dicho desde la última tecla.
        [tell_turn] Quién juega, en qué orden y quién ha terminado.
        [tell_asked] La pregunta y cómo se puede responder.
        [tell_own] Puntos, dinero, trabajadores y todo lo que hay.
       *[tell_others] Una frase sobre cada uno.
    }

keys-button = { $button ->
        [dpad_up] arriba
        [dpad_down] abajo
        [dpad_left] izquierda
        [dpad_right] derecha
        [rb] RB
        [lb] LB
        [rt] RT
        [lt] LT
        [l3] clic palanca izq.
        [r3] clic palanca der.
        [stick_up] palanca der. arriba
        [stick_down] palanca der. abajo
        [stick_left] palanca der. a la izq.
        [stick_right] palanca der. a la der.
        [view] Vista
        [menu] Menú
        [a] A
        [b] B
        [x] X
       *[y] Y
    }

key-pad = Num { $sign }
key-place = Tecla { $number }
key-word = { $name ->
        [ctrl] Ctrl
        [alt] Alt
        [shift] Mayús
        [left-alt] Alt
        [right-alt] Alt derecho
        [alt-gr] Alt Gr
        [tab] Tab
        [return] Intro
        [enter] Intro numérico
        [escape] Esc
        [space] Espacio
        [backspace] Retroceso
        [insert] Insert
        [delete] Supr
        [home] Inicio
        [end] Fin
        [page-up] Re Pág
        [page-down] Av Pág
        [up] ↑
        [down] ↓
        [left] ←
        [right] →
       *[other] ?
    }
