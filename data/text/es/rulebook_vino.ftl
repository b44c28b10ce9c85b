# The rulebook of Vino: titles and texts of its chapters and entries. Which rules an entry tells, and in what order they
# stand, is in data/rulebook/vino.yaml.

## Goal and end

rulebook-vino-chapter-goal = Objetivo y final
rulebook-vino-goal = Gana quien tenga más viñedos
rulebook-vino-goal-text = Compras viñedos en nueve regiones de Italia, vendes su vino y con el dinero compras más viñedos. Cuando termina la partida, gana quien tenga más viñedos. El dinero es solo un medio: no decide nada, salvo un empate.
rulebook-vino-players = De tres a cinco jugadores
rulebook-vino-players-text = Vino es un juego para tres a cinco jugadores, a partir de unos doce años, y dura de 60 a 90 minutos. Los oponentes del programa siguen las mismas reglas que las personas. Si alguien tiene que irse, un oponente sigue jugando en su asiento, con los mismos viñedos y el mismo dinero.
rulebook-vino-no-trade = Sin cambios ni préstamos
rulebook-vino-no-trade-text = Los jugadores nunca se venden ni se cambian viñedos o vino entre sí. Nadie presta dinero, ni la banca ni los demás. Solo puedes comprar lo que puedas pagar en ese momento: con 130 Vino, un viñedo de 120, pero no uno de 140.
rulebook-vino-last-round = Última botella, última ronda
rulebook-vino-last-round-text = En cuanto la última botella sale del mapa, por una donación o por una compra, esta ronda es la última. Las compras siguen hasta el final en todas las regiones elegidas, también en las que faltan. Entonces termina la partida: ya no vende nadie, y no hay nuevo orden de juego. Si en la misma ronda salen dos botellas, es exactamente igual.
rulebook-vino-counting = El recuento de los viñedos
rulebook-vino-counting-text = Al final, cada uno de tus viñedos cuenta uno: privado o del gobierno, barato o caro, comprado o donado. Los que hayas devuelto ya no cuentan. Así, 23 viñedos baratos ganan a 22 caros.
rulebook-vino-ties = Si hay empate
rulebook-vino-ties-text = Si varios jugadores empatan en cabeza, gana entre ellos quien tenga más dinero. Cuenta todo el que les quede después de las últimas compras. Quienes empaten también en dinero comparten la victoria.
rulebook-vino-quiet-game = Cuando ya no ocurre nada
rulebook-vino-quiet-game-text = Si en tres rondas seguidas nadie compra ni vende, los jugadores dicen a la vista de todos, uno tras otro, si la partida debe terminar tal como está. Solo termina si todos quieren; entonces los viñedos se cuentan como siempre. En cuanto alguien quiere seguir, la partida continúa, y la pregunta vuelve tras otras tres rondas así.

## The map

