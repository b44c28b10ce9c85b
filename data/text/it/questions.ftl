# Questions: a title and one explaining line for every kind of question, and the words on every answer.
# Where two seats have to do with a question, its line says so: $head names the card and who played it or for whom its
# owner is asked, $what is to be done, and the owner called $name does $gain (“guadagna 1 PV”) for it.
# $source is what asks, $minimum and $maximum how many are chosen in all, $picked how many are already.
# Fields and their kin are masculine (“nel campo 5”).

ask-turn = Piazza un lavoratore o passa
ask-turn-line = Scegli un lavoratore e uno spazio. Se passi, per te questa stagione finisce.
ask-wake = Scegli una riga della sveglia
ask-wake-line = { $alone ->
        [yes] Ti dà il suo bonus e il segnalino che ci sta sopra.
       *[no] Le prime righe agiscono prima, le ultime danno di più.
    }
ask-mama = Scegli la tua mamma
ask-mama-line = Porta lavoratori e le tue prime carte. L’altra torna indietro.
ask-papa = Scegli il tuo papà
ask-papa-line = Porta il lavoratore grande, denaro e un dono. L’altro torna indietro.
ask-bonus = Prendi il bonus?
ask-bonus-line = { $bonus }
ask-play = Quale visitatore giochi?
ask-play-line = Si possono scegliere solo i visitatori che si possono giocare fino in fondo.
ask-gift = Quale dono di { $source }?
ask-gift-line = Tu sei { $name }. La mamma ha portato lavoratori e carte; { $source }, il papà, porta il lavoratore grande, denaro e uno di questi doni.
ask-branch = { $source }: quale opzione?
ask-branch-line = { $missing ->
        [0] {""}
       *[other] Si può scegliere solo ciò che si può svolgere fino in fondo.
    }
ask-order = { $source }: e ora?
ask-order-line = { $all ->
        [yes] Si svolge tutto, nell’ordine che preferisci.
       *[no] Ne svolgi { $maximum }, in qualsiasi ordine.
    }
ask-may = Vuoi farlo?
ask-may-line = { $source }: { $offer }.
ask-deck = Da quale mazzo?
ask-deck-line = Vedrai la carta solo dopo aver scelto il mazzo.
ask-plant = Quale vite pianti, e dove?
ask-plant-line = Scegli una carta vite, poi un campo.
ask-uproot = Quale vite estirpi?
ask-uproot-line = Torna nella tua mano.
ask-uproot_or_harvest = Estirpi una vite o vendemmi un campo?
ask-uproot_or_harvest-line = Il giogo fa una delle due cose, una volta l’anno.
ask-swap = Quali due viti scambi?
ask-swap-line = Entrambi i campi devono restare entro i loro limiti.
ask-harvest = Quale campo vendemmi?
ask-harvest-line = Ogni campo una volta l’anno: un segnalino uva per colore, con il valore di tutte le sue viti insieme.
ask-build = Quale struttura costruisci?
ask-build-line = Sceglila sulla tua plancia.
ask-make = Quale vino produci?
ask-make-line = Se la sua casella è occupata o non costruita, il vino varrà meno.
ask-age = Quale vino invecchi?
ask-age-line = Sale di 1, se la casella successiva è libera e si trova in una cantina che hai.
ask-fill = Quale ordine completi?
ask-fill-line = I suoi punti li prendi subito, le sue lire ogni anno.
ask-use_wine = Quale vino consegni?
ask-use_wine-line = Vanno bene più vini.
ask-gain_grape = Uva di quale colore?
ask-gain_grape-line = Va nel tuo pigiatoio con valore 1.
ask-sell = Che cosa vendi o ricompri?
ask-sell-line = L’uva più vecchia rende più lire; un campo rende o costa il proprio numero.
ask-pay =
    { $what ->
        [grape] Quale uva
        [wine] Quale vino
       *[card] Quale carta
    } scarti?
ask-pay-line = È il prezzo di: { $source }.
ask-discard = Scarta finché ti restano { $limit } carte
ask-discard-line = Scegli le carte da scartare alla fine dell’anno.
ask-give = Quale carta dai?
ask-give-line = Va nella mano di chi ha giocato: { $source }.
ask-offer = Quante carte dai?
ask-offer-line = { $source }: tutti insieme, gli avversari danno esattamente quanto è chiesto, oppure nulla.
ask-seat = { $who ->
        [all] Quale giocatore?
        [all_in_season] Quale giocatore?
       *[opponents] Quale avversario?
    }
