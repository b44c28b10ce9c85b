# Vino: why something is not possible. $thing names a variety, a region or a vineyard.
# Regions have the forms in (“nel Lazio”), of (“del Lazio”) and the (“il Lazio”); varieties of and the.

reason-region_not_chosen = Per questo turno non hai scelto { FORM($thing, "the") }.
reason-region_not_drawn = Non hai pescato nessuna pedina { FORM($thing, "of") }.
reason-one_by_each_tile = Un vigneto per ogni pedina: { FORM($thing, "in") } hai già acquistato il tuo.
reason-keeps_too_little = Per l’altra tua pedina, { $thing }, devono restare { $need }; così resterebbero { $have }.
reason-barrel_elsewhere = Il barile sta { FORM($thing, "in") }: ora si acquista solo lì.
reason-gift_elsewhere = Ora si donano solo vigneti { FORM($thing, "of") }.
reason-passed_here = Per questo turno i tuoi acquisti { FORM($thing, "in") } sono finiti.
reason-no_variety = { FORM($thing, "in") } non restano pedine di varietà.
reason-variety_taken = Qui { FORM($thing, "the") } è già di un altro giocatore.
reason-not_grown_here = { FORM($thing, "the") } qui non cresce.
reason-needs_money = Questo vigneto costa { $need }; hai { $have }. Non ci sono prestiti.
reason-vineyard_taken = { $thing } ha già un proprietario.
reason-already_sold = Per questo turno hai già venduto il tuo vino.
reason-one_variety_only = In un turno si può vendere una sola varietà.
reason-wrong_variety = Per questa vendita si restituiscono solo vigneti di { $thing }.
reason-not_your_vineyard = { $thing } non è tuo; restituisci vigneti tuoi.
reason-sold_cannot_rise = { FORM($thing, "the") } è in vendita: scende e non può salire.
reason-needs_wine = { $have ->
        [0] Non coltivi { $thing }.
       *[other] Vendere { $need } { $thing } è troppo; puoi venderne al massimo { $have }.
    }
reason-demand_limit = La domanda di { $thing } è al massimo: { $need }.
reason-counts_must_match = Bisogna sceglierne esattamente { $need }; finora { $have }.
reason-no_sale_after_last_bottle = L’ultima bottiglia non c’è più: non si vende altro vino.
reason-no_marker = Le tue { $have } pedine sono tutte sulla mappa.
reason-same_region = { FORM($thing, "the") } è già tra le scelte; scegli due regioni diverse.
reason-sale_below_zero = La domanda toglie { $need } da redditi di { $have }: questa vendita renderebbe meno di zero.