rulebook-vino-chapter-map = El mapa y sus variedades
rulebook-vino-regions = Nueve regiones
rulebook-vino-regions-text = El mapa tiene nueve regiones, de 3 a 21 viñedos cada una. En su orden de compra, del 1 al 9, son Liguria, Lacio, Campania, Cerdeña, Calabria, Abruzos, Toscana, Véneto y Trentino. En cada ronda se compra en ese orden.
rulebook-vino-vineyards = Los viñedos y sus precios
rulebook-vino-vineyards-text = El número de un viñedo es su precio en Vino. Los viñedos privados llevan números oscuros; los del gobierno, claros. En cada región, los viñedos están a lo largo de un camino, del más barato al más caro. Unos y otros se compran igual y cuentan igual al final.
rulebook-vino-markers = Cuarenta fichas para cada jugador
rulebook-vino-markers-text = Tienes 40 fichas de viñedo de tu color; una sobre un viñedo indica que es tuyo. Cuántas te quedan está a la vista de todos. Cuando las 40 están en el mapa, ya no puedes comprar ni recibir más viñedos hasta que devuelvas alguno.
rulebook-vino-bottles = Seis botellas
rulebook-vino-bottles-text = Cerdeña, Calabria, Abruzos, Toscana, Véneto y Trentino tienen viñedos del gobierno y una botella, que sigue en pie mientras la donación del gobierno de la región está por llegar. En Liguria, Lacio y Campania todos los viñedos son privados y no hay botella. Lleva la cuenta de las botellas: la ronda en la que sale la última es la última.
rulebook-vino-varieties = Cinco variedades, treinta fichas
rulebook-vino-varieties-text = Hay cinco variedades: Nebbiolo, Trebbiano, Montepulciano, Pinot Grigio y Barbera. Junto a cada región hay de dos a cinco fichas de variedad, una por cada variedad que puede crecer allí. Liguria, por ejemplo, solo tiene Nebbiolo y Pinot Grigio. Quien tiene una ficha cultiva esa variedad en esa región.
rulebook-vino-first-vineyard = Tu primer viñedo en una región
rulebook-vino-first-vineyard-text = Con tu primer viñedo en una región eliges al momento entre las fichas de variedad que aún quedan allí, y tomas una. No cuesta nada aparte del precio del viñedo. Desde ese momento cultivas esa variedad en esa región.
rulebook-vino-no-tile-left = Sin ficha no hay primer viñedo
rulebook-vino-no-tile-left-text = Cuando en una región no queda ninguna ficha de variedad, nadie más puede empezar allí, haya los viñedos libres que haya. Ejemplo: dos jugadores tienen las dos fichas de Liguria. El tercer viñedo de la región solo lo puede comprar ya uno de los dos.
rulebook-vino-one-variety = Una variedad en cada región
rulebook-vino-one-variety-text = En cada región cultivas una sola variedad, la de tu ficha de allí. Mientras tienes un viñedo en ella, conservas esa ficha y no puedes tomar una segunda. Entretanto, en esa región la variedad es solo tuya; en otras regiones cualquiera puede cultivarla.
rulebook-vino-tile-back = Dejar una región
rulebook-vino-tile-back-text = Cuando devuelves tu último viñedo de una región, su ficha de variedad vuelve también al mapa. Desde la ronda siguiente puede tomarla cualquiera con un primer viñedo. Si eres tú quien vuelve, empiezas de nuevo y eliges entre todas las fichas que haya allí entonces.
rulebook-vino-cellar = Tu bodega cuenta viñedos
rulebook-vino-cellar-text = Tu bodega muestra en cuántos viñedos cultivas cada variedad, sumando todas las regiones. Una compra o una donación suma 1; un viñedo devuelto resta 1. Ejemplo: 4 viñedos de Pinot Grigio en Cerdeña y 3 en Calabria son 7. El programa los cuenta en el mapa.
rulebook-vino-about-numbers = De dónde salen los números
rulebook-vino-about-numbers-text = No todo se ha podido consultar en el mapa impreso y en la tabla de precios. Algunos números están publicados, otros se desprenden de lo publicado, y el resto se ha reconstruido para encajar con todo lo conocido: entre ellos, la mayoría de los precios. Quien tenga la caja puede poner los números impresos en regions.yaml y market.yaml, en data/vino.

## The start

