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
