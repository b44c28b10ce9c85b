# The log: one line in the present tense for every event. $name leads; $known is yes where the card’s face may be told.
# “un” stands before workers, “una” before decks; visitors have the form “the”.

log-by = { $line } ({ $source })
log-game_started = La partita comincia
log-parents_dealt = { $name } ha { $card } come { $parent ->
        [mama] mamma
       *[papa] papà
    }
log-season_started = { FORM($place, "begins") }
log-year_ended = L’anno { $amount } è finito
log-first_player_moved = Ora il primo giocatore è { $name }
log-rooster_placed = { $name } sceglie la riga { $place } della sveglia
log-row_taken = { $name } prende il bonus della riga { $place } della sveglia
log-worker_placed = { $name } piazza un { $thing }: { $place }
log-worker_planned = { $name } prenota con un { $thing }: { $place }
log-worker_retrieved = { $name } recupera un { $thing }: { $place }
log-worker_trained = { $name } addestra { $amount ->
        [one] un lavoratore
       *[other] { $amount } lavoratori
    }
log-worker_gained = { $name } riceve { $amount ->
        [one] un { $thing }
       *[other] { $amount } { FORM($thing, "plural") }
    }
log-workers_returned = Tutti i lavoratori tornano a casa
log-passed = { $why ->
        [no_worker] { $name } non ha più lavoratori e passa
       *[other] { $name } passa
    }
log-lira_changed = { $name } { $sign ->
        [minus] paga
       *[plus] guadagna
    } { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    }
log-vp_changed = { $name } { $sign ->
        [minus] perde
       *[plus] guadagna
    } { $amount } PV
log-residual_changed = { $name } riceve ora { $amount ->
        [one] { $amount } lira
       *[other] { $amount } lire
    } in { $sign ->
        [minus] meno
       *[plus] più
    } ogni anno
log-card_drawn = { $name } pesca { $known ->
        [yes] { FORM($card, "the") }
       *[no] una { $deck }
    }
log-card_discarded = { $name } scarta { $known ->
        [yes] { FORM($card, "the") }
       *[no] una { $deck }
    }
log-card_revealed = { $name } rivela { FORM($card, "the") }
log-card_given = { $name } dà { $known ->
        [yes] { FORM($card, "the") }
       *[no] una { $deck }
    } { $sound ->
        [a] ad
       *[other] a
    } { $other }
log-visitor_played = { $name } gioca { FORM($card, "the") }
# $choice has its verbs in the infinitive
log-branch_taken = { $name } sceglie: { $choice }
log-both = entrambe
log-declined = { $name } rinuncia{ $chosen ->
        [yes] : { $choice }
       *[no] { "" }
    }
log-vine_planted = { $name } pianta { $card } nel { $place }
log-vine_uprooted = { $name } estirpa { $card } dal { $place }
log-vines_swapped = { $name } scambia { $card } e { $thing }
log-field_harvested = { $name } vendemmia il { $place }
log-grape_gained = { $name } ottiene un’{ $token }
log-grape_aged = { $name } invecchia l’{ $before }: ora è { $token }
log-grape_lost = { $name } non ha posto per un’{ $token }
log-grape_sold = { $name } vende un’{ $token }
log-grape_paid = { $name } consegna un’{ $token }
log-field_sold = { $name } vende il { $place }
log-field_bought = { $name } ricompra il { $place }
log-wine_made = { $name } produce { FORM($token, "a") }
log-wine_aged = { $name } invecchia { FORM($before, "the") }: ora è { $token }
log-wine_paid = { $name } consegna { FORM($token, "a") }
log-order_filled = { $name } completa { $card }
log-structure_built = { $name } costruisce { FORM($thing, "the") }
log-deck_reshuffled = Il mazzo “{ $deck }” viene rimescolato
log-planned_skipped = { $name } non può svolgere l’azione prenotata: { $place }
log-skipped = { $name } non può fare nulla
log-action_used = { $name } svolge: { $place }
log-last_year = { $name } arriva a { $ends } punti: questo è l’ultimo anno
log-game_over = La partita è finita
log-automa_card = Si rivela: { $card }
log-automa_worker = { $amount ->
        [0] L’Automa trova il suo spazio occupato: { $place }
       *[other] L’Automa piazza un lavoratore: { $place }
    }
log-automa_target = Il tappo dell’Automa passa a { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
log-token_gained = { $name } prende { $amount ->
        [one] un segnalino azione bonus
       *[other] { $amount } segnalini azione bonus
    }
log-token_spent = { $name } spende un segnalino azione bonus
log-rewound = La partita torna indietro di { $amount ->
        [one] una scelta
       *[other] { $amount } scelte
    }
log-rule = { $title } ({ $rules })
