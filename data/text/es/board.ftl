# Names of everything that lies on the table: each thing that a choice can touch has its name here.
# Forms: .the with the article, for the middle of a sentence; .of with “de” and the article; .small without capital.

## Seasons

season-setup = Preparación
    .the = la preparación
    .small = preparación
season-spring = Primavera
    .the = la primavera
    .small = primavera
season-summer = Verano
    .the = el verano
    .small = verano
season-fall = Otoño
    .the = el otoño
    .small = otoño
season-winter = Invierno
    .the = el invierno
    .small = invierno
season-year_end = Final del año
    .the = el final del año
    .small = final del año

## Actions, as on the cells of the board

action-draw_vine = Robar una carta de vid
    .short = Robar vid
action-give_tour = Hacer un tour
action-build_structure = Construir una estructura
    .short = Construir
action-play_summer_visitor = Jugar un visitante de verano
    .short = Visitante de verano
action-sell_grape_or_field = Vender uvas o un terreno
    .short = Vender uvas o terreno
action-plant_vine = Plantar una vid
    .short = Plantar
action-draw_order = Robar un pedido de vino
    .short = Robar pedido
action-harvest_field = Cosechar un terreno
    .short = Cosechar
action-make_wine = Producir vino
action-play_winter_visitor = Jugar un visitante de invierno
    .short = Visitante de invierno
action-train_worker = Formar a un trabajador
    .short = Formar trabajador
action-fill_order = Completar un pedido de vino
    .short = Completar pedido
action-gain_lira = Ganar 1 lira
action-yoke = Yugo: desarraigar o cosechar

## Places of an action

place-middle = con bonificación
place-right = tercera casilla
place-art = junto a las casillas llenas
space = { $action }, { $place }

## Decks and cards

deck-vine = Cartas de vid
deck-order = Pedidos de vino
deck-summer_visitor = Visitantes de verano
deck-winter_visitor = Visitantes de invierno
deck-mama = Mamás
deck-papa = Papás
# All feminine, with “carta”: the log says “una …” of them
deck-one-vine = carta de vid
deck-one-order = carta de pedido
deck-one-summer_visitor = carta de visitante de verano
deck-one-winter_visitor = carta de visitante de invierno
deck-one-mama = carta de mamá
deck-one-papa = carta de papá
deck-one-any = carta
pile = Descartes: { $deck }

## Structures

structure-trellis = Emparrado
    .the = el emparrado
structure-irrigation = Riego
    .the = el riego
structure-yoke = Yugo
    .the = el yugo
structure-windmill = Molino
    .the = el molino
structure-cottage = Casa de campo
    .the = la casa de campo
structure-tasting_room = Sala de catas
    .the = la sala de catas
structure-medium_cellar = Bodega mediana
    .the = la bodega mediana
structure-large_cellar = Bodega grande
    .the = la bodega grande
structure-text-trellis = Algunas vides lo requieren para plantarse.
structure-text-irrigation = Algunas vides lo requieren para plantarse.
structure-text-yoke = Una casilla propia, una vez al año: desarraiga 1 vid o cosecha 1 terreno.
structure-text-windmill = Una vez al año, cuando plantas una vid: { $effect }
structure-text-cottage = En otoño: { $effect }
structure-text-tasting_room = Una vez al año, cuando colocas un trabajador en el tour por el viñedo: { $effect }
structure-text-medium_cellar = Guarda vinos de valor { $from } a { $to }, también rosados.
structure-text-large_cellar = Guarda vinos de valor { $from } a { $to }, también espumosos. Requiere la bodega mediana.

## Pieces and places of a player

worker-worker = trabajador
    .plural = trabajadores
worker-grande = trabajador grande
    .plural = trabajadores grandes
worker-temporary = trabajador temporal
    .plural = trabajadores temporales
rooster = gallo
field = terreno { $n }
    .the = el terreno { $n }
    .of = del terreno { $n }
row = fila de despertar { $n }
    .the = la fila de despertar { $n }
fall = Otoño
source-gain_lira = carreta
source-residual = pago residual
source-hand_limit = límite de cartas
grape-red = uva roja { $value }
grape-white = uva blanca { $value }
wine-red = vino tinto { $value }
wine-white = vino blanco { $value }
wine-blush = vino rosado { $value }
wine-sparkling = vino espumoso { $value }
# Kinds of wine; the form .grape is the colour of a grape
kind-red = tinto
    .grape = roja
kind-white = blanco
    .grape = blanca
kind-blush = rosado
kind-sparkling = espumoso
cellar = Bodega
hand = Mano
fields = Terrenos
structures = Estructuras
lira = { $n ->
        [one] { $n } lira
       *[other] { $n } liras
    }
vp = { $n } PV
residual = { $n ->
        [one] { $n } lira al año
       *[other] { $n } liras al año
    }
