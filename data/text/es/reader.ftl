# What is told to those who do not see the screen: by readers of the screen and by the voice.

reader-list = { $what }: { $list }
reader-amount = { $name } { $amount }
reader-gain = { $name }: PV { $points }, liras { $lira }
reader-entry = { $what ->
        [name] { $seat ->
            [0] Nombre
           *[other] Nombre de quien juega en el puesto { $seat }
        }
        [seed] Semilla
        [search] Buscar
        [campaign] Nombre de la campaña
       *[path] Archivo
    }
reader-chair = Silla { $seat }: { $name }
reader-chairs = Cuántos juegan
reader-remove-chair = Quitar la silla { $seat }: { $name }
reader-colour = Color
reader-colour-of = Color de { $name }
reader-innkeeper = Cara de { $name }
reader-plays = { $name }: { $who }
reader-strength = Fuerza de { $name }: { $glasses }
reader-volume = { $volume } %
reader-page-back = Página anterior
reader-page-on = Página siguiente
reader-in-cellar = En la bodega: { $amount }
reader-quantity = Vender { $amount }
reader-sale-less = Uno menos
reader-sale-more = Uno más
reader-region = { $region ->
        [task] Pregunta
        [log] Diario
        [tray] Cartas sobre el tablero
        [board] Tablero
        [map] El resto del mapa
        [demand] Demanda
        [market] El resto de la demanda
        [mat] Viñedo
        [cellar] El resto del viñedo
        [hand] Mano
        [rail] Jugadores
       *[ribbon] Partida
    }
reader-go-on = Seguir
reader-close = Cerrar
reader-pin = Dejar esta carta junto a las siguientes
reader-unpin = Soltar la carta guardada
reader-face-down = boca abajo
reader-free = libre
reader-lit = la lección señala aquí
reader-stands = { $name } ({ $worker })
reader-seat-viticulture = PV { $vp }, liras { $lira }, pago residual { $residual }, trabajadores { $workers }, cartas { $cards }{ $passed ->
        [yes] , ha pasado
       *[no] { "" }
    }
reader-automa = PV { $vp }
reader-vineyard = { $place }, viñedo { $at }: { $price }{ $owner ->
        [government] , del Estado
       *[private] { "" }
    }
reader-tile = { $thing }, { $place }
reader-mark = Elegida: { $place }
reader-seat-vino = puesto { $place } en el orden, { $known ->
        [yes] dinero { $money }, { "" }
       *[no] { "" }
    }ingresos { $income }, viñedos { $vineyards }
reader-sale = { $thing }: venta de { $quantity } por { $total }
reader-sale-return = Viñedos devueltos: { $picked } de { $due }
reader-sale-rises = Pasos que suben los demás: { $picked } de { $due }
reader-price = Venta de { $quantity }: ingresos { $revenue }, devueltos { $lost }, pasos abajo { $shift }
reader-lacking = Los lectores de pantalla no reciben lo que hay en la pantalla: falta la biblioteca accesskit, o el sistema no lo permite.
