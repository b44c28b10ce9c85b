# Looking back: earlier positions, and going on from one of them.

history-since = Desde tu último turno
history-opponents = Los oponentes desde tu último turno
history-opponents-more = Últimas jugadas de los oponentes (otras en el registro: { $count })
history-nothing-since = No ha pasado nada desde tu último turno.
history-title = El pasado
history-line = Tras { $at } de { $last } decisiones. { $back } y { $on } van atrás y adelante.
history-back = Una decisión atrás
    .short = Atrás
history-on = Una decisión adelante
    .short = Adelante
history-now = Al presente
    .short = Presente
history-return = Volver a este punto
    .short = Volver aquí
history-ask = ¿Volver a este punto?
history-ask-line = { $count ->
        [one] Se deshace una decisión; Rehacer puede repetirla.
       *[other] Se deshacen { $count } decisiones; Rehacer puede repetirlas.
    } La partida queda marcada.
