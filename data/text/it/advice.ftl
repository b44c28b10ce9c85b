# What now?: suggested moves, and what each of them is good for, in one sentence. $place is a field or a region, $thing a
# structure, a wine or a variety, $card an order, a vine or a visitor.

advice-title = E adesso?
advice-looking = Si cercano buone mosse …
advice-nothing = Qui non c’è nulla da suggerire.
advice-soon = Appena ti viene chiesto qualcosa.
advice-whole = La tua risposta è completa: chiudi e conferma.
advice-close = Chiudi
advice-closed = Apri prima la tua mano: i suggerimenti rivelerebbero le tue carte.
advice-off = { $by ->
        [lesson] La lezione mostra la strada: fai ciò che dice il suo foglio.
        [table] Questo tavolo gioca senza suggerimenti.
       *[settings] I suggerimenti sono disattivati nelle impostazioni.
    }
table-sign-advice = E adesso? Buone mosse, e a che cosa servono: { $press }
advice-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## Viticulture: from this turn to an order, or as far as it leads there

advice-order = Completi { $card }: { $points }.
advice-wine-order = Con { FORM($thing, "the") } quest’anno puoi completare { $card }: { $points }.
advice-wine = Ottieni { FORM($thing, "a") }. Il vino completa ordini e matura in cantina.
advice-wine-suits = Ottieni { FORM($thing, "a") }: lo richiede { $card } che hai in mano.
advice-harvest-wine-order = Il { $place } dà l’uva per { FORM($thing, "the") } con cui puoi completare { $card }: { $points }.
advice-harvest-wine = L’uva del { $place } quest’anno può diventare { FORM($thing, "a") }.
advice-harvest = Il { $place } dà uva, con cui puoi fare vino.
advice-plant-wine-order = Piantando ora, il { $place } dà quest’anno { FORM($thing, "the") } con cui puoi completare { $card }: { $points }.
advice-plant-wine = { $card } nel { $place }: quest’anno si può vendemmiare e farne { FORM($thing, "a") }.
advice-plant = { $card } nel { $place } dà uva a ogni vendemmia.

## Viticulture: what else a turn brings

advice-structure-vine = Con { FORM($thing, "the") } puoi piantare { $card }, che hai in mano.
advice-structure-order = Con { FORM($thing, "the") } puoi conservare il vino da { $amount } richiesto da { $card }.
advice-structure = D’ora in poi { FORM($thing, "the") } ti serve fino alla fine della partita.
advice-structure-way = Un passo verso il tuo ordine più vicino: { FORM($thing, "the") }.
advice-structure-fits = Con { FORM($thing, "the") } la tua cantina basta per { $amount } dei { $count } ordini; finora per { $cost ->
        [one] uno solo
       *[other] { $cost }
    }.
advice-wants-vine = { $told } Per { $card } ti serve { $amount ->
        [0] una vite di uva rossa
       *[other] una vite di uva bianca
    }.
advice-train = Dall’anno prossimo hai { $amount } lavoratori.
advice-worker = Ogni anno hai { $amount } lavoratori da mandare al lavoro.
advice-grape = Ottieni { $grape }: il vino si fa con l’uva.
advice-lira-build = Con { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } in più puoi costruire { FORM($thing, "the") }.
advice-lira-vine = Con { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } in più puoi costruire { FORM($thing, "the") }, che la tua vite { $card } richiede.
advice-lira-more = { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } in più: poi ne hai { $cost } per costruire e addestrare lavoratori.
advice-lira-last = A parità di punti decide il denaro: { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } in più.
advice-field-sold = { $told } In cambio vendi il { $place }; puoi ricomprarlo allo stesso prezzo.
advice-way = { $told } Così puoi completare { $card } { $time }. Poi: { $step }.
advice-way-same = { $told } Puoi completare quell’ordine { $time }. Poi: { $step }.
advice-way-time = { $n ->
        [0] quest’anno
        [1] l’anno prossimo
       *[other] fra circa { $years }
    }
advice-way-vine = { $amount ->
        [0] una vite di uva rossa
       *[other] una vite di uva bianca
    }
advice-way-lira = { $amount ->
        [one] ancora 1 lira
       *[other] ancora { $amount } lire
    } per { FORM($thing, "the") }
