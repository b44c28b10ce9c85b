# Vino in the window: names of its things, questions, panels, and what the inspector says.

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
region-lazio = Lazio
region-campania = Campania
region-sardegna = Sardegna
region-calabria = Calabria
region-abruzzo = Abruzzo
region-toscana = Toscana
region-veneto = Veneto
region-trentino = Trentino
vino-vineyard = { $region } { $price }
vino-map-title = Vigneti
vino-map-subtitle = d’Italia

## Ribbon

vino-round = Round { $round }
vino-phase-preliminary = First vineyards
vino-phase-choose = Choose
vino-phase-reveal = Reveal
vino-phase-buy = Buy
vino-phase-sell = Sell
vino-phase-order = Order
vino-order = Order of play
vino-when = Round { $round }: { $phase }
vino-last-turn = Last round

## Questions. $place is a region, $thing a variety, $due how many are to be chosen in all

vino-ask-region = Choose two regions
vino-ask-region-line = You may buy only there this round. Nobody sees them before all have chosen.
vino-ask-buy-drawn = Buy by your tiles
# $list names the regions still due, each with the variety of its tile
vino-ask-buy-drawn-due = { $left ->
        [one] Click a vineyard with a green rim: { $list }.
       *[other] Click a vineyard with a green rim in each: { $list }.
    }
# Added to the line above for somebody to whom the game is new
vino-ask-buy-drawn-aim = Most vineyards win; the round in which the last bottle goes is the last.
vino-drawn-tile = { $place } ({ $thing })
vino-ask-buy-any = Buy one vineyard
vino-ask-buy-any-line = In any region that still has a tile for you.
vino-ask-buy-owners = Buy in { $place }
vino-ask-buy-owners-line = You own vineyards here: buy as many as you like.
vino-ask-buy-newcomers = Buy in { $place }
vino-ask-buy-newcomers-line = You came without a vineyard here: buy one at a time, in turn with the others, until you pass.
vino-ask-buy-alone-line = Nobody else buys here any more: buy as many as you like.
# On the large plate, before emblems and names: who buys next in its region; $gift: whether a gift holds them up
vino-then = { $gift ->
        [yes] After the gift
       *[no] Then
    }
    .short = { $gift ->
        [yes] After it
       *[no] Then
    }
vino-then-newcomers = then newcomers
    .short = new
vino-then-nobody = { $gift ->
        [yes] Nobody buys here after the gift.
       *[no] Nobody follows here.
    }
    .short = { $gift ->
        [yes] Nobody after the gift
       *[no] Nobody follows
    }
vino-ask-variety = Which variety in { $place }?
vino-ask-variety-line = All your vineyards here bear it. Choose a tile.
vino-ask-gift = Government gift: { $place }
vino-ask-gift-line = { $due ->
        [one] Choose one vineyard; it is free.
       *[other] Choose { $due } vineyards; they are free.
    }
vino-ask-sell = Sell one variety
vino-ask-return = Give back vineyards
vino-ask-return-line = They must bear { $thing }.
vino-ask-raise = Hand out the rises
vino-ask-raise-line = { $thing } has fallen; the others rise by as many steps.
vino-ask-quiet = End the game as it stands?
vino-ask-quiet-line = For three rounds nobody has bought or sold. If all end it, the vineyards are counted as they are.

vino-done = Done buying
vino-quiet-end = End the game
vino-quiet-done = Play on
vino-pass-buy = Buy nothing
vino-pass-sell = No sale
# What is told of an answer that waits for Confirm
vino-final = Then it is the others’ turn. Until one of them has answered, the arrow at the top takes this back.
vino-drops-sale = You have begun to sell { $quantity } { $thing }: that is dropped.
vino-reveals = Then hidden tiles are turned up: this cannot be taken back.
vino-may-reveal = You cannot undo this afterwards.
vino-may-be-final = Perhaps you cannot undo this afterwards.
vino-shows-money = Then the game is over and all money is shown: this cannot be taken back.
vino-confirm-sale = Confirm
# Takes back the last answer
vino-undo = Undo
# Lets go of all that is picked
vino-clear = Clear

## Choosing several

vino-picked-region = { $picked } of 2 chosen: { $names }
# On the ticket of a region that is chosen: its vineyards
vino-ticket-free = { $free } free, from { $price }
vino-ticket-back = Gives { $place } up again
vino-ticket-full = Nothing is free

# As many are chosen as are due ($due): how to give one up
vino-full-regions = Two regions are chosen: click one of them again to give it up.
vino-full-vineyards = { $due ->
        [one] The one that is due is chosen: click it again to give it up.
       *[other] All { $due } that are due are chosen: click one of them again to give it up.
    }
