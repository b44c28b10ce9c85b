# Why an opponent answered so: one sentence in the log, when its line is pointed at. $name is the opponent.

why-else = { $why } Otherwise it would have chosen { $action }.
why-else-pass = { $why } Otherwise it would have passed.
why-also = { $why } { $also } Only both together decided it.
why-point = Point at a line with this sign to read why an opponent moved so.
why-waiting = Why did { $name } do that? …
why-late = Why { $name } did that cannot be found out quickly.
why-only = Because { $name } had no other choice.
why-best = Because nothing else was worth more to { $name }; no one thing decided it.
why-best-before = Because nothing else was worth more to { $name }, not even { $action }; no one thing decided it.
why-plan = Because { $name } kept to a plan made earlier this year.
why-plan-build = Because { $name } kept to a plan made earlier this year: to build the { $aim }.
why-plan-train = Because { $name } kept to a plan made earlier this year: to train a worker.
why-plan-make = Because { $name } kept to a plan made earlier this year: to make wine.
why-plan-harvest = Because { $name } kept to a plan made earlier this year: to harvest a field.
why-plan-fill = Because { $name } kept to a plan made earlier this year: to fill an order.
why-plan-plant = Because { $name } kept to a plan made earlier this year: to plant a vine.
why-plan-play = Because { $name } kept to a plan made earlier this year: to play a visitor.
why-plan-hidden = Because { $name } kept to a plan made earlier this year, for a card in its hand.
why-guess = A whim: { $name } does not always judge right.
why-order = Because { $name } has { $card } in its hand, worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
why-order-hidden = Because of an order in the hand of { $name }.
why-ready = Because { $name } could fill { $card } at once, for { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
why-vine = Because { $name } has { $card } in its hand.
why-vine-hidden = Because of a vine in the hand of { $name }.
why-visitor = Because { $name } has { $card } in its hand.
why-visitor-hidden = Because of a visitor in the hand of { $name }.
why-field = Because { $name } has vines worth { $amount } on { $thing }.
why-grape = Because { $name } has a { $thing } on the crush pad.
why-wine = Because { $name } has a { $thing } in the cellar.
why-structure = Because { $name } already has the { $thing }.
why-lira = Because { $name } has { $amount } lira to spend.
why-poor = Because { $name } has { $amount ->
        [0] no money
       *[other] no more than { $amount } lira
    }.
why-residual = Because { $name } gets { $amount } lira each year.
why-workers = Because { $name } has { $amount } workers ready.
why-few_workers = Because { $name } has { $amount ->
        [0] no worker
        [one] only one worker
       *[other] no more than { $amount } workers
    } ready.
why-points = Because { $name } has { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } already.
why-rival = Because { $other } has { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
why-taken = Because all places of “{ $thing }” are taken.
why-years = Because { $amount ->
        [0] this is the last year
        [one] only one year follows
       *[other] only { $amount } years follow
    }.
why-last_year = Because this is the last year.
why-near_end = Because with { $amount } points the end is near.
why-alike = Because it made no difference to { $name }: something else was worth just as much.
why-alike-before = Because it made no difference to { $name }: { $action } was worth just as much.
why-cards = Because { $name } holds { $amount } { $what ->
        [vine] vines
        [order] orders
        [summer_visitor] summer visitors
       *[winter_visitor] winter visitors
    }.
why-few_cards = Because { $name } holds { $amount ->
        [0] no { $what ->
            [vine] vine
            [order] order
            [summer_visitor] summer visitor
           *[winter_visitor] winter visitor
        }
        [one] only one { $what ->
            [vine] vine
            [order] order
            [summer_visitor] summer visitor
           *[winter_visitor] winter visitor
        }
       *[other] no more than { $amount } { $what ->
            [vine] vines
            [order] orders
            [summer_visitor] summer visitors
           *[winter_visitor] winter visitors
        }
    }.
why-fields = Because { $name } has vines on { $amount } fields.
why-grapes = Because { $name } has { $amount } grapes on the crush pad.
why-wines = Because { $name } has { $amount } wines in the cellar.
why-few_grapes = Because { $name } has { $amount ->
        [0] no grape
       *[other] only one grape
    } on the crush pad.
why-few_wines = Because { $name } has { $amount ->
        [0] no wine
       *[other] only one wine
    } in the cellar.
why-lacks = Because { $name } has no { $thing } yet.
why-harvested = Because { $name } has harvested { $thing } already this year.
why-few_staff = Because { $name } has no more than { $amount } workers in all.
why-little_residual = Because { $name } gets { $amount ->
        [0] nothing
       *[other] no more than { $amount } lira
    } each year.
why-few_points = Because { $name } has { $amount ->
        [0] no points yet
        [one] only one point
       *[other] no more than { $amount } points
    }.
why-tokens = Because { $name } has { $amount ->
        [one] a bonus action token
       *[other] { $amount } bonus action tokens
    } to spend.
why-others = Because { $amount ->
        [one] another player has
       *[other] { $amount } others have
    } not passed yet.
why-bonus_taken = Because { $other } stands on the place of “{ $thing }” that has a bonus.
why-row_taken = Because { $other } has taken { $thing }.
why-many_years = Because { $amount ->
        [one] one more year follows
       *[other] { $amount } more years follow
    }.
why-far_end = Because the end is still far: nobody has more than { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
why-action = “{ $action }”
why-built = the { $thing }

## What its plan does with the thing before the year is over. $aim is a structure

why-order-fill = Because { $name } means to fill { $card } this year, for { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
why-ready-fill = Because { $name } means to fill { $card } this year, for { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
why-vine-plant = Because { $name } means to plant { $card } this year.
why-visitor-play = Because { $name } means to play { $card } this year.
why-field-harvest = Because { $name } means to harvest { $thing } this year, where its vines are worth { $amount }.
why-grape-make = Because { $name } means to make wine of its { $thing } this year.
why-lacks-build = Because { $name } means to build the { $thing } this year.
why-lira-build = Because { $name } has { $amount } lira and means to build the { $aim } this year.
why-poor-build = Because { $name } has { $amount ->
        [0] no money
       *[other] only { $amount } lira
    } and means to build the { $aim } this year.
why-lira-train = Because { $name } has { $amount } lira and means to train a worker this year.
why-poor-train = Because { $name } has { $amount ->
        [0] no money
       *[other] only { $amount } lira
    } and means to train a worker this year.
why-few_staff-train = Because { $name } has only { $amount } workers in all, and means to train another one this year.

## What sets it apart from the next best

why-more_cards = Because { $name } could draw { $amount } cards, not fewer.
why-bonus = Because a bonus comes with that place.
why-keeps_worker = Because { $name } would rather keep { $what ->
        [grande] its grande worker
        [temporary] the temporary worker
       *[worker] its other workers
    } for later.
why-keeps_card = Because { $name } would rather keep { $card }.
why-keeps_card-hidden = Because { $name } would rather keep its other cards.
why-keeps_grape = Because { $name } would rather keep the { $thing }.
why-keeps_wine = Because { $name } would rather keep the { $thing }.
why-keeps_tokens = Because { $name } would rather keep its bonus action tokens.
why-keeps_field = Because { $name } would rather keep { $thing }.

## In Vino

vino-why-demand = Because the demand for { $thing } stands at { $demand }.
vino-why-money = Because { $name } has { $amount } Vino to spend.
vino-why-money-hidden = Because of the money that { $name } has.
vino-why-poor = Because { $name } has { $amount ->
        [0] no money
       *[other] no more than { $amount } Vino
    }.
vino-why-poor-hidden = Because { $name } has too little money for more.
vino-why-held = Because { $name } has { $amount ->
        [one] a vineyard
       *[other] { $amount } vineyards
    } in { $thing }.
vino-why-rival_held = Because { $other } has { $amount ->
        [one] a vineyard
       *[other] { $amount } vineyards
    } in { $thing }.
vino-why-cellar = Because { $name } grows { $thing } in { $amount } vineyards.
vino-why-rival_cellar = Because { $other } grows { $thing } in { $amount } vineyards.
vino-why-cheaper = Because it costs { $demand } Vino less than the next one.
vino-why-dearer = Because it costs { $demand } Vino more than the next one.
vino-why-bottles = Because only { $amount ->
        [one] one bottle is
       *[other] { $amount } bottles are
    } left.
vino-why-last_turn = Because this is the last turn.
