# The new-game page: posters, seats, what the table agrees on, and the seed.

new-evening = Quale manifesto prendi dalla parete?
new-poster-viticulture = Un vigneto di famiglia, anno dopo anno
new-poster-vino = Nove regioni, cinque vini, un mercato
new-poster-facts = Da { $least } a { $most } al tavolo · da { $quick } a { $slow } minuti
new-go = Al tavolo
new-again = Di nuovo l’ultimo tavolo
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
# Not seen: how the page is announced to those who hear it.
new-game-heading = Nuova partita a { $game }: chi gioca, e come
new-plays = { $by ->
        [person] Persona
       *[opponent] Avversario
    }
new-character = { $name }, { $trait }
new-seed = Numero della partita
    .short = Numero
new-seed-note = Vuoto: a caso. A numero uguale, carte uguali.
    .short = Vuoto: distribuzione casuale.
new-start = Inizia
new-back = Indietro
new-who = Chi siede qui?
new-face = Con quale volto?
new-strength = Quanto è forte?
new-person-line = a questo schermo
new-switch = { $to ->
        [person] Fai giocare qui una persona
       *[opponent] Fai giocare qui un avversario
    }
new-one-more-glass = Un bicchiere di forza in più; dopo cinque si ricomincia da uno
new-chair = Aggiungi una sedia
new-count = Al tavolo: { $count }
new-chairs = Occupa anche le sedie prima di questa: al tavolo si è poi in { $count }
new-sheet-rules = Regole della casa
new-sheet-cards = Singole carte
new-sheet-more = Altro
new-differing = { $count ->
        [0] Tutte consuete
       *[other] Cambiate: { $count }
    }
new-deal = { $own ->
        [some] Numero, le tue carte
       *[none] Numero della partita
    }
new-deal-with = Con { $names }
new-usual = Di nuovo le regole consuete
new-close = Torna al tavolo

new-own = Le tue carte
new-own-pages = Le tue carte: { $chosen } su { $count } in gioco, pagina { $page } di { $pages }
new-own-left-out = { $name } resta fuori: { $fault }
new-own-portrait = { $name }: { $fault }. Fino ad allora compare un altro ritratto.

new-setup = Mamma e papà
new-setup-answer = { $answer ->
        [advanced] A scelta tra due
       *[standard] Distribuiti a caso
    }
new-setup-what = Si ricevono una mamma e un papà, oppure due di ciascuno, tenendone uno per tipo.
new-bonus-spaces = Bonus di uno spazio
new-bonus-spaces-answer = { $answer ->
        [friendly] Va preso
       *[standard] Si può lasciare
    }
new-bonus-spaces-what = Se il bonus va preso, uno spazio con bonus è aperto solo a chi lo usa, a meno che nessun altro spazio dell’azione sia libero.
    .short = Sullo spazio con bonus va solo chi lo usa, se un altro è libero.
new-cottage = La seconda carta della casetta
new-cottage-answer = { $answer ->
        [one_by_one] Scelta dopo la prima
       *[named_first] Prima si nominano i due mazzi
    }
    .short = { $answer ->
        [one_by_one] Dopo la prima
       *[named_first] Mazzi nominati prima
    }
new-cottage-what = Chi ha la casetta pesca due visitatori in autunno: i due mazzi si nominano prima di vedere le carte, oppure il secondo dopo la prima carta.
    .short = Per i due visitatori d’autunno si nominano prima i due mazzi, oppure il secondo dopo la prima carta.
new-first-player-moves = Giro del primo giocatore
new-first-player-moves-answer = { $answer ->
        [clockwise] In senso orario
       *[counter_clockwise] In senso antiorario
    }
new-first-player-moves-what = Alla fine di ogni anno comincia un altro posto: quello a destra oppure quello a sinistra.
new-last-tie = Se tutto è in parità
new-last-tie-answer = { $answer ->
        [wake_up_order] Decide l’ordine di sveglia
       *[shared] La vittoria è condivisa
    }
    .short = { $answer ->
        [wake_up_order] Ordine di sveglia
       *[shared] Vittoria condivisa
    }
