# Vino in the window: names of its things, questions, panels, and what the inspector says.
# Regions: .the with the article where Spanish has one, after “en”; .of after “de”; .to after “a”.

## Names

variety-nebbiolo = Nebbiolo
variety-trebbiano = Trebbiano
variety-montepulciano = Montepulciano
    .short = Montepul.
variety-pinot_grigio = Pinot Grigio
    .short = P. Grigio
variety-barbera = Barbera
variety-letter-nebbiolo = N
variety-letter-trebbiano = T
variety-letter-montepulciano = M
variety-letter-pinot_grigio = P
variety-letter-barbera = B
region-liguria = Liguria
    .of = de Liguria
    .to = a Liguria
region-lazio = Lacio
    .the = el Lacio
    .of = del Lacio
    .to = al Lacio
region-campania = Campania
    .of = de Campania
    .to = a Campania
region-sardegna = Cerdeña
    .of = de Cerdeña
    .to = a Cerdeña
region-calabria = Calabria
    .of = de Calabria
    .to = a Calabria
region-abruzzo = Abruzos
    .the = los Abruzos
    .of = de los Abruzos
    .to = a los Abruzos
region-toscana = Toscana
    .the = la Toscana
    .of = de la Toscana
    .to = a la Toscana
region-veneto = Véneto
    .the = el Véneto
    .of = del Véneto
    .to = al Véneto
region-trentino = Trentino
    .the = el Trentino
    .of = del Trentino
    .to = al Trentino
vino-vineyard = { $region } { $price }
vino-map-title = Vigneti
vino-map-subtitle = d’Italia

## Ribbon

vino-round = Ronda { $round }
vino-phase-preliminary = Primeros viñedos
vino-phase-choose = Elegir
vino-phase-reveal = Revelar
vino-phase-buy = Comprar
vino-phase-sell = Vender
vino-phase-order = Orden
vino-order = Orden de juego
vino-when = Ronda { $round }: { $phase }
vino-last-turn = Última ronda

## Questions. $place is a region, $thing a variety, $due how many are to be chosen in all

vino-ask-region = Elige dos regiones
vino-ask-region-line = En esta ronda solo puedes comprar ahí. Nadie las ve hasta que todos hayan elegido.
vino-ask-buy-drawn = Compra según tus fichas
# $list names the regions still due, each with the variety of its tile
vino-ask-buy-drawn-due = { $left ->
        [one] Haz clic en un viñedo de borde verde: { $list }.
       *[other] Haz clic en un viñedo de borde verde en cada una: { $list }.
    }
# Se añade a la línea anterior para quien es nuevo en el juego
vino-ask-buy-drawn-aim = Gana quien tenga más viñedos; la ronda en la que se va la última botella es la última.
vino-drawn-tile = { $place } ({ $thing })
vino-ask-buy-any = Compra un viñedo
vino-ask-buy-any-line = En cualquier región que aún tenga una ficha para ti.
vino-ask-buy-owners = Compra en { FORM($place, "the") }
vino-ask-buy-owners-line = Ya tienes viñedos aquí: compra los que quieras.
vino-ask-buy-newcomers = Compra en { FORM($place, "the") }
vino-ask-buy-newcomers-line = No tenías viñedos aquí: compra de uno en uno, por turnos con los demás, hasta que pases.
vino-ask-buy-alone-line = Nadie más compra ya aquí: compra los que quieras.
# On the large plate, before emblems and names: who buys next in its region; $gift: whether a gift holds them up
vino-then = { $gift ->
        [yes] Tras la donación
       *[no] Después
    }
    .short = { $gift ->
        [yes] Tras ella
       *[no] Luego
    }
vino-then-newcomers = luego los nuevos
    .short = nuevos
vino-then-nobody = { $gift ->
        [yes] Tras la donación, aquí no compra nadie.
       *[no] Aquí no sigue nadie.
    }
    .short = { $gift ->
        [yes] Nadie tras ella
       *[no] No sigue nadie
    }
vino-ask-variety = ¿Qué variedad en { FORM($place, "the") }?
vino-ask-variety-line = La llevan todos tus viñedos de aquí. Elige una ficha.
vino-ask-gift = Donación del gobierno: { $place }
vino-ask-gift-line = { $due ->
        [one] Elige un viñedo; es gratis.
       *[other] Elige { $due } viñedos; son gratis.
    }
