# The new-game page: seats, what the table agrees on, and the seed.

new-evening = Che serata sarà?
new-poster-viticulture = Un vigneto di famiglia, anno dopo anno
new-poster-vino = Nove regioni, cinque vini, un mercato
new-poster-seats = Da { $least } a { $most } al tavolo
new-again = Di nuovo l’ultimo tavolo
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
new-plays = { $by ->
        [person] Persona
       *[opponent] Avversario
    }
new-character = { $name }, { $trait }
new-add-seat = Aggiungi un posto
new-add-opponent = Aggiungi avversario
new-seed = Numero della partita
    .short = Numero
new-seed-note = Vuoto: a caso. A numero uguale, carte uguali.
    .short = Vuoto: distribuzione casuale.
new-start = Inizia
new-back = Indietro
new-fold-0 = Altre regole
new-fold-1 = Domande su singole carte
new-fold-2 = Torna a mani e posti

new-own = Le tue carte
new-own-pages = Le tue carte: { $chosen } su { $count } in gioco, pagina { $page } di { $pages }
new-own-left-out = { $name } resta fuori: { $fault }
new-own-portrait = { $name }: { $fault }. Fino ad allora compare un altro ritratto.

new-rules = Regole
new-rules-answer = { $answer ->
        [own] Scelte dal tavolo
       *[usual] Quelle consuete
    }

new-setup = Mamma e papà
new-setup-answer = { $answer ->
        [advanced] A scelta tra due
       *[standard] Distribuiti a caso
    }
new-bonus-spaces = Bonus di uno spazio
new-bonus-spaces-answer = { $answer ->
        [friendly] Va preso
       *[standard] Si può lasciare
    }
new-cottage = La seconda carta della casetta
new-cottage-answer = { $answer ->
        [one_by_one] Scelta dopo la prima
       *[named_first] Prima si nominano i due mazzi
    }
    .short = { $answer ->
        [one_by_one] Dopo la prima
       *[named_first] Mazzi nominati prima
    }
new-first-player-moves = Giro del primo giocatore
new-first-player-moves-answer = { $answer ->
        [clockwise] In senso orario
       *[counter_clockwise] In senso antiorario
    }
new-last-tie = Se tutto è in parità
new-last-tie-answer = { $answer ->
        [wake_up_order] Decide l’ordine di sveglia
       *[shared] La vittoria è condivisa
    }
    .short = { $answer ->
        [wake_up_order] Ordine di sveglia
       *[shared] Vittoria condivisa
    }
new-hands = Mani
new-hands-answer = { $answer ->
        [open] Scoperte per tutti
       *[closed] Coperte finché non si aprono
    }
    .short = { $answer ->
        [open] Scoperte
       *[closed] Coperte
    }
new-rewind = Tornare a una mossa precedente
new-rewind-answer = { $answer ->
        [allowed] Se il tavolo è d’accordo
       *[blocked] Non a questo tavolo
    }

new-zymologist-ageing = { $card }: un vino di 4 o più invecchia senza la cantina media?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] Per niente
       *[to_six] Fino a 6
    }
new-zymologist-above-six = { $card }: un vino di 7 o più invecchia senza la cantina grande?
new-zymologist-above-six-answer = { $answer ->
        [ages] Invecchia ancora
       *[stays] Resta com’è
    }
new-organizer-second-visitor = { $card } come primo di due visitatori: il secondo si può giocare?
new-organizer-second-visitor-answer = { $answer ->
        [lost] È perso
       *[allowed] Si può giocare
    }
new-producer-exclusion = { $card }: quali dei tuoi lavoratori non possono tornare?
new-producer-exclusion-answer = { $answer ->
        [only_playing_worker] Solo quello che lo gioca
        [only_space_in_use] Solo sul suo spazio
       *[whole_action] Tutti su quell’azione
    }
    .short = { $answer ->
        [only_playing_worker] Chi lo gioca
        [only_space_in_use] Sul suo spazio
       *[whole_action] Tutti lì
    }

## Vino

new-money-shown = Soldi degli altri
new-money-shown-answer = { $answer ->
        [all] Visibili
       *[income_only] Nascosti, redditi visibili
    }
new-first-order = Primo ordine di gioco
new-first-order-answer = { $answer ->
        [chosen] Secondo i posti
       *[random] A sorte
    }
new-negative-sale = Una vendita che renderebbe meno di zero
new-negative-sale-answer = { $answer ->
        [for_zero] Rende zero
       *[not_allowed] Non è possibile
    }
new-preliminary-gift = Un dono durante i primi vigneti
new-preliminary-gift-answer = { $answer ->
        [none] Nel primo turno
       *[at_once] Subito
    }
