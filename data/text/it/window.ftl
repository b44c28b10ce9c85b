# The window itself: command line, title, new game, notices.

window-title = Vendemmia
language-name = Italiano
languages-title = Lingua
languages-system = Sistema
languages-back = Indietro
window-about = Vendemmia: due giochi da tavolo sul vino italiano, da uno a sei giocatori davanti a un solo schermo.
window-usage = uso:
window-options = Opzioni
window-option-window = dimensioni della finestra in pixel, per esempio 1920x1080
window-option-record = continua questa partita salvata
window-option-aloud = d’ora in poi la voce del sistema legge tutto ad alta voce
window-option-safe = parte con le impostazioni predefinite e senza audio, e non conserva modifiche alle impostazioni
window-option-version = dice quale versione è questa ed esce
window-option-language = lingua di tutti i testi d’ora in poi: { $codes }
window-option-help = mostra questo testo ed esce
window-option-size = LxA
window-option-file = FILE
window-option-code = CODICE

window-error-command-line = vendemmia: { $fault }; vendemmia --help elenca le opzioni.
window-error-window-size = “{ $text }” non è una dimensione per la finestra: scrivila come 1920x1080, ogni lato da { $least } a { $most }
window-error-option-unknown = { $options } non è un’opzione
window-error-option-value = { $takes ->
    [yes] { $option } vuole un valore dopo di sé
   *[no] { $option } non vuole alcun valore
}
window-error-language = “{ $text }” non è una lingua del programma: ci sono { $codes }
window-error-no-display = Vendemmia ha bisogno di uno schermo e non ne trova: avviala da un desktop, o imposta DISPLAY o WAYLAND_DISPLAY.
window-error-no-home = Vendemmia non trova una cartella in cui tenere le tue partite: imposta HOME, oppure { $variable } su una cartella per loro.
window-error-no-window = Qui non si può aprire una finestra di { $size }: scegli un’altra dimensione, come --window 1280x720.
window-error-settings = Le tue impostazioni non si sono potute leggere ({ $fault }): { $used ->
        [before] valgono quelle di prima dell’ultima modifica
       *[usual] valgono quelle predefinite
    }. Il vecchio file è conservato come { $file }.
window-settings-foreign = { $count ->
        [one] Una risposta in { $file } è sconosciuta a questa versione ({ $names }); al suo posto vale quella predefinita.
       *[other] { $count } risposte in { $file } sono sconosciute a questa versione ({ $names }); al loro posto valgono quelle predefinite.
    } Il file resta com’è.
window-settings-keys = { $count ->
        [one] Un tasto o pulsante in { $file } non esiste o serve già ad altro ({ $names })
       *[other] { $count } tasti o pulsanti in { $file } non esistono o servono già ad altro ({ $names }{ $more ->
            [0] {""}
           *[other] , …
        })
    }. Valgono quelli predefiniti: si cambiano in Impostazioni, Tasti.
window-error-keep-settings = Le impostazioni non si possono conservare in { $file } ({ $fault }): libera spazio o sistema la cartella.

window-colour-lago = Lago
window-colour-cotto = Cotto
window-colour-sole = Sole
window-colour-salvia = Salvia
window-colour-nero = Nero
window-colour-calce = Calce

window-title-game = Viticulture
window-title-vino = Vino
window-continue = Continua
window-no-date = ??.??.????
window-continue-what = { $game } · salvata { $when }
    { $names }
window-new-game = Nuova partita
window-how-to-play = Come si gioca
window-settings = Impostazioni
window-quit = Esci
window-plate = { $version }   ·   { $press } schermo intero


entry-boxes = { $count ->
    [one] Una lettera non è in nessuno dei caratteri: al suo posto c’è un riquadro.
   *[other] { $count } lettere non sono in nessuno dei caratteri: al loro posto ci sono riquadri.
}
window-error-name-empty = Il posto { $seat } non ha un nome: scrivine uno.
window-error-name-long = “{ $name }” è un nome troppo lungo: al massimo { $most } lettere.
window-error-name-unreadable = Il nome del posto { $seat } non ha lettere o cifre che si possano mostrare: scrivine un altro.
window-error-name-twice = Due posti si chiamano “{ $name }”: dai a uno dei due un altro nome.
window-error-seed = “{ $text }” non è un seme: usa un numero intero di al massimo { $most } cifre, o lascia vuoto il campo.

