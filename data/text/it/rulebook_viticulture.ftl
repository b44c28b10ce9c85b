# The rulebook of Viticulture: titles of chapters, and of each entry its title and text.

## Goal, beginning and end

rulebook-viticulture-chapter-goal = Scopo, inizio e fine
rulebook-viticulture-goal = Lo scopo
rulebook-viticulture-goal-text = Ognuno guida un vigneto in Toscana: pianta viti, vendemmia, produce vino, completa ordini, e così guadagna punti vittoria. Quando qualcuno arriva a 20, si gioca fino alla fine dell’anno, e vince chi a quel punto ha più punti. Può anche non essere chi è arrivato a 20 per primo.
rulebook-viticulture-setting-up = Prima del primo anno
rulebook-viticulture-setting-up-text = Si comincia con tre campi vuoti, per viti di valore fino a 5, 6 e 7, una cantina piccola, 0 punti vittoria e nessuna rendita. La mamma e il papà che ti toccano portano lavoratori, carte e denaro, poi escono dal gioco. Una regola della casa, da due giocatori in su, distribuisce due mamme e due papà a testa: ognuno tiene una mamma e un papà, e nessuno vede la scelta degli altri prima che tutti abbiano scelto.
rulebook-viticulture-mama-and-papa = Mamma e papà
rulebook-viticulture-mama-and-papa-text = Ogni mamma porta due lavoratori normali e tre carte; con Nicole e Ariel le carte sono due, più 2 lire. Ogni papà porta il lavoratore grande e fino a 6 lire. Poi, conoscendo le proprie carte, si sceglie in senso orario dal primo giocatore: altre lire, oppure l’altro dono del papà. Di solito è una struttura, gratis e subito pronta; con alcuni è un lavoratore normale o 1 punto vittoria.
rulebook-viticulture-victory-points = Punti vittoria
rulebook-viticulture-victory-points-text = I punti vittoria, in breve PV, vengono soprattutto dagli ordini di vino e dai visitatori, ma anche dalla riga 6 della sveglia, dal mulino a vento, dalla sala degustazione e da due bonus. Verso l’alto non c’è limite: 27 resta 27. Si può scendere sotto 0, ma mai sotto −5: ciò che ti porterebbe più giù non si può proprio scegliere.
rulebook-viticulture-last-year = L’ultimo anno
rulebook-viticulture-last-year-text = Appena qualcuno ha 20 punti vittoria, quell’anno è l’ultimo, anche se succede in primavera. Si gioca fino in fondo, con l’invecchiamento e le rendite. Resta l’ultimo anche se quel giocatore paga punti e torna sotto 20. In due o più non c’è un limite di anni.
rulebook-viticulture-ties = A pari punti
rulebook-viticulture-ties-text = A pari punti vince chi ha più lire; poi conta il valore totale del vino, poi quello dell’uva. Tutto si conta dopo l’invecchiamento e le rendite dell’ultimo anno. Se anche così è pari, la vittoria è condivisa; con una regola della casa decide invece l’ordine di sveglia dell’ultimo anno.
rulebook-viticulture-open-and-hidden = Che cosa vedono tutti
rulebook-viticulture-open-and-hidden-text = Vigneti, lavoratori, lire, punti e il numero di carte in ogni mano, mazzo per mazzo, sono visibili a tutti. Coperte sono solo le carte in mano, se non si gioca a mani scoperte; dei tuoi ordini mostri quello che completi. Tra giocatori non si scambia, non si regala e non si presta nulla, salvo dove lo dice un visitatore.
rulebook-viticulture-cards = Le carte e i loro mazzi
rulebook-viticulture-cards-text = Ci sono 42 carte vite, 36 ordini di vino, 38 visitatori estivi e 38 invernali. Pescata l’ultima carta di un mazzo, i suoi scarti si mescolano subito e ne formano uno nuovo. Se scarti non ce ne sono, il mazzo resta vuoto e l’azione che ne pesca è chiusa, finché non si scarta una di quelle carte. Sveglia, bonus e autunno danno allora le carte che ci sono.

## The year

