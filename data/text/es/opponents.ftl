# Opponents: who plays a seat without a person.

opponent-name = { $character ->
        [grower] { $number ->
            [1] Agnese
           *[2] Tito
        }
        [host] { $number ->
            [1] Oreste
           *[2] Nives
        }
        [trader] { $number ->
            [1] Livia
           *[2] Duccio
        }
        [builder] { $number ->
            [1] Bruno
           *[2] Ersilia
        }
        [gambler] { $number ->
            [1] Fosca
           *[2] Ruggero
        }
       *[other] { $number ->
            [1] Vanna
           *[2] Celso
        }
    }
# Each character has a woman’s and a man’s name: words without gender
opponent-trait = { $character ->
        [grower] amante de las vides
        [host] amante de las visitas
        [trader] amante del negocio
        [builder] amante de las obras
        [gambler] amante del riesgo
       *[other] una cara nueva
    }
opponent-style = { $character ->
        [grower] Las vides, lo primero: planta pronto, cosecha a menudo y llena la bodega.
        [host] Tiene la casa abierta y disfruta jugando visitantes.
        [trader] Vende bien, cuenta el dinero y completa pedidos pronto.
        [builder] Primero construye y forma a trabajadores, para tenerlo después más fácil.
        [gambler] Prefiere las cartas que nadie ha visto aún y prueba suerte.
       *[other] Juega un poco de todo.
    }
opponent-glasses = { $level ->
        [one] 1 copa
       *[other] { $level } copas
    }
opponent-seat = { $trait }, { $glasses }
opponent-group = { $names } ({ $glasses })
log-handed_over = { $by ->
        [person] Desde ahora, una persona juega por { $name }
       *[opponent] Desde ahora, un oponente juega por { $name }: { $trait }, { $glasses }
    }

# The page about the opponents.

opponents-title = Los oponentes
opponents-close = Volver
opponents-see = Qué ven
opponents-see-line = Un oponente ve lo que vería cualquiera en su asiento: su propia mano, lo que está a la vista y lo que se le ha mostrado antes. Antes de que piense, todo lo oculto se reparte de nuevo al azar, solo para él. Nunca conoce la semilla de la partida, que delataría todos los mazos.
opponents-same = Qué tienen
opponents-same-line = Las mismas cartas, el mismo dinero y las mismas reglas que todos, tengan las copas que tengan. Más copas solo significan mirar más lejos y equivocarse menos. Las copas fijan cuántas posiciones examina un oponente y lo bien que las juzga, no cuánto tiempo piensa, así que un equipo más rápido no hace más fuerte a nadie.
opponents-check = Cómo comprobarlo
opponents-check-line = Una partida guardada recoge cada oponente y el número del que parte su azar; jugada de nuevo, acaba igual. Quien tenga el código fuente puede ir más lejos: «python -m rules.checking honest» reparte de nuevo todo lo oculto y cambia la semilla, y cada respuesta y su motivo deben ser los mismos; «python -m rules match» enfrenta a dos niveles tantas veces como quieras.
opponents-levels = Hasta dónde piensan
opponents-level = { $game ->
        [vino] { $level ->
            [1] Valora cada jugada por separado y a menudo se equivoca sobre lo que vale.
            [2] Valora cada jugada por separado y se equivoca en algunas.
            [3] Valora cada jugada por separado y se equivoca solo un poco.
            [4] Valora cada jugada por separado y la juzga con cuidado, sin despistes.
           *[5] Sigue sus mejores jugadas hasta el final de la ronda y sopesa qué pueden hacer los demás.
        }
       *[viticulture] { $level ->
            [1] Valora cada jugada por separado y a menudo se equivoca sobre lo que vale.
            [2] Mira su turno entero, pero a menudo se equivoca sobre lo que sale de él.
            [3] Mira su turno entero y se equivoca solo un poco.
            [4] Planea el año de varias maneras y rara vez se equivoca.
           *[5] Planea el año de muchas maneras y sopesa cómo pueden responder los demás.
        }
    }
opponents-level-hint = { $glasses }: { $what }
opponents-characters = Qué les gusta

# The sheet on which seats are handed over in a running game.

seats-open = Quién juega
seats-title = Quién juega
seats-line = ¿Alguien tiene que irse? Un oponente puede seguir en su lugar, y una persona puede tomar cualquier asiento, cuya mano verá entonces.
seats-line-vino = ¿Alguien tiene que irse? Un oponente puede seguir en su lugar, y una persona puede tomar cualquier asiento, cuyo dinero verá entonces.
seats-done = Seguir jugando
seats-back = Como antes

# What an opponent has done in one move, in the present tense after its name: "Sole plants two vines, then passes".

speech = { $name } { $deeds }
speech-then = { $a }, luego { $b }
speech-rooster_placed = se despierta en la fila { $place }
speech-row_taken = toma la bonificación de la fila
speech-worker_placed = va { $amount ->
        [1] { "" }
        [2] dos veces{ " " }
       *[other] { $amount } veces{ " " }
    }a «{ $place }»
speech-worker_placed-too = a «{ $place }»
speech-passed = pasa
speech-vine_planted = planta { $amount ->
        [1] { $card }
       *[other] { $card } × { $amount }
    } en el terreno { $field }
speech-vine_planted-too = { $amount ->
        [1] { $card }
       *[other] { $card } × { $amount }
    } en el terreno { $field }
