# The glossary of Vino: for each term its heading, the forms by which texts call it (with commas between), and its entry.

glossary-vino-private = Private vineyard
glossary-vino-private-forms = private vineyard, private vineyards, private
glossary-vino-private-text = A vineyard with a dark number. When the last one of a region is bought while a bottle stands there, the government gift comes.

glossary-vino-government = Government vineyard
glossary-vino-government-forms = government vineyard, government vineyards, government ones
glossary-vino-government-text = A vineyard with a light number. It is bought like any other, or comes to somebody with a government gift.

glossary-vino-marker = Vineyard marker
glossary-vino-marker-forms = vineyard marker, vineyard markers, marker, markers, flag, flags
glossary-vino-marker-text = Shows whose a vineyard is. Everybody has 40; those of vineyards that are given back can be used again.

glossary-vino-variety = Variety
glossary-vino-variety-forms = variety, varieties
glossary-vino-variety-text = One of five kinds of grapes. In each region you grow only one of them, that of your variety tile there.

glossary-vino-tile = Variety tile
glossary-vino-tile-forms = variety tile, variety tiles, tile, tiles
glossary-vino-tile-text = Lies beside a region and is taken with the first vineyard there. It says which variety you grow in that region.

glossary-vino-bottle = Bottle
glossary-vino-bottle-forms = bottle, bottles
glossary-vino-bottle-text = Stands in six regions as long as their government gift is still to come. The round in which the last bottle goes is the last.

glossary-vino-barrel = Barrel
glossary-vino-barrel-forms = barrel
glossary-vino-barrel-text = Stands in the region in which vineyards are bought now. It goes from region to region in the order of their numbers.

glossary-vino-cellar = Cellar
glossary-vino-cellar-forms = cellar, cellars
glossary-vino-cellar-text = Counts for each variety in how many vineyards you grow it. Up to so much of it you can sell in a round.

glossary-vino-demand = Demand
glossary-vino-demand-forms = demand, demands, market scale
glossary-vino-demand-text = What buyers add to the price of a variety or take off it, from −500 to +500. All five together always make 0.

glossary-vino-price-table = Price table
glossary-vino-price-table-forms = price table
glossary-vino-price-table-text = Tells for each quantity sold how much it brings, how many vineyards are given back, and by how many steps demand falls.

glossary-vino-income = Income
glossary-vino-income-forms = income, incomes
glossary-vino-income-text = What your sale has brought in this round. Whoever has the least goes first in the next one.

glossary-vino-order = Order of play
glossary-vino-order-forms = order of play
glossary-vino-order-text = In this order everybody acts, one after another. After each round it goes by income, the least first.

glossary-vino-owner = Owner
glossary-vino-owner-forms = owner, owners
glossary-vino-owner-text = Somebody who owns vineyards in a chosen region when the barrel comes there. Owners buy first, as many as they can pay.

glossary-vino-newcomer = Newcomer
glossary-vino-newcomer-forms = newcomer, newcomers
glossary-vino-newcomer-text = Somebody who has chosen a region and owns nothing there. After the owners newcomers buy in turn, one vineyard each time.

glossary-vino-gift = Government gift
glossary-vino-gift-forms = government gift, gift, gifts
glossary-vino-gift-text = Once no private vineyard of a region with a bottle is free any more, its free government vineyards are given away: one, two, and all the rest to the three largest owners there.

glossary-vino-preliminary = Preliminary turn
glossary-vino-preliminary-forms = preliminary turn
glossary-vino-preliminary-text = Before the first round everybody buys three vineyards: two by tiles that are drawn, and one in any region.
