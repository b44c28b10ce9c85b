# The rulebook of Vino: titles and texts of its chapters and entries. Which rules an entry tells, and in what order they
# stand, is in data/rulebook/vino.yaml.

## Goal and end

rulebook-vino-chapter-goal = Goal and end
rulebook-vino-goal = The most vineyards win
rulebook-vino-goal-text = You buy vineyards in nine regions of Italy, sell their wine, and buy more vineyards with the money. When the game is over, whoever has the most vineyards wins. Money is only a means: it decides nothing but a tie.
rulebook-vino-players = Three to five players
rulebook-vino-players-text = Vino is for three to five players from about twelve years on and takes 60 to 90 minutes. Opponents of the program follow the same rules as people. If somebody has to leave, an opponent plays on in that seat, with the same vineyards and the same money.
rulebook-vino-no-trade = No trading, no loans
rulebook-vino-no-trade-text = Players never sell or swap vineyards or wine among themselves. Nobody lends, neither the bank nor the other players. You can buy only what you can pay at that moment: with 130 Vino a vineyard for 120, but not one for 140.
rulebook-vino-last-round = The last bottle, the last round
rulebook-vino-last-round-text = As soon as the last bottle leaves the map, by a gift or by a purchase, this round is the last. Buying goes on to its end in all regions that were chosen, also in those still to come. Then the game is over: nobody sells any more, and there is no new order of play. If two bottles go in the same round, it is just the same.
rulebook-vino-counting = Counting the vineyards
rulebook-vino-counting-text = At the end each of your vineyards counts one: private or government, cheap or dear, bought or given. Those that you have given back no longer count. So 23 cheap vineyards beat 22 dear ones.
rulebook-vino-ties = When there is a tie
rulebook-vino-ties-text = If several players own the most vineyards, the richest of them wins. All money counts that they have left after the last purchases. Those who are equally rich, too, share the victory.
rulebook-vino-quiet-game = When nothing happens any more
rulebook-vino-quiet-game-text = If for three rounds in a row nobody buys or sells, the players say openly, one after another, whether the game shall end as it stands. It ends only if all want it; then the vineyards are counted as always. As soon as one wants to play on, the game continues, and the question comes again after three more such rounds.

## The map

rulebook-vino-chapter-map = The map and its varieties
rulebook-vino-regions = Nine regions
rulebook-vino-regions-text = The map has nine regions with 3 to 21 vineyards each. In their order of purchase, from 1 to 9, they are Liguria, Lazio, Campania, Sardegna, Calabria, Abruzzo, Toscana, Veneto and Trentino. In every round vineyards are bought in that order.
rulebook-vino-vineyards = Vineyards and their prices
rulebook-vino-vineyards-text = The number on a vineyard is its price in Vino. Private vineyards have dark numbers; government vineyards have light ones. In each region the vineyards stand along a road, from the cheapest to the dearest. Both kinds are bought alike and count alike at the end.
rulebook-vino-markers = Forty markers each
rulebook-vino-markers-text = You have 40 vineyard markers in your colour; one on a vineyard shows that it is yours. How many you have left is open to all. When all 40 lie on the map, you can neither buy nor be given any more, until you give some vineyards back.
rulebook-vino-bottles = Six bottles
rulebook-vino-bottles-text = Sardegna, Calabria, Abruzzo, Toscana, Veneto and Trentino have government vineyards and a bottle. It stands there as long as the government gift of the region is still to come. In Liguria, Lazio and Campania all vineyards are private, and no bottle stands. Keep count of the bottles: the round in which the last one goes is the last.
rulebook-vino-varieties = Five varieties, thirty tiles
rulebook-vino-varieties-text = There are five varieties: Nebbiolo, Trebbiano, Montepulciano, Pinot Grigio and Barbera. Beside each region lie two to five variety tiles, one for each variety that can grow there. Liguria, for example, has only Nebbiolo and Pinot Grigio. Whoever holds a tile grows that variety in that region.
rulebook-vino-first-vineyard = Your first vineyard in a region
rulebook-vino-first-vineyard-text = With your first vineyard in a region you choose at once among the variety tiles that still lie there, and take one. It costs nothing beside the price of the vineyard. From now on you grow that variety in this region.
rulebook-vino-no-tile-left = No tile, no first vineyard
rulebook-vino-no-tile-left-text = When no variety tile is left in a region, nobody new can begin there, whatever vineyards are free. Example: two players hold the two tiles of Liguria. Its third vineyard can now be bought only by one of these two.
rulebook-vino-one-variety = One variety in each region
rulebook-vino-one-variety-text = In each region you grow one variety only, that of your tile there. As long as you own a vineyard there, you keep that tile and can take no second one. Meanwhile it is yours alone in this region; in other regions anybody can grow the same variety.
rulebook-vino-tile-back = Giving up a region
rulebook-vino-tile-back-text = When you give back your last vineyard in a region, its variety tile goes back to the map, too. From the next round on anybody can take it with a first vineyard. If you return there yourself, you begin anew and choose among all tiles that lie there then.
rulebook-vino-cellar = Your cellar counts vineyards
rulebook-vino-cellar-text = For each variety your cellar shows in how many vineyards you grow it, all regions together. A purchase or a gift adds 1, a vineyard given back takes 1 away. Example: 4 vineyards of Pinot Grigio in Sardegna and 3 in Calabria make 7. The program counts them on the map.
rulebook-vino-about-numbers = Where the numbers come from
rulebook-vino-about-numbers-text = The printed map and price table could not be consulted for everything. Some numbers are published, some follow from what is published, and the rest was rebuilt to fit all that is known: among it most prices. Whoever has the box can put the printed numbers into regions.yaml and market.yaml in data/vino.

