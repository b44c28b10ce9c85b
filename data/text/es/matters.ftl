# For those who wait: what the move of another player means for them. A line at the edge of the table.

matters-last-year = { $name } tiene { $vp } puntos: es el último año.
matters-near = { $name } tiene { $vp } puntos. Con { $ends } acaba la partida.
matters-gets = { $name } recibe { $list }.
matters-loses = { $name } pierde { $list }.
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
matters-level = En cabeza con { $vp }: { $list }.
matters-full = «{ $place }» está al completo: ya no entra nadie.
matters-full-grande = «{ $place }» está al completo: ahora { $list } { $count ->
        [1] necesita
       *[other] necesitan
    } ahí un trabajador grande.
matters-bonus = La bonificación de «{ $place }» ya no está.
matters-alone = Solo { $name } sigue colocando trabajadores.

matters-last-round = Ya no queda ninguna botella: esta ronda es la última.
matters-last-bottle = Queda una botella, en { $place }: cuando salga, será la última ronda.
matters-given = { $name } recibe { $count ->
        [one] un viñedo
       *[other] { $count } viñedos
    }.
matters-demand = { $thing }: demanda { $value } (en bodega: { $list }).
matters-sold-out = No queda ningún viñedo libre en { $place }.