advice-way-build = { FORM($thing, "the") }
advice-way-plant = piantare { $thing }
advice-way-harvest = vendemmiare
advice-way-make = fare il vino
advice-way-ripen = lasciar maturare il vino
advice-leaves = { $told } Ma per l’inverno { $amount ->
        [0] non resta nessun lavoratore
        [one] resta un solo lavoratore
       *[other] restano { $amount } lavoratori
    }, e { $card } ne richiede { $cost ->
        [one] uno
       *[other] { $cost }
    }.
advice-orders-none = { $amount ->
        [0] Non hai ordini in mano, e senza ordine il vino non porta punti.
        [one] Non hai ordini in mano, e senza ordine il vino non porta punti. Uno solo dei { $count } ordini non richiede altre cantine oltre alla tua.
       *[other] Non hai ordini in mano, e senza ordine il vino non porta punti. { $amount } dei { $count } ordini non richiedono altre cantine oltre alla tua.
    }
advice-orders-far = { $amount ->
        [0] Hai in mano { $card }: mancano circa { $years }. Un altro può essere più vicino.
        [one] Hai in mano { $card }: mancano circa { $years }. Un altro può essere più vicino: uno dei { $count } ordini non richiede altre cantine oltre alla tua.
       *[other] Hai in mano { $card }: mancano circa { $years }. Un altro può essere più vicino: { $amount } dei { $count } ordini non richiedono altre cantine oltre alla tua.
    }
advice-given-order = Richiede { FORM($thing, "a") }: fra circa { $years }.
advice-given-late = Richiede { FORM($thing, "a") }, e prima della fine della partita non si può più completare.
advice-given-vine = Prima di piantarla devi costruire per { $cost ->
        [one] { $cost } lira
       *[other] { $cost } lire
    }.
advice-given-vine-order = Il più vicino per te è { $card }: non richiede questa vite.
advice-given-visitor = Hai { $held }, e per ognuno serve un lavoratore.
advice-first = Quest’anno giochi prima di tutti in ogni stagione: nessuno ti precede sugli spazi.
advice-structure-free = Di solito costa { $cost ->
        [one] { $cost } lira
       *[other] { $cost } lire
    }. D’ora in poi { FORM($thing, "the") } ti serve fino alla fine della partita.
advice-cheaper = Con { FORM($card, "the") }, che hai in mano, costa { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } in meno.
advice-visitor = { $card }. { $told }
advice-then = { $told } { $then }
advice-on-course = Dopo, { $card }, il tuo ordine più vicino, si può completare { $time }.
advice-best = Per quanto si può prevedere, è ciò che ti porta più avanti.
advice-as-good = Per quanto si può prevedere, ti porta avanti quasi quanto la scelta migliore.
advice-gains = Porta { $gains }.
advice-gains-by = Con { FORM($card, "the") } porta { $gains }.
advice-gains-first = Porta { $gains }. Non hai ancora carte di questo tipo.
advice-visitors-summer = I visitatori estivi aiutano a costruire, a piantare e a guadagnare.
advice-visitors-winter = I visitatori invernali aiutano a vendemmiare, a fare vino e a completare ordini.
advice-visitors-steps = Prima di completare { $card } ti { $amount ->
        [one] manca un solo passo
       *[other] mancano { $amount } passi
    } di questo tipo.
advice-gain-vp = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
advice-gain-lira = { $n ->
        [one] { $n } lira
       *[other] { $n } lire
    }
advice-gain-residual = { $n ->
        [one] { $n } lira
       *[other] { $n } lire
    } in più ogni anno
advice-gain-temporary = un lavoratore in più fino alla fine dell’anno
advice-gain-vine = { $n ->
        [one] 1 carta vite
       *[other] { $n } carte vite
    }
advice-gain-order = { $n ->
        [one] 1 ordine di vino
       *[other] { $n } ordini di vino
    }
advice-gain-summer-visitor = { $n ->
        [one] 1 visitatore estivo
       *[other] { $n } visitatori estivi
    }
advice-gain-winter-visitor = { $n ->
        [one] 1 visitatore invernale
       *[other] { $n } visitatori invernali
    }

## What can still be done afterwards this year; keeps: for which workers are kept

