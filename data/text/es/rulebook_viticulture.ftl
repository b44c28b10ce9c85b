# The rulebook of Viticulture: titles of chapters, and of each entry its title and text.

## Goal, beginning and end

rulebook-viticulture-chapter-goal = Objetivo, comienzo y final
rulebook-viticulture-goal = El objetivo
rulebook-viticulture-goal-text = Cada jugador lleva un viñedo en la Toscana: planta vides, cosecha uvas, produce vino y completa pedidos, y así gana puntos de victoria. Cuando alguien llega a 20, se juega hasta el final de ese año, y gana quien tenga entonces más puntos. No tiene por qué ser quien llegó primero a 20.
rulebook-viticulture-setting-up = Antes del primer año
rulebook-viticulture-setting-up-text = Todos empiezan con tres terrenos vacíos, para vides que sumen hasta 5, 6 y 7, una bodega pequeña, 0 puntos de victoria y ningún pago residual. A cada jugador le tocan una mamá y un papá, que aportan trabajadores, cartas y dinero y después salen de la partida. Con una regla de la casa, para dos o más, cada jugador recibe dos mamás y dos papás y se queda con una mamá y un papá; nadie ve lo que eligen los demás hasta que todos han elegido.
rulebook-viticulture-mama-and-papa = Mamá y papá
rulebook-viticulture-mama-and-papa-text = Cada mamá aporta dos trabajadores normales y tres cartas; Nicole y Ariel, en cambio, dos trabajadores, dos cartas y 2 liras. Cada papá aporta el trabajador grande y hasta 6 liras. Después eliges, conociendo ya tus cartas y en sentido horario desde el primer jugador: más liras, o lo otro que ofrece el papá. Casi siempre es una estructura, gratis y lista al momento; con algunos es un trabajador normal o 1 punto de victoria.
rulebook-viticulture-victory-points = Puntos de victoria
rulebook-viticulture-victory-points-text = Los puntos de victoria, o PV, vienen sobre todo de los pedidos de vino y de los visitantes, pero también de la fila de despertar 6, del molino, de la sala de catas y de dos bonificaciones. No tienen tope: 27 son 27. Puedes bajar de 0, pero nunca de −5: lo que te llevaría más abajo ni siquiera se puede elegir.
rulebook-viticulture-last-year = El último año
rulebook-viticulture-last-year-text = En cuanto alguien tiene 20 puntos de victoria, ese año es el último, aunque ocurra en primavera. Se juega entero, con el envejecimiento y los pagos residuales. Sigue siendo el último aunque ese jugador pague puntos y vuelva a bajar de 20. Con dos jugadores o más no hay límite de años.
rulebook-viticulture-ties = Si hay empate a puntos
rulebook-viticulture-ties-text = Con los mismos puntos, gana quien tenga más liras; después cuenta el valor total del vino y, por último, el de las uvas. Todo se cuenta tras el envejecimiento y los pagos del último año. Si también eso queda igualado, la victoria se comparte; con una regla de la casa decide, en cambio, el orden de despertar del último año.
rulebook-viticulture-open-and-hidden = Lo que todos pueden ver
rulebook-viticulture-open-and-hidden-text = Los viñedos, los trabajadores, las liras, los puntos y el número de cartas de cada mano, mazo por mazo, están a la vista de todos. Solo son secretas las caras de las cartas de la mano, salvo que se juegue con todas las manos a la vista; de tus pedidos muestras el que completas. Entre jugadores no se cambia, no se regala ni se presta nada, salvo donde lo dice un visitante.
rulebook-viticulture-cards = Las cartas y sus mazos
rulebook-viticulture-cards-text = Hay 42 cartas de vid, 36 pedidos de vino, 38 visitantes de verano y 38 de invierno. Al robarse la última carta de un mazo, sus descartes se barajan enseguida y forman uno nuevo. Si no hay descartes, ese mazo sigue vacío, y la acción de robar de él está cerrada hasta que se descarte una carta de las suyas. Las filas de despertar, las bonificaciones y el otoño dan entonces las cartas que haya.

## The year

