# The rulebook of Vino: titles and texts of its chapters and entries. Which rules an entry tells, and in what order they
# stand, is in data/rulebook/vino.yaml.

## Goal and end

rulebook-vino-chapter-goal = Scopo e fine
rulebook-vino-goal = Vince chi ha più vigneti
rulebook-vino-goal-text = Acquisti vigneti in nove regioni d’Italia, ne vendi il vino e con i soldi acquisti altri vigneti. Quando la partita è finita, vince chi ha più vigneti. I soldi sono solo un mezzo: decidono soltanto in caso di parità.
rulebook-vino-players = Da tre a cinque giocatori
rulebook-vino-players-text = A Vino si gioca in tre, quattro o cinque, da circa dodici anni in su; una partita dura da 60 a 90 minuti. Gli avversari del programma seguono le stesse regole delle persone. Se qualcuno deve andare via, al suo posto continua un avversario, con gli stessi vigneti e gli stessi soldi.
rulebook-vino-no-trade = Niente scambi, niente prestiti
rulebook-vino-no-trade-text = Tra giocatori non si vendono e non si scambiano mai vigneti o vino. Nessuno fa prestiti, né la banca né gli altri giocatori. Puoi acquistare solo ciò che puoi pagare in quel momento: con 130 Vino un vigneto da 120, ma non uno da 140.
rulebook-vino-last-round = Ultima bottiglia, ultimo turno
rulebook-vino-last-round-text = Appena l’ultima bottiglia lascia la mappa, con un dono o con un acquisto, quel turno è l’ultimo. Gli acquisti arrivano fino in fondo in tutte le regioni scelte, anche in quelle che devono ancora venire. Poi la partita è finita: nessuno vende più, e non c’è un nuovo ordine di gioco. Se nello stesso turno se ne vanno due bottiglie, è lo stesso.
rulebook-vino-counting = Il conto dei vigneti
rulebook-vino-counting-text = Alla fine ogni tuo vigneto conta uno: privato o governativo, a buon mercato o caro, acquistato o ricevuto in dono. Quelli che hai restituito non contano più. Così 23 vigneti a buon mercato battono 22 vigneti cari.
rulebook-vino-ties = In caso di parità
rulebook-vino-ties-text = Se più giocatori hanno il maggior numero di vigneti, tra loro vince chi ha più soldi. Contano tutti quelli rimasti dopo gli ultimi acquisti. Chi è pari anche nei soldi condivide la vittoria.
rulebook-vino-quiet-game = Quando non succede più nulla
rulebook-vino-quiet-game-text = Se per tre turni di fila nessuno acquista né vende, i giocatori dicono apertamente, uno dopo l’altro, se chiudere la partita così com’è. Si chiude solo se lo vogliono tutti; poi si contano i vigneti come sempre. Appena anche uno solo vuole giocare ancora, la partita continua, e lo si chiede di nuovo dopo altri tre turni così.

## The map

