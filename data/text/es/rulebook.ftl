# Las páginas sobre cómo se juega, y el reglamento de cada juego.

rulebook-open = Reglamento
rulebook-search = Buscar
rulebook-back = Volver
rulebook-see = Véase también
rulebook-found = { $count ->
        [0] No se ha encontrado nada
        [one] { $count } entrada encontrada
       *[other] { $count } entradas encontradas
    }
rulebook-none = Ninguna entrada contiene «{ $words }». Prueba con otra palabra, o con una parte.

## Cómo se juega: cada paso con su texto

how-viticulture = Cómo se juega a Viticulture
how-viticulture-goal = El objetivo
how-viticulture-goal-text = Llevas un viñedo en la Toscana. Gana quien tenga más puntos de victoria.
how-viticulture-way = De la vid al pedido
how-viticulture-way-text = Planta vides, cosecha, produce vino y completa pedidos de vino para ganar puntos.
how-viticulture-end = El final
how-viticulture-end-text = En cuanto alguien tiene 20 puntos, este año es el último.
how-viticulture-round = Un año
how-viticulture-spring = Primavera
how-viticulture-spring-text = Elige una fila de despertar: las primeras actúan antes, las últimas dan más.
how-viticulture-summer = Verano
how-viticulture-summer-text = Coloca trabajadores: planta, construye, ofrece tours, juega visitantes.
how-viticulture-fall = Otoño
how-viticulture-fall-text = Roba un visitante de verano o de invierno.
how-viticulture-winter = Invierno
how-viticulture-winter-text = Los trabajadores que quedan cosechan, producen vino y completan pedidos.
how-viticulture-close = Final del año
how-viticulture-close-text = Uvas y vinos envejecen, los trabajadores vuelven a casa, llega el pago residual.

how-vino = Cómo se juega a Vino
how-vino-goal = El objetivo
how-vino-goal-text = Tener al final más viñedos que nadie en Italia. El dinero solo desempata.
how-vino-way = Viñedos, vino, dinero
how-vino-way-text = Cada viñedo da vino, el vino trae dinero, y con el dinero se compran viñedos.
how-vino-end = El final
how-vino-end-text = Al comprarse el último viñedo privado de una región se va su botella. Con la última ya nadie vende.
how-vino-round = Una ronda
how-vino-choose = Elegir en secreto
how-vino-choose-text = Cada cual marca dos regiones; solo se compra ahí.
how-vino-buy = Comprar
how-vino-buy-text = Región por región: primero quien ya tiene viñedos allí, después quien llega.
how-vino-variety = Tomar una variedad
how-vino-variety-text = Tu primer viñedo en una región toma una ficha: todos los de allí dan esa variedad.
how-vino-sell = Vender
how-vino-sell-text = El vino de una variedad trae dinero, cuesta viñedos y baja su demanda.
how-vino-order = Nuevo orden
how-vino-order-text = Quien menos ha ingresado juega primero en la ronda siguiente.
