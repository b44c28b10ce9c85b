# Why something is not possible. $need and $have are amounts, $thing what it is about.

reason-not_this_season = Esto corresponde a otra estación.
reason-space_taken = Aquí ya hay un trabajador.
reason-space_closed = Esta casilla se abre con más jugadores.
reason-action_full = Todas las casillas de esta acción están ocupadas; solo puede venir un trabajador grande.
reason-grande_only_when_full = El trabajador grande ocupa primero una casilla libre; solo se pone junto a la acción cuando está llena.
reason-no_worker = Este año ya no te queda ningún trabajador así.
reason-passed = Has pasado en esta estación.
reason-used_this_year = Ya se ha usado este año.
reason-no_vine_card = No tienes ninguna carta de vid en la mano.
reason-not_plantable = Ahora no se puede plantar ninguna de tus cartas de vid.
reason-field_limit = { $named ->
        [yes] { FORM($thing, "the") } sumaría { $have }; admite { $need } como máximo.
       *[no] Las vides superarían el límite de los terrenos.
    }
reason-needs_structure = { $named ->
        [yes] Esto requiere { FORM($thing, "the") }.
       *[no] Te falta una estructura para esto.
    }
reason-field_sold = { $named ->
        [yes] Has vendido { FORM($thing, "the") }.
       *[no] Has vendido tus terrenos.
    }
reason-field_empty = { $named ->
        [yes] No hay ninguna vid en { FORM($thing, "the") }.
       *[no] No hay vides suficientes en tus terrenos.
    }
reason-already_harvested = { $named ->
        [yes] { FORM($thing, "the") } ya se ha cosechado este año.
       *[no] Todos tus terrenos con vides se han cosechado ya este año.
    }
reason-no_grapes = No tienes uvas para esto.
reason-no_room = No hay ningún espacio libre de este valor ni por debajo.
reason-wine_not_possible = { $named ->
        [yes] { $need ->
            [0] { $what ->
                [red] El vino tinto se hace con una uva roja.
                [white] El vino blanco se hace con una uva blanca.
                [blush] El vino rosado se hace con una uva roja y una blanca.
               *[sparkling] El vino espumoso se hace con dos uvas rojas y una blanca.
            }
           *[other] El vino { $thing } empieza en { $need }; estas uvas suman { $have }.
        }
       *[no] Tus uvas no dan ningún vino que quepa en una bodega tuya.
    }
reason-needs_cellar = { $named ->
        [yes] Este vino requiere { FORM($thing, "the") }.
       *[no] Te falta la bodega para este vino.
    }
reason-no_fitting_wine = { $need ->
        [0] No tienes ningún vino lo bastante bueno.
       *[other] { $named ->
            [yes] Hace falta un vino { $thing } de { $need } o más; { $have ->
                [0] no tienes ninguno
               *[other] el mejor que tienes es de { $have }
            }.
           *[no] Hace falta un vino de { $need } o más; { $have ->
                [0] no tienes ninguno
               *[other] el mejor que tienes es de { $have }
            }.
        }
    }
reason-needs_more_wines = Para esto hacen falta { $need } vinos de tipo { $thing }; tienes { $have }.
reason-already_built = { $named ->
        [yes] Ya tienes { FORM($thing, "the") }.
       *[no] Ya lo has construido todo.
    }
reason-needs_lira = Esto cuesta { $need ->
        [one] { $need } lira
       *[other] { $need } liras
    }; tienes { $have }.
reason-needs_medium_cellar = Antes hay que construir la bodega mediana.
reason-field_not_empty = { $named ->
        [yes] Hay vides en { FORM($thing, "the") }: no se puede vender.
       *[no] Hay vides en todos tus terrenos: ninguno se puede vender.
    }
reason-staff_full = Ya tienes todos tus trabajadores.
reason-let_go_in_order = Las cartas se descartan de izquierda a derecha: empieza por la de más a la izquierda, o vuelve a ella.
reason-no_visitor = No tienes ningún visitante así en la mano.
reason-no_playable_visitor = Ahora ninguno de tus visitantes se puede jugar hasta el final.
reason-cannot_be_finished = No se podría llevar a cabo hasta el final.
reason-nothing_to_gain = No te aportaría nada.
reason-row_taken = Otro gallo ocupa esta fila.
reason-needs_cards = { $what ->
        [order] No tienes ningún pedido que completar.
        [pile] { $need ->
            [one] Hace falta una pila de descartes con cartas; hay { $have }
           *[other] Hacen falta { $need } pilas de descartes con cartas; hay { $have }
        }.
        [visitor] { $need ->
            [one] Hace falta una carta de visitante; tienes { $have }
           *[other] Hacen falta { $need } cartas de visitante; tienes { $have }
        }.
        [vine] { $need ->
            [one] Hace falta una carta de vid; tienes { $have }
           *[other] Hacen falta { $need } cartas de vid; tienes { $have }
        }.
       *[card] { $need ->
            [one] Hace falta una carta; tienes { $have }
           *[other] Hacen falta { $need } cartas; tienes { $have }
        }.
    }
reason-field_not_sold = { $named ->
        [yes] { FORM($thing, "the") } sigue siendo tuyo.
       *[no] No has vendido ningún terreno.
    }
reason-bonus_not_usable = Ahora no puedes usar esta bonificación.
reason-points_floor = Bajarías de { $least } puntos.
reason-needs_residual = Esto quita { $need } de tu pago residual, que es de { $have }.
reason-deck_empty = { $named ->
        [yes] No quedan cartas suficientes: { $thing }.
       *[no] No quedan cartas suficientes en los mazos ni en los descartes.
    }
reason-no_target = No hay nadie a quien pueda afectar.
reason-hidden = Abre tu mano para ver si puedes.
reason-not_your_turn = Ahora decide otro jugador.
reason-not_asked_now = Ahora se pregunta otra cosa.

## Warnings: possible, but something would be wasted

reason-grape_would_be_lost = La uva { FORM($thing, "grape") } de { $need } no encuentra espacio libre y se pierde.
reason-grape_loses_value = La uva { FORM($thing, "grape") } de { $need } solo encuentra espacio en { $have }.
reason-wine_loses_value = El espacio { $need } está ocupado: este vino { $thing } baja a { $have }.
reason-wine_without_cellar = Tus bodegas no llegan a { $need }: este vino { $thing } baja a { $have }.
reason-bonus_lost = La bonificación de esta casilla ahora no te daría nada.
reason-residual_full = { $have ->
        [0] Tu pago residual está al máximo: este pedido no puede aumentarlo.
        [one] En tu pago residual solo cabe { $have } de { $need }.
       *[other] En tu pago residual solo caben { $have } de { $need }.
    }

## Notes

reason-resumed = Esta partida se guardó con otra versión de las reglas; sigue desde el principio { $what ->
    [vino] de la ronda
   *[other] del año
 } { $need }.
reason-other_data = Esta partida empezó con otras cartas o cifras, de las que no se conserva copia; desde ahora se juega con las de esta versión.

## Around reasons: the nearest miss of a hand, the rule that decides

reason-nearest = { $reason } Lo más cercano es { FORM($card, "the") }. { $cause }
reason-bonus-first = { $reason } Toma antes la bonificación.
