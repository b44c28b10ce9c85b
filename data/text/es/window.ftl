# The window itself: command line, title, new game, notices.

window-title = Vendemmia
language-name = Español
languages-title = Idioma
languages-system = Sistema
languages-back = Volver
window-about = Vendemmia: dos juegos de mesa sobre el vino italiano, para una a seis personas ante una pantalla.
window-usage = uso:
window-options = Opciones
window-option-window = tamaño de la ventana en píxeles, por ejemplo 1920x1080
window-option-record = continúa esta partida guardada
window-option-aloud = desde ahora la voz del sistema lo lee todo en voz alta
window-option-safe = empieza con los ajustes habituales y sin sonido, y no conserva cambios en los ajustes
window-option-version = dice qué versión es esta y termina
window-option-language = idioma de todos los textos desde ahora: { $codes }
window-option-help = muestra este texto y termina
window-option-size = ANxAL
window-option-file = ARCHIVO
window-option-code = CÓDIGO

window-error-command-line = vendemmia: { $fault }; vendemmia --help muestra las opciones.
window-error-window-size = «{ $text }» no es un tamaño de ventana; escríbelo como 1920x1080, cada lado de { $least } a { $most }
window-error-option-unknown = { $options } no es una opción
window-error-option-value = { $takes ->
    [yes] { $option } necesita un valor detrás
   *[no] { $option } no lleva ningún valor
}
window-error-language = «{ $text }» no es un idioma del programa; los que hay son { $codes }
window-error-no-display = Vendemmia necesita una pantalla y no encuentra ninguna: ábrelo en un escritorio, o define DISPLAY o WAYLAND_DISPLAY.
window-error-no-home = Vendemmia no encuentra una carpeta donde guardar tus partidas: define HOME, o define { $variable } con una carpeta para ellas.
window-error-no-window = Aquí no se puede abrir una ventana de { $size }: elige otro tamaño, por ejemplo --window 1280x720.
window-error-settings = No se han podido leer tus ajustes ({ $fault }), así que { $used ->
        [before] se usan los anteriores al último cambio
       *[usual] se usan los habituales
    }. El archivo antiguo se conserva como { $file }.
window-settings-foreign = { $count ->
        [one] Esta versión no conoce una respuesta de { $file } ({ $names }); en su lugar vale la habitual.
       *[other] Esta versión no conoce { $count } respuestas de { $file } ({ $names }); en su lugar valen las habituales.
    } El archivo conserva lo que dice.
window-settings-keys = { $count ->
        [one] Una tecla o un botón de { $file } no existe o ya sirve para otra cosa ({ $names })
       *[other] { $count } teclas o botones de { $file } no existen o ya sirven para otra cosa ({ $names }{ $more ->
            [0] {""}
           *[other] , …
        })
    }. Se usan los habituales; cámbialos en Ajustes, Teclas.
window-error-keep-settings = No se pueden guardar los ajustes en { $file } ({ $fault }): libera espacio o arregla la carpeta.

# Names that seats have at first: each is a colour on the table
window-colour-lago = Lago
window-colour-cotto = Teja
window-colour-sole = Sol
window-colour-salvia = Salvia
window-colour-nero = Noche
window-colour-calce = Cal

window-title-game = Viticulture
window-title-vino = Vino
window-continue = Continuar
window-no-date = ??.??.????
window-continue-what = { $game } · guardada el { $when }
    { $names }
window-new-game = Nueva partida
window-how-to-play = Cómo se juega
window-settings = Ajustes
window-quit = Salir
window-plate = { $version }   ·   { $press } pantalla completa


entry-boxes = { $count ->
    [one] Una letra no está en ninguna fuente: en su lugar se dibuja un cuadro.
   *[other] { $count } letras no están en ninguna fuente: en su lugar se dibujan cuadros.
}
window-error-name-empty = El asiento { $seat } no tiene nombre: escribe uno.
window-error-name-long = «{ $name }» es demasiado largo como nombre: como máximo, { $most } letras.
window-error-name-unreadable = El nombre del asiento { $seat } no tiene ninguna letra ni cifra que se pueda mostrar: escribe otro.
window-error-name-twice = Dos asientos se llaman «{ $name }»: da otro nombre a uno de ellos.
window-error-seed = «{ $text }» no es una semilla: usa un número entero de { $most } cifras como máximo, o no escribas nada.

