# The words of effects: cards, spaces and rows are said with these messages and no others.
# things: always a direct object with a number
fx-thing-lira =
    { $n ->
        [one] { $n } lira
       *[other] { $n } liras
    }
fx-thing-vp = { $n } PV
fx-thing-worker =
    { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }
fx-thing-grande =
    { $n ->
        [one] { $n } trabajador grande
       *[other] { $n } trabajadores grandes
    }
fx-thing-temporary_worker = el trabajador temporal
fx-thing-card =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de { $whose ->
        [they] su
       *[you] tu
    } mano
fx-thing-card-all =
    todas las cartas de { $whose ->
        [they] su
       *[you] tu
    } mano (al menos 1)
fx-thing-visitor =
    { $n ->
        [one] { $n } carta de visitante
       *[other] { $n } cartas de visitante
    }
fx-thing-summer_visitor =
    { $n ->
        [one] { $n } carta de visitante de verano
       *[other] { $n } cartas de visitante de verano
    }
fx-thing-winter_visitor =
    { $n ->
        [one] { $n } carta de visitante de invierno
       *[other] { $n } cartas de visitante de invierno
    }
fx-thing-vine =
    { $n ->
        [one] { $n } carta de vid
       *[other] { $n } cartas de vid
    }
fx-thing-order =
    { $n ->
        [one] { $n } carta de pedido
       *[other] { $n } cartas de pedido
    }
fx-thing-grape =
    { $n ->
        [one] { $n } uva
       *[other] { $n } uvas
    }
fx-thing-wine =
    { $n ->
        [one] { $n } vino
       *[other] { $n } vinos
    }{ $worth ->
        [0] { "" }
       *[other] { " " }de valor { $worth } o más
    }
# verbs: form is plain (an order to the reader), infinitive (after poder, deber, para, dejar), label (on a button)
# or third (after a name, mostly the same word as an order); $party is the name of another player
fx-gain =
    { $form ->
        [infinitive] ganar
        [label] ganar
       *[plain] gana
    } { $what }
fx-pay =
    { $form ->
        [infinitive] pagar
        [label] pagar
       *[plain] paga
    } { $what }
fx-lose =
    { $form ->
        [infinitive] perder
        [label] perder
       *[plain] pierde
    } { $what }
fx-discard =
    { $form ->
        [infinitive] descartar
        [label] descartar
       *[plain] descarta
    } { $what }
# [them] stands after a mention of the players meant, so a pronoun will do
fx-give =
    { $to ->
        [them]
            { $form ->
                [infinitive] darle
                [label] darle
                [third] le da
               *[plain] dale
            } { $what }
        [owner]
            { $form ->
                [infinitive] dar
                [label] dar
               *[plain] da
            } { $what } a quien ha jugado la carta
        [named]
            { $form ->
                [infinitive] dar
                [label] dar
               *[plain] da
            } { $what } a { $party }
       *[you]
            { $form ->
                [infinitive] darte
                [label] darte
               *[plain] te da
            } { $what }
    }
fx-draw =
    { $form ->
        [infinitive] robar
        [label] robar
       *[plain] roba
    } { $what }
fx-plant =
    { $form ->
        [infinitive] plantar
        [label] plantar
       *[plain] planta
    } { $mode ->
        [up_to] hasta { $n } vides
       *[exact]
            { $n ->
                [one] { $n } vid
               *[other] { $n } vides
            }
    }{ $from ->
        [deck] { " " }{ $n ->
            [one] elegida
           *[other] elegidas
        } del mazo
       *[hand] { "" }
    }{ $ignore ->
        [structures] { " " }(aun sin las estructuras que { $n ->
                [one] requiere
               *[other] requieren
            })
        [limit] { " " }(aun por encima del límite del terreno)
       *[none] { "" }
    }
