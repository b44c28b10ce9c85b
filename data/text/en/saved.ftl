# Saved games and replays: what is listed, what is done with a game, and what is asked.

window-saved = Saved games
saved-title = Saved games and replays
saved-search = Search
saved-place = { $place ->
        [going] Going on
        [finished] Finished
       *[bin] Bin
    } ({ $count })
saved-none = { $place ->
        [going] No game goes on. Begin one from the title, or take in a file.
        [finished] No game has been finished yet.
       *[bin] The bin is empty.
    }
saved-none-found = No game here has these words in its names or its day.
saved-game = { $game } · { $names }
saved-alone = { $game } alone · { $names }
saved-line = { $moment } · { $when }
saved-unread = cannot be read
saved-just-begun = just begun
saved-year = year { $year }, { $season }
saved-round = round { $round }
saved-over = { $game ->
        [vino] over after round { $year }
       *[viticulture] over after year { $year }
    }
saved-over-unknown = over
saved-when = Last written on { $when }
saved-cards = Own cards: { $names }
saved-unprotected = Saved without checks: damage to this file may go unnoticed
saved-open = { $place ->
        [going] Continue
       *[finished] See the end
    }
    .short = { $place ->
        [going] Continue
       *[finished] The end
    }
saved-replay = Replay
saved-export = Export
saved-delete = Delete
saved-put-back = Put back
saved-empty = Empty the bin
saved-import = Import
saved-back = Back
saved-cancel = Cancel
saved-keep = Keep it

saved-delete-title = Put this game into the bin?
saved-delete-ask = { $what }. It can be put back until the bin is emptied.
saved-delete-yes = Into the bin
saved-empty-title = Empty the bin?
saved-empty-ask = { $count ->
        [one] One game is deleted for good.
       *[other] { $count } games are deleted for good.
    }
saved-empty-yes = Delete for good
saved-export-title = Export as one file
saved-export-ask = A folder, or a new file. Nothing there is overwritten.
saved-export-yes = Write the file
saved-import-title = Take in a game
saved-import-ask = A file, or a folder with several. You can also drop a file on the window.
saved-import-yes = Take it in

saved-exported = The game is written to { $file }.
saved-imported = { $count ->
        [0] No saved game lies in { $file }.
        [one] One game is taken in.
       *[other] { $count } games are taken in.
    }
saved-error-move = { $file } cannot be moved ({ $fault }): free some space or mend the folder. It is left as it is.
saved-error-empty = { $file } cannot be deleted ({ $fault }): delete it yourself. All else in the bin has been looked after.
saved-error-export = The game cannot be written to { $file } ({ $fault }): choose another place.
saved-error-import = { $file } cannot be taken in ({ $fault }): free some space, or choose another file.
saved-error-no-path = No place is named: type a folder or a file.
saved-error-nobody = { $path } cannot be found, there is nobody of that name here: write out the whole path.
saved-error-name = No file can be called “{ $name }” on this system: choose another name.
saved-error-no-folder = There is no folder { $folder }: make it first, or choose another one.
saved-error-no-file = { $file } is neither a folder nor a file that could hold a game: choose another place.
saved-error-own-folder = { $folder } belongs to the program, which would take the file for one of its games: choose another folder.
saved-error-taken = { $file } is among the saved games already: choose a file that lies somewhere else.
