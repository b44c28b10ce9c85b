# The replay of a finished game.

replay-title = Replay, { $at } su { $last }
replay-pace = Velocità: { $pace }
    .short = { $answer ->
        [half] Velocità ½
        [normal] Velocità 1
        [double] Velocità 2
        [fourfold] Velocità 4
        [step] A passi
       *[instant] Subito
    }
replay-hands = { $game ->
        [vino] { $hands ->
            [open] Segreti visibili
           *[closed] Segreti coperti
        }
       *[viticulture] { $hands ->
            [open] Mani scoperte
           *[closed] Mani coperte
        }
    }
    .short = { $game ->
        [vino] { $hands ->
            [open] Visibili
           *[closed] Coperti
        }
       *[viticulture] { $hands ->
            [open] Mani scoperte
           *[closed] Mani coperte
        }
    }
replay-eyes = { $whose ->
        [one] Visuale: { $name }
       *[asked] Visuale: chi agisce
    }
    .short = { $whose ->
        [one] { $name }
       *[asked] Chi agisce
    }
replay-go-on = Nuova partita da qui
    .short = Nuova da qui
replay-go-on-ask = Continuare da qui come nuova partita? Quella che stai guardando resta com’è.
replay-go-on-no = Indietro
replay-go-on-yes = Nuova partita
replay-hint-pace = A che velocità si rivede la partita. Ogni clic passa alla velocità seguente.
replay-hint-hands = { $game ->
        [vino] Se le pedine e i soldi nascosti si vedono, o restano coperti come per gli altri.
       *[viticulture] Se la mano si vede, o resta coperta come per gli altri.
    }
replay-hint-eyes = { $game ->
        [vino] Di chi si vedono i segreti: di chi agisce, o sempre dello stesso posto.
       *[viticulture] Di chi si vede la mano: di chi agisce, o sempre dello stesso posto.
    }
replay-hint-part-back = { $game ->
        [vino] All’inizio di questo turno, o del precedente
       *[viticulture] All’inizio di quest’anno, o del precedente
    }
replay-hint-back = Una scelta indietro: { $press }
replay-hint-play = Rivedi la partita da qui, o ferma
replay-hint-on = Una scelta avanti: { $press }
replay-hint-part-on = { $game ->
        [vino] Al turno successivo
       *[viticulture] All’anno successivo
    }
replay-play = { $state ->
        [playing] Pausa
        [over] Da capo
       *[paused] Avvia
    }
replay-leave = Esci
