# The lesson of the game alone against the Automa; who learns knows the game with others.

lesson-alone-title = Contra el Automa
lesson-alone-goal = Tienes { $years } años. Después del último ganas si tienes más puntos que el Automa: su corcho está en { $cork }.
lesson-alone-wake = Cada fila tiene una ficha que te llevas con ella, así que solo se elige una vez. Toma la fila que da una lira.
lesson-alone-card = Cada verano el Automa revela una carta y sus trabajadores ocupan casillas: «{ $first }», «{ $second }» y «{ $third }». Allí no hacen nada, no producen vino, y sus puntos no cambian.
lesson-alone-grande = Como con dos jugadores, cada acción tiene una sola casilla, y la de plantar está ocupada. Tu trabajador grande puede ir igualmente.
lesson-alone-plant = Planta { $vine } en el { $field }. La otra vid irá al mismo terreno.
lesson-alone-token = Con más jugadores cada acción tiene una bonificación, un pequeño extra: aquí, una segunda vid. Una ficha la compra: gástala ahora.
lesson-alone-second = Planta { $vine } en el mismo terreno. Así una sola cosecha da las dos uvas.
lesson-alone-pass = Las fichas se guardan de año en año. Tus otros dos trabajadores esperan al invierno: pasa.
lesson-alone-fall = El otoño es como siempre. Roba un visitante, de verano o de invierno.
lesson-alone-winter = En invierno el Automa revela otra carta, y esta vez ocupa «{ $taken }». El vino tendrá que esperar, así que cosecha.
lesson-alone-order = Te queda un trabajador. Roba un pedido de vino: muestra a qué apuntar.
lesson-alone-year = Los trabajadores del Automa también se han ido a casa. La fila de antes ya no tiene ficha: elige la que da un punto.
lesson-alone-last = Ya sabes todo lo que cambia. La partida dura siempre { $years } años, y al final hacen falta más de { $cork } puntos: con los mismos no basta.
lesson-alone-end = Cada año el Automa ocupa otras casillas, y cada fila te sirve una sola vez. Ahora prueba los siete años.