rulebook-vino-chapter-start = Comienzo y primeros viñedos
rulebook-vino-start = Con qué se empieza
rulebook-vino-start-text = Cada jugador empieza con 1000 Vino, 40 fichas de viñedo y una bodega vacía. Las cinco demandas están en 0, las botellas y las fichas de variedad están en su sitio, y el barril espera junto al mapa. El programa prepara la mesa.
rulebook-vino-first-order = Quién empieza
rulebook-vino-first-order-text = El azar decide quién lleva la banca. Empieza el jugador a su izquierda, siguen los demás en sentido horario, y la banca va en último lugar. En todo lo demás, quien lleva la banca juega como cualquiera. La partida también se puede preparar para empezar según los asientos: empieza la primera silla, y la última lleva la banca.
rulebook-vino-first-vineyards = Se empieza con tres viñedos
rulebook-vino-first-vineyards-text = Antes de la primera ronda viene el turno preliminar, en el que cada jugador compra tres viñedos: dos en regiones que decide el azar y uno donde quiera. Cada uno se paga de los 1000 Vino, y no se puede renunciar a ninguno.
rulebook-vino-drawn-tiles = Nueve fichas boca abajo
rulebook-vino-drawn-tiles-text = Nueve fichas, una de cada región, salen del mapa y se mezclan boca abajo. Son Nebbiolo de Liguria y del Véneto, Trebbiano del Lacio y del Trentino, Montepulciano de Campania y de la Toscana, Pinot Grigio de Cerdeña y de Calabria, y Barbera de los Abruzos. Las que nadie roba vuelven al mapa antes de las terceras compras: tres con tres jugadores, una con cuatro.
rulebook-vino-two-by-tiles = Dos viñedos según tus fichas
rulebook-vino-two-by-tiles-text = En orden de juego, cada jugador destapa dos de las nueve fichas y compra un viñedo en cada una de sus dos regiones, privado o del gobierno. Las fichas son tuyas: dicen qué cultivas allí. Eliges tú los viñedos, pero el primero debe dejarte dinero suficiente para la otra región.
rulebook-vino-five-players = Con cinco queda una sola ficha
rulebook-vino-five-players-text = Con cinco jugadores, quien lleva la banca compra en último lugar y solo encuentra una ficha. Con ella compra su primer viñedo como siempre. El segundo lo compra a continuación y lo elige libremente, en cualquier región, también en la misma. En una región nueva necesita una ficha de variedad que aún quede allí.
rulebook-vino-third-vineyard = El tercer viñedo
rulebook-vino-third-vineyard-text = Cuando todos han comprado según sus fichas, cada jugador compra uno más, otra vez en orden de juego y en la región que quiera. En una región donde ya tienes viñedos solo pagas; en una nueva eliges además una ficha de variedad, y sin ficha no puede ser. Te quedas sin él únicamente si no hay nada que puedas comprar.
rulebook-vino-early-gift = Una donación antes de la primera ronda
rulebook-vino-early-gift-text = El último viñedo privado de una región con botella puede comprarse ya en el turno preliminar. Entonces la donación del gobierno llega de inmediato, como en cualquier ronda. La partida también se puede preparar para que la donación espere hasta que empiece la primera ronda.

## The round

rulebook-vino-chapter-round = La ronda y sus dos regiones
rulebook-vino-round = Una ronda
rulebook-vino-round-text = Primero cada jugador elige en secreto dos regiones. Después se compran viñedos, región por región. Luego todos pueden vender vino, en orden de juego. Por último, los ingresos de la ronda deciden el nuevo orden de juego. Las rondas se suceden hasta que sale la última botella.
rulebook-vino-two-regions = Exactamente dos regiones
rulebook-vino-two-regions-text = En cada ronda eliges dos regiones distintas, ni más ni menos. Vale cualquier par, tengas viñedos allí o no. Puedes elegir incluso una región que esté llena o no tenga ficha para ti, aunque entonces no puedas comprar nada en ella. En la ronda siguiente eliges de nuevo.
rulebook-vino-secret-choice = Elegir en secreto, mostrar a la vez
rulebook-vino-secret-choice-text = Eliges tus regiones sin que los demás las vean. Cuando todos han elegido, se muestran todas al mismo tiempo, y ya nadie puede cambiarlas. Si se comparte una pantalla, el programa pregunta a un jugador tras otro, mientras los demás miran a otro lado.
rulebook-vino-only-there = Solo allí, pero sin obligación
rulebook-vino-only-there-text = En esta ronda solo puedes comprar en las dos regiones que has elegido. No es obligatorio: puedes comprar en ambas, en una o en ninguna. Solo una donación del gobierno puede llegarte también en una región que no has elegido.

## Buying

