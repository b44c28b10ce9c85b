# The pages on how a game is played, and the rulebook of each game.

rulebook-open = Rulebook
rulebook-search = Search
rulebook-back = Back
rulebook-see = See also
rulebook-found = { $count ->
        [0] Nothing found
        [one] { $count } entry found
       *[other] { $count } entries found
    }
rulebook-none = No entry has “{ $words }”. Try another word, or part of one.

## How a game is played: each step with its text

how-viticulture = How to play Viticulture
how-viticulture-goal = The aim
how-viticulture-goal-text = Run a vineyard in Tuscany. Whoever has the most victory points wins.
how-viticulture-way = From vine to order
how-viticulture-way-text = Plant vines, harvest them, make wine and fill wine orders for points.
how-viticulture-end = The end
how-viticulture-end-text = Once somebody has 20 points, this year is the last.
how-viticulture-round = A year
how-viticulture-spring = Spring
how-viticulture-spring-text = Choose a wake-up row: early ones act first, late ones bring more.
how-viticulture-summer = Summer
how-viticulture-summer-text = Place workers: plant, build, give tours, play visitors.
how-viticulture-fall = Fall
how-viticulture-fall-text = Draw a summer or a winter visitor.
how-viticulture-winter = Winter
how-viticulture-winter-text = Workers that are left harvest, make wine and fill orders.
how-viticulture-close = Year’s end
how-viticulture-close-text = Grapes and wine age, workers come home, residual payments arrive.

how-vino = How to play Vino
how-vino-goal = The aim
how-vino-goal-text = Own the most vineyards in Italy at the end. Money only breaks ties.
how-vino-way = Vineyards, wine, money
how-vino-way-text = Every vineyard yields wine, wine brings money, and money buys vineyards.
how-vino-end = The end
how-vino-end-text = A region’s bottle goes when its last private vineyard is bought. In the round of the last bottle nobody sells any more.
how-vino-round = A round
how-vino-choose = Choose in secret
how-vino-choose-text = Everybody marks two regions; you buy only there.
how-vino-buy = Buy
how-vino-buy-text = Region by region: first whoever owns vineyards there, then newcomers.
how-vino-variety = Take a variety
how-vino-variety-text = Your first vineyard in a region takes a tile. All of yours there grow it.
how-vino-sell = Sell
how-vino-sell-text = Wine of one variety brings money, costs vineyards and lowers its demand.
how-vino-order = New order
how-vino-order-text = Whoever earned least from sales goes first in the next round.