window-error-no-record = { $file } non si può aprire: controlla il nome e se hai il permesso di leggerlo.
window-error-foreign-record = { $file } non è una partita salvata di Vendemmia: { $fault }. Il file resta com’è.
window-error-damaged-record = { $file } non si può continuare: { $fault }. Il file è conservato; torna al suo ultimo punto buono, o comincia una nuova partita.
window-error-other-rules = { $file } non si può giocare con le carte e i numeri di questo programma: { $fault }. Nulla è stato cambiato: giocala con la versione che l’ha salvata.
window-error-own-cards = { $file } non si può giocare: non resta copia delle carte proprie con cui è cominciata. Rimetti { $sets } in { $folder } com’era. Nulla della partita è stato cambiato.
window-error-edition = { $file } non si può giocare: { $fault } Nulla è stato cambiato.
window-error-damaged-over = { $file } è finita e non si può rivedere: { $fault }. Nulla è stato cambiato.
window-fault-no-cards = non resta copia delle carte con cui è cominciata
window-fault-over = è finita, e non resta copia delle carte con cui si è giocata
cards-error-many = Una partita accetta al massimo { $most } cartelle di carte; lasciane fuori qualcuna.
cards-error-unknown = { $folder } contiene carte con cui non si può giocare ({ $fault }); togli di nuovo le più recenti.
cards-hint-passed = { $file } viene saltato: un file di carte finisce in .yaml, uno di nomi in .ftl.
cards-hint-unnamed = In { $file } manca il nome della carta “{ $card }”: aggiungi una riga “card-{ $card } = …”.
edition-error-brought = la copia delle carte che porta con sé è danneggiata; procurati di nuovo il file da dove è venuto.
edition-error-damaged = la copia delle sue carte in { $file } è danneggiata; rimettine una buona.
edition-error-unknown = questa versione del programma non capisce la copia delle sue carte in { $file } ({ $fault }); giocala con la versione che l’ha salvata.
window-error-newer-record = { $file } è stata salvata da una versione più recente di Vendemmia: continuala con quella. Il file resta com’è.
window-error-record-fails = { $file } non si può continuare: le regole vi inciampano ({ $fault }). Il file è conservato; torna al suo ultimo punto buono, o comincia una nuova partita.
window-error-record-in-use = { $file } è in gioco in un’altra finestra: continua lì, o prima chiudila.
window-error-record-waits = { $file } non è ancora salvata per intero: libera spazio o sistema la cartella, poi riprova.
window-torn-record = L’ultima riga di { $file } non è stata scritta fino in fondo e si tralascia: continua da qui.
window-record-opponent = Alla riga { $line } di { $file } “{ $words }” non è un avversario di questa versione, quindi al posto { $seat } gioca una persona: affidalo di nuovo dal menu.
window-record-character = Alla riga { $line } di { $file } al posto { $seat } gioca “{ $words }”, un carattere che non c’è più in data/players/characters.yaml: finché non torna, quell’avversario gioca senza uno stile proprio.
window-fault-too-large = è troppo grande, con più di { $most } { $unit ->
        [kilobytes] KB
       *[megabytes] MB
    }
window-fault-no-file = non è un file ma una cartella o un dispositivo
window-fault-alias = la riga { $line } sta per un’altra; scrivila per esteso
window-fault-number = contiene un numero con più cifre di quante se ne possano avere
window-fault-no-text = non è un testo
window-error-save = La partita non si può salvare in { $file } ({ $fault }): libera spazio o sistema la cartella. Puoi continuare a giocare, e tutto si salva appena è possibile.
window-unsaved-title = Non tutto è salvato
window-unsaved-ask = Le ultime scelte della partita in { $file } non sono ancora sul disco: lì non si può scrivere nulla. Si scrivono appena c’è posto; se esci ora vanno perse.
window-unsaved-stay = Continua
window-unsaved-quit = Esci comunque
window-unsaved-lost = Le ultime scelte della partita in { $file } non si sono potute scrivere e sono perse; tutte le precedenti ci sono.
window-error-saves = Le partite salvate in { $folder } non si possono leggere ({ $fault }): sistema la cartella.
window-error-data = { $fault } Il gioco non può partire finché non è risolto.
window-last-good = Ultimo punto buono

window-waiting = Un momento
window-waiting-share = { $share }%
window-waiting-cancel = Annulla
window-reading = Lettura di { $file }

window-menu-title = { $saved ->
        [yes] La partita è salvata
       *[no] La partita non è ancora salvata
    }
window-play-on = Continua
window-view-on = Torna al tavolo
window-to-title = Menu iniziale