fx-uproot =
    { $form ->
        [infinitive] desarraigar
        [label] desarraigar
       *[plain] desarraiga
    } { $mode ->
        [up_to] hasta { $n } vides
       *[exact]
            { $n ->
                [one] { $n } vid
               *[other] { $n } vides
            }
    }
fx-harvest =
    { $form ->
        [infinitive] cosechar
        [label] cosechar
       *[plain] cosecha
    } { $mode ->
        [up_to] hasta { $n } terrenos
       *[exact]
            { $n ->
                [one] { $n } terreno
               *[other] { $n } terrenos
            }
    }
fx-build =
    { $form ->
        [infinitive] construir
        [label] construir
       *[plain] construye
    } { $mode ->
        [up_to] hasta { $n } estructuras
       *[exact]
            { $n ->
                [one] { $n } estructura
               *[other] { $n } estructuras
            }
    }
fx-build-cellar =
    { $form ->
        [infinitive] mejorar
        [label] mejorar
       *[plain] mejora
    } { $whose ->
        [they] su
       *[you] tu
    } bodega
# The names for it have their article: “construye el yugo”
fx-build-named =
    { $form ->
        [infinitive] construir
        [label] construir
       *[plain] construye
    } { $name }
fx-at-cost = { $what } por su coste impreso
fx-at-discount =
    { $what } con { $discount ->
        [one] { $discount } lira
       *[other] { $discount } liras
    } de descuento{ $n ->
        [one] { "" }
       *[other] { " " }en cada una
    }
fx-name-trellis = el emparrado
fx-name-irrigation = el riego
fx-name-yoke = el yugo
fx-name-windmill = el molino
fx-name-cottage = la casa de campo
fx-name-tasting_room = la sala de catas
fx-name-medium_cellar = la bodega mediana
fx-name-large_cellar = la bodega grande
fx-fill_order =
    { $form ->
        [infinitive] completar
        [label] completar
       *[plain] completa
    } { $n ->
        [one] { $n } pedido
       *[other] { $n } pedidos
    }
fx-age =
    { $form ->
        [infinitive] envejecer
        [label] envejecer
       *[plain] envejece
    } { $n ->
        [0] todos los vinos de { $whose ->
                [they] su
               *[you] tu
            } bodega
        [one] { $n } vino
       *[other] { $n } vinos
    }{ $times ->
        [1] { "" }
        [2] { " " }dos veces
       *[other] { " " }{ $times } veces
    }
fx-sell-field =
    { $form ->
        [infinitive] vender
        [label] vender
       *[plain] vende
    } 1 terreno vacío
fx-buy_back-field =
    { $form ->
        [infinitive] recomprar
        [label] recomprar
       *[plain] recompra
    } 1 terreno
fx-play-summer_visitor =
    { $form ->
        [infinitive] jugar
        [label] jugar
       *[plain] juega
    } 1 carta de visitante de verano
fx-play-winter_visitor =
    { $form ->
        [infinitive] jugar
        [label] jugar
       *[plain] juega
    } 1 carta de visitante de invierno
fx-pass-season =
    { $form ->
        [infinitive] pasar
        [label] pasar
       *[plain] pasa
    } en esta estación
# measures after "for each"
fx-per = { $what } { $per }
fx-per-empty_field =
    por cada uno de { $whose ->
        [they] sus
       *[you] tus
    } terrenos vacíos
fx-per-planted_field =
    por cada uno de { $whose ->
        [they] sus
       *[you] tus
    } terrenos plantados
fx-per-structure_costing =
    por cada una de { $whose ->
        [they] sus
       *[you] tus
    } estructuras de coste impreso { $n }
fx-per-wine_in_large_cellar =
    por cada vino de { $whose ->
        [they] su
       *[you] tu
    } bodega grande
fx-per-wine_in_medium_cellar =
    por cada vino de { $whose ->
        [they] su
       *[you] tu
    } bodega mediana
fx-per-hand_card =
    por cada carta de { $whose ->
        [they] su
       *[you] tu
    } mano