## The start

rulebook-vino-chapter-start = The start and first vineyards
rulebook-vino-start = What everybody begins with
rulebook-vino-start-text = Everybody begins with 1000 Vino, 40 vineyard markers and an empty cellar. All five demands stand at 0, the bottles and the variety tiles are in their places, and the barrel waits beside the map. The program sets the table.
rulebook-vino-first-order = Who begins
rulebook-vino-first-order-text = One player is drawn by lot as banker. The player to the banker’s left begins, the others follow clockwise, and the banker is last. In all else the banker plays like everybody else. A game can also be set up so that you begin as you sit: the first chair begins, and the last one has the bank.
rulebook-vino-first-vineyards = Everybody begins with three
rulebook-vino-first-vineyards-text = Before the first round comes the preliminary turn, in which everybody buys three vineyards: two in regions that are drawn by lot, and one wherever you like. You pay for each of them from your 1000 Vino, and none can be declined.
rulebook-vino-drawn-tiles = Nine tiles face down
rulebook-vino-drawn-tiles-text = Nine tiles, one of each region, leave the map and lie mixed face down. They are Nebbiolo of Liguria and Veneto, Trebbiano of Lazio and Trentino, Montepulciano of Campania and Toscana, Pinot Grigio of Sardegna and Calabria, and Barbera of Abruzzo. Those that nobody draws go back to the map before the third purchases: three with three players, one with four.
rulebook-vino-two-by-tiles = Two vineyards by your tiles
rulebook-vino-two-by-tiles-text = In order of play everybody turns up two of the nine tiles and buys one vineyard in each of their two regions, private or government. The tiles are yours: they say what you grow there. You choose which vineyards, but the first must leave you enough money for the other region.
rulebook-vino-five-players = Five players: one tile is left
rulebook-vino-five-players-text = With five players the banker, who is last, finds only one tile. It brings the first vineyard as usual. The second follows at once and is free to choose, in any region, also in the same one. In a new region it needs a variety tile that still lies there.
rulebook-vino-third-vineyard = The third vineyard
rulebook-vino-third-vineyard-text = When all have bought by their tiles, everybody buys one more, again in order of play and in whatever region they like. In a region of yours you just pay; in a new one you also choose a variety tile, and without a tile it cannot be. Only if there is nothing at all that you could buy do you go without.
rulebook-vino-early-gift = A gift before the first round
rulebook-vino-early-gift-text = The last private vineyard of a region with a bottle may be bought as early as in the preliminary turn. Then the government gift comes at once, as in any round. A game can also be set up so that it waits until the first round begins.