rulebook-viticulture-chapter-year = L’anno
rulebook-viticulture-year-course = Il corso dell’anno
rulebook-viticulture-year-course-text = In primavera scegli una riga della sveglia, in estate piazzi lavoratori, in autunno peschi un visitatore, in inverno piazzi di nuovo lavoratori, e la fine dell’anno chiude tutto. Ogni lavoratore lavora una volta l’anno: se lo piazzi in estate, in inverno ti manca. Tienine quindi qualcuno per l’inverno, quando si vendemmia, si produce vino e si completano ordini.
rulebook-viticulture-spring = Primavera
rulebook-viticulture-spring-text = A partire dal primo giocatore, in senso orario, ogni gallo prende una riga libera della sveglia. Ciò che la riga dà è tuo subito, prima che scelga chi segue. Nel primo anno il caso decide chi è il primo giocatore. Poi, anno dopo anno, tocca al posto successivo in senso antiorario; una regola della casa inverte il giro.
rulebook-viticulture-wake-up-rows = Le sette righe della sveglia
rulebook-viticulture-wake-up-rows-text = La riga 1 non dà nulla, ma agisci prima di tutti. La riga 2 dà una carta vite, la 3 un ordine di vino, la 4 dà 1 lira, la 5 un visitatore estivo o invernale, a scelta. La riga 6 dà 1 punto vittoria, la 7 il lavoratore stagionale. In una riga sta un solo gallo, quindi almeno una riga resta libera.
rulebook-viticulture-wake-up-order = Chi agisce prima
rulebook-viticulture-wake-up-order-text = Chi sta più in alto sulla tabella agisce prima, in estate, in autunno e in inverno di quell’anno. Ogni stagione ricomincia dalla riga più alta, chiunque abbia agito o passato per ultimo. Quando tutti hanno scelto una riga, il primo giocatore non ha più alcun vantaggio.
rulebook-viticulture-temporary-worker = Il lavoratore stagionale
rulebook-viticulture-temporary-worker-text = Il lavoratore grigio della riga 7 è tuo fino alla fine dell’anno. Conta come uno dei tuoi lavoratori normali ovunque le carte ne parlino, anche dove una carta chiede sei lavoratori. Non occupa nessuno dei tuoi cinque posti per i lavoratori normali. Ce n’è uno solo: chi arriva sulla riga 7 quando è già preso non riceve nulla.
rulebook-viticulture-fall = Autunno
rulebook-viticulture-fall-text = In ordine di sveglia ognuno pesca un visitatore, dal mazzo estivo o da quello invernale. Non serve un lavoratore, e in autunno non si giocano visitatori. Scegli il mazzo prima di vedere la carta, e non puoi rinunciare. Con la casetta puoi pescarne due.
rulebook-viticulture-year-end = La fine dell’anno
rulebook-viticulture-year-end-text = Quando in inverno tutti hanno passato, l’anno si chiude, una cosa dopo l’altra. Uva e vino invecchiano. Tutti i lavoratori tornano a casa, e si aggiungono quelli addestrati. Si pagano le rendite, le mani scendono a sette carte e cambia il primo giocatore. Poi ciò che funziona una volta l’anno si può usare di nuovo.
rulebook-viticulture-residual-payment = La rendita
rulebook-viticulture-residual-payment-text = La tua bottiglia mostra quante lire ricevi alla fine di ogni anno, da 0 a 5. Ogni ordine completato la fa salire di 1 o 2, e la spostano anche alcuni visitatori. Spostarla non dà nulla subito, e quando ricevi le lire resta dov’è. Ciò che supererebbe 5 va perso, ma l’ordine si può completare lo stesso.
rulebook-viticulture-hand-limit = Sette carte in mano
rulebook-viticulture-hand-limit-text = Durante l’anno puoi avere in mano quante carte vuoi. Alla fine dell’anno ne tieni al massimo sette, di tutti i mazzi insieme, e scegli tu che cosa scartare. Nessuno vede che cosa mettono via gli altri finché tutti non hanno finito; poi resta scoperto sulle pile.

## Workers and spaces

