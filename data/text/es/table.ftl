# The table: ribbon, panels, notes and buttons around the game itself.

table-parents = Mamá y papá de { $name }
table-wake-up = Despertar
    .short = Primavera
table-wake-up-first = 1.º
table-cart-hint = verano o invierno, sin límite
table-or = o
table-place = { $place }.º
table-viewing = Tablero de { $name }
table-peek-how = Mantén pulsada la esquina para mirar. { $press } (stick derecho): quien sigue; otra vez, el siguiente.
table-field-sold = vendido
table-field-empty = vacío
table-staff = { $left ->
        [0] todos colocados
       *[other] { $left } por colocar
    }
table-hand = Mano
table-page = { $page } de { $pages }

## What the inspector says

table-inspect-more = Clic derecho o { $press }: las palabras subrayadas
    .short = { $press }: palabras subrayadas
table-rule-more = más en el reglamento
table-option = O bien { $text }
table-row-first = Actúas antes que nadie en verano, otoño e invierno. No da nada más.
table-row-alone = Por sí misma no da nada.
table-deck-counts = { $left ->
        [one] Queda { $left } carta
       *[other] Quedan { $left } cartas
    } y hay { $discarded } en los descartes. Cuando se roba la última, los descartes se barajan y son el mazo nuevo.
table-pile-top = { $discarded ->
        [one] la única en los descartes
       *[other] la primera de { $discarded } en los descartes
    }
table-cost = { $cost ->
        [one] { $cost } lira
       *[other] { $cost } liras
    }
table-built = estructura construida
table-field-text = Entre todas, las vides de aquí pueden sumar hasta { $limit }. Mientras está vacío se puede vender por { $price ->
        [one] { $price } lira
       *[other] { $price } liras
    }.
table-field-full = { $value } de { $limit }
table-field-harvested = { $full }, cosechado este año
table-field-grows = { $vines }. Una cosecha da { $grapes }. Entre todas, las vides de aquí pueden sumar hasta { $limit }.
table-field-bare = Aquí no se puede plantar ni cosechar hasta recomprarlo por { $price ->
        [one] { $price } lira
       *[other] { $price } liras
    } («{ $action }»).
table-grape-text = Las uvas envejecen 1 al final de cada año, si el siguiente espacio está libre. Produce vino con ellas.
table-wine-text = Los vinos envejecen 1 al final de cada año, hasta donde llegan tus bodegas. Con vinos se completan pedidos.
table-cellar = { $kind ->
        [red] Vino tinto
        [white] Vino blanco
        [blush] Vino rosado
       *[sparkling] Vino espumoso
    }
table-cellar-text = Aquí está el vino de este tipo, según su valor. Envejece 1 al final de cada año, hasta donde llegan tus bodegas; una bodega abre los lugares tras su puerta.
table-rooster = Tu gallo
table-rooster-text = Muestra en qué fila de despertar estás: cuanto más arriba, antes actúas. Vuelve a casa al final del año.
table-pass-hint = { $season ->
        [summer] Para ti termina el verano. Quien no hayas colocado sirve en invierno.
       *[winter] Para ti termina el invierno. Quien no hayas colocado vuelve a casa sin trabajar.
    }
table-back-text = Mantén { $press }, o pulsa el ojo, para ver las caras.
table-worker-worker = Ocupa una casilla libre.
table-worker-grande = Ocupa una casilla libre, o se coloca junto a una acción llena y la realiza sin su bonificación.
table-worker-temporary = Una ayuda solo para este año.

## What the signs of the ribbon do

table-sign-undo = Deshacer: { $press }. Si lo mantienes, deshace el turno entero.
table-sign-undo-answers = Deshacer tu jugada y las respuestas de { $names }: { $press }
table-sign-undo-before = Deshacer la última jugada de { $name }, mientras no hayas jugado.
table-sign-undo-picked = Soltar lo elegido: { $press }
table-sign-undo-held = Soltar lo pendiente de confirmar: { $press }
table-sign-undo-past = Volver al presente: { $press }
table-sign-redo = Rehacer lo deshecho: { $press }
table-sign-replay = Ver las jugadas desde tu último turno: { $press }
table-sign-log = Repasar la partida: { $press }
table-sign-sound = { $muted ->
        [yes] Activar el sonido: { $press }
       *[no] Silenciar: { $press }
    }
table-sign-fullscreen = Pantalla completa o ventana: { $press }
table-sign-menu = Menú: { $press }

## Why a button is grey

table-grey-undo-shown = Con tu última jugada, o después de ella, se ha revelado algo oculto: no se puede deshacer.
table-grey-redo = No se ha deshecho nada que se pueda rehacer.
table-grey-watching = Aquí no juega nadie cuyo último turno se pueda mostrar.
table-grey-first = Este es el principio de la partida.
table-grey-last = Este es el final de la partida.
table-grey-confirm = Aún no está elegido todo lo que se pide arriba.
table-grey-enough = Ya hay bastante elegido: suelta algo antes.
table-grey-page = Los botones de al lado llevan a las demás respuestas.
table-grey-page-first = Estas son las primeras respuestas.
table-grey-page-last = Estas son las últimas respuestas.

