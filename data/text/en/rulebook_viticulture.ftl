# The rulebook of Viticulture: titles of chapters, and of each entry its title and text.

## Goal, beginning and end

rulebook-viticulture-chapter-goal = Goal, beginning and end
rulebook-viticulture-goal = The goal
rulebook-viticulture-goal-text = You each run a vineyard in Tuscany: you plant vines, harvest grapes, make wine and fill orders, and earn victory points by it. Once somebody has 20, the year is played to its end, and then whoever has the most points wins. That need not be the one who came to 20 first.
rulebook-viticulture-setting-up = Before the first year
rulebook-viticulture-setting-up-text = Everybody begins with three empty fields, for vines worth up to 5, 6 and 7, with a small cellar, 0 victory points and no residual payment. A mama and a papa, dealt to each of you, bring workers, cards and money and then leave the game. As a house rule for two or more, everybody is dealt two of each and keeps one of each, and nobody sees the others’ choice before all have chosen.
rulebook-viticulture-mama-and-papa = Mama and papa
rulebook-viticulture-mama-and-papa-text = Every mama brings two regular workers and three cards; Nicole and Ariel bring two workers, two cards and 2 lira. Every papa brings the grande worker and up to 6 lira. Then you choose, knowing your cards, clockwise from the first player: more lira, or what else he offers. Mostly that is a structure, free and ready at once; with some it is a regular worker or 1 victory point.
rulebook-viticulture-victory-points = Victory points
rulebook-viticulture-victory-points-text = Victory points, VP for short, come above all from wine orders and visitors, but also from wake-up row 6, the windmill, the tasting room and two bonuses. There is no upper end: 27 is 27. You may fall below 0, but never below −5: what would take you lower cannot be chosen at all.
rulebook-viticulture-last-year = The last year
rulebook-viticulture-last-year-text = As soon as anybody has 20 victory points, this year is the last, even if it happens in spring. It is played to its very end, with ageing and residual payments. It stays the last year also if that player pays points and drops below 20 again. With two or more players there is no limit of years.
rulebook-viticulture-ties = Equal points
rulebook-viticulture-ties-text = If points are equal, whoever has the most lira wins, then the highest total value of wine, then that of grapes. All of it is counted after the ageing and the payments of the last year. If everything is equal, the victory is shared; a house rule lets the wake-up order of the last year decide instead.
rulebook-viticulture-open-and-hidden = What everybody may see
rulebook-viticulture-open-and-hidden-text = Vineyards, workers, lira, points and the number of cards in each hand, deck by deck, are open to all. Only the faces of cards in hand are private, unless you play with open hands; of your orders you show the one that you fill. Players cannot trade, give or lend anything, except where a visitor says so.
rulebook-viticulture-cards = Cards and their decks
rulebook-viticulture-cards-text = There are 42 vine cards, 36 wine orders, 38 summer visitors and 38 winter visitors. After the last card of a deck its discards are shuffled at once into a new one. Without discards that deck stays empty, and its draw action is closed, until such a card is discarded. Wake-up rows, bonuses and the fall then bring as many cards as there are.

## The year

