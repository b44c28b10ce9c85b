# Vino: why something is not possible, and the log. $thing names a variety, a region or a vineyard.

reason-region_not_chosen = { $named ->
        [yes] You have not chosen { $thing } for this turn.
       *[no] You have not chosen this region for this turn.
    }
reason-passed_here = You are done buying in this region for this turn.
reason-no_variety = { $named ->
        [yes] No tile is left for this: { $thing }.
       *[no] No variety tile is left in this region.
    }
reason-needs_money = This vineyard costs { $need }; you have { $have }. There are no loans.
reason-vineyard_taken = This vineyard has an owner.
reason-already_sold = You have sold your wine for this turn.
reason-one_variety_only = Only one variety can be sold in a turn.
reason-wrong_variety = { $named ->
        [yes] This is about { $thing }; choose accordingly.
       *[no] This is another variety.
    }
reason-needs_wine = Selling { $need } is too much; { $have } is the most you can sell.
reason-demand_limit = { $named ->
        [yes] The demand for { $thing } cannot rise above { $need }.
       *[no] Demand cannot rise above { $need }.
    }
reason-counts_must_match = Exactly { $need } are due; { $have } are chosen so far.
reason-no_sale_after_last_bottle = The last bottle has gone: no more wine is sold.
reason-no_marker = All your markers lie on the map.
reason-same_region = Choose two different regions.
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
log-order_changed = { $name } is number { $place } with an income of { $amount }
