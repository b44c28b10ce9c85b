# The new-game page: posters, seats, what the table agrees on, and the seed.

new-evening = ¿Qué cartel coges de la pared?
new-poster-viticulture = Un viñedo familiar, año tras año
new-poster-vino = Nueve regiones, cinco vinos, un mercado
new-poster-facts = De { $least } a { $most } en la mesa · de { $quick } a { $slow } minutos
new-go = A la mesa
new-again = La última mesa otra vez
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
# Not seen: how the page is announced to those who hear it.
new-game-heading = Nueva partida de { $game }: quién juega y cómo
new-plays = { $by ->
        [person] Persona
       *[opponent] Oponente
    }
new-character = { $name }, { $trait }
new-seed = Semilla
new-seed-note = Vacía: reparto al azar. El mismo número reparte la misma partida.
    .short = Vacía: reparto al azar.
new-start = Empezar
new-back = Volver
new-who = ¿Quién se sienta aquí?
new-face = ¿Con qué cara?
new-strength = ¿Qué nivel?
new-person-line = en esta pantalla
new-switch = { $to ->
        [person] Que juegue aquí una persona
       *[opponent] Que juegue aquí un oponente
    }
new-one-more-glass = Una copa más de fuerza; tras cinco vuelve a una
new-chair = Acercar una silla
new-count = En la mesa: { $count }
new-chairs = Ocupa también las sillas anteriores: luego hay { $count } en la mesa
new-sheet-rules = Reglas de la casa
new-sheet-cards = Cartas sueltas
new-sheet-more = Más
new-differing = { $count ->
        [0] Todas habituales
       *[other] Cambiadas: { $count }
    }
new-deal = { $own ->
        [some] Semilla, tus cartas
       *[none] Semilla del reparto
    }
new-deal-with = Con { $names }
new-usual = Otra vez las habituales
new-close = Volver a la mesa

new-own = Tus propias cartas
new-own-pages = Tus propias cartas: { $chosen } de { $count } en juego, página { $page } de { $pages }
new-own-left-out = { $name } se queda fuera: { $fault }
new-own-portrait = { $name }: { $fault }. Hasta entonces se dibuja a otra persona.

new-setup = Mamá y papá
new-setup-answer = { $answer ->
        [advanced] Elegir entre dos
       *[standard] Uno de cada, al azar
    }
new-setup-what = Se reparten una mamá y un papá, o dos de cada, de los que se conserva uno de cada.
new-bonus-spaces = Bonificación de casilla
new-bonus-spaces-answer = { $answer ->
        [friendly] Hay que tomarla
       *[standard] Se puede omitir
    }
new-bonus-spaces-what = Si hay que tomar la bonificación, una casilla con ella solo está abierta a quien la usa, salvo que no quede libre otra casilla de la acción.
    .short = En la casilla con bonificación solo entra quien la usa, si queda otra libre.
new-cottage = Segunda carta de la casa de campo
new-cottage-answer = { $answer ->
        [one_by_one] Se elige tras la primera
       *[named_first] Ambos mazos antes de robar
    }
    .short = { $answer ->
        [one_by_one] Tras la primera
       *[named_first] Ambos mazos antes
    }
new-cottage-what = Quien tiene la casa de campo roba dos visitantes en otoño: nombra ambos mazos antes de ver las cartas, o el segundo tras la primera carta.
    .short = Para los dos visitantes de otoño se nombran antes ambos mazos, o el segundo tras la primera carta.
new-first-player-moves = Rotación del primer jugador
new-first-player-moves-answer = { $answer ->
        [clockwise] En sentido horario
       *[counter_clockwise] En sentido antihorario
    }
new-first-player-moves-what = Al final de cada año empieza otro asiento: el de la derecha o el de la izquierda.
new-last-tie = Si todo queda empatado
new-last-tie-answer = { $answer ->
        [wake_up_order] Decide el orden de despertar
       *[shared] Victoria compartida
    }
    .short = { $answer ->
        [wake_up_order] Orden de despertar
       *[shared] Compartida
    }
