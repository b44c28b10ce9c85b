# Sound and music: the page of its settings, and what is said where nothing can be heard.

sound-title = Audio
sound-open = Audio
sound-back = Fatto
sound-usual = Audio predefinito
sound-no-device = Nessun dispositivo audio trovato: il gioco è muto.
sound-device-gone = Il dispositivo audio è stato scollegato: il gioco resta muto finché non ce n’è un altro.
sound-broken-table = { $fault } Correggilo, o reinstalla il gioco.
sound-muted-line = Tutto è muto. { $name } riattiva l’audio.
sound-line = { $name } spegne e riaccende tutto l’audio.
sound-volume = { $volume ->
        [0] Spento
       *[other] { $volume }%
    }

sound-music = Musica
sound-music-note = Brani tranquilli, con lunghe pause tra uno e l’altro.
sound-effects = Effetti
sound-effects-note = Pezzi, monete, carte e tappi.
sound-signals = Segnali
sound-signals-note = Turni, rifiuti, stagioni e campane.
sound-mute = Tutto l’audio
sound-mute-note = Un tasto per il silenzio.
sound-mute-answer = { $answer ->
        [on] Muto
       *[off] Acceso
    }
sound-background = In secondo piano
sound-background-note = Mentre è davanti un’altra finestra.
sound-background-answer = { $answer ->
        [pause] Silenzio
       *[play] Continua
    }