rulebook-viticulture-chapter-year = The year
rulebook-viticulture-year-course = The course of a year
rulebook-viticulture-year-course-text = In spring you choose wake-up rows, in summer you place workers, in fall you draw a visitor, in winter you place workers again, and the year end closes the year. Each worker works once a year: one placed in summer is missing in winter. So keep some for winter, when you harvest, make wine and fill orders.
rulebook-viticulture-spring = Spring
rulebook-viticulture-spring-text = Beginning with the first player and going clockwise, each rooster takes a free wake-up row. What the row brings is yours at once, before the next player chooses. In the first year chance picks the first player. Later it is the next seat counter-clockwise; a house rule turns that round.
rulebook-viticulture-wake-up-rows = The seven wake-up rows
rulebook-viticulture-wake-up-rows-text = Row 1 brings nothing, but you act before all others. Row 2 brings a vine card, row 3 a wine order, row 4 brings 1 lira, row 5 a summer or winter visitor, as you like. Row 6 brings 1 victory point, and row 7 the temporary worker. A row holds one rooster, so at least one row stays free.
rulebook-viticulture-wake-up-order = Who acts first
rulebook-viticulture-wake-up-order-text = Whoever sits higher on the chart acts earlier, in summer, fall and winter of this year. Each season begins again at the top row, no matter who acted or passed last before. Once all have chosen a row, the first player has no advantage any more.
rulebook-viticulture-temporary-worker = The temporary worker
rulebook-viticulture-temporary-worker-text = The grey worker of row 7 is yours until the year end. It counts as one of your regular workers wherever cards speak of them, also where a card asks for six workers. It takes up none of your five places for regular workers. There is only one: whoever comes to row 7 while it is out gets nothing.
rulebook-viticulture-fall = Fall
rulebook-viticulture-fall-text = In wake-up order everybody draws one visitor, from the summer or the winter deck. This takes no worker, and no visitor is played in fall. You choose the deck before you see the card, and you cannot decline it. With the cottage you may draw two.
rulebook-viticulture-year-end = The year end
rulebook-viticulture-year-end-text = When all have passed in winter, the year ends step by step. Grapes and wine age. All workers come home, and trained ones join them. Residual payments are made, hands go down to seven cards, and the first player changes. Then whatever works once a year can be used again.
rulebook-viticulture-residual-payment = Residual payment
rulebook-viticulture-residual-payment-text = Your bottle shows how many lira you get at each year end, from 0 to 5. Each filled order moves it up by 1 or 2 steps, and some visitors move it too. Moving it pays nothing at once, and it stays where it is when you are paid. Steps beyond 5 are lost, but you may still fill the order.
rulebook-viticulture-hand-limit = Seven cards in hand
rulebook-viticulture-hand-limit-text = During the year your hand may be as large as you like. At the year end you keep seven cards at most, of all decks together, and choose yourself what to discard. Nobody sees what the others lay aside until all are done; then it lies open on the piles.

## Workers and spaces

rulebook-viticulture-chapter-workers = Workers and spaces
rulebook-viticulture-turn = Your turn
rulebook-viticulture-turn-text = In summer and winter you do one of two things on your turn: place exactly one worker and carry out its action, or pass. Turns go round in wake-up order until all have passed. When the others have passed, you may go on alone, one turn after another.
rulebook-viticulture-passing = Passing
rulebook-viticulture-passing-text = You may pass on any turn, even with workers left and actions free. After that you place nothing more in this season. Workers kept in summer can be placed in winter; kept in winter, they rest until next year. If you have no worker when your turn comes, you pass automatically.
rulebook-viticulture-spaces = How many spaces are open
rulebook-viticulture-spaces-text = With two players, or alone, each action has one space; with three or four it has two, with five or six three. A space holds one worker, and you may take any free one. You may use an action again on a later turn, while it has space: your own workers block you like all others.
rulebook-viticulture-must-act = No action, no place
rulebook-viticulture-must-act-text = A worker may stand only where you can carry out the action, so nobody takes a space and then does nothing there. Without a field to harvest, for example, harvesting is closed to you. Only the actions of the season are open, besides the cart and your own yoke. The cart is always possible.
rulebook-viticulture-bonus = The bonus in the middle
rulebook-viticulture-bonus-text = The middle space of each action has a bonus, so there is one with three or more players. The action must be done, the bonus may be left out. It may come before the action: with 3 lira you can train there, because its bonus of 1 lira comes first. A house rule opens the middle only to those who use its bonus, unless no other space of the action is free.
rulebook-viticulture-grande = The grande worker
rulebook-viticulture-grande-text = Your grande takes a free space like any worker, with its bonus. Only when all open spaces of an action are taken may it go there all the same: it stands on the picture, carries out the action and gets no bonus. Several of them may stand on one picture. On your own mat it is a worker like the others.
rulebook-viticulture-cart = The cart
rulebook-viticulture-cart-text = Any number of workers of all players may stand at the cart, in summer and in winter. Each brings 1 lira and is a whole turn. The cart has no bonus, and no worker blocks it for others.

## Summer’s actions

