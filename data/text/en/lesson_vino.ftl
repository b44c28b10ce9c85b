# The lesson of Vino. $name is who learns, $other the next seat; $price and other numbers are those on the map and tables.

lesson-vino-title = Vino in two rounds
lesson-vino-goal = Whoever owns the most vineyards at the end wins. Your tile is for { $place }: buy its cheapest one, for { $price }.
lesson-vino-dear = Your other tile is for { $place }. Take the one for { $price }, not the one for { $less }: you will soon see why.
lesson-vino-third = The third one may be anywhere. Buy the one for { $price } in { $place }: all your vineyards there grow { $variety }.
lesson-vino-choose = Every round each of you marks two regions in secret, and buys only there. Mark { $first } and { $second }, then confirm.
lesson-vino-tie = { $other } owns one here, and so do you. Your { $own } beats the { $theirs }, so you buy first: take the one for { $price }.
lesson-vino-enough = Owners buy as many as they like, but { $price } is a lot of money. Press “{ vino-done }”.
lesson-vino-most = Here you own more than anybody else, so you come first again. Buy the one for { $price }.
lesson-vino-last = All the others that are free belong to the government. Buy the last private one, for { $price }, and watch the bottle.
lesson-vino-gift = Now the government gives its vineyards here away. You own the most and choose first: take the dearest one.
lesson-vino-bottle = The bottle has left { $place }; { $bottles ->
        [one] one is left
       *[other] { $bottles } are left
    }. In the round in which the last one goes nobody sells any more, and the vineyards are counted.
lesson-vino-done = That will do here. Press “{ vino-done }”.
lesson-vino-sell = Every vineyard gives one wine a round, and you may sell one variety. Choose { $variety }, and with + go up to { $quantity }.
lesson-vino-sell_back = For { $revenue } you give back { $lost ->
        [one] one vineyard
       *[other] { $lost } vineyards
    }, whether you sell two or three. Click your cheapest flag, at { $price }.
lesson-vino-sell_rise = { $variety } falls by { $steps } steps, so others rise by as many: all demand together is always zero. Raise { $rising }, which you grow too.
lesson-vino-sell_confirm = { $revenue } for a vineyard that cost { $price }: a good sale. Confirm it.
lesson-vino-order = You earned the least, so you go first. Mark { $first }, where your vineyard for { $price } is free again, and { $second }.
lesson-vino-back = You sold for { $revenue } and gave this one back. Buy it again for { $price }: the rest is profit.
lesson-vino-newcomers = Nobody owns anything in { $place } yet. Newcomers buy one at a time, in turn: take the one for { $price }.
lesson-vino-variety = With the first vineyard in a region you choose what you grow there. Take { $variety }: buyers pay { $demand } more for it now.
lesson-vino-second = It is your turn again. Buy the one for { $price }: two of { $variety } sell much better than one.
lesson-vino-pass = Keep the rest of your money. Press “{ vino-pass-buy }”.
lesson-vino-demand = { $variety } is wanted most. Choose it, and with + go up to { $quantity }.
lesson-vino-demand_back = The table pays { $revenue }, and demand adds { $demand }, once for the whole sale. Give back the vineyard for { $price }.
lesson-vino-demand_rise = Now { $variety } falls by { $steps } steps. Raise { $rising } by as many: you have plenty of it.
lesson-vino-demand_confirm = Two vineyards cost you { $cost }, and one is still yours. Confirm the sale.
lesson-vino-result = You own { $own } vineyards, more than anybody else. When the last of the { $bottles } bottles goes, that is all that counts.
lesson-vino-end = Vino has no secrets from you now: buy cheap, sell well, and be first where it counts. Most vineyards win when the last bottle goes.