rulebook-viticulture-chapter-workers = Lavoratori e spazi
rulebook-viticulture-turn = Il tuo turno
rulebook-viticulture-turn-text = In estate e in inverno, nel tuo turno, fai una di due cose: piazzi esattamente un lavoratore e svolgi la sua azione, oppure passi. I turni girano in ordine di sveglia finché tutti non hanno passato. Quando gli altri hanno passato, puoi continuare senza di loro, un turno dopo l’altro.
rulebook-viticulture-passing = Passare
rulebook-viticulture-passing-text = Puoi passare in qualsiasi turno, anche se restano lavoratori tuoi e azioni libere. Dopo, in quella stagione non piazzi più nulla. I lavoratori tenuti in estate si possono piazzare in inverno; tenuti anche in inverno, riposano fino all’anno dopo. Se al tuo turno non hai lavoratori, passi automaticamente.
rulebook-viticulture-spaces = Quanti spazi sono aperti
rulebook-viticulture-spaces-text = In due, o in solitario, ogni azione ha uno spazio; in tre o quattro ne ha due, in cinque o sei tre. In uno spazio sta un solo lavoratore, e puoi prendere uno qualsiasi di quelli liberi. Puoi tornare su un’azione in un turno successivo, finché ha posto: i tuoi stessi lavoratori ti bloccano come quelli degli altri.
rulebook-viticulture-must-act = Niente azione, niente posto
rulebook-viticulture-must-act-text = Un lavoratore può stare solo dove puoi svolgere l’azione: nessuno prende uno spazio per poi non fare nulla. Se per esempio non hai campi da vendemmiare, la vendemmia per te è chiusa. Sono aperte solo le azioni della stagione, oltre al carretto e al tuo giogo. Il carretto è sempre possibile.
rulebook-viticulture-bonus = Il bonus al centro
rulebook-viticulture-bonus-text = Lo spazio centrale di ogni azione ha un bonus, quindi si trova solo da tre giocatori in su. L’azione va svolta, il bonus si può lasciare. Può venire prima dell’azione: con 3 lire lì puoi addestrare, perché il bonus di 1 lira arriva prima. Una regola della casa apre lo spazio centrale solo a chi ne usa il bonus, a meno che nessun altro spazio dell’azione sia libero.
rulebook-viticulture-grande = Il lavoratore grande
rulebook-viticulture-grande-text = Il tuo lavoratore grande prende uno spazio libero come tutti, con il suo bonus. Solo quando tutti gli spazi aperti di un’azione sono occupati può andarci lo stesso: si mette accanto all’azione e la svolge, senza il bonus. Accanto a un’azione possono stare anche più lavoratori grandi. Sulla tua plancia è un lavoratore come gli altri.
rulebook-viticulture-cart = Il carretto
rulebook-viticulture-cart-text = Sul carretto possono stare quanti lavoratori si vuole, di tutti i giocatori, in estate e in inverno. Ognuno dà 1 lira e vale un turno intero. Il carretto non ha bonus, e nessun lavoratore lo blocca agli altri.

## Summer’s actions

rulebook-viticulture-chapter-summer = Le azioni estive
rulebook-viticulture-draw-vine = Pescare una carta vite
rulebook-viticulture-draw-vine-text = Prendi in mano la prima carta del mazzo delle viti. Il bonus è una seconda carta vite. Una vite in mano non fa ancora nulla: si pianta con un’altra azione. Se non restano carte vite da pescare, l’azione è chiusa.
rulebook-viticulture-tour = Visita guidata
rulebook-viticulture-tour-text = Una visita guidata dà 2 lire, 3 con il bonus. Se hai la sala degustazione e almeno un vino in cantina, dà anche 1 punto vittoria, una volta l’anno. Conta il momento in cui piazzi il lavoratore: un vino prodotto dopo arriva troppo tardi.
rulebook-viticulture-build = Costruire una struttura
rulebook-viticulture-build-text = Paga quanto è stampato sulla tua plancia per una struttura che non hai, ed è subito pronta. Ognuna delle otto si può avere una volta sola. La cantina grande viene solo dopo la media. Il bonus è 1 lira, e puoi prenderlo prima di pagare: con 4 lire puoi costruire il mulino a vento, che ne costa 5.
rulebook-viticulture-play-summer-visitor = Giocare un visitatore estivo
rulebook-viticulture-play-summer-visitor-text = Gioca un visitatore estivo dalla tua mano, fai ciò che dice e scarta la carta. Il bonus è un secondo visitatore, che scegli quando il primo è concluso; può anche essere una carta arrivata con il primo. Senza un visitatore che puoi giocare fino in fondo, l’azione è chiusa.
rulebook-viticulture-plant = Piantare una vite
rulebook-viticulture-plant-text = Metti una carta vite dalla tua mano in un tuo campo non venduto. Non costa nulla, ma devi avere le strutture indicate sulla carta, e nel campo deve esserci posto per il suo valore. Il bonus è una seconda vite, nello stesso campo o in un altro. Una volta l’anno, se pianti, il mulino a vento dà un punto.
rulebook-viticulture-sell-grapes = Vendere uva
rulebook-viticulture-sell-grapes-text = Vendi uno o più segnalini uva dal tuo pigiatoio; il colore non conta. I valori da 1 a 3 rendono 1 lira l’uno, quelli da 4 a 6 ne rendono 2, quelli da 7 a 9 ne rendono 3: un 3 e un 8 fanno 4 lire. Il bonus è 1 punto vittoria, qualunque quantità tu venda. Il vino non si vende mai: lascia la cantina con gli ordini e con i visitatori.
rulebook-viticulture-sell-field = Vendere o ricomprare un campo
rulebook-viticulture-sell-field-text = Invece dell’uva puoi vendere un campo senza viti per il suo numero in lire, 5, 6 o 7, oppure ricomprarne uno allo stesso prezzo. In un campo venduto non si può piantare né vendemmiare; una volta ricomprato, si usa subito. Anche qui c’è il punto del bonus. Con il tempo puoi venderli perfino tutti e tre.

