# The glossary of Vino: for each term its heading, the forms by which texts call it (with commas between), and its entry.

glossary-vino-private = Viñedo privado
glossary-vino-private-forms = viñedo privado, viñedos privados, privado, privados
glossary-vino-private-text = Un viñedo con el número oscuro. Cuando se compra el último de una región con botella, llega la donación del gobierno.

glossary-vino-government = Viñedo del gobierno
glossary-vino-government-forms = viñedo del gobierno, viñedos del gobierno
glossary-vino-government-text = Un viñedo con el número claro. Se compra como los demás, o se recibe con una donación del gobierno.

glossary-vino-marker = Ficha de viñedo
glossary-vino-marker-forms = ficha de viñedo, fichas de viñedo, bandera, banderas
glossary-vino-marker-text = Indica de quién es un viñedo. Cada cual tiene 40; las de los viñedos devueltos vuelven a usarse.

glossary-vino-variety = Variedad
glossary-vino-variety-forms = variedad, variedades
glossary-vino-variety-text = Una de las cinco clases de uva. En cada región cultivas una sola, la de tu ficha de variedad.

glossary-vino-tile = Ficha de variedad
glossary-vino-tile-forms = ficha de variedad, fichas de variedad
glossary-vino-tile-text = Está junto a una región y se toma con el primer viñedo que se consigue allí. Dice qué cultivas en esa región.

glossary-vino-bottle = Botella
glossary-vino-bottle-forms = botella, botellas
glossary-vino-bottle-text = Está en seis regiones mientras su donación del gobierno no ha llegado. La ronda en la que sale la última botella es la última.

glossary-vino-barrel = Barril
glossary-vino-barrel-forms = barril
glossary-vino-barrel-text = Está en la región en la que ahora se compran viñedos. Va de una región a otra según su número.

glossary-vino-cellar = Bodega
glossary-vino-cellar-forms = bodega, bodegas
glossary-vino-cellar-text = Cuenta en cuántos viñedos cultivas cada variedad. Hasta esa cantidad puedes vender en una ronda.

glossary-vino-demand = Demanda
glossary-vino-demand-forms = demanda, tabla del mercado
glossary-vino-demand-text = Lo que los compradores añaden al precio de una variedad o le quitan, de −500 a +500. Las cinco juntas suman siempre 0.

glossary-vino-price-table = Tabla de precios
glossary-vino-price-table-forms = tabla de precios
glossary-vino-price-table-text = Dice, para cada cantidad vendida, cuánto da, cuántos viñedos se devuelven y cuántos pasos baja la demanda.

glossary-vino-income = Ingresos de la ronda
glossary-vino-income-forms = ingresos de la ronda, ingresos de esta ronda, ingresos más bajos
glossary-vino-income-text = Lo que ha dado tu venta en esta ronda. En la siguiente empieza quien menos tiene.

glossary-vino-order = Orden de juego
glossary-vino-order-forms = orden de juego
glossary-vino-order-text = En este orden actúa cada cual. Después de cada ronda lo deciden los ingresos, empezando por los más bajos.

glossary-vino-owner = Propietario
glossary-vino-owner-forms = propietario, propietarios
glossary-vino-owner-text = Quien tiene viñedos en una región elegida cuando llega allí el barril. Los propietarios compran primero, cuanto puedan pagar.

glossary-vino-newcomer = Los nuevos
glossary-vino-newcomer-forms = los nuevos
glossary-vino-newcomer-text = Quien ha elegido una región y no tiene nada allí. Después de los propietarios, los nuevos compran por turno, un viñedo cada vez.

glossary-vino-gift = Donación del gobierno
glossary-vino-gift-forms = donación del gobierno, donación, donaciones
glossary-vino-gift-text = Cuando en una región con botella no queda libre ningún viñedo privado, se donan los viñedos del gobierno libres: uno, dos y todos los demás a los tres con más viñedos allí.

glossary-vino-preliminary = Turno preliminar
glossary-vino-preliminary-forms = turno preliminar
glossary-vino-preliminary-text = Antes de la primera ronda cada cual compra tres viñedos: dos según las fichas robadas y uno en cualquier región.
