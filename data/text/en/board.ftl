# Names of everything that lies on the table: each thing that a choice can touch has its name here.

## Seasons

season-setup = Setup
season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter
season-year_end = Year end

## Actions, as on the cells of the board

action-draw_vine = Draw a vine card
    .short = Draw a vine
action-give_tour = Give a tour
action-build_structure = Build a structure
    .short = Build
action-play_summer_visitor = Play a summer visitor
    .short = Summer visitor
action-sell_grape_or_field = Sell grapes or a field
    .short = Sell grapes/field
action-plant_vine = Plant a vine
    .short = Plant
action-draw_order = Draw a wine order
    .short = Draw an order
action-harvest_field = Harvest a field
    .short = Harvest
action-make_wine = Make wine
action-play_winter_visitor = Play a winter visitor
    .short = Winter visitor
action-train_worker = Train a worker
    .short = Train
action-fill_order = Fill a wine order
    .short = Fill an order
action-gain_lira = Gain 1 lira
action-yoke = Yoke: uproot or harvest

## Places of an action

place-middle = with the bonus
place-right = third space
place-art = beside the full spaces
space = { $action }, { $place }

## Decks and cards

deck-vine = Vine cards
deck-order = Wine orders
deck-summer_visitor = Summer visitors
deck-winter_visitor = Winter visitors
deck-mama = Mamas
deck-papa = Papas
deck-one-vine = vine card
deck-one-order = wine order
deck-one-summer_visitor = summer visitor
deck-one-winter_visitor = winter visitor
deck-one-mama = mama
deck-one-papa = papa
deck-one-any = card
pile = Discarded: { $deck }

## Structures

structure-trellis = Trellis
structure-irrigation = Irrigation
structure-yoke = Yoke
structure-windmill = Windmill
structure-cottage = Cottage
structure-tasting_room = Tasting room
structure-medium_cellar = Medium cellar
structure-large_cellar = Large cellar
structure-text-trellis = Some vines need it before they are planted.
structure-text-irrigation = Some vines need it before they are planted.
structure-text-yoke = A place of your own, once a year: uproot 1 vine or harvest 1 field.
structure-text-windmill = Once a year, when you plant a vine: { $effect }
structure-text-cottage = In fall: { $effect }
structure-text-tasting_room = Once a year, when you place a worker on the vineyard tour: { $effect }
structure-text-medium_cellar = Holds wines of value { $from } to { $to }, blush among them.
structure-text-large_cellar = Holds wines of value { $from } to { $to }, sparkling among them. Needs the medium cellar.

## Pieces and places of a player

worker-worker = worker
worker-grande = grande worker
worker-temporary = temporary worker
rooster = rooster
field = field { $n }
row = wake-up row { $n }
fall = Fall
source-gain_lira = cart
source-residual = residual payment
source-hand_limit = hand limit
grape-red = red grape { $value }
grape-white = white grape { $value }
wine-red = red wine { $value }
wine-white = white wine { $value }
wine-blush = blush wine { $value }
wine-sparkling = sparkling wine { $value }
kind-red = red
kind-white = white
kind-blush = blush
kind-sparkling = sparkling
cellar = Cellar
hand = Hand
fields = Fields
structures = Structures
lira = { $n } lira
vp = { $n } VP
residual = { $n } lira a year
