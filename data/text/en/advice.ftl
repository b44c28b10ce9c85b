# What now?: suggested moves, and what each of them is good for, in one sentence. $place is a field or a region, $thing a
# structure, a wine or a variety, $card an order, a vine or a visitor.

advice-title = What now?
advice-looking = Looking for good moves …
advice-nothing = Nothing can be suggested here.
advice-soon = As soon as you are asked something.
advice-whole = Your answer is complete: close this and confirm it.
advice-close = Close
advice-closed = Open your hand first: suggestions would tell of your cards.
advice-off = { $by ->
        [lesson] The lesson shows the way: do what its sheet says.
        [table] This table plays without suggestions.
       *[settings] Suggestions are switched off in the settings.
    }
table-sign-advice = What now? Good moves, and what they are good for: { $press }
advice-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Viticulture: from this turn to an order, or as far as it leads there

advice-order = You fill { $card }: { $points }.
advice-wine-order = With the { $thing } you can fill { $card } this year: { $points }.
advice-wine = You get a { $thing }. Wine fills orders, and ripens in the cellar.
advice-wine-suits = You get a { $thing }: { $card } in your hand asks for it.
advice-harvest-wine-order = { $place } gives grapes for the { $thing } with which you can fill { $card }: { $points }.
advice-harvest-wine = The grapes of { $place } can become a { $thing } this year.
advice-harvest = { $place } gives grapes, of which you can make wine.
advice-plant-wine-order = Planted now, { $place } gives the { $thing } this year with which you can fill { $card }: { $points }.
advice-plant-wine = { $card } on { $place } can be harvested this year, and become a { $thing }.
advice-plant = { $card } on { $place } gives grapes with each harvest.

## Viticulture: what else a turn brings

advice-structure-vine = With the { $thing } you can plant { $card } from your hand.
advice-structure-order = With the { $thing } your cellar holds the wine of { $amount } that { $card } asks for.
advice-structure = The { $thing } serves you from now on to the end of the game.
advice-structure-way = A step to your nearest order: the { $thing }.
advice-structure-fits = With the { $thing } { $amount } of the { $count } orders fit your cellar; so far { $cost ->
        [one] one does
       *[other] { $cost } do
    }.
advice-wants-vine = { $told } For { $card } you need { $amount ->
        [0] a vine of red grapes
       *[other] a vine of white grapes
    }.
advice-train = From next year on you have { $amount } workers.
advice-worker = You have { $amount } workers to place each year.
advice-grape = You get { $grape }: wine is made of grapes.
advice-lira-build = With { $amount } more lira you can build the { $thing }.
advice-lira-vine = With { $amount } more lira you can build the { $thing } that your { $card } asks for.
advice-lira-more = { $amount } more lira: then you have { $cost } to build with and to train workers.
advice-lira-last = With equal points money decides: { $amount } lira more.
advice-field-sold = { $told } For that { $place } is sold; you can buy it back at the same price.
advice-way = { $told } So you can fill { $card } { $time }. Next: { $step }.
advice-way-same = { $told } You can fill that order { $time }. Next: { $step }.
advice-way-time = { $n ->
        [0] this year
        [1] next year
       *[other] in about { $years }
    }
advice-way-vine = { $amount ->
        [0] a vine of red grapes
       *[other] a vine of white grapes
    }
advice-way-lira = { $amount } more lira for the { $thing }
advice-way-build = the { $thing }
advice-way-plant = plant { $thing }
advice-way-harvest = harvest the grapes
advice-way-make = make the wine
advice-way-ripen = let the wine ripen
advice-leaves = { $told } But that leaves { $amount ->
        [0] no worker
        [one] one worker
       *[other] { $amount } workers
    } for winter, and { $card } needs { $cost ->
        [one] one
       *[other] { $cost }
    }.
advice-orders-none = { $amount ->
        [0] You hold no order, and without one wine brings no points.
        [one] You hold no order, and without one wine brings no points. One of the { $count } orders needs no other cellar than yours.
       *[other] You hold no order, and without one wine brings no points. { $amount } of the { $count } orders need no other cellar than yours.
    }
advice-orders-far = { $amount ->
        [0] You hold { $card }, about { $years } away. Another may be nearer.
        [one] You hold { $card }, about { $years } away. Another may be nearer: one of the { $count } orders needs no other cellar than yours.
       *[other] You hold { $card }, about { $years } away. Another may be nearer: { $amount } of the { $count } orders need no other cellar than yours.
    }
