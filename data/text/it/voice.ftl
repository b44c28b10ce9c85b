# What the voice and its keys tell: whose turn it is, one's own vineyard and the others. It is heard more often than
# read: short sentences.

voice-example = Così parla il gioco.
voice-nothing-said = Non è stato ancora detto nulla.
voice-begins = Lettura ad alta voce. { $voice } la termina. Le frecce vanno da una cosa all’altra, { $on } alla parte successiva, { $choose } sceglie, { $back } torna indietro. { $inspect } dice tutto di una cosa, { $repeat } ripete, { $rules } dice le regole, { $asked } legge tutta la pagina. Al tavolo: { $turn } a chi tocca, { $asked } che cosa viene chiesto, { $own } le tue cose, { $others } gli altri, { $advice } che cosa fare adesso.
voice-ends = Lettura ad alta voce terminata.
voice-silent = { $state ->
        [missing] Qui nulla può leggere ad alta voce: installa speech-dispatcher o espeak-ng, poi premi di nuovo { $voice }.
        [failed] La voce di questo sistema non risponde: controlla le impostazioni della voce nel sistema, poi premi di nuovo { $voice }.
       *[none] La voce di questo sistema non è stata trovata: aggiungine una nelle impostazioni del sistema, poi premi di nuovo { $voice }.
    }
voice-silent-close = Continua
voice-suggestions = { $count ->
        [one] Un suggerimento
       *[other] { $count } suggerimenti
    }

# Said of what has the focus
voice-entry = { $label }: { $value }
voice-edge = Non si va oltre: { $label }
voice-chosen-now = scelta attuale
voice-open = si può scegliere
voice-shut = ora non possibile

# All who play, in the order in which they act
voice-order = In ordine: { $list }.
voice-passed = Hanno finito per ora: { $list }.
voice-last-year = È l’ultimo anno.
voice-answers = Risposte: { $list }.
voice-pressable = Si può premere: { $list }.
voice-nothing-asked = Ora non c’è nessuna domanda.

## A vineyard of Viticulture

voice-own-title = Vigneto di { $name }
voice-of = { $name }: { $list }.
voice-points = { $count ->
        [one] { $count } punto vittoria
       *[other] { $count } punti vittoria
    }
voice-row = riga { $row } della sveglia
voice-workers = Lavoratori rimasti: { $list }.
voice-no-workers = Nessun lavoratore rimasto.
voice-worker = { $kind ->
        [grande] lavoratore grande
        [temporary] lavoratore stagionale
       *[worker] { $count ->
            [one] { $count } lavoratore
           *[other] { $count } lavoratori
        }
    }
voice-workers-left = { $count ->
        [0] nessun lavoratore rimasto
        [one] { $count } lavoratore rimasto
       *[other] { $count } lavoratori rimasti
    }
voice-hand = In mano: { $list }.
voice-empty-hand = Nessuna carta in mano.
voice-card = { $deck ->
        [vine] { $count ->
            [one] { $count } carta vite
           *[other] { $count } carte vite
        }
        [order] { $count ->
            [one] { $count } ordine di vino
           *[other] { $count } ordini di vino
        }
        [summer_visitor] { $count ->
            [one] { $count } visitatore estivo
           *[other] { $count } visitatori estivi
        }
       *[winter_visitor] { $count ->
            [one] { $count } visitatore invernale
           *[other] { $count } visitatori invernali
        }
    }
voice-cards = { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }

## The others

voice-others-title = Gli altri
voice-alone = Non gioca nessun altro.
voice-automa-now = { $count ->
        [one] { $count } punto vittoria quest’anno
       *[other] { $count } punti vittoria quest’anno
    }
voice-automa-end = { $count ->
        [one] { $count } punto vittoria nell’ultimo anno
       *[other] { $count } punti vittoria nell’ultimo anno
    }

## A cellar of Vino

voice-cellar-title = Cantina di { $name }
voice-money = soldi { $count }
voice-money-closed = soldi nascosti
voice-income = reddito di questo turno { $count }
voice-vineyards = { $count ->
        [one] { $count } vigneto
       *[other] { $count } vigneti
    }
voice-markers = { $count ->
        [one] { $count } pedina rimasta
       *[other] { $count } pedine rimaste
    }
voice-regions = Vigneti: { $list }.
voice-region = { $place } { $count } con { $thing }
voice-no-vineyards = Ancora nessun vigneto.
voice-chosen = Regioni scelte per acquistare: { $list }.
