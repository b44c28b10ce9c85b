# Opponents: who plays a seat without a person.

opponent-name = { $character ->
        [grower] { $number ->
            [1] Agnese
           *[2] Tito
        }
        [host] { $number ->
            [1] Oreste
           *[2] Nives
        }
        [trader] { $number ->
            [1] Livia
           *[2] Duccio
        }
        [builder] { $number ->
            [1] Bruno
           *[2] Ersilia
        }
        [gambler] { $number ->
            [1] Fosca
           *[2] Ruggero
        }
       *[other] { $number ->
            [1] Vanna
           *[2] Celso
        }
    }
opponent-trait = { $character ->
        [grower] the grower
        [host] the host
        [trader] the trader
        [builder] the builder
        [gambler] the gambler
       *[other] somebody new
    }
opponent-style = { $character ->
        [grower] Vines first: plants early, harvests often and fills the cellar.
        [host] Keeps an open house and likes to play visitors.
        [trader] Sells well, counts the money and fills orders early.
        [builder] Builds first and trains workers, and means to have it easier later.
        [gambler] Likes cards that nobody has seen yet, and takes a chance.
       *[other] Plays a little of everything.
    }
opponent-glasses = { $level ->
        [one] 1 glass
       *[other] { $level } glasses
    }
opponent-seat = { $trait }, { $glasses }
opponent-group = { $names } ({ $glasses })
log-handed_over = { $by ->
        [person] { $name } is played by a person from now on
       *[opponent] { $name } is played by an opponent from now on: { $trait }, { $glasses }
    }

# The page about the opponents.

opponents-title = About the opponents
opponents-close = Back
opponents-see = What they see
opponents-see-line = An opponent sees what anybody in its seat would see: its own hand, what lies open, and what it was shown earlier. Before it thinks, everything hidden is dealt again at random, just for its thoughts. It never learns the seed of the game, which would give every deck away.
opponents-same = What they have
opponents-same-line = The same cards, money and rules as everybody, however many glasses they have. More glasses only mean looking further ahead and misjudging less. Glasses set how many positions an opponent looks at and how well it judges them, not how long it thinks, so a faster computer makes nobody stronger.
opponents-check = How it can be checked
opponents-check-line = A saved game records each opponent and the number its chance starts from; played again, it comes to the same end. With the source code you can go further: “python -m rules.checking honest” deals everything hidden again and changes the seed, and each answer and its reason must stay the same; “python -m rules match” lets two levels meet as often as you like.
opponents-levels = How far they think
opponents-level = { $game ->
        [vino] { $level ->
            [1] Looks at each answer on its own and often misjudges what it is worth.
            [2] Looks at each answer on its own and misjudges some of them.
            [3] Looks at each answer on its own and misjudges only a little.
            [4] Looks at each answer on its own and judges it with care, without slips.
           *[5] Follows its best answers to the end of the round and weighs what the others may do.
        }
       *[viticulture] { $level ->
            [1] Looks at each answer on its own and often misjudges what it is worth.
            [2] Looks at its whole turn, but often misjudges what comes of it.
            [3] Looks at its whole turn and misjudges only a little.
            [4] Plans the year in a few ways and seldom misjudges.
           *[5] Plans the year in many ways and weighs how the others may reply.
        }
    }
opponents-level-hint = { $glasses }: { $what }
opponents-characters = What they like

# The sheet on which seats are handed over in a running game.

seats-open = Who plays
seats-title = Who plays
seats-line = Does somebody have to leave? An opponent can play on, and a person can take over any seat, whose hand is then seen.
seats-line-vino = Does somebody have to leave? An opponent can play on, and a person can take over any seat, whose money is then seen.
seats-done = Play on
seats-back = As before

# What an opponent has done in one move, in the present tense after its name: "Sole plants two vines, then passes".

speech = { $name } { $deeds }
speech-then = { $a }, then { $b }
speech-rooster_placed = chooses wake-up row { $place }
speech-row_taken = takes the bonus of the row
speech-worker_placed = goes to “{ $place }”{ $amount ->
        [1] { "" }
        [2] { " " }twice
       *[other] { " " }{ $amount } times
    }
speech-worker_placed-too = to “{ $place }”
speech-passed = passes
speech-vine_planted = plants { $amount ->
        [1] { $card }
       *[other] { $card } × { $amount }
    } on field { $field }
speech-vine_planted-too = { $amount ->
        [1] { $card }
       *[other] { $card } × { $amount }
    } on field { $field }
speech-vine_uprooted = uproots { $amount ->
        [1] a vine
       *[other] { $amount } vines
    }