window-error-no-record = No se puede abrir { $file }: comprueba su nombre y si tienes permiso para leerlo.
window-error-foreign-record = { $file } no es una partida guardada de Vendemmia: { $fault }. El archivo se deja como está.
window-error-damaged-record = No se puede continuar { $file }: { $fault }. El archivo se conserva; vuelve a su último punto bueno, o empieza una partida nueva.
window-error-other-rules = { $file } no se puede jugar con las cartas y los números de este programa: { $fault }. No se ha cambiado nada: juega la partida con la versión que la guardó.
window-error-own-cards = No se puede jugar { $file }: no se conserva copia de las cartas propias con las que empezó. Devuelve { $sets } a { $folder } tal como estaba. No se ha cambiado nada de la partida.
window-error-edition = No se puede jugar { $file }: { $fault } No se ha cambiado nada.
window-error-damaged-over = { $file } está terminada y no se puede repetir: { $fault }. No se ha cambiado nada.
window-fault-no-cards = no se conserva copia de las cartas con las que empezó
window-fault-over = está terminada, y no se conserva copia de las cartas con las que se jugó
cards-error-many = Una partida admite como máximo { $most } carpetas de cartas; deja fuera alguna.
cards-error-unknown = { $folder } contiene cartas con las que no se puede jugar ({ $fault }); retira las más recientes.
cards-hint-passed = { $file } se pasa por alto: un archivo de cartas termina en .yaml, uno de nombres en .ftl.
cards-hint-unnamed = { $file } no tiene nombre para la carta «{ $card }»; añade una línea «card-{ $card } = …».
edition-error-brought = la copia de sus cartas que trae está dañada; consigue otra vez el archivo donde lo obtuviste.
edition-error-damaged = la copia de sus cartas en { $file } está dañada; pon de nuevo una buena.
edition-error-unknown = esta versión del programa no entiende la copia de sus cartas en { $file } ({ $fault }); juega la partida con la versión que la guardó.
window-error-newer-record = { $file } se guardó con una versión más nueva de Vendemmia: sigue la partida en ella. El archivo se deja como está.
window-error-record-fails = No se puede continuar { $file }: las reglas tropiezan con él ({ $fault }). El archivo se conserva; vuelve a su último punto bueno, o empieza una partida nueva.
window-error-record-in-use = { $file } se está jugando en otra ventana: sigue allí, o ciérrala antes.
window-error-record-waits = Aún no está guardado todo { $file }: libera espacio o arregla la carpeta, y vuelve a intentarlo.
window-torn-record = La última línea de { $file } no se escribió hasta el final y se omite: sigue desde aquí.
window-record-opponent = En la línea { $line } de { $file }, «{ $words }» no es un oponente de esta versión, así que una persona juega en el asiento { $seat }: cédelo de nuevo en el menú.
window-record-character = En la línea { $line } de { $file }, el asiento { $seat } lo juega «{ $words }», un personaje que ya no está en data/players/characters.yaml: hasta que vuelva, ese oponente sigue sin estilo propio.
window-fault-too-large = es demasiado grande, con más de { $most } { $unit ->
        [kilobytes] KB
       *[megabytes] MB
    }
window-fault-no-file = no es un archivo, sino una carpeta o un dispositivo
window-fault-alias = la línea { $line } remite a otra; escríbela entera
window-fault-number = un número tiene más cifras de las que puede tener
window-fault-no-text = no es texto
window-error-save = No se puede guardar la partida en { $file } ({ $fault }): libera espacio o arregla la carpeta. Puedes seguir jugando, y todo se guarda en cuanto sea posible.
window-unsaved-title = No está todo guardado
window-unsaved-ask = Las últimas decisiones de la partida de { $file } aún no están en el disco: no se puede escribir en él. Se escriben en cuanto haya sitio; si sales ahora, se pierden.
window-unsaved-stay = Seguir
window-unsaved-quit = Salir de todos modos
window-unsaved-lost = Las últimas decisiones de la partida de { $file } no se han podido escribir y se pierden; todas las anteriores están ahí.
window-error-saves = No se pueden leer las partidas guardadas de { $folder } ({ $fault }): arregla la carpeta.
window-error-data = { $fault } El juego no puede empezar hasta que se arregle.
window-last-good = Último punto bueno

window-waiting = Un momento
window-waiting-share = { $share } %
window-waiting-cancel = Cancelar
window-reading = Leyendo { $file }

window-menu-title = { $saved ->
        [yes] Partida guardada
       *[no] Partida sin guardar
    }
window-play-on = Seguir jugando
window-view-on = Volver a la mesa
window-to-title = Al inicio
