# Opponents: who plays a seat without a person.

opponent-name = { $character ->
        [grower] { $number ->
            [1] Agnese
           *[2] Tito
        }
        [host] { $number ->
            [1] Oreste
           *[2] Nives
        }
        [trader] { $number ->
            [1] Livia
           *[2] Duccio
        }
        [builder] { $number ->
            [1] Bruno
           *[2] Ersilia
        }
        [gambler] { $number ->
            [1] Fosca
           *[2] Ruggero
        }
       *[other] { $number ->
            [1] Vanna
           *[2] Celso
        }
    }
# Bynames that fit women and men: “Agnese, pollice verde”
opponent-trait = { $character ->
        [grower] pollice verde
        [host] casa aperta
        [trader] buon fiuto
        [builder] cantiere aperto
        [gambler] dadi in tasca
       *[other] volto nuovo
    }
opponent-style = { $character ->
        [grower] Prima le viti: pianta presto, vendemmia spesso e riempie la cantina.
        [host] Ha sempre la porta aperta e ama giocare visitatori.
        [trader] Vende bene, conta i soldi e completa gli ordini presto.
        [builder] Prima costruisce e addestra lavoratori, per avere poi vita facile.
        [gambler] Ama le carte che nessuno ha ancora visto, e tenta la sorte.
       *[other] Gioca un po’ di tutto.
    }
opponent-glasses = { $level ->
        [one] 1 calice
       *[other] { $level } calici
    }
opponent-seat = { $trait }, { $glasses }
opponent-group = { $names } ({ $glasses })
log-handed_over = { $by ->
        [person] D’ora in poi al posto di { $name } gioca una persona
       *[opponent] D’ora in poi al posto di { $name } gioca un avversario: { $trait }, { $glasses }
    }

# The page about the opponents.

opponents-title = Gli avversari
opponents-close = Indietro
opponents-see = Che cosa vedono
opponents-see-line = Un avversario vede quello che vedrebbe chiunque al suo posto: la propria mano, ciò che è scoperto e ciò che gli è stato mostrato prima. Prima che pensi, tutto quello che è nascosto viene ridistribuito a caso, soltanto per lui. Il seme della partita, che svelerebbe ogni mazzo, non lo conosce mai.
opponents-same = Che cosa hanno
opponents-same-line = Le stesse carte, lo stesso denaro e le stesse regole di tutti, qualunque sia il numero di calici. Più calici vogliono dire soltanto guardare più avanti e sbagliare meno. I calici stabiliscono quante posizioni un avversario esamina e quanto bene le giudica, non per quanto tempo pensa: un computer più veloce non rende nessuno più forte.
opponents-check = Come si può verificare
opponents-check-line = Una partita salvata riporta ogni avversario e il numero da cui parte il suo sorteggio; rigiocata, finisce allo stesso modo. Chi ha il codice sorgente può andare oltre: “python -m rules.checking honest” ridistribuisce tutto ciò che è nascosto e cambia il seme, e ogni risposta e il suo motivo devono restare uguali; “python -m rules match” fa incontrare due livelli quante volte vuoi.
opponents-levels = Fin dove pensano
opponents-level = { $game ->
        [vino] { $level ->
            [1] Valuta ogni mossa da sola e spesso ne giudica male il valore.
            [2] Valuta ogni mossa da sola e alcune le giudica male.
            [3] Valuta ogni mossa da sola e sbaglia solo di poco.
            [4] Valuta ogni mossa da sola e la giudica con cura, senza distrarsi.
           *[5] Segue le sue mosse migliori fino alla fine del turno e valuta che cosa potrebbero fare gli altri.
        }
       *[viticulture] { $level ->
            [1] Valuta ogni mossa da sola e spesso ne giudica male il valore.
            [2] Guarda tutto il suo turno, ma spesso giudica male dove porta.
            [3] Guarda tutto il suo turno e sbaglia solo di poco.
            [4] Confronta alcuni piani per l’anno e di rado giudica male.
           *[5] Confronta molti piani per l’anno e valuta come potrebbero rispondere gli altri.
        }
    }
opponents-level-hint = { $glasses }: { $what }
opponents-characters = Che cosa amano

# The sheet on which seats are handed over in a running game.

seats-open = Chi gioca
seats-title = Chi gioca
seats-line = Qualcuno deve andare via? Un avversario può continuare al suo posto, e una persona può prendere qualsiasi posto, di cui vedrà la mano.
seats-line-vino = Qualcuno deve andare via? Un avversario può continuare al suo posto, e una persona può prendere qualsiasi posto, di cui vedrà i soldi.
seats-done = Continua
seats-back = Come prima

# What an opponent has done in one move, in the present tense after its name: “Sole pianta due viti, poi passa”.

speech = { $name } { $deeds }
speech-then = { $a }, poi { $b }
speech-rooster_placed = sceglie la riga { $place } della sveglia
speech-row_taken = prende il bonus della riga
speech-worker_placed = va { $amount ->
        [1] { "" }
        [2] due volte{ " " }
       *[other] { $amount } volte{ " " }
    }su “{ $place }”
speech-worker_placed-too = su “{ $place }”
speech-passed = passa
speech-vine_planted = pianta { $amount ->
        [1] { $card }
       *[other] { $card } × { $amount }
    } sul campo { $field }
speech-vine_planted-too = { $amount ->
        [1] { $card }
       *[other] { $card } × { $amount }
    } sul campo { $field }
