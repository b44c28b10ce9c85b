# For those who wait: what the move of another player means for them. A line at the edge of the table.

matters-last-year = { $name } tiene { $vp } puntos: es el último año.
matters-near = { $name } tiene { $vp } puntos. Con { $ends } acaba la partida.
matters-gets = { $you ->
        [yes] Recibes { $list }.
       *[no] { $name } recibe { $list }.
    }
matters-loses = { $you ->
        [yes] Pierdes { $list }.
       *[no] { $name } pierde { $list }.
    }
matters-vp = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
matters-lira = { $count ->
        [one] { $count } lira
       *[other] { $count } liras
    }
matters-residual = { $count ->
        [one] { $count } lira al año
       *[other] { $count } liras al año
    }
matters-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
matters-leads = { $name } va en cabeza con { $vp }.
matters-level = { $you ->
        [yes] En cabeza con { $vp }: tú y { $list }.
       *[no] En cabeza con { $vp }: { $list }.
    }
matters-full = «{ $place }» está al completo: ya no entra nadie.
matters-full-grande = { $you ->
        [yes] «{ $place }» está al completo: solo entra tu trabajador grande.
       *[no] «{ $place }» está al completo: ahora { $list } { $count ->
            [1] necesita
           *[other] necesitan
        } ahí un trabajador grande.
    }
matters-bonus = La bonificación de «{ $place }» ya no está.
matters-alone = { $you ->
        [yes] Solo tú sigues colocando trabajadores.
       *[no] Solo { $name } sigue colocando trabajadores.
    }

matters-last-round = Ya no queda ninguna botella: esta ronda es la última.
matters-last-bottle = Queda una botella, en { $place }: cuando salga, será la última ronda.
matters-given = { $you ->
        [yes] Recibes
       *[no] { $name } recibe
    } { $count ->
        [one] un viñedo
       *[other] { $count } viñedos
    }.
matters-demand = { $you ->
        [yes] { $thing }: demanda { $value } (en tu bodega).
       *[no] { $thing }: demanda { $value } (en bodega: { $list }).
    }
matters-sold-out = No queda ningún viñedo libre en { $place }.