rulebook-vino-chapter-map = La mappa e le sue varietà
rulebook-vino-regions = Nove regioni
rulebook-vino-regions-text = La mappa ha nove regioni, ognuna con un numero di vigneti da 3 a 21. Nel loro ordine di acquisto, da 1 a 9, sono Liguria, Lazio, Campania, Sardegna, Calabria, Abruzzo, Toscana, Veneto e Trentino. In ogni turno si acquistano vigneti in quest’ordine.
rulebook-vino-vineyards = I vigneti e i loro prezzi
rulebook-vino-vineyards-text = Il numero su un vigneto è il suo prezzo in Vino. I vigneti privati hanno numeri scuri, quelli governativi numeri chiari. In ogni regione i vigneti stanno lungo una strada, dal meno caro al più caro. Gli uni e gli altri si acquistano allo stesso modo, e alla fine contano lo stesso.
rulebook-vino-markers = Quaranta pedine a testa
rulebook-vino-markers-text = Hai 40 pedine vigneto del tuo colore; una pedina su un vigneto mostra che è tuo. Quante te ne restano lo vedono tutti. Quando tutte e 40 sono sulla mappa, non puoi più acquistare né ricevere in dono nulla, finché non restituisci qualche vigneto.
rulebook-vino-bottles = Sei bottiglie
rulebook-vino-bottles-text = Sardegna, Calabria, Abruzzo, Toscana, Veneto e Trentino hanno vigneti governativi e una bottiglia. Ci resta finché il dono del governo in quella regione deve ancora venire. In Liguria, Lazio e Campania tutti i vigneti sono privati, e non c’è una bottiglia. Tieni il conto delle bottiglie: il turno in cui se ne va l’ultima è l’ultimo.
rulebook-vino-varieties = Cinque varietà, trenta pedine
rulebook-vino-varieties-text = Le varietà sono cinque: Nebbiolo, Trebbiano, Montepulciano, Pinot Grigio e Barbera. Accanto a ogni regione ci sono da due a cinque pedine di varietà, una per ogni varietà che vi può crescere. La Liguria, per esempio, ha solo Nebbiolo e Pinot Grigio. Chi ha una pedina coltiva quella varietà in quella regione.
rulebook-vino-first-vineyard = Il tuo primo vigneto in una regione
rulebook-vino-first-vineyard-text = Con il tuo primo vigneto in una regione scegli subito tra le pedine di varietà che ci sono ancora, e ne prendi una. Non costa nulla oltre al prezzo del vigneto. Da quel momento in questa regione coltivi quella varietà.
rulebook-vino-no-tile-left = Niente pedina, niente primo vigneto
rulebook-vino-no-tile-left-text = Quando in una regione non restano pedine di varietà, nessun altro può cominciare lì, qualunque vigneto sia libero. Esempio: due giocatori hanno le due pedine della Liguria. Il terzo vigneto lo può ormai acquistare solo uno di loro due.
rulebook-vino-one-variety = Una sola varietà per regione
rulebook-vino-one-variety-text = In ogni regione coltivi una sola varietà, quella della tua pedina. Finché hai un vigneto lì, tieni quella pedina e non puoi prenderne una seconda. Intanto in quella regione la varietà è soltanto tua; in altre regioni chiunque può coltivare la stessa.
rulebook-vino-tile-back = Lasciare una regione
rulebook-vino-tile-back-text = Quando restituisci il tuo ultimo vigneto in una regione, anche la sua pedina di varietà torna sulla mappa. Dal turno dopo chiunque può prenderla con un primo vigneto. Se ci torni tu, ricominci da capo e scegli tra tutte le pedine che ci sono in quel momento.
rulebook-vino-cellar = La cantina conta i vigneti
rulebook-vino-cellar-text = Per ogni varietà la tua cantina mostra in quanti vigneti la coltivi, in tutte le regioni insieme. Un acquisto o un dono aggiunge 1, un vigneto restituito toglie 1. Esempio: 4 vigneti di Pinot Grigio in Sardegna e 3 in Calabria fanno 7. Il programma li conta sulla mappa.
rulebook-vino-about-numbers = Da dove vengono i numeri
rulebook-vino-about-numbers-text = Non per tutto è stato possibile consultare la mappa e la tavola dei prezzi stampate. Alcuni numeri sono pubblicati, altri seguono da ciò che è pubblicato, e il resto è stato ricostruito in accordo con tutto ciò che si sa: tra questi la maggior parte dei prezzi. Chi ha la scatola può scrivere i numeri stampati in regions.yaml e market.yaml, in data/vino.

## The start