rulebook-viticulture-chapter-year = El año
rulebook-viticulture-year-course = El curso del año
rulebook-viticulture-year-course-text = En primavera eliges una fila de despertar, en verano colocas trabajadores, en otoño robas un visitante, en invierno vuelves a colocar trabajadores, y el final del año lo cierra todo. Cada trabajador trabaja una vez al año: el que colocas en verano te falta en invierno. Guarda, pues, algunos para el invierno, cuando se cosecha, se produce vino y se completan pedidos.
rulebook-viticulture-spring = Primavera
rulebook-viticulture-spring-text = Desde el primer jugador y en sentido horario, cada gallo ocupa una fila de despertar libre. Lo que da la fila es tuyo al momento, antes de que elija el siguiente. En el primer año, el azar decide quién es el primer jugador. Después le toca cada año al siguiente asiento en sentido antihorario; una regla de la casa invierte el giro.
rulebook-viticulture-wake-up-rows = Las siete filas de despertar
rulebook-viticulture-wake-up-rows-text = La fila 1 no da nada, pero actúas antes que nadie. La 2 da una carta de vid; la 3, un pedido de vino; la 4, 1 lira; la 5, un visitante de verano o de invierno, a tu elección. La 6 da 1 punto de victoria, y la 7, el trabajador temporal. En cada fila cabe un solo gallo, así que al menos una queda libre.
rulebook-viticulture-wake-up-order = Quién actúa antes
rulebook-viticulture-wake-up-order-text = Quien está más arriba en la tabla de despertar actúa antes, en verano, otoño e invierno de ese año. Cada estación empieza otra vez por la fila más alta, sin que importe quién actuó o pasó en último lugar. Cuando todos han elegido fila, ser el primer jugador ya no da ninguna ventaja.
rulebook-viticulture-temporary-worker = El trabajador temporal
rulebook-viticulture-temporary-worker-text = El trabajador gris de la fila 7 es tuyo hasta el final del año. Cuenta como uno de tus trabajadores normales allí donde las cartas hablan de ellos, también donde una carta pide seis trabajadores. No ocupa ninguna de tus cinco plazas de trabajador normal. Solo hay uno: quien llega a la fila 7 cuando ya no está no recibe nada.
rulebook-viticulture-fall = Otoño
rulebook-viticulture-fall-text = En orden de despertar, cada jugador roba un visitante, del mazo de verano o del de invierno. No hace falta ningún trabajador, y en otoño no se juegan visitantes. Eliges el mazo antes de ver la carta, y no puedes renunciar a ella. Con la casa de campo puedes robar dos.
rulebook-viticulture-year-end = El final del año
rulebook-viticulture-year-end-text = Cuando todos han pasado en invierno, el año termina paso a paso. Las uvas y los vinos envejecen. Todos los trabajadores vuelven a casa, y los recién formados se unen a ellos. Se cobran los pagos residuales, las manos se reducen a siete cartas y cambia el primer jugador. Entonces, lo que funciona una vez al año se puede usar de nuevo.
rulebook-viticulture-residual-payment = El pago residual
rulebook-viticulture-residual-payment-text = Tu botella indica cuántas liras recibes al final de cada año, de 0 a 5. Cada pedido completado la sube 1 o 2 pasos, y también la mueven algunos visitantes. Moverla no da nada al momento, y al cobrar se queda donde está. Los pasos que irían más allá de 5 se pierden, pero el pedido se puede completar igualmente.
rulebook-viticulture-hand-limit = Siete cartas en la mano
rulebook-viticulture-hand-limit-text = Durante el año puedes tener en la mano tantas cartas como quieras. Al final del año conservas siete como máximo, de todos los mazos juntos, y eliges tú cuáles descartas. Nadie ve lo que apartan los demás hasta que todos han terminado; entonces queda a la vista en las pilas.

## Workers and spaces

