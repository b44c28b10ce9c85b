# Statistics of the games that were played to their end.

saved-statistics = Estadísticas
statistics-title = Estadísticas
statistics-games = Partidas
statistics-visitors = Visitantes
statistics-orders = Pedidos
statistics-vines = Vides
statistics-vino = Vino
statistics-note-games = Solo partidas jugadas hasta el final; nada sale de este equipo. «Media» es la de quienes ganan. Contra oponentes solo cuentan las personas que conservan su asiento toda la partida.
statistics-note-opponents = Solo partidas jugadas hasta el final. «Media» es la de quienes ganan. Una partida cuenta una vez por cada número de copas en la mesa, y solo para las personas que conservan su asiento.
statistics-note-cards = Cuántas veces se ha jugado cada carta en todos los asientos de Viticulture, y qué ha dado de media cada vez.
statistics-note-vines = Cuántas veces se ha plantado cada vid en todos los asientos de Viticulture.
statistics-note-vino = Todos los asientos juntos. Precios e ingresos son medias; «al final» son los viñedos que quedan de media al terminar una partida.
statistics-none = Aún no se ha jugado ninguna partida hasta el final. Las que terminen se contarán aquí.
statistics-table = { $game } en la mesa
    .short = { $game }
statistics-alone = { $game } a solas
statistics-opponents = Contra oponentes
    .short = Oponentes
statistics-count = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
statistics-seats = { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
statistics-points = { $count ->
        [0] –
       *[other] media { $points }
    }
statistics-level = { $level ->
        [1] 1 copa, el nivel más bajo
        [5] 5 copas, el nivel más alto
       *[other] { $level } copas
    }
    .short = { $level ->
        [1] 1 copa
       *[other] { $level } copas
    }
statistics-met = { $count ->
        [0] sin partidas
        [one] { $won ->
            [0] perdida por las personas
           *[other] ganada por las personas
        }
       *[other] las personas ganan { $won } de { $count }
    }
    .short = { $count ->
        [0] –
       *[other] ganadas { $won } de { $count }
    }
statistics-won = { $count ->
        [0] –
       *[other] ganadas { $won } de { $count }
    }
statistics-deck-summer_visitor = Verano
statistics-deck-winter_visitor = Invierno
statistics-deck-order = Pedidos
statistics-deck-vine = Vides
statistics-cards-played = jugadas { $played } de { $of }
statistics-decimal = { $units },{ $tenths }
statistics-card = { $brings ->
        [points] { $each } PV cada vez
       *[lira] { $each } liras cada vez
    }
statistics-regions = Regiones
statistics-varieties = Variedades
statistics-region = { $count ->
        [0] ninguno comprado
        [one] { $count } comprado a { $money } · { $left } al final
       *[other] { $count } comprados a { $money } · { $left } al final
    }
    .short = { $count } a { $money } · quedan { $left }
statistics-variety = { $count ->
        [0] sin vender
        [one] una venta por { $money } · { $left } al final
       *[other] { $count } ventas por { $money } · { $left } al final
    }
    .short = { $count } por { $money } · quedan { $left }
statistics-challenges = Campaña
statistics-back = Volver
statistics-export = Exportar
statistics-clear = Borrar
statistics-clear-title = ¿Olvidar todas las partidas?
statistics-clear-ask = Las estadísticas empiezan de cero. Las partidas guardadas se conservan.
statistics-clear-yes = Olvidarlas
statistics-clear-no = Conservarlas
statistics-file-games = partidas
statistics-file-uses = cartas y regiones
statistics-exported = Las estadísticas están escritas en { $file } y { $other }.
statistics-error = No se pueden leer o escribir las estadísticas en { $file } ({ $fault }): libera espacio o arregla la carpeta.
statistics-error-damaged = No se han podido leer las estadísticas y { $used ->
        [before] vuelven a estar como antes de la última partida
       *[none] empiezan de cero
    }. El archivo antiguo se conserva como { $file }.
statistics-error-newer = Las estadísticas de { $file } se escribieron con una versión más nueva de Vendemmia: míralas en ella. Se dejan como están.
