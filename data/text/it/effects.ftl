# The words of effects: cards, spaces and rows are said with these messages and no others.
# things: always a direct object with a number
fx-thing-lira =
    { $n ->
        [one] { $n } lira
       *[other] { $n } lire
    }
fx-thing-vp = { $n } PV
fx-thing-worker =
    { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
fx-thing-grande =
    { $n ->
        [one] { $n } lavoratore grande
       *[other] { $n } lavoratori grandi
    }
fx-thing-temporary_worker = il lavoratore stagionale
fx-thing-card =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } { $whose ->
        [they] dalla propria mano
       *[you] dalla mano
    }
fx-thing-card-all =
    tutte le carte { $whose ->
        [they] della propria mano
       *[you] in mano
    } (almeno 1)
fx-thing-visitor =
    { $n ->
        [one] { $n } carta visitatore
       *[other] { $n } carte visitatore
    }
fx-thing-summer_visitor =
    { $n ->
        [one] { $n } carta visitatore estivo
       *[other] { $n } carte visitatore estivo
    }
fx-thing-winter_visitor =
    { $n ->
        [one] { $n } carta visitatore invernale
       *[other] { $n } carte visitatore invernale
    }
fx-thing-vine =
    { $n ->
        [one] { $n } carta vite
       *[other] { $n } carte vite
    }
fx-thing-order =
    { $n ->
        [one] { $n } carta ordine
       *[other] { $n } carte ordine
    }
fx-thing-grape =
    { $n ->
        [one] { $n } segnalino uva
       *[other] { $n } segnalini uva
    }
fx-thing-wine =
    { $n ->
        [one] { $n } vino
       *[other] { $n } vini
    }{ $worth ->
        [0] { "" }
       *[other] { " " }di valore { $worth } o più
    }
# verbs: form is plain (an order), infinitive (after may, to, must and let) or third (“Lago guadagna”);
# $party is the name of another player. An infinitive also tells in the log what somebody else does: what is the
# reader’s own goes without “tuo” wherever it is clear.
fx-gain =
    { $form ->
        [infinitive] guadagnare
       *[plain] guadagna
    } { $what }
fx-pay =
    { $form ->
        [infinitive] pagare
       *[plain] paga
    } { $what }
fx-lose =
    { $form ->
        [third] perde
        [infinitive] perdere
       *[plain] perdi
    } { $what }
fx-discard =
    { $form ->
        [infinitive] scartare
       *[plain] scarta
    } { $what }
# $to is you where somebody else gives to the reader: only “darti” and “ti dà” are said
fx-give =
    { $to ->
        [them]
            { $form ->
                [third] dà
                [infinitive] dare
               *[plain] dai
            } { $what } a quel giocatore
        [owner]
            { $form ->
                [third] dà
                [infinitive] dare
               *[plain] dai
            } { $what } a chi possiede la carta
        [named]
            { $form ->
                [third] dà
                [infinitive] dare
               *[plain] dai
            } { $what } { $sound ->
                [a] ad
               *[other] a
            } { $party }
       *[you]
            { $form ->
                [third] ti dà
                [infinitive] darti
               *[plain] dai
            } { $what }
    }
fx-draw =
    { $form ->
        [infinitive] pescare
       *[plain] pesca
    } { $what }
fx-plant =
    { $form ->
        [infinitive] piantare
       *[plain] pianta
    } { $mode ->
        [up_to] fino a { $n } viti
       *[exact]
            { $n ->
                [one] { $n } vite
               *[other] { $n } viti
            }
    }{ $from ->
        [deck] { " " }a scelta dal mazzo
       *[hand] { "" }
    }{ $ignore ->
        [structures] { " " }(anche senza le strutture richieste)
        [limit] { " " }(anche oltre il limite del campo)
       *[none] { "" }
    }
fx-uproot =
    { $form ->
        [infinitive] estirpare
       *[plain] estirpa
    } { $mode ->
        [up_to] fino a { $n } viti
       *[exact]
            { $n ->
                [one] { $n } vite
               *[other] { $n } viti
            }
    }
fx-harvest =
    { $form ->
        [infinitive] vendemmiare
       *[plain] vendemmia
    } { $mode ->
        [up_to] fino a { $n } campi
       *[exact]
            { $n ->
                [one] { $n } campo
               *[other] { $n } campi
            }
    }