rulebook-viticulture-chapter-summer = Summer’s actions
rulebook-viticulture-draw-vine = Draw a vine card
rulebook-viticulture-draw-vine-text = Take the top card of the vine deck into your hand. The bonus is a second vine card. A vine in hand does nothing yet: you plant it with another action. If there is no vine card left to draw, the action is closed.
rulebook-viticulture-tour = Give a tour
rulebook-viticulture-tour-text = A tour brings 2 lira, and 3 with the bonus. If you have the tasting room and at least one wine in your cellar, it also brings 1 victory point, once a year. That counts when you place the worker: a wine made later comes too late.
rulebook-viticulture-build = Build a structure
rulebook-viticulture-build-text = Pay what is printed on your mat for a structure that you do not have, and it stands at once. You can have each of the eight once. The large cellar comes only after the medium one. The bonus is 1 lira, and you may take it before you pay: with 4 lira you can build the windmill for 5.
rulebook-viticulture-play-summer-visitor = Play a summer visitor
rulebook-viticulture-play-summer-visitor-text = Play one summer visitor from your hand, do what it says, and discard it. The bonus is a second one, chosen when the first is done; it may be a card that the first one brought. Without a visitor that you can carry out, the action is closed.
rulebook-viticulture-plant = Plant a vine
rulebook-viticulture-plant-text = Lay one vine card from your hand on a field of yours that is not sold. It costs nothing, but the structures shown on the card must stand, and the field must have room for its value. The bonus is a second vine, on the same field or another. The windmill gives a point for planting once a year.
rulebook-viticulture-sell-grapes = Sell grapes
rulebook-viticulture-sell-grapes-text = Sell one or more grapes from your crush pad; the colour does not matter. Values 1 to 3 bring 1 lira each, 4 to 6 bring 2, 7 to 9 bring 3, so a 3 and an 8 make 4 lira. The bonus is 1 victory point, however many you sell. Wine is never sold: it leaves the cellar by orders and visitors.
rulebook-viticulture-sell-field = Sell or buy back a field
rulebook-viticulture-sell-field-text = Instead of grapes you may sell one field without vines for its number in lira, 5, 6 or 7, or buy one back for the same price. Nothing can be planted or harvested on a sold field; bought back it can be used at once. The bonus point comes here too. In time you may even sell all three.

## Winter’s actions

rulebook-viticulture-chapter-winter = Winter’s actions
rulebook-viticulture-draw-order = Draw a wine order
rulebook-viticulture-draw-order-text = Take the top card of the order deck into your hand. The bonus is a second one. An order asks for one to three wines and brings 2 to 6 victory points, and 1 or 2 steps of residual payment. If there is no order left to draw, the action is closed.
rulebook-viticulture-harvest = Harvest a field
rulebook-viticulture-harvest-text = Choose a field with vines. All its red values together make one red grape, all its white values one white grape, and the vines stay. Merlot (red 3) beside Pinot (red 1, white 1) brings a red 4 and a white 1. The bonus is a second field; you harvest one after the other.
rulebook-viticulture-harvest-once = Each field once a year
rulebook-viticulture-harvest-once-text = A field can be harvested once a year, be it by the action, the yoke or a visitor. Uprooting and planting anew, or selling the field and buying it back, does not change that. A vine planted this year may be harvested in this year, if its field has not been harvested yet.
rulebook-viticulture-train = Train a worker
rulebook-viticulture-train-text = Pay 4 lira for a new regular worker. It waits beside the action and works from next year on, also if a visitor trains it, unless the card says otherwise. The bonus is 1 lira, so 3 lira are enough there. Five regular workers and the grande are the most; then no card can train any more either.
rulebook-viticulture-play-winter-visitor = Play a winter visitor
rulebook-viticulture-play-winter-visitor-text = Play one winter visitor from your hand, do what it says, and discard it. The bonus is a second one, chosen when the first is done. If the first makes the second impossible, that bonus is simply lost. Summer visitors wait for the next summer, unless the Manager plays one.
rulebook-viticulture-make-wine = Make wine
rulebook-viticulture-make-wine-text = Make one or two wines, with the bonus up to three, of the same kind or not. A red grape becomes a red wine of its value, a white grape a white one. For red and white wine, grapes are never added up: two red 2 make no red 4. The wines come one by one, so an earlier one can take the slot of a later one.
rulebook-viticulture-fill-order = Fill an order
rulebook-viticulture-fill-order-text = For each wine on the order discard one wine of that kind with at least the shown value; better wine brings nothing extra. You choose which of the fitting ones go. A red 2 and a white 4, for example, bring 3 victory points and 1 step of residual payment. The bonus is 1 more point.