rulebook-viticulture-chapter-workers = Trabajadores y casillas
rulebook-viticulture-turn = Tu turno
rulebook-viticulture-turn-text = En verano y en invierno haces en tu turno una de dos cosas: colocar exactamente un trabajador y realizar su acción, o pasar. Los turnos se suceden en orden de despertar hasta que todos han pasado. Cuando los demás ya han pasado, puedes seguir sin ellos, un turno tras otro.
rulebook-viticulture-passing = Pasar
rulebook-viticulture-passing-text = Puedes pasar en cualquier turno, aunque te queden trabajadores y haya acciones libres. Después ya no colocas nada más en esa estación. Los trabajadores que guardes en verano se pueden colocar en invierno; los que guardes en invierno descansan hasta el año siguiente. Si cuando te toca no tienes ningún trabajador, pasas automáticamente.
rulebook-viticulture-spaces = Cuántas casillas están abiertas
rulebook-viticulture-spaces-text = Con dos jugadores, o a solas, cada acción tiene una casilla; con tres o cuatro tiene dos, y con cinco o seis, tres. En una casilla cabe un trabajador, y puedes ocupar cualquiera que esté libre. Puedes repetir una acción en un turno posterior mientras le queden casillas: tus propios trabajadores te bloquean igual que los ajenos.
rulebook-viticulture-must-act = Sin acción no hay casilla
rulebook-viticulture-must-act-text = Un trabajador solo puede estar donde puedas realizar la acción: nadie ocupa una casilla para no hacer nada en ella. Si no tienes ningún terreno que cosechar, por ejemplo, esa acción está cerrada para ti. Solo están abiertas las acciones de la estación, además de la carreta y de tu propio yugo. La carreta siempre es posible.
rulebook-viticulture-bonus = La bonificación del centro
rulebook-viticulture-bonus-text = La casilla central de cada acción lleva una bonificación, así que solo la hay con tres jugadores o más. La acción hay que hacerla; la bonificación se puede omitir. Puede llegar antes que la acción: con 3 liras puedes formar allí a un trabajador, porque primero llega la bonificación de 1 lira. Con una regla de la casa, la casilla central solo está abierta a quien usa su bonificación, salvo que no quede libre otra casilla de la acción.
rulebook-viticulture-grande = El trabajador grande
rulebook-viticulture-grande-text = Tu trabajador grande ocupa una casilla libre como cualquier otro, con su bonificación. Solo cuando todas las casillas abiertas de una acción están ocupadas puede ir allí de todos modos: se coloca junto a la acción y la realiza sin bonificación. Junto a una misma acción puede haber varios. En tu propio tablero de viñedo es un trabajador como los demás.
rulebook-viticulture-cart = La carreta
rulebook-viticulture-cart-text = En la carreta cabe cualquier número de trabajadores de todos los jugadores, en verano y en invierno. Cada uno da 1 lira y ocupa un turno entero. La carreta no tiene bonificación, y ningún trabajador se la bloquea a los demás.

## Summer’s actions

rulebook-viticulture-chapter-summer = Las acciones de verano
rulebook-viticulture-draw-vine = Robar una carta de vid
rulebook-viticulture-draw-vine-text = Tomas la carta superior del mazo de vides y la añades a tu mano. La bonificación es una segunda carta de vid. Una vid en la mano aún no hace nada: la plantas con otra acción. Si no queda ninguna carta de vid que robar, la acción está cerrada.
rulebook-viticulture-tour = Hacer un tour
rulebook-viticulture-tour-text = Un tour da 2 liras, y 3 con la bonificación. Si tienes la sala de catas y al menos un vino en tu bodega, da además 1 punto de victoria, una vez al año. Cuenta el momento en que colocas el trabajador: un vino producido más tarde ya no sirve.
rulebook-viticulture-build = Construir una estructura
rulebook-viticulture-build-text = Pagas lo que marca tu tablero de viñedo por una estructura que no tengas, y queda construida al momento. Puedes tener cada una de las ocho una sola vez. La bodega grande va siempre después de la mediana. La bonificación es de 1 lira, y puedes tomarla antes de pagar: con 4 liras puedes construir el molino, que cuesta 5.
rulebook-viticulture-play-summer-visitor = Jugar un visitante de verano
rulebook-viticulture-play-summer-visitor-text = Juegas un visitante de verano de tu mano, haces lo que dice y lo descartas. La bonificación es un segundo visitante, que eliges cuando el primero ha terminado; puede ser una carta que te haya traído el primero. Si no tienes ningún visitante que se pueda jugar hasta el final, la acción está cerrada.
rulebook-viticulture-plant = Plantar una vid
rulebook-viticulture-plant-text = Pones una carta de vid de tu mano en un terreno tuyo que no esté vendido. No cuesta nada, pero tienen que estar construidas las estructuras que indica la carta, y el terreno debe admitir su valor. La bonificación es una segunda vid, en el mismo terreno o en otro. El molino da un punto por plantar, una vez al año.
rulebook-viticulture-sell-grapes = Vender uvas
rulebook-viticulture-sell-grapes-text = Vendes una o más uvas de tu lagar; el color no importa. Las de valor 1 a 3 dan 1 lira cada una; las de 4 a 6, 2; las de 7 a 9, 3: una de 3 y otra de 8 son 4 liras. La bonificación es 1 punto de victoria, vendas las que vendas. El vino nunca se vende: sale de la bodega con pedidos y visitantes.
rulebook-viticulture-sell-field = Vender o recomprar un terreno
rulebook-viticulture-sell-field-text = En vez de uvas puedes vender un terreno sin vides por tantas liras como dice su número, 5, 6 o 7, o recomprar uno por el mismo precio. En un terreno vendido no se puede plantar ni cosechar; una vez recomprado, se puede usar al momento. También aquí llega el punto de la bonificación. Con el tiempo puedes vender hasta los tres.