## Winter’s actions

rulebook-viticulture-chapter-winter = Le azioni invernali
rulebook-viticulture-draw-order = Pescare un ordine di vino
rulebook-viticulture-draw-order-text = Prendi in mano la prima carta del mazzo degli ordini. Il bonus è una seconda. Un ordine chiede da uno a tre vini, dà da 2 a 6 punti vittoria e aumenta la rendita di 1 o 2. Se non restano ordini da pescare, l’azione è chiusa.
rulebook-viticulture-harvest = Vendemmiare un campo
rulebook-viticulture-harvest-text = Scegli un campo con viti. Tutti i suoi valori rossi insieme danno un’uva rossa, tutti i bianchi un’uva bianca, e le viti restano. Merlot (rosso 3) accanto a Pinot (rosso 1, bianco 1) dà un’uva rossa 4 e un’uva bianca 1. Il bonus è un secondo campo; li vendemmi uno dopo l’altro.
rulebook-viticulture-harvest-once = Ogni campo una volta l’anno
rulebook-viticulture-harvest-once-text = Un campo si vendemmia una volta l’anno, che sia con l’azione, con il giogo o con un visitatore. Estirpare e piantare di nuovo, oppure vendere il campo e ricomprarlo, non cambia nulla. Una vite piantata quest’anno si può vendemmiare già quest’anno, se il suo campo non è ancora vendemmiato.
rulebook-viticulture-train = Addestrare un lavoratore
rulebook-viticulture-train-text = Paga 4 lire per un nuovo lavoratore normale. Aspetta accanto all’azione e lavora dall’anno dopo, anche se lo addestra un visitatore, salvo che la carta dica altro. Il bonus è 1 lira, quindi lì ne bastano 3. Il massimo sono cinque lavoratori normali e il lavoratore grande; poi nemmeno una carta può addestrarne altri.
rulebook-viticulture-play-winter-visitor = Giocare un visitatore invernale
rulebook-viticulture-play-winter-visitor-text = Gioca un visitatore invernale dalla tua mano, fai ciò che dice e scarta la carta. Il bonus è un secondo, che scegli quando il primo è concluso. Se il primo rende impossibile il secondo, quel bonus è semplicemente perso. I visitatori estivi aspettano l’estate dopo, a meno che l’Amministratore non ne giochi uno.
rulebook-viticulture-make-wine = Produrre vino
rulebook-viticulture-make-wine-text = Produci uno o due vini, con il bonus fino a tre, dello stesso tipo o no. Un’uva rossa diventa un vino rosso del suo valore, una bianca un vino bianco. Per questi vini le uve non si sommano mai: due rosse 2 non fanno un rosso 4. I vini si fanno uno alla volta, quindi uno può occupare la casella che servirebbe al successivo.
rulebook-viticulture-fill-order = Completare un ordine
rulebook-viticulture-fill-order-text = Per ogni vino dell’ordine scarta un vino di quel tipo che abbia almeno il valore indicato; un vino migliore non dà nulla in più. Tra quelli che vanno bene scegli tu. Un ordine di rosso 2 e bianco 4, per esempio, dà 3 punti vittoria e aumenta la rendita di 1. Il bonus è 1 punto in più.