new-last-tie-what = Qué ocurre cuando también el último desempate queda igualado.
new-hands = ¿Quién ve las cartas de la mano?
new-hands-answer = { $answer ->
        [open] Todos
       *[closed] Solo quien tiene el turno
    }
new-hands-what = Una mano queda boca abajo hasta que la abre quien tiene el turno. Si las ven todos, todas las manos están a la vista.
new-rewind = Volver a una jugada anterior
new-rewind-answer = { $answer ->
        [allowed] Si la mesa está de acuerdo
       *[blocked] En esta mesa, no
    }
new-rewind-what = La mesa puede devolver la partida a cualquier jugada anterior, aunque desde entonces se hayan robado cartas.
new-advice = «¿Y ahora?» en esta mesa
new-advice-answer = { $answer ->
        [none] Sin consejos
       *[allowed] Quien pregunta recibe consejo
    }
new-advice-what = Una bombilla junto a cada pregunta sugiere dos o tres jugadas a quien tiene el turno, según lo que puede saber.
    .short = Una bombilla junto a cada pregunta sugiere dos o tres jugadas.

new-zymologist-ageing = { $card }: ¿envejece un vino de 4 o más sin la bodega mediana?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] No
       *[to_six] Hasta 6
    }
new-zymologist-ageing-what = Su vino puede ser demasiado bueno para la bodega. Aquí se decide si los años lo mejoran antes de la bodega mediana.
new-zymologist-above-six = { $card }: ¿envejece un vino de 7 o más sin la bodega grande?
new-zymologist-above-six-answer = { $answer ->
        [ages] Sigue envejeciendo
       *[stays] Se queda como está
    }
new-zymologist-above-six-what = Lo mismo para el vino que corresponde a la bodega grande.
new-organizer-second-visitor = { $card } como primer visitante de dos: ¿se puede jugar el segundo?
new-organizer-second-visitor-answer = { $answer ->
        [lost] Se pierde
       *[allowed] Se puede jugar
    }
new-organizer-second-visitor-what = Quien la juega sale de la estación. Aquí se decide si también se pierde el segundo visitante de la casilla con bonificación.
new-producer-exclusion = { $card }: ¿qué trabajadores tuyos no pueden volver?
new-producer-exclusion-answer = { $answer ->
        [only_playing_worker] Solo el que la juega
        [only_space_in_use] Solo los de su casilla
       *[whole_action] Todos los de esa acción
    }
    .short = { $answer ->
        [only_playing_worker] El que la juega
        [only_space_in_use] Los de su casilla
       *[whole_action] Los de su acción
    }
new-producer-exclusion-what = Hace volver trabajadores de otras acciones. Aquí se decide cuáles cuentan como presentes en su propia acción.

## Vino

new-money-shown = Dinero de los demás
new-money-shown-answer = { $answer ->
        [all] A la vista
       *[income_only] Oculto; ingresos a la vista
    }
new-money-shown-what = Oculto, solo se ve lo que los demás ingresan en esta ronda; a la vista, se ve todo su dinero.
new-first-order = Primer orden de juego
new-first-order-answer = { $answer ->
        [chosen] Según los asientos
       *[random] Por sorteo
    }
new-first-order-what = Por sorteo, el azar decide quién empieza. Según los asientos, empieza la primera silla y la última lleva la banca.
new-negative-sale = Venta que da menos que nada
new-negative-sale-answer = { $answer ->
        [for_zero] Se vende por 0
       *[not_allowed] No es posible
    }
new-negative-sale-what = La demanda puede bajar tanto que una venta costaría dinero: no se puede hacer, o no da nada.
new-preliminary-gift = Donación en los primeros viñedos
new-preliminary-gift-answer = { $answer ->
        [none] En la primera ronda
       *[at_once] De inmediato
    }
new-preliminary-gift-what = El último viñedo privado de una región puede comprarse antes de la primera ronda: la donación llega de inmediato, o al empezar la primera ronda.