## Winter’s actions

rulebook-viticulture-chapter-winter = Las acciones de invierno
rulebook-viticulture-draw-order = Robar un pedido de vino
rulebook-viticulture-draw-order-text = Tomas la carta superior del mazo de pedidos y la añades a tu mano. La bonificación es un segundo pedido. Un pedido exige de uno a tres vinos y da de 2 a 6 puntos de victoria, y 1 o 2 pasos de pago residual. Si no queda ningún pedido que robar, la acción está cerrada.
rulebook-viticulture-harvest = Cosechar un terreno
rulebook-viticulture-harvest-text = Eliges un terreno con vides. Todos sus valores rojos juntos dan una uva roja, todos los blancos, una uva blanca, y las vides se quedan. Merlot (3 rojo) junto a Pinot (1 rojo, 1 blanco) da una uva roja de 4 y una blanca de 1. La bonificación es un segundo terreno; los cosechas uno tras otro.
rulebook-viticulture-harvest-once = Cada terreno, una vez al año
rulebook-viticulture-harvest-once-text = Un terreno se puede cosechar una vez al año, sea con la acción, con el yugo o con un visitante. Desarraigar y plantar de nuevo, o vender el terreno y recomprarlo, no cambia nada. Una vid plantada este año se puede cosechar este mismo año, si su terreno aún no se ha cosechado.
rulebook-viticulture-train = Formar a un trabajador
rulebook-viticulture-train-text = Pagas 4 liras por un nuevo trabajador normal. Espera junto a la acción y trabaja desde el año siguiente, también si lo forma un visitante, salvo que la carta diga otra cosa. La bonificación es de 1 lira, así que allí bastan 3. El máximo son cinco trabajadores normales y el grande; después tampoco sirve ninguna carta para formar a más.
rulebook-viticulture-play-winter-visitor = Jugar un visitante de invierno
rulebook-viticulture-play-winter-visitor-text = Juegas un visitante de invierno de tu mano, haces lo que dice y lo descartas. La bonificación es un segundo visitante, que eliges cuando el primero ha terminado. Si el primero hace imposible el segundo, esa bonificación simplemente se pierde. Los visitantes de verano esperan al verano siguiente, salvo que el Gerente juegue uno.
rulebook-viticulture-make-wine = Producir vino
rulebook-viticulture-make-wine-text = Produces uno o dos vinos, con la bonificación hasta tres, del mismo tipo o no. Una uva roja se convierte en un vino tinto de su valor; una blanca, en uno blanco. Para el tinto y el blanco nunca se suman uvas: dos rojas de 2 no hacen un tinto de 4. Los vinos se producen uno a uno, así que uno anterior puede quitarle el espacio a otro posterior.
rulebook-viticulture-fill-order = Completar un pedido
rulebook-viticulture-fill-order-text = Por cada vino del pedido descartas un vino de ese tipo que tenga, al menos, el valor indicado; uno mejor no da nada más. Si te sirven varios, eliges tú cuáles entregas. Un tinto de 2 y un blanco de 4, por ejemplo, dan 3 puntos de victoria y 1 paso de pago residual. La bonificación es 1 punto más.