## Vines, grapes and wine

rulebook-viticulture-chapter-wine = Viti, uva e vino
rulebook-viticulture-vines = Le nove viti
rulebook-viticulture-vines-text = Sangiovese e Malvasia (1) non richiedono nulla. Pinot, Syrah e Trebbiano (2) richiedono la pergola, Merlot e Sauvignon Blanc (3) l’irrigazione, Cabernet Sauvignon e Chardonnay (4) entrambe. Il Pinot è rosso 1 e bianco 1; le altre viti hanno un solo colore. Le strutture servono solo quando pianti.
rulebook-viticulture-field-room = Quanto regge un campo
rulebook-viticulture-field-room-text = I tuoi campi reggono viti di valore fino a 5, 6 e 7, rosso e bianco sommati; un Pinot conta 2. Quante carte ci siano non importa, e la stessa varietà può starci più volte. Chardonnay (4) e Merlot (3) stanno insieme solo nel campo 7. Una vite resta finché non la estirpi.
rulebook-viticulture-uproot = Estirpare una vite
rulebook-viticulture-uproot-text = Si estirpa solo con il giogo o con un visitatore. La vite torna nella tua mano, quindi più avanti puoi piantarla di nuovo. Dove un visitatore dice di estirpare e scartare, la vite ti viene prima in mano, poi scarti una qualsiasi delle tue carte vite.
rulebook-viticulture-crush-pad = Il pigiatoio
rulebook-viticulture-crush-pad-text = C’è una casella per ogni valore da 1 a 9, per l’uva rossa e per la bianca; più di 9 conta 9. Se la casella di una nuova uva è occupata, l’uva scende nella prima libera più in basso. Se non ce n’è, va persa, e il campo conta lo stesso come vendemmiato; prima ricevi un avviso. Non si può buttare via uva o vino per fare posto.
rulebook-viticulture-blush = Vino rosato
rulebook-viticulture-blush-text = Un’uva rossa e una bianca fanno un vino rosato, che vale quanto le due insieme. Servono la cantina media e una somma di almeno 4: rossa 1 e bianca 2 non bastano. Rossa 2 e bianca 3 fanno un rosato 5. Una somma oltre 9 conta 9.
rulebook-viticulture-sparkling = Spumante
rulebook-viticulture-sparkling-text = Due uve rosse e una bianca fanno uno spumante, che vale quanto le tre insieme. Servono la cantina grande e una somma di almeno 7; oltre 9 conta 9. I vini già fatti non si uniscono mai: un rosso e un bianco in cantina non fanno un rosato.
rulebook-viticulture-devalue = Quando la casella è occupata
rulebook-viticulture-devalue-text = Se la sua casella è occupata o manca la sua cantina, un nuovo vino va nella più alta casella libera lì sotto, in una cantina che hai. Con la sola cantina piccola un rosso 4 diventa un rosso 3. Il rosato non scende mai sotto 4, lo spumante mai sotto 7. Se non resta una casella, il vino non si può fare. Non puoi fare apposta un vino che valga meno.
rulebook-viticulture-ageing = Invecchiare
rulebook-viticulture-ageing-text = Alla fine dell’anno ogni uva e ogni vino sale di 1, prima i più alti, fino a 9 al massimo, se la casella successiva è libera. Al vino serve la cantina media per salire da 3 a 4 e la grande per salire da 6 a 7; all’uva non ne serve nessuna. Ciò che non può salire resta dov’è, e nulla va perso: un rosso 8 sotto un rosso 9 resta 8.
rulebook-viticulture-visitor-tokens = Uva e invecchiamento dai visitatori
rulebook-viticulture-visitor-tokens-text = Per l’uva che un visitatore ti fa comprare deve essere libera la casella del suo valore, e comprarla non è una vendemmia. Per il Mercante devono essere libere entrambe le caselle di valore 1. Dove un visitatore invecchia tutti i vini due volte, tutta la cantina invecchia e poi invecchia ancora, l’uva invece no; serve almeno un vino. I limiti delle cantine valgono come sempre.

## Cellars and structures

