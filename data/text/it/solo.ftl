# Alone against the Automa: its panel, tokens, reasons, the set-up page and the end of a solo game.

table-automa = Automa
deck-automa = Carte Automa
table-automa-deck = { $left ->
        [one] resta { $left } carta
       *[other] restano { $left } carte
    }
table-automa-none = { $season ->
        [summer] Ancora nessuna carta girata
        [winter] Ancora nessuna carta girata
       *[other] Gira le sue carte in estate e in inverno
    }
table-automa-foreign = non in questa partita
table-automa-more = +{ $count }
table-automa-workers = { $left ->
        [0] tutti piazzati
        [one] { $left } lavoratore in attesa
       *[other] { $left } lavoratori in attesa
    }
table-automa-tokens = Segnalini
table-automa-level = { $level }{ $aggressive ->
        [yes] , aggressivo
       *[no] { "" }
    }
table-solo-goal = { $begun ->
        [yes] di { $years }
       *[no] { $years } anni
    }

## What the inspector says

table-automa-card-text = { $season ->
        [summer] In estate mette un lavoratore su ognuna di queste azioni: { $actions }.
       *[winter] In inverno mette un lavoratore su ognuna di queste azioni: { $actions }.
    }
table-automa-card-none = { $season ->
        [summer] In estate non mette lavoratori sul tabellone.
       *[winter] In inverno non mette lavoratori sul tabellone.
    }
table-automa-card-other = Le righe verdi e gialle contano in estate, le rosse e le blu in inverno; “{ table-automa-foreign }” indica uno spazio che questo tabellone non ha.
table-automa-text = All’inizio dell’estate e dell’inverno mette lavoratori sugli spazi, e così li occupa soltanto: { $workers } all’anno, di cui { $left } ancora in attesa. Il suo tappo sta a { $now } quest’anno e a { $end } nell’ultimo: devi avere più punti.
table-automa-text-aggressive = Il suo tappo sale ogni anno, ora sta a { $now }, alla fine a { $end }. Alla fine di ogni anno devi essergli davanti, altrimenti la partita è persa.
table-token-title = Segnalini azione bonus
table-token-text = Quando piazzi un lavoratore, un segnalino dà anche il bonus della sua azione, prima o dopo di essa. Ne hai { $count }. Toccali prima di piazzare il lavoratore, o quando ti viene chiesto; uno per turno, non sul carretto né sul giogo.
table-token-row = { $here ->
        [yes] Il suo segnalino è ancora qui: se scegli questa riga è tuo.
       *[no] Il suo segnalino non c’è più: non si può scegliere di nuovo.
    }
table-row-with-token = { $text } { $token }

## Questions and answers

preview-with-token = Con il segnalino: { $bonus }

ask-token = Spendi un segnalino azione bonus?
ask-token-line = { $later ->
        [yes] Dà il bonus dell’azione prenotata, quando si svolgerà.
       *[no] Dà il bonus dell’azione. { $bonus }
    }
ask-token-beside-line = { $line } Oppure spendi prima un segnalino.
choice-token = { $later ->
        [yes] Spendi un segnalino
       *[no] Spendi un segnalino: { $bonus }
    }
choice-keep-token = Tieni il segnalino
ask-redraw = Cambi la tua mamma?
ask-redraw-line = Pesca ordini, che in questa sfida non servono. La prossima potrebbe servire, o no.
choice-redraw = Prendi la prossima
choice-keep-mama = Tienila

## Reasons

reason-row_token_gone = Il segnalino della riga { $what } non c’è più: ogni riga si sceglie una volta sola.
reason-row_not_in_solo = In solitario nessuno può spostarsi sulla riga { $what }.
reason-no_token = Non hai segnalini azione bonus.
reason-token_spent = In questo turno hai già speso un segnalino: uno per turno è il massimo.
reason-forbidden_by_challenge = { $what ->
        [worker] Questa sfida permette { $need } lavoratori normali; ne hai { $have }.
        [fill] Questa sfida vieta di completare ordini.
       *[other] Questa sfida lo vieta.
    }

## Year end

table-year-end-target = Davanti all’Automa

## Levels

level-very_easy = Molto facile
level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-very_hard = Molto difficile
level-about = Dopo { $years } anni devi essere davanti all’Automa, che sta a { $vp } punti.{ $start ->
        [0] { "" }
       *[other] { " " }Cominci con { $start } punti.
    }{ $least ->
        [0] { " " }Gira una carta per stagione.
       *[other] { " " }Gira carte finché ha piazzato { $least } lavoratori.
    }{ $free ->
        [0] { "" }
       *[other] { " " }Nell’anno { $free } ogni riga è aperta e dà un segnalino.
    }
level-about-aggressive = Alla fine di ogni anno devi superare: { $targets }.

## The set-up page

solo-title = In solitario contro l’Automa
solo-you = Tu
solo-level = Livello
solo-level-line = { $years } anni, { $vp } punti
solo-level-years = { $years } anni
solo-level-start = cominci con { $start } punti
solo-level-least = almeno { $least } lavoratori Automa
solo-level-vp = { $vp } punti
solo-aggressive = Automa aggressivo
solo-aggressive-answer = { $answer ->
        [on] Superarlo ogni anno
       *[off] Solo alla fine
    }
solo-aggressive-not = Offerto per { $levels }.
solo-visitors = Visitatori utili solo con altri giocatori
solo-visitors-answer = { $answer ->
        [redrawn] Sostituiti quando arrivano
       *[removed] Tolti dai mazzi
    }
solo-seed = Seme
solo-seed-note = Vuoto: distribuzione casuale. Lo stesso numero distribuisce le stesse carte.
    .short = Vuoto: distribuzione casuale.
solo-start = Inizia
solo-back = Indietro
solo-campaign = Campagna
solo-campaign-note = Otto paesi, uno dopo l’altro, per molte serate

window-solo = Solitario e campagna
    .short = Solitario

## The end of a solo game

score-solo-headline = { $result ->
        [win] Vince { $name }
        [draw] Pareggio
       *[loss] Vince l’Automa
    }
score-solo-by-points = { $result ->
        [win] { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }, l’Automa sta a { $automa }: sei davanti.
        [draw] { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }, come l’Automa: in parità non sei davanti.
       *[loss] { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }, l’Automa sta a { $automa }.
    }
score-solo-lost-target = Alla fine dell’anno { $year } dovevi superare { $automa }: avevi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
score-solo-lost-challenge = Alla fine dell’anno { $year } la sfida non era superata.
score-solo-level = { $level }{ $aggressive ->
        [yes] , aggressivo
       *[no] { "" }
    }
score-again = Riprova
score-next = Prossima sfida
score-campaign = Alla campagna
score-set-up = Un’altra partita
score-automa = Automa
score-automa-note = I suoi punti sono fissati prima della partita.
score-label-automa = davanti all’Automa, { $points }