## The round

rulebook-vino-chapter-round = The round and its two regions
rulebook-vino-round = A round
rulebook-vino-round-text = First everybody chooses two regions in secret. Then vineyards are bought, region by region. After that everybody may sell wine, in order of play. Finally the income of the round decides the new order of play. Rounds follow one another until the last bottle has gone.
rulebook-vino-two-regions = Exactly two regions
rulebook-vino-two-regions-text = In each round you choose two different regions, no more and no fewer. Any two will do, whether you own vineyards there or not. You may even choose a region that is full or has no tile for you, though you can buy nothing there then. In the next round you choose anew.
rulebook-vino-secret-choice = Chosen in secret, shown together
rulebook-vino-secret-choice-text = You choose your regions unseen by the others. When all have chosen, all choices are shown at the same time, and nobody can change them any more. If you share one screen, the program asks you one after another, while the others look away.
rulebook-vino-only-there = Only there, but no duty
rulebook-vino-only-there-text = In this round you can buy only in the two regions that you have chosen. You need not: you may buy in both, in one or in none. Only a government gift can also come to you in a region that you have not chosen.

## Buying

rulebook-vino-chapter-buying = Buying vineyards
rulebook-vino-barrel = The barrel goes round
rulebook-vino-barrel-text = The barrel stands in the region where vineyards are bought now. It goes by the numbers of the regions, from 1 to 9, and leaves out those that nobody has chosen. Mind your money: what you spend in Liguria, number 1, you lack in Trentino, number 9.
rulebook-vino-owners-first = Owners buy first
rulebook-vino-owners-first-text = If you have chosen the region and own a vineyard there, you are an owner and buy before all newcomers. Among owners, who has the most vineyards in this region comes first, then the next. Vineyards elsewhere do not matter here, nor does the order of play.
rulebook-vino-equal-owners = Owners with equally many
rulebook-vino-equal-owners-text = If owners have equally many vineyards in a region, look at the farthest one that each has, counted from the cheap end of the road: the farther goes first. As a rule it is also the dearer: with two each, whoever owns those for 30 and 190 goes before 90 and 150. Where prices are the same, the place along the road decides.
rulebook-vino-places-stand = Nobody moves up meanwhile
rulebook-vino-places-stand-text = When the barrel arrives, it is settled who is owner, who is newcomer, and in which order they buy. That stands until the barrel leaves, whatever is bought or given meanwhile. Even if a gift makes you the largest owner here, you keep your place.
rulebook-vino-buying-freely = As many as you can pay
rulebook-vino-buying-freely-text = As an owner you buy as many of the free vineyards as you want and can pay, private or government; then comes the next owner. You need not begin at the cheap end: any free one will do. For each you pay its price to the bank, it gets your marker, and your cellar grows by 1.
rulebook-vino-newcomers = Newcomers, one at a time
rulebook-vino-newcomers-text = If you have chosen the region and own nothing there, you are a newcomer. After the owners the newcomers buy in order of play, one vineyard each, again and again until all have passed. The last who has not passed may go on alone. Even somebody who has lost all vineyards can begin again in this way.
rulebook-vino-newcomer-tile = A newcomer’s first vineyard
rulebook-vino-newcomer-tile-text = For the first vineyard a newcomer needs a variety tile that still lies in the region; other newcomers may take the last one before you. Later vineyards need no further tile. Still you buy one at a time here: you are an owner only from the next round on.
rulebook-vino-passing = Passing is final
rulebook-vino-passing-text = A newcomer who passes is out in this region until the round is over, but can buy in the other region chosen. If you can pay for none of the free vineyards, or find no tile for your first one, you pass without being asked.

## The gift

rulebook-vino-chapter-gift = Bottles and the government gift
    .short = Bottles and gifts
