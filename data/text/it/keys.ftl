# The page of the keys.

keys-title = Tasti
keys-back = Fatto
keys-usual = Tasti predefiniti
keys-open = Tasti
keys-tab-table = Al tavolo
keys-tab-program = Voce e finestra
keys-line = { $tab ->
        [program] Scegli un tasto per cambiarlo, o il pulsante di un controller. Senza voce, ciò che dicono i primi tasti appare scritto.
       *[table] Scegli un tasto per cambiarlo, o il pulsante di un controller.
    }
keys-press = Premi un tasto
    .short = Premi
keys-waiting = Premi il nuovo tasto o pulsante per “{ $action }”. Esc lascia quello di prima.
keys-taken = “{ $name }” serve già per “{ $action }”. Premi un altro tasto, o cambia prima quello.
    .short = “{ $name }” serve già per “{ $action }”. Premi un altro tasto.
keys-nameless = Nulla distingue questo tasto dagli altri. Premi un altro tasto.
keys-none = Nessuno
keys-controller = Controller: { $button }
    .short = { $button }
keys-controller-hold = Controller: { $button }, tieni premuto
    .short = { $button }, tieni

keys-action = { $action ->
        [up] Su
        [down] Giù
        [left] Sinistra
        [right] Destra
        [next_region] Parte successiva del tavolo
        [previous_region] Parte precedente
        [choose] Scegli
        [back] Annulla, indietro
        [inspect] Carta grande
        [open_hand] Apri la mano (tieni premuto)
        [undo] Annulla mossa
        [redo] Ripeti mossa
        [restart_turn] Ricomincia il turno
        [since_last] Dal tuo ultimo turno
        [pin] Fissa la carta
        [prices] Tavola dei prezzi (Vino)
        [advice] E adesso?
        [mat_0] La tua plancia
        [mat_1] Plancia del giocatore 1
        [mat_2] Plancia del giocatore 2
        [mat_3] Plancia del giocatore 3
        [mat_4] Plancia del giocatore 4
        [mat_5] Plancia del giocatore 5
        [mat_6] Plancia del giocatore 6
        [mat_back] Plancia precedente
        [mat_on] Plancia successiva
        [peek] Plancia di chi aspetta (tieni premuto)
        [voice] Leggere ad alta voce
        [repeat] Ripeti
        [tell_turn] A chi tocca
        [tell_asked] Che cosa viene chiesto
        [tell_own] Il mio vigneto
        [tell_others] Gli altri
        [log] Cronaca
        [rules] Come si gioca
        [menu] Menu
        [mute] Muto
        [fullscreen] Schermo intero
        [text_bigger] Testo più grande
        [text_smaller] Testo più piccolo
       *[other] { $action }
    }
    .short = { $action ->
        [next_region] Parte successiva
        [open_hand] Apri la mano
        [restart_turn] Rifai il turno
        [since_last] Ultimo turno
        [prices] Prezzi
        [mat_1] Plancia giocatore 1
        [mat_2] Plancia giocatore 2
        [mat_3] Plancia giocatore 3
        [mat_4] Plancia giocatore 4
        [mat_5] Plancia giocatore 5
        [mat_6] Plancia giocatore 6
        [peek] Plancia di chi aspetta
       *[other] { keys-action }
    }

keys-note = { $action ->
        [voice] Inizia e smette, in ogni pagina.
        [repeat] Tutto ciò che è stato detto dopo l’ultimo tasto.
        [tell_turn] Chi gioca, in quale ordine e chi ha finito.
        [tell_asked] La domanda e come si può rispondere.
        [tell_own] Punti, soldi, lavoratori e tutto ciò che c’è.
       *[tell_others] Una frase su ciascuno.
    }

keys-button = { $button ->
        [dpad_up] su
        [dpad_down] giù
        [dpad_left] sinistra
        [dpad_right] destra
        [rb] RB
        [lb] LB
        [rt] RT
        [lt] LT
        [l3] premi levetta sinistra
        [r3] premi levetta destra
        [stick_up] levetta destra su
        [stick_down] levetta destra giù
        [stick_left] levetta destra a sinistra
        [stick_right] levetta destra a destra
        [view] View
        [menu] Menu
        [a] A
        [b] B
        [x] X
       *[y] Y
    }

key-pad = { $sign } (tastierino)
key-place = Tasto { $number }
key-word = { $name ->
        [ctrl] Ctrl
        [alt] Alt
        [shift] Maiusc
        [left-alt] Alt
        [right-alt] Alt destro
        [alt-gr] Alt Gr
        [tab] Tab
        [return] Invio
        [enter] Invio (tastierino)
        [escape] Esc
        [space] Spazio
        [backspace] Backspace
        [insert] Ins
        [delete] Canc
        [home] Inizio
        [end] Fine
        [page-up] Pag su
        [page-down] Pag giù
        [up] ↑
        [down] ↓
        [left] ←
        [right] →
       *[other] ?
    }
