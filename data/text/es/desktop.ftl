# Lo que dicen del programa los escritorios y sus tiendas de software, y su página de manual.

desktop-kind = Juegos de mesa sobre vino
desktop-summary = Dos juegos de mesa sobre el vino italiano, ante una sola pantalla
# Las palabras con las que se encuentra, separadas por punto y coma.
desktop-keywords = juego de mesa;vino;viñedo;colocación de trabajadores
desktop-about-games = Reuníos ante una sola pantalla y llevad un viñedo: en Viticulture se colocan trabajadores, se plantan vides, se vendimia, se hace vino y se cumplen pedidos; en Vino se compran viñedos por toda Italia y se vende su vino. La casa cuida de las reglas.
desktop-about-company = Donde no se sienta nadie juegan oponentes, y las lecciones enseñan los dos juegos en la mesa, una jugada tras otra.
desktop-about-aloud = Se puede jugar sin ver la pantalla: con una tecla la voz del sistema lo lee todo en voz alta, y los lectores de pantalla encuentran todo lo que hay en la mesa.
desktop-about-own = Una obra no oficial de aficionados: imágenes, palabras y música son propias.

# Títulos de la página de manual, en mayúsculas como es costumbre allí.
manual-name = NOMBRE
manual-synopsis = SINOPSIS
manual-description = DESCRIPCIÓN
manual-options = OPCIONES
manual-files = ARCHIVOS
manual-environment = ENTORNO
manual-exit = ESTADO DE SALIDA
# La línea con la que se encuentra la página; va tras el nombre del programa y un guion.
manual-summary = dos juegos de mesa sobre el vino italiano, ante una sola pantalla
manual-saves = partidas guardadas, campañas, lecciones, cartas propias, informes
manual-settings = los ajustes
manual-home = una carpeta que guarda todo esto en lugar de las anteriores
manual-ended = se cerró
manual-stopped = no pudo abrirse o seguir; una frase dice por qué
manual-interrupted = fue interrumpido
