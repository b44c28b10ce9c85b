# Vino: why something is not possible. $thing names a variety, a region or a vineyard.

reason-region_not_chosen = No has elegido { FORM($thing, "the") } para esta ronda.
reason-region_not_drawn = No has robado ninguna ficha { FORM($thing, "of") }.
reason-one_by_each_tile = Un viñedo por ficha: ya has comprado el tuyo en { FORM($thing, "the") }.
reason-keeps_too_little = Deben quedarte { $need } para tu otra ficha, { $thing }; con esto quedarían { $have }.
reason-barrel_elsewhere = El barril está en { FORM($thing, "the") }: ahora solo se compra allí.
reason-gift_elsewhere = Ahora solo se donan viñedos en { FORM($thing, "the") }.
reason-passed_here = Ya no compras más en { FORM($thing, "the") } en esta ronda.
reason-no_variety = No queda ninguna ficha de variedad en { FORM($thing, "the") }.
reason-variety_taken = Otro jugador cultiva { $thing } aquí.
reason-not_grown_here = Aquí no se cultiva { $thing }.
reason-needs_money = Este viñedo cuesta { $need }; tienes { $have }. No hay préstamos.
reason-vineyard_taken = { $thing } ya tiene dueño.
reason-already_sold = Ya has vendido tu vino en esta ronda.
reason-one_variety_only = En una ronda solo se puede vender una variedad.
reason-wrong_variety = Por esta venta solo se devuelven viñedos de { $thing }.
reason-not_your_vineyard = { $thing } no es tuyo; devuelve viñedos propios.
reason-sold_cannot_rise = Se está vendiendo { $thing }: baja y no puede subir.
reason-needs_wine = { $have ->
        [0] No cultivas { $thing }.
       *[other] Vender { $need } de { $thing } es demasiado; puedes vender { $have } como máximo.
    }
reason-demand_limit = La demanda de { $thing } está al máximo: { $need }.
reason-counts_must_match = { $need ->
        [one] Hace falta exactamente { $need }
       *[other] Hacen falta exactamente { $need }
    }; hasta ahora hay { $have }.
reason-no_sale_after_last_bottle = Ya no queda ninguna botella: no se vende más vino.
reason-no_marker = Tus { $have } fichas de viñedo están todas en el mapa.
reason-same_region = Ya has elegido { FORM($thing, "the") }; elige dos regiones distintas.
reason-sale_below_zero = La demanda quita { $need } a unos ingresos de { $have }: esta venta daría menos que nada.
