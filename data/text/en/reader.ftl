# What is told to those who do not see the screen: by readers of the screen and by the voice.

reader-list = { $what }: { $list }
reader-amount = { $name } { $amount }
reader-gain = { $name }: VP { $points }, lira { $lira }
reader-entry = { $what ->
        [name] { $seat ->
            [0] Name
           *[other] Name of player { $seat }
        }
        [seed] Seed
        [search] Search
        [campaign] Name of the campaign
       *[path] File
    }
reader-chair = Chair { $seat }: { $name }
reader-chairs = How many play
reader-remove-chair = Take chair { $seat } away: { $name }
reader-colour = Colour
reader-colour-of = Colour of { $name }
reader-innkeeper = Face of { $name }
reader-plays = { $name }: { $who }
reader-strength = Strength of { $name }: { $glasses }
reader-volume = { $volume } %
reader-page-back = Page back
reader-page-on = Page on
reader-in-cellar = { $amount } in the cellar
reader-quantity = Sell { $amount }
reader-sale-less = One less
reader-sale-more = One more
reader-region = { $region ->
        [task] Question
        [log] Log
        [tray] Cards on the board
        [board] Board
        [map] The rest of the map
        [demand] Demand
        [market] The rest of the demand
        [mat] Vineyard
        [cellar] The rest of the vineyard
        [hand] Hand
        [rail] Players
       *[ribbon] Game
    }
reader-go-on = Go on
reader-close = Close
reader-pin = Keep this card beside the next ones
reader-unpin = Let the kept card go
reader-face-down = face down
reader-free = free
reader-lit = the lesson points here
reader-stands = { $name } ({ $worker })
reader-seat-viticulture = VP { $vp }, lira { $lira }, residual payment { $residual }, workers { $workers }, cards { $cards }{ $passed ->
        [yes] , has passed
       *[no] { "" }
    }
reader-automa = VP { $vp }
reader-vineyard = { $place }, vineyard { $at }: { $price }{ $owner ->
        [government] , government
       *[private] { "" }
    }
reader-tile = { $thing }, { $place }
reader-mark = Marked: { $place }
reader-seat-vino = turn { $place } in the order, { $known ->
        [yes] money { $money }, { "" }
       *[no] { "" }
    }income { $income }, vineyards { $vineyards }
reader-sale = { $thing }: { $quantity } sold for { $total }
reader-sale-return = Vineyards given back: { $picked } of { $due }
reader-sale-rises = Steps by which others rise: { $picked } of { $due }
reader-price = Sold { $quantity }: revenue { $revenue }, given back { $lost }, steps down { $shift }
reader-lacking = Screen readers are not told what is on the screen: the library accesskit is missing, or the system has no such way.