rulebook-vino-chapter-start = L’inizio e i primi vigneti
rulebook-vino-start = Con che cosa si comincia
rulebook-vino-start-text = Ognuno comincia con 1000 Vino, 40 pedine vigneto e una cantina vuota. La domanda di tutte e cinque le varietà è a 0, bottiglie e pedine di varietà sono al loro posto, e il barile aspetta accanto alla mappa. A preparare il tavolo pensa il programma.
rulebook-vino-first-order = Chi comincia
rulebook-vino-first-order-text = Si estrae a sorte chi fa da banchiere. Comincia chi siede alla sua sinistra, gli altri seguono in senso orario, e il banchiere è l’ultimo. In tutto il resto gioca come gli altri. Una partita si può anche preparare in modo che si cominci secondo i posti: prima la prima sedia, e l’ultima tiene la banca.
rulebook-vino-first-vineyards = Si comincia con tre vigneti
rulebook-vino-first-vineyards-text = Prima del primo turno c’è il turno preliminare, in cui ognuno acquista tre vigneti: due in regioni estratte a sorte e uno dove vuole. Tutti e tre si pagano con i 1000 Vino iniziali, e a nessuno si può rinunciare.
rulebook-vino-drawn-tiles = Nove pedine coperte
rulebook-vino-drawn-tiles-text = Nove pedine, una per regione, lasciano la mappa e si mescolano coperte. Sono il Nebbiolo di Liguria e Veneto, il Trebbiano di Lazio e Trentino, il Montepulciano di Campania e Toscana, il Pinot Grigio di Sardegna e Calabria e la Barbera dell’Abruzzo. Quelle che nessuno pesca tornano sulla mappa prima che si acquisti il terzo vigneto: tre se si gioca in tre, una se si gioca in quattro.
rulebook-vino-two-by-tiles = Due vigneti secondo le pedine
rulebook-vino-two-by-tiles-text = In ordine di gioco ognuno scopre due delle nove pedine e acquista un vigneto in ciascuna delle loro due regioni, privato o governativo. Le pedine sono tue: dicono che cosa coltivi lì. Quali vigneti, lo scegli tu, ma il primo deve lasciarti abbastanza soldi per l’altra regione.
rulebook-vino-five-players = In cinque resta una sola pedina
rulebook-vino-five-players-text = In cinque il banchiere, che è l’ultimo, trova una sola pedina. Con quella acquista il primo vigneto, come al solito. Il secondo segue subito ed è a libera scelta, in qualsiasi regione, anche nella stessa. In una regione nuova serve una pedina di varietà che ci sia ancora.
rulebook-vino-third-vineyard = Il terzo vigneto
rulebook-vino-third-vineyard-text = Quando tutti hanno acquistato secondo le pedine, ognuno acquista un altro vigneto, di nuovo in ordine di gioco e nella regione che vuole. Dove ne hai già uno, paghi e basta; in una regione nuova scegli anche una pedina di varietà, e senza pedina non si può. Resti senza solo se non c’è proprio nulla che potresti acquistare.
rulebook-vino-early-gift = Un dono prima del primo turno
rulebook-vino-early-gift-text = L’ultimo vigneto privato di una regione con la bottiglia può essere acquistato già nel turno preliminare. Allora il dono del governo arriva subito, come in qualsiasi turno. Una partita si può anche preparare in modo che il dono aspetti l’inizio del primo turno.

## The round

rulebook-vino-chapter-round = Il turno e le sue due regioni
rulebook-vino-round = Un turno
rulebook-vino-round-text = Prima ognuno sceglie due regioni in segreto. Poi si acquistano vigneti, regione per regione. Dopo, in ordine di gioco, ognuno può vendere vino. Infine i redditi del turno decidono il nuovo ordine di gioco. Un turno segue l’altro, finché non se ne va l’ultima bottiglia.
rulebook-vino-two-regions = Esattamente due regioni
rulebook-vino-two-regions-text = In ogni turno scegli due regioni diverse, né più né meno. Vanno bene due qualsiasi, che tu vi abbia vigneti o no. Puoi scegliere perfino una regione piena, o senza una pedina per te, anche se lì non potrai acquistare nulla. Nel turno dopo scegli da capo.
rulebook-vino-secret-choice = Scelte in segreto, mostrate insieme
rulebook-vino-secret-choice-text = Scegli le tue regioni senza che gli altri le vedano. Quando tutti hanno scelto, le scelte si mostrano tutte insieme, e nessuno può più cambiarle. Se si gioca a un solo schermo, il programma chiede a uno dopo l’altro, mentre gli altri guardano altrove.
rulebook-vino-only-there = Solo lì, ma senza obbligo
rulebook-vino-only-there-text = In questo turno puoi acquistare solo nelle due regioni che hai scelto. Non è un obbligo: puoi acquistare in entrambe, in una o in nessuna. Solo un dono del governo può toccarti anche in una regione che non hai scelto.

## Buying

