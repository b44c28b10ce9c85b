# The lesson of the game alone against the Automa; who learns knows the game with others.

lesson-alone-title = Contra el Automa
lesson-alone-goal = Tienes { $years } años. Después del último ganas si tienes más puntos que el Automa: su corcho está en { $cork }.
lesson-alone-wake = Cada fila tiene una ficha que te llevas con ella, así que solo se elige una vez. Toma la fila que da una lira.
lesson-alone-card = Cada verano el Automa revela una carta y sus trabajadores ocupan casillas: «{ $first }», «{ $second }» y «{ $third }». No hacen nada más.
lesson-alone-grande = A solas cada acción tiene una sola casilla, y la de plantar está ocupada. Tu trabajador grande puede ir igualmente.
lesson-alone-plant = Planta { $vine } en el { $field }. La otra vid irá al mismo terreno.
lesson-alone-token = Una ficha da también la bonificación de la acción: aquí, una segunda vid. Gástala ahora.
lesson-alone-second = Planta { $vine } en el mismo terreno. Así una sola cosecha da las dos uvas.
lesson-alone-pass = Las fichas se guardan de año en año. Tus otros dos trabajadores esperan al invierno: pasa.
lesson-alone-fall = El otoño es como siempre. Roba un visitante, de verano o de invierno.
lesson-alone-winter = En invierno el Automa revela otra carta, y esta vez ocupa «{ $taken }». El vino tendrá que esperar, así que cosecha.
lesson-alone-order = Te queda un trabajador. Roba un pedido de vino, que te muestre a qué apuntar.
lesson-alone-year = Los trabajadores del Automa también se han ido a casa. La fila de antes ya no tiene ficha: elige la que da un punto.
lesson-alone-last = Ya sabes todo lo que cambia. Vaya donde vaya el Automa, después del año { $years } ten más de { $cork } puntos.
lesson-alone-end = Cada año el Automa ocupa otras casillas, y cada fila te sirve una sola vez. Ahora prueba los siete años.