ask-seat-line = { $source } riguarda i giocatori che scegli.
ask-retrieve = Quale lavoratore recuperi?
ask-retrieve-line = Lo spazio che lascia torna libero.
ask-use = Quale azione svolgi?
ask-use-line = Senza lavoratore e senza il suo bonus, anche se è al completo.
ask-plan = Quale lavoratore, per quale azione?
ask-plan-line = L’azione si svolge quando inizia la sua stagione.
ask-keep = Quale carta tieni?
ask-keep-line = Le altre si scartano.
ask-take = Da quale pila degli scarti?
ask-take-line = Ne prendi la prima carta.
ask-played = { $source }, carta giocata da { $name }
ask-part = { $source }, perché { $name } partecipa
ask-let = { $source }, perché { $name } te lo consente
ask-for = { $source }, per { $name }
ask-what = { $head }. Tu: { $what }
ask-gain = { $about }; in cambio { $name } { $gain }
# $give is an infinitive
ask-together = { $head }: insieme, gli avversari possono { $give }; se non lo fanno, { $name } { $otherwise }
ask-about = { $about }. { $more }
ask-several = { $line } Finora: { $picked } su { $maximum }.
ask-up-to = { $line } Finora: { $picked } su { $maximum } al massimo.

## Answers

choice-done = Fatto
choice-pass = Passa
choice-bonus = { $beside ->
        [yes] Prima il bonus: { $bonus }
       *[no] Prendi il bonus
    }
    .short = { $beside ->
            [yes] Bonus: { $bonus }
           *[no] Prendilo
        }
choice-leave-bonus = Rinuncia
    .short = No
choice-yes = Sì
choice-no = No
choice-both = Entrambe: { $cost }
choice-mama = { $card }
choice-papa = { $card }
choice-wake = Riga { $n }
choice-place = { $worker }: { $space }
choice-plan = { $worker }: { $space }
choice-play = Gioca { FORM($card, "the") }
choice-branch = { $what }
choice-draw-vine = Pesca una carta vite
choice-draw-order = Pesca una carta ordine
choice-draw-summer_visitor = Pesca un visitatore estivo
choice-draw-winter_visitor = Pesca un visitatore invernale
choice-draw-two = Pesca un visitatore estivo e uno invernale
choice-draw-many =
    { $summer ->
        [0] Pesca { $winter } visitatori invernali
       *[other]
            { $winter ->
                [0] Pesca { $summer } visitatori estivi
               *[other]
                    Pesca { $summer ->
                        [one] { $summer } visitatore estivo
                       *[other] { $summer } visitatori estivi
                    } e { $winter ->
                        [one] { $winter } invernale
                       *[other] { $winter } invernali
                    }
            }
    }
choice-draw-two-summer_visitor = Pesca 2 visitatori estivi
choice-draw-two-winter_visitor = Pesca 2 visitatori invernali
choice-plant = { $vine } nel { $field }
choice-uproot = Estirpa { $vine } dal { $field }
choice-swap = { $vine } del { $field } con { $othervine } del { $otherfield }
choice-harvest = Vendemmia il { $field }
choice-build = { $structure }
choice-make-red = Vino rosso da { $grapes }
choice-make-white = Vino bianco da { $grapes }
choice-make-blush = Vino rosato da { $grapes }
choice-make-sparkling = Spumante da { $grapes }
choice-age = { $wine }
choice-fill = { $card }
choice-use-wine = { $wine }
choice-use = { $action }
choice-gain-grape = { $grape }
choice-sell-grape = Vendi l’{ $grape } per { $lira ->
        [one] { $lira } lira
       *[other] { $lira } lire
    }
choice-sell-field = Vendi il { $field } per { $lira } lire
choice-buy-field = Ricompra il { $field } per { $lira } lire
choice-pay-card = Scarta { FORM($card, "the") }
choice-pay-grape = Scarta l’{ $grape }
choice-pay-wine = Scarta { FORM($wine, "the") }
choice-discard = Scarta { FORM($card, "the") }
choice-give-card = Dai { FORM($card, "the") }
choice-offer = { $n ->
        [0] Nessuna carta
        [one] { $n } carta
       *[other] { $n } carte
    }
choice-seat = { $name }
choice-retrieve = { $worker } da “{ $space }”
choice-keep = Tieni { FORM($card, "the") }
choice-take = { $pile }