## Vines, grapes and wine

rulebook-viticulture-chapter-wine = Vides, uvas y vino
rulebook-viticulture-vines = Las nueve vides
rulebook-viticulture-vines-text = Sangiovese y Malvasia (1) no requieren nada. Pinot, Syrah y Trebbiano (2) requieren el emparrado; Merlot y Sauvignon Blanc (3), el riego; Cabernet Sauvignon y Chardonnay (4), ambos. Pinot tiene 1 rojo y 1 blanco; las demás, un solo color. Las estructuras solo hacen falta al plantar.
rulebook-viticulture-field-room = Lo que cabe en un terreno
rulebook-viticulture-field-room-text = Tus terrenos admiten vides que sumen hasta 5, 6 y 7, rojo y blanco juntos; un Pinot cuenta 2. Da igual cuántas cartas haya en un terreno, y la misma variedad puede estar varias veces. Chardonnay (4) y Merlot (3) solo caben juntos en el terreno de 7. Una vid se queda hasta que la desarraigas.
rulebook-viticulture-uproot = Desarraigar una vid
rulebook-viticulture-uproot-text = Solo el yugo o un visitante te permiten desarraigar. La vid vuelve a tu mano, así que puedes plantarla otra vez más adelante. Donde un visitante dice desarraigar y descartar, la vid llega primero a tu mano, y después descartas cualquier carta de vid que tengas en ella.
rulebook-viticulture-crush-pad = El lagar
rulebook-viticulture-crush-pad-text = Hay un espacio para cada valor del 1 al 9, en rojo y en blanco; más de 9 cuenta como 9. Si el espacio de una uva nueva está ocupado, la uva baja al siguiente que esté libre. Si no hay ninguno, se pierde, y el terreno cuenta igualmente como cosechado; recibes un aviso antes. No puedes tirar uvas ni vinos para hacer sitio.
rulebook-viticulture-blush = El vino rosado
rulebook-viticulture-blush-text = Una uva roja y una blanca dan un vino rosado, que vale lo que suman las dos. Requiere la bodega mediana y una suma de 4 como mínimo: una roja de 1 y una blanca de 2 son demasiado poco. Una roja de 2 y una blanca de 3 dan un rosado de 5. Una suma de más de 9 cuenta como 9.
rulebook-viticulture-sparkling = El vino espumoso
rulebook-viticulture-sparkling-text = Dos uvas rojas y una blanca dan un vino espumoso, que vale lo que suman las tres. Requiere la bodega grande y una suma de 7 como mínimo; más de 9 cuenta como 9. Los vinos ya producidos nunca se juntan: un tinto y un blanco de la bodega no hacen un rosado.
rulebook-viticulture-devalue = Cuando el espacio está ocupado
rulebook-viticulture-devalue-text = Si su espacio está ocupado o falta su bodega, un vino nuevo baja al espacio libre más alto de los que hay por debajo, en una bodega construida. Solo con la bodega pequeña, un tinto de 4 se queda en uno de 3. El rosado nunca baja de 4, ni el espumoso de 7. Si no queda espacio, el vino no se puede producir. Tampoco se puede producir a propósito un vino de menos valor.
rulebook-viticulture-ageing = El envejecimiento
rulebook-viticulture-ageing-text = Al final del año, cada uva y cada vino sube 1, empezando por los valores más altos y hasta 9 como máximo, si el siguiente espacio está libre. El vino necesita la bodega mediana para subir de 3 a 4, y la bodega grande para subir de 6 a 7; las uvas no necesitan ninguna. Lo que no puede subir se queda, y no se pierde nada: un tinto de 8 por debajo de uno de 9 sigue en 8.
rulebook-viticulture-visitor-tokens = Visitantes: uvas y envejecimiento
rulebook-viticulture-visitor-tokens-text = Una uva que te deja comprar un visitante necesita libre el espacio de su propio valor, y comprarla no es cosechar. Para el Mercader tienen que estar libres los dos espacios de valor 1. Donde un visitante envejece todo el vino dos veces, toda tu bodega envejece y vuelve a envejecer, pero ninguna uva; necesitas al menos un vino. Los límites de las bodegas valen como siempre.

