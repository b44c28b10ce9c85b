# Vino in the window: names of its things, questions, panels, and what the inspector says.

## Names. Forms: the, of and in of a region, the and of of a variety, each with its article

variety-nebbiolo = Nebbiolo
    .the = il Nebbiolo
variety-trebbiano = Trebbiano
    .the = il Trebbiano
variety-montepulciano = Montepulciano
    .the = il Montepulciano
    .short = Montepul.
variety-pinot_grigio = Pinot Grigio
    .the = il Pinot Grigio
    .short = P. Grigio
variety-barbera = Barbera
    .the = la Barbera
variety-letter-nebbiolo = N
variety-letter-trebbiano = T
variety-letter-montepulciano = M
variety-letter-pinot_grigio = P
variety-letter-barbera = B
region-liguria = Liguria
    .the = la Liguria
    .of = della Liguria
    .in = in Liguria
region-lazio = Lazio
    .the = il Lazio
    .of = del Lazio
    .in = nel Lazio
region-campania = Campania
    .the = la Campania
    .of = della Campania
    .in = in Campania
region-sardegna = Sardegna
    .the = la Sardegna
    .of = della Sardegna
    .in = in Sardegna
region-calabria = Calabria
    .the = la Calabria
    .of = della Calabria
    .in = in Calabria
region-abruzzo = Abruzzo
    .the = l’Abruzzo
    .of = dell’Abruzzo
    .in = in Abruzzo
region-toscana = Toscana
    .the = la Toscana
    .of = della Toscana
    .in = in Toscana
region-veneto = Veneto
    .the = il Veneto
    .of = del Veneto
    .in = nel Veneto
region-trentino = Trentino
    .the = il Trentino
    .of = del Trentino
    .in = in Trentino
vino-vineyard = { $region } { $price }
vino-map-title = Vigneti
vino-map-subtitle = d’Italia

## Ribbon

vino-round = Turno { $round }
vino-phase-preliminary = Primi vigneti
vino-phase-choose = Scelta
vino-phase-reveal = Rivelazione
vino-phase-buy = Acquisto
vino-phase-sell = Vendita
vino-phase-order = Ordine
vino-order = Ordine di gioco
vino-when = Turno { $round }: { $phase }
vino-last-turn = Ultimo turno

## Questions. $place is a region, $thing a variety, $due how many are to be chosen in all

vino-ask-region = Scegli due regioni
vino-ask-region-line = In questo turno puoi acquistare solo lì. Nessuno le vede prima che tutti abbiano scelto.
vino-ask-buy-drawn = Acquista secondo le pedine
# $list names the regions still due, each with the variety of its tile
vino-ask-buy-drawn-due = { $left ->
        [one] Fai clic su un vigneto bordato di verde: { $list }.
       *[other] Fai clic su un vigneto bordato di verde per ognuna: { $list }.
    }
# Aggiunto alla riga sopra per chi è nuovo al gioco
vino-ask-buy-drawn-aim = Vince chi ha più vigneti; il turno in cui se ne va l’ultima bottiglia è l’ultimo.
vino-drawn-tile = { $place } ({ $thing })
vino-ask-buy-any = Acquista un vigneto
vino-ask-buy-any-line = In qualsiasi regione che ha ancora una pedina per te.
vino-ask-buy-owners = Acquista { FORM($place, "in") }
vino-ask-buy-owners-line = Qui hai già vigneti: acquistane quanti ne vuoi.
vino-ask-buy-newcomers = Acquista { FORM($place, "in") }
vino-ask-buy-newcomers-line = Qui non avevi vigneti: acquistane uno alla volta, a giro con gli altri, finché non passi.
vino-ask-buy-alone-line = Qui non acquista più nessun altro: acquistane quanti ne vuoi.
# On the large plate, before emblems and names: who buys next in its region; $gift: whether a gift holds them up
vino-then = { $gift ->
        [yes] Dopo il dono
       *[no] Poi
    }
    .short = { $gift ->
        [yes] Dopo
       *[no] Poi
    }
vino-then-newcomers = poi i nuovi
    .short = nuovi
vino-then-nobody = { $gift ->
        [yes] Dopo il dono qui non acquista nessuno.
       *[no] Qui non segue nessuno.
    }
    .short = { $gift ->
        [yes] Nessuno dopo il dono
       *[no] Non segue nessuno
    }