speech-vine_uprooted = desarraiga { $amount ->
        [1] una vid
       *[other] { $amount } vides
    }
speech-vines_swapped = permuta dos vides
speech-field_harvested = cosecha { $amount ->
        [1] un terreno
        [2] dos terrenos
        [3] tres terrenos
       *[other] { $amount } terrenos
    }
speech-wine_made = produce { $amount ->
        [1] un vino
        [2] dos vinos
        [3] tres vinos
       *[other] { $amount } vinos
    }
speech-order_filled = completa { $amount ->
        [1] un pedido
       *[other] { $amount } pedidos
    }
speech-visitor_played = juega { FORM($card, "the") }
speech-visitor_played-too = { FORM($card, "the") }
speech-structure_built = construye { FORM($thing, "the") }
speech-structure_built-too = { FORM($thing, "the") }
speech-worker_trained = forma a { $amount ->
        [1] un trabajador
        [2] dos trabajadores
       *[other] { $amount } trabajadores
    }
speech-worker_gained = gana { $amount ->
        [1] un trabajador
        [2] dos trabajadores
       *[other] { $amount } trabajadores
    }
speech-worker_retrieved = recupera { $amount ->
        [1] un trabajador
        [2] dos trabajadores
       *[other] { $amount } trabajadores
    }
speech-grape_sold = vende { $amount ->
        [1] una uva
       *[other] { $amount } uvas
    }
speech-field_sold = vende { $amount ->
        [1] un terreno
       *[other] { $amount } terrenos
    }
speech-field_bought = recompra { $amount ->
        [1] un terreno
       *[other] { $amount } terrenos
    }
speech-card_drawn = roba { $deck ->
        [vine] { $amount ->
            [1] una carta de vid
            [2] dos cartas de vid
           *[other] { $amount } cartas de vid
        }
        [order] { $amount ->
            [1] un pedido de vino
            [2] dos pedidos de vino
           *[other] { $amount } pedidos de vino
        }
        [summer_visitor] { $amount ->
            [1] una carta de visitante de verano
            [2] dos cartas de visitante de verano
           *[other] { $amount } cartas de visitante de verano
        }
        [winter_visitor] { $amount ->
            [1] una carta de visitante de invierno
            [2] dos cartas de visitante de invierno
           *[other] { $amount } cartas de visitante de invierno
        }
       *[other] { $amount ->
            [1] una carta
           *[other] { $amount } cartas
        }
    }
speech-card_drawn-too = { $deck ->
        [vine] { $amount ->
            [1] una carta de vid
            [2] dos cartas de vid
           *[other] { $amount } cartas de vid
        }
        [order] { $amount ->
            [1] un pedido de vino
            [2] dos pedidos de vino
           *[other] { $amount } pedidos de vino
        }
        [summer_visitor] { $amount ->
            [1] una carta de visitante de verano
            [2] dos cartas de visitante de verano
           *[other] { $amount } cartas de visitante de verano
        }
        [winter_visitor] { $amount ->
            [1] una carta de visitante de invierno
            [2] dos cartas de visitante de invierno
           *[other] { $amount } cartas de visitante de invierno
        }
       *[other] { $amount ->
            [1] una carta
           *[other] { $amount } cartas
        }
    }
speech-card_discarded = descarta { $amount ->
        [1] una carta
       *[other] { $amount } cartas
    }
speech-card_given = da { $amount ->
        [1] una carta
       *[other] { $amount } cartas
    }
speech-declined = renuncia
speech-lira_changed = { $sign ->
        [minus] paga
       *[plus] gana
    } { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    }
speech-residual_changed = recibe al año { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } { $sign ->
        [minus] menos
       *[plus] más
    }
speech-grape_gained = obtiene { $amount ->
        [1] una uva
       *[other] { $amount } uvas
    }
speech-vp_changed = { $sign ->
        [minus] pierde
       *[plus] gana
    } { $amount } PV

vino-speech-regions_chosen = elige en secreto
vino-speech-vineyard_bought = compra { $amount ->
        [1] un viñedo
        [2] dos viñedos
       *[other] { $amount } viñedos
    } en { FORM($place, "the") }
vino-speech-vineyard_bought-too = { $amount ->
        [1] uno
        [2] dos
       *[other] { $amount }
    } en { FORM($place, "the") }
vino-speech-vineyard_given = recibe { $amount ->
        [1] un viñedo
       *[other] { $amount } viñedos
    } en { FORM($place, "the") }
vino-speech-vineyard_returned = devuelve { $amount ->
        [1] un viñedo
       *[other] { $amount } viñedos
    } en { FORM($place, "the") }
vino-speech-variety_taken = cultiva { $thing } en { FORM($place, "the") }
vino-speech-wine_sold = vende { $quantity } de { $thing } por { $amount }
vino-speech-passed = no compra más en { FORM($place, "the") }
vino-speech-passed-bare = no compra nada en { FORM($place, "the") }
vino-speech-passed-sell = no vende nada
vino-speech-skipped = no puede comprar nada
vino-speech-end_wished = quiere terminar la partida
vino-speech-declined = sigue jugando
opponent-simpler = { $name } no ha podido pensarlo hasta el final: ha dado una respuesta más sencilla.
opponent-stuck = { $name } no puede pensar en este momento: se vuelve a intentar cada pocos segundos.
