# The new-game page: seats, what the table agrees on, and the seed.

new-evening = ¿Qué velada será?
new-poster-viticulture = Un viñedo familiar, año tras año
new-poster-vino = Nueve regiones, cinco vinos, un mercado
new-poster-seats = De { $least } a { $most } en la mesa
new-again = La última mesa otra vez
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
new-plays = { $by ->
        [person] Persona
       *[opponent] Oponente
    }
new-character = { $name }, { $trait }
new-add-seat = Añadir asiento
new-add-opponent = Añadir oponente
new-seed = Semilla
new-seed-note = Vacía: reparto al azar. El mismo número reparte la misma partida.
    .short = Vacía: reparto al azar.
new-start = Empezar
new-back = Volver
new-fold-0 = Más reglas
new-fold-1 = Dudas sobre cartas sueltas
new-fold-2 = Volver a manos y asientos

new-own = Tus propias cartas
new-own-pages = Tus propias cartas: { $chosen } de { $count } en juego, página { $page } de { $pages }
new-own-left-out = { $name } se queda fuera: { $fault }
new-own-portrait = { $name }: { $fault }. Hasta entonces se dibuja a otra persona.

new-rules = Reglas
new-rules-answer = { $answer ->
        [own] A elección de la mesa
       *[usual] Las habituales
    }

new-setup = Mamá y papá
new-setup-answer = { $answer ->
        [advanced] Elegir entre dos
       *[standard] Uno de cada, al azar
    }
new-bonus-spaces = Bonificación de casilla
new-bonus-spaces-answer = { $answer ->
        [friendly] Hay que tomarla
       *[standard] Se puede omitir
    }
new-cottage = Segunda carta de la casa de campo
new-cottage-answer = { $answer ->
        [one_by_one] Se elige tras la primera
       *[named_first] Ambos mazos antes de robar
    }
    .short = { $answer ->
        [one_by_one] Tras la primera
       *[named_first] Ambos mazos antes
    }
new-first-player-moves = Rotación del primer jugador
new-first-player-moves-answer = { $answer ->
        [clockwise] En sentido horario
       *[counter_clockwise] En sentido antihorario
    }
new-last-tie = Si todo queda empatado
new-last-tie-answer = { $answer ->
        [wake_up_order] Decide el orden de despertar
       *[shared] Victoria compartida
    }
    .short = { $answer ->
        [wake_up_order] Orden de despertar
       *[shared] Compartida
    }
new-hands = Manos
new-hands-answer = { $answer ->
        [open] A la vista de todos
       *[closed] Boca abajo hasta abrirlas
    }
    .short = { $answer ->
        [open] A la vista
       *[closed] Boca abajo
    }
new-rewind = Volver a una jugada anterior
new-rewind-answer = { $answer ->
        [allowed] Si la mesa está de acuerdo
       *[blocked] En esta mesa, no
    }

new-zymologist-ageing = { $card }: ¿envejece un vino de 4 o más sin la bodega mediana?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] No
       *[to_six] Hasta 6
    }
new-zymologist-above-six = { $card }: ¿envejece un vino de 7 o más sin la bodega grande?
new-zymologist-above-six-answer = { $answer ->
        [ages] Sigue envejeciendo
       *[stays] Se queda como está
    }
new-organizer-second-visitor = { $card } como primer visitante de dos: ¿se puede jugar el segundo?
new-organizer-second-visitor-answer = { $answer ->
        [lost] Se pierde
       *[allowed] Se puede jugar
    }
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

## Vino

new-money-shown = Dinero de los demás
new-money-shown-answer = { $answer ->
        [all] A la vista
       *[income_only] Oculto; ingresos a la vista
    }
new-first-order = Primer orden de juego
new-first-order-answer = { $answer ->
        [chosen] Según los asientos
       *[random] Por sorteo
    }
new-negative-sale = Venta que da menos que nada
new-negative-sale-answer = { $answer ->
        [for_zero] Se vende por 0
       *[not_allowed] No es posible
    }
new-preliminary-gift = Donación en los primeros viñedos
new-preliminary-gift-answer = { $answer ->
        [none] En la primera ronda
       *[at_once] De inmediato
    }