## Cellars and structures

rulebook-viticulture-chapter-structures = Bodegas y estructuras
rulebook-viticulture-structures = Lo que cuestan las estructuras
rulebook-viticulture-structures-text = El emparrado y el yugo cuestan 2 liras; el riego, 3; la casa de campo y la bodega mediana, 4; el molino, 5; la sala de catas y la bodega grande, 6. Cada una funciona en cuanto está construida, y permanece. Cuando un visitante mira el coste, se trata de este precio, hayas pagado lo que hayas pagado. Un descuento nunca deja en menos de 0 lo que pagas.
rulebook-viticulture-cellars = Las tres bodegas
rulebook-viticulture-cellars-text = La bodega pequeña, que todos tienen, guarda vino tinto y blanco de valor 1 a 3. La mediana añade los valores 4 a 6 y el rosado; la bodega grande, los valores 7 a 9 y el espumoso. Cada tipo tiene sus propios espacios, cada uno para un vino. Un visitante que mejora tu bodega construye la siguiente; si las tienes todas, esa parte de la carta no se puede elegir.
rulebook-viticulture-yoke = El yugo
rulebook-viticulture-yoke-text = El yugo es una casilla propia: una vez al año, en verano o en invierno, un trabajador desarraiga allí una vid o cosecha un terreno. También puede ir tu trabajador grande, pero no después de otro. Si un visitante hace volver a ese trabajador, el yugo sigue usado este año.
rulebook-viticulture-windmill = El molino
rulebook-viticulture-windmill-text = Con el molino ganas 1 punto de victoria cuando plantas, una vez al año. Vale cualquier manera de plantar, también con un visitante. Si construyes el molino después de plantar, el punto llega con la siguiente vid que plantes ese año. No hace falta pedirlo: llega por sí mismo.
rulebook-viticulture-tasting-room = La sala de catas
rulebook-viticulture-tasting-room-text = Con la sala de catas ganas 1 punto de victoria, una vez al año, cuando colocas un trabajador en el tour y tienes en ese momento al menos un vino. También vale el trabajador grande junto a la acción llena. Un tour con el Gerente no da el punto, porque no se coloca ningún trabajador, y tampoco lo dan las cartas que solo dan liras.
rulebook-viticulture-cottage = La casa de campo
rulebook-viticulture-cottage-text = Con la casa de campo puedes robar en otoño dos visitantes en vez de uno, del mismo mazo o uno de cada. Nombras ambos mazos antes de ver ninguna de las dos cartas, y puedes conformarte con una. Con una regla de la casa eliges el segundo mazo después de ver la primera carta.

## Visitors

