# Questions: a title and one explaining line for every kind of question, and the words on every answer.
# Where two seats have to do with a question, its line says so: $head names the card and who played it or for whom its
# owner is asked, $what is to be done, and the owner called $name does $gain (“gana 1 PV”) for it.
# $source is what asks, $minimum and $maximum how many are chosen in all, $picked how many are already.

ask-turn = Coloca un trabajador o pasa
ask-turn-line = Elige un trabajador y una casilla. Si pasas, esta estación termina para ti.
ask-wake = Elige una fila de despertar
ask-wake-line = { $alone ->
        [yes] Da su bonificación y la ficha que tiene encima.
       *[no] Las primeras filas actúan antes; las últimas dan más.
    }
ask-mama = Elige a tu mamá
ask-mama-line = Aporta trabajadores y tus primeras cartas. La otra vuelve a la caja.
ask-papa = Elige a tu papá
ask-papa-line = Aporta el trabajador grande, dinero y un regalo. El otro vuelve a la caja.
ask-bonus = ¿Tomas la bonificación?
ask-bonus-line = { $bonus }
ask-play = ¿Qué visitante juegas?
ask-play-line = Solo se ofrecen visitantes que se pueden jugar hasta el final.
ask-gift = ¿Qué regalo de { $source }?
ask-gift-line = Tú eres { $name }. Tu mamá ha traído trabajadores y cartas; { $source }, tu papá, trae al trabajador grande, dinero y uno de estos regalos.
ask-branch = { $source }: ¿qué opción?
ask-branch-line = { $missing ->
        [0] {""}
       *[other] Solo se ofrece lo que se puede hacer hasta el final.
    }
ask-order = { $source }: ¿qué haces ahora?
ask-order-line = { $all ->
        [yes] Lo haces todo, en el orden que prefieras.
       *[no] Haces { $maximum } de estas opciones, en cualquier orden.
    }
ask-may = ¿Quieres hacerlo?
ask-may-line = { $source }: { $offer }.
ask-deck = ¿De qué mazo?
ask-deck-line = Solo ves la carta después de elegir el mazo.
ask-plant = ¿Qué vid plantas, y dónde?
ask-plant-line = Elige una carta de vid y después un terreno.
ask-uproot = ¿Qué vid desarraigas?
ask-uproot-line = Vuelve a tu mano.
ask-uproot_or_harvest = ¿Desarraigas una vid o cosechas un terreno?
ask-uproot_or_harvest-line = El yugo hace una de las dos cosas, una vez al año.
ask-swap = ¿Qué dos vides permutas?
ask-swap-line = Ningún terreno puede superar su límite.
ask-harvest = ¿Qué terreno cosechas?
ask-harvest-line = Cada terreno, una vez al año: una uva de cada color, con el valor de todas sus vides.
ask-build = ¿Qué estructura construyes?
ask-build-line = Elígela en tu tablero de viñedo.
ask-make = ¿Qué vino produces?
ask-make-line = Si su espacio está ocupado o sin construir, el vino valdrá menos.
ask-age = ¿Qué vino envejeces?
ask-age-line = Sube 1, si el siguiente espacio está libre y en una bodega que tienes.
ask-fill = ¿Qué pedido completas?
ask-fill-line = Recibes sus puntos al momento y sus liras cada año.
ask-use_wine = ¿Qué vino entregas?
ask-use_wine-line = Varios de tus vinos servirían.
ask-gain_grape = ¿Una uva de qué color?
ask-gain_grape-line = Se coloca en tu lagar con valor 1.
ask-sell = ¿Qué vendes o recompras?
ask-sell-line = Las uvas de más valor dan más liras; un terreno da o cuesta su propio número.
ask-pay =
    ¿Qué { $what ->
        [grape] uva
        [wine] vino
       *[card] carta
    } descartas?
ask-pay-line = Es lo que pide { FORM($source, "the") }.
ask-discard = Descarta hasta quedarte con { $limit } cartas
ask-discard-line = Elige de qué cartas te deshaces al final del año.
ask-give = ¿Qué carta das?
ask-give-line = Va a la mano de quien ha jugado { FORM($source, "the") }.
ask-offer = ¿Cuántas cartas das?
ask-offer-line = { $source }: los oponentes dan, entre todos, justo lo que se pide, o nada.
ask-seat = { $who ->
        [all] ¿Qué jugador?
        [all_in_season] ¿Qué jugador?
       *[opponents] ¿Qué oponente?
    }