vino-ask-sell = Vende una variedad
vino-ask-return = Devuelve viñedos
vino-ask-return-line = Tienen que ser de { $thing }.
vino-ask-raise = Reparte las subidas
vino-ask-raise-line = { $thing } ha bajado; las demás suben otros tantos pasos.
vino-ask-quiet = ¿Terminar la partida tal como está?
vino-ask-quiet-line = En tres rondas nadie ha comprado ni vendido. Si todos la terminan, los viñedos se cuentan como están.

vino-done = Fin de compras
vino-quiet-end = Terminar
vino-quiet-done = Seguir jugando
vino-pass-buy = No comprar
vino-pass-sell = No vender
# What is told of an answer that waits for Confirm
vino-final = Después juegan los demás. Hasta que alguien responda, la flecha de arriba lo deshace.
vino-drops-sale = Has empezado a vender { $quantity } de { $thing }: eso se abandona.
vino-reveals = Después se revelan fichas ocultas: no se puede deshacer.
vino-may-reveal = Después no podrás deshacerlo.
vino-may-be-final = Después quizá no puedas deshacerlo.
vino-shows-money = Después termina la partida y se muestra todo el dinero: no se puede deshacer.
vino-confirm-sale = Confirmar
# Takes back the last answer
vino-undo = Deshacer
# Lets go of all that is picked
vino-clear = Borrar

## Choosing several

vino-picked-region = { $picked } de 2 elegidas: { $names }
# On the ticket of a region that is chosen: its vineyards
vino-ticket-free = Libres: { $free }, desde { $price }
vino-ticket-back = Renuncia a la región: { $place }
vino-ticket-full = Nada está libre

# As many are chosen as are due ($due): how to give one up
vino-full-regions = Ya hay dos regiones elegidas: haz clic en una para soltarla.
vino-full-vineyards = { $due ->
        [one] El que hace falta ya está elegido: haz clic en él para soltarlo.
       *[other] Los { $due } que hacen falta ya están elegidos: haz clic en uno para soltarlo.
    }
vino-full-rises = { $due ->
        [one] La única subida ya está repartida: un clic derecho en su fila la retira.
       *[other] Las { $due } subidas ya están repartidas: un clic derecho en una fila retira una.
    }

## The sale

vino-sale-pick = Elige una variedad y después la cantidad.
vino-sale-price = { $quantity }: { $revenue }
vino-sale-demand = Demanda de { $thing }
vino-sale-receive = Recibes
# In its place where demand takes more than the price table gives
vino-sale-spared = Una venta nunca cuesta nada
# What is still to be done before Confirm, and how; the count stands beside it
vino-sale-last = Tu último en { $place }: la ficha queda libre
    .short = Ficha libre: { $place }
vino-sale-return = { $done ->
        [yes] { $due ->
            [0] Nada que devolver
           *[other] Viñedos devueltos
        }
       *[no] Devuelve: clic en tus banderas
    }
vino-sale-fall = { $done ->
        [yes] { $steps ->
            [0] { $thing } no baja más
           *[other] Las otras han subido
        }
       *[no] Sube otras: clic en su +
    }
vino-sale-more = +
vino-sale-less = −
vino-grey-variety = No hay { $thing } que se pueda vender ahora.
vino-grey-more = No se puede vender más.
vino-grey-less = Es lo mínimo que se puede vender.
vino-prices = Tabla de precios
table-sign-prices = Tabla de precios: { $press }
vino-prices-sold = Vendido
vino-prices-revenue = Ingresos
vino-prices-lost = Devueltos
vino-prices-shift = Bajada

## Demand and cellar

