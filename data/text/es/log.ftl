# The log: one line in the present tense for every event, so that no gender shows. $name leads; $known is yes where the
# card’s face may be told. Cards of a deck are all feminine, workers all masculine.

log-by = { $line } ({ $source })
log-game_started = Empieza la partida
log-parents_dealt = { $name } tiene a { $card } como { $parent ->
        [mama] mamá
       *[papa] papá
    }
log-season_started = Empieza { FORM($place, "the") }
log-year_ended = Termina el año { $amount }
log-first_player_moved = { $name } recibe la ficha de primer jugador
log-rooster_placed = { $name } se despierta en la fila { $place }
log-row_taken = { $name } toma la bonificación de la fila { $place }
log-worker_placed = { $name } coloca un { $thing }: { $place }
log-worker_planned = { $name } reserva un { $thing }: { $place }
log-worker_retrieved = { $name } recupera un { $thing }: { $place }
log-worker_trained = { $name } forma a { $amount ->
        [one] un trabajador
       *[other] { $amount } trabajadores
    }
log-worker_gained = { $name } gana { $amount ->
        [one] un { $thing }
       *[other] { $amount } { FORM($thing, "plural") }
    }
log-workers_returned = Todos los trabajadores vuelven a casa
log-passed = { $why ->
        [no_worker] { $name } no tiene más trabajadores y pasa
       *[other] { $name } pasa
    }
log-lira_changed = { $name } { $sign ->
        [minus] paga
       *[plus] gana
    } { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    }
log-vp_changed = { $name } { $sign ->
        [minus] pierde
       *[plus] gana
    } { $amount } PV
log-residual_changed = { $name } recibe al año { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } { $sign ->
        [minus] menos
       *[plus] más
    }
log-card_drawn = { $name } roba { $known ->
        [yes] { FORM($card, "the") }
       *[no] una { $deck }
    }
log-card_discarded = { $name } descarta { $known ->
        [yes] { FORM($card, "the") }
       *[no] una { $deck }
    }
log-card_revealed = { $name } revela { FORM($card, "the") }
log-card_given = { $name } da { $known ->
        [yes] { FORM($card, "the") }
       *[no] una { $deck }
    } a { $other }
log-visitor_played = { $name } juega { FORM($card, "the") }
log-branch_taken = { $name } elige «{ $choice }»
log-both = ambas
log-declined = { $name } renuncia{ $chosen ->
        [yes] { " " }a «{ $choice }»
       *[no] { "" }
    }
log-vine_planted = { $name } planta { $card } en { FORM($place, "the") }
log-vine_uprooted = { $name } desarraiga { $card } { FORM($place, "of") }
log-vines_swapped = { $name } permuta { $card } y { $thing }
log-field_harvested = { $name } cosecha { FORM($place, "the") }
log-grape_gained = { $name } obtiene una { $token }
log-grape_aged = La { $before } de { $name } envejece: { $token }
log-grape_lost = { $name } no tiene sitio para una { $token }
log-grape_sold = { $name } vende una { $token }
log-grape_paid = { $name } entrega una { $token }
log-field_sold = { $name } vende { FORM($place, "the") }
log-field_bought = { $name } recompra { FORM($place, "the") }
log-wine_made = { $name } produce un { $token }
log-wine_aged = El { $before } de { $name } envejece: { $token }
log-wine_paid = { $name } entrega un { $token }
log-order_filled = { $name } completa { $card }
log-structure_built = { $name } construye { FORM($thing, "the") }
log-deck_reshuffled = Se baraja de nuevo el mazo «{ $deck }»
log-planned_skipped = La acción reservada de { $name } no se puede realizar: { $place }
log-skipped = { $name }: no se puede hacer nada
log-action_used = { $name } realiza: { $place }
log-last_year = { $name } llega a { $ends } puntos: este es el último año
log-game_over = Fin de la partida
log-automa_card = Se revela: { $card }
log-automa_worker = { $amount ->
        [0] El Automa encuentra su casilla ocupada: { $place }
       *[other] El Automa coloca un trabajador: { $place }
    }
log-automa_target = El corcho del Automa avanza a { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
log-token_gained = { $name } toma { $amount ->
        [one] una ficha de acción de bonificación
       *[other] { $amount } fichas de acción de bonificación
    }
log-token_spent = { $name } gasta una ficha de acción de bonificación
log-rewound = La partida retrocede { $amount ->
        [one] una decisión
       *[other] { $amount } decisiones
    }
log-rule = { $title } ({ $rules })