rulebook-vino-chapter-buying = Comprar viñedos
rulebook-vino-barrel = El recorrido del barril
rulebook-vino-barrel-text = El barril está en la región donde se compra ahora. Va por los números de las regiones, del 1 al 9, y se salta las que nadie ha elegido. Cuida tu dinero: lo que gastas en Liguria, la número 1, te falta en el Trentino, la número 9.
rulebook-vino-owners-first = Los propietarios compran primero
rulebook-vino-owners-first-text = Si has elegido la región y tienes algún viñedo en ella, estás entre los propietarios y compras antes que los nuevos. Entre propietarios va primero quien más viñedos tiene en esa región, y así sucesivamente. Los viñedos de otras regiones no importan aquí, y tampoco el orden de juego.
rulebook-vino-equal-owners = Si los propietarios empatan
rulebook-vino-equal-owners-text = Si varios propietarios tienen el mismo número de viñedos en una región, se mira el más lejano de cada uno, contando desde el extremo barato del camino: va antes el que está más lejos. Por lo general es también el más caro: con dos viñedos cada uno, quien tiene los de 30 y 190 va antes que quien tiene los de 90 y 150. Si los precios son iguales, decide el lugar en el camino.
rulebook-vino-places-stand = Nadie cambia de puesto entretanto
rulebook-vino-places-stand-text = Cuando llega el barril, queda fijado quién es propietario, quién es nuevo y en qué orden compran. Eso vale hasta que el barril se va, se compre o se done entretanto lo que sea. Aunque por una donación tengas más viñedos aquí que nadie, conservas tu puesto.
rulebook-vino-buying-freely = Tantos como puedas pagar
rulebook-vino-buying-freely-text = Si estás entre los propietarios, compras tantos viñedos libres como quieras y puedas pagar, privados o del gobierno; después le toca al siguiente propietario. No hace falta empezar por el extremo barato: vale cualquiera que esté libre. Por cada uno pagas su precio a la banca, recibe tu ficha y tu bodega sube 1.
rulebook-vino-newcomers = Los nuevos, de uno en uno
rulebook-vino-newcomers-text = Si has elegido la región y no tienes nada en ella, estás entre los nuevos. Después de los propietarios compran los nuevos en orden de juego, un viñedo cada vez, una vuelta tras otra hasta que todos han pasado. El último que no ha pasado puede seguir sin los demás. Incluso quien ha perdido todos sus viñedos puede empezar de nuevo así.
rulebook-vino-newcomer-tile = El primer viñedo de los nuevos
rulebook-vino-newcomer-tile-text = Para el primer viñedo hace falta una ficha de variedad que aún quede en la región; otros nuevos pueden llevarse la última antes que tú. Los viñedos siguientes no necesitan más fichas. Aun así, aquí compras de uno en uno: entre los propietarios no estás hasta la ronda siguiente.
rulebook-vino-passing = Pasar es definitivo
rulebook-vino-passing-text = Si estás entre los nuevos y pasas, ya no compras en esa región hasta que termina la ronda, pero puedes comprar en la otra que has elegido. Si no puedes pagar ninguno de los viñedos libres, o no encuentras ficha para el primero, pasas sin que se te pregunte.

## The gift

rulebook-vino-chapter-gift = Botellas y donación del gobierno
    .short = Botellas y donación
rulebook-vino-gift = La donación del gobierno
rulebook-vino-gift-text = En una región con botella, el gobierno espera hasta que no queda libre ningún viñedo privado. En cuanto se compra el último, allí se deja de comprar, aunque alguien quiera seguir. Los viñedos del gobierno que están libres en la región se donan, y nadie paga por ellos.
rulebook-vino-gift-partners = Quién participa en la donación
rulebook-vino-gift-partners-text = Para recibir tierra debes tener un viñedo en esa región; la reciben tres jugadores como máximo. Da igual si has elegido la región en esta ronda. También participa quien provoca la donación con su primer viñedo allí.
rulebook-vino-gift-ranking = Quién va primero en la donación
rulebook-vino-gift-ranking-text = La clasificación va por los viñedos de esa región; el que se acaba de comprar también cuenta. Con el mismo número va delante quien tenga su viñedo más lejano más allá en el camino. Se hace de nuevo cuando empieza la donación, así que puede no coincidir con el orden en que se compra.
rulebook-vino-gift-shares = Uno, dos y todos los demás
rulebook-vino-gift-shares-text = El primero elige un viñedo, después el segundo elige dos y después el tercero se lleva todos los que quedan. El cuarto y el quinto no reciben nada. Ejemplo: de seis viñedos libres del gobierno, el primero recibe uno; el segundo, dos, y el tercero, tres.
rulebook-vino-gift-limits = Poca tierra o pocos propietarios
rulebook-vino-gift-limits-text = Si la tierra no alcanza, el segundo se lleva lo que quede, si queda algo, y el tercero se va sin nada. Si solo dos jugadores tienen viñedos allí, reciben uno y dos; el resto no se dona y sigue a la venta. Si solo los tiene uno, recibe uno nada más.
rulebook-vino-gift-taken = Una donación no se rechaza
rulebook-vino-gift-taken-text = Cada viñedo que recibes lleva tu ficha y suma 1 a la variedad que cultivas en esa región. No puedes rechazarlo. Si no te quedan fichas suficientes, recibes tantos como fichas tengas; el resto es para el siguiente de la clasificación, y lo que nadie puede recibir sigue a la venta.
rulebook-vino-bottle-leaves = Una donación por botella
rulebook-vino-bottle-leaves-text = Tras la donación, la botella sale del mapa, aunque no se haya podido donar nada. Sin botella, una región ya no tiene otra donación, aunque su último viñedo privado quede libre y se compre otra vez.
rulebook-vino-bottle-bought = Quitar la botella con una compra
rulebook-vino-bottle-bought-text = Mientras la botella está en pie, alguien puede comprar el último viñedo del gobierno que queda libre en su región. Con eso la botella sale: la región se queda sin donación, aunque allí aún haya viñedos privados libres. Si era la última botella, esta ronda es la última. Si antes se compra el último viñedo privado, lo que llega es la donación.
rulebook-vino-after-gift = Después de la donación
rulebook-vino-after-gift-text = Las compras siguen donde se interrumpieron. Si estaba comprando un propietario, sigue comprando, y después van los demás que no han terminado. Los viñedos del gobierno que han sobrado se pueden comprar como todos los otros. Quien ya había pasado o terminado sigue fuera.
rulebook-vino-land-given-back = La tierra que vuelve
rulebook-vino-land-given-back-text = Con las ventas pueden quedar viñedos libres de nuevo. Mientras la botella está en pie, uno privado tiene que comprarse otra vez antes de que pueda llegar la donación, y uno del gobierno forma parte de la tierra que se donará. Cuando la botella ya ha salido, unos y otros están simplemente a la venta.