vino-full-rises = { $due ->
        [one] The one rise is handed out: a right click on its row takes it back.
       *[other] All { $due } rises are handed out: a right click on a row takes one back.
    }

## The sale

vino-sale-pick = Choose a variety, then how much of it.
vino-sale-price = { $quantity }: { $revenue }
vino-sale-demand = Demand for { $thing }
vino-sale-receive = You receive
# In its place where demand takes more than the price table gives
vino-sale-spared = A sale never costs anything
# What is still to be done before Confirm, and how; the count stands beside it
vino-sale-last = Your last in { $place }: the tile comes free
    .short = Tile free: { $place }
vino-sale-return = { $done ->
        [yes] { $due ->
            [0] Nothing to give back
           *[other] Vineyards given back
        }
       *[no] Give back: click your flags
    }
vino-sale-fall = { $done ->
        [yes] { $steps ->
            [0] { $thing } cannot fall further
           *[other] The others are raised
        }
       *[no] Raise others: click their +
    }
vino-sale-more = +
vino-sale-less = −
vino-grey-variety = There is no { $thing } that can be sold now.
vino-grey-more = No more can be sold.
vino-grey-less = It is the least that can be sold.
vino-prices = Price table
table-sign-prices = Price table: { $press }
vino-prices-sold = Sold
vino-prices-revenue = Revenue
vino-prices-lost = Given back
vino-prices-shift = Steps down

## Demand and cellar

vino-demand = Demand
# Beside how many vineyards a player has: of $all markers so many are left
vino-left = { $left } left
    .short = / { $all }
vino-cash = Money
vino-show = Show
vino-hide = Hide

## Banners

vino-gift-title = Government gift in { $place }
vino-gift-line = The last private vineyard is sold. Land is given to { $list }{ $left ->
        [0] .
       *[other] ; { $left } more stay for sale.
    }
vino-gift-share = { $name } ({ $count })
vino-gift-none = The last private vineyard is sold. The government has no land left to give.
vino-last-title = The last bottle has gone
vino-last-line = This round ends with purchases, no sales. Then the vineyards are counted.
vino-round-over = Round { $round } is over: the new order of play
vino-round-brought = What round { $round } brought
vino-round-rule = The least income goes first.
vino-round-tie = { $names } have the same income and keep their order.
vino-round-was = was { $place }

## Preview

vino-preview-cash = { $before } → { $after }
# What is bought, in a bill: its price follows
vino-bill-price = { $of ->
        [government] Government vineyard
       *[private] Private vineyard
    }
vino-bill-vineyards = Vineyards
vino-preview-bottle = The bottle leaves { $place }: no gift here any more.
vino-preview-gift = The last private vineyard: the government gives its land away.
vino-preview-last = The last bottle: nobody sells any more.

## Log

vino-log-season_started = { $round ->
        [0] First vineyards
       *[other] Round { $round }: { $phase }
    }
vino-log-regions_revealed = shows { $place }
vino-log-barrel_moved = The barrel: { $place }
vino-log-vineyard_bought = bought { $price } in { $place }
vino-log-variety_taken = grows { $thing } in { $place }
vino-log-variety_taken-drawn = drew { $thing } of { $place }
vino-log-variety_returned = { $thing } lies on { $place } again
vino-log-variety_returned-undrawn = Not drawn, so on { $place } again: { $thing }
vino-log-gift_started = Government gift in { $place }
vino-log-vineyard_given = was given { $price } in { $place }
vino-log-bottle_removed = { $amount ->
        [0] The last bottle leaves { $place }
        [one] A bottle leaves { $place }: one left
       *[other] A bottle leaves { $place }: { $amount } left
    }
