# The lesson of the game alone against the Automa; who learns knows the game with others.

lesson-alone-title = Contra el Automa
lesson-alone-automa = El Automa no es un jugador: no tiene viñedo ni hace vino. Sus trabajadores solo te quitan casillas, y su corcho está en { $cork } puntos.
lesson-alone-goal = Juegas { $years } años, tengas los puntos que tengas: llegar a { $cork } no acaba la partida. Ganas si después del último tienes más que el Automa; los mismos no bastan.
lesson-alone-wake = A solas las filas no deciden el orden. Cada una da lo que muestra y una ficha, y solo una vez en la partida: toma la de la lira.
lesson-alone-wake_astray = Cada fila se elige una sola vez: guarda esa para otro año. Ahora toma la de la lira.
lesson-alone-card = Cada verano el Automa revela una carta. Ahora cuentan las líneas encendidas: sus trabajadores ocupan «{ $first }», «{ $second }» y «{ $third }».
lesson-alone-grande = Como con dos jugadores, cada acción tiene una sola casilla, y la de plantar está ocupada. Tu trabajador grande puede ir igualmente.
lesson-alone-grande_astray = Tus vides tienen que plantarse este verano, o no habrá nada que cosechar. Envía al trabajador grande a plantar.
lesson-alone-plant = Planta { $vine } en el { $field }. La otra vid irá al mismo terreno.
lesson-alone-plant_astray = Las dos vides van mejor en un solo terreno: así una sola cosecha da las dos uvas. Planta { $vine } en el { $field }.
lesson-alone-token = Con más jugadores cada acción tiene una bonificación, un pequeño extra: aquí, una segunda vid. Una ficha la compra: gástala ahora.
lesson-alone-token_astray = Sin la ficha, tu segunda vid se queda un año en la mano. Gástala: cada fila nueva trae otra.
lesson-alone-second = Planta { $vine } en el mismo terreno. Así una sola cosecha da las dos uvas.
lesson-alone-second_astray = Otro terreno pediría su propia cosecha. Planta también { $vine } en el { $field }.
lesson-alone-pass = Las fichas se guardan de año en año. Tus otros dos trabajadores esperan al invierno: pasa.
lesson-alone-pass_astray = Quien trabaja ahora falta en invierno, y allí hacen falta los dos. Pasa.
lesson-alone-fall = El otoño es como siempre. Roba un visitante, de verano o de invierno.
lesson-alone-winter = En invierno el Automa revela otra carta, y esta vez ocupa «{ $taken }». El vino tendrá que esperar, así que cosecha.
lesson-alone-winter_astray = Tus uvas están maduras, y allí aún no hay nadie. Primero cosecha.
lesson-alone-order = Te queda un trabajador. Roba un pedido de vino: te muestra a qué apuntar.
lesson-alone-order_astray = Sin un pedido no sabes qué vino producir. Roba uno.
lesson-alone-year = Los trabajadores del Automa también se han ido a casa. La fila de antes ya no tiene ficha: elige la que da un punto.
lesson-alone-year_astray = Esa fila te servirá otro año. Ahora toma la del punto.
lesson-alone-last = Ya sabes todo lo que cambia. Vaya donde vaya el Automa, después del año { $years } ten más de { $cork } puntos.
lesson-alone-end = Cada año el Automa ocupa otras casillas, y cada fila te sirve una sola vez. Ahora prueba los siete años.