## The sale

rulebook-vino-chapter-sale = Venta y demanda
rulebook-vino-one-sale = Una venta por ronda
rulebook-vino-one-sale-text = Después de todas las compras puedes vender una vez, en orden de juego: una sola variedad y, como máximo, tanto como muestra de ella tu bodega. También puedes no vender nada. Ejemplo: con 6 de Nebbiolo y 4 de Barbera vendes hasta 6 de Nebbiolo o hasta 4 de Barbera, nunca ambas.
rulebook-vino-price-table = La tabla de precios
rulebook-vino-price-table-text = Para cada cantidad vendida, la tabla de precios muestra tres cosas: los ingresos, cuántos viñedos devuelves y cuántos pasos baja la demanda. Una venta mayor da más en total, pero menos por unidad. La tabla llega hasta 40, tantos como fichas de viñedo tienes.
rulebook-vino-revenue = Ingresos y demanda
rulebook-vino-revenue-text = La banca te paga lo que muestra la tabla de precios para esa cantidad, más la demanda de esa variedad. La demanda se suma una vez, no por unidad, y tal como estaba antes de esta venta. Ejemplo: la tabla muestra 500. Con una demanda de +150 recibes 650; con −100, recibes 400.
rulebook-vino-give-back = Vender cuesta viñedos
rulebook-vino-give-back-text = Por cada venta devuelves tantos viñedos como muestra la tabla de precios para esa cantidad, ni más ni menos. Nunca son más de los que tienes de esa variedad. Ejemplo: cultivas Trebbiano en 12 viñedos, vendes 12, y la tabla muestra que se devuelven 3: te quedan 9.
rulebook-vino-which-vineyards = Eliges tú lo que devuelves
rulebook-vino-which-vineyards-text = Eliges tú los viñedos. Todos tienen que ser de la variedad vendida, pero pueden estar en varias regiones y ser privados o del gobierno. Tus fichas vuelven a ti. Los viñedos quedan libres, y desde la ronda siguiente puede comprarlos cualquiera que haya elegido su región.
rulebook-vino-wine-stays = El vino no se agota
rulebook-vino-wine-stays-text = Al vender no se gasta vino: tu bodega solo baja por los viñedos que devuelves. Ejemplo: tu bodega muestra 8 de Montepulciano, vendes los 8 y devuelves 3 viñedos. Entonces muestra 5, y en la ronda siguiente puedes volver a venderlos.
rulebook-vino-demand = La demanda y su suma
rulebook-vino-demand-text = Cada variedad tiene su demanda en la tabla del mercado, entre −500 y +500, en pasos de 50. Todas empiezan en 0. Lo que baja una variedad lo suben las demás, así que las cinco juntas suman siempre 0. Ejemplo: −200, −50, 0, +100 y +150.
rulebook-vino-one-falls = Una baja, las demás suben
rulebook-vino-one-falls-text = Después de tu venta, la variedad vendida baja tantos pasos como muestra la tabla de precios. Entonces subes las otras cuatro, exactamente los mismos pasos en total. El reparto es cosa tuya: tres pasos pueden ir todos a Barbera, o dos a Barbera y uno a Trebbiano. La variedad vendida no puede subir.
rulebook-vino-demand-ends = Los extremos de la tabla del mercado
rulebook-vino-demand-ends-text = Nada baja de −500 ni sube de +500. Solo cuentan los pasos que se dan de verdad: si una variedad que está en −450 debe bajar tres pasos, baja uno, y las demás suben uno en total. En −500 aún se puede vender, pero nada se mueve. Para las subidas que tocan siempre hay sitio.
rulebook-vino-at-once = Quien vende más tarde lo nota
rulebook-vino-at-once-text = La demanda se mueve al momento, así que quien vende más tarde en la misma ronda vende con la nueva demanda. Ejemplo: dos jugadores quieren vender Barbera. El primero baja su demanda, y el segundo recibe menos por ella. Entretanto puede haber subido otra variedad.
rulebook-vino-below-zero = Si la demanda se come los ingresos
rulebook-vino-below-zero-text = Si los ingresos y una demanda baja suman menos de 0, esa venta no se puede hacer. Ejemplo: la tabla muestra 270, pero la demanda está en −300. Exactamente 0 sí se permite. La partida también se puede preparar para que una venta así sea posible y dé 0; se devuelven viñedos y baja la demanda como siempre.

