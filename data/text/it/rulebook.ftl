# Le pagine su come si gioca, e il regolamento di ogni gioco.

rulebook-open = Regolamento
rulebook-search = Cerca
rulebook-back = Indietro
rulebook-see = Vedi anche
rulebook-found = { $count ->
        [0] Nessuna voce trovata
        [one] { $count } voce trovata
       *[other] { $count } voci trovate
    }
rulebook-none = Nessuna voce contiene “{ $words }”. Prova con un’altra parola, o solo con una parte.

## Come si gioca: ogni passo con il suo testo

how-viticulture = Come si gioca a Viticulture
how-viticulture-goal = Lo scopo
how-viticulture-goal-text = Gestisci un vigneto in Toscana. Vince chi ha più punti vittoria.
how-viticulture-way = Dalla vite all’ordine
how-viticulture-way-text = Pianta viti, vendemmia, produci vino e completa ordini di vino per fare punti.
how-viticulture-end = La fine
how-viticulture-end-text = Quando qualcuno arriva a 20 punti, questo è l’ultimo anno.
how-viticulture-round = Un anno
how-viticulture-spring = Primavera
how-viticulture-spring-text = Scegli una riga della sveglia: le prime agiscono prima, le ultime danno di più.
how-viticulture-summer = Estate
how-viticulture-summer-text = Piazza lavoratori: pianta, costruisci, fai visite guidate, gioca visitatori.
how-viticulture-fall = Autunno
how-viticulture-fall-text = Pesca un visitatore estivo o invernale.
how-viticulture-winter = Inverno
how-viticulture-winter-text = I lavoratori rimasti vendemmiano, producono vino e completano ordini.
how-viticulture-close = Fine anno
how-viticulture-close-text = Uva e vino invecchiano, i lavoratori tornano a casa, arriva la rendita.

how-vino = Come si gioca a Vino
how-vino-goal = Lo scopo
how-vino-goal-text = Avere alla fine più vigneti di tutti in Italia. Il denaro decide solo i pareggi.
how-vino-way = Vigneti, vino, denaro
how-vino-way-text = Ogni vigneto dà vino, il vino porta denaro, e con il denaro si acquistano vigneti.
how-vino-end = La fine
how-vino-end-text = Una bottiglia se ne va quando nella sua regione si acquista l’ultimo vigneto privato. Nel turno dell’ultima bottiglia nessuno vende più.
how-vino-round = Un turno
how-vino-choose = Scegliere in segreto
how-vino-choose-text = Ognuno segna due regioni; si acquista solo lì.
how-vino-buy = Acquistare
how-vino-buy-text = Regione per regione: prima chi vi possiede vigneti, poi chi arriva.
how-vino-variety = Prendere una varietà
how-vino-variety-text = Il primo vigneto in una regione prende una pedina: tutti i tuoi lì danno quella varietà.
how-vino-sell = Vendere
how-vino-sell-text = Il vino di una varietà porta denaro, costa vigneti e ne abbassa la domanda.
how-vino-order = Nuovo ordine
how-vino-order-text = Chi ha incassato meno gioca per primo nel turno seguente.
