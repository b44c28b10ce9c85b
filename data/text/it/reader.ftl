# What is told to those who do not see the screen: by readers of the screen and by the voice.

reader-list = { $what }: { $list }
reader-amount = { $name } { $amount }
reader-gain = { $name }: PV { $points }, lire { $lira }
reader-entry = { $what ->
        [name] { $seat ->
            [0] Nome
           *[other] Nome di chi gioca al posto { $seat }
        }
        [seed] Numero della partita
        [search] Cerca
        [campaign] Nome della campagna
       *[path] File
    }
reader-chair = Sedia { $seat }: { $name }
reader-chairs = In quanti si gioca
reader-remove-chair = Togli la sedia { $seat }: { $name }
reader-colour = Colore
reader-colour-of = Colore di { $name }
reader-innkeeper = Volto di { $name }
reader-plays = { $name }: { $who }
reader-strength = Forza di { $name }: { $glasses }
reader-volume = { $volume } %
reader-page-back = Pagina indietro
reader-page-on = Pagina avanti
reader-in-cellar = In cantina: { $amount }
reader-quantity = Vendi { $amount }
reader-sale-less = Uno in meno
reader-sale-more = Uno in più
reader-region = { $region ->
        [task] Domanda
        [log] Diario
        [tray] Carte sul tabellone
        [board] Tabellone
        [map] Il resto della mappa
        [demand] Domanda di vini
        [market] Il resto della domanda di vini
        [mat] Vigneto
        [cellar] Il resto del vigneto
        [hand] Mano
        [rail] Giocatori
       *[ribbon] Partita
    }
reader-go-on = Avanti
reader-close = Chiudi
reader-pin = Tieni questa carta accanto alle prossime
reader-unpin = Lascia la carta tenuta
reader-face-down = coperta
reader-free = libero
reader-lit = la lezione indica qui
reader-stands = { $name } ({ $worker })
reader-seat-viticulture = PV { $vp }, lire { $lira }, rendita { $residual }, lavoratori { $workers }, carte { $cards }{ $passed ->
        [yes] , ha passato
       *[no] { "" }
    }
reader-automa = PV { $vp }
reader-vineyard = { $place }, vigneto { $at }: { $price }{ $owner ->
        [government] , dello Stato
       *[private] { "" }
    }
reader-tile = { $thing }, { $place }
reader-mark = Scelta: { $place }
reader-seat-vino = posto { $place } nell’ordine, { $known ->
        [yes] soldi { $money }, { "" }
       *[no] { "" }
    }entrate { $income }, vigneti { $vineyards }
reader-sale = { $thing }: vendita di { $quantity } per { $total }
reader-sale-return = Vigneti restituiti: { $picked } di { $due }
reader-sale-rises = Passi di cui salgono gli altri: { $picked } di { $due }
reader-price = Vendita di { $quantity }: ricavo { $revenue }, restituiti { $lost }, passi in giù { $shift }
reader-lacking = I lettori di schermo non sanno che cosa c’è sullo schermo: manca la libreria accesskit, o il sistema non lo permette.