rulebook-vino-gift = The government gift
rulebook-vino-gift-text = In a region with a bottle the government waits until no private vineyard is free any more. As soon as the last of them is bought, buying stops there, also for those who still want to buy. The free government vineyards of the region are given away, and nobody pays for them.
rulebook-vino-gift-partners = Who takes part in the gift
rulebook-vino-gift-partners-text = To be given land you must own a vineyard in that region; at most three players get some. It does not matter whether you have chosen the region in this round. A newcomer whose very first vineyard brings about the gift takes part, too.
rulebook-vino-gift-ranking = Who is first in the gift
rulebook-vino-gift-ranking-text = The ranking goes by vineyards in that region; the one just bought counts as well. Among equals the one is ahead whose farthest vineyard lies farther along the road. It is made anew when the gift begins, so it can differ from the order in which you buy.
rulebook-vino-gift-shares = One, two, and all the rest
rulebook-vino-gift-shares-text = The first chooses one vineyard, then the second chooses two, then the third takes all that are left. The fourth and fifth get nothing. Example: of six free government vineyards the first gets one, the second two and the third three.
rulebook-vino-gift-limits = Too little land, too few owners
rulebook-vino-gift-limits-text = If the land runs short, the second takes what is left, if anything, and the third goes without. If only two players own vineyards there, they get one and two; the rest is not given but stays for sale. A single owner gets just one.
rulebook-vino-gift-taken = A gift cannot be declined
rulebook-vino-gift-taken-text = Each vineyard that you are given gets your marker and adds 1 to the variety that you grow in this region. You cannot decline it. If you have too few markers, you take as many as you have; the rest falls to the next in the ranking, and what nobody can take stays for sale.
rulebook-vino-bottle-leaves = One gift for each bottle
rulebook-vino-bottle-leaves-text = After the gift the bottle leaves the map, even if nothing could be given. Without a bottle a region has no further gift, even if its last private vineyard becomes free and is bought again.
rulebook-vino-bottle-bought = Buying away the bottle
rulebook-vino-bottle-bought-text = While a bottle stands, somebody may buy the last government vineyard that is free in its region. That removes the bottle: the region has no gift, though private vineyards may still be free there. If it was the last bottle, this is the last round. If the last private vineyard is bought before, the gift comes instead.
rulebook-vino-after-gift = After the gift
rulebook-vino-after-gift-text = Buying goes on where it was interrupted. If an owner was just buying, that owner goes on, and then come the others who are not done yet. Government vineyards that were left over can be bought like all others. Whoever has passed or was done before stays out.
rulebook-vino-land-given-back = Land that comes back
rulebook-vino-land-given-back-text = Sales can make vineyards free again. While the bottle stands, a private one must be bought again before a gift can come, and a government one belongs to the land that will be given. Once the bottle has gone, both are simply for sale.

## The sale