advice-then-fill = Più tardi, quest’anno, puoi ancora completare { $card }.
advice-then-build = Più tardi, quest’anno, puoi ancora costruire { FORM($thing, "the") }.
advice-then-train = Più tardi, quest’anno, puoi ancora addestrare un lavoratore.
advice-then-make = Più tardi, quest’anno, puoi ancora fare { FORM($thing, "a") }.
advice-then-harvest = Più tardi, quest’anno, puoi ancora vendemmiare il { $place }.
advice-then-plant = Più tardi, quest’anno, puoi ancora piantare { $card }.
advice-then-play = Più tardi, quest’anno, puoi ancora giocare un visitatore.
advice-keeps = { $amount ->
        [one] Tieni il tuo lavoratore per l’inverno: { $deeds }.
       *[other] Tieni i tuoi { $amount } lavoratori per l’inverno: { $deeds }.
    }
advice-later = Altrimenti per { $card } serve un anno in più.
advice-never = Altrimenti { $card } non si può più completare.
advice-deed-harvest = vendemmiare
advice-deed-make = fare vino
advice-deed-fill = completare un ordine
advice-deed-train = addestrare un lavoratore
advice-deed-play = giocare un visitatore
advice-deed-order = pescare un ordine
advice-keeps-fill = Chi non è ancora al lavoro può servire in inverno: potresti completare { $card }.
advice-keeps-build = Chi non è ancora al lavoro può servire in inverno: potresti arrivare a costruire { FORM($thing, "the") }.
advice-keeps-train = Chi non è ancora al lavoro può servire in inverno: potresti addestrare un lavoratore.
advice-keeps-make = Chi non è ancora al lavoro può servire in inverno: potresti fare { FORM($thing, "a") }.
advice-keeps-harvest = Chi non è ancora al lavoro può servire in inverno: potresti vendemmiare il { $place }.
advice-keeps-plant = Chi non è ancora al lavoro può servire in inverno: potresti arrivare a piantare { $card }.
advice-keeps-play = Chi non è ancora al lavoro può servire in inverno: potresti giocare un visitatore.

## In Vino

vino-advice-do-return = Restituisci { $what }
vino-advice-do-raise = { $n ->
        [one] Alza { $what }
       *[other] Alza { $what } di { $n } passi
    }
vino-advice-sale = Vendi { $thing } di { $amount ->
        [one] 1 vigneto
       *[other] { $amount } vigneti
    }
vino-advice-region-own = Possiedi lì { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    } di { $thing } e compri prima dei nuovi, da { $cost } in su.
vino-advice-region-known = { $thing }, che coltivi in { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    }, lì è ancora libero, da { $cost } in su.
vino-advice-region-demand = { $thing } lì è ancora libero, e la domanda è { $demand }. Da { $cost } in su.
vino-advice-region-bottle = Il dono del governo è vicino: { $amount ->
        [one] resta un solo vigneto privato
       *[other] restano solo { $amount } vigneti privati
    }, da { $cost } in su.
vino-advice-region-new = Una regione nuova per te: lì { $amount ->
        [one] è libero un vigneto
       *[other] sono liberi { $amount } vigneti
    }, da { $cost } in su.
vino-advice-region-gift = Lì possiedi più di tutti, e prima del dono del governo { $amount ->
        [one] resta un solo vigneto privato
       *[other] restano solo { $amount } vigneti privati
    }.
vino-advice-rivals = { $list } { $n ->
        [one] ha vigneti lì e può comprare prima di te.
       *[other] hanno vigneti lì e possono comprare prima di te.
    }
vino-advice-buy = { $thing } di { $grown ->
        [one] un vigneto
       *[other] { $grown } vigneti
    } si venderebbe poi per { $amount }, al costo di { $lost ->
        [one] un vigneto
       *[other] { $lost } vigneti
    }.
vino-advice-buy-known = { $thing }, che coltivi in { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    }, lì è ancora libero: per { $cost } puoi prenderne la tessera.
vino-advice-buy-demand = { $thing } lì è ancora libero, e la domanda è { $demand }: per { $cost } puoi prenderne la tessera.
vino-advice-buy-bottle = Per { $cost } ti avvicini al dono del governo: { $amount ->
        [one] resta un solo vigneto privato
       *[other] restano solo { $amount } vigneti privati
    }.
