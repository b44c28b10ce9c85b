# What the voice and its keys tell: whose turn it is, one's own vineyard and the others. It is heard more often than
# read: short sentences.

voice-example = Así habla el juego.
voice-nothing-said = Todavía no se ha dicho nada.
voice-begins = Lectura en voz alta. { $voice } la termina. Las flechas van de una cosa a la siguiente, { $on } a la parte siguiente, { $choose } elige, { $back } vuelve atrás. { $inspect } lo dice todo de una cosa, { $repeat } repite, { $rules } dice las reglas, { $asked } lee toda la página. En la mesa: { $turn } a quién le toca, { $asked } qué se pregunta, { $own } lo tuyo, { $others } los demás, { $advice } qué hacer ahora.
voice-ends = Fin de la lectura en voz alta.
voice-silent = { $state ->
        [missing] Aquí nada puede leer en voz alta: instala speech-dispatcher o espeak-ng y pulsa { $voice } de nuevo.
        [failed] La voz de este sistema no responde: mira los ajustes de voz del sistema y pulsa { $voice } de nuevo.
       *[none] No se ha encontrado la voz de este sistema: añade una en los ajustes del sistema y pulsa { $voice } de nuevo.
    }
voice-silent-close = Seguir
voice-suggestions = { $count ->
        [one] Una sugerencia
       *[other] { $count } sugerencias
    }

# Said of what has the focus
voice-entry = { $label }: { $value }
voice-edge = No hay más: { $label }
voice-chosen-now = elección actual
voice-open = se puede elegir
voice-shut = ahora no es posible

# All who play, in the order in which they act
voice-order = En orden: { $list }.
voice-passed = Han terminado por ahora: { $list }.
voice-last-year = Es el último año.
voice-answers = Respuestas: { $list }.
voice-pressable = Se puede pulsar: { $list }.
voice-nothing-asked = Ahora no hay ninguna pregunta.

## A vineyard of Viticulture

voice-own-title = Viñedo de { $name }
voice-of = { $name }: { $list }.
voice-points = { $count ->
        [one] { $count } punto de victoria
       *[other] { $count } puntos de victoria
    }
voice-row = fila de despertar { $row }
voice-workers = Trabajadores libres: { $list }.
voice-no-workers = No quedan trabajadores.
voice-worker = { $kind ->
        [grande] trabajador grande
        [temporary] trabajador temporal
       *[worker] { $count ->
            [one] { $count } trabajador
           *[other] { $count } trabajadores
        }
    }
voice-workers-left = { $count ->
        [0] ningún trabajador libre
        [one] { $count } trabajador libre
       *[other] { $count } trabajadores libres
    }
voice-hand = En mano: { $list }.
voice-empty-hand = Ninguna carta en mano.
voice-card = { $deck ->
        [vine] { $count ->
            [one] { $count } carta de vid
           *[other] { $count } cartas de vid
        }
        [order] { $count ->
            [one] { $count } pedido de vino
           *[other] { $count } pedidos de vino
        }
        [summer_visitor] { $count ->
            [one] { $count } visitante de verano
           *[other] { $count } visitantes de verano
        }
       *[winter_visitor] { $count ->
            [one] { $count } visitante de invierno
           *[other] { $count } visitantes de invierno
        }
    }
voice-cards = { $count ->
        [0] ninguna carta
        [one] { $count } carta
       *[other] { $count } cartas
    }

## The others

voice-others-title = Los demás
voice-alone = No juega nadie más.
voice-automa-now = { $count ->
        [one] { $count } punto de victoria este año
       *[other] { $count } puntos de victoria este año
    }
voice-automa-end = { $count ->
        [one] { $count } punto de victoria el último año
       *[other] { $count } puntos de victoria el último año
    }

## A cellar of Vino

voice-cellar-title = Bodega de { $name }
voice-money = dinero { $count }
voice-money-closed = dinero oculto
voice-income = ingresos de esta ronda { $count }
voice-vineyards = { $count ->
        [one] { $count } viñedo
       *[other] { $count } viñedos
    }
voice-markers = { $count ->
        [one] queda { $count } ficha
       *[other] quedan { $count } fichas
    }
voice-regions = Viñedos: { $list }.
voice-region = { $place } { $count } con { $thing }
voice-no-vineyards = Todavía sin viñedos.
voice-chosen = Regiones elegidas para comprar: { $list }.
