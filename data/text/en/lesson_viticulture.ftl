# The lesson of two years of Viticulture, step by step; at most two short sentences each. What is meant is lit on the table.

lesson-viticulture-title = Your first two years
lesson-viticulture-end = In your first game fill a small order by the end of year 3. Draw orders in winter until one asks for wines of 3 or less; plant in year 1, and keep two workers for winter.

lesson-viticulture-yours = { $name }, this vineyard is yours now. { $mama }, your mama, left you two workers and three cards; { $papa }, your papa, money and the grande, a big worker.
# The question of papa: the trellis or money
lesson-viticulture-papa = Papa also gives one thing that you choose. Take the trellis: your { $vine } needs one to climb on.
lesson-viticulture-papa_astray = The money would be nice, but without the trellis your { $vine } cannot be planted.
# $points: what the order pays
lesson-viticulture-order = This order is your plan for two years: one red and one white wine, each worth 2 or more. It pays { $points } { $points ->
        [one] point
       *[other] points
    } and, as its small bottle says, { $residual } lira at the end of every year from then on.
# $goal: the points at which the game ends
lesson-viticulture-goal = Victory points (VP) decide: the year in which somebody comes to { $goal } is played to its end, then the most points win.
lesson-viticulture-wake = Spring: your rooster picks a row. Up there one acts sooner, down there one gets more; take the one framed in gold, it brings a coin.
lesson-viticulture-wake_astray = That row has its charms, but this year take the one framed in gold.
lesson-viticulture-wake_hint = Click the lit row, or drag the rooster onto it.
lesson-viticulture-plant = Summer: you have three workers, and they must do for summer and winter together. Send one to plant a vine.
lesson-viticulture-plant_astray = Your vine must go into the ground this summer, or there is nothing to harvest: send a worker to plant.
lesson-viticulture-plant_hint = Click the lit place: a worker walks there by itself.
lesson-viticulture-field = Now click the card { $vine }, then one of your fields. All three have room for it.
lesson-viticulture-field_hint = First the card in your hand, then the field. You can also drag the card there.
lesson-viticulture-grande = The place was taken, and yet { $other } has planted: with the grande, the big worker. A grande finds room everywhere.
lesson-viticulture-pass = Your other two workers are needed in winter. Pass: summer is over for you.
lesson-viticulture-pass_astray = Whoever works now is missing in winter, and winter makes the wine. Pass.
lesson-viticulture-pass_hint = The lit button is at the lower edge of the panel.
lesson-viticulture-fall = Fall brings you a visitor who will help you once: draw one of summer or one of winter. Both are good, choose freely.
lesson-viticulture-harvest = Winter, harvest time! { $other } stands in the only place, so this is a job for your grande: it finds room everywhere.
lesson-viticulture-harvest_astray = Without grapes there is nothing to do there yet. First harvest, with the grande.
lesson-viticulture-harvest_hint = Click the lit place: the grande goes there by itself.
lesson-viticulture-make = Your vine has brought a red and a white grape, each worth 1, and bears again every year. Send your last worker to make wine of them.
lesson-viticulture-make_astray = The grapes are on your crush pad, but the order asks for wine. Send the worker to make it.
lesson-viticulture-red = One red grape makes one red wine of the same value. Make the red one first.
lesson-viticulture-white = And now the other one: a single worker makes up to two wines.
lesson-viticulture-white_astray = Your order asks for both wines. Make the other one too.
lesson-viticulture-wine_hint = Choose the wine in the panel, or click the grape.
lesson-viticulture-aged = A year is over: the workers are home, and all grapes and wines have grown by 1. Your wines are worth 2 now, just what the order asks for!
lesson-viticulture-ageing = Every year adds 1, but a wine grows only as far as its cellar goes. The small one ends at 3, the medium one at 6, the large one at 9.
lesson-viticulture-late = { $other } wants to be first this year. Take the last row: it lends you another worker until the year ends.
lesson-viticulture-late_astray = Only the lit row lends you a worker, and you will need one.
lesson-viticulture-visitor = Visitors do you a favor, each its own; the card tells which. Send a worker and play the { $card }.
lesson-viticulture-visitor_astray = You will need money first, and your visitor brings it. Send the worker to the lit place.
lesson-viticulture-guest = This visitor pays for empty fields or gives a point for planted ones. Take the money, you want to build.
lesson-viticulture-guest_astray = A point is tempting, but you want to build now, and that takes money.
lesson-viticulture-build = You have money: build something that lasts. Send a worker there.
lesson-viticulture-build_astray = That would work too, but your wines need a better cellar. Send a worker to build.
lesson-viticulture-cellar = Build the medium cellar for { $cost } lira. There your wines grow on to 6; in the small one they stop at 3.
lesson-viticulture-cellar_astray = That would help you too. This time take the medium cellar, so that your wines grow beyond 3.
lesson-viticulture-pass_again = Two workers are left, just right for winter. Pass.
lesson-viticulture-fall_again = Once more a visitor: which season do you like?
lesson-viticulture-fill = Now the great moment: send a worker to fill your order.
lesson-viticulture-fill_astray = Your wines are ripe and the order is worth points. Fill it first.
# $points: all that the learner has now
lesson-viticulture-points = You have { $points } of { $goal } points! And the bottle has moved up: it shows your residual payment, the lira of each year’s end.
lesson-viticulture-train = Use your last worker to train another one. It costs 4 lira and helps you in every year to come.
lesson-viticulture-train_astray = One more worker helps in every year that is left. Train one now.
# $income: lira that came at the end of the year
lesson-viticulture-year_over = Year’s end: the bottle has paid { $income } lira, and your new worker is here. The house is running!
lesson-viticulture-next_vines = What next? With trellis and irrigation you can plant great vines; point at any structure and you read what it does.
lesson-viticulture-next_wines = In the medium cellar a red and a white grape make blush, worth both together: at least 4. In the large one two reds and a white make sparkling wine, at least 7.
lesson-viticulture-next_orders = Fill small orders first, whose wines fit your cellar; if yours is too big, draw another one in winter. Big ones bring up to 6 points: that is how { $goal } come together.
