# The campaign: the road through eight villages, what each challenge asks, and its progress.

challenge-name-1 = La collina ereditata
challenge-name-2 = La piccola squadra
challenge-name-3 = La tavola imbandita
challenge-name-4 = La lunga vendemmia
challenge-name-5 = Il cancello aperto
challenge-name-6 = La cantina profonda
challenge-name-7 = Il vantaggio
challenge-name-8 = Il vino della casa
source-challenge_1 = sfida 1
source-challenge_2 = sfida 2
source-challenge_3 = sfida 3
source-challenge_4 = sfida 4
source-challenge_5 = sfida 5
source-challenge_6 = sfida 6
source-challenge_7 = sfida 7
source-challenge_8 = sfida 8
source-campaign = campagna
source-automa = l’Automa

## What a challenge changes, a sentence for each word of its data

challenge-mama-none = Non c’è la mamma.
challenge-mama_with_order-may_redraw = Una mamma che pesca ordini si può cambiare con la successiva.
challenge-vine_deck-reshuffle_after_setup = Poi si mescola il mazzo delle viti.
challenge-regular_workers = Puoi avere al massimo { $n } lavoratori normali.
challenge-spaces-middle = Al posto degli spazi a sinistra sono aperti quelli centrali, con il loro bonus.
challenge-bonus_tokens-unusable = I segnalini azione bonus non si possono usare.
challenge-years = La partita dura { $n } anni.
challenge-wake_up_rows-any = In ogni anno si può scegliere qualsiasi riga della sveglia.
challenge-points-none_in_play = Durante la partita non si fanno punti.
challenge-vp_costs-barred = Non si può pagare nulla con i punti.
challenge-forbidden-fill_order = Non si possono completare ordini.
challenge-begin = All’inizio: { $what }.
challenge-end = Alla fine: { $what }.
challenge-action = { $action }: { $what }.
challenge-must = Alla fine dell’anno { $year } devi avere { $what }, altrimenti la partita è persa.
challenge-must-worker = { $n } lavoratori, compreso quello grande
challenge-plain = Alla fine devi essere davanti all’Automa.

## The road

campaign-title = Campagna
campaign-new = Nuova campagna
campaign-name = Nome
campaign-name-usual = Campagna { $n }
campaign-aggressive = Automa aggressivo
campaign-aggressive-answer = { $answer ->
        [on] Superarlo ogni anno
       *[off] Solo alla fine
    }
campaign-aggressive-note = Una campagna aggressiva salta: { $challenges }.
campaign-begin = Comincia
campaign-cancel = Annulla
campaign-delete = Elimina
campaign-delete-title = Eliminare “{ $name }”?
campaign-delete-ask = I suoi progressi ({ $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }) vanno persi per sempre. Le partite salvate restano.
campaign-delete-yes = Elimina
campaign-delete-no = Conserva
campaign-give-up = Abbandona questa partita
    .short = Abbandona
campaign-give-up-title = Abbandonare questa partita della sfida { $n }?
campaign-give-up-ask = Per la campagna conta come persa, e il prossimo tentativo ricomincia da capo. La partita finisce nel cestino.
campaign-give-up-yes = Abbandona
campaign-give-up-no = Continua
campaign-start = Gioca la sfida { $n }
campaign-go-on = Continua la sfida { $n }
    .short = Continua
campaign-back = Indietro
campaign-solo = Partita singola
campaign-tries = { $count ->
        [0] mai tentata
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
campaign-passed-in = { $count ->
        [one] superata al primo tentativo
       *[other] superata in { $count } tentativi
    }
    .short = { $count ->
        [one] al primo tentativo
       *[other] in { $count } tentativi
    }
campaign-left-out = saltata
campaign-tokens = { $count ->
        [one] { $count } segnalino per il prossimo tentativo, per una partita persa qui
       *[other] { $count } segnalini per il prossimo tentativo, per le partite perse di fila
    }
    .short = { $count ->
        [one] { $count } segnalino in più
       *[other] { $count } segnalini in più
    }
campaign-tokens-none = Nessun segnalino in più: ogni partita persa qui ne porta uno al prossimo tentativo.
    .short = Nessun segnalino in più
campaign-tokens-useless = In questa sfida i segnalini non servono.
    .short = I segnalini non servono
campaign-games = { $count ->
        [one] { $count } partita finora
       *[other] { $count } partite finora
    }
campaign-line = { $challenge ->
        [0] finita
       *[other] sfida { $challenge }
    } · { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
campaign-game = { $named ->
        [yes] Sfida { $n } di “{ $name }”
       *[no] Sfida { $n }
    }
campaign-empty = Nessuna campagna in corso. Cominciane una: otto sfide, ognuna una partita contro l’Automa. Chi vince va avanti; meno partite servono, meglio è.
campaign-number = Sfida { $n } di { $all }
campaign-rules = Oltre al solito gioco in solitario
campaign-score = Il cammino è compiuto
campaign-score-games = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
campaign-score-fewest = Minimo possibile: { $count }
campaign-head-games = Partite
campaign-head-won = Vinta con
campaign-won = { $points } : { $automa }

## Notices

campaign-error-damaged = Il file della campagna { $file } non si può leggere: { $fault }. È conservato come { $aside }; le altre campagne ci sono tutte.
campaign-error-restored = “{ $name }” è di nuovo com’era prima dell’ultimo salvataggio.
campaign-error-cards = Il file della campagna { $file } non si può leggere: { $fault } Resta com’è.
campaign-fault-cards = è cominciata con altre sfide, di cui non resta copia.
campaign-error-newer = Il file della campagna { $file } non si può leggere: { $fault }. Resta com’è; usa la versione più recente.
campaign-error-save = La campagna non si può salvare in { $file } ({ $fault }): libera spazio o sistema la cartella, poi riapri questa pagina.
campaign-error-folder = Le campagne in { $folder } non si possono leggere ({ $fault }): sistema la cartella.
campaign-error-name-empty = La campagna non ha un nome: scrivine uno.
campaign-error-name-long = “{ $name }” è un nome troppo lungo: al massimo { $most } lettere.
campaign-error-name-unreadable = Questo nome non ha lettere o cifre che si possano mostrare: scrivine un altro.
campaign-error-name-twice = C’è già una campagna “{ $name }”: scrivi un altro nome.
campaign-fault-history = le sue partite non portano ai suoi progressi
campaign-rewind-warning = Tornare a prima di ciò che è stato rivelato toglie questa partita dalla campagna: non conterà.
campaign-rewound = Questa partita è tornata a prima di ciò che era stato rivelato: per la campagna non conta.

## The end of a campaign game

score-campaign-passed = Sfida { $n } superata, con { $tries ->
        [one] una partita
       *[other] { $tries } partite
    }. La prossima: { $next }.
score-campaign-finished = La campagna è finita: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in tutto.
score-campaign-again = Non ancora superata. Il prossimo tentativo { $tokens ->
        [0] non porta segnalini
        [one] porta un segnalino
       *[other] porta { $tokens } segnalini
    }.
score-campaign-not-counted = È tornata indietro e per la campagna non conta.
