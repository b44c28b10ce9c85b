# The score.

score-view-board = Ver el tablero
score-replay = Repetición
score-rematch = Revancha, otro reparto
    .short = Otro reparto
score-same-deal = Mismo reparto
score-picture = Guardar imagen
    .short = Imagen
score-picture-kept = La imagen está en { $file }
score-picture-not-kept = No se ha podido guardar la imagen en { $folder }: { $fault }. Haz sitio o permite escribir en la carpeta, y pulsa otra vez.
score-to-title = Al inicio
score-headline = { $shared ->
        [yes] Ganan { $winners }
       *[no] Gana { $winners }
    }
score-by-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $name } tiene { $less }.
    .short = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } a { $less }.
score-tied = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cabeza: empate entre { $names }.
score-shared = También empatan liras, vino y uvas: victoria compartida.
score-tie-lira = Primer desempate, liras: { $first } { $more }, { $second } { $less }.
score-tie-wine = Segundo desempate, valor del vino: { $first } { $more }, { $second } { $less }.
score-tie-grapes = Tercer desempate, valor de las uvas: { $first } { $more }, { $second } { $less }.
score-tie-wake_up_order = Todo lo demás es igual: { $name } despierta antes en el último año.
score-total = Total
score-total-line = puntos
score-years = Puntos, año a año
    .short = Puntos
score-lira = { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
score-source-orders = Pedidos
score-source-visitors = Visitantes
    .short = Visitas
score-source-windmill = Molino
    .short = Molino
score-source-tasting_room = Catas
score-source-wake_up = Despertar
    .short = Despertar
score-source-selling = Ventas
score-source-other = Otros
score-source-lost = Perdidos
score-best-year = Mejor año
score-best-year-words = { $name }, año { $year }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-finest-wine = Mejor vino
score-finest-wine-words = { $name }, { $wine }
score-busiest-space = Casilla más usada
score-busiest-space-words = { FORM($action, "short") }: { $times }