vino-demand = Demanda
# Beside how many vineyards a player has: of $all markers so many are left
vino-left = { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
    .short = / { $all }
vino-cash = Dinero
vino-show = Mostrar
vino-hide = Ocultar

## Banners

vino-gift-title = Donación del gobierno en { FORM($place, "the") }
vino-gift-line = Vendido el último viñedo privado. Se dona tierra a { $list }{ $left ->
        [0] .
        [one] ; { $left } viñedo más sigue en venta.
       *[other] ; { $left } viñedos más siguen en venta.
    }
vino-gift-share = { $name } ({ $count })
vino-gift-none = Vendido el último viñedo privado. Al gobierno no le queda tierra que donar.
vino-last-title = Ya no quedan botellas
vino-last-line = Esta ronda termina con las compras, sin ventas. Después se cuentan los viñedos.
vino-round-over = Fin de la ronda { $round }: nuevo orden de juego
vino-round-brought = Lo que ha dado la ronda { $round }
vino-round-rule = Empiezan los ingresos más bajos.
vino-round-tie = { $names } tienen los mismos ingresos y mantienen su orden.
vino-round-was = antes { $place }

## Preview

vino-preview-cash = { $before } → { $after }
# What is bought, in a bill: its price follows
vino-bill-price = { $of ->
        [government] Viñedo del gobierno
       *[private] Viñedo privado
    }
vino-bill-vineyards = Viñedos
vino-preview-bottle = La botella sale { FORM($place, "of") }: aquí ya no habrá donación.
vino-preview-gift = El último viñedo privado: el gobierno dona su tierra.
vino-preview-last = La última botella: ya no vende nadie.

## Log

vino-log-season_started = { $round ->
        [0] Primeros viñedos
       *[other] Ronda { $round }: { $phase }
    }
vino-log-regions_revealed = muestra { FORM($place, "the") }
vino-log-barrel_moved = El barril: { $place }
vino-log-vineyard_bought = compra el { $price } en { FORM($place, "the") }
vino-log-variety_taken = cultiva { $thing } en { FORM($place, "the") }
vino-log-variety_taken-drawn = roba { $thing } { FORM($place, "of") }
vino-log-variety_returned = { $thing } vuelve { FORM($place, "to") }
vino-log-variety_returned-undrawn = Sin robar, vuelve { FORM($place, "to") }: { $thing }
vino-log-gift_started = Donación del gobierno en { FORM($place, "the") }
vino-log-vineyard_given = recibe el { $price } en { FORM($place, "the") }
vino-log-bottle_removed = { $amount ->
        [0] La última botella sale { FORM($place, "of") }
        [one] Una botella sale { FORM($place, "of") }: queda una
       *[other] Una botella sale { FORM($place, "of") }: quedan { $amount }
    }
vino-log-last_turn = Última ronda: no hay más ventas
vino-log-wine_sold = vende { $quantity } de { $thing } por { $amount }
# With the demands that have moved, each as below by its variety and the letter of that
vino-log-sale = { $sale }. Demanda: { $list }
vino-log-vineyard_returned = devuelve el { $price } en { FORM($place, "the") }
# With more vineyards of the same sale
vino-log-returned-too = { $first }, el { $price } en { FORM($place, "the") }
vino-log-demand_changed = { $thing } ({ $letter }) { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
vino-log-end_wished = quiere terminar la partida
vino-log-declined = sigue jugando
vino-log-order_changed = va en el puesto { $number }, ingresos { $amount }
vino-log-passed = no compra más aquí
vino-log-passed-nothing = no compra nada aquí
vino-log-passed-no_variety = no encuentra ficha de variedad aquí
vino-log-passed-vineyard_taken = no encuentra viñedo libre aquí
vino-log-passed-sell = no vende nada
vino-log-skipped = no puede comprar nada
vino-log-game_over = { $name } gana con { $amount ->
        [one] 1 viñedo
       *[other] { $amount } viñedos
    }
vino-log-game_over-shared = Victoria compartida

## What the inspector says

vino-about-vineyard-private = Viñedo privado: { $price }
vino-about-vineyard-government = Viñedo del gobierno: { $price }
vino-about-free = No es de nadie. El primer viñedo que tengas aquí toma también una ficha de variedad.
vino-about-free-grown = No es de nadie. { $name } cultivaría { $thing } aquí.
vino-about-free-government = No es de nadie. Cuando se compra el último viñedo privado y la botella sigue en pie, el gobierno dona estas tierras.
vino-about-owned = Es de { $name }, que cultiva { $thing } aquí.
vino-about-just-owned = Es de { $name }; la variedad se está eligiendo.
vino-about-only-one = Es el único allí: si se devuelve, vuelve también su ficha de variedad.
vino-hidden = Tu bodega está cerrada: mantén { $press }, o pulsa «Mostrar».
vino-about-region = Número { $number } en el orden de compra
vino-about-region-free = Viñedos libres: { $free } de { $all }.
# Prices of what is free
vino-about-region-private = Privados: { $list }.
vino-about-region-government = Del gobierno: { $list }.
vino-about-region-full = Los { $all } viñedos tienen dueño.
vino-about-region-bottle = La botella sigue en pie: habrá una donación.
vino-about-region-owners = { $names }.
vino-about-region-owner = { $name } { $count }
vino-about-tile-free = Esta ficha está libre: con un primer viñedo en { FORM($place, "the") } puedes cultivar allí { $thing }.
vino-about-tile-taken = { $name } cultiva { $thing } en { FORM($place, "the") }; mientras tanto nadie más puede.
vino-about-tile-down = Esta ficha está entre las que se roban boca abajo.
vino-about-demand = La demanda de { $thing } está en { $value }. Se suma una vez a lo que da una venta.
vino-about-demand-moves = La demanda de { $thing } está en { $value }; esta venta la lleva a { $after }. La demanda se suma una vez a lo que da una venta.
vino-about-cellar-none = Ningún viñedo de { $thing }.
vino-about-cellar-some = { $list }.
vino-about-cellar-one = { $place } { $count }
vino-about-marker = Tus fichas de viñedo
vino-about-marker-text = Lleva una a un viñedo para comprarlo, o haz clic en él. Cada jugador tiene { $all }; las del mapa son viñedos.
vino-about-token = Región elegida
vino-about-token-text = En esta ronda solo puedes comprar en las dos regiones que has elegido.
vino-about-seat = { $name }: lo que está a la vista
vino-about-seat-text = { $vineyards ->
        [one] { $vineyards } viñedo
       *[other] { $vineyards } viñedos
    }, ingresos de esta ronda: { $income }. { $list }

## Curtain

vino-curtain = Elige dos regiones en secreto

## Score

vino-score-headline = { $shared ->
        [yes] Victoria compartida: { $winners }
       *[no] Gana { $winners }
    }
vino-score-vineyards = { $points ->
        [one] { $points } viñedo
       *[other] { $points } viñedos
    }; { $count ->
        [one] sigue
       *[other] siguen
    } { $name } con { $less }
vino-score-tied = { $names } tienen { $points ->
        [one] { $points } viñedo
       *[other] { $points } viñedos
    } por cabeza
vino-score-money = Decide el dinero: { $more } contra { $less }
vino-score-shared = { $all ->
        [yes] También empata el dinero: victoria compartida
       *[no] { $names } empatan también en dinero: victoria compartida
    }
vino-score-total = Total
vino-score-total-line = viñedos
vino-score-cash = Dinero { $money }
vino-score-label-points = { $count ->
        [one] { $count } viñedo
       *[other] { $count } viñedos
    }
vino-score-figures-title = Dónde están los viñedos
vino-score-none = nadie
vino-score-several = { $count } personas con { $n } cada una
vino-score-courses = Viñedos por ronda
vino-score-varieties = Quién tiene más de cada variedad

## Information

vino-info = Sobre los números
vino-info-title = Sobre los números de este juego
vino-info-line = No todo se ha podido consultar en el mapa y las tablas impresas de Vino. Lo que no está publicado se ha reconstruido para encajar con todo lo conocido.
vino-info-published = publicado: figura en un texto sobre el juego
vino-info-deduced = deducido: se desprende de algo publicado
vino-info-reconstructed = reconstruido por nosotros para encajar con lo demás
vino-info-count = Delante de cada signo va el número mismo; la cifra de detrás dice para cuántos números de ese lugar vale.
vino-info-number = Número
vino-info-size = Viñedos
vino-info-bottle = Botella
vino-info-varieties = Variedades
vino-info-prices = Precios
vino-info-owners = Privado o del gobierno
vino-info-start = Dinero inicial
vino-info-scale = Extremos de la demanda
vino-info-step = Paso de la demanda
vino-info-table = Tabla de precios
vino-info-edit = Quien tenga la caja puede poner los números impresos en data/vino/regions.yaml y market.yaml; no hay que cambiar nada más.
vino-info-close = Volver