## Money

rulebook-vino-chapter-money = Dinero y orden de juego
rulebook-vino-open-money = Qué dinero se ve
rulebook-vino-open-money-text = El dinero se cuenta en Vino, y toda cantidad acaba en 0. Conoces el tuyo; de los demás solo ves lo que han ingresado en esta ronda. La partida también se puede preparar para que todo el dinero esté siempre a la vista. Al final se muestra siempre.
rulebook-vino-income = Los ingresos de la ronda
rulebook-vino-income-text = Lo que da tu venta son tus ingresos de esta ronda. Se guardan aparte de tu dinero anterior hasta que queda fijado el nuevo orden de juego; entonces se juntan. El programa los separa por ti. Así nadie puede mezclarlos, y la regla impresa para el dinero mezclado no hace falta.
rulebook-vino-new-order = Empiezan los ingresos más bajos
rulebook-vino-new-order-text = Después de las ventas, quien tiene los ingresos más bajos de esta ronda ocupa el puesto 1, y así sucesivamente. Quien no ha vendido nada tiene 0. Solo cuentan los ingresos, no cuánto dinero tienes. Ejemplo: unos ingresos de 640, 0 y 390 dan los puestos 3, 1 y 2.
rulebook-vino-equal-incomes = Los mismos ingresos
rulebook-vino-equal-incomes-text = Quienes tienen los mismos ingresos mantienen su orden entre sí. Ejemplo: los puestos 2 y 4 no venden nada, los demás venden algo. En la ronda siguiente ocupan los puestos 1 y 2. Si no vende nadie, todos mantienen su puesto.

## Advice

rulebook-vino-chapter-advice = Buenos consejos
rulebook-vino-advice-land = Cuenta viñedos y hazte presente
rulebook-vino-advice-land-text = Comprando barato consigues más viñedos por tu dinero; uno solo caro, en el extremo lejano, te pone por delante de quienes tienen los mismos que tú. Ten algo allí donde aún falta una donación: el segundo y el tercero reciben a menudo más que el primero, y el cuarto, nada.
rulebook-vino-advice-sale = Vende con cuidado
rulebook-vino-advice-sale-text = Cultiva dos o tres variedades, cada una en buena cantidad, mejor que mucho de una o un poco de todo. Las ventas mayores cuestan muchos viñedos: ¿merece la pena por ese dinero? Devuelve los baratos si vas a comprar pronto en esa región y puedes volver a tenerlos; los caros, si otros van antes que tú.
rulebook-vino-advice-market = Piensa en quien vende después
rulebook-vino-advice-market-text = Quien ingresa poco juega pronto en la ronda siguiente, encuentra la mejor demanda y la baja para los que siguen. Cuando repartas las subidas, dáselas a variedades que no tengan quienes venden a continuación. Lo mejor de todo son las que vas a vender tú.