vino-advice-buy-new = Per { $cost } ottieni una tessera varietà, e più tardi compri lì prima dei nuovi.
vino-advice-buy-rank = Per { $cost } arrivi al posto { $amount } tra i proprietari: a parità compra prima chi ha il vigneto più caro.
vino-advice-buy-gift = L’ultimo privato della regione, per { $cost }: segue subito il dono del governo.
vino-advice-tally = Così hai { $grown ->
        [one] 1 vigneto
       *[other] { $grown } vigneti
    }; { $list } ne ha { $amount }.
vino-advice-bottle-near = { $amount ->
        [one] Dopo un altro vigneto privato la sua bottiglia se ne va.
       *[other] Dopo altri { $amount } vigneti privati la sua bottiglia se ne va.
    }
vino-advice-bottle-last = Con questo se ne va l’ultima bottiglia: dopo gli acquisti di questo turno si contano i vigneti.
vino-advice-bottle-taken = È l’ultimo del governo: la bottiglia se ne va senza dono.
vino-advice-sell = Porta { $amount } e costa { $cost ->
        [one] un vigneto
       *[other] { $cost } vigneti
    }.
vino-advice-variety = La domanda è { $demand }, e finora la coltivi in { $cost ->
        [one] un vigneto
       *[other] { $cost } vigneti
    }.
vino-advice-raise = La coltivi in { $cost ->
        [one] un vigneto
       *[other] { $cost } vigneti
    } e la venderai a di più.
vino-advice-raise-others = Non la coltivi; { $cost ->
        [0] nemmeno gli altri.
        [one] gli altri la coltivano in un solo vigneto.
       *[other] gli altri la coltivano in { $cost } vigneti.
    }
vino-advice-return = Il tuo più economico che non sia l’ultimo nella sua regione.
vino-advice-return-next = Il successivo più economico che non sia l’ultimo nella sua regione.
vino-advice-return-last = Ognuno di quelli rimasti è il tuo ultimo in una regione: con questo si libera la tessera { FORM($place, "in") }.
vino-advice-keeps-money = Tieni i tuoi soldi, { $amount }; ma vincono i vigneti, e i soldi decidono solo la parità.
vino-advice-keeps-for = Tieni { $amount } per { $place }, che hai segnato: da { $cost } in su.
vino-advice-keeps-cheaper = Tieni { $amount }: { FORM($place, "in") } i vigneti costano meno, da { $cost } in su.
vino-advice-keeps-vineyards = Non restituisci vigneti; con più vigneti di una varietà una vendita futura rende di più.
vino-advice-region-unpaid = { $cost ->
        [0] Non puoi comprare in nessuna regione: questa risposta non ti costa nulla.
       *[other] Con { $amount } non puoi pagare vigneti in nessuna regione: questa risposta non ti costa nulla; lì il più economico costa { $cost }.
    }
vino-advice-gift = Il più caro, { $cost }: a parità, compra prima chi possiede il vigneto più caro.
vino-advice-gift-next = Il più caro dopo quello, { $cost }.
vino-advice-quiet-end = Si contano i vigneti come stanno: tu ne hai { $grown }; { $list } ne ha { $amount }.
vino-advice-quiet-done = Si continua per tutti, anche se lo desideri solo tu: di vigneti ne hai { $grown }; { $list } ne ha { $amount }.
vino-advice-in-demand = Domanda: { $demand }.

## How far an order in the hand is

order-way-now = Puoi completarlo ora.
order-way-years = { $n ->
        [one] un anno
       *[other] { $n } anni
    }
order-way-age = Serve { FORM($thing, "a") }: il tuo da { $start } ci arriva in { $years }.
order-way-make = Serve { FORM($thing, "a") }: lo fai con la tua uva.
order-way-make-later = Serve { FORM($thing, "a") }: la tua uva ci arriva in circa { $years }.
order-way-harvest = Serve { FORM($thing, "a") }: l’uva è sulle tue viti.
order-way-harvest-later = Serve { FORM($thing, "a") }: con l’uva delle tue viti in circa { $years }.
order-way-vines = Serve { FORM($thing, "a") }: non hai ancora né uva né viti per farlo.
order-way-cellar = Per questo va costruita { FORM($cellar, "the") }.
order-way-missing = Mancano { $count } vini.
