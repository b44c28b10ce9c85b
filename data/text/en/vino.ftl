# Vino: why something is not possible. $thing names a variety, a region or a vineyard.

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