vino-ask-variety = Quale varietà { FORM($place, "in") }?
vino-ask-variety-line = È quella di tutti i tuoi vigneti qui. Scegli una pedina.
vino-ask-gift = Dono del governo: { $place }
vino-ask-gift-line = { $due ->
        [one] Scegli un vigneto; è gratis.
       *[other] Scegli { $due } vigneti; sono gratis.
    }
vino-ask-sell = Vendi una varietà
vino-ask-return = Restituisci vigneti
vino-ask-return-line = Devono essere di { $thing }.
vino-ask-raise = Distribuisci gli aumenti
vino-ask-raise-line = { $thing } scende; le altre varietà salgono di altrettanti passi.
vino-ask-quiet = Chiudere qui la partita?
vino-ask-quiet-line = Da tre turni nessuno acquista né vende. Se tutti la chiudono, si contano i vigneti come sono.

vino-done = Acquisti finiti
vino-quiet-end = Chiudi la partita
vino-quiet-done = Continua
vino-pass-buy = Non acquistare
vino-pass-sell = Nessuna vendita
# What is told of an answer that waits for Confirm
vino-final = Poi tocca agli altri. Finché nessuno di loro ha risposto, la freccia in alto annulla la mossa.
vino-drops-sale = Hai cominciato a vendere { $quantity } { $thing }: questa vendita si annulla.
vino-reveals = Poi si scoprono pedine nascoste: non si può annullare.
vino-may-reveal = Dopo non potrai annullare.
vino-may-be-final = Dopo forse non potrai annullare.
vino-shows-money = Poi la partita è finita e si mostrano tutti i soldi: non si può annullare.
vino-confirm-sale = Conferma
# Takes back the last answer
vino-undo = Annulla
# Lets go of all that is picked
vino-clear = Azzera

## Choosing several

vino-picked-region = Scelte { $picked } su 2: { $names }
# On the ticket of a region that is chosen: its vineyards
vino-ticket-free = Liberi: { $free }, da { $price }
vino-ticket-back = Rinuncia alla regione: { $place }
vino-ticket-full = Nulla è libero

# As many are chosen as are due ($due): how to give one up
vino-full-regions = Le due regioni sono scelte: un altro clic su una di esse la toglie.
vino-full-vineyards = { $due ->
        [one] Il vigneto è scelto: un altro clic lo toglie.
       *[other] Tutti i { $due } vigneti sono scelti: un altro clic su uno di essi lo toglie.
    }
vino-full-rises = { $due ->
        [one] L’unico aumento è distribuito: un clic destro sulla sua riga lo riprende.
       *[other] Tutti i { $due } aumenti sono distribuiti: un clic destro su una riga ne riprende uno.
    }

## The sale

vino-sale-pick = Scegli una varietà, poi quanto venderne.
vino-sale-price = { $quantity }: { $revenue }
vino-sale-demand = Domanda di { $thing }
vino-sale-receive = Ricevi
# In its place where demand takes more than the price table gives
vino-sale-spared = Una vendita non costa mai nulla
# What is still to be done before Confirm, and how; the count stands beside it
vino-sale-last = Il tuo ultimo in { $place }: la tessera si libera
    .short = Tessera libera: { $place }
vino-sale-return = { $done ->
        [yes] { $due ->
            [0] Niente da restituire
           *[other] Vigneti restituiti
        }
       *[no] Restituisci: clic sulle bandiere
    }
vino-sale-fall = { $done ->
        [yes] { $steps ->
            [0] { $thing } non scende oltre
           *[other] Le altre sono salite
        }
       *[no] Alza le altre: clic sul loro +
    }
vino-sale-more = +
vino-sale-less = −
vino-grey-variety = Non c’è { $thing } che si possa vendere ora.
vino-grey-more = Non se ne può vendere di più.
vino-grey-less = È il minimo che si può vendere.
vino-prices = Tavola dei prezzi
table-sign-prices = Tavola dei prezzi: { $press }
vino-prices-sold = Venduto
vino-prices-revenue = Redditi
vino-prices-lost = Restituiti
vino-prices-shift = Passi giù

## Demand and cellar

