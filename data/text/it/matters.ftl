# For those who wait: what the move of another player means for them. A line at the edge of the table.

matters-last-year = { $name } ha { $vp } punti: è l’ultimo anno.
matters-near = { $name } ha { $vp } punti. Con { $ends } finisce la partita.
matters-gets = { $you ->
        [yes] Ricevi { $list }.
       *[no] { $name } riceve { $list }.
    }
matters-loses = { $you ->
        [yes] Perdi { $list }.
       *[no] { $name } perde { $list }.
    }
matters-vp = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
matters-lira = { $count ->
        [one] { $count } lira
       *[other] { $count } lire
    }
matters-residual = { $count ->
        [one] { $count } lira l’anno
       *[other] { $count } lire l’anno
    }
matters-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
matters-leads = In testa c’è { $name } con { $vp }.
matters-level = { $you ->
        [yes] In testa con { $vp }: tu e { $list }.
       *[no] In testa con { $vp }: { $list }.
    }
matters-full = “{ $place }” è al completo: non entra più nessuno.
matters-full-grande = { $you ->
        [yes] “{ $place }” è al completo: entra solo il tuo lavoratore grande.
       *[no] “{ $place }” è al completo: entra solo un lavoratore grande, che resta a { $list }.
    }
matters-bonus = Il bonus di “{ $place }” è preso.
matters-alone = { $you ->
        [yes] Solo tu piazzi ancora lavoratori.
       *[no] Solo { $name } piazza ancora lavoratori.
    }

matters-last-round = L’ultima bottiglia non c’è più: questo turno è l’ultimo.
matters-last-bottle = Resta una bottiglia, { FORM($place, "in") }: quando se ne va, è l’ultimo turno.
matters-given = { $you ->
        [yes] Ricevi
       *[no] { $name } riceve
    } { $count ->
        [one] un vigneto
       *[other] { $count } vigneti
    }.
matters-demand = { $you ->
        [yes] { $thing }: domanda { $value } (nella tua cantina).
       *[no] { $thing }: domanda { $value } (in cantina: { $list }).
    }
matters-sold-out = Nessun vigneto libero { FORM($place, "in") }.
