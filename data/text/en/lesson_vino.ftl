# The lesson of Vino. $name is who learns, $other the next seat; $price and other numbers are those on the map and tables.

lesson-vino-title = Vino in two rounds
lesson-vino-goal = Most vineyards win; a tie goes to the richer. You drew two tiles: each names a region in which you buy now, and the grape you grow there. In { $place } buy the cheapest, for { $price }.
lesson-vino-dear = Your other tile is for { $place }: of its free vineyards you may buy any, in any order. Take the one for { $price }, though others are cheaper: you will soon see why.
lesson-vino-third = The third one may be anywhere. Buy the one for { $price } in { $place }: all your vineyards there grow { $variety }.
lesson-vino-choose = Every round each of you marks two regions in secret, and buys only there; the barrel visits them by their numbers. Mark { $first } and { $second }, then confirm.
lesson-vino-not_this = This lesson goes another way here. Do what is lit: the rest stays as it is.
lesson-vino-tie = { $other } and you own one each here: then whoever owns the dearest single one buys first, whatever the sum. Your { $own } beats the { $theirs }, so take the one for { $price }.
lesson-vino-enough = Owners buy as many as they like, but { $price } is a lot of money. Press “{ vino-done }”.
lesson-vino-most = Here you own more than anybody else, so you come first again. Buy the one for { $price }.
lesson-vino-last = Dark ones with a crown belong to the government. Buy the last light one, for { $price }: then the government has to give its own away, and you choose first.
lesson-vino-gift = Whoever owns most here now chooses one of the government’s vineyards, the second two, and a third would take the rest. Take the dearest: it costs nothing, and of equals the dearest one comes first.
lesson-vino-bottle = The bottle has left { $place }; { $bottles ->
        [one] one is left
       *[other] { $bottles } are left
    }. In the round in which the last one goes nobody sells any more, and the vineyards are counted.
lesson-vino-done = That will do here. Press “{ vino-done }”.
lesson-vino-sell = Every vineyard gives one wine a round, of which you may sell one variety: up to { $few } cost one vineyard, up to { $more } two. So choose { $variety }, and with + go up to { $quantity }; wine that is not sold is lost.
lesson-vino-sell_back = { $quantity } wines bring { $revenue }: press the ringed sign for the price table, and press again to close it. Give back your cheapest: click the flag at { $price }.
lesson-vino-sell_rise = By the same table { $variety } falls by { $steps } steps, so others rise by as many: all demand together is always zero. Click { $rising }, which you grow too, once for each step.
lesson-vino-sell_confirm = { $revenue } for a vineyard that cost { $price }: a good sale, paid out at the end, when all have sold. Confirm it.
lesson-vino-order = Whoever earned least goes first in the next round: you stay first. Mark { $first }, where your vineyard for { $price } is free again, and { $second }.
lesson-vino-back = You sold for { $revenue } and gave this one back. Buy it again for { $price }: the rest is profit.
lesson-vino-newcomers = Nobody owns anything in { $place } yet. Newcomers take turns, one vineyard each: take the cheapest, for { $price }, which counts as much as a dear one.
lesson-vino-variety = With the first vineyard in a region you choose what you grow there. Take { $variety }: a sale of it brings { $demand } more now.
lesson-vino-second = It is your turn again. Buy the one for { $price }: two of { $variety } sell much better than one.
lesson-vino-pass = The next one costs { $price }. Keep your money for the regions of the next round: press “{ vino-done }”.
lesson-vino-demand = { $variety } is wanted most. Choose it, and with + go up to { $quantity }.
lesson-vino-demand_back = The price table pays { $revenue } for { $quantity } wines, and demand adds { $demand }, once for the whole sale. Give back the vineyard for { $price }.
lesson-vino-demand_rise = Now { $variety } falls by { $steps } steps. Raise { $rising } by as many: you have plenty of it.
lesson-vino-demand_confirm = Two vineyards cost you { $cost }, and one stays yours: with the last one in a region your tile would go, too. Confirm the sale.
lesson-vino-result = You own { $own } vineyards, more than anybody else. In the round in which the last of the { $bottles } bottles goes, most vineyards win, and in a tie more money.
lesson-vino-end = That is how Vino is played: buy cheap, sell well, and be first where it counts. When the last bottle goes, most vineyards win; a tie goes to the richer.
