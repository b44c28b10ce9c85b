# What now?: suggested moves, and what each of them is good for, in one sentence. $place is a field or a region, $thing a
# structure, a wine or a variety, $card an order, a vine or a visitor.

advice-title = ¿Y ahora?
advice-looking = Se buscan buenas jugadas …
advice-nothing = Aquí no hay nada que sugerir.
advice-soon = En cuanto se te pregunte algo.
advice-whole = Tu respuesta está completa: cierra y confírmala.
advice-close = Cerrar
advice-closed = Abre primero tu mano: las sugerencias revelarían tus cartas.
advice-off = { $by ->
        [lesson] La lección muestra el camino: haz lo que dice su hoja.
        [table] Esta mesa juega sin sugerencias.
       *[settings] Las sugerencias están desactivadas en los ajustes.
    }
table-sign-advice = ¿Y ahora? Buenas jugadas y para qué sirven: { $press }
advice-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

## Viticulture: from this turn to an order, or as far as it leads there

advice-order = Completas { $card }: { $points }.
advice-wine-order = Con el { $thing } puedes completar este año { $card }: { $points }.
advice-wine = Obtienes un { $thing }. El vino completa pedidos y madura en la bodega.
advice-wine-suits = Obtienes un { $thing }: lo pide { $card } que tienes en la mano.
advice-harvest-wine-order = { FORM($place, "the") } da la uva para el { $thing } con el que puedes completar { $card }: { $points }.
advice-harvest-wine = La uva { FORM($place, "of") } puede convertirse este año en un { $thing }.
advice-harvest = { FORM($place, "the") } da uva, con la que puedes producir vino.
advice-plant-wine-order = Si plantas ahora, { FORM($place, "the") } da este año el { $thing } con el que puedes completar { $card }: { $points }.
advice-plant-wine = { $card } en { FORM($place, "the") }: este año se puede cosechar y producir un { $thing }.
advice-plant = { $card } en { FORM($place, "the") } da uva en cada cosecha.

## Viticulture: what else a turn brings

advice-structure-vine = Con { FORM($thing, "the") } puedes plantar { $card }, que tienes en la mano.
advice-structure-order = Con { FORM($thing, "the") } puedes guardar el vino de { $amount } que pide { $card }.
advice-structure = Desde ahora { FORM($thing, "the") } te sirve hasta el final de la partida.
advice-structure-way = Un paso hacia tu pedido más cercano: { FORM($thing, "the") }.
advice-structure-fits = Con { FORM($thing, "the") } tu bodega basta para { $amount } de los { $count } pedidos; hasta ahora, para { $cost ->
        [one] uno solo
       *[other] { $cost }
    }.
advice-wants-vine = { $told } Para { $card } te hace falta { $amount ->
        [0] una vid de uva roja
       *[other] una vid de uva blanca
    }.
advice-train = Desde el año que viene tienes { $amount } trabajadores.
advice-worker = Cada año tienes { $amount } trabajadores para colocar.
advice-grape = Recibes { $grape }: con la uva se produce vino.
advice-lira-build = Con { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } más puedes construir { FORM($thing, "the") }.
advice-lira-vine = Con { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } más puedes construir { FORM($thing, "the") } que pide tu vid { $card }.
advice-lira-more = { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } más: entonces tienes { $cost } para construir y formar trabajadores.
advice-lira-last = Con los mismos puntos decide el dinero: { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } más.
advice-field-sold = { $told } A cambio vendes { FORM($place, "the") }; puedes recomprarlo por el mismo precio.
advice-way = { $told } Así puedes completar { $card } { $time }. Después: { $step }.
advice-way-same = { $told } Puedes completar ese pedido { $time }. Después: { $step }.
advice-way-time = { $n ->
        [0] este año
        [1] el año que viene
       *[other] en { $years } más o menos
    }
advice-way-vine = { $amount ->
        [0] una vid de uva roja
       *[other] una vid de uva blanca
    }
advice-way-lira = { $amount ->
        [one] 1 lira más
       *[other] { $amount } liras más
    } para { FORM($thing, "the") }
