# The lesson of the game alone against the Automa; who learns may have played with others before, or never.

lesson-alone-title = Contra el Automa
lesson-alone-automa = El Automa no es un jugador: no tiene viñedo ni hace vino. Sus trabajadores solo te quitan casillas, y su corcho, el disco gris, está en { $cork } puntos.
lesson-alone-goal = Juegas { $years } años, tengas los puntos que tengas: llegar a { $cork } no acaba la partida. Ganas si después del último tienes más que el Automa; los mismos no bastan.
lesson-alone-wake = Cada primavera tomas una fila, cada una solo una vez en la partida. A solas no hay primer jugador: la fila da lo que muestra y una ficha; toma la de la lira.
lesson-alone-wake_astray = Cada fila se elige una sola vez: guarda esa para otro año. Ahora toma la de la lira.
lesson-alone-card = Cada verano el Automa actúa antes que tú y revela una carta. Ahora cuentan las líneas encendidas: sus trabajadores ocupan «{ $first }», «{ $second }» y «{ $third }».
lesson-alone-grande = Como con dos jugadores, cada acción tiene una sola casilla, y la de plantar está ocupada. Tu trabajador grande, la pieza mayor, entra incluso donde está lleno.
lesson-alone-grande_astray = Tus vides tienen que plantarse este verano, o no habrá nada que cosechar. Envía al trabajador grande a plantar.
lesson-alone-plant = Planta { $vine } en el { $field }: primero la carta, luego el terreno. La otra vid irá al mismo, y así una sola cosecha dará las dos uvas.
lesson-alone-plant_astray = Las dos vides van mejor en un solo terreno: así una sola cosecha da las dos uvas. Planta { $vine } en el { $field }.
lesson-alone-token = Con más jugadores cada acción tiene una bonificación, un pequeño extra: aquí, una segunda vid. Una ficha la compra: gástala ahora.
lesson-alone-token_astray = Sin la ficha, tu segunda vid se queda un año en la mano. Gástala: cada fila nueva trae otra.
lesson-alone-second = Planta { $vine } en el mismo terreno. Los números de sus vides, sumados, no pueden pasar del suyo.
lesson-alone-second_astray = Otro terreno pediría su propia cosecha. Planta también { $vine } en el { $field }.
lesson-alone-pass = Tus trabajadores tienen que bastar para el verano y el invierno, así que los otros dos esperan: pasa. Las fichas se guardan de año en año.
lesson-alone-pass_astray = Quien trabaja ahora falta en invierno, y allí hacen falta los dos. Pasa.
lesson-alone-fall = Cada otoño trae un visitante, una carta que ayuda una vez. Roba uno, de verano o de invierno.
lesson-alone-winter = En invierno el Automa revela otra carta, y esta vez ocupa «{ $taken }». El vino tendrá que esperar, así que cosecha: cada vid da una uva.
lesson-alone-winter_astray = Tus uvas están maduras, y allí aún no hay nadie. Primero cosecha.
lesson-alone-order = Los puntos vienen sobre todo de los pedidos de vino. Con tu último trabajador roba uno: muestra qué vino producir.
lesson-alone-order_astray = Sin un pedido no sabes qué vino producir. Roba uno.
lesson-alone-year = Todos los trabajadores están en casa, también los del Automa, y tus uvas han madurado 1. La fila de antes queda cerrada el resto de la partida, pues ya no tiene ficha: elige la que da un punto.
lesson-alone-year_astray = Esa fila te servirá otro año. Ahora toma la del punto.
lesson-alone-last = Ya sabes todo lo que cambia a solas. Vaya donde vaya el Automa, después del año { $years } ten más de { $cork } puntos.
lesson-alone-end = Una partida entera dura siete años; en la página siguiente eliges uno de los cinco niveles, y cada uno dice qué cambia. Si producir vino y completar pedidos es nuevo para ti, haz también la primera lección.