## Vines, grapes and wine

rulebook-viticulture-chapter-wine = Vines, grapes and wine
rulebook-viticulture-vines = The nine vines
rulebook-viticulture-vines-text = Sangiovese and Malvasia (1) need nothing. Pinot, Syrah and Trebbiano (2) need the trellis, Merlot and Sauvignon Blanc (3) irrigation, Cabernet Sauvignon and Chardonnay (4) both. Pinot is red 1 and white 1; the others have one colour. The structures are needed only when you plant.
rulebook-viticulture-field-room = Room on a field
rulebook-viticulture-field-room-text = Your fields take vines worth up to 5, 6 and 7, red and white added up; a Pinot counts 2. How many cards lie there does not matter, and the same variety may lie there several times. Chardonnay (4) and Merlot (3) fit together only on the field of 7. A vine stays until you uproot it.
rulebook-viticulture-uproot = Uproot a vine
rulebook-viticulture-uproot-text = Only the yoke or a visitor lets you uproot. The vine goes back into your hand, so you can plant it again later. Where a visitor says to uproot and discard, the vine comes to your hand first, and then you discard any vine card you hold.
rulebook-viticulture-crush-pad = The crush pad
rulebook-viticulture-crush-pad-text = There is one slot for each value from 1 to 9, in red and in white; more than 9 counts as 9. If the slot of a new grape is taken, the grape drops to the next lower free one. If there is none, it is lost, and the field still counts as harvested; you are warned before. You cannot throw grapes or wine away to make room.
rulebook-viticulture-blush = Blush wine
rulebook-viticulture-blush-text = One red and one white grape make one blush wine, worth both together. You need the medium cellar and a sum of at least 4: red 1 and white 2 are too little. Red 2 and white 3 make a blush 5. A sum above 9 counts as 9.
rulebook-viticulture-sparkling = Sparkling wine
rulebook-viticulture-sparkling-text = Two red grapes and one white grape make one sparkling wine, worth all three together. You need the large cellar and a sum of at least 7; above 9 it counts as 9. Finished wines never join: a red wine and a white one in the cellar make no blush.
rulebook-viticulture-devalue = When the slot is taken
rulebook-viticulture-devalue-text = If its slot is taken or its cellar is missing, a new wine goes to the highest free slot below, in a cellar that stands. With the small cellar alone a red 4 becomes a red 3. Blush never falls below 4, sparkling never below 7. If no slot is left, the wine cannot be made. You cannot make a wine worth less on purpose.
rulebook-viticulture-ageing = Ageing
rulebook-viticulture-ageing-text = At the year end each grape and wine goes up by 1, the highest first, to 9 at most, if the next slot is free. Wine needs the medium cellar to go from 3 to 4, and the large one to go from 6 to 7; grapes need none. What cannot move stays, and nothing is lost: a red 8 below a red 9 stays an 8.
rulebook-viticulture-visitor-tokens = Grapes and ageing by visitors
rulebook-viticulture-visitor-tokens-text = A grape that a visitor lets you buy needs a free slot of its own value, and buying it is no harvest. For the Merchant both slots of value 1 must be free. Where a visitor ages all wine twice, your whole cellar ages and then ages again, but no grape; you need at least one wine. The limits of the cellars hold as always.

## Cellars and structures

