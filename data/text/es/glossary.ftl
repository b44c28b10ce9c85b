# The glossary: for each term its heading, the forms by which texts call it (with commas between), and its entry.

glossary-worker = Trabajador
glossary-worker-forms = trabajador, trabajadores, trabajador normal, trabajadores normales
glossary-worker-text = Ocupa una casilla de acción y realiza su acción. Todos los trabajadores vuelven a casa al final del año.

glossary-grande = Trabajador grande
glossary-grande-forms = trabajador grande, trabajadores grandes, grande
glossary-grande-text = Cada jugador tiene uno. Ocupa una casilla libre como cualquier otro, o se coloca junto a una acción llena y la realiza sin la bonificación.

glossary-temporary = Trabajador temporal
glossary-temporary-forms = trabajador temporal, trabajadores temporales
glossary-temporary-text = El trabajador gris de la fila de despertar 7. Trabaja durante un año y después vuelve a la fila.

glossary-train = Formar
glossary-train-forms = forma a, formar a, formar
glossary-train-text = Pagar por un nuevo trabajador normal. Se incorpora al final del año, salvo que una carta diga otra cosa. El máximo son cinco normales y el grande.

glossary-retrieve = Recuperar
glossary-retrieve-forms = recupera, recuperar
glossary-retrieve-text = Un trabajador colocado vuelve con su dueño y se puede colocar otra vez este mismo año.

glossary-rooster = Fila de despertar
glossary-rooster-forms = gallo, gallos, fila de despertar, filas de despertar, despertar
glossary-rooster-text = En primavera cada gallo elige una fila. Quien está más arriba actúa antes todo el año; las filas de abajo dan más.

glossary-pass = Pasar
glossary-pass-forms = pasar, pasa, pasas, pase, pasado
glossary-pass-text = No colocar más trabajadores en esta estación. Los que guardes en verano se pueden colocar en invierno.

glossary-action = Acción
glossary-action-forms = acción, acciones
glossary-action-text = Uno de los doce lugares del tablero para trabajadores: seis en verano y seis en invierno.

glossary-bonus = Bonificación
glossary-bonus-forms = bonificación, bonificaciones
glossary-bonus-text = Lo que la casilla central de una acción da además de la propia acción.

glossary-points = Puntos de victoria
glossary-points-forms = PV, punto de victoria, puntos de victoria
glossary-points-text = Deciden la partida. Cuando alguien llega a 20, se juega hasta el final de ese año. Nadie baja de −5.

glossary-residual = Pago residual
glossary-residual-forms = pago residual, pagos residuales
glossary-residual-text = Liras que recibes al final de cada año, 5 como máximo. Los pedidos completados lo aumentan.

glossary-field = Terreno
glossary-field-forms = terreno, terrenos
glossary-field-text = Uno de los tres lugares para vides. Los valores de todas sus vides, rojos y blancos juntos, no pueden superar su número. Un terreno vacío se puede vender y volver a comprar.

glossary-vine = Carta de vid
glossary-vine-forms = vid, vides, carta de vid, cartas de vid
glossary-vine-text = Una planta para un terreno, con el valor de las uvas que da en cada cosecha. Algunas requieren emparrado o riego.

glossary-value = Valor
glossary-value-forms = valor, valores
glossary-value-text = La calidad de una uva o un vino, de 1 a 9. No es una cantidad: cada ficha es siempre una uva o un vino.

glossary-plant = Plantar
glossary-plant-forms = planta, plantar, plantas, plantada, plantadas, plantado, plantados
glossary-plant-text = Poner una vid de tu mano en un terreno tuyo que no esté vendido y admita su valor.

glossary-uproot = Desarraigar
glossary-uproot-forms = desarraiga, desarraigar, desarraigas
glossary-uproot-text = Devolver a tu mano una vid de un terreno.

glossary-harvest = Cosechar
glossary-harvest-forms = cosecha, cosechar, cosechas, cosechado, cosechados
glossary-harvest-text = Un terreno da una uva roja que suma todos sus valores rojos y una uva blanca que suma todos los blancos. Cada terreno, una vez al año; las vides se quedan.

glossary-grape = Uva
glossary-grape-forms = uva, uvas, uva roja, uva blanca, uvas rojas, uvas blancas
glossary-grape-text = Una ficha en tu lagar. Las uvas envejecen al final del año, y con ellas se produce el vino.

glossary-crush-pad = Lagar
glossary-crush-pad-forms = lagar, lagares
glossary-crush-pad-text = Las dos hileras para uvas, rojas y blancas, con un espacio para cada valor.

glossary-wine = Vino
glossary-wine-forms = vino, vinos, vino tinto, vino blanco, vinos tintos, vinos blancos
glossary-wine-text = Una ficha en tu bodega. El tinto y el blanco se producen con una sola uva y conservan su valor.

