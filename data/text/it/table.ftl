# The table: ribbon, panels, notes and buttons around the game itself.

table-parents = Mamma e papà di { $name }
table-wake-up = Sveglia
    .short = Primavera
table-wake-up-first = primo
table-cart-hint = estate o inverno, quanti lavoratori vuoi
table-or = o
table-place = { $place }º
table-viewing = Plancia di { $name }
table-peek-how = Tieni premuto l’angolo per guardare. { $press } (levetta destra): chi è il prossimo; ancora, quello dopo.
table-field-sold = venduto
table-field-empty = vuoto
table-staff = { $left ->
        [0] tutti al lavoro
       *[other] { $left } da piazzare
    }
table-hand = Mano
table-page = { $page } di { $pages }

## What the inspector says

table-inspect-more = Clic destro o { $press }: le parole sottolineate
    .short = { $press }: parole sottolineate
table-rule-more = altro nel regolamento
table-option = o: { $text }
table-row-first = Agisci prima degli altri in estate, autunno e inverno. Non dà altro.
table-row-alone = Di suo non dà nulla.
table-deck-counts = { $left ->
        [one] Resta { $left } carta
       *[other] Restano { $left } carte
    }, { $discarded ->
        [one] { $discarded } scartata
       *[other] { $discarded } scartate
    }. Pescata l’ultima carta, gli scarti si mescolano e formano un nuovo mazzo.
table-pile-top = in cima a { $discarded ->
        [one] { $discarded } scartata
       *[other] { $discarded } scartate
    }
table-cost = { $cost ->
        [one] { $cost } lira
       *[other] { $cost } lire
    }
table-built = costruita
table-field-text = Tutte le viti di questo campo insieme possono valere al massimo { $limit }. Finché è vuoto si può vendere per { $price } lire.
table-field-full = { $value } su { $limit }
table-field-harvested = { $full }, vendemmiato quest’anno
table-field-grows = { $vines }. Una vendemmia dà { $grapes }. Tutte le viti di questo campo insieme possono valere al massimo { $limit }.
table-field-bare = Qui non si può piantare né vendemmiare nulla finché non lo ricompri per { $price } lire (“{ $action }”).
table-grape-text = L’uva invecchia di 1 alla fine di ogni anno, se la casella successiva è libera. Fanne vino.
table-wine-text = I vini invecchiano di 1 alla fine di ogni anno, fin dove arrivano le tue cantine. Con i vini si completano gli ordini.
table-cellar = { $kind ->
        [red] Vino rosso
        [white] Vino bianco
        [blush] Vino rosato
       *[sparkling] Spumante
    }
table-cellar-text = Qui sta il vino di questo tipo, secondo il valore. Invecchia di 1 alla fine di ogni anno, fin dove arrivano le tue cantine; una cantina apre i posti dietro la sua porta.
table-rooster = Il tuo gallo
table-rooster-text = Mostra in quale riga della sveglia sei: più in alto, prima agisci. Torna a casa alla fine dell’anno.
table-pass-hint = { $season ->
        [summer] Per te finisce l’estate. Chi non hai piazzato serve in inverno.
       *[winter] Per te finisce l’inverno. Chi non hai piazzato torna a casa senza aver lavorato.
    }
table-back-text = Tieni premuto { $press }, o premi l’occhio, per vedere le carte.
table-worker-worker = Prende uno spazio libero.
table-worker-grande = Prende uno spazio libero, oppure si mette accanto a un’azione al completo e la svolge senza il suo bonus.
table-worker-temporary = Un aiuto solo per quest’anno.

## What the signs of the ribbon do

table-sign-undo = Annulla la mossa: { $press }. Se tieni premuto, annulla tutto il turno.
table-sign-undo-answers = Annulla la tua mossa e le risposte di { $names }: { $press }
table-sign-undo-before = Annulla l’ultima mossa di { $name }, finché non muovi tu.
table-sign-undo-picked = Annulla la scelta: { $press }
table-sign-undo-held = Annulla ciò che attende conferma: { $press }
table-sign-undo-past = Torna al presente: { $press }
table-sign-redo = Ripeti la mossa annullata: { $press }
table-sign-replay = Mostra le mosse dal tuo ultimo turno: { $press }
table-sign-log = Ripercorri la partita: { $press }
table-sign-sound = { $muted ->
        [yes] Accendi l’audio: { $press }
       *[no] Spegni l’audio: { $press }
    }
table-sign-fullscreen = Schermo intero o finestra: { $press }
table-sign-menu = Menu: { $press }

## Why a button is grey

table-grey-undo-shown = Con la tua ultima mossa, o dopo di essa, è venuto alla luce qualcosa di nascosto: non si può annullare.
table-grey-redo = Non c’è nulla di annullato da ripetere.
table-grey-watching = Qui non gioca nessuno di cui mostrare l’ultimo turno.
table-grey-first = Questo è l’inizio della partita.
table-grey-last = Questa è la fine della partita.
table-grey-confirm = Non è ancora scelto tutto ciò che si chiede qui sopra.
table-grey-enough = La scelta è completa: prima togli qualcosa.
table-grey-page = I pulsanti accanto portano alle altre risposte.
table-grey-page-first = Queste sono le prime risposte.
table-grey-page-last = Queste sono le ultime risposte.