new-last-tie-what = Che cosa succede quando anche l’ultimo spareggio è pari.
new-hands = Chi vede le carte in mano?
new-hands-answer = { $answer ->
        [open] Tutti
       *[closed] Solo chi è di turno
    }
new-hands-what = Una mano resta coperta finché chi è di turno non la apre. Se la vedono tutti, tutte le mani sono scoperte.
new-rewind = Tornare a una mossa precedente
new-rewind-answer = { $answer ->
        [allowed] Se il tavolo è d’accordo
       *[blocked] Non a questo tavolo
    }
new-rewind-what = Il tavolo può riportare la partita a qualsiasi mossa precedente, anche se nel frattempo si sono pescate carte.
new-advice = “E adesso?” a questo tavolo
new-advice-answer = { $answer ->
        [none] Nessun consiglio
       *[allowed] Chi chiede riceve consigli
    }
new-advice-what = Una lampadina accanto a ogni domanda suggerisce due o tre mosse a chi è di turno, da ciò che può sapere.
    .short = Una lampadina accanto a ogni domanda suggerisce due o tre mosse.

new-zymologist-ageing = { $card }: un vino di 4 o più invecchia senza la cantina media?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] Per niente
       *[to_six] Fino a 6
    }
new-zymologist-ageing-what = Il suo vino può essere troppo buono per la cantina. Qui si decide se gli anni lo migliorano prima della cantina media.
new-zymologist-above-six = { $card }: un vino di 7 o più invecchia senza la cantina grande?
new-zymologist-above-six-answer = { $answer ->
        [ages] Invecchia ancora
       *[stays] Resta com’è
    }
new-zymologist-above-six-what = Lo stesso per il vino che spetta alla cantina grande.
new-organizer-second-visitor = { $card } come primo di due visitatori: il secondo si può giocare?
new-organizer-second-visitor-answer = { $answer ->
        [lost] È perso
       *[allowed] Si può giocare
    }
new-organizer-second-visitor-what = Chi lo gioca esce dalla stagione. Qui si decide se si perde anche il secondo visitatore dello spazio con bonus.
new-producer-exclusion = { $card }: quali dei tuoi lavoratori non possono tornare?
new-producer-exclusion-answer = { $answer ->
        [only_playing_worker] Solo quello che lo gioca
        [only_space_in_use] Solo sul suo spazio
       *[whole_action] Tutti su quell’azione
    }
    .short = { $answer ->
        [only_playing_worker] Chi lo gioca
        [only_space_in_use] Sul suo spazio
       *[whole_action] Tutti lì
    }
new-producer-exclusion-what = Fa tornare i lavoratori da altre azioni. Qui si decide quali contano come presenti sulla sua stessa azione.

## Vino

new-money-shown = Soldi degli altri
new-money-shown-answer = { $answer ->
        [all] Visibili
       *[income_only] Nascosti, redditi visibili
    }
new-money-shown-what = Nascosti, si vede solo quanto gli altri incassano in questo turno; visibili, si vedono tutti i loro soldi.
new-first-order = Primo ordine di gioco
new-first-order-answer = { $answer ->
        [chosen] Secondo i posti
       *[random] A sorte
    }
new-first-order-what = A sorte, il caso decide chi comincia. Secondo i posti, comincia la prima sedia e l’ultima tiene la banca.
new-negative-sale = Una vendita che renderebbe meno di zero
new-negative-sale-answer = { $answer ->
        [for_zero] Rende zero
       *[not_allowed] Non è possibile
    }
new-negative-sale-what = La richiesta può scendere tanto che una vendita costerebbe denaro: non si può fare, oppure non rende nulla.
new-preliminary-gift = Un dono durante i primi vigneti
new-preliminary-gift-answer = { $answer ->
        [none] Nel primo turno
       *[at_once] Subito
    }
new-preliminary-gift-what = L’ultimo vigneto privato di una regione può essere comprato prima del primo turno: il dono arriva subito, o all’inizio del primo turno.
