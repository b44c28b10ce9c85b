# The settings: each has a name, a line that says what it is about, and words for its answers.

settings-title = Impostazioni
settings-back = Fatto
settings-usual = Predefinite
settings-usual-hint = Tutte le pagine delle impostazioni tornano come all’inizio. Suono e tasti restano come sono.

settings-tab-screen = Testo e schermo
settings-tab-motion = Movimento e ritmo
settings-tab-turns = Turni e aiuto
settings-tab-hands = Mani e segreti
settings-tab-voice = Lettura ad alta voce

settings-language = Lingua
settings-language-note = Tutto cambia subito, anche durante una partita.

settings-text = Dimensione del testo
settings-text-note = Vale per tutto ciò che è scritto.
settings-text-answer = { $answer }%

settings-contrast = Contrasto
settings-contrast-note = Alto: fondi bianchi e neri, linee forti, niente grana della carta.
settings-contrast-answer = { $answer ->
        [high] Alto
       *[normal] Normale
    }

settings-animation = Velocità dei movimenti
settings-animation-note = Il programma non aspetta mai che un movimento finisca.
settings-animation-answer = { $answer ->
        [half] Dimezzata
        [normal] Normale
        [double] Doppia
        [fourfold] Quadrupla
        [step] Passo per passo
       *[instant] Immediata
    }
    .short = { $answer ->
        [half] Metà
        [normal] Normale
        [double] Doppia
        [fourfold] Quadrupla
        [step] A passi
       *[instant] Subito
    }

settings-reduced-motion = Meno movimento
settings-reduced-motion-note = I pezzi appaiono al loro posto e i segni stanno fermi.
settings-reduced-motion-answer = { $answer ->
        [on] Sì
       *[off] No
    }

settings-pace = Ritmo degli avversari
settings-pace-note = Per quanto tempo si legge ogni loro mossa. Un clic mostra la successiva.
settings-pace-answer = { $answer ->
        [leisurely] Tranquillo
        [steady] Regolare
        [brisk] Svelto
       *[at_once] Immediato
    }

settings-wait-for-me = Aspettami
settings-wait-for-me-note = Dopo ogni mossa di un avversario il tavolo aspetta un clic.
settings-wait-for-me-answer = { $answer ->
        [on] Sì
       *[off] No
    }

settings-confirm = Conferma del turno
settings-confirm-note = Chiede comunque se passi con lavoratori rimasti, o per un visitatore non scelto.
settings-confirm-answer = { $answer ->
        [always] Ogni turno
        [long] Turni lunghi, rivelazioni
       *[never] Mai
    }
    .short = { $answer ->
        [always] Ogni turno
        [long] Turni lunghi
       *[never] Mai
    }

settings-tips = Righe di spiegazione
settings-tips-note = Una riga sotto la domanda dice come si risponde.
settings-tips-answer = { $answer ->
        [all] Con ogni domanda
        [new] Solo la prima volta
       *[off] No
    }
    .short = { $answer ->
        [all] Sempre
        [new] Prima volta
       *[off] No
    }

settings-advice = Suggerimenti
settings-advice-note = La lampadina accanto a una domanda suggerisce mosse e dice a che cosa servono.
settings-advice-answer = { $answer ->
        [off] Mai
       *[on] Offerti
    }

settings-inspect = Spiega ciò che indichi
settings-inspect-note = Quanto a lungo il puntatore deve restarci sopra.
settings-inspect-answer = { $answer ->
        [0] Subito
        [350] 0,35 s
        [700] 0,7 s
        [1000] 1 s
       *[never] Mai
    }

settings-hands = Mani a un nuovo tavolo
settings-hands-note = Vale all’inizio di ogni nuova partita.
settings-hands-answer = { $answer ->
        [closed] Coperte finché non si aprono
       *[open] Scoperte per tutti
    }
    .short = { $answer ->
        [closed] Coperte
       *[open] Scoperte
    }

settings-curtain = Sipario
settings-curtain-note = Nasconde il tavolo mentre lo schermo passa di mano.
settings-curtain-answer = { $answer ->
        [secret] Prima di domande segrete
       *[always] A ogni cambio di turno
    }
    .short = { $answer ->
        [secret] Domande segrete
       *[always] Ogni cambio di turno
    }

settings-audience = Altri guardano lo schermo
settings-audience-note = Mani e righe private si vedono solo per un momento.
settings-audience-answer = { $answer ->
        [on] Sì
       *[off] No
    }

settings-mode = Finestra
settings-mode-note = { $press } alterna finestra e schermo intero.
settings-mode-answer = { $answer ->
        [window] Finestra
        [borderless] Senza bordi
       *[fullscreen] Schermo intero
    }

settings-voice = Leggi ad alta voce
settings-voice-note = La voce del sistema dice che cosa viene chiesto e dove ti trovi. { $aloud } la fa iniziare e smettere ovunque.
settings-voice-answer = { $answer ->
        [on] Sì
       *[off] No
    }

settings-verbosity = Quanto viene detto
settings-verbosity-note = Breve: nomi, domande, rifiuti. Normale: anche stati e mosse altrui. Completo: anche a che cosa servono.
settings-verbosity-answer = { $answer ->
        [brief] Breve
        [normal] Normale
       *[full] Completo
    }

settings-speech-rate = Velocità della voce
settings-speech-rate-note = Ogni risposta si sente subito.
settings-speech-rate-answer = { $answer ->
        [slow] Lenta
        [normal] Normale
        [fast] Veloce
       *[faster] Molto veloce
    }

settings-voice-try = Prova la voce
settings-voice-try-button = Di’ qualcosa
settings-voice-try-note = { $state ->
        [missing] Non è stato trovato nulla che parli. Installa speech-dispatcher o espeak-ng.
        [none] La voce di questo sistema non è stata trovata.
        [failed] La voce di questo sistema non risponde. “Di’ qualcosa” riprova.
       *[ready] Parla { $program }.
    }