fx-build =
    { $form ->
        [third] costruisce
        [infinitive] costruire
       *[plain] costruisci
    } { $mode ->
        [up_to] fino a { $n } strutture
       *[exact]
            { $n ->
                [one] { $n } struttura
               *[other] { $n } strutture
            }
    }
fx-build-cellar =
    { $form ->
        [infinitive] migliorare
       *[plain] migliora
    } { $whose ->
        [they] la propria cantina
       *[you] la cantina
    }
fx-build-named =
    { $form ->
        [third] costruisce
        [infinitive] costruire
       *[plain] costruisci
    } { $name }
fx-at-cost = { $what } al { $n ->
        [one] { "" }
       *[other] loro{ " " }
    }costo stampato
fx-at-discount = { $what } con uno sconto di { $discount ->
        [one] { $discount } lira
       *[other] { $discount } lire
    }{ $n ->
        [one] { "" }
       *[other] { " " }ciascuna
    }
# With the article: they stand after “costruisci”
fx-name-trellis = la pergola
fx-name-irrigation = l’irrigazione
fx-name-yoke = il giogo
fx-name-windmill = il mulino a vento
fx-name-cottage = la casetta
fx-name-tasting_room = la sala degustazione
fx-name-medium_cellar = la cantina media
fx-name-large_cellar = la cantina grande
fx-fill_order =
    { $form ->
        [infinitive] completare
       *[plain] completa
    } { $n ->
        [one] { $n } ordine
       *[other] { $n } ordini
    }
fx-age =
    { $form ->
        [third] invecchia
        [infinitive] invecchiare
       *[plain] invecchia
    } { $n ->
        [0] tutti i vini { $whose ->
                [they] della propria cantina
               *[you] in cantina
            }
        [one] { $n } vino
       *[other] { $n } vini
    }{ $times ->
        [1] { "" }
        [2] { " " }due volte
       *[other] { " " }{ $times } volte
    }
fx-sell-field =
    { $form ->
        [third] vende
        [infinitive] vendere
       *[plain] vendi
    } 1 campo vuoto
fx-buy_back-field =
    { $form ->
        [infinitive] ricomprare
       *[plain] ricompra
    } 1 campo
fx-play-summer_visitor =
    { $form ->
        [infinitive] giocare
       *[plain] gioca
    } 1 carta visitatore estivo
fx-play-winter_visitor =
    { $form ->
        [infinitive] giocare
       *[plain] gioca
    } 1 carta visitatore invernale
fx-pass-season =
    { $form ->
        [infinitive] passare
       *[plain] passa
    } per questa stagione
# measures after “for each”
fx-per = { $what } { $per }
fx-per-empty_field =
    per ogni { $whose ->
        [they] proprio campo vuoto
       *[you]
            { $form ->
                [infinitive] campo vuoto posseduto
               *[plain] tuo campo vuoto
            }
    }
fx-per-planted_field =
    per ogni { $whose ->
        [they] proprio campo piantato
       *[you]
            { $form ->
                [infinitive] campo piantato posseduto
               *[plain] tuo campo piantato
            }
    }
fx-per-structure_costing =
    per ogni { $whose ->
        [they] propria struttura
       *[you]
            { $form ->
                [infinitive] struttura posseduta
               *[plain] tua struttura
            }
    } di costo stampato { $n }
fx-per-wine_in_large_cellar =
    per ogni vino nella cantina grande
fx-per-wine_in_medium_cellar =
    per ogni vino nella cantina media
fx-per-hand_card =
    per ogni carta { $whose ->
        [they] nella propria mano
       *[you] in mano
    }
fx-per-made-sparkling = per ogni spumante prodotto così
fx-per-made-types = per ogni tipo diverso di vino prodotto così
# tests and conditions: every condition can be said with “almeno 3”, “meno di 3” and “3”
fx-test-at_least = almeno { $n }
fx-test-below = meno di { $n }
fx-test-fewer = meno di { $n }
fx-test-equal = { $n }
fx-cond-built-cost = il suo costo stampato è { $amount }
fx-cond-planted-value = la vite piantata vale in totale { $amount }
fx-cond-planted-varieties =
    il suo campo ospita { $amount } varietà di vite { $n ->
        [one] diversa
       *[other] diverse
    }
