# The score.

score-view-board = Ver el tablero
score-replay = Repetición
score-rematch = Revancha, otro reparto
    .short = Otro reparto
score-same-deal = Mismo reparto
score-label = La etiqueta
score-figures = Las cifras
score-back = Volver
score-save = Guardar la etiqueta
score-same-deal-hint = Se juega otra vez en los mismos puestos, con este mismo reparto.
score-label-kept = { $own ->
        [yes] La etiqueta está en la carpeta { $folder } con el nombre «{ $name }».
       *[no] La etiqueta está en tu carpeta de imágenes, { $folder }, con el nombre «{ $name }».
    }
score-label-not-kept = No se ha podido guardar la etiqueta en { $folder }: { $fault }. Haz sitio o permite escribir en la carpeta, y pulsa otra vez.
score-to-title = Al inicio
score-place = { $place }.º puesto
score-label-sort = Gran Reserva
score-label-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-label-others = a la mesa con { $others }
score-figures-title = De dónde vienen los puntos
score-no-points = No se ganó ningún punto.
score-headline = { $shared ->
        [yes] Ganan { $winners }
       *[no] Gana { $winners }
    }
score-by-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $name } { $count ->
        [1] tiene { $less }
       *[other] tienen { $less } por cabeza
    }.
    .short = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } a { $less }.
score-tied = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por cabeza: empate entre { $names }.
score-shared = { $all ->
        [yes] También empatan liras, vino y uvas: victoria compartida.
       *[no] { $names } empatan también en liras, vino y uvas: victoria compartida.
    }
score-tie-lira = Primer desempate, liras: { $first } { $more }, { $second } { $less }.
score-tie-wine = Segundo desempate, valor del vino: { $first } { $more }, { $second } { $less }.
score-tie-grapes = Tercer desempate, valor de las uvas: { $first } { $more }, { $second } { $less }.
score-tie-wake_up_order = { $all ->
        [yes] Todo lo demás es igual:
       *[no] { $names } empatan en todo lo demás:
    } { $name } despierta antes en el último año.
score-total = Total
score-total-line = puntos
score-years = Puntos, año a año
    .short = Puntos
score-lira = { $lira ->
        [one] { $lira } lira
       *[other] { $lira } liras
    }
score-source-earlier = Antes
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
score-best-years-words = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-finest-wine = Mejor vino
score-finest-wine-words = { $name }, { $wine }
score-busiest-space = Casilla más usada
score-busiest-space-words = { FORM($action, "short") }: { $times }