rulebook-vino-chapter-buying = Acquistare vigneti
rulebook-vino-barrel = Il giro del barile
rulebook-vino-barrel-text = Il barile sta nella regione in cui ora si acquista. Segue i numeri delle regioni, da 1 a 9, e salta quelle che nessuno ha scelto. Attenzione ai soldi: quelli che spendi in Liguria, numero 1, ti mancano in Trentino, numero 9.
rulebook-vino-owners-first = Prima i proprietari
rulebook-vino-owners-first-text = Se hai scelto la regione e vi hai già un vigneto, sei tra i proprietari e acquisti prima di tutti i nuovi. Tra i proprietari comincia chi ha più vigneti in questa regione, poi viene chi segue. I vigneti altrove qui non contano, e nemmeno l’ordine di gioco.
rulebook-vino-equal-owners = Proprietari a pari vigneti
rulebook-vino-equal-owners-text = Se più proprietari hanno lo stesso numero di vigneti in una regione, si guarda il più lontano di ognuno, contando dall’inizio della strada, dove costano meno: va prima chi lo ha più lontano. Di solito è anche il più caro: con due a testa, chi ha quelli da 30 e 190 va prima di chi ha quelli da 90 e 150. A pari prezzo decide il posto lungo la strada.
rulebook-vino-places-stand = Intanto nessuno avanza
rulebook-vino-places-stand-text = Quando arriva il barile, è deciso chi è tra i proprietari, chi tra i nuovi, e in quale ordine acquistano. Resta così finché il barile non riparte, qualunque cosa intanto si acquisti o si doni. Anche se con un dono arrivi ad avere qui più vigneti di tutti, mantieni il tuo posto.
rulebook-vino-buying-freely = Quanti ne puoi pagare
rulebook-vino-buying-freely-text = Se sei tra i proprietari, acquisti quanti vigneti liberi vuoi e puoi pagare, privati o governativi; poi tocca al proprietario successivo. Non devi cominciare dai meno cari: va bene qualsiasi vigneto libero. Per ognuno paghi il prezzo alla banca, ci metti una tua pedina, e la tua cantina cresce di 1.
rulebook-vino-newcomers = I nuovi, uno alla volta
rulebook-vino-newcomers-text = Se hai scelto la regione e non vi hai nulla, sei tra i nuovi. Dopo i proprietari i nuovi acquistano in ordine di gioco, un vigneto alla volta, a giro, finché tutti non hanno passato. Chi resta per ultimo può continuare senza gli altri. Anche chi ha perso tutti i suoi vigneti può ricominciare così.
rulebook-vino-newcomer-tile = Il primo vigneto di chi è nuovo
rulebook-vino-newcomer-tile-text = Per il primo vigneto a chi è nuovo serve una pedina di varietà che sia ancora nella regione; l’ultima può prenderla prima un altro dei nuovi. Per i vigneti successivi non ne serve un’altra. Qui però acquisti ancora uno alla volta: sei tra i proprietari solo dal turno dopo.
rulebook-vino-passing = Chi passa è fuori
rulebook-vino-passing-text = Chi è nuovo e passa resta fuori da questa regione fino alla fine del turno, ma può acquistare nell’altra regione che ha scelto. Se non puoi pagare nessuno dei vigneti liberi, o per il primo non trovi una pedina, passi senza che ti si chieda nulla.

## The gift

rulebook-vino-chapter-gift = Le bottiglie e il dono del governo
    .short = Bottiglie e dono
rulebook-vino-gift = Il dono del governo
rulebook-vino-gift-text = In una regione con la bottiglia il governo aspetta finché non resta più nessun vigneto privato libero. Appena si acquista l’ultimo, lì gli acquisti si fermano, anche per chi vorrebbe continuare. I vigneti governativi ancora liberi della regione vengono donati, e nessuno li paga.
rulebook-vino-gift-partners = Chi partecipa al dono
rulebook-vino-gift-partners-text = Per ricevere terre devi avere un vigneto in quella regione; ne ricevono al massimo tre giocatori. Non importa se in questo turno hai scelto la regione. Partecipa anche chi è nuovo e fa scattare il dono con il suo primissimo vigneto.
rulebook-vino-gift-ranking = Chi viene prima nel dono
rulebook-vino-gift-ranking-text = La classifica segue i vigneti in quella regione; conta anche quello appena acquistato. A pari numero è davanti chi ha il vigneto più lontano lungo la strada. Si rifà quando comincia il dono, quindi può essere diversa dall’ordine in cui si acquista.
rulebook-vino-gift-shares = Uno, due e tutti gli altri
rulebook-vino-gift-shares-text = Il primo sceglie un vigneto, poi il secondo ne sceglie due, poi il terzo prende tutti quelli che restano. Il quarto e il quinto non ricevono nulla. Esempio: di sei vigneti governativi liberi il primo ne riceve uno, il secondo due e il terzo tre.
rulebook-vino-gift-limits = Poche terre, pochi proprietari
rulebook-vino-gift-limits-text = Se le terre non bastano, il secondo prende ciò che resta, se resta qualcosa, e il terzo non riceve nulla. Se lì hanno vigneti solo due giocatori, ne ricevono uno e due; gli altri non si donano, ma restano in vendita. Se il proprietario è uno solo, ne riceve soltanto uno.
rulebook-vino-gift-taken = A un dono non si rinuncia
rulebook-vino-gift-taken-text = Su ogni vigneto che ricevi va una tua pedina, e alla varietà che coltivi in questa regione si aggiunge 1. Non puoi rinunciarvi. Se non hai abbastanza pedine, prendi tanti vigneti quante ne hai; gli altri vanno a chi segue in classifica, e quelli che nessuno può prendere restano in vendita.
rulebook-vino-bottle-leaves = Un dono per ogni bottiglia
rulebook-vino-bottle-leaves-text = Dopo il dono la bottiglia lascia la mappa, anche se non si è potuto donare nulla. Senza bottiglia una regione non ha più doni, nemmeno se il suo ultimo vigneto privato si libera e viene acquistato di nuovo.
rulebook-vino-bottle-bought = La bottiglia tolta con un acquisto
rulebook-vino-bottle-bought-text = Finché c’è la bottiglia, qualcuno può acquistare l’ultimo vigneto governativo libero della sua regione. Così toglie la bottiglia: la regione non avrà doni, anche se vi restano vigneti privati liberi. Se era l’ultima bottiglia, questo è l’ultimo turno. Se invece prima si acquista l’ultimo vigneto privato, arriva il dono.
rulebook-vino-after-gift = Dopo il dono
rulebook-vino-after-gift-text = Gli acquisti riprendono da dove si erano fermati. Il proprietario che stava acquistando continua, poi tocca a chi non ha ancora finito. I vigneti governativi rimasti si possono acquistare come tutti gli altri. Chi prima aveva passato o finito resta fuori.
rulebook-vino-land-given-back = Terre che tornano
rulebook-vino-land-given-back-text = Con le vendite i vigneti possono tornare liberi. Finché c’è la bottiglia, uno privato va acquistato di nuovo prima che possa esserci un dono, e uno governativo fa parte delle terre che saranno donate. Quando la bottiglia non c’è più, entrambi sono semplicemente in vendita.