advice-way-build = { FORM($thing, "the") }
advice-way-plant = plantar { $thing }
advice-way-harvest = cosechar la uva
advice-way-make = producir el vino
advice-way-ripen = dejar madurar el vino
advice-leaves = { $told } Pero para el invierno { $amount ->
        [0] no queda ningún trabajador
        [one] queda un solo trabajador
       *[other] quedan { $amount } trabajadores
    }, y { $card } necesita { $cost ->
        [one] uno
       *[other] { $cost }
    }.
advice-orders-none = { $amount ->
        [0] No tienes pedidos, y sin pedido el vino no da puntos.
        [one] No tienes pedidos, y sin pedido el vino no da puntos. Uno solo de los { $count } pedidos no necesita más bodega que la tuya.
       *[other] No tienes pedidos, y sin pedido el vino no da puntos. { $amount } de los { $count } pedidos no necesitan más bodega que la tuya.
    }
advice-orders-far = { $amount ->
        [0] Tienes en la mano { $card }: faltan { $years } más o menos. Otro puede estar más cerca.
        [one] Tienes en la mano { $card }: faltan { $years } más o menos. Otro puede estar más cerca: uno de los { $count } pedidos no necesita más bodega que la tuya.
       *[other] Tienes en la mano { $card }: faltan { $years } más o menos. Otro puede estar más cerca: { $amount } de los { $count } pedidos no necesitan más bodega que la tuya.
    }
advice-given-order = Pide un { $thing }: en { $years } más o menos.
advice-given-late = Pide un { $thing }, y ya no se puede completar antes del final de la partida.
advice-given-vine = Para plantarla hay que construir antes por { $cost ->
        [one] { $cost } lira
       *[other] { $cost } liras
    }.
advice-given-vine-order = Lo más cercano es { $card }: no necesita esta vid.
advice-given-visitor = Tienes { $held }, y cada uno necesita un trabajador.
advice-first = Este año abres cada estación: nadie ocupa un espacio antes que tú.
advice-structure-free = Normalmente cuesta { $cost ->
        [one] { $cost } lira
       *[other] { $cost } liras
    }. Desde ahora { FORM($thing, "the") } te sirve hasta el final de la partida.
advice-cheaper = Con { FORM($card, "the") }, que tienes en la mano, cuesta { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } menos.
advice-visitor = { $card }. { $told }
advice-then = { $told } { $then }
advice-on-course = Después, { $card }, tu pedido más cercano, se puede completar { $time }.
advice-best = Hasta donde se puede prever, es lo que más lejos te lleva.
advice-as-good = Hasta donde se puede prever, te lleva casi tan lejos como lo mejor.
advice-gains = Aporta { $gains }.
advice-gains-by = Con { FORM($card, "the") } aporta { $gains }.
advice-gains-first = Aporta { $gains }. Aún no tienes ninguna carta así.
advice-visitors-summer = Los visitantes de verano ayudan a construir, a plantar y a ganar dinero.
advice-visitors-winter = Los visitantes de invierno ayudan a cosechar, a producir vino y a completar pedidos.
advice-visitors-steps = Antes de completar { $card } te { $amount ->
        [one] falta un solo paso
       *[other] faltan { $amount } pasos
    } de esa clase.
advice-gain-vp = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
advice-gain-lira = { $n ->
        [one] { $n } lira
       *[other] { $n } liras
    }
advice-gain-residual = { $n ->
        [one] { $n } lira
       *[other] { $n } liras
    } más cada año
advice-gain-temporary = un trabajador más hasta el final del año
advice-gain-vine = { $n ->
        [one] 1 carta de vid
       *[other] { $n } cartas de vid
    }
advice-gain-order = { $n ->
        [one] 1 pedido de vino
       *[other] { $n } pedidos de vino
    }
advice-gain-summer-visitor = { $n ->
        [one] 1 visitante de verano
       *[other] { $n } visitantes de verano
    }
advice-gain-winter-visitor = { $n ->
        [one] 1 visitante de invierno
       *[other] { $n } visitantes de invierno
    }

## What can still be done afterwards this year; keeps: for which workers are kept