fx-cond-planted_vine =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] vite
       *[other] viti
    } nei { $whose ->
        [they] propri
       *[you]
            { $form ->
                [infinitive] propri
               *[plain] tuoi
            }
    } campi
fx-cond-structure =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] struttura
       *[other] strutture
    }
# joining
fx-comma = { $a }, { $b }
fx-either =
    { $form ->
        [infinitive] { "" }
       *[plain] a scelta:{ " " }
    }{ $a } oppure { $b }
fx-semicolon = { $a }; { $b }
fx-sentence = { $what }.
fx-price = { $cost } per { $gain }
fx-all-in-order = { $what }, in qualsiasi sequenza
# infinitive: the log tells what somebody else chose
fx-may-you =
    { $form ->
        [infinitive] volendo,
       *[plain] puoi
    } { $what }
fx-then-may-you =
    { $form ->
        [infinitive] poi, volendo,
       *[plain] poi puoi
    } { $what }
fx-if = se { $cond }, { $what }
fx-then-if = poi, se { $cond }, { $what }
fx-each-may =
    { $who ->
        [all] tu e ogni avversario potete
        [all_in_season] tu e ogni avversario che in questa stagione non ha ancora passato potete
        [opponents] ogni avversario può
       *[right_neighbour] il giocatore alla tua destra può
    } { $what }
fx-each-must =
    { $who ->
        [all] tu e ogni avversario dovete
        [all_in_season] tu e ogni avversario che in questa stagione non ha ancora passato dovete
        [opponents] ogni avversario deve
       *[right_neighbour] il giocatore alla tua destra deve
    } scegliere: { $what }
fx-let-them =
    { $form ->
        [infinitive] consentire
       *[plain] consenti
    } a chi possiede la carta di { $what }
fx-let-named =
    { $form ->
        [infinitive] consentire
       *[plain] consenti
    } { $sound ->
        [a] ad
       *[other] a
    } { $party } di { $what }
fx-let-you = farti { $what }
fx-for-each-who =
    { $what } per { $who ->
        [opponents] ogni avversario che
       *[right_neighbour] il giocatore alla tua destra, se
    } { $cond }
fx-pick =
    { $n ->
        [one] scegli { $n } avversario
       *[other] scegli fino a { $n } avversari
    }
fx-pick-you = per ognuno di loro, { $what }
fx-together = insieme, i tuoi avversari possono { $what }
fx-together-else = se non lo fanno, { $what }
fx-then = poi { $what }
# ways of doing
fx-make_wine =
    { $form ->
        [third] produce
        [infinitive] produrre
       *[plain] produci
    } { $mode ->
        [up_to] fino a { $n } vini
       *[exact]
            { $n ->
                [one] { $n } vino
               *[other] { $n } vini
            }
    }{ $worth ->
        [0] { "" }
       *[other] { " " }di valore { $worth } o più
    }{ $ignore ->
        [cellars] { " " }(anche senza le cantine necessarie)
       *[none] { "" }
    }
fx-swap_vines =
    { $form ->
        [infinitive] scambiare
       *[plain] scambia
    } { $n } viti tra due campi (entro i limiti di entrambi)
fx-place_grape =
    { $form ->
        [infinitive] piazzare
       *[plain] piazza
    } { $colour ->
        [either] 1 uva rossa o bianca di valore { $value }
        [both] 1 uva rossa e 1 uva bianca di valore { $value }
        [red] 1 uva rossa di valore { $value }
       *[white] 1 uva bianca di valore { $value }
    } { $whose ->
        [they] nel proprio pigiatoio
       *[you] nel pigiatoio
    }
fx-train =
    { $form ->
        [infinitive] addestrare
       *[plain] addestra
    } { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }{ $ready ->
        [this_year]
            { $n ->
                [one] { " " }(disponibile già quest’anno)
               *[other] { " " }(disponibili già quest’anno)
            }
       *[next_year] { "" }
    }