## The sale

rulebook-vino-chapter-sale = Vendita e domanda
rulebook-vino-one-sale = Una vendita per turno
rulebook-vino-one-sale-text = Dopo tutti gli acquisti ognuno può vendere una volta, in ordine di gioco: una sola varietà, e al massimo quanto ne mostra la cantina. Puoi anche non vendere nulla. Esempio: con 6 Nebbiolo e 4 Barbera vendi fino a 6 Nebbiolo o fino a 4 Barbera, mai tutti e due.
rulebook-vino-price-table = La tavola dei prezzi
rulebook-vino-price-table-text = Per ogni quantità venduta la tavola dei prezzi mostra tre cose: i redditi, quanti vigneti restituisci e di quanti passi scende la domanda. Una vendita più grande rende di più in tutto, ma meno per ogni unità. La tavola finisce a 40, quante sono le tue pedine.
rulebook-vino-revenue = Redditi e domanda
rulebook-vino-revenue-text = La banca ti paga quanto mostra la tavola dei prezzi per la quantità, più la domanda di quella varietà. La domanda si aggiunge una volta, non per ogni unità, e com’era prima di questa vendita. Esempio: la tavola mostra 500. Con una domanda di +150 ricevi 650, di −100 ricevi 400.
rulebook-vino-give-back = Una vendita costa vigneti
rulebook-vino-give-back-text = A ogni vendita restituisci tanti vigneti quanti ne mostra la tavola dei prezzi per la quantità, né più né meno. Non sono mai più di quelli che hai di quella varietà. Esempio: coltivi Trebbiano in 12 vigneti, ne vendi 12, e la tavola ne mostra 3 da restituire: 9 restano tuoi.
rulebook-vino-which-vineyards = Scegli tu che cosa restituire
rulebook-vino-which-vineyards-text = I vigneti li scegli tu. Devono essere tutti della varietà venduta, ma possono stare in più regioni ed essere privati o governativi. Le pedine tornano a te. I vigneti sono liberi, e dal turno dopo può acquistarli chiunque abbia scelto la loro regione.
rulebook-vino-wine-stays = Il vino non si esaurisce
rulebook-vino-wine-stays-text = Vendere non consuma vino: la tua cantina scende solo dei vigneti che restituisci. Esempio: la cantina mostra 8 Montepulciano, li vendi tutti e 8 e restituisci 3 vigneti. Ora ne mostra 5, e nel turno dopo puoi venderli di nuovo.
rulebook-vino-demand = La domanda e la sua somma
rulebook-vino-demand-text = Ogni varietà ha la sua domanda sulla tavola del mercato, tra −500 e +500, a passi di 50. Tutte cominciano a 0. Quanto scende una varietà, tanto salgono le altre, quindi tutte e cinque insieme fanno sempre 0. Esempio: −200, −50, 0, +100 e +150.
rulebook-vino-one-falls = Una scende, le altre salgono
rulebook-vino-one-falls-text = Dopo la tua vendita la varietà venduta scende di tanti passi quanti ne mostra la tavola dei prezzi. Poi alzi le altre quattro, di altrettanti passi in tutto. Come, lo decidi tu: tre passi possono andare tutti alla Barbera, oppure due alla Barbera e uno al Trebbiano. La varietà venduta non può salire.
rulebook-vino-demand-ends = Gli estremi della domanda
rulebook-vino-demand-ends-text = Nessuna varietà scende sotto −500 o sale sopra +500. Contano solo i passi fatti davvero: se una a −450 dovrebbe scendere di tre passi, scende di uno, e le altre salgono di uno in tutto. A −500 una vendita è ancora possibile, ma non si muove nulla. Per gli aumenti dovuti c’è sempre posto.
rulebook-vino-at-once = Chi vende dopo se ne accorge
rulebook-vino-at-once-text = La domanda si muove subito, quindi chi vende più tardi nello stesso turno vende con la nuova domanda. Esempio: due giocatori vogliono vendere Barbera. Il primo ne abbassa la domanda, e il secondo ne ricava meno. Intanto un’altra varietà può essere salita.
rulebook-vino-below-zero = Quando la domanda mangia i redditi
rulebook-vino-below-zero-text = Se redditi e domanda bassa insieme danno meno di 0, quella vendita non si può fare. Esempio: la tavola mostra 270, ma la domanda è a −300. Esattamente 0 è permesso. Una partita si può anche preparare in modo che una vendita così si possa fare e renda 0; si restituiscono vigneti e la domanda scende come sempre.