vino-demand = Domanda
# Beside how many vineyards a player has: of $all markers so many are left
vino-left = { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
    .short = / { $all }
vino-cash = Soldi
vino-show = Mostra
vino-hide = Nascondi

## Banners

vino-gift-title = Dono del governo { FORM($place, "in") }
vino-gift-line = L’ultimo vigneto privato è venduto. Ricevono terre: { $list }{ $left ->
        [0] .
        [one] ; ne resta { $left } in vendita.
       *[other] ; ne restano { $left } in vendita.
    }
vino-gift-share = { $name } ({ $count })
vino-gift-none = L’ultimo vigneto privato è venduto. Il governo non ha più terre da donare.
vino-last-title = L’ultima bottiglia non c’è più
vino-last-line = Questo turno finisce con gli acquisti, senza vendite. Poi si contano i vigneti.
vino-round-over = Il turno { $round } è finito: il nuovo ordine di gioco
vino-round-brought = Che cosa ha portato il turno { $round }
vino-round-rule = Comincia il reddito più basso.
vino-round-tie = { $names } hanno lo stesso reddito e mantengono il loro ordine.
vino-round-was = prima { $place }

## Preview

vino-preview-cash = { $before } → { $after }
# What is bought, in a bill: its price follows
vino-bill-price = { $of ->
        [government] Vigneto governativo
       *[private] Vigneto privato
    }
vino-bill-vineyards = Vigneti
vino-preview-bottle = La bottiglia lascia { FORM($place, "the") }: qui niente più doni.
vino-preview-gift = L’ultimo vigneto privato: il governo dona le sue terre.
vino-preview-last = L’ultima bottiglia: nessuno vende più.

## Log: after the name of who acts

vino-log-season_started = { $round ->
        [0] Primi vigneti
       *[other] Turno { $round }: { $phase }
    }
vino-log-regions_revealed = mostra { $place }
vino-log-barrel_moved = Il barile: { $place }
vino-log-vineyard_bought = acquista { $place } { $price }
vino-log-variety_taken = coltiva { $thing } { FORM($place, "in") }
vino-log-variety_taken-drawn = pesca { $thing } { FORM($place, "in") }
vino-log-variety_returned = { $thing } torna { FORM($place, "in") }
vino-log-variety_returned-undrawn = Non pescata, torna { FORM($place, "in") }: { $thing }
vino-log-gift_started = Dono del governo { FORM($place, "in") }
vino-log-vineyard_given = riceve in dono { $place } { $price }
vino-log-bottle_removed = { $amount ->
        [0] L’ultima bottiglia lascia { FORM($place, "the") }
        [one] Una bottiglia lascia { FORM($place, "the") }: ne resta una
       *[other] Una bottiglia lascia { FORM($place, "the") }: ne restano { $amount }
    }
vino-log-last_turn = Ultimo turno: niente più vendite
vino-log-wine_sold = vende { $quantity } { $thing } per { $amount }
# With the demands that have moved, each as below by its variety and the letter of that
vino-log-sale = { $sale }. Domanda: { $list }
vino-log-vineyard_returned = restituisce { $place } { $price }
# With more vineyards of the same sale
vino-log-returned-too = { $first }, { $place } { $price }
vino-log-demand_changed = { $thing } ({ $letter }) { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
vino-log-end_wished = vorrebbe chiudere la partita
vino-log-declined = continua a giocare
vino-log-order_changed = è al posto { $number }, reddito { $amount }
vino-log-passed = qui non acquista altro
vino-log-passed-nothing = qui non acquista nulla
vino-log-passed-no_variety = qui non trova pedine di varietà
vino-log-passed-vineyard_taken = qui non trova vigneti liberi
vino-log-passed-sell = non vende nulla
vino-log-skipped = non può acquistare nulla
vino-log-game_over = Vince { $name } con { $amount ->
        [one] 1 vigneto
       *[other] { $amount } vigneti
    }
vino-log-game_over-shared = La vittoria è condivisa

## What the inspector says

vino-about-vineyard-private = Vigneto privato: { $price }
vino-about-vineyard-government = Vigneto governativo: { $price }
vino-about-free = Non è di nessuno. Con il primo vigneto qui si prende anche una pedina di varietà.
vino-about-free-grown = Non è di nessuno. Qui { $name } coltiverebbe { $thing }.
vino-about-free-government = Non è di nessuno. Quando si acquista l’ultimo vigneto privato e la bottiglia c’è ancora, il governo dona queste terre.
vino-about-owned = È di { $name }, che qui coltiva { $thing }.
vino-about-just-owned = È di { $name }, che sta scegliendo la varietà.
vino-about-only-one = È l’unico in quella regione: se lo si restituisce, torna indietro anche la sua pedina di varietà.
vino-hidden = La tua cantina è chiusa: tieni premuto { $press }, o premi “Mostra”.
vino-about-region = Numero { $number } nell’ordine di acquisto
vino-about-region-free = Vigneti liberi: { $free } su { $all }.
# Prices of what is free
vino-about-region-private = Privati: { $list }.
vino-about-region-government = Governativi: { $list }.
vino-about-region-full = Tutti i { $all } vigneti hanno un proprietario.
vino-about-region-bottle = La bottiglia c’è ancora: ci sarà un dono.
vino-about-region-owners = { $names }.
vino-about-region-owner = { $name } { $count }
vino-about-tile-free = Questa pedina è libera: con il primo vigneto { FORM($place, "in") } puoi coltivarvi { $thing }.
vino-about-tile-taken = { $name } coltiva { $thing } { FORM($place, "in") }; intanto nessun altro può.
vino-about-tile-down = Questa pedina è tra quelle che si pescano coperte.
vino-about-demand = La domanda di { $thing } è { $value }. Si aggiunge una volta a quanto rende una vendita.
vino-about-demand-moves = La domanda di { $thing } è { $value }; questa vendita la porta a { $after }. La domanda si aggiunge una volta a quanto rende una vendita.
vino-about-cellar-none = Nessun vigneto di { $thing }.
vino-about-cellar-some = { $list }.
vino-about-cellar-one = { $place } { $count }
vino-about-marker = Le tue pedine vigneto
vino-about-marker-text = Portane una su un vigneto per acquistarlo, o fai clic sul vigneto. Ogni giocatore ne ha { $all }; quelle sulla mappa sono vigneti.
vino-about-token = Regione scelta
vino-about-token-text = In questo turno puoi acquistare solo nelle due regioni che hai scelto.
vino-about-seat = Che cosa si vede di { $name }
vino-about-seat-text = { $vineyards ->
        [one] { $vineyards } vigneto
       *[other] { $vineyards } vigneti
    }, reddito di questo turno { $income }. { $list }

## Curtain

vino-curtain = Scegli due regioni in segreto

## Score

vino-score-headline = { $shared ->
        [yes] Vittoria condivisa: { $winners }
       *[no] Vince { $winners }
    }
vino-score-vineyards = { $points ->
        [one] { $points } vigneto
       *[other] { $points } vigneti
    }; { $count ->
        [one] segue
       *[other] seguono
    } { $name } con { $less }
vino-score-tied = { $names } hanno { $points ->
        [one] { $points } vigneto
       *[other] { $points } vigneti
    } a testa
vino-score-money = Decidono i soldi: { $more } contro { $less }
vino-score-shared = { $all ->
        [yes] Anche i soldi sono pari: la vittoria è condivisa
       *[no] { $names } sono pari anche nei soldi: la vittoria è condivisa
    }
vino-score-total = Totale
vino-score-total-line = vigneti
vino-score-cash = Soldi { $money }
vino-score-label-points = { $count ->
        [one] { $count } vigneto
       *[other] { $count } vigneti
    }
vino-score-figures-title = Dove sono i vigneti
vino-score-none = nessuno
vino-score-several = { $count } persone con { $n } ciascuna
vino-score-courses = Vigneti per turno
vino-score-varieties = Più vigneti per varietà

## Information

vino-info = Da dove vengono i numeri
vino-info-title = Da dove vengono i numeri di questo gioco
vino-info-line = Non per tutto è stato possibile consultare la mappa e le tavole stampate di Vino. Ciò che non è pubblicato è stato ricostruito in modo da accordarsi con tutto ciò che si sa.
vino-info-published = pubblicato: si trova in un testo sul gioco
vino-info-deduced = dedotto: segue da qualcosa di pubblicato
vino-info-reconstructed = ricostruito da noi in accordo con il resto
vino-info-count = Prima di un segno c’è il numero stesso; la cifra dopo un segno dice per quanti numeri di quel posto vale.
vino-info-number = Numero
vino-info-size = Vigneti
vino-info-bottle = Bottiglia
vino-info-varieties = Varietà
vino-info-prices = Prezzi
vino-info-owners = Privati o governativi
vino-info-start = Soldi all’inizio
vino-info-scale = Estremi della domanda
vino-info-step = Passo della domanda
vino-info-table = Tavola dei prezzi
vino-info-edit = Chi ha la scatola può scrivere i numeri stampati in data/vino/regions.yaml e market.yaml; non serve cambiare altro.
vino-info-close = Indietro