glossary-blush = Vino rosado
glossary-blush-forms = rosado, rosados, vino rosado, vinos rosados
glossary-blush-text = Se produce con una uva roja y una blanca; sus valores se suman. Requiere la bodega mediana y vale 4 o más.

glossary-sparkling = Vino espumoso
glossary-sparkling-forms = espumoso, espumosos, vino espumoso, vinos espumosos
glossary-sparkling-text = Se produce con dos uvas rojas y una blanca; sus valores se suman. Requiere la bodega grande y vale 7 o más.

glossary-cellar = Bodega
glossary-cellar-forms = bodega, bodegas, bodega mediana, bodega grande, bodega pequeña
glossary-cellar-text = Las hileras para el vino. La bodega pequeña guarda valores de 1 a 3; la mediana, de 4 a 6; la grande, de 7 a 9. La mediana se construye primero.

glossary-slot = Espacio
glossary-slot-forms = espacio, espacios
glossary-slot-text = El lugar para una uva o un vino de un valor. Si está ocupado, o falta su bodega, la ficha baja al siguiente espacio libre.

glossary-age = Envejecer
glossary-age-forms = envejece, envejecer, envejecen
glossary-age-text = Una uva o un vino sube un valor, si el siguiente espacio está libre y su bodega está construida.

# Where a form of a term means something else: the same letters in other words.
glossary-no-terms = una planta, en el orden que prefieras, en cualquier orden, orden de despertar, orden de juego, orden de compra, carta grande, más grande
glossary-order = Pedido de vino
glossary-order-forms = pedido de vino, pedidos de vino, pedido, pedidos, carta de pedido, cartas de pedido
glossary-order-text = Una carta que pide vinos de, al menos, los valores indicados. Completarla da puntos y aumenta el pago residual.

glossary-visitor = Visitante
glossary-visitor-forms = visitante, visitantes, carta de visitante, cartas de visitante, visitante de verano, visitantes de verano, visitante de invierno, visitantes de invierno, carta de visitante de verano, cartas de visitante de verano, carta de visitante de invierno, cartas de visitante de invierno
glossary-visitor-text = Una carta que se juega en su estación. Todo lo que dice la parte elegida debe poder cumplirse.

glossary-draw = Robar
glossary-draw-forms = roba, robar, robas, robada, robadas
glossary-draw-text = Tomar la carta superior de un mazo. Cuando se agota, se barajan sus descartes: son el mazo nuevo.

glossary-discard = Descartar
glossary-discard-forms = descarta, descartar, descartas, descartada, descartadas
glossary-discard-text = Deshacerse de una carta o una ficha. Las cartas van boca arriba a la pila de su mazo. Al final del año se conservan siete cartas en la mano como máximo.

glossary-structure = Estructura
glossary-structure-forms = estructura, estructuras
glossary-structure-text = Algo que se construye en tu tablero de viñedo, una sola vez: te deja plantar o guardar más, o da algo una y otra vez.

glossary-trellis = Emparrado
glossary-trellis-forms = emparrado
glossary-trellis-text = Una estructura que algunas vides requieren.

glossary-irrigation = Riego
glossary-irrigation-forms = riego
glossary-irrigation-text = Una estructura que algunas vides requieren.

glossary-yoke = Yugo
glossary-yoke-forms = yugo
glossary-yoke-text = Una estructura con su propia casilla: una vez al año un trabajador puede desarraigar allí una vid o cosechar un terreno.

glossary-windmill = Molino
glossary-windmill-forms = molino, molinos
glossary-windmill-text = Una estructura: la primera vid plantada cada año da 1 punto.

glossary-cottage = Casa de campo
glossary-cottage-forms = casa de campo, casas de campo
glossary-cottage-text = Una estructura: en otoño robas un visitante más.

glossary-tasting-room = Sala de catas
glossary-tasting-room-forms = sala de catas, salas de catas
glossary-tasting-room-text = Una estructura: una vez al año, un tour da 1 punto si tienes algún vino.

glossary-tour = Tour
glossary-tour-forms = tour, tours, hacer un tour, tour por el viñedo
glossary-tour-text = Una acción de verano que da 2 liras.

glossary-automa = Automa
glossary-automa-forms = Automa
glossary-automa-text = El rival de quien juega a solas. Al empezar el verano y el invierno revela una carta y coloca trabajadores en las acciones de esa estación, que quedan ocupadas. No realiza ninguna; su corcho solo muestra cuántos puntos hay que superar.

glossary-bonus-token = Ficha de acción de bonificación
glossary-bonus-token-forms = ficha de acción de bonificación, fichas de acción de bonificación, ficha de bonificación, fichas de bonificación
glossary-bonus-token-text = A solas, cada fila de despertar da una al elegirla. Si la gastas con un trabajador que colocas en el tablero, da también la bonificación de esa acción, antes o después de ella; una por turno, y se pueden guardar de un año a otro.