rulebook-viticulture-chapter-structures = Cellars and structures
rulebook-viticulture-structures = What structures cost
rulebook-viticulture-structures-text = Trellis and yoke cost 2 lira, irrigation 3, cottage and medium cellar 4, windmill 5, tasting room and large cellar 6. Each works as soon as it stands, and stays. Where a visitor looks at the cost, it means this price, whatever you paid. A discount never brings what you pay below 0.
rulebook-viticulture-cellars = The three cellars
rulebook-viticulture-cellars-text = The small cellar, which all have, holds red and white wine of values 1 to 3. The medium cellar adds 4 to 6 and blush, the large one 7 to 9 and sparkling. Each kind has slots of its own, for one wine each. A visitor that upgrades your cellar builds the next one; if you have all, that part of it cannot be chosen.
rulebook-viticulture-yoke = The yoke
rulebook-viticulture-yoke-text = The yoke is a space of your own: once a year, in summer or winter, a worker there uproots one vine or harvests one field. Your grande may go there too, but not after another worker. If a visitor brings that worker back, the yoke stays used for this year.
rulebook-viticulture-windmill = The windmill
rulebook-viticulture-windmill-text = With the windmill you get 1 victory point when you plant, once a year. Any planting counts, also by a visitor. If you build the windmill after planting, your next planting in that year brings the point. You need not ask for it: it comes by itself.
rulebook-viticulture-tasting-room = The tasting room
rulebook-viticulture-tasting-room-text = With the tasting room you get 1 victory point, once a year, when you place a worker on the tour and have at least one wine at that moment. The grande on the picture counts as well. A tour by the Manager brings no point, as no worker is placed, nor do cards that only give lira.
rulebook-viticulture-cottage = The cottage
rulebook-viticulture-cottage-text = With the cottage you may draw two visitors in fall instead of one, of the same deck or one of each. You name both decks before you see either card, and you may be content with one. As a house rule you choose the second deck after you have seen the first card.

## Visitors

rulebook-viticulture-chapter-visitors = Visitors
rulebook-viticulture-visitors = How visitors work
rulebook-viticulture-visitors-text = A visitor works once, at once, and is then discarded. Whatever it lets you do takes no further worker and brings no bonus of the board. Where it speaks of workers, any kind will do. While it is being played it is not in your hand: it cannot pay for itself and is not counted.
rulebook-viticulture-pay-in-full = All or nothing
rulebook-viticulture-pay-in-full-text = You may play a visitor only if you can pay its whole cost and take its whole benefit. What you pay comes before what it buys; other parts may come in any order, unless the card says “then”. A card that draws three cards cannot be played for two. What others draw may be less.
rulebook-viticulture-or-and-may = “OR”, “up to” and “may”
rulebook-viticulture-or-and-may-text = Where a visitor says “OR”, you choose one part, and only that part must be possible. “Up to two” means one or two, never none. What you “may” do, you may also leave. A part that would bring nothing cannot be chosen, such as points for planted fields when you have none.
rulebook-viticulture-asking-others = Visitors that ask others
rulebook-viticulture-asking-others-text = If a visitor concerns several players, they answer in wake-up order, from the top row on. Whoever has passed is asked too, unless the card says otherwise. Everybody may decline unless it says they must. Nobody has to do a thing in part: the Queen cannot be played if the player on your right can do none of her three in full.
rulebook-viticulture-growers = Cultivator and Sharecropper
rulebook-viticulture-growers-text = The Cultivator plants one vine even where the field has no room for its value; afterwards nothing more fits there. The structures of the vine are still needed. The Sharecropper does the opposite: no structures, but enough room. Or it lets you uproot one vine and discard one vine card, and gain 2 victory points.
rulebook-viticulture-manager = Manager
rulebook-viticulture-manager-text = In winter the Manager lets you use one summer action, or the cart, even if all its spaces are taken. You place no worker and get no bonus. The action must be possible, and the yoke is not among them. A summer visitor may be played in this way; the windmill counts, the tasting room does not.
rulebook-viticulture-planner = Planner
rulebook-viticulture-planner-text = In summer the Planner sends another worker of yours to a winter action, or to the cart. It takes its space from now on. At the beginning of winter, before all turns, its action is carried out, with the bonus of its space. If it is not possible then, nothing happens, and the worker stays there.
rulebook-viticulture-retrieving = Producer and Motivator
rulebook-viticulture-retrieving-text = For 2 lira the Producer takes back one or two of your workers, but none from its own action, unless a house rule says otherwise. What they had planned is dropped. With the Motivator everybody who has not passed may take back their placed grande; each opponent who does so brings you 1 victory point. All these workers can be placed again this year.
rulebook-viticulture-organizer = Organizer
rulebook-viticulture-organizer-text = The Organizer moves your rooster to a free row; you take what the row brings and are out of this season. The new row counts in fall and winter too. Nobody gains or loses a turn by the move. After it you may still play the second visitor of the bonus, unless a house rule says otherwise.
rulebook-viticulture-zymologist = Zymologist
rulebook-viticulture-zymologist-text = Make one or two wines of value 4 or more, of any kind, even without the cellar for them; the least sums for blush and sparkling still hold. Without the medium cellar such a wine ages up to 6. One of 7 or more waits until the large cellar stands. House rules can change both.