ask-seat-line = Elige a quiénes afecta { FORM($source, "the") }.
ask-retrieve = ¿Qué trabajador recuperas?
ask-retrieve-line = La casilla que deja queda libre.
ask-use = ¿Qué acción realizas?
ask-use-line = Sin trabajador y sin su bonificación, aunque esté llena.
ask-plan = ¿Qué trabajador, y para qué acción?
ask-plan-line = La acción se realiza cuando empieza su estación.
ask-keep = ¿Qué carta conservas?
ask-keep-line = Las demás se descartan.
ask-take = ¿De qué pila de descartes?
ask-take-line = Tomas su carta superior.
ask-played = { $source }, carta que juega { $name }
ask-part = { $source }, porque { $name } participa
ask-let = { $source }, porque { $name } te deja
ask-for = { $source }, por { $name }
ask-what = { $head }: { $what }
ask-gain = { $about }; a cambio, { $name } { $gain }
ask-together = { $head }: los oponentes pueden, entre todos, { $give }; si no lo hacen, { $name } { $otherwise }
ask-about = { $about }. { $more }
ask-several = { $line } Hasta ahora: { $picked } de { $maximum }.
ask-up-to = { $line } Hasta ahora: { $picked } de hasta { $maximum }.

## Answers

choice-done = Listo
choice-pass = Pasar
choice-bonus = { $beside ->
        [yes] Primero la bonificación: { $bonus }
       *[no] Tomar la bonificación
    }
    .short = { $beside ->
            [yes] Bonificación: { $bonus }
           *[no] Tomarla
        }
choice-leave-bonus = Renunciar a ella
    .short = Dejarla
choice-yes = Sí
choice-no = No
choice-both = Ambas: { $cost }
choice-mama = { $card }
choice-papa = { $card }
choice-wake = Fila { $n }
choice-place = { $worker }: { $space }
choice-plan = { $worker }: { $space }
choice-play = Jugar { FORM($card, "the") }
choice-branch = { $what }
choice-draw-vine = Robar una vid
choice-draw-order = Robar un pedido
choice-draw-summer_visitor = Robar un visitante de verano
choice-draw-winter_visitor = Robar un visitante de invierno
choice-draw-two = Robar un visitante de verano y uno de invierno
# Without $winter: it is more than one where it stands before its word
choice-draw-many =
    { $summer ->
        [0] Robar { $winter } visitantes de invierno
       *[other]
            { $winter ->
                [0] Robar { $summer } visitantes de verano
               *[other]
                    Robar { $summer ->
                        [one] { $summer } visitante de verano
                       *[other] { $summer } visitantes de verano
                    } y { $winter } de invierno
            }
    }
choice-draw-two-summer_visitor = Robar 2 visitantes de verano
choice-draw-two-winter_visitor = Robar 2 visitantes de invierno
choice-plant = { $vine } en { FORM($field, "the") }
choice-uproot = Desarraigar { $vine } { FORM($field, "of") }
choice-swap = { $vine } { FORM($field, "of") } por { $othervine } { FORM($otherfield, "of") }
choice-harvest = Cosechar { FORM($field, "the") }
choice-build = { $structure }
choice-make-red = Vino tinto de { $grapes }
choice-make-white = Vino blanco de { $grapes }
choice-make-blush = Vino rosado de { $grapes }
choice-make-sparkling = Vino espumoso de { $grapes }
choice-age = { $wine }
choice-fill = { $card }
choice-use-wine = { $wine }
choice-use = { $action }
choice-gain-grape = { $grape }
choice-sell-grape = Vender la { $grape } por { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
choice-sell-field = Vender { FORM($field, "the") } por { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
choice-buy-field = Recomprar { FORM($field, "the") } por { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
choice-pay-card = Descartar { FORM($card, "the") }
choice-pay-grape = Descartar la { $grape }
choice-pay-wine = Descartar el { $wine }
choice-discard = Descartar { FORM($card, "the") }
choice-give-card = Dar { FORM($card, "the") }
choice-offer = { $n ->
        [0] Ninguna carta
        [one] { $n } carta
       *[other] { $n } cartas
    }
choice-seat = { $name }
choice-retrieve = { $worker }: { $space }
choice-keep = Conservar { FORM($card, "the") }
choice-take = { $pile }