## Task panel

table-open-hand-title = Abre tu mano
table-open-hand-step = Tus cartas deciden qué es posible aquí. Mantén { $press }, o pulsa «Abrir la mano».
table-open-hand-line = Esta pregunta trata de las cartas de tu mano. Mantén { $press }, o pulsa «Abrir la mano».
table-make = { $kind ->
        [red] Vino tinto
        [white] Vino blanco
        [blush] Rosado
       *[sparkling] Espumoso
    }: { $grapes }
    .short = { $kind ->
        [red] Tinto
        [white] Blanco
        [blush] Rosado
       *[sparkling] Espumoso
    } { $values }
table-for-lira = { $what } por { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
    .short = { $what }: { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
table-short-grape = { FORM($colour, "grape") } { $value }
table-page-back = ‹
table-page-on = ›
table-confirm-title = ¿Confirmar?
table-confirm = Confirmar
table-confirm-bonus = Confirmar y tomar la bonificación
table-cancel = Cancelar
table-undo = Deshacer
    .short = Atrás
table-undo-answers = Deshacer mi jugada
    .short = Deshacer
table-undone-answers = Deshecho: tu jugada y las respuestas de { $names }.
table-reveals = Revela cartas: no se puede deshacer.
table-may-reveal = Lo que sigue puede mostrar algo oculto: no se puede deshacer.
table-pass-keeps = { $count ->
        [one] Queda un trabajador por colocar.
       *[other] Quedan { $count } trabajadores por colocar.
    } Si pasas, esta estación termina para ti.
table-pass-keeps-summer = { $count ->
        [one] Guardas un trabajador para el invierno.
       *[other] Guardas { $count } trabajadores para el invierno.
    }
table-ends-turn = Con esto termina tu turno.
table-plays = Con esto juegas { FORM($card, "the") }, la única carta de tu mano que se puede jugar aquí.
table-ends-answer = El turno sigue después de esta respuesta.
table-asks = Después se pregunta a { $name }. Hasta que responda, la flecha de arriba lo deshace.
table-asks-next = Después se pregunta a { $name }.
table-picked = Elegido: { $picked } de { $due }
table-picked-any = Elegido: { $picked }
table-full = { $due ->
        [one] Ya está elegido lo que hace falta: haz otro clic para soltarlo.
       *[other] Ya está elegido todo lo que hace falta ({ $due }): haz clic en algo elegido para soltarlo.
    }
table-hand-open = Abrir la mano
    .short = Abrir
table-hand-close = Cerrar la mano
    .short = Cerrar
table-undo-before = La última jugada es de { $name }: la flecha de arriba la deshace.
table-undo-nothing = No hay nada que se pueda deshacer.
table-once-more = { $press } otra vez abre el menú.
table-let-go = Lo pendiente de confirmar se ha soltado al cerrarse la mano. Elige de nuevo.
table-hidden = Abre antes tu mano: mantén { $press }, o pulsa «Abrir la mano».
table-place-first = Coloca antes un trabajador en «{ $action }».
table-confirm-first = Confirma antes el trabajador en «{ $action }».
table-action-refused = «{ $action }» no es posible. { $reason }
table-turn = Juega { $name }
table-turn-yours = te toca
table-harvest = Vendimia
table-pressed = { $kind ->
        [red] Vino tinto
        [white] Vino blanco
        [blush] Rosado
       *[sparkling] Espumoso
    } { $value }
table-delivered = Pedido completado
table-turn-over = Fin de la partida
table-watching = Estás mirando: las manos y las decisiones secretas siguen ocultas
table-pause = Pausa
table-go-on = Seguir
table-paused = En pausa: un clic muestra otra jugada.
table-thinks = { $name } piensa
table-step = Esto ha pasado
table-step-of = { $name }: { $words }
table-step-line = Pulsa Siguiente cuando lo hayas visto.
table-next = Siguiente
table-over-line = Mira el tablero todo el tiempo que quieras.
table-over-score = Resultado
table-over-menu = Menú
table-year = Año { $year }
table-setup = Inicio
table-goal = Final con { $ends }
    .short = a { $ends }
table-last-year = último año
log-times = { $line } × { $count }
table-log-season = Año { $year }, { FORM($season, "small") }

## Year end

table-year-ends = Termina el año
table-year-end = Final del año { $year }
table-year-end-line = Las uvas y los vinos envejecen, los trabajadores vuelven a casa y los pedidos completados dan liras. { $by ->
        [keys] Cualquier tecla o botón para seguir.
       *[pointer] Haz clic para seguir.
    }
table-year-end-age = Uvas y vinos envejecen
table-year-end-workers = Los trabajadores vuelven
table-year-end-residual = Liras por pedidos
table-year-end-discard = Máximo: siete cartas
table-year-end-gains = Ganado este año
    .short = Ganado
table-year-end-first = Primer jugador