## Alone and campaign

rulebook-viticulture-chapter-alone = Alone and campaign
rulebook-viticulture-automa = Alone against the Automa
rulebook-viticulture-automa-text = Alone you play seven years, whatever the points, and your aim is to have more of them than the Automa. It usually stands at 20 from the start. With as many as it has, nobody wins, and no lira or wine decides. You set up as usual, take all turns of a season one after the other, and each action has one space.
rulebook-viticulture-automa-workers = The Automa’s workers
rulebook-viticulture-automa-workers-text = At the beginning of summer and of winter an Automa card is turned. It shows up to three actions of that season, and a worker of the Automa goes to each. They only block: they carry nothing out and gain nothing. Where a worker stands already, as yours may by the Planner, none is added. At the year end they leave the board; a deck of its cards that has run out is shuffled again.
rulebook-viticulture-rows-alone = Wake-up rows alone
rulebook-viticulture-rows-alone-text = On each of the seven rows lies a bonus action token. In spring you choose a row that still has its token and take both, the token and what the row brings. So in seven years you use each row once. The Organizer may go to any free row except 7, but gets no token.
rulebook-viticulture-bonus-tokens = Bonus action tokens
rulebook-viticulture-bonus-tokens-text = When you place a worker on the board, you may spend one token and get the bonus of that action as well, before or after it. One a turn is all, and you may save them over years. It works also for your grande on the picture and for a planned worker, but not on the cart or the yoke. It opens no further space.
rulebook-viticulture-visitors-alone = Visitors that need others
rulebook-viticulture-visitors-alone-text = Four visitors would do nothing for you alone: Swindler, Wedding Party, Queen and Governor. They are taken out of the decks before the game, or, if you choose so, discarded when they come, and another one is drawn. Of all other visitors you simply have your own part; the Importer draws its three cards.
rulebook-viticulture-levels = The five levels
rulebook-viticulture-levels-text = Very easy adds an eighth year, in which any row may be chosen and brings a token. Easy gives you 3 victory points at the start, normal nothing. Hard turns cards in each season, each from its top line down, until at least two of the Automa’s workers have been placed in it; it has six for a year. Very hard does so too, and the Automa stands at 23.
rulebook-viticulture-aggressive-automa = The aggressive Automa
rulebook-viticulture-aggressive-automa-text = Here you must be ahead of the Automa at the end of every year, or you lose at once; having just as many points is not enough. It stands at −1 in the first year, then at 0, 1, 4, 8, 13 and 20. You can choose this at easy, normal and hard.
rulebook-viticulture-campaign = The campaign
rulebook-viticulture-campaign-text = Eight challenges, one after the other, each a game alone with a rule of its own. You must beat the Automa to go on; otherwise you try again, with one more bonus action token at the start for each game in a row that you did not win. The fewer games you need in all, the better.
rulebook-viticulture-challenges-1-2 = Challenges 1 and 2
rulebook-viticulture-challenges-1-2-text = In the first you have no mama, but two workers, and plant any three vines of the deck before the game where there is room, without their structures. In the second you may have two regular workers at most, tokens are of no use, and the middle spaces with their bonus take the place of the left ones, for the Automa too.
rulebook-viticulture-challenges-3-4 = Challenges 3 and 4
rulebook-viticulture-challenges-3-4-text = In the third you must have six workers at the end of year 3, or you lose. The grande and those just trained count, the temporary worker does not. In the fourth you begin with 5 victory points, and the harvest action takes up to three fields; yoke and visitors keep their own limits.
rulebook-viticulture-challenges-5-6 = Challenges 5 and 6
rulebook-viticulture-challenges-5-6-text = The fifth lasts eight years; any row may be chosen in any year, and there are no tokens. In the sixth no points are gained during play, though you can pay with them. At its end each wine in the large cellar brings 2 victory points, each in the medium cellar 1. An aggressive campaign leaves the sixth out.
rulebook-viticulture-challenges-7-8 = Challenges 7 and 8
rulebook-viticulture-challenges-7-8-text = In the seventh you begin with 3 victory points; all else is as usual. In the eighth no order can be filled, not even by a visitor, though you may draw them. Wine can earn points in every other way. If your mama brings orders, you may change her for the next one.