speech-vines_swapped = swaps two vines
speech-field_harvested = harvests { $amount ->
        [1] a field
        [2] two fields
        [3] three fields
       *[other] { $amount } fields
    }
speech-wine_made = makes { $amount ->
        [1] a wine
        [2] two wines
        [3] three wines
       *[other] { $amount } wines
    }
speech-order_filled = fills { $amount ->
        [1] an order
       *[other] { $amount } orders
    }
speech-visitor_played = plays { $card }
speech-visitor_played-too = { $card }
speech-structure_built = builds the { $thing }
speech-structure_built-too = the { $thing }
speech-worker_trained = trains { $amount ->
        [1] a worker
        [2] two workers
       *[other] { $amount } workers
    }
speech-worker_gained = gets { $amount ->
        [1] a worker
        [2] two workers
       *[other] { $amount } workers
    }
speech-worker_retrieved = takes back { $amount ->
        [1] a worker
        [2] two workers
       *[other] { $amount } workers
    }
speech-grape_sold = sells { $amount ->
        [1] a grape
       *[other] { $amount } grapes
    }
speech-field_sold = sells { $amount ->
        [1] a field
       *[other] { $amount } fields
    }
speech-field_bought = buys back { $amount ->
        [1] a field
       *[other] { $amount } fields
    }
speech-card_drawn = draws { $deck ->
        [vine] { $amount ->
            [1] a vine card
            [2] two vine cards
           *[other] { $amount } vine cards
        }
        [order] { $amount ->
            [1] a wine order
            [2] two wine orders
           *[other] { $amount } wine orders
        }
        [summer_visitor] { $amount ->
            [1] a summer visitor
            [2] two summer visitors
           *[other] { $amount } summer visitors
        }
        [winter_visitor] { $amount ->
            [1] a winter visitor
            [2] two winter visitors
           *[other] { $amount } winter visitors
        }
       *[other] { $amount ->
            [1] a card
           *[other] { $amount } cards
        }
    }
speech-card_drawn-too = { $deck ->
        [vine] { $amount ->
            [1] a vine card
            [2] two vine cards
           *[other] { $amount } vine cards
        }
        [order] { $amount ->
            [1] a wine order
            [2] two wine orders
           *[other] { $amount } wine orders
        }
        [summer_visitor] { $amount ->
            [1] a summer visitor
            [2] two summer visitors
           *[other] { $amount } summer visitors
        }
        [winter_visitor] { $amount ->
            [1] a winter visitor
            [2] two winter visitors
           *[other] { $amount } winter visitors
        }
       *[other] { $amount ->
            [1] a card
           *[other] { $amount } cards
        }
    }
speech-card_discarded = discards { $amount ->
        [1] a card
       *[other] { $amount } cards
    }
speech-card_given = gives away { $amount ->
        [1] a card
       *[other] { $amount } cards
    }
speech-declined = declines
speech-lira_changed = { $sign ->
        [minus] pays
       *[plus] gains
    } { $amount } lira
speech-residual_changed = gets { $amount } lira { $sign ->
        [minus] less
       *[plus] more
    } a year
speech-grape_gained = gets { $amount ->
        [1] a grape
       *[other] { $amount } grapes
    }
speech-vp_changed = { $sign ->
        [minus] loses
       *[plus] scores
    } { $amount } VP

vino-speech-regions_chosen = chooses in secret
vino-speech-vineyard_bought = buys { $amount ->
        [1] a vineyard
        [2] two vineyards
       *[other] { $amount } vineyards
    } in { $place }
vino-speech-vineyard_bought-too = { $amount ->
        [1] one
        [2] two
       *[other] { $amount }
    } in { $place }
vino-speech-vineyard_given = is given { $amount ->
        [1] a vineyard
       *[other] { $amount } vineyards
    } in { $place }
vino-speech-vineyard_returned = gives back { $amount ->
        [1] a vineyard
       *[other] { $amount } vineyards
    } in { $place }
vino-speech-variety_taken = grows { $thing } in { $place }
vino-speech-wine_sold = sells { $quantity } { $thing } for { $amount }
vino-speech-passed = buys no more in { $place }
vino-speech-passed-bare = buys nothing in { $place }
vino-speech-passed-sell = sells nothing
vino-speech-skipped = can buy nothing
vino-speech-end_wished = would end the game
vino-speech-declined = plays on
opponent-simpler = { $name } could not think this through: a simpler answer was given.
opponent-stuck = { $name } cannot think just now: this is tried again every few seconds.