fx-retrieve =
    { $form ->
        [infinitive] recuperare
       *[plain] recupera
    } { $mode ->
        [up_to] fino a { $n }
       *[exact] { $n }
    } { $n ->
        [one]
            { $whose ->
                [they] proprio lavoratore
               *[you] lavoratore
            }
       *[other]
            { $whose ->
                [they] propri lavoratori
               *[you] lavoratori
            }
    }{ $from ->
        [other_actions] { " " }da altre azioni
       *[anywhere] { "" }
    }
fx-retrieve-grande =
    { $form ->
        [infinitive] recuperare
       *[plain] recupera
    } { $whose ->
        [they] il proprio lavoratore grande
       *[you] il lavoratore grande
    }
fx-take_discarded =
    { $form ->
        [third] prende
        [infinitive] prendere
       *[plain] prendi
    } { $n ->
        [one] la prima carta di { $n } pila degli scarti
       *[other] la prima carta di { $n } diverse pile degli scarti
    }
fx-reveal =
    { $form ->
        [third] rivela la prima carta di ogni mazzo, ne tiene { $keep } e scarta le altre
        [infinitive] rivelare la prima carta di ogni mazzo, tenerne { $keep } e scartare le altre
       *[plain] rivela la prima carta di ogni mazzo, tienine { $keep } e scarta le altre
    }
fx-sell-grapes =
    { $form ->
        [third] vende
        [infinitive] vendere
       *[plain] vendi
    } 1 o più segnalini uva
fx-use_action-earlier_season =
    { $form ->
        [third] svolge
        [infinitive] svolgere
       *[plain] svolgi
    } 1 azione di una stagione precedente (anche se è al completo; senza lavoratore e senza bonus)
fx-plan_worker-later_season =
    { $form ->
        [infinitive] piazzare
       *[plain] piazza
    } 1 lavoratore disponibile su un’azione di una stagione successiva (si svolge quando inizia quella stagione)
fx-move_rooster-empty_row =
    { $form ->
        [infinitive] spostare
       *[plain] sposta
    } { $whose ->
        [they] il proprio gallo
       *[you] il gallo
    } su una riga libera della sveglia (prendendone il bonus)
fx-raise =
    { $form ->
        [infinitive] aumentare
       *[plain] aumenta
    } { $whose ->
        [they] la propria rendita
       *[you] la rendita
    } di { $n }
fx-lower =
    { $form ->
        [third] riduce
        [infinitive] ridurre
       *[plain] riduci
    } { $whose ->
        [they] la propria rendita
       *[you] la rendita
    } di { $n }
fx-at-nothing = { $what } { $priced ->
        [yes] senza altri costi
       *[no] gratis
    }
fx-costing = { $what } di costo stampato { $costs }
# what is counted and asked
fx-thing-any_visitor =
    { $mode ->
        [up_to] fino a { $n } carte visitatore estivo o invernale
       *[exact]
            { $n ->
                [one] { $n } carta visitatore estivo o invernale
               *[other] { $n } carte visitatore estivo o invernale
            }
    }
fx-cond-worker =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] lavoratore in totale
       *[other] lavoratori in totale
    }
fx-cond-harvested-fields =
    { $form ->
        [infinitive]
            { $n ->
                [one] si vendemmia così
               *[other] si vendemmiano così
            }
       *[plain] vendemmi così
    } { $amount } { $n ->
        [one] campo
       *[other] campi
    }
fx-cond-vp =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } PV
fx-cond-summer_visitor_in_hand =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } in mano { $amount } { $n ->
        [one] carta visitatore estivo
       *[other] carte visitatore estivo
    }
fx-cond-paid-rivals =
    { $n ->
        [0] nessun altro vino in gioco ha un valore pari o superiore
        [one] { $amount } altro vino in gioco ha un valore pari o superiore
       *[other] { $amount } altri vini in gioco hanno un valore pari o superiore
    }
fx-cond-wine =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] vino
       *[other] vini
    }
# joining
# “ed” before a verb that begins with e
fx-and = { $a } { $sound ->
        [e] ed
       *[other] e
    } { $b }
