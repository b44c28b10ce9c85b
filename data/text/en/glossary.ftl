# The glossary: for each term its heading, the forms by which texts call it (with commas between), and its entry.

glossary-worker = Worker
glossary-worker-forms = worker, workers, regular worker, regular workers
glossary-worker-text = Stands on an action space and carries out its action. All workers come home at the end of the year.

glossary-grande = Grande worker
glossary-grande-forms = grande worker, grande workers, grande
glossary-grande-text = Everybody’s large worker. It takes a free space like any worker, or stands beside a full action and carries it out without the bonus.

glossary-temporary = Temporary worker
glossary-temporary-forms = temporary worker, helper
glossary-temporary-text = The grey worker of wake-up row 7. It works for one year and then goes back to the row.

glossary-train = Train
glossary-train-forms = train, trained, training
glossary-train-text = Pay for a new regular worker. It joins at the end of the year, unless a card says otherwise. Five regular workers and the grande one are the most.

glossary-retrieve = Retrieve
glossary-retrieve-forms = retrieve, take back, takes back
glossary-retrieve-text = A placed worker comes back to its owner and can be placed again in this year.

glossary-rooster = Wake-up row
glossary-rooster-forms = rooster, roosters, wake-up row, wake-up rows, wake-up
glossary-rooster-text = In spring everybody’s rooster chooses a row. Who sits higher acts earlier all year; lower rows bring more.

glossary-pass = Pass
glossary-pass-forms = pass, passed, passes, passing
glossary-pass-text = Place no more workers in this season. Workers kept in summer can be placed in winter.

glossary-action = Action
glossary-action-forms = action, actions
glossary-action-text = One of the twelve places for workers on the board, six in summer and six in winter.

glossary-bonus = Bonus
glossary-bonus-forms = bonus, bonuses
glossary-bonus-text = What the middle space of an action brings besides the action itself.

glossary-points = Victory points
glossary-points-forms = VP, victory point, victory points
glossary-points-text = They decide the game. When somebody has 20, the year is played to its end. Nobody falls below −5.

glossary-residual = Residual payment
glossary-residual-forms = residual payment, residual payments, residual
glossary-residual-text = Lira that you get at the end of each year, 5 at most. Filled orders raise it.

glossary-field = Field
glossary-field-forms = field, fields
glossary-field-text = One of three places for vines. The values of all vines on it, red and white together, may not come to more than its number. An empty field can be sold and bought back.

glossary-vine = Vine card
glossary-vine-forms = vine, vines, vine card, vine cards
glossary-vine-text = A plant for a field, with the value of the grapes that it yields at each harvest. Some need a trellis or irrigation.

glossary-value = Value
glossary-value-forms = value, values
glossary-value-text = How good a grape or wine is, 1 to 9. It is no amount: a token is always one grape or one wine.

glossary-plant = Plant
glossary-plant-forms = plant, planted, planting
glossary-plant-text = Lay a vine from your hand on a field of yours that is not sold and has room for its value.

glossary-uproot = Uproot
glossary-uproot-forms = uproot, uprooted, uproots
glossary-uproot-text = Take a vine from a field back into your hand.

glossary-harvest = Harvest
glossary-harvest-forms = harvest, harvested, harvests
glossary-harvest-text = A field yields one red grape worth all its red values and one white grape worth all its white ones. Each field once a year; the vines stay.

glossary-grape = Grape
glossary-grape-forms = grape, grapes, red grape, white grape, red grapes, white grapes
glossary-grape-text = One token on your crush pad. Grapes age at the end of the year, and wine is made of them.

glossary-crush-pad = Crush pad
glossary-crush-pad-forms = crush pad, crush pads
glossary-crush-pad-text = The two rows for grapes, red and white, with one slot for each value.

glossary-wine = Wine
glossary-wine-forms = wine, wines, red wine, white wine, red wines, white wines
glossary-wine-text = One token in your cellar. Red and white wine are made from one grape each and keep its value.