rulebook-viticulture-chapter-structures = Cantine e strutture
rulebook-viticulture-structures = Quanto costano le strutture
rulebook-viticulture-structures-text = Pergola e giogo costano 2 lire, l’irrigazione 3, casetta e cantina media 4, il mulino a vento 5, sala degustazione e cantina grande 6. Ognuna funziona appena è costruita, e resta. Dove un visitatore guarda il costo, intende questo prezzo, qualunque cifra tu abbia pagato. Uno sconto non fa mai scendere sotto 0 quanto paghi.
rulebook-viticulture-cellars = Le tre cantine
rulebook-viticulture-cellars-text = La cantina piccola, che hanno tutti, contiene vini rossi e bianchi di valore da 1 a 3. La media aggiunge i valori da 4 a 6 e i rosati, la grande quelli da 7 a 9 e gli spumanti. Ogni tipo ha caselle sue, ciascuna per un vino. Un visitatore che migliora la cantina costruisce la successiva; se le hai tutte, quella parte non si può scegliere.
rulebook-viticulture-yoke = Il giogo
rulebook-viticulture-yoke-text = Il giogo è uno spazio tutto tuo: una volta l’anno, in estate o in inverno, un lavoratore vi estirpa una vite o vendemmia un campo. Può andarci anche il lavoratore grande, ma non dopo un altro lavoratore. Se un visitatore fa tornare quel lavoratore, per quest’anno il giogo resta usato.
rulebook-viticulture-windmill = Il mulino a vento
rulebook-viticulture-windmill-text = Con il mulino a vento ricevi 1 punto vittoria quando pianti, una volta l’anno. Vale in qualsiasi modo tu pianti, anche con un visitatore. Se costruisci il mulino dopo aver piantato, il punto arriva la prossima volta che pianti in quell’anno. Non devi chiederlo: arriva da sé.
rulebook-viticulture-tasting-room = La sala degustazione
rulebook-viticulture-tasting-room-text = Con la sala degustazione ricevi 1 punto vittoria, una volta l’anno, quando piazzi un lavoratore sulla visita guidata e in quel momento hai almeno un vino. Vale anche per il lavoratore grande accanto all’azione al completo. Una visita guidata con l’Amministratore non dà punti, perché non si piazza nessun lavoratore, e nemmeno le carte che danno solo lire.
rulebook-viticulture-cottage = La casetta
rulebook-viticulture-cottage-text = Con la casetta puoi pescare in autunno due visitatori invece di uno, dallo stesso mazzo o uno per mazzo. Nomini i due mazzi prima di vedere le carte, e puoi accontentarti di una sola. Con una regola della casa scegli il secondo mazzo dopo aver visto la prima carta.

## Visitors

