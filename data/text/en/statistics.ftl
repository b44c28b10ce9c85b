# Statistics of the games that were played to their end.

saved-statistics = Statistics
statistics-title = Statistics
statistics-games = Games
statistics-visitors = Visitors
statistics-orders = Orders
statistics-vines = Vines
statistics-vino = Vino
statistics-note-games = Only games played to their end; nothing of them leaves this computer. “Won with” is the winners’ average. Against opponents only people who kept their seats all game count.
statistics-note-opponents = Only games played to their end. “Won with” is the winners’ average. A game counts once for each number of glasses at the table, and only for people who kept their seats.
statistics-note-cards = How often each card was played by all seats of Viticulture, and what one play brought on average.
statistics-note-vines = How often each vine was planted by all seats of Viticulture.
statistics-note-vino = All seats together. Prices and incomes are averages, “at the end” are vineyards left when a game is over, on average.
statistics-none = No game has been played to its end yet. Those that are will be counted here.
statistics-table = { $game } at the table
    .short = { $game }
statistics-alone = { $game } alone
statistics-opponents = Against opponents
    .short = Opponents
statistics-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
statistics-seats = { $count } seats
statistics-points = { $count ->
        [0] –
       *[other] won with { $points }
    }
statistics-level = { $level ->
        [1] 1 glass, the weakest
        [5] 5 glasses, the strongest
       *[other] { $level } glasses
    }
    .short = { $level ->
        [1] 1 glass
       *[other] { $level } glasses
    }
statistics-met = { $count ->
        [0] not met
        [one] { $won ->
            [0] people lost it
           *[other] people won it
        }
       *[other] people won { $won } of { $count }
    }
    .short = { $count ->
        [0] –
       *[other] won { $won } of { $count }
    }
statistics-won = { $count ->
        [0] –
       *[other] { $won } of { $count } won
    }
statistics-deck-summer_visitor = Summer visitors
statistics-deck-winter_visitor = Winter visitors
statistics-deck-order = Orders
statistics-deck-vine = Vines
statistics-cards-played = { $played } of { $of } played
statistics-decimal = { $units }.{ $tenths }
statistics-card = { $brings ->
        [points] { $each } VP each
       *[lira] { $each } lira each
    }
statistics-regions = Regions
statistics-varieties = Varieties
statistics-region = { $count ->
        [0] none bought
       *[other] { $count } bought at { $money } · { $left } at the end
    }
    .short = { $count } at { $money } · { $left } left
statistics-variety = { $count ->
        [0] never sold
        [one] sold once for { $money } · { $left } at the end
       *[other] sold { $count } times for { $money } · { $left } at the end
    }
    .short = { $count } for { $money } · { $left } left
statistics-challenges = Campaign
statistics-back = Back
statistics-export = Export
statistics-clear = Clear
statistics-clear-title = Forget all games?
statistics-clear-ask = The statistics begin anew. Saved games stay.
statistics-clear-yes = Forget them
statistics-clear-no = Keep them
statistics-file-games = games
statistics-file-uses = cards and regions
statistics-exported = The statistics are written to { $file } and { $other }.
statistics-error = The statistics in { $file } cannot be read or written ({ $fault }): free some space or mend the folder.
statistics-error-damaged = The statistics could not be read and { $used ->
        [before] are back as they were before the last game
       *[none] begin anew
    }. The old file is kept as { $file }.
statistics-error-newer = The statistics in { $file } were written by a newer version of Vendemmia: look at them there. They are left as they are.
