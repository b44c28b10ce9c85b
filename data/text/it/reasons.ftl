# Why something is not possible. $need and $have are amounts, $thing what it is about.
# The first letter is raised afterwards. Fields: “campo 5”. Kinds of wine have the forms wine, wines, this and grape.

reason-not_this_season = È di un’altra stagione.
reason-space_taken = Qui c’è già un lavoratore.
reason-space_closed = Questo spazio si apre con più giocatori.
reason-action_full = Tutti gli spazi di questa azione sono occupati; può ancora venire solo un lavoratore grande.
reason-grande_only_when_full = Un lavoratore grande prende prima uno spazio libero; accanto all’azione sta solo quando tutti gli spazi sono occupati.
reason-no_worker = Quest’anno non hai più lavoratori di questo tipo.
reason-passed = Per questa stagione hai già passato.
reason-used_this_year = Già usato quest’anno.
reason-no_vine_card = Non hai carte vite in mano.
reason-not_plantable = Ora non puoi piantare nessuna delle tue carte vite.
reason-field_limit = { $named ->
        [yes] Il { $thing } arriverebbe a { $have }; regge al massimo { $need }.
       *[no] Le viti supererebbero i limiti dei campi.
    }
reason-needs_structure = { $named ->
        [yes] Serve { FORM($thing, "the") }.
       *[no] Ti manca una struttura.
    }
reason-field_sold = { $named ->
        [yes] Hai venduto il { $thing }.
       *[no] Hai venduto i tuoi campi.
    }
reason-field_empty = { $named ->
        [yes] Nel { $thing } non ci sono viti.
       *[no] Nei tuoi campi non ci sono abbastanza viti.
    }
reason-already_harvested = { $named ->
        [yes] Quest’anno il { $thing } è già vendemmiato.
       *[no] Quest’anno i tuoi campi con viti sono già tutti vendemmiati.
    }
reason-no_grapes = Non hai l’uva che serve.
reason-no_room = Non c’è una casella libera per questo valore o per uno minore.
reason-wine_not_possible = { $named ->
        [yes] { $need ->
            [0] { $what ->
                [red] Il vino rosso si fa con un’uva rossa.
                [white] Il vino bianco si fa con un’uva bianca.
                [blush] Il vino rosato si fa con un’uva rossa e una bianca.
               *[sparkling] Lo spumante si fa con due uve rosse e una bianca.
            }
           *[other] { FORM($thing, "wine") }: serve almeno { $need }; con quest’uva si arriva a { $have }.
        }
       *[no] La tua uva non dà nessun vino che trovi posto nelle tue cantine.
    }
reason-needs_cellar = { $named ->
        [yes] Per questo vino serve { FORM($thing, "the") }.
       *[no] Ti manca la cantina per questo vino.
    }
reason-no_fitting_wine = { $need ->
        [0] Non hai un vino abbastanza buono.
       *[other] { $named ->
            [yes] Serve { FORM($thing, "a") } di valore { $need } o più; { $have ->
                [0] non ne hai
               *[other] il tuo migliore è { $have }
            }.
           *[no] Serve un vino di valore { $need } o più; { $have ->
                [0] non ne hai
               *[other] il tuo migliore è { $have }
            }.
        }
    }
reason-needs_more_wines = Servono { $need } { FORM($thing, "wines") }; { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
reason-already_built = { $named ->
        [yes] Hai già { FORM($thing, "the") }.
       *[no] Hai già costruito tutto.
    }
reason-needs_lira = Costa { $need ->
        [one] { $need } lira
       *[other] { $need } lire
    }; { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
reason-needs_medium_cellar = Prima viene la cantina media.
reason-field_not_empty = { $named ->
        [yes] Nel { $thing } crescono viti: non si può vendere.
       *[no] In tutti i tuoi campi crescono viti: non se ne può vendere nessuno.
    }
reason-staff_full = Hai già tutti i tuoi lavoratori.
reason-let_go_in_order = Le carte si scartano da sinistra a destra: comincia da quella più a sinistra, o annulla fino a quella.
reason-no_visitor = Non hai in mano visitatori di questo tipo.
reason-no_playable_visitor = Ora nessuno dei tuoi visitatori si può giocare fino in fondo.
reason-cannot_be_finished = Non si potrebbe svolgere fino in fondo.
reason-nothing_to_gain = Non ti darebbe nulla.
reason-row_taken = In questa riga c’è un altro gallo.
reason-needs_cards = { $what ->
        [order] Non hai ordini di vino da completare.
        [pile] { $need ->
            [one] Serve una pila degli scarti con carte
           *[other] Servono { $need } pile degli scarti con carte
        }; { $have ->
            [0] non ce ne sono
            [one] ce n’è una
           *[other] ce ne sono { $have }
        }.
        [visitor] { $need ->
            [one] Serve una carta visitatore
           *[other] Servono { $need } carte visitatore
        }; { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }.
        [vine] { $need ->
            [one] Serve una carta vite
           *[other] Servono { $need } carte vite
        }; { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }.
       *[card] { $need ->
            [one] Serve una carta
           *[other] Servono { $need } carte
        }; { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }.
    }
reason-field_not_sold = { $named ->
        [yes] Il { $thing } è ancora tuo.
       *[no] Non hai venduto nessun campo.
    }
reason-bonus_not_usable = Ora non puoi usare questo bonus.
reason-points_floor = Scenderesti sotto { $least } punti.
reason-needs_residual = Serve una rendita di { $need }; la tua è { $have }.
reason-deck_empty = { $named ->
        [yes] Non restano abbastanza carte: { $thing }.
       *[no] Nei mazzi e tra gli scarti non restano abbastanza carte.
    }
reason-no_target = Non c’è nessuno a cui farlo.
reason-hidden = Apri la tua mano per vedere se puoi.
reason-not_your_turn = Ora decide un altro giocatore.
reason-not_asked_now = Ora la domanda è un’altra.

## Warnings: possible, but something would be wasted

reason-grape_would_be_lost = { FORM($thing, "grape") } { $need }: non trova una casella libera e va persa.
reason-grape_loses_value = { FORM($thing, "grape") } { $need }: trova una casella solo a { $have }.
reason-wine_loses_value = La casella { $need } è occupata: { FORM($thing, "this") } va a { $have }.
reason-wine_without_cellar = Le tue cantine non arrivano a { $need }: { FORM($thing, "this") } va a { $have }.
reason-bonus_lost = Ora il bonus di questo spazio non ti darebbe nulla.
reason-residual_full = { $have ->
        [0] La tua rendita è già al massimo: questo ordine non può aumentarla.
       *[other] La tua rendita può salire solo di { $have } su { $need }.
    }

## Notes

reason-resumed = Questa partita è stata salvata con un’altra versione delle regole; riprende dall’inizio { $what ->
    [vino] del turno
   *[other] dell’anno
 } { $need }.
reason-other_data = Questa partita è cominciata con altre carte o altri numeri, di cui non resta copia; d’ora in poi si gioca con quelli di questa versione.

## Around reasons: the nearest miss of a hand, the rule that decides

reason-nearest = { $reason } Ci va più vicino { FORM($card, "the") }. { $cause }
reason-bonus-first = { $reason } Prendi prima il bonus.