rulebook-viticulture-chapter-visitors = Visitantes
rulebook-viticulture-visitors = Cómo funcionan los visitantes
rulebook-viticulture-visitors-text = Un visitante actúa una vez, al momento, y después se descarta. Lo que te deja hacer no ocupa a ningún otro trabajador ni da ninguna bonificación del tablero. Donde habla de trabajadores, sirve cualquier tipo. Mientras se juega no está en tu mano: no puede pagarse a sí mismo y no se cuenta.
rulebook-viticulture-pay-in-full = Todo o nada
rulebook-viticulture-pay-in-full-text = Solo puedes jugar un visitante si puedes pagar todo su coste y recibir todo lo que da. Lo que pagas va antes que lo que compra; lo demás puede ir en cualquier orden, salvo que la carta diga «después». Una carta que roba tres cartas no se puede jugar por dos. Lo que roban los demás sí puede ser menos.
rulebook-viticulture-or-and-may = «O bien», «hasta» y «puedes»
rulebook-viticulture-or-and-may-text = Donde un visitante dice «O bien», eliges una parte, y solo esa tiene que ser posible. «Hasta dos» significa uno o dos, nunca ninguno. Lo que «puedes» hacer, también puedes dejarlo. Una parte que no daría nada no se puede elegir, como los puntos por terrenos plantados cuando no tienes ninguno.
rulebook-viticulture-asking-others = Visitantes que preguntan a los demás
rulebook-viticulture-asking-others-text = Si un visitante afecta a varios jugadores, responden en orden de despertar, desde la fila más alta. También se pregunta a quien ha pasado, salvo que la carta diga otra cosa. Cada cual puede negarse, excepto donde dice «debe». Nadie tiene que hacer nada a medias: la Reina no se puede jugar si el jugador a tu derecha no puede cumplir entera ninguna de sus tres opciones.
rulebook-viticulture-growers = Agricultora y Aparcero
rulebook-viticulture-growers-text = La Agricultora planta una vid aunque el terreno no admita su valor; después ya no cabe nada más en él. Las estructuras de la vid siguen haciendo falta. El Aparcero hace lo contrario: sin estructuras, pero con sitio suficiente. O bien, en vez de plantar, desarraigas una vid, descartas una carta de vid y ganas 2 puntos de victoria.
rulebook-viticulture-manager = Gerente
rulebook-viticulture-manager-text = En invierno, el Gerente te deja usar una acción de verano, o la carreta, aunque todas sus casillas estén ocupadas. No colocas ningún trabajador ni recibes la bonificación. La acción tiene que ser posible, y el yugo no está entre ellas. Así se puede jugar un visitante de verano; el molino cuenta, la sala de catas no.
rulebook-viticulture-planner = Gestora
rulebook-viticulture-planner-text = En verano, la Gestora envía a otro de tus trabajadores a una acción de invierno, o a la carreta. Ocupa su casilla desde ese momento. Al empezar el invierno, antes de todos los turnos, se realiza su acción, con la bonificación de su casilla. Si entonces no es posible, no ocurre nada, y el trabajador se queda allí.
rulebook-viticulture-retrieving = Productor y Motivadora
rulebook-viticulture-retrieving-text = Por 2 liras, el Productor recupera uno o dos de tus trabajadores, pero ninguno de su propia acción, salvo que una regla de la casa diga otra cosa. La acción que tuvieran reservada se anula. Con la Motivadora, cada jugador que no haya pasado puede recuperar su trabajador grande ya colocado; cada oponente que lo hace te da 1 punto de victoria. Todos estos trabajadores se pueden colocar otra vez este año.
rulebook-viticulture-organizer = Organizadora
rulebook-viticulture-organizer-text = La Organizadora mueve tu gallo a una fila libre; recibes lo que da la fila y ya no juegas en esta estación. La fila nueva cuenta también en otoño y en invierno. Nadie gana ni pierde un turno con el cambio. Después de ella aún puedes jugar el segundo visitante de la bonificación, salvo que una regla de la casa diga otra cosa.
rulebook-viticulture-zymologist = Cimologista
rulebook-viticulture-zymologist-text = Con el Cimologista produces uno o dos vinos de valor 4 o más, de cualquier tipo, aun sin la bodega para ellos; las sumas mínimas del rosado y del espumoso siguen valiendo. Sin la bodega mediana, un vino así envejece hasta 6. Uno de 7 o más espera hasta que esté construida la bodega grande. Las reglas de la casa pueden cambiar ambas cosas.

## Alone and campaign