advice-then-fill = Más tarde, este mismo año, aún puedes completar { $card }.
advice-then-build = Más tarde, este mismo año, aún puedes construir { FORM($thing, "the") }.
advice-then-train = Más tarde, este mismo año, aún puedes formar a un trabajador.
advice-then-make = Más tarde, este mismo año, aún puedes producir un { $thing }.
advice-then-harvest = Más tarde, este mismo año, aún puedes cosechar { FORM($place, "the") }.
advice-then-plant = Más tarde, este mismo año, aún puedes plantar { $card }.
advice-then-play = Más tarde, este mismo año, aún puedes jugar un visitante.
advice-keeps = { $amount ->
        [one] Guarda a tu trabajador para el invierno: { $deeds }.
       *[other] Guarda a tus { $amount } trabajadores para el invierno: { $deeds }.
    }
advice-later = De lo contrario, { $card } tarda un año más.
advice-never = De lo contrario, { $card } ya no se podrá completar.
advice-deed-harvest = cosechar
advice-deed-make = producir vino
advice-deed-fill = completar un pedido
advice-deed-train = formar a un trabajador
advice-deed-play = jugar un visitante
advice-deed-order = robar un pedido
advice-keeps-fill = Quien aún no trabaja puede servir en invierno: podrías completar { $card }.
advice-keeps-build = Quien aún no trabaja puede servir en invierno: podrías llegar a construir { FORM($thing, "the") }.
advice-keeps-train = Quien aún no trabaja puede servir en invierno: podrías formar a un trabajador.
advice-keeps-make = Quien aún no trabaja puede servir en invierno: podrías producir un { $thing }.
advice-keeps-harvest = Quien aún no trabaja puede servir en invierno: podrías cosechar { FORM($place, "the") }.
advice-keeps-plant = Quien aún no trabaja puede servir en invierno: podrías llegar a plantar { $card }.
advice-keeps-play = Quien aún no trabaja puede servir en invierno: podrías jugar un visitante.

## In Vino

vino-advice-do-return = Devolver { $what }
vino-advice-do-raise = { $n ->
        [one] Subir { $what }
       *[other] Subir { $what } { $n } pasos
    }
vino-advice-sale = Vender { $thing } de { $amount ->
        [one] 1 viñedo
       *[other] { $amount } viñedos
    }
vino-advice-region-own = Tienes allí { $amount ->
        [one] un viñedo
       *[other] { $amount } viñedos
    } de { $thing } y compras antes que los nuevos, desde { $cost }.
vino-advice-region-known = { $thing }, que cultivas en { $amount ->
        [one] un viñedo
       *[other] { $amount } viñedos
    }, sigue libre allí, desde { $cost }.
vino-advice-region-demand = { $thing } sigue libre allí, y su demanda está en { $demand }. Desde { $cost }.
vino-advice-region-bottle = El regalo del gobierno está cerca: { $amount ->
        [one] solo queda un viñedo privado
       *[other] solo quedan { $amount } viñedos privados
    }, desde { $cost }.
vino-advice-region-new = Una región nueva para ti: allí { $amount ->
        [one] hay un viñedo libre
       *[other] hay { $amount } viñedos libres
    }, desde { $cost }.
vino-advice-region-gift = Allí posees más que nadie, y antes del regalo del gobierno { $amount ->
        [one] solo queda un viñedo privado
       *[other] solo quedan { $amount } viñedos privados
    }.
vino-advice-rivals = { $list } { $n ->
        [one] tiene viñedos allí y puede comprar antes que tú.
       *[other] tienen viñedos allí y pueden comprar antes que tú.
    }
vino-advice-buy = { $thing } de { $grown ->
        [one] un viñedo
       *[other] { $grown } viñedos
    } se vendería luego por { $amount }, a costa de { $lost ->
        [one] un viñedo
       *[other] { $lost } viñedos
    }.
vino-advice-buy-known = { $thing }, que cultivas en { $amount ->
        [one] un viñedo
       *[other] { $amount } viñedos
    }, sigue libre allí: por { $cost } puedes tomar su ficha.
vino-advice-buy-demand = { $thing } sigue libre allí, y su demanda está en { $demand }: por { $cost } puedes tomar su ficha.
vino-advice-buy-bottle = Por { $cost } te acercas al regalo del gobierno: { $amount ->
        [one] solo queda un viñedo privado
       *[other] solo quedan { $amount } viñedos privados
    }.
