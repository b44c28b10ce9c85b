# The score. “Vince” and “vincono” tell no gender.

score-view-board = Vedi il tabellone
score-replay = Replay
score-rematch = Rivincita, nuove carte
    .short = Nuove carte
score-same-deal = Stesse carte
score-label = L’etichetta
score-figures = Le cifre
score-back = Indietro
score-save = Salva l’etichetta
score-same-deal-hint = Si rigioca agli stessi posti, con questa stessa distribuzione.
score-label-kept = { $own ->
        [yes] L’etichetta si trova nella cartella { $folder } con il nome “{ $name }”.
       *[no] L’etichetta si trova nella tua cartella delle immagini, { $folder }, con il nome “{ $name }”.
    }
score-label-not-kept = L’etichetta non si è potuta salvare in { $folder }: { $fault }. Fai posto o rendi scrivibile la cartella, poi premi di nuovo.
score-to-title = Menu iniziale
score-place = { $place }º posto
score-label-sort = Gran Riserva
score-label-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
score-label-others = a tavola con { $others }
score-figures-title = Da dove vengono i punti
score-no-points = Nessun punto guadagnato.
score-headline = { $shared ->
        [yes] Vincono { $winners }
       *[no] Vince { $winners }
    }
score-by-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. { $name } { $count ->
        [1] ne ha { $less }
       *[other] ne hanno { $less } a testa
    }.
    .short = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a { $less }.
score-tied = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa: pareggio tra { $names }.
score-shared = { $all ->
        [yes] Pari anche lire, vino e uva: la vittoria è condivisa.
       *[no] { $names } sono pari anche in lire, vino e uva: la vittoria è condivisa.
    }
score-tie-lira = Primo spareggio, lire: { $first } { $more }, { $second } { $less }.
score-tie-wine = Secondo spareggio, valore del vino: { $first } { $more }, { $second } { $less }.
score-tie-grapes = Terzo spareggio, valore dell’uva: { $first } { $more }, { $second } { $less }.
score-tie-wake_up_order = { $all ->
        [yes] Tutto il resto è pari:
       *[no] { $names } sono pari in tutto il resto:
    } nell’ultimo anno la sveglia di { $name } suona prima.
score-total = Totale
score-total-line = punti
score-years = Punti, anno per anno
    .short = Punti
score-lira = { $lira ->
        [one] { $lira } lira
       *[other] { $lira } lire
    }
score-source-earlier = Prima
score-source-orders = Ordini
score-source-visitors = Visitatori
    .short = Visite
score-source-windmill = Mulino
    .short = Mulino
score-source-tasting_room = Assaggi
score-source-wake_up = Sveglia
    .short = Sveglia
score-source-selling = Vendite
score-source-other = Altro
score-source-lost = Persi
score-best-year = Anno migliore
score-best-year-words = { $name }, anno { $year }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
score-best-years-words = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
score-finest-wine = Vino più pregiato
score-finest-wine-words = { $name }, { $wine }
score-busiest-space = Spazio più usato
score-busiest-space-words = { $action }: { $times }
