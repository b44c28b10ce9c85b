# Statistics of the games that were played to their end.

saved-statistics = Statistics
statistics-title = Statistics
statistics-note = Of games played to their end on this computer; nothing of it leaves it. “Won with” is what winners had on average.
statistics-none = No game has been played to its end yet. Those that are will be counted here.
statistics-table = { $game } at the table
statistics-alone = { $game } alone
statistics-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
statistics-seats = { $count } seats
statistics-points = { $count ->
        [0] –
       *[other] { $count }, won with { $points }
    }
statistics-won = { $count ->
        [0] –
       *[other] { $won } of { $count } won
    }
statistics-challenges = Campaign
statistics-back = Back
statistics-export = Export
statistics-clear = Clear
statistics-clear-title = Forget all games?
statistics-clear-ask = The statistics begin anew. Saved games stay.
statistics-clear-yes = Forget them
statistics-clear-no = Keep them
statistics-exported = The statistics are written to { $file }.
statistics-error = The statistics in { $file } cannot be read or written ({ $fault }): free some space or mend the folder.
statistics-error-damaged = The statistics could not be read and begin anew. The old file is kept as { $file }.