rulebook-vino-chapter-sale = Selling and demand
rulebook-vino-one-sale = One sale in a round
rulebook-vino-one-sale-text = After all purchases everybody may sell once, in order of play: one variety only, and at most as much as your cellar shows of it. You may also sell nothing. Example: with 6 Nebbiolo and 4 Barbera you sell up to 6 Nebbiolo or up to 4 Barbera, never both.
rulebook-vino-price-table = The price table
rulebook-vino-price-table-text = For each quantity sold the price table shows three things: the revenue, how many vineyards you give back, and by how many steps demand falls. A larger sale brings more in all, but less for each unit. The table ends at 40, as many as you have markers.
rulebook-vino-revenue = Revenue and demand
rulebook-vino-revenue-text = The bank pays you what the price table shows for the quantity, plus the demand for that variety. Demand is added once, not for each unit, and as it stood before this sale. Example: the table shows 500. At a demand of +150 you get 650, at −100 you get 400.
rulebook-vino-give-back = A sale costs vineyards
rulebook-vino-give-back-text = For each sale you give back as many vineyards as the price table shows for the quantity, no more and no fewer. It is never more than you have of that variety. Example: you grow Trebbiano in 12 vineyards, sell 12, and the table shows 3 to give back: 9 stay yours.
rulebook-vino-which-vineyards = You choose what you give back
rulebook-vino-which-vineyards-text = You choose the vineyards yourself. All must bear the variety sold, but they may lie in several regions and be private or government. Your markers come back to you. The vineyards are free, and from the next round on anybody can buy them who has chosen their region.
rulebook-vino-wine-stays = Wine does not run out
rulebook-vino-wine-stays-text = Selling uses up no wine: your cellar falls only by the vineyards that you give back. Example: your cellar shows 8 Montepulciano, you sell all 8 and give back 3 vineyards. It shows 5 then, and you can sell them again in the next round.
rulebook-vino-demand = Demand and its sum
rulebook-vino-demand-text = Each variety has its demand on the market scale, between −500 and +500 in steps of 50. All begin at 0. What one variety falls the others rise, so all five together always make 0. Example: −200, −50, 0, +100 and +150.
rulebook-vino-one-falls = One falls, the others rise
rulebook-vino-one-falls-text = After your sale the variety sold falls by as many steps as the price table shows. Then you raise the other four, by exactly as many steps in all. How is up to you: three steps may all go to Barbera, or two to Barbera and one to Trebbiano. The variety sold cannot rise itself.
rulebook-vino-demand-ends = The ends of the market scale
rulebook-vino-demand-ends-text = Nothing falls below −500 or rises above +500. Only steps really made count: if a variety at −450 should fall three steps, it falls one, and the others rise one in all. At −500 a sale is still possible, but nothing moves. For the rises that are due there is always room.
rulebook-vino-at-once = Later sellers feel it
rulebook-vino-at-once-text = Demand moves at once, so whoever sells later in the same round sells at the new demand. Example: two players want to sell Barbera. The first lowers its demand, and the second gets less for it. Another variety may have risen meanwhile.
rulebook-vino-below-zero = When demand eats up the revenue
rulebook-vino-below-zero-text = If the revenue and a low demand come to less than 0, that sale cannot be made. Example: the table shows 270, but demand stands at −300. Exactly 0 is allowed. A game can also be set up so that such a sale can be made and brings 0; vineyards are given back and demand falls as always.

## Money

rulebook-vino-chapter-money = Money and order of play
rulebook-vino-open-money = What is seen of money
rulebook-vino-open-money-text = Money is counted in Vino, and every sum ends in 0. You know your own; of the others you see only what they have taken in this round. A game can also be set up so that all money is shown all the time. At the end it is always shown.
rulebook-vino-income = The income of the round
rulebook-vino-income-text = What your sale brings is your income of this round. It is kept apart from your older money until the new order of play stands; then both are put together. The program keeps them apart for you. So nobody can mix them up, and the printed rule for mixed money is not needed.
rulebook-vino-new-order = The least income goes first
rulebook-vino-new-order-text = After the sales the player with the least income of this round takes place 1, and so on upward. Whoever sold nothing has 0. Only income counts, not how rich you are. Example: incomes of 640, 0 and 390 give the places 3, 1 and 2.
rulebook-vino-equal-incomes = The same income
rulebook-vino-equal-incomes-text = Players with the same income keep the order that they had among themselves. Example: numbers 2 and 4 both sell nothing, the others sell something. They become 1 and 2 in the next round. If nobody sells, all keep their places.

## Advice

rulebook-vino-chapter-advice = Good advice
rulebook-vino-advice-land = Count vineyards, and be there
rulebook-vino-advice-land-text = Cheap vineyards bring you more of them for your money; a single dear one at the far end puts you ahead of others with equally many. Own something wherever a gift is still to come: the second and third are often given more than the first, the fourth nothing.
rulebook-vino-advice-sale = Sell with care
rulebook-vino-advice-sale-text = Grow two or three varieties, each in a fair amount, rather than much of one or a little of everything. Large sales cost many vineyards: is the money worth them? Give back cheap ones if you will buy early in that region and can get them again, dear ones if others come before you.
rulebook-vino-advice-market = Think of those who sell next
rulebook-vino-advice-market-text = Whoever takes in little plays early in the next round, meets the better demand, and lowers it for those who follow. When you hand out the rises, give them to varieties that the next sellers do not hold. Best of all are those that you will sell yourself.
