# The lesson of Vino. $name is who learns, $other the next seat; $price and other numbers are those on the map and tables.

lesson-vino-title = Vino en dos rondas
lesson-vino-goal = Gana quien tenga más viñedos; si hay empate, más dinero. Has sacado dos fichas: cada una indica una región donde compras ahora y la uva que cultivas allí. En { FORM($place, "the") } compra el más barato, el de { $price }.
lesson-vino-dear = Tu otra ficha es para { FORM($place, "the") }: de sus viñedos libres puedes comprar el que quieras, en cualquier orden. Toma el de { $price }, aunque los haya más baratos: pronto verás por qué.
lesson-vino-third = El tercero puede estar en cualquier parte. Compra el de { $price } en { FORM($place, "the") }: todos tus viñedos de allí dan { $variety }.
lesson-vino-choose = En cada ronda cada cual marca en secreto dos regiones, y solo compra ahí; el barril las visita por sus números. Marca { $first } y { $second }, y confirma.
lesson-vino-not_this = Aquí la lección va por otro camino. Haz lo que está iluminado: lo demás queda como está.
lesson-vino-tie = { $other } tiene aquí uno, y tú otro: entonces compra antes quien posea el más caro, sin contar la suma. Tu { $own } gana al { $theirs }: toma el de { $price }.
lesson-vino-enough = Quien ya tiene viñedos compra los que quiera, pero { $price } es mucho dinero. Pulsa «{ vino-done }».
lesson-vino-most = Aquí tienes más que nadie, así que empiezas otra vez. Compra el de { $price }.
lesson-vino-last = Los oscuros con corona son del gobierno. Compra el último claro, el de { $price }: así el gobierno tendrá que donar los suyos, y eliges antes que nadie.
lesson-vino-gift = Quien más viñedos tiene aquí elige ahora uno de los del gobierno, el segundo dos, y un tercero se llevaría el resto. Toma el más caro: no cuesta nada, y en los empates va antes el más caro.
lesson-vino-bottle = Así salió la botella de { FORM($place, "the") }; { $bottles ->
        [one] queda una
       *[other] quedan { $bottles }
    }. En la ronda en la que se va la última ya no vende nadie, y se cuentan los viñedos.
lesson-vino-done = Aquí basta. Pulsa «{ vino-done }».
lesson-vino-sell = Cada viñedo da un vino por ronda, y puedes vender una variedad: hasta { $few } vinos cuestan un viñedo, hasta { $more }, dos. Por eso elige { $variety } y sube con + hasta { $quantity }; el vino que no se vende se pierde.
lesson-vino-sell_back = { $quantity } vinos dan { $revenue }: pulsa el signo con anillo para ver la tabla de precios, y pulsa otra vez para cerrarla. Devuelve el más barato: pulsa la bandera de { $price }.
lesson-vino-sell_rise = Según la misma tabla { $variety } baja { $steps } pasos, y otras suben otros tantos: la suma de las demandas siempre es cero. Pulsa { $rising }, que también cultivas, una vez por paso.
lesson-vino-sell_confirm = { $revenue } por un viñedo que costó { $price }: buen negocio, que se paga al final, cuando todos han vendido. Confirma.
lesson-vino-order = Quien menos ingresó empieza la ronda siguiente: te sigue tocando antes. Marca { $first }, donde tu viñedo de { $price } vuelve a estar libre, y { $second }.
lesson-vino-back = Vendiste por { $revenue } y devolviste este. Cómpralo otra vez por { $price }: el resto es ganancia.
lesson-vino-newcomers = En { FORM($place, "the") } aún no tiene nada nadie. Quienes llegan se turnan, un viñedo cada vez: toma el más barato, el de { $price }, que cuenta tanto como uno caro.
lesson-vino-variety = Con tu primer viñedo en una región eliges qué cultivas en ella. Toma { $variety }: ahora una venta da { $demand } más.
lesson-vino-second = Te toca otra vez. Compra el de { $price }: dos de { $variety } se venden mucho mejor que uno.
lesson-vino-pass = El siguiente cuesta { $price }. Guarda el dinero para las regiones de la próxima ronda: pulsa «{ vino-done }».
lesson-vino-demand = { $variety } es lo más solicitado. Elígela y sube con + hasta { $quantity }.
lesson-vino-demand_back = La tabla de precios paga { $revenue } por { $quantity } vinos, y la demanda añade { $demand }, una vez por toda la venta. Devuelve el viñedo de { $price }.
lesson-vino-demand_rise = Ahora { $variety } baja { $steps } pasos. Sube { $rising } otros tantos: tienes de sobra.
lesson-vino-demand_confirm = Dos viñedos te costaron { $cost }, y uno sigue siendo tuyo: con el último de una región se iría también tu ficha. Confirma la venta.
lesson-vino-result = Tienes { $own } viñedos, más que nadie. En la ronda en que se va la última de las { $bottles } botellas gana quien tenga más viñedos y, si hay empate, más dinero.
lesson-vino-end = Así se juega a Vino: compra barato, vende bien y adelántate donde cuenta. Cuando se va la última botella, gana quien tenga más viñedos; si hay empate, más dinero.
