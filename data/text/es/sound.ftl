# Sound and music: the page of its settings, and what is said where nothing can be heard.

sound-title = Sonido
sound-open = Sonido
sound-back = Listo
sound-usual = Restablecer
sound-no-device = No se ha encontrado ningún dispositivo de sonido: el juego está en silencio.
sound-device-gone = Se ha desconectado el dispositivo de sonido: el juego queda en silencio hasta que haya otro.
sound-broken-table = { $fault } Arréglalo, o instala el juego de nuevo.
sound-muted-line = Todo está en silencio. { $name } vuelve a activar el sonido.
sound-line = { $name } apaga y enciende todo el sonido.
sound-volume = { $volume ->
        [0] 0 %
       *[other] { $volume } %
    }

sound-music = Música
sound-music-note = Piezas tranquilas con largas pausas entre ellas.
sound-effects = Efectos
sound-effects-note = Piezas, monedas, cartas y corchos.
sound-signals = Señales
sound-signals-note = Turnos, avisos, estaciones y campanas.
sound-mute = Todo el sonido
sound-mute-note = Una pulsación para el silencio.
sound-mute-answer = { $answer ->
        [on] En silencio
       *[off] Activado
    }
sound-background = En segundo plano
sound-background-note = Mientras otra ventana está delante.
sound-background-answer = { $answer ->
        [pause] En silencio
       *[play] Sigue sonando
    }
