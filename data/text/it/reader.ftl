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