rulebook-viticulture-chapter-visitors = Visitatori
rulebook-viticulture-visitors = Come agiscono i visitatori
rulebook-viticulture-visitors-text = Un visitatore agisce una volta, subito, e poi si scarta. Ciò che ti fa fare non richiede altri lavoratori e non porta bonus del tabellone. Dove parla di lavoratori, va bene qualsiasi tipo. Mentre lo giochi non è nella tua mano: non può pagare per sé stesso e non si conta.
rulebook-viticulture-pay-in-full = Tutto o niente
rulebook-viticulture-pay-in-full-text = Puoi giocare un visitatore solo se puoi pagarne tutto il costo e prenderne tutto il vantaggio. Ciò che paghi viene prima di ciò che compri; le altre parti vengono nell’ordine che preferisci, salvo che la carta dica “poi”. Una carta che ne fa pescare tre non si può giocare per due. Ciò che pescano gli altri può essere di meno.
rulebook-viticulture-or-and-may = “OPPURE”, “fino a” e “puoi”
rulebook-viticulture-or-and-may-text = Dove un visitatore dice “OPPURE”, scegli una parte, e solo quella deve essere possibile. “Fino a 2” vuol dire uno o due, mai nessuno. Ciò che “puoi” fare, puoi anche lasciarlo. Una parte che non darebbe nulla non si può scegliere, per esempio i punti per i campi piantati quando non ne hai.
rulebook-viticulture-asking-others = Visitatori che chiedono agli altri
rulebook-viticulture-asking-others-text = Se un visitatore riguarda più giocatori, rispondono in ordine di sveglia, dalla riga più alta in giù. Risponde anche chi ha passato, salvo che la carta dica altro. Ognuno può rinunciare, se la carta non dice che deve. Nessuno è tenuto a fare una cosa a metà: la Regina non si può giocare se il giocatore alla tua destra non può svolgere per intero nessuna delle sue tre opzioni.
rulebook-viticulture-growers = Coltivatrice e Mezzadro
rulebook-viticulture-growers-text = La Coltivatrice pianta una vite anche dove nel campo non c’è posto per il suo valore; poi lì non ci sta più nulla. Le strutture della vite servono lo stesso. Il Mezzadro fa il contrario: niente strutture, ma posto abbastanza. Oppure ti fa estirpare una vite e scartare una carta vite, per 2 punti vittoria.
rulebook-viticulture-manager = Amministratore
rulebook-viticulture-manager-text = In inverno l’Amministratore ti fa svolgere un’azione estiva, o il carretto, anche se tutti i suoi spazi sono occupati. Non piazzi nessun lavoratore e non hai il bonus. L’azione deve essere possibile, e il giogo non è tra queste. Così si può giocare un visitatore estivo; il mulino a vento conta, la sala degustazione no.
rulebook-viticulture-planner = Pianificatrice
rulebook-viticulture-planner-text = In estate la Pianificatrice manda un altro tuo lavoratore su un’azione invernale, o sul carretto. Da quel momento occupa lì il suo spazio. All’inizio dell’inverno, prima di tutti i turni, la sua azione si svolge, con il bonus del suo spazio. Se allora non è possibile, non succede nulla, e il lavoratore resta lì.
rulebook-viticulture-retrieving = Produttore e Motivatore
rulebook-viticulture-retrieving-text = Per 2 lire il Produttore recupera uno o due tuoi lavoratori, ma nessuno dalla sua stessa azione, salvo che una regola della casa dica altro. Le azioni che avevano prenotato decadono. Con il Motivatore chi non ha ancora passato può recuperare il proprio lavoratore grande piazzato; ogni avversario che lo fa ti dà 1 punto vittoria. Tutti questi lavoratori si possono piazzare di nuovo quest’anno.
rulebook-viticulture-organizer = Organizzatrice
rulebook-viticulture-organizer-text = L’Organizzatrice sposta il tuo gallo su una riga libera; prendi ciò che la riga dà ed esci da questa stagione. La nuova riga vale anche in autunno e in inverno. Lo spostamento non fa guadagnare né perdere turni a nessuno. Dopo puoi ancora giocare il secondo visitatore del bonus, salvo che una regola della casa dica altro.
rulebook-viticulture-zymologist = Zimologo
rulebook-viticulture-zymologist-text = Produci uno o due vini di valore 4 o più, di qualsiasi tipo, anche senza la cantina per contenerli; le somme minime per rosato e spumante valgono lo stesso. Senza la cantina media un vino così invecchia fino a 6. Uno da 7 in su aspetta che ci sia la cantina grande. Le regole della casa possono cambiare entrambe le cose.

## Alone and campaign