fx-per-made-sparkling = por cada vino espumoso producido así
fx-per-made-types = por cada tipo distinto de vino producido así
# tests and conditions: [they] is always said after “que” or “siempre que”, so in the subjunctive
fx-test-at_least = al menos { $n }
fx-test-below = menos de { $n }
fx-test-fewer = menos de { $n }
fx-test-equal = { $n }
fx-cond-built-cost = su coste impreso es { $amount }
fx-cond-planted-value = la vid plantada tiene un valor total de { $amount }
fx-cond-planted-varieties =
    en su terreno hay { $amount } { $n ->
        [one] variedad de vid
       *[other] variedades de vid distintas
    }
fx-cond-planted_vine =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] vid
       *[other] vides
    } en { $whose ->
        [they] sus
       *[you] tus
    } terrenos
fx-cond-structure =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] estructura
       *[other] estructuras
    }
# joining
fx-comma = { $a }, { $b }
fx-either = o { $a } o bien { $b }
fx-semicolon = { $a }; { $b }
fx-sentence = { $what }.
    .small = { $what }.
fx-price = { $cost } para { $gain }
fx-all-in-order = { $what }, en el orden que prefieras
fx-may-you = puedes { $what }
fx-then-may-you = después puedes { $what }
fx-if = si { $cond }, { $what }
fx-then-if = después, si { $cond }, { $what }
fx-each-may =
    { $who ->
        [all] cada jugador, también tú, puede
        [all_in_season] cada jugador que no haya pasado en esta estación, también tú, puede
        [opponents] cada oponente puede
       *[right_neighbour] el jugador a tu derecha puede
    } { $what }
fx-each-must =
    { $who ->
        [all] cada jugador, también tú, debe elegir:
        [all_in_season] cada jugador que no haya pasado en esta estación, también tú, debe elegir:
        [opponents] cada oponente debe elegir:
       *[right_neighbour] el jugador a tu derecha debe elegir:
    } { $what }
fx-let-them =
    { $form ->
        [infinitive] dejar
        [label] dejar
       *[plain] deja
    } a quien ha jugado la carta { $what }
fx-let-named =
    { $form ->
        [infinitive] dejar
        [label] dejar
       *[plain] deja
    } a { $party } { $what }
fx-let-you =
    { $form ->
        [infinitive] dejarte
        [label] dejarte
       *[plain] te deja
    } { $what }
fx-for-each-who =
    { $what } { $who ->
        [opponents] por cada oponente que
       *[right_neighbour] siempre que el jugador a tu derecha
    } { $cond }
fx-pick =
    { $n ->
        [one] elige { $n } oponente
       *[other] elige hasta { $n } oponentes
    }
fx-pick-you = por cada oponente elegido, { $what }
fx-together = tus oponentes pueden, entre todos, { $what }
fx-together-else = si no lo hacen, { $what }
fx-then = después, { $what }
# ways of doing
fx-make_wine =
    { $form ->
        [infinitive] producir
        [label] producir
       *[plain] produce
    } { $mode ->
        [up_to] hasta { $n } vinos
       *[exact]
            { $n ->
                [one] { $n } vino
               *[other] { $n } vinos
            }
    }{ $worth ->
        [0] { "" }
       *[other] { " " }de valor { $worth } o más
    }{ $ignore ->
        [cellars] { " " }(aun sin las bodegas necesarias)
       *[none] { "" }
    }
fx-swap_vines =
    { $form ->
        [infinitive] permutar
        [label] permutar
       *[plain] permuta
    } { $n } de { $whose ->
        [they] sus
       *[you] tus
    } vides entre dos terrenos sin superar el límite de ninguno
fx-place_grape =
    { $form ->
        [infinitive] colocar
        [label] colocar
       *[plain] coloca
    } { $colour ->
        [either] 1 uva roja o blanca de valor { $value }
        [both] 1 uva roja y 1 uva blanca de valor { $value }
        [red] 1 uva roja de valor { $value }
       *[white] 1 uva blanca de valor { $value }
    } en { $whose ->
        [they] su
       *[you] tu
    } lagar
