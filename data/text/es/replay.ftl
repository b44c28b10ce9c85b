# The replay of a finished game.

replay-title = Repetición, { $at } de { $last }
replay-pace = Velocidad: { $pace }
    .short = { $answer ->
        [half] Velocidad ½
        [normal] Velocidad 1
        [double] Velocidad 2
        [fourfold] Velocidad 4
        [step] Por pasos
       *[instant] Al instante
    }
replay-hands = { $game ->
        [vino] { $hands ->
            [open] Los secretos se ven
           *[closed] Los secretos se ocultan
        }
       *[viticulture] { $hands ->
            [open] Las manos se ven
           *[closed] Las manos se ocultan
        }
    }
    .short = { $game ->
        [vino] { $hands ->
            [open] A la vista
           *[closed] Ocultos
        }
       *[viticulture] { $hands ->
            [open] Manos abiertas
           *[closed] Manos cerradas
        }
    }
replay-eyes = { $whose ->
        [one] Vista: { $name }
       *[asked] Vista: quien actúa
    }
    .short = { $whose ->
        [one] { $name }
       *[asked] Vista: quien actúa
    }
replay-go-on = Partida nueva desde aquí
    .short = Nueva desde aquí
replay-go-on-ask = ¿Seguir desde aquí como partida nueva? La que estás viendo se queda como está.
replay-go-on-no = Volver
replay-go-on-yes = Partida nueva
replay-hint-pace = A qué velocidad se repite la partida. Cada pulsación pasa a la siguiente.
replay-hint-hands = { $game ->
        [vino] Si las fichas y el dinero ocultos se ven, o se tapan como para los demás.
       *[viticulture] Si la mano se ve, o está boca abajo como para los demás.
    }
replay-hint-eyes = { $game ->
        [vino] De quién se ven los secretos: de quien actúa, o siempre de un mismo asiento.
       *[viticulture] De quién se ve la mano: de quien actúa, o siempre de un mismo asiento.
    }
replay-hint-part-back = { $game ->
        [vino] Al principio de esta ronda, o de la anterior
       *[viticulture] Al principio de este año, o del anterior
    }
replay-hint-back = Una decisión atrás: { $press }
replay-hint-play = Repetir la partida desde aquí, o parar
replay-hint-on = Una decisión adelante: { $press }
replay-hint-part-on = { $game ->
        [vino] A la siguiente ronda
       *[viticulture] Al siguiente año
    }
replay-play = { $state ->
        [playing] Pausa
        [over] Desde el inicio
       *[paused] Ver
    }
replay-leave = Salir
