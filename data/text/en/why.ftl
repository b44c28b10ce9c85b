# Why an opponent answered so: one sentence in the log, when its line is pointed at. $name is the opponent.

why-else = { $why } Otherwise it would have chosen { $action }.
why-else-pass = { $why } Otherwise it would have passed.
why-waiting = Why did { $name } do that? …
why-late = Why { $name } did that cannot be found out quickly.
why-only = Because { $name } had no other choice.
why-best = Because nothing else was worth more to { $name }; no one thing decided it.
why-best-before = Because nothing else was worth more to { $name }, not even { $action }; no one thing decided it.
why-plan = Because { $name } kept to a plan made earlier this year.
why-guess = A whim: { $name } does not weigh everything.
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
why-structure = Because { $name } has the { $thing }.
why-lira = Because { $name } has { $amount } lira to spend.
why-poor = Because { $name } has { $amount ->
        [0] no money
       *[other] only { $amount } lira
    }.
why-residual = Because { $name } gets { $amount } lira each year.
why-workers = Because { $name } has { $amount } workers ready.
why-few_workers = Because { $name } has { $amount ->
        [0] no worker
        [one] only one worker
       *[other] only { $amount } workers
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
why-action = “{ $action }”
why-built = the { $thing }

## In Vino

vino-why-demand = Because the demand for { $thing } stands at { $demand }.
vino-why-money = Because { $name } has { $amount } Vino to spend.
vino-why-money-hidden = Because of the money that { $name } has.
vino-why-poor = Because { $name } has { $amount ->
        [0] no money
       *[other] only { $amount } Vino
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
vino-why-bottles = Because only { $amount ->
        [one] one bottle is
       *[other] { $amount } bottles are
    } left.
vino-why-last_turn = Because this is the last turn.