vino-advice-buy-new = Por { $cost } consigues una ficha de variedad, y más tarde compras allí antes que los nuevos.
vino-advice-buy-rank = Por { $cost } llegas al puesto { $amount } de los propietarios: a igualdad compra antes quien tiene el viñedo más caro.
vino-advice-buy-gift = El último privado de la región, por { $cost }: el regalo del gobierno llega enseguida.
vino-advice-tally = Así tienes { $grown ->
        [one] 1 viñedo
       *[other] { $grown } viñedos
    }; { $list } tiene { $amount }.
vino-advice-bottle-near = { $amount ->
        [one] Tras un viñedo privado más se va su botella.
       *[other] Tras { $amount } viñedos privados más se va su botella.
    }
vino-advice-bottle-last = Con este se va la última botella: tras las compras de esta ronda se cuentan los viñedos.
vino-advice-bottle-taken = Es el último del gobierno: la botella se va sin regalo.
vino-advice-sell = Aporta { $amount } y cuesta { $cost ->
        [one] un viñedo
       *[other] { $cost } viñedos
    }.
vino-advice-variety = Su demanda está en { $demand }, y hasta ahora la cultivas en { $cost ->
        [one] un viñedo
       *[other] { $cost } viñedos
    }.
vino-advice-raise = La cultivas en { $cost ->
        [one] un viñedo
       *[other] { $cost } viñedos
    } y la venderás por más.
vino-advice-raise-others = No la cultivas; { $cost ->
        [0] los demás, tampoco.
        [one] los demás la cultivan en un solo viñedo.
       *[other] los demás la cultivan en { $cost } viñedos.
    }
vino-advice-return = El más barato que no es tu último en su región.
vino-advice-return-next = El siguiente más barato que no es tu último en su región.
vino-advice-return-last = Cada uno de los que quedan es tu último en su región: con este queda libre su ficha en { FORM($place, "the") }.
vino-advice-keeps-money = Conservas tu dinero, { $amount }; pero ganan los viñedos, y el dinero solo deshace empates.
vino-advice-keeps-for = Conservas { $amount } para { FORM($place, "the") }, que has marcado: desde { $cost }.
vino-advice-keeps-cheaper = Conservas { $amount }: en { FORM($place, "the") } los viñedos cuestan menos, desde { $cost }.
vino-advice-keeps-vineyards = No devuelves ningún viñedo; con más viñedos de una variedad, una venta posterior aporta más.
vino-advice-region-unpaid = { $cost ->
        [0] No puedes comprar en ninguna región: esta respuesta no te cuesta nada.
       *[other] Con { $amount } no puedes pagar viñedos en ninguna región: esta respuesta no te cuesta nada; allí el más barato cuesta { $cost }.
    }
vino-advice-gift = El más caro, { $cost }: a igualdad, compra antes quien tiene el viñedo más caro.
vino-advice-gift-next = El siguiente más caro, { $cost }.
vino-advice-quiet-end = Se cuentan los viñedos como están: tú tienes { $grown }; { $list } tiene { $amount }.
vino-advice-quiet-done = Se sigue para todos, aunque solo lo quieras tú: de viñedos tienes { $grown }; { $list } tiene { $amount }.
vino-advice-in-demand = Demanda: { $demand }.

## How far an order in the hand is

order-way-now = Puedes completarlo ahora.
order-way-years = { $n ->
        [one] un año
       *[other] { $n } años
    }
order-way-age = Falta un { $thing }: el tuyo de { $start } llega en { $years }.
order-way-make = Falta un { $thing }: lo produces con tu uva.
order-way-make-later = Falta un { $thing }: tu uva llega en { $years } más o menos.
order-way-harvest = Falta un { $thing }: la uva está en tus vides.
order-way-harvest-later = Falta un { $thing }: con la uva de tus vides, en { $years } más o menos.
order-way-vines = Falta un { $thing }: aún no tienes uva ni vides para él.
order-way-cellar = Para él hay que construir { FORM($cellar, "the") }.
order-way-missing = Faltan { $count } vinos.
