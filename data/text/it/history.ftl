# Looking back: earlier positions, and going on from one of them.

history-since = Dal tuo ultimo turno
history-opponents = Gli avversari dal tuo ultimo turno
history-opponents-more = Ultime mosse degli avversari (altre nel registro: { $count })
history-nothing-since = Dal tuo ultimo turno non è successo nulla.
history-title = Il passato
history-line = Dopo { $at } scelte su { $last }. { $back } e { $on } vanno indietro e avanti.
history-back = Una scelta indietro
    .short = Indietro
history-on = Una scelta avanti
    .short = Avanti
history-now = Al presente
    .short = Presente
history-return = Torna qui
    .short = Torna
history-ask = Tornare qui?
history-ask-line = { $count ->
        [one] Una scelta viene annullata; “Ripeti mossa” può rifarla.
       *[other] { $count } scelte vengono annullate; “Ripeti mossa” può rifarle.
    } La partita viene contrassegnata.