advice-given-order = It asks for a { $thing }: about { $years } from now.
advice-given-late = It asks for a { $thing }, and can no longer be filled before the game’s end.
advice-given-vine = Before it can be planted you must build for { $cost } lira.
advice-given-vine-order = Nearest to you is { $card }: it does not need this vine.
advice-given-visitor = You hold { $held }, and each needs a worker of its own.
advice-first = You go first in every season of this year: nobody takes a space before you.
advice-structure-free = It costs { $cost } lira otherwise. The { $thing } serves you to the end of the game.
advice-cheaper = { $card } in your hand builds it for { $amount } lira less.
advice-visitor = { $card }: { $told }
advice-then = { $told } { $then }
advice-on-course = After it you can fill { $card }, the nearest of your orders, { $time }.
advice-best = As far as can be seen, it brings you furthest.
advice-as-good = As far as can be seen, it brings you nearly as far as the best.
advice-gains = It brings { $gains }.
advice-gains-by = With { $card } it brings { $gains }.
advice-gains-first = It brings { $gains }. You hold no such card yet.
advice-visitors-summer = Summer visitors help to build, to plant and to earn money.
advice-visitors-winter = Winter visitors help to harvest, to make wine and to fill orders.
advice-visitors-steps = Before you can fill { $card } you have { $amount ->
        [one] one such step
       *[other] { $amount } such steps
    } to take.
advice-gain-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
advice-gain-lira = { $n } lira
advice-gain-residual = { $n } lira more each year
advice-gain-temporary = one more worker until the year’s end
advice-gain-vine = { $n ->
        [one] 1 vine card
       *[other] { $n } vine cards
    }
advice-gain-order = { $n ->
        [one] 1 wine order
       *[other] { $n } wine orders
    }
advice-gain-summer-visitor = { $n ->
        [one] 1 summer visitor
       *[other] { $n } summer visitors
    }
advice-gain-winter-visitor = { $n ->
        [one] 1 winter visitor
       *[other] { $n } winter visitors
    }

## What can still be done afterwards this year; keeps: for which workers are kept

advice-then-fill = Later this year you can still fill { $card }.
advice-then-build = Later this year you can still build the { $thing }.
advice-then-train = Later this year you can still train a worker.
advice-then-make = Later this year you can still make a { $thing }.
advice-then-harvest = Later this year you can still harvest { $place }.
advice-then-plant = Later this year you can still plant { $card }.
advice-then-play = Later this year you can still play a visitor.
advice-keeps = { $amount ->
        [one] Keep your worker for winter: { $deeds }.
       *[other] Keep your { $amount } workers for winter: { $deeds }.
    }
advice-later = Otherwise { $card } takes a year more.
advice-never = Otherwise { $card } can no longer be filled.
advice-deed-harvest = harvest
advice-deed-make = make wine
advice-deed-fill = fill an order
advice-deed-train = train a worker
advice-deed-play = play a visitor
advice-deed-order = draw an order
advice-keeps-fill = Whoever is not placed yet can serve in winter: you could fill { $card }.
advice-keeps-build = Whoever is not placed yet can serve in winter: you could come to build the { $thing }.
advice-keeps-train = Whoever is not placed yet can serve in winter: you could train a worker.
advice-keeps-make = Whoever is not placed yet can serve in winter: you could make a { $thing }.
advice-keeps-harvest = Whoever is not placed yet can serve in winter: you could harvest { $place }.
advice-keeps-plant = Whoever is not placed yet can serve in winter: you could come to plant { $card }.
advice-keeps-play = Whoever is not placed yet can serve in winter: you could play a visitor.

## In Vino

vino-advice-do-return = Give back { $what }
vino-advice-do-raise = { $n ->
        [one] Raise { $what }
       *[other] Raise { $what } by { $n } steps
    }
vino-advice-sale = Sell { $thing } of { $amount ->
        [one] 1 vineyard
       *[other] { $amount } vineyards
    }
vino-advice-region-own = You own { $amount ->
        [one] a vineyard
       *[other] { $amount } vineyards
    } of { $thing } there and buy before newcomers, from { $cost }.
vino-advice-region-known = { $thing }, which you grow in { $amount ->
        [one] one vineyard
       *[other] { $amount } vineyards
    }, is still free there, from { $cost }.
vino-advice-region-demand = { $thing } is still free there, and its demand stands at { $demand }. From { $cost } on.
vino-advice-region-bottle = The government gift is near: { $amount ->
        [one] only one private vineyard is
       *[other] only { $amount } private vineyards are
    } left there, from { $cost }.
vino-advice-region-new = A new region for you: { $amount ->
        [one] one vineyard is
       *[other] { $amount } vineyards are
    } free there, from { $cost }.
