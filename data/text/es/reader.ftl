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