## Money

rulebook-vino-chapter-money = Soldi e ordine di gioco
rulebook-vino-open-money = Che cosa si vede dei soldi
rulebook-vino-open-money-text = I soldi si contano in Vino, e ogni somma finisce per 0. I tuoi li conosci; degli altri vedi solo quanto hanno incassato in questo turno. Una partita si può anche preparare in modo che tutti i soldi si vedano sempre. Alla fine si mostrano in ogni caso.
rulebook-vino-income = Il reddito del turno
rulebook-vino-income-text = Quanto rende la tua vendita è il tuo reddito di questo turno. Resta separato dai soldi di prima finché non è deciso il nuovo ordine di gioco; poi si mettono insieme. A tenerli separati pensa il programma. Così nessuno può confonderli, e la regola stampata sui soldi mescolati non serve.
rulebook-vino-new-order = Comincia il reddito più basso
rulebook-vino-new-order-text = Dopo le vendite chi ha il reddito più basso di questo turno prende il posto 1, e così via a salire. Chi non ha venduto nulla ha 0. Conta solo il reddito, non la ricchezza. Esempio: redditi di 640, 0 e 390 danno i posti 3, 1 e 2.
rulebook-vino-equal-incomes = Lo stesso reddito
rulebook-vino-equal-incomes-text = I giocatori con lo stesso reddito mantengono l’ordine che avevano tra loro. Esempio: i numeri 2 e 4 non vendono nulla, gli altri vendono qualcosa. Nel turno dopo sono 1 e 2. Se nessuno vende, ognuno mantiene il suo posto.

## Advice

rulebook-vino-chapter-advice = Buoni consigli
rulebook-vino-advice-land = Conta i vigneti, e sii sul posto
rulebook-vino-advice-land-text = Se acquisti vigneti a buon mercato, con gli stessi soldi ne hai di più; ma uno solo, caro e in fondo alla strada, ti mette davanti a chi ne ha altrettanti. Cerca di avere qualcosa ovunque debba ancora arrivare un dono: il secondo e il terzo ricevono spesso più del primo, il quarto nulla.
rulebook-vino-advice-sale = Vendi con giudizio
rulebook-vino-advice-sale-text = Coltiva due o tre varietà, ciascuna in buona quantità, invece di molto di una o di un po’ di tutte. Le grandi vendite costano molti vigneti: i soldi li valgono? Restituisci quelli a buon mercato se in quella regione acquisterai presto e potrai riaverli, quelli cari se altri vengono prima di te.
rulebook-vino-advice-market = Pensa a chi vende dopo di te
rulebook-vino-advice-market-text = Chi incassa poco gioca presto nel turno dopo, trova la domanda migliore e la abbassa a chi segue. Quando distribuisci gli aumenti, dalli alle varietà che chi vende dopo non ha. Le migliori sono quelle che venderai tu.
