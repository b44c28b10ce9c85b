# Why an opponent answered so: one sentence in the log, when its line is pointed at. $name is the opponent.

why-else = { $why } Si no, elegiría { FORM($action, "the") }.
why-else-pass = { $why } Si no, pasaría.
why-also = { $why } { $also } Solo las dos cosas juntas lo deciden.
why-point = Apunta a una línea con este signo para leer el porqué de una jugada del oponente.
why-waiting = ¿Por qué lo hace { $name }? …
why-late = No se puede averiguar en poco tiempo por qué lo hace { $name }.
why-only = Porque { $name } no tiene otra opción.
why-best = Porque para { $name } nada vale más; ningún motivo decide por sí solo.
why-best-before = Porque para { $name } nada vale más, ni siquiera { FORM($action, "the") }; ningún motivo decide por sí solo.
why-plan = Porque { $name } sigue el plan que ya tenía este año.
why-plan-build = Porque { $name } sigue el plan que ya tenía este año: construir { FORM($aim, "the") }.
why-plan-train = Porque { $name } sigue el plan que ya tenía este año: formar a un trabajador.
why-plan-make = Porque { $name } sigue el plan que ya tenía este año: producir vino.
why-plan-harvest = Porque { $name } sigue el plan que ya tenía este año: cosechar un terreno.
why-plan-fill = Porque { $name } sigue el plan que ya tenía este año: completar un pedido.
why-plan-plant = Porque { $name } sigue el plan que ya tenía este año: plantar una vid.
why-plan-play = Porque { $name } sigue el plan que ya tenía este año: jugar un visitante.
why-plan-hidden = Porque { $name } sigue el plan que ya tenía este año, para una carta de su mano.
why-guess = Un capricho: { $name } no siempre acierta.
why-order = Porque { $name } tiene en la mano { $card }, que vale { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-order-hidden = Por un pedido que { $name } tiene en la mano.
why-ready = Porque { $name } puede completar de inmediato { $card }, que vale { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-vine = Porque { $name } tiene { $card } en la mano.
why-vine-hidden = Por una vid que { $name } tiene en la mano.
why-visitor = Porque { $name } tiene { FORM($card, "the") } en la mano.
why-visitor-hidden = Por un visitante que { $name } tiene en la mano.
why-field = Porque { $name } tiene vides por valor de { $amount } en { FORM($thing, "the") }.
why-grape = Porque { $name } tiene una { $thing } en el lagar.
why-wine = Porque { $name } tiene un { $thing } en la bodega.
why-structure = Porque { $name } ya tiene { FORM($thing, "the") }.
why-lira = Porque { $name } tiene { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } para gastar.
why-poor = Porque { $name } { $amount ->
        [0] no tiene dinero
        [one] no tiene más que { $amount } lira
       *[other] no tiene más que { $amount } liras
    }.
why-residual = Porque { $name } recibe { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } al año.
why-workers = Porque a { $name } { $amount ->
        [one] le queda { $amount } trabajador por colocar
       *[other] le quedan { $amount } trabajadores por colocar
    }.
why-few_workers = Porque a { $name } { $amount ->
        [0] no le quedan trabajadores
        [one] solo le queda un trabajador
       *[other] no le quedan más que { $amount } trabajadores
    } por colocar.
why-points = Porque { $name } ya tiene { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-rival = Porque { $other } tiene { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-taken = Porque todas las casillas de «{ $thing }» están ocupadas.
why-years = Porque { $amount ->
        [0] este es el último año
        [one] solo queda un año más
       *[other] solo quedan { $amount } años más
    }.
why-last_year = Porque este es el último año.
why-near_end = Porque con { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } el final está cerca.
why-alike = Porque a { $name } le da igual: otra cosa vale lo mismo.
why-alike-before = Porque a { $name } le da igual: { FORM($action, "the") } vale lo mismo.
why-cards = Porque { $name } tiene en la mano { $amount } { $what ->
        [vine] { $amount ->
            [one] vid
           *[other] vides
        }
        [order] { $amount ->
            [one] pedido
           *[other] pedidos
        }
        [summer_visitor] { $amount ->
            [one] visitante de verano
           *[other] visitantes de verano
        }
       *[winter_visitor] { $amount ->
            [one] visitante de invierno
           *[other] visitantes de invierno
        }
    }.
why-few_cards = Porque { $name } { $amount ->
        [0] no tiene en la mano { $what ->
            [vine] ninguna vid
            [order] ningún pedido
            [summer_visitor] ningún visitante de verano
           *[winter_visitor] ningún visitante de invierno
        }
        [one] solo tiene en la mano { $what ->
            [vine] una vid
            [order] un pedido
            [summer_visitor] un visitante de verano
           *[winter_visitor] un visitante de invierno
        }
       *[other] no tiene en la mano más que { $amount } { $what ->
            [vine] vides
            [order] pedidos
            [summer_visitor] visitantes de verano
           *[winter_visitor] visitantes de invierno
        }
    }.
why-fields = Porque { $name } tiene vides en { $amount ->
        [one] { $amount } terreno
       *[other] { $amount } terrenos
    }.
why-grapes = Porque { $name } tiene { $amount ->
        [one] { $amount } uva
       *[other] { $amount } uvas
    } en el lagar.
why-wines = Porque { $name } tiene { $amount ->
        [one] { $amount } vino
       *[other] { $amount } vinos
    } en la bodega.
why-few_grapes = Porque { $name } { $amount ->
        [0] no tiene ninguna uva
       *[other] solo tiene una uva
    } en el lagar.
why-few_wines = Porque { $name } { $amount ->
        [0] no tiene ningún vino
       *[other] solo tiene un vino
    } en la bodega.
why-lacks = Porque { $name } aún no tiene { FORM($thing, "the") }.
why-harvested = Porque { $name } ya ha cosechado { FORM($thing, "the") } este año.
why-few_staff = Porque { $name } no tiene más que { $amount ->
        [one] { $amount } trabajador
       *[other] { $amount } trabajadores
    } en total.
why-little_residual = Porque { $name } { $amount ->
        [0] no recibe nada
        [one] no recibe más que { $amount } lira
       *[other] no recibe más que { $amount } liras
    } al año.
why-few_points = Porque { $name } { $amount ->
        [0] aún no tiene puntos
        [one] solo tiene un punto
       *[other] no tiene más que { $amount } puntos
    }.
why-tokens = Porque { $name } tiene { $amount ->
        [one] una ficha de acción de bonificación
       *[other] { $amount } fichas de acción de bonificación
    } para gastar.
why-others = Porque { $amount ->
        [one] otro jugador aún no ha pasado
       *[other] otros { $amount } jugadores aún no han pasado
    }.
why-bonus_taken = Porque { $other } ocupa la casilla con bonificación de «{ $thing }».
why-row_taken = Porque { $other } ocupa { FORM($thing, "the") }.
why-many_years = Porque { $amount ->
        [one] queda un año más
       *[other] quedan { $amount } años más
    }.
why-far_end = Porque el final aún está lejos: nadie tiene más de { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-action = «{ $action }»
why-built = { FORM($thing, "the") }

## What its plan does with the thing before the year is over. $aim is a structure

why-order-fill = Porque { $name } quiere completar este año { $card }, que vale { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-ready-fill = Porque { $name } quiere completar este año { $card }, que vale { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
why-vine-plant = Porque { $name } quiere plantar { $card } este año.
why-visitor-play = Porque { $name } quiere jugar { FORM($card, "the") } este año.
why-field-harvest = Porque { $name } quiere cosechar este año { FORM($thing, "the") }, cuyas vides valen { $amount }.
why-grape-make = Porque { $name } quiere producir vino este año con su { $thing }.
why-lacks-build = Porque { $name } quiere construir { FORM($thing, "the") } este año.
why-lira-build = Porque { $name } tiene { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } y quiere construir { FORM($aim, "the") } este año.
why-poor-build = Porque { $name } { $amount ->
        [0] no tiene dinero
        [one] solo tiene { $amount } lira
       *[other] solo tiene { $amount } liras
    } y quiere construir { FORM($aim, "the") } este año.
why-lira-train = Porque { $name } tiene { $amount ->
        [one] { $amount } lira
       *[other] { $amount } liras
    } y quiere formar a un trabajador este año.
why-poor-train = Porque { $name } { $amount ->
        [0] no tiene dinero
        [one] solo tiene { $amount } lira
       *[other] solo tiene { $amount } liras
    } y quiere formar a un trabajador este año.
why-few_staff-train = Porque { $name } solo tiene { $amount ->
        [one] { $amount } trabajador
       *[other] { $amount } trabajadores
    } en total y quiere formar a otro este año.

## What sets it apart from the next best

why-more_cards = Porque { $name } puede robar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }, y no menos.
why-bonus = Porque esa casilla tiene bonificación.
why-keeps_worker = Porque { $name } prefiere guardar { $what ->
        [grande] su trabajador grande
        [temporary] el trabajador temporal
       *[worker] sus otros trabajadores
    } para más tarde.
why-keeps_card = Porque { $name } prefiere conservar { FORM($card, "the") }.
why-keeps_card-hidden = Porque { $name } prefiere conservar sus otras cartas.
why-keeps_grape = Porque { $name } prefiere conservar su { $thing }.
why-keeps_wine = Porque { $name } prefiere conservar su { $thing }.
why-keeps_tokens = Porque { $name } prefiere conservar sus fichas de acción de bonificación.
why-keeps_field = Porque { $name } prefiere conservar { FORM($thing, "the") }.

## In Vino

vino-why-demand = Porque la demanda de { $thing } está en { $demand }.
vino-why-money = Porque { $name } tiene { $amount } Vino para gastar.
vino-why-money-hidden = Por el dinero que tiene { $name }.
vino-why-poor = Porque { $name } { $amount ->
        [0] no tiene dinero
       *[other] no tiene más que { $amount } Vino
    }.
vino-why-poor-hidden = Porque { $name } no tiene dinero para más.
vino-why-held = Porque { $name } tiene { $amount ->
        [one] un viñedo
       *[other] { $amount } viñedos
    } en { FORM($thing, "the") }.
vino-why-rival_held = Porque { $other } tiene { $amount ->
        [one] un viñedo
       *[other] { $amount } viñedos
    } en { FORM($thing, "the") }.
vino-why-cellar = Porque { $name } cultiva { $thing } en { $amount ->
        [one] { $amount } viñedo
       *[other] { $amount } viñedos
    }.
vino-why-rival_cellar = Porque { $other } cultiva { $thing } en { $amount ->
        [one] { $amount } viñedo
       *[other] { $amount } viñedos
    }.
vino-why-cheaper = Porque cuesta { $demand } Vino menos que el siguiente.
vino-why-dearer = Porque cuesta { $demand } Vino más que el siguiente.
vino-why-bottles = Porque { $amount ->
        [one] solo queda una botella
       *[other] solo quedan { $amount } botellas
    }.
vino-why-last_turn = Porque esta es la última ronda.