speech-vine_uprooted = estirpa { $amount ->
        [1] una vite
       *[other] { $amount } viti
    }
speech-vines_swapped = scambia due viti
speech-field_harvested = vendemmia { $amount ->
        [1] un campo
        [2] due campi
        [3] tre campi
       *[other] { $amount } campi
    }
speech-wine_made = produce { $amount ->
        [1] un vino
        [2] due vini
        [3] tre vini
       *[other] { $amount } vini
    }
speech-order_filled = completa { $amount ->
        [1] un ordine
       *[other] { $amount } ordini
    }
speech-visitor_played = gioca { FORM($card, "the") }
speech-visitor_played-too = { FORM($card, "the") }
speech-structure_built = costruisce { FORM($thing, "the") }
speech-structure_built-too = { FORM($thing, "the") }
speech-worker_trained = addestra { $amount ->
        [1] un lavoratore
        [2] due lavoratori
       *[other] { $amount } lavoratori
    }
speech-worker_gained = riceve { $amount ->
        [1] un lavoratore
        [2] due lavoratori
       *[other] { $amount } lavoratori
    }
speech-worker_retrieved = recupera { $amount ->
        [1] un lavoratore
        [2] due lavoratori
       *[other] { $amount } lavoratori
    }
speech-grape_sold = vende { $amount ->
        [1] un segnalino uva
       *[other] { $amount } segnalini uva
    }
speech-field_sold = vende { $amount ->
        [1] un campo
       *[other] { $amount } campi
    }
speech-field_bought = ricompra { $amount ->
        [1] un campo
       *[other] { $amount } campi
    }
speech-card_drawn = pesca { $deck ->
        [vine] { $amount ->
            [1] una carta vite
            [2] due carte vite
           *[other] { $amount } carte vite
        }
        [order] { $amount ->
            [1] un ordine di vino
            [2] due ordini di vino
           *[other] { $amount } ordini di vino
        }
        [summer_visitor] { $amount ->
            [1] un visitatore estivo
            [2] due visitatori estivi
           *[other] { $amount } visitatori estivi
        }
        [winter_visitor] { $amount ->
            [1] un visitatore invernale
            [2] due visitatori invernali
           *[other] { $amount } visitatori invernali
        }
       *[other] { $amount ->
            [1] una carta
           *[other] { $amount } carte
        }
    }
speech-card_drawn-too = { $deck ->
        [vine] { $amount ->
            [1] una carta vite
            [2] due carte vite
           *[other] { $amount } carte vite
        }
        [order] { $amount ->
            [1] un ordine di vino
            [2] due ordini di vino
           *[other] { $amount } ordini di vino
        }
        [summer_visitor] { $amount ->
            [1] un visitatore estivo
            [2] due visitatori estivi
           *[other] { $amount } visitatori estivi
        }
        [winter_visitor] { $amount ->
            [1] un visitatore invernale
            [2] due visitatori invernali
           *[other] { $amount } visitatori invernali
        }
       *[other] { $amount ->
            [1] una carta
           *[other] { $amount } carte
        }
    }
speech-card_discarded = scarta { $amount ->
        [1] una carta
       *[other] { $amount } carte
    }
speech-card_given = cede { $amount ->
        [1] una carta
       *[other] { $amount } carte
    }
speech-declined = rinuncia
speech-lira_changed = { $sign ->
        [minus] paga
       *[plus] guadagna
    } { $amount ->
        [1] { $amount } lira
       *[other] { $amount } lire
    }
speech-residual_changed = riceve { $amount ->
        [1] { $amount } lira
       *[other] { $amount } lire
    } in { $sign ->
        [minus] meno
       *[plus] più
    } ogni anno
speech-grape_gained = ottiene { $amount ->
        [1] un segnalino uva
       *[other] { $amount } segnalini uva
    }
speech-vp_changed = { $sign ->
        [minus] perde
       *[plus] guadagna
    } { $amount } PV

# $place is a region, with the form “in” (“nel Lazio”)
vino-speech-regions_chosen = sceglie in segreto
vino-speech-vineyard_bought = acquista { $amount ->
        [1] un vigneto
        [2] due vigneti
       *[other] { $amount } vigneti
    } { FORM($place, "in") }
vino-speech-vineyard_bought-too = { $amount ->
        [1] uno
        [2] due
       *[other] { $amount }
    } { FORM($place, "in") }
vino-speech-vineyard_given = riceve { $amount ->
        [1] un vigneto
       *[other] { $amount } vigneti
    } { FORM($place, "in") }
vino-speech-vineyard_returned = restituisce { $amount ->
        [1] un vigneto
       *[other] { $amount } vigneti
    } { FORM($place, "in") }
vino-speech-variety_taken = coltiva { $thing } { FORM($place, "in") }
vino-speech-wine_sold = vende { $quantity } { $thing } per { $amount }
vino-speech-passed = non acquista altro { FORM($place, "in") }
vino-speech-passed-bare = non acquista nulla { FORM($place, "in") }
vino-speech-passed-sell = non vende nulla
vino-speech-skipped = non può acquistare nulla
vino-speech-end_wished = vorrebbe chiudere la partita
vino-speech-declined = continua a giocare
opponent-simpler = { $name } non riesce a pensarci fino in fondo: la risposta data è più semplice.
opponent-stuck = { $name } per ora non riesce a pensare: si riprova ogni pochi secondi.
