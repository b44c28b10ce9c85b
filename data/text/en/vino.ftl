# Vino: why something is not possible, and the log. $thing names a variety, a region or a vineyard.

reason-region_not_chosen = You have not chosen { $thing } for this turn.
reason-region_not_drawn = You have drawn no tile of { $thing }.
reason-one_by_each_tile = One vineyard by each tile: you have bought yours in { $thing }.
reason-keeps_too_little = { $need } must be left for your other tile, { $thing }; this would leave { $have }.
reason-barrel_elsewhere = The barrel stands in { $thing }: only there is bought now.
reason-gift_elsewhere = Only vineyards of { $thing } are given away now.
reason-passed_here = You are done buying in { $thing } for this turn.
reason-no_variety = No variety tile is left in { $thing }.
reason-variety_taken = Another player grows { $thing } here.
reason-not_grown_here = { $thing } does not grow here.
reason-needs_money = This vineyard costs { $need }; you have { $have }. There are no loans.
reason-vineyard_taken = { $thing } has an owner.
reason-already_sold = You have sold your wine for this turn.
reason-one_variety_only = Only one variety can be sold in a turn.
reason-wrong_variety = Only vineyards of { $thing } are given back for this sale.
reason-not_your_vineyard = { $thing } is not yours; give back vineyards of your own.
reason-sold_cannot_rise = { $thing } is being sold: it falls and cannot rise.
reason-needs_wine = { $have ->
        [0] You grow no { $thing }.
       *[other] Selling { $need } { $thing } is too much; { $have } is the most you can sell.
    }
reason-demand_limit = The demand for { $thing } is at its highest: { $need }.
reason-counts_must_match = Exactly { $need } are due; { $have } are chosen so far.
reason-no_sale_after_last_bottle = The last bottle has gone: no more wine is sold.
reason-no_marker = All your { $have } markers lie on the map.
reason-same_region = { $thing } is chosen already; choose two different regions.
reason-sale_below_zero = Demand takes { $need } from a revenue of { $have }: this sale would bring less than nothing.

log-regions_chosen = { $name } chose a region
log-regions_revealed = { $name } shows { $place }
log-barrel_moved = The barrel goes to { $place }
log-vineyard_bought = { $name } bought { $place } for { $amount }
log-variety_taken = { $name } grows { $thing } in { $place }
log-variety_returned = The tile of { $thing } lies on { $place } again
log-gift_started = The government gives land away in { $place }
log-vineyard_given = { $name } was given { $place }
log-bottle_removed = The bottle leaves { $place }; { $amount ->
        [0] it was the last
        [one] one is left
       *[other] { $amount } are left
    }
log-last_turn = This is the last turn: after buying the game is over
log-wine_sold = { $name } sold { $thing } for { $amount }
log-vineyard_returned = { $name } gave back { $place }
log-demand_changed = Demand for { $thing }: { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
log-end_wished = { $name } would end the game
log-order_changed = { $name } is number { $place } with an income of { $amount }
