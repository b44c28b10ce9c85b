# Alone against the Automa: its panel, tokens, reasons, the set-up page and the end of a solo game.

table-automa = Automa
deck-automa = Cartas de Automa
table-automa-deck = { $left ->
        [one] queda { $left } carta
       *[other] quedan { $left } cartas
    }
table-automa-none = { $season ->
        [summer] Aún no ha revelado carta
        [winter] Aún no ha revelado carta
       *[other] Revela sus cartas en verano e invierno
    }
table-automa-foreign = no en este juego
table-automa-more = +{ $count }
table-automa-workers = { $left ->
        [0] todos colocados
        [one] espera { $left } trabajador
       *[other] esperan { $left } trabajadores
    }
table-automa-tokens = Fichas
table-automa-level = { $level }{ $aggressive ->
        [yes] , agresivo
       *[no] { "" }
    }
table-solo-goal = { $begun ->
        [yes] de { $years }
       *[no] { $years } años
    }

## What the inspector says

table-automa-card-text = { $season ->
        [summer] En verano coloca un trabajador por acción: { $actions }.
       *[winter] En invierno coloca un trabajador por acción: { $actions }.
    }
table-automa-card-none = { $season ->
        [summer] En verano no coloca ningún trabajador en el tablero.
       *[winter] En invierno no coloca ningún trabajador en el tablero.
    }
table-automa-card-other = Las líneas verdes y amarillas cuentan en verano, las rojas y azules en invierno; «{ table-automa-foreign }» indica una casilla que este tablero no tiene.
table-automa-text = Al empezar el verano y el invierno pone trabajadores en casillas, y así solo las bloquea: { $workers } al año, de los que quedan { $left }. Su corcho está en { $now } este año y en { $end } en el último: ten más puntos que él.
table-automa-text-aggressive = Su corcho avanza cada año: ahora está en { $now }, al final en { $end }. Al final de cada año debes superarlo; si no, pierdes la partida.
table-token-title = Fichas de acción de bonificación
table-token-text = Cuando colocas un trabajador, una ficha da también la bonificación de su acción, antes o después de ella. Tienes { $count }. Púlsalas antes de colocar el trabajador, o cuando se te pregunte; una por turno, no en la carreta ni en el yugo.
table-token-row = { $here ->
        [yes] Su ficha sigue aquí: si eliges esta fila, es tuya.
       *[no] Su ficha ya no está: no se puede elegir otra vez.
    }
table-row-with-token = { $text } { $token }

## Questions and answers

preview-with-token = La ficha da la bonificación. { $bonus }

ask-token = ¿Gastas una ficha de acción de bonificación?
ask-token-line = { $later ->
        [yes] Da la bonificación de la acción reservada cuando se realice.
       *[no] Da también la bonificación. { $bonus }
    }
ask-token-beside-line = { $line } O gasta antes una ficha.
choice-token = { $later ->
        [yes] Gastar una ficha
       *[no] Gastar una ficha: { $bonus }
    }
choice-keep-token = Guardar la ficha
ask-redraw = ¿Cambias de mamá?
ask-redraw-line = Roba pedidos, que no sirven en este desafío. La siguiente puede servir, o no.
choice-redraw = Tomar la siguiente
choice-keep-mama = Quedarte con ella

## Reasons

reason-row_token_gone = La ficha de la fila { $what } ya no está: cada fila se elige una vez.
reason-row_not_in_solo = A solas nadie puede ir a la fila { $what }.
reason-no_token = No tienes ninguna ficha de acción de bonificación.
reason-token_spent = Ya has gastado una ficha en este turno: solo una por turno.
reason-forbidden_by_challenge = { $what ->
        [worker] Este desafío permite { $need } trabajadores normales; tienes { $have }.
        [fill] Este desafío prohíbe completar pedidos.
       *[other] Este desafío lo prohíbe.
    }

## Year end

table-year-end-target = Por delante del Automa

## Levels

level-very_easy = Muy fácil
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-very_hard = Muy difícil
level-about = Supera al Automa tras { $years } años: está en { $vp } puntos.{ $start ->
        [0] { "" }
        [one] { " " }Empiezas con { $start } punto.
       *[other] { " " }Empiezas con { $start } puntos.
    }{ $least ->
        [0] { " " }Revela una carta por estación.
        [one] { " " }Revela cartas hasta colocar { $least } trabajador.
       *[other] { " " }Revela cartas hasta colocar { $least } trabajadores.
    }{ $free ->
        [0] { "" }
       *[other] { " " }En el año { $free } todas las filas están libres y dan ficha.
    }
level-about-aggressive = Al final de cada año debes superar: { $targets }.

## The set-up page

solo-title = A solas contra el Automa
solo-you = Tú
solo-level = Nivel
solo-level-line = { $years } años, { $vp } puntos
solo-level-years = { $years } años
solo-level-start = empiezas con { $start } puntos
solo-level-least = al menos { $least } trabajadores Automa
solo-level-vp = { $vp } puntos
solo-aggressive = Automa agresivo
solo-aggressive-answer = { $answer ->
        [on] Superarlo cada año
       *[off] Solo al final
    }
solo-aggressive-not = Disponible en { $levels }.
solo-visitors = Visitantes que solo sirven con oponentes
solo-visitors-answer = { $answer ->
        [redrawn] Se cambian al salir
       *[removed] Fuera de los mazos
    }
solo-seed = Semilla
solo-seed-note = Vacía: reparto al azar. El mismo número reparte las mismas cartas.
    .short = Vacía: reparto al azar.
solo-start = Empezar
solo-back = Volver
solo-campaign = Campaña
solo-campaign-note = Ocho pueblos, uno tras otro, para muchas tardes

window-solo = Solitario y campaña
    .short = Solitario

## The end of a solo game

score-solo-headline = { $result ->
        [win] Gana { $name }
        [draw] Empate
       *[loss] Gana el Automa
    }
score-solo-by-points = { $result ->
        [win] { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }; el Automa está en { $automa }: lo superas.
        [draw] { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }, y ahí está también el Automa: igualarlo no es superarlo.
       *[loss] { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }; el Automa está en { $automa }.
    }
score-solo-lost-target = Al final del año { $year } no superas { $automa }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
score-solo-lost-challenge = Al final del año { $year } no se cumple el desafío.
score-solo-level = { $level }{ $aggressive ->
        [yes] , agresivo
       *[no] { "" }
    }
score-again = Otro intento
score-next = Siguiente desafío
score-campaign = A la campaña
score-set-up = Otra partida
score-automa = Automa
score-automa-note = Sus puntos están fijados antes de la partida.
score-label-automa = por delante del Automa, { $points }
