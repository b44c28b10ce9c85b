# Saved games and replays: what is listed, what is done with a game, and what is asked.

window-saved = Partite salvate
saved-title = Partite salvate e replay
saved-search = Cerca
saved-place = { $place ->
        [going] In corso
        [finished] Finite
       *[bin] Cestino
    } ({ $count })
saved-none = { $place ->
        [going] Nessuna partita in corso. Cominciane una dal menu iniziale, o importa un file.
        [finished] Nessuna partita è ancora finita.
       *[bin] Il cestino è vuoto.
    }
saved-none-found = Nessuna partita qui ha queste parole nei nomi o nella data.
saved-game = { $game } · { $names }
saved-alone = { $game } in solitario · { $names }
saved-line = { $moment } · { $when }
saved-unread = illeggibile
saved-just-begun = appena cominciata
# $season is the name of a season with a small first letter
saved-year = anno { $year }, { $season }
saved-round = turno { $round }
saved-over = { $game ->
        [vino] finita dopo il turno { $year }
       *[viticulture] finita dopo l’anno { $year }
    }
saved-over-unknown = finita
saved-when = Scritta il { $when }
saved-cards = Carte proprie: { $names }
saved-unprotected = Salvata senza controlli: un danno al file può passare inosservato
saved-open = { $place ->
        [going] Continua
       *[finished] Vedi la fine
    }
    .short = { $place ->
        [going] Continua
       *[finished] La fine
    }
saved-replay = Replay
saved-export = Esporta
saved-delete = Elimina
saved-put-back = Ripristina
saved-empty = Svuota cestino
saved-import = Importa
saved-back = Indietro
saved-cancel = Annulla
saved-keep = Conserva

saved-delete-title = Mettere questa partita nel cestino?
saved-delete-ask = { $what }. Si può ripristinare finché non svuoti il cestino.
saved-delete-yes = Nel cestino
saved-empty-title = Svuotare il cestino?
saved-empty-ask = { $count ->
        [one] Una partita viene eliminata per sempre.
       *[other] { $count } partite vengono eliminate per sempre.
    }
saved-empty-yes = Elimina per sempre
saved-export-title = Esporta in un file
saved-export-ask = Una cartella, o un nuovo file. Nulla di ciò che c’è viene sovrascritto.
saved-export-yes = Scrivi il file
saved-import-title = Importa una partita
saved-import-ask = Un file, o una cartella con più file. Puoi anche trascinare un file sulla finestra.
saved-import-yes = Importa

saved-exported = Partita esportata in { $file }.
saved-imported = { $count ->
        [0] In { $file } non c’è nessuna partita salvata.
        [one] Importata una partita.
       *[other] Importate { $count } partite.
    }
saved-error-move = { $file } non si può spostare ({ $fault }): libera spazio o sistema la cartella. Resta com’è.
saved-error-empty = { $file } non si può eliminare ({ $fault }): eliminalo tu. Tutto il resto del cestino è a posto.
saved-error-export = La partita non si può scrivere in { $file } ({ $fault }): scegli un altro posto.
saved-error-import = { $file } non si può importare ({ $fault }): libera spazio, o scegli un altro file.
saved-error-no-path = Non è indicato nessun posto: scrivi una cartella o un file.
saved-error-nobody = { $path } non si trova, qui non c’è nessun utente con quel nome: scrivi il percorso completo.
saved-error-name = Su questo sistema nessun file può chiamarsi “{ $name }”: scegli un altro nome.
saved-error-no-folder = La cartella { $folder } non esiste: prima creala, o scegline un’altra.
saved-error-no-file = { $file } non è una cartella né un file che possa contenere una partita: scegli un altro posto.
saved-error-own-folder = { $folder } appartiene al programma, che prenderebbe il file per una delle sue partite: scegli un’altra cartella.
saved-error-taken = { $file } è già tra le partite salvate: scegli un file che sta altrove.
