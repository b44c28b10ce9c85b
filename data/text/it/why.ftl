# Why an opponent answered so: one sentence in the log, when its line is pointed at. $name is the opponent, woman or man.
# $thing: fields and rows plain (“campo 5”, “riga 3 della sveglia”), grapes “uva rossa 4”, wines and structures with the
# form “the”, and wines with “a”.

why-else = { $why } Altrimenti la scelta sarebbe stata { $action }.
why-else-pass = { $why } Altrimenti avrebbe passato.
why-also = { $why } { $also } Solo le due cose insieme hanno deciso.
why-point = Punta una riga con questo segno per leggere il perché di una mossa avversaria.
why-waiting = Perché { $name } fa così? …
why-late = Il motivo di questa mossa di { $name } non si trova in fretta.
why-only = Perché { $name } non ha altra scelta.
why-best = Perché per { $name } nient’altro vale di più; nessuna cosa da sola ha deciso.
why-best-before = Perché per { $name } nient’altro vale di più, nemmeno { $action }; nessuna cosa da sola ha deciso.
why-plan = Perché { $name } segue un piano già fatto quest’anno.
why-plan-build = Perché { $name } segue un piano già fatto quest’anno: costruire { FORM($aim, "the") }.
why-plan-train = Perché { $name } segue un piano già fatto quest’anno: addestrare un lavoratore.
why-plan-make = Perché { $name } segue un piano già fatto quest’anno: produrre vino.
why-plan-harvest = Perché { $name } segue un piano già fatto quest’anno: vendemmiare un campo.
why-plan-fill = Perché { $name } segue un piano già fatto quest’anno: completare un ordine.
why-plan-plant = Perché { $name } segue un piano già fatto quest’anno: piantare una vite.
why-plan-play = Perché { $name } segue un piano già fatto quest’anno: giocare un visitatore.
why-plan-hidden = Perché { $name } segue un piano già fatto quest’anno, per una carta che ha in mano.
why-guess = Un capriccio: { $name } non giudica sempre bene.
why-order = Perché { $name } ha in mano { $card }, che vale { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-order-hidden = Per via di un ordine nella mano di { $name }.
why-ready = Perché { $name } può completare subito { $card }, per { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-vine = Perché { $name } ha in mano { $card }.
why-vine-hidden = Per via di una vite nella mano di { $name }.
why-visitor = Perché { $name } ha in mano { FORM($card, "the") }.
why-visitor-hidden = Per via di un visitatore nella mano di { $name }.
why-field = Perché { $name } ha viti per un valore di { $amount } nel { $thing }.
why-grape = Perché { $name } ha un’{ $thing } nel pigiatoio.
why-wine = Perché { $name } ha { FORM($thing, "a") } in cantina.
why-structure = Perché { $name } ha già { FORM($thing, "the") }.
why-lira = Perché { $name } ha { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } da spendere.
why-poor = Perché { $name } { $amount ->
        [0] non ha soldi
        [one] non ha più di { $amount } lira
       *[other] non ha più di { $amount } lire
    }.
why-residual = Perché { $name } riceve { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } ogni anno.
why-workers = Perché { $name } ha { $amount ->
        [one] { $amount } lavoratore disponibile
       *[other] { $amount } lavoratori disponibili
    }.
why-few_workers = Perché { $name } { $amount ->
        [0] non ha lavoratori disponibili
        [one] ha un solo lavoratore disponibile
       *[other] non ha più di { $amount } lavoratori disponibili
    }.
why-points = Perché { $name } ha già { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-rival = Perché { $other } ha { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-taken = Perché tutti i posti di “{ $thing }” sono occupati.
why-years = Perché { $amount ->
        [0] questo è l’ultimo anno
        [one] segue solo un altro anno
       *[other] seguono solo altri { $amount } anni
    }.
why-last_year = Perché questo è l’ultimo anno.
why-near_end = Perché con { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } la fine è vicina.
why-alike = Perché per { $name } è lo stesso: qualcos’altro vale altrettanto.
why-alike-before = Perché per { $name } è lo stesso: { $action } vale altrettanto.
why-cards = Perché { $name } ha in mano { $amount } { $what ->
        [vine] viti
        [order] ordini
        [summer_visitor] visitatori estivi
       *[winter_visitor] visitatori invernali
    }.
why-few_cards = Perché { $name } { $amount ->
        [0] non ha in mano { $what ->
            [vine] viti
            [order] ordini
            [summer_visitor] visitatori estivi
           *[winter_visitor] visitatori invernali
        }
        [one] ha in mano { $what ->
            [vine] una sola vite
            [order] un solo ordine
            [summer_visitor] un solo visitatore estivo
           *[winter_visitor] un solo visitatore invernale
        }
       *[other] non ha in mano più di { $amount } { $what ->
            [vine] viti
            [order] ordini
            [summer_visitor] visitatori estivi
           *[winter_visitor] visitatori invernali
        }
    }.
why-fields = Perché { $name } ha viti in { $amount ->
        [one] { $amount } campo
       *[other] { $amount } campi
    }.
why-grapes = Perché { $name } ha { $amount } segnalini uva nel pigiatoio.
why-wines = Perché { $name } ha { $amount } vini in cantina.
why-few_grapes = Perché { $name } { $amount ->
        [0] non ha uva
       *[other] ha un solo segnalino uva
    } nel pigiatoio.
why-few_wines = Perché { $name } { $amount ->
        [0] non ha vino
       *[other] ha un solo vino
    } in cantina.
why-lacks = Perché { $name } non ha ancora { FORM($thing, "the") }.
why-harvested = Perché quest’anno { $name } ha già vendemmiato il { $thing }.
why-few_staff = Perché { $name } non ha più di { $amount } lavoratori in tutto.
why-little_residual = Perché ogni anno { $name } { $amount ->
        [0] non riceve nulla
        [one] non riceve più di { $amount } lira
       *[other] non riceve più di { $amount } lire
    }.
why-few_points = Perché { $name } { $amount ->
        [0] non ha ancora punti
        [one] ha un solo punto
       *[other] non ha più di { $amount } punti
    }.
why-tokens = Perché { $name } ha { $amount ->
        [one] un segnalino azione bonus
       *[other] { $amount } segnalini azione bonus
    } da spendere.
why-others = Perché { $amount ->
        [one] un altro giocatore non ha
       *[other] altri { $amount } giocatori non hanno
    } ancora passato.
why-bonus_taken = Perché { $other } occupa il posto con il bonus di “{ $thing }”.
why-row_taken = Perché { $other } ha già preso la { $thing }.
why-many_years = Perché { $amount ->
        [one] segue ancora un anno
       *[other] seguono ancora { $amount } anni
    }.
why-far_end = Perché la fine è ancora lontana: nessuno ha più di { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-action = “{ $action }”
why-built = { FORM($thing, "the") }

## What its plan does with the thing before the year is over. $aim is a structure

why-order-fill = Perché { $name } conta di completare { $card } quest’anno, per { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-ready-fill = Perché { $name } conta di completare { $card } quest’anno, per { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
why-vine-plant = Perché { $name } conta di piantare { $card } quest’anno.
why-visitor-play = Perché { $name } conta di giocare { FORM($card, "the") } quest’anno.
why-field-harvest = Perché { $name } conta di vendemmiare quest’anno il { $thing }, dove le sue viti valgono { $amount }.
why-grape-make = Perché { $name } conta di fare vino quest’anno con la sua { $thing }.
why-lacks-build = Perché { $name } conta di costruire { FORM($thing, "the") } quest’anno.
why-lira-build = Perché { $name } ha { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } e conta di costruire { FORM($aim, "the") } quest’anno.
why-poor-build = Perché { $name } { $amount ->
        [0] non ha soldi
        [one] ha solo { $amount } lira
       *[other] ha solo { $amount } lire
    } e conta di costruire { FORM($aim, "the") } quest’anno.
why-lira-train = Perché { $name } ha { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } e conta di addestrare un lavoratore quest’anno.
why-poor-train = Perché { $name } { $amount ->
        [0] non ha soldi
        [one] ha solo { $amount } lira
       *[other] ha solo { $amount } lire
    } e conta di addestrare un lavoratore quest’anno.
why-few_staff-train = Perché { $name } ha solo { $amount ->
        [one] { $amount } lavoratore
       *[other] { $amount } lavoratori
    } in tutto, e conta di addestrarne un altro quest’anno.

## What sets it apart from the next best

why-more_cards = Perché { $name } può pescare { $amount } carte, e non meno.
why-bonus = Perché con quel posto c’è un bonus.
why-keeps_worker = Perché { $name } preferisce tenere per dopo { $what ->
        [grande] il lavoratore grande
        [temporary] il lavoratore stagionale
       *[worker] gli altri lavoratori
    }.
why-keeps_card = Perché { $name } preferisce tenere { FORM($card, "the") }.
why-keeps_card-hidden = Perché { $name } preferisce tenere le altre carte.
why-keeps_grape = Perché { $name } preferisce tenere l’{ $thing }.
why-keeps_wine = Perché { $name } preferisce tenere { FORM($thing, "the") }.
why-keeps_tokens = Perché { $name } preferisce tenere i suoi segnalini azione bonus.
why-keeps_field = Perché { $name } preferisce tenere il { $thing }.

## In Vino

vino-why-demand = Perché la domanda di { $thing } è a { $demand }.
vino-why-money = Perché { $name } ha { $amount } Vino da spendere.
vino-why-money-hidden = Per via dei soldi che ha { $name }.
vino-why-poor = Perché { $name } { $amount ->
        [0] non ha soldi
       *[other] non ha più di { $amount } Vino
    }.
vino-why-poor-hidden = Perché { $name } ha troppo pochi soldi per altro.
vino-why-held = Perché { $name } ha { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    } { FORM($thing, "in") }.
vino-why-rival_held = Perché { $other } ha { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    } { FORM($thing, "in") }.
vino-why-cellar = Perché { $name } coltiva { $thing } in { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    }.
vino-why-rival_cellar = Perché { $other } coltiva { $thing } in { $amount ->
        [one] un vigneto
       *[other] { $amount } vigneti
    }.
vino-why-cheaper = Perché costa { $demand } Vino in meno del prossimo.
vino-why-dearer = Perché costa { $demand } Vino in più del prossimo.
vino-why-bottles = Perché { $amount ->
        [one] resta solo una bottiglia
       *[other] restano solo { $amount } bottiglie
    }.
vino-why-last_turn = Perché questo è l’ultimo turno.