rulebook-viticulture-chapter-alone = Solitario e campagna
rulebook-viticulture-automa = In solitario contro l’Automa
rulebook-viticulture-automa-text = In solitario giochi sette anni, quali che siano i punti, e devi averne più dell’Automa. Di solito lui sta a 20 fin dall’inizio. Se ne hai quanti lui, non vince nessuno, e né lire né vino decidono. Prepari come al solito, fai tutti i turni di una stagione uno dopo l’altro, e ogni azione ha uno spazio.
rulebook-viticulture-automa-workers = I lavoratori dell’Automa
rulebook-viticulture-automa-workers-text = All’inizio dell’estate e dell’inverno si gira una carta Automa. Mostra fino a tre azioni di quella stagione, e su ognuna va un lavoratore dell’Automa. Occupano soltanto spazi: non svolgono nulla e non guadagnano nulla. Dove c’è già un lavoratore, magari uno tuo mandato dalla Pianificatrice, non se ne aggiungono. Alla fine dell’anno i suoi lavoratori lasciano il tabellone; se il mazzo delle sue carte finisce, si mescola di nuovo.
rulebook-viticulture-rows-alone = La sveglia in solitario
rulebook-viticulture-rows-alone-text = Su ognuna delle sette righe c’è un segnalino azione bonus. In primavera scegli una riga che ha ancora il suo segnalino e prendi entrambe le cose, il segnalino e ciò che la riga dà. Così in sette anni usi ogni riga una volta. L’Organizzatrice può andare su qualsiasi riga libera tranne la 7, ma non riceve segnalini.
rulebook-viticulture-bonus-tokens = Segnalini azione bonus
rulebook-viticulture-bonus-tokens-text = Quando piazzi un lavoratore sul tabellone, puoi spendere un segnalino e avere anche il bonus di quell’azione, prima o dopo di essa. Uno per turno è il massimo, e si possono conservare negli anni. Vale anche per il lavoratore grande accanto a un’azione al completo e per un’azione prenotata, ma non sul carretto né sul giogo. Non apre altri spazi.
rulebook-viticulture-visitors-alone = Visitatori inutili in solitario
rulebook-viticulture-visitors-alone-text = Quattro visitatori in solitario non ti darebbero nulla: Truffatore, Corteo nuziale, Regina e Governatore. Si tolgono dai mazzi prima della partita oppure, se scegli così, si scartano quando arrivano, e se ne pesca un altro. Di tutti gli altri visitatori svolgi semplicemente la tua parte; l’Importatore pesca le sue tre carte.
rulebook-viticulture-levels = I cinque livelli
rulebook-viticulture-levels-text = “Molto facile” aggiunge un ottavo anno, in cui si può scegliere qualsiasi riga, che dà un segnalino. “Facile” ti dà 3 punti vittoria all’inizio, “Normale” nulla. Con “Difficile” in ogni stagione si girano carte, ognuna dall’alto in basso, finché vi sono almeno due lavoratori dell’Automa; ne ha sei per anno. “Molto difficile” fa lo stesso, e l’Automa sta a 23.
rulebook-viticulture-aggressive-automa = L’Automa aggressivo
rulebook-viticulture-aggressive-automa-text = Qui devi essere davanti all’Automa alla fine di ogni anno, altrimenti perdi subito; avere gli stessi punti non basta. Il primo anno l’Automa sta a −1, poi a 0, 1, 4, 8, 13 e 20. Si può scegliere ai livelli facile, normale e difficile.
rulebook-viticulture-campaign = La campagna
rulebook-viticulture-campaign-text = Otto sfide, una dopo l’altra, ognuna una partita in solitario con una regola sua. Per andare avanti devi battere l’Automa; altrimenti riprovi, con un segnalino azione bonus in più all’inizio per ogni partita di fila che non hai vinto. Meno partite ti servono in tutto, meglio è.
rulebook-viticulture-challenges-1-2 = Sfide 1 e 2
rulebook-viticulture-challenges-1-2-text = Nella prima non hai la mamma, ma due lavoratori, e prima della partita pianti tre viti qualsiasi del mazzo dove c’è posto, senza le loro strutture. Nella seconda puoi avere al massimo due lavoratori normali, i segnalini non servono, e gli spazi centrali con il loro bonus prendono il posto di quelli a sinistra, anche per l’Automa.
rulebook-viticulture-challenges-3-4 = Sfide 3 e 4
rulebook-viticulture-challenges-3-4-text = Nella terza devi avere sei lavoratori alla fine dell’anno 3, altrimenti perdi. Contano il lavoratore grande e quelli appena addestrati, non lo stagionale. Nella quarta cominci con 5 punti vittoria, e l’azione della vendemmia comprende fino a tre campi; giogo e visitatori mantengono i loro limiti.
rulebook-viticulture-challenges-5-6 = Sfide 5 e 6
rulebook-viticulture-challenges-5-6-text = La quinta dura otto anni; ogni anno si può scegliere qualsiasi riga, e non ci sono segnalini. Nella sesta durante la partita non si guadagnano punti, anche se con i punti si può pagare. Alla fine ogni vino nella cantina grande dà 2 punti vittoria, ogni vino nella media 1. Una campagna aggressiva salta la sesta.
rulebook-viticulture-challenges-7-8 = Sfide 7 e 8
rulebook-viticulture-challenges-7-8-text = Nella settima cominci con 3 punti vittoria; tutto il resto è come al solito. Nell’ottava non si può completare nessun ordine, nemmeno con un visitatore, ma pescare ordini si può. Il vino può dare punti in ogni altro modo. Se la tua mamma porta ordini, puoi cambiarla con la successiva.