rulebook-viticulture-chapter-alone = A solas y campaña
rulebook-viticulture-automa = A solas contra el Automa
rulebook-viticulture-automa-text = A solas juegas siete años, tengas los puntos que tengas, y tu meta es superar los del Automa. Suele estar en 20 desde el principio. Con los mismos puntos que él no gana nadie, y no desempatan ni las liras ni el vino. La preparación es la de siempre, juegas todos los turnos de una estación uno tras otro, y cada acción tiene una casilla.
rulebook-viticulture-automa-workers = Los trabajadores del Automa
rulebook-viticulture-automa-workers-text = Al empezar el verano y el invierno se revela una carta de Automa. Muestra hasta tres acciones de esa estación, y a cada una va un trabajador del Automa. Solo bloquean: no realizan ni ganan nada. Donde ya hay un trabajador, como puede estarlo uno tuyo por la Gestora, no se añade ninguno. Al final del año dejan el tablero; cuando su mazo de cartas se agota, se baraja de nuevo.
rulebook-viticulture-rows-alone = Las filas de despertar a solas
rulebook-viticulture-rows-alone-text = En cada una de las siete filas hay una ficha de acción de bonificación. En primavera eliges una fila que aún tenga su ficha y te llevas ambas cosas: la ficha y lo que da la fila. Así, en siete años usas cada fila una vez. La Organizadora puede ir a cualquier fila libre menos a la 7, pero no recibe ficha.
rulebook-viticulture-bonus-tokens = Fichas de acción de bonificación
rulebook-viticulture-bonus-tokens-text = Cuando colocas un trabajador en el tablero, puedes gastar una ficha y recibir también la bonificación de esa acción, antes o después de ella. Solo una por turno, y se pueden guardar de un año a otro. También sirve para tu trabajador grande junto a la acción llena y para una acción reservada, pero no en la carreta ni en el yugo. No abre ninguna casilla más.
rulebook-viticulture-visitors-alone = Visitantes que necesitan oponentes
rulebook-viticulture-visitors-alone-text = Cuatro visitantes no te servirían de nada a solas: Estafador, Cortejo nupcial, Reina y Gobernador. Se sacan de los mazos antes de la partida o, si así lo eliges, se descartan al salir y se roba otro. De todos los demás visitantes haces simplemente tu propia parte; el Importador roba sus tres cartas.
rulebook-viticulture-levels = Los cinco niveles
rulebook-viticulture-levels-text = «Muy fácil» añade un octavo año, en el que se puede elegir cualquier fila, y todas dan ficha. «Fácil» te da 3 puntos de victoria al empezar; «Normal», nada. «Difícil» revela cartas en cada estación, cada una de arriba abajo, hasta colocar en esa estación al menos dos trabajadores del Automa; tiene seis para el año. «Muy difícil» hace lo mismo, y el Automa está en 23.
rulebook-viticulture-aggressive-automa = El Automa agresivo
rulebook-viticulture-aggressive-automa-text = Aquí debes ir por delante del Automa al final de cada año; si no, pierdes al momento. No basta con tener los mismos puntos. Está en −1 el primer año, y después en 0, 1, 4, 8, 13 y 20. Puedes elegirlo en los niveles fácil, normal y difícil.
rulebook-viticulture-campaign = La campaña
rulebook-viticulture-campaign-text = Son ocho desafíos, uno tras otro, cada uno una partida a solas con una regla propia. Debes superar al Automa para avanzar; si no, lo intentas de nuevo, y empiezas con una ficha de acción de bonificación más por cada partida seguida que no hayas ganado. Cuantas menos partidas necesites en total, mejor.
rulebook-viticulture-challenges-1-2 = Desafíos 1 y 2
rulebook-viticulture-challenges-1-2-text = En el primero no tienes mamá, pero sí dos trabajadores, y antes de la partida plantas tres vides cualesquiera del mazo, donde haya sitio y sin sus estructuras. En el segundo puedes tener dos trabajadores normales como máximo, las fichas no sirven, y las casillas centrales, con su bonificación, sustituyen a las izquierdas, también para el Automa.
rulebook-viticulture-challenges-3-4 = Desafíos 3 y 4
rulebook-viticulture-challenges-3-4-text = En el tercero debes tener seis trabajadores al final del año 3; si no, pierdes. Cuentan el trabajador grande y los recién formados, pero no el trabajador temporal. En el cuarto empiezas con 5 puntos de victoria, y la acción de cosechar abarca hasta tres terrenos; el yugo y los visitantes conservan sus propios límites.
rulebook-viticulture-challenges-5-6 = Desafíos 5 y 6
rulebook-viticulture-challenges-5-6-text = El quinto dura ocho años; en cualquier año se puede elegir cualquier fila, y no hay fichas. En el sexto no se ganan puntos durante la partida, aunque puedes pagar con ellos. Al final, cada vino de la bodega grande da 2 puntos de victoria, y cada uno de la mediana, 1. Una campaña agresiva omite el sexto.
rulebook-viticulture-challenges-7-8 = Desafíos 7 y 8
rulebook-viticulture-challenges-7-8-text = En el séptimo empiezas con 3 puntos de victoria; todo lo demás es como siempre. En el octavo no se puede completar ningún pedido, ni siquiera con un visitante, aunque sí puedes robarlos. El vino puede dar puntos de todas las demás maneras. Si tu mamá trae pedidos, puedes cambiarla por la siguiente.