## Task panel

table-open-hand-title = Apri la tua mano
table-open-hand-step = Sono le tue carte a decidere che cosa è possibile. Tieni premuto { $press }, o premi “Apri la mano”.
table-open-hand-line = La domanda riguarda le carte della tua mano. Tieni premuto { $press }, o premi “Apri la mano”.
table-make = { $kind ->
        [red] Vino rosso
        [white] Vino bianco
        [blush] Vino rosato
       *[sparkling] Spumante
    }: { $grapes }
    .short = { $kind ->
        [red] Rosso
        [white] Bianco
        [blush] Rosato
       *[sparkling] Spumante
    } { $values }
table-for-lira = { $what } per { $lira ->
        [one] { $lira } lira
       *[other] { $lira } lire
    }
    .short = { $what }: { $lira ->
        [one] { $lira } lira
       *[other] { $lira } lire
    }
table-short-grape = { $colour } { $value }
table-page-back = ‹
table-page-on = ›
table-confirm-title = Confermi?
table-confirm = Conferma
table-confirm-bonus = Conferma e prendi il bonus
table-cancel = Annulla
table-undo = Annulla mossa
    .short = Indietro
table-undo-answers = Annulla la mia mossa
    .short = Indietro
table-undone-answers = Annullate: la tua mossa e le risposte di { $names }.
table-reveals = Rivela carte: non si può annullare.
table-may-reveal = Il seguito può mostrare ciò che è nascosto: non si può annullare.
table-pass-keeps = { $count ->
        [one] Un lavoratore non è stato piazzato. Se passi, per te questa stagione finisce.
       *[other] { $count } lavoratori non sono stati piazzati. Se passi, per te questa stagione finisce.
    }
table-pass-keeps-summer = { $count ->
        [one] Un lavoratore ti resta per l’inverno.
       *[other] { $count } lavoratori ti restano per l’inverno.
    }
table-ends-turn = Così il tuo turno finisce.
table-plays = Così giochi { FORM($card, "the") }, la sola carta della tua mano che si può giocare qui.
table-ends-answer = Dopo questa risposta il turno continua.
table-asks = Poi risponde { $name }. Fino alla sua risposta, la freccia in alto annulla la mossa.
table-asks-next = Poi risponde { $name }.
table-picked = Scelte: { $picked } su { $due }
table-picked-any = Scelte: { $picked }
table-full = { $due ->
        [one] La scelta è fatta: un altro clic la annulla.
       *[other] Tutte le { $due } scelte sono fatte: un altro clic su una di esse la annulla.
    }
table-hand-open = Apri la mano
    .short = Apri
table-hand-close = Chiudi la mano
    .short = Chiudi
table-undo-before = L’ultima mossa è di { $name }: la freccia qui sopra la annulla.
table-undo-nothing = Non c’è nulla da annullare.
table-once-more = Ancora { $press } apre il menu.
table-let-go = La scelta in attesa di conferma è stata annullata quando si è chiusa la mano. Scegli di nuovo.
table-hidden = Prima apri la tua mano: tieni premuto { $press }, o premi “Apri la mano”.
table-place-first = Prima piazza un lavoratore su “{ $action }”.
table-confirm-first = Prima conferma il lavoratore su “{ $action }”.
table-action-refused = “{ $action }” non è possibile. { $reason }
table-turn = Ora gioca { $name }
table-turn-yours = tocca a te
table-harvest = Vendemmia
table-pressed = { $kind ->
        [red] Vino rosso
        [white] Vino bianco
        [blush] Vino rosato
       *[sparkling] Spumante
    } { $value }
table-delivered = Ordine completato
table-turn-over = La partita è finita
table-watching = Stai guardando: mani e scelte segrete restano coperte
table-pause = Pausa
table-go-on = Continua
table-paused = In pausa: un clic mostra un’altra mossa.
table-thinks = { $name } sta pensando
table-step = Ecco che cosa è successo
table-step-of = { $name }: { $words }
table-step-line = Quando hai visto, premi Avanti.
table-next = Avanti
table-over-line = Guarda il tabellone quanto vuoi.
table-over-score = Punteggio
table-over-menu = Menu
table-year = Anno { $year }
table-setup = Preparazione
table-goal = fine a { $ends }
    .short = a { $ends }
table-last-year = ultimo anno
log-times = { $line } × { $count }
table-log-season = Anno { $year }, { FORM($season, "small") }

## Year end

table-year-ends = L’anno finisce
table-year-end = La fine dell’anno { $year }
table-year-end-line = Uva e vini invecchiano, i lavoratori tornano a casa e gli ordini completati fruttano lire. { $by ->
        [keys] Un tasto qualsiasi per continuare.
       *[pointer] Fai clic per continuare.
    }
table-year-end-age = Uva e vini invecchiano
table-year-end-workers = I lavoratori tornano
table-year-end-residual = Lire per gli ordini
table-year-end-discard = Al massimo sette carte
table-year-end-gains = Guadagni dell’anno
    .short = Guadagni
table-year-end-first = Primo giocatore