vino-log-last_turn = Last round: no more sales
vino-log-wine_sold = sold { $quantity } { $thing } for { $amount }
# With the demands that have moved, each as below by its variety and the letter of that
vino-log-sale = { $sale }. Demand: { $list }
vino-log-vineyard_returned = gave back { $price } in { $place }
# With more vineyards of the same sale
vino-log-returned-too = { $first }, { $price } in { $place }
vino-log-demand_changed = { $thing } ({ $letter }) { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
vino-log-end_wished = would end the game
vino-log-declined = plays on
vino-log-order_changed = is number { $number }, income { $amount }
vino-log-passed = buys no more here
vino-log-passed-nothing = buys nothing here
vino-log-passed-no_variety = finds no variety tile here
vino-log-passed-vineyard_taken = finds no free vineyard here
vino-log-passed-sell = sells nothing
vino-log-skipped = can buy nothing
vino-log-game_over = { $name } wins with { $amount ->
        [one] 1 vineyard
       *[other] { $amount } vineyards
    }
vino-log-game_over-shared = The victory is shared

## What the inspector says

vino-about-vineyard-private = Private vineyard: { $price }
vino-about-vineyard-government = Government vineyard: { $price }
vino-about-free = Nobody owns it. A first vineyard here takes a variety tile too.
vino-about-free-grown = Nobody owns it. { $name } would grow { $thing } here.
vino-about-free-government = Nobody owns it. When the last private vineyard is bought and the bottle still stands, the government gives such land away.
vino-about-owned = { $name } owns it and grows { $thing } here.
vino-about-just-owned = { $name } owns it; the variety is being chosen.
vino-about-only-one = It is the only one there: given back, it takes its variety tile along.
vino-hidden = Your cellar is closed: hold { $press }, or press “Show”.
vino-about-region = Number { $number } in the order of purchase
vino-about-region-free = { $free } of { $all } vineyards are free.
# Prices of what is free
vino-about-region-private = Private: { $list }.
vino-about-region-government = Government: { $list }.
vino-about-region-full = All { $all } vineyards have owners.
vino-about-region-bottle = The bottle still stands: there will be a gift.
vino-about-region-owners = { $names }.
vino-about-region-owner = { $name } { $count }
vino-about-tile-free = This tile lies free: with a first vineyard in { $place } you may grow { $thing } there.
vino-about-tile-taken = { $name } grows { $thing } in { $place }; nobody else can meanwhile.
vino-about-tile-down = This tile is among those that are drawn face down.
vino-about-demand = Demand for { $thing } is { $value }. It is added once to what a sale brings.
vino-about-demand-moves = Demand for { $thing } is { $value }; this sale moves it to { $after }. Demand is added once to what a sale brings.
vino-about-cellar-none = No vineyards of { $thing }.
vino-about-cellar-some = { $list }.
vino-about-cellar-one = { $place } { $count }
vino-about-marker = Your markers
vino-about-marker-text = Carry one onto a vineyard to buy it, or click the vineyard. Every player has { $all }; those on the map are vineyards.
vino-about-token = Chosen region
vino-about-token-text = Only in the two regions you have chosen may you buy this round.
vino-about-seat = What lies open of { $name }
vino-about-seat-text = { $vineyards } vineyards, income of this round { $income }. { $list }

## Curtain

vino-curtain = Choose two regions in secret

## Score

vino-score-headline = { $shared ->
        [yes] { $winners } share the victory
       *[no] { $winners } wins
    }
# Without $count: the name of all takes the ending of possession.
vino-score-vineyards = { $points ->
        [one] { $points } vineyard
       *[other] { $points } vineyards
    } against { $name }’s { $less }
vino-score-tied = { $names } { $count ->
        [2] both
       *[other] all
    } own { $points ->
        [one] { $points } vineyard
       *[other] { $points } vineyards
    }
vino-score-money = More money decides: { $more } against { $less }
vino-score-shared = { $all ->
        [yes] The money is the same, too: the victory is shared
       *[no] { $names } have the same money, too, and share the victory
    }
vino-score-total = All
vino-score-total-line = vineyards
vino-score-cash = Money { $money }
vino-score-label-points = { $count ->
        [one] { $count } vineyard
       *[other] { $count } vineyards
    }
vino-score-figures-title = Where the vineyards are
vino-score-none = nobody
vino-score-several = { $count } players with { $n } each
vino-score-courses = Vineyards by round
vino-score-varieties = Most vineyards by variety

## Information

vino-info = About the numbers
vino-info-title = About the numbers of this game
vino-info-line = The printed map and tables of Vino could not be consulted for everything. What is not published was rebuilt to fit all that is known.
vino-info-published = published: it stands in a text on the game
vino-info-deduced = deduced: it follows from something published
vino-info-reconstructed = rebuilt by us to fit the rest
vino-info-count = Before a sign stands the number itself; the figure after a sign says for how many numbers of that place it holds.
vino-info-number = Number
vino-info-size = Vineyards
vino-info-bottle = Bottle
vino-info-varieties = Varieties
vino-info-prices = Prices
vino-info-owners = Private or government
vino-info-start = Money at the start
vino-info-scale = Ends of the demand scale
vino-info-step = Step of the demand scale
vino-info-table = Price table
vino-info-edit = Whoever has the box can put the printed numbers into data/vino/regions.yaml and market.yaml; nothing else has to be changed.
vino-info-close = Back
