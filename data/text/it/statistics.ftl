# Statistics of the games that were played to their end.

saved-statistics = Statistiche
statistics-title = Statistiche
statistics-games = Partite
statistics-visitors = Visitatori
statistics-orders = Ordini
statistics-vines = Viti
statistics-vino = Vino
statistics-note-games = Solo partite giocate fino alla fine; nulla lascia questo computer. “Vinta con” è la media di chi vince. Contro avversari conta solo chi tiene il proprio posto fino in fondo.
statistics-note-opponents = Solo partite giocate fino alla fine. “Vinta con” è la media di chi vince. Una partita conta una volta per ogni numero di calici al tavolo, e solo per chi tiene il proprio posto.
statistics-note-cards = Quante volte ogni carta è stata giocata da tutti i posti di Viticulture, e che cosa ha dato in media ogni volta.
statistics-note-vines = Quante volte ogni vite è stata piantata da tutti i posti di Viticulture.
statistics-note-vino = Tutti i posti insieme. Prezzi e redditi sono medie, “alla fine” sono i vigneti rimasti a fine partita, in media.
statistics-none = Nessuna partita è stata ancora giocata fino alla fine. Quelle che lo saranno si contano qui.
statistics-table = { $game } al tavolo
    .short = { $game }
statistics-alone = { $game } in solitario
statistics-opponents = Contro avversari
    .short = Avversari
statistics-count = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
statistics-seats = { $count } posti
statistics-points = { $count ->
        [0] –
        [one] vinta con { $points }
       *[other] vinte con { $points }
    }
statistics-level = { $level ->
        [1] 1 calice, il più debole
        [5] 5 calici, il più forte
       *[other] { $level } calici
    }
    .short = { $level ->
        [1] 1 calice
       *[other] { $level } calici
    }
statistics-met = { $count ->
        [0] mai incontrato
        [one] { $won ->
            [0] persa da persone
           *[other] vinta da persone
        }
       *[other] vinte da persone { $won } su { $count }
    }
    .short = { $count ->
        [0] –
       *[other] vinte { $won } su { $count }
    }
statistics-won = { $count ->
        [0] –
       *[other] vinte { $won } su { $count }
    }
statistics-deck-summer_visitor = Visitatori estivi
    .short = Estivi
statistics-deck-winter_visitor = Visitatori invernali
    .short = Invernali
statistics-deck-order = Ordini
statistics-deck-vine = Viti
statistics-cards-played = { $played } su { $of } giocate
statistics-decimal = { $units },{ $tenths }
statistics-card = { $brings ->
        [points] { $each } PV l’una
       *[lira] { $each } lire l’una
    }
statistics-regions = Regioni
statistics-varieties = Varietà
statistics-region = { $count ->
        [0] nessun acquisto
        [one] 1 acquisto a { $money } · { $left } alla fine
       *[other] { $count } acquisti a { $money } · { $left } alla fine
    }
    .short = { $count } a { $money } · { $left } alla fine
statistics-variety = { $count ->
        [0] mai venduta
        [one] venduta una volta per { $money } · { $left } alla fine
       *[other] venduta { $count } volte per { $money } · { $left } alla fine
    }
    .short = { $count } per { $money } · { $left } alla fine
statistics-challenges = Campagna
statistics-back = Indietro
statistics-export = Esporta
statistics-clear = Azzera
statistics-clear-title = Dimenticare tutte le partite?
statistics-clear-ask = Le statistiche ricominciano da zero. Le partite salvate restano.
statistics-clear-yes = Dimentica
statistics-clear-no = Conserva
statistics-file-games = partite
statistics-file-uses = carte e regioni
statistics-exported = Statistiche esportate in { $file } e { $other }.
statistics-error = Le statistiche in { $file } non si possono leggere o scrivere ({ $fault }): libera spazio o sistema la cartella.
statistics-error-damaged = Le statistiche non si sono potute leggere e { $used ->
        [before] sono di nuovo com’erano prima dell’ultima partita
       *[none] ricominciano da zero
    }. Il vecchio file è conservato come { $file }.
statistics-error-newer = Le statistiche in { $file } sono state scritte da una versione più recente di Vendemmia: guardale con quella. Restano come sono.
