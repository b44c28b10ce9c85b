# The campaign: the road through eight villages, what each challenge asks, and its progress.

challenge-name-1 = La colina heredada
challenge-name-2 = La cuadrilla corta
challenge-name-3 = La mesa llena
challenge-name-4 = La larga cosecha
challenge-name-5 = La puerta abierta
challenge-name-6 = La bodega honda
challenge-name-7 = La ventaja inicial
challenge-name-8 = El vino de la casa
source-challenge_1 = desafío 1
source-challenge_2 = desafío 2
source-challenge_3 = desafío 3
source-challenge_4 = desafío 4
source-challenge_5 = desafío 5
source-challenge_6 = desafío 6
source-challenge_7 = desafío 7
source-challenge_8 = desafío 8
source-campaign = campaña
source-automa = el Automa

## What a challenge changes, a sentence for each word of its data

challenge-mama-none = No hay mamá.
challenge-mama_with_order-may_redraw = Una mamá que roba pedidos se puede cambiar por la siguiente.
challenge-vine_deck-reshuffle_after_setup = Después se baraja el mazo de vides.
challenge-regular_workers = { $n ->
        [one] Puedes tener { $n } trabajador normal como máximo.
       *[other] Puedes tener { $n } trabajadores normales como máximo.
    }
challenge-spaces-middle = Se abren las casillas centrales, con su bonificación, en lugar de las izquierdas.
challenge-bonus_tokens-unusable = No se pueden usar las fichas de acción de bonificación.
challenge-years = { $n ->
        [one] La partida dura { $n } año.
       *[other] La partida dura { $n } años.
    }
challenge-wake_up_rows-any = Cada año se puede elegir cualquier fila de despertar.
challenge-points-none_in_play = Durante la partida no se ganan puntos.
challenge-vp_costs-barred = No se puede pagar nada con puntos.
challenge-forbidden-fill_order = No se pueden completar pedidos.
challenge-begin = Al principio: { $what }.
challenge-end = Al final: { $what }.
challenge-action = { $action }: { $what }.
challenge-must = Al final del año { $year } debes tener { $what }; si no, pierdes la partida.
challenge-must-worker = { $n } trabajadores, incluido el grande
challenge-plain = Supera al Automa al final.

## The road

campaign-title = Campaña
campaign-new = Nueva campaña
campaign-name = Nombre
campaign-name-usual = Campaña { $n }
campaign-aggressive = Automa agresivo
campaign-aggressive-answer = { $answer ->
        [on] Superarlo cada año
       *[off] Solo al final
    }
campaign-aggressive-note = Una campaña agresiva omite { $challenges }.
campaign-begin = Empezar
campaign-cancel = Cancelar
campaign-delete = Borrar
campaign-delete-title = ¿Borrar «{ $name }»?
campaign-delete-ask = Su progreso de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } se pierde para siempre. Las partidas guardadas se conservan.
campaign-delete-yes = Borrarla
campaign-delete-no = Conservarla
campaign-give-up = Abandonar esta partida
    .short = Abandonar
campaign-give-up-title = ¿Abandonar esta partida del desafío { $n }?
campaign-give-up-ask = Cuenta como perdida para la campaña, y el próximo intento empieza de nuevo. La partida va a la papelera.
campaign-give-up-yes = Abandonarla
campaign-give-up-no = Seguir jugando
campaign-start = Jugar el desafío { $n }
campaign-go-on = Seguir con el desafío { $n }
    .short = Seguir
campaign-back = Volver
campaign-solo = Partida suelta
campaign-tries = { $count ->
        [0] sin intentar
        [one] { $count } intento
       *[other] { $count } intentos
    }
campaign-passed-in = { $count ->
        [one] superado a la primera
       *[other] superado en { $count } intentos
    }
    .short = { $count ->
        [one] a la primera
       *[other] en { $count } intentos
    }
campaign-left-out = se omite
campaign-tokens = { $count ->
        [one] { $count } ficha para el próximo intento, por una partida perdida aquí
       *[other] { $count } fichas para el próximo intento, por partidas perdidas seguidas
    }
    .short = { $count ->
        [one] { $count } ficha para el próximo
       *[other] { $count } fichas para el próximo
    }
campaign-tokens-none = Sin fichas: cada partida perdida aquí da una para el próximo intento.
    .short = Sin fichas
campaign-tokens-useless = En este desafío las fichas no sirven.
    .short = Las fichas no sirven
campaign-games = { $count ->
        [one] { $count } partida hasta ahora
       *[other] { $count } partidas hasta ahora
    }
campaign-line = { $challenge ->
        [0] terminada
       *[other] desafío { $challenge }
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
campaign-game = { $named ->
        [yes] Desafío { $n } de «{ $name }»
       *[no] Desafío { $n }
    }
campaign-empty = No hay ninguna campaña en marcha. Empieza una: ocho desafíos, cada uno una partida contra el Automa. Gana para avanzar; cuantas menos partidas, mejor.
campaign-number = Desafío { $n } de { $all }
campaign-rules = Cambios sobre la partida en solitario
campaign-score = Fin del camino
campaign-score-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
campaign-score-fewest = Mínimo posible: { $count }
campaign-head-games = Partidas
campaign-head-won = Resultado
campaign-won = { $points } : { $automa }

## Notices

campaign-error-damaged = No se puede leer el archivo de campaña { $file }: { $fault }. Se conserva como { $aside }; las demás campañas siguen ahí.
campaign-error-restored = «{ $name }» vuelve a estar como antes de escribirse por última vez.
campaign-error-cards = No se puede leer el archivo de campaña { $file }: { $fault } Se deja como está.
campaign-fault-cards = empezó con otros desafíos, de los que no se conserva copia.
campaign-error-newer = No se puede leer el archivo de campaña { $file }: { $fault }. Se deja como está; usa para él la versión más nueva.
campaign-error-save = No se puede guardar la campaña en { $file } ({ $fault }): libera espacio o arregla la carpeta, y vuelve a abrir esta página.
campaign-error-folder = No se pueden leer las campañas de { $folder } ({ $fault }): arregla la carpeta.
campaign-error-name-empty = La campaña no tiene nombre: escribe uno.
campaign-error-name-long = «{ $name }» es demasiado largo como nombre: como máximo, { $most } letras.
campaign-error-name-unreadable = Este nombre no tiene ninguna letra ni cifra que se pueda mostrar: escribe otro.
campaign-error-name-twice = Ya hay una campaña «{ $name }»: escribe otro nombre.
campaign-fault-history = sus partidas no llevan a su progreso
campaign-rewind-warning = Si retrocedes más allá de lo revelado, esta partida sale de la campaña: no contará.
campaign-rewound = Esta partida ha retrocedido más allá de lo revelado: no cuenta para la campaña.

## The end of a campaign game

score-campaign-passed = Desafío { $n } superado en { $tries ->
        [one] una partida
       *[other] { $tries } partidas
    }. Siguiente: { $next }.
score-campaign-finished = Campaña terminada: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en total.
score-campaign-again = Aún sin superar. El próximo intento { $tokens ->
        [0] no da fichas
        [one] da una ficha
       *[other] da { $tokens } fichas
    }.
score-campaign-not-counted = La partida ha retrocedido y no cuenta para la campaña.