vino-advice-region-gift = You own most there, and { $amount ->
        [one] only one private vineyard is
       *[other] only { $amount } private vineyards are
    } left before the government gift.
vino-advice-rivals = { $list } { $n ->
        [one] owns land there and may buy before you.
       *[other] own land there and may buy before you.
    }
vino-advice-buy = { $thing } of { $grown ->
        [one] one vineyard
       *[other] { $grown } vineyards
    } would then sell for { $amount }, at the cost of { $lost ->
        [one] one vineyard
       *[other] { $lost } vineyards
    }.
vino-advice-buy-known = { $thing }, which you grow in { $amount ->
        [one] one vineyard
       *[other] { $amount } vineyards
    }, is still free there: for { $cost } you can take its tile.
vino-advice-buy-demand = { $thing } is still free there, and its demand stands at { $demand }: for { $cost } you can take its tile.
vino-advice-buy-bottle = For { $cost } you come nearer to the government gift: { $amount ->
        [one] only one private vineyard is
       *[other] only { $amount } private vineyards are
    } left there.
vino-advice-buy-new = For { $cost } you get a variety tile there, and buy before newcomers later.
vino-advice-buy-rank = For { $cost } you come to place { $amount } of the owners: of equals, whoever owns the dearer vineyard buys first.
vino-advice-buy-gift = The last private one there, for { $cost }: the government gift follows at once.
vino-advice-tally = That makes { $grown ->
        [one] 1 vineyard
       *[other] { $grown } vineyards
    }; { $list } has { $amount }.
vino-advice-bottle-near = { $amount ->
        [one] After one more private one its bottle leaves.
       *[other] After { $amount } more private ones its bottle leaves.
    }
vino-advice-bottle-last = With it the last bottle leaves: after this round’s purchases the vineyards are counted.
vino-advice-bottle-taken = It is the government’s last: the bottle leaves without a gift.
vino-advice-sell = It brings { $amount }, and costs { $cost ->
        [one] one vineyard
       *[other] { $cost } vineyards
    }.
vino-advice-variety = Its demand stands at { $demand }, and you grow it in { $cost ->
        [one] one vineyard
       *[other] { $cost } vineyards
    } so far.
vino-advice-raise = You grow it in { $cost ->
        [one] one vineyard
       *[other] { $cost } vineyards
    }, and will sell it for more.
vino-advice-raise-others = You do not grow it; { $cost ->
        [0] nobody else does, either.
        [one] the others grow it in one vineyard only.
       *[other] the others grow it in { $cost } vineyards.
    }
vino-advice-return = Your cheapest that is not your last in its region.
vino-advice-return-next = Your next cheapest that is not your last in its region.
vino-advice-return-last = Each one left is your last in its region: with this one the tile in { $place } comes free.
vino-advice-keeps-money = You keep your money, { $amount }; but vineyards win, and money only breaks a tie.
vino-advice-keeps-for = You keep { $amount } for { $place }, which you marked: vineyards from { $cost }.
vino-advice-keeps-cheaper = You keep { $amount }: in { $place } vineyards cost less, from { $cost }.
vino-advice-keeps-vineyards = You give no vineyard back; with more of one variety a later sale brings more.
vino-advice-region-unpaid = { $cost ->
        [0] You can buy in none of the regions, so this answer costs you nothing.
       *[other] Your { $amount } pays for no vineyard in any of the regions, so this answer costs you nothing; there the cheapest is { $cost }.
    }
vino-advice-gift = The dearest of them, { $cost }: of equals, whoever owns the dearer vineyard buys first.
vino-advice-gift-next = The next dearest, { $cost }.
vino-advice-quiet-end = The vineyards are counted as they are: you have { $grown }; { $list } has { $amount }.
vino-advice-quiet-done = The game goes on for all, even if you alone wish it: you have { $grown }; { $list } has { $amount }.
vino-advice-in-demand = Demand: { $demand }.

## How far an order in the hand is

order-way-now = You can fill it now.
order-way-years = { $n ->
        [one] one year
       *[other] { $n } years
    }
order-way-age = Needs a { $thing }: yours of { $start } ripens to it in { $years }.
order-way-make = Needs a { $thing }: your grapes make it.
order-way-make-later = Needs a { $thing }: your grapes ripen to it in about { $years }.
order-way-harvest = Needs a { $thing }: the grapes for it are on your vines.
order-way-harvest-later = Needs a { $thing }: with the grapes of your vines in about { $years }.
order-way-vines = Needs a { $thing }: you have no grapes or vines for it yet.
order-way-cellar = The { $cellar } must be built for it.
order-way-missing = { $count } wines are missing.