fx-train =
    { $form ->
        [infinitive] formar
        [label] formar
       *[plain] forma
    } a { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }{ $ready ->
        [this_year] { " " }que ya { $n ->
                [one] puede
               *[other] pueden
            } trabajar este año
       *[next_year] { "" }
    }
fx-retrieve =
    { $form ->
        [infinitive] recuperar
        [label] recuperar
       *[plain] recupera
    } { $mode ->
        [up_to] hasta { $n }
       *[exact] { $n }
    } de { $whose ->
        [they] sus
       *[you] tus
    } trabajadores{ $from ->
        [other_actions] { " " }de otras acciones
       *[anywhere] { "" }
    }
fx-retrieve-grande =
    { $form ->
        [infinitive] recuperar
        [label] recuperar
       *[plain] recupera
    } { $whose ->
        [they] su
       *[you] tu
    } trabajador grande
fx-take_discarded =
    { $form ->
        [infinitive] tomar
        [label] tomar
       *[plain] toma
    } la carta superior de { $n ->
        [one] { $n } pila de descartes
       *[other] { $n } pilas de descartes distintas
    }
fx-reveal =
    { $form ->
        [infinitive] revelar la carta superior de cada mazo, conservar { $keep } y descartar las demás
        [label] revelar la carta superior de cada mazo, conservar { $keep } y descartar las demás
       *[plain] revela la carta superior de cada mazo, conserva { $keep } y descarta las demás
    }
fx-sell-grapes =
    { $form ->
        [infinitive] vender
        [label] vender
       *[plain] vende
    } 1 o más uvas
fx-use_action-earlier_season =
    { $form ->
        [infinitive] realizar
        [label] realizar
       *[plain] realiza
    } 1 acción de una estación anterior (aunque esté llena, sin trabajador ni bonificación)
fx-plan_worker-later_season =
    { $form ->
        [infinitive] colocar
        [label] colocar
       *[plain] coloca
    } 1 trabajador disponible en una acción de una estación posterior (se realiza al empezar esa estación)
fx-move_rooster-empty_row =
    { $form ->
        [infinitive] mover
        [label] mover
       *[plain] mueve
    } { $whose ->
        [they] su
       *[you] tu
    } gallo a una fila de despertar libre (con su bonificación)
fx-raise =
    { $form ->
        [infinitive] aumentar
        [label] aumentar
       *[plain] aumenta
    } { $whose ->
        [they] su
       *[you] tu
    } pago residual en { $n }
fx-lower =
    { $form ->
        [infinitive] reducir
        [label] reducir
       *[plain] reduce
    } { $whose ->
        [they] su
       *[you] tu
    } pago residual en { $n }
fx-at-nothing =
    { $what } { $priced ->
        [yes] sin más coste
       *[no] gratis
    }
fx-costing = { $what } de coste impreso { $costs }
# what is counted and asked
fx-thing-any_visitor =
    { $mode ->
        [up_to] hasta { $n } cartas de visitante, de verano o de invierno
       *[exact]
            { $n ->
                [one] { $n } carta de visitante de verano o de invierno
               *[other] { $n } cartas de visitante de verano o de invierno
            }
    }
fx-cond-worker =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] trabajador en total
       *[other] trabajadores en total
    }
fx-cond-harvested-fields =
    has cosechado así { $amount } { $n ->
        [one] terreno
       *[other] terrenos
    }
fx-cond-vp =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } PV
fx-cond-summer_visitor_in_hand =
    { $whose ->
        [they] tenga
       *[you] tienes
    } en la mano { $amount } { $n ->
        [one] carta
       *[other] cartas
    } de visitante de verano
fx-cond-paid-rivals =
    { $n ->
        [0] ningún otro vino de la mesa vale tanto
        [one] { $amount } vino de la mesa vale tanto o más
       *[other] { $amount } vinos de la mesa valen tanto o más
    }