glossary-blush = Blush wine
glossary-blush-forms = blush, blush wine, blush wines
glossary-blush-text = Made from one red and one white grape; their values are added. It needs the medium cellar, and is worth 4 or more.

glossary-sparkling = Sparkling wine
glossary-sparkling-forms = sparkling, sparkling wine, sparkling wines
glossary-sparkling-text = Made from two red grapes and one white grape; their values are added. It needs the large cellar, and is worth 7 or more.

glossary-cellar = Cellar
glossary-cellar-forms = cellar, cellars, medium cellar, large cellar, small cellar
glossary-cellar-text = The rows for wine. The small cellar holds values 1 to 3, the medium one 4 to 6, the large one 7 to 9. The medium one is built first.

glossary-slot = Slot
glossary-slot-forms = slot, slots
glossary-slot-text = The place for one grape or wine of one value. Where it is taken, or its cellar is missing, the token goes to the next lower free one.

glossary-age = Age
glossary-age-forms = age, ages, aged, ageing, ripen, ripens, older
glossary-age-text = A grape or wine goes up by one value, if the next slot is free and its cellar stands.

# Where a form of a term means something else: the same letters in other words.
glossary-no-terms = in either order, in any order, the order is yours, wake-up order, order of play, order of purchase
glossary-order = Wine order
glossary-order-forms = wine order, wine orders, order, orders
glossary-order-text = A card that asks for wines of at least the shown values. Filling it brings points and raises the residual payment.

glossary-visitor = Visitor
glossary-visitor-forms = visitor, visitors, visitor card, visitor cards, summer visitor, summer visitors, winter visitor, winter visitors
glossary-visitor-text = A card played in its own season. All that its chosen part says must be possible.

glossary-draw = Draw
glossary-draw-forms = draw, draws, drawn
glossary-draw-text = Take the top card of a deck. After its last card the discards are shuffled into a new deck.

glossary-discard = Discard
glossary-discard-forms = discard, discards, discarded
glossary-discard-text = Lay a card or token away. Cards go face up on the pile of their deck. At the end of the year seven cards stay in a hand at most.

glossary-structure = Structure
glossary-structure-forms = structure, structures
glossary-structure-text = Something built on your mat, each once: it lets you plant or keep more, or brings something again and again.

glossary-trellis = Trellis
glossary-trellis-forms = trellis
glossary-trellis-text = A structure that some vines need.

glossary-irrigation = Irrigation
glossary-irrigation-forms = irrigation
glossary-irrigation-text = A structure that some vines need.

glossary-yoke = Yoke
glossary-yoke-forms = yoke
glossary-yoke-text = A structure with a space of its own: once a year a worker may uproot a vine or harvest a field there.

glossary-windmill = Windmill
glossary-windmill-forms = windmill, windmills
glossary-windmill-text = A structure: the first vine planted each year brings 1 point.

glossary-cottage = Cottage
glossary-cottage-forms = cottage, cottages
glossary-cottage-text = A structure: in fall you draw one more visitor.

glossary-tasting-room = Tasting room
glossary-tasting-room-forms = tasting room, tasting rooms
glossary-tasting-room-text = A structure: once a year a tour brings 1 point, if you have a wine.

glossary-tour = Tour
glossary-tour-forms = tour, tours, give a tour
glossary-tour-text = A summer action that brings 2 lira.

glossary-automa = Automa
glossary-automa-forms = Automa
glossary-automa-text = The rival of who plays alone. At the beginning of summer and winter it turns a card and puts workers on the actions of that season, which then are taken. It carries nothing out; its cork only shows how many points must be passed.

glossary-bonus-token = Bonus action token
glossary-bonus-token-forms = bonus action token, bonus action tokens
glossary-bonus-token-text = Alone each wake-up row brings one when it is chosen. Spent with a worker that is placed on the board it brings the bonus of that action too, before or after it; one a turn, and they can be saved over years.