fx-and-also = { $a } e inoltre { $b }
fx-or = { $a } o { $b }
fx-or-else = { $a } OPPURE { $b }
fx-and-then = { $a } { $b }
fx-otherwise = altrimenti, { $what }
fx-if-else = se { $cond }, { $what }; altrimenti, { $other }
fx-choose-n =
    { $form ->
        [third] svolge
        [infinitive] svolgere
       *[plain] svolgi
    } { $n } di queste opzioni, in qualsiasi ordine: { $what }
fx-choose-one =
    { $form ->
        [third] svolge
        [infinitive] svolgere
       *[plain] svolgi
    } una di queste opzioni: { $what }
fx-choose-all =
    { $form ->
        [third] svolge
        [infinitive] svolgere
       *[plain] svolgi
    } tutte queste opzioni, in qualsiasi ordine: { $what }
# what follows a choice: the comma closes the choice
fx-choice-then = { $a }, e poi { $b }
fx-both-for = puoi { $cost } per svolgere entrambe le opzioni, in qualsiasi ordine
fx-for-each-doer = { $what } per ogni avversario che lo fa
fx-for-each-doer-first = per ogni avversario che lo fa, { $what }
fx-for-each-who-first =
    { $who ->
       *[opponents] per ogni avversario che { $cond }, { $what }
        [right_neighbour] se il giocatore alla tua destra { $cond }, { $what }
    }
fx-pick-if-else = ognuno di loro che { $cond } deve { $what }; per ognuno degli altri, { $other }
# board
fx-with-bonus = { $action } Bonus: { $bonus }
fx-bonus-more = { $n } in più.
fx-each-does =
    { $who ->
        [all] tu e ogni avversario dovete
        [all_in_season] tu e ogni avversario che in questa stagione non ha ancora passato dovete
        [opponents] ogni avversario deve
       *[right_neighbour] il giocatore alla tua destra deve
    } { $what }
fx-amount = { $n }
fx-per-structure =
    per ogni { $whose ->
        [they] propria struttura
       *[you]
            { $form ->
                [infinitive] struttura posseduta
               *[plain] tua struttura
            }
    }
fx-per-worker =
    per ogni { $whose ->
        [they] proprio lavoratore
       *[you]
            { $form ->
                [infinitive] lavoratore posseduto
               *[plain] tuo lavoratore
            }
    }
fx-per-planted_vine =
    per ogni { $whose ->
        [they] propria vite piantata
       *[you]
            { $form ->
                [infinitive] vite piantata nei campi posseduti
               *[plain] tua vite piantata
            }
    }
fx-per-wine =
    per ogni { $whose ->
        [they] proprio vino
       *[you]
            { $form ->
                [infinitive] vino posseduto
               *[plain] tuo vino
            }
    }
fx-per-summer_visitor_in_hand =
    per ogni carta visitatore estivo { $whose ->
        [they] nella propria mano
       *[you] in mano
    }
fx-per-planted-varieties = per ogni varietà diversa nel campo appena piantato
fx-per-harvested-fields = per ogni campo vendemmiato così
fx-cond-empty_field =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] campo vuoto
       *[other] campi vuoti
    }
fx-cond-planted_field =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] campo piantato
       *[other] campi piantati
    }
fx-cond-wine_in_medium_cellar =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] vino nella cantina media
       *[other] vini nella cantina media
    }
fx-cond-wine_in_large_cellar =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } { $amount } { $n ->
        [one] vino nella cantina grande
       *[other] vini nella cantina grande
    }
fx-cond-hand_card =
    { $whose ->
        [they] ha
       *[you]
            { $form ->
                [infinitive]
                    { $n ->
                        [one] si ha
                       *[other] si hanno
                    }
               *[plain] hai
            }
    } in mano { $amount } { $n ->
        [one] carta
       *[other] carte
    }
fx-cond-made-sparkling =
    { $form ->
        [infinitive]
            { $n ->
                [one] si produce così
               *[other] si producono così
            }
       *[plain] produci così
    } { $amount } { $n ->
        [one] spumante
       *[other] spumanti
    }
fx-cond-made-types =
    { $form ->
        [infinitive]
            { $n ->
                [one] si produce così
               *[other] si producono così
            }
       *[plain] produci così
    } { $amount } { $n ->
        [one] tipo
       *[other] tipi
    } di vino { $n ->
        [one] diverso
       *[other] diversi
    }