fx-cond-wine =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] vino
       *[other] vinos
    }
# joining
fx-and = { $a } y { $b }
fx-and-also = { $a }, y { $b }
fx-or = { $sound ->
        [n8] { $a } u { $b }
        [n11] { $a } u { $b }
       *[other] { $a } o { $b }
    }
fx-or-else = { $a } O bien { FORM($b, "small") }
fx-and-then = { $a } { $b }
    .small = { FORM($a, "small") } { $b }
fx-otherwise = si no, { $what }
fx-if-else = si { $cond }, { $what }; si no, { $other }
fx-choose-n =
    { $form ->
        [infinitive] realizar
        [label] realizar
       *[plain] realiza
    } { $n } de estas opciones, en cualquier orden: { $what }
fx-choose-one =
    { $form ->
        [infinitive] realizar
        [label] realizar
       *[plain] realiza
    } una de estas opciones: { $what }
fx-choose-all =
    { $form ->
        [infinitive] realizar
        [label] realizar
       *[plain] realiza
    } todas estas opciones, en cualquier orden: { $what }
# what follows a choice: the comma closes the choice
fx-choice-then = { $a }, y después { $b }
fx-both-for = puedes { $cost } para hacer ambas cosas, en el orden que prefieras
fx-for-each-doer = { $what } por cada oponente que lo haga
fx-for-each-doer-first = por cada oponente que lo haga, { $what }
fx-for-each-who-first =
    { $who ->
       *[opponents] por cada oponente que { $cond }, { $what }
        [right_neighbour] siempre que el jugador a tu derecha { $cond }, { $what }
    }
fx-pick-if-else = cada oponente elegido que { $cond } debe { $what }; por cada uno de los demás, { $other }
# board
fx-with-bonus = { $action } Bonificación: { $bonus }
fx-bonus-more = { $n } más.
fx-each-does =
    { $who ->
        [all] cada jugador, también tú, debe
        [all_in_season] cada jugador que no haya pasado en esta estación, también tú, debe
        [opponents] cada oponente debe
       *[right_neighbour] el jugador a tu derecha debe
    } { $what }
fx-amount = { $n }
fx-per-structure =
    por cada una de { $whose ->
        [they] sus
       *[you] tus
    } estructuras
fx-per-worker =
    por cada uno de { $whose ->
        [they] sus
       *[you] tus
    } trabajadores
fx-per-planted_vine =
    por cada una de { $whose ->
        [they] sus
       *[you] tus
    } vides plantadas
fx-per-wine =
    por cada uno de { $whose ->
        [they] sus
       *[you] tus
    } vinos
fx-per-summer_visitor_in_hand =
    por cada carta de visitante de verano de { $whose ->
        [they] su
       *[you] tu
    } mano
fx-per-planted-varieties = por cada variedad distinta del terreno recién plantado
fx-per-harvested-fields = por cada terreno cosechado así
fx-cond-empty_field =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] terreno vacío
       *[other] terrenos vacíos
    }
fx-cond-planted_field =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] terreno plantado
       *[other] terrenos plantados
    }
fx-cond-wine_in_medium_cellar =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] vino
       *[other] vinos
    } en la bodega mediana
fx-cond-wine_in_large_cellar =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] vino
       *[other] vinos
    } en la bodega grande
fx-cond-hand_card =
    { $whose ->
        [they] tenga
       *[you] tienes
    } { $amount } { $n ->
        [one] carta
       *[other] cartas
    } en la mano
fx-cond-made-sparkling =
    has producido así { $amount } { $n ->
        [one] vino espumoso
       *[other] vinos espumosos
    }
fx-cond-made-types =
    has producido así { $amount } { $n ->
        [one] tipo
       *[other] tipos
    } de vino{ $n ->
        [one] { "" }
       *[other] { " " }distintos
    }
