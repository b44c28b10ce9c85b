# The glossary: for each term its heading, the forms by which texts call it (with commas between), and its entry.

glossary-worker = Lavoratore
glossary-worker-forms = lavoratore, lavoratori, lavoratore normale, lavoratori normali
glossary-worker-text = Sta su uno spazio azione e ne svolge l’azione. Alla fine dell’anno tutti i lavoratori tornano a casa.

glossary-grande = Lavoratore grande
glossary-grande-forms = lavoratore grande, lavoratori grandi
glossary-grande-text = Ognuno ne ha uno, più grosso degli altri. Prende uno spazio libero come tutti, oppure si mette accanto a un’azione al completo e la svolge senza il bonus.

glossary-temporary = Lavoratore stagionale
glossary-temporary-forms = lavoratore stagionale, stagionale
glossary-temporary-text = Il lavoratore grigio della riga 7 della sveglia. Lavora per un anno, poi torna sulla riga.

glossary-train = Addestrare
glossary-train-forms = addestra, addestrare, addestri, addestrato, addestrati
glossary-train-text = Si paga un nuovo lavoratore normale. Arriva alla fine dell’anno, salvo che una carta dica altro. Al massimo se ne hanno cinque, oltre a quello grande.

glossary-retrieve = Recuperare
glossary-retrieve-forms = recupera, recuperare, recuperi, recuperato
glossary-retrieve-text = Un lavoratore piazzato torna da chi lo possiede e si può piazzare di nuovo in quest’anno.

glossary-rooster = Riga della sveglia
glossary-rooster-forms = gallo, galli, riga della sveglia, righe della sveglia, sveglia
glossary-rooster-text = In primavera il gallo di ognuno sceglie una riga. Chi sta più in alto agisce prima per tutto l’anno; le righe più in basso danno di più.

glossary-pass = Passare
glossary-pass-forms = passa, passare, passi, passato
glossary-pass-text = Si smette di piazzare lavoratori per questa stagione. Quelli tenuti da parte in estate si possono piazzare in inverno.

glossary-action = Azione
glossary-action-forms = azione, azioni, spazio azione, spazi azione
glossary-action-text = Uno dei dodici posti del tabellone per i lavoratori, sei in estate e sei in inverno.

glossary-bonus = Bonus
glossary-bonus-forms = bonus
glossary-bonus-text = Quanto lo spazio centrale di un’azione dà oltre all’azione stessa.

glossary-points = Punti vittoria
glossary-points-forms = PV, punto vittoria, punti vittoria
glossary-points-text = Decidono la partita. Quando qualcuno arriva a 20, si gioca fino alla fine dell’anno. Nessuno scende sotto −5.

glossary-residual = Rendita
glossary-residual-forms = rendita, rendite
glossary-residual-text = Le lire che ricevi alla fine di ogni anno, al massimo 5. Gli ordini completati la aumentano.

glossary-field = Campo
glossary-field-forms = campo, campi
glossary-field-text = Uno dei tre posti per le viti. I valori di tutte le sue viti, rossi e bianchi insieme, non possono superare il suo numero. Un campo vuoto si può vendere e ricomprare.

glossary-vine = Carta vite
glossary-vine-forms = vite, viti, carta vite, carte vite
glossary-vine-text = Va in un campo e mostra il valore dell’uva che dà a ogni vendemmia. Alcune richiedono la pergola o l’irrigazione.

glossary-value = Valore
glossary-value-forms = valore, valori
glossary-value-text = La qualità di un’uva o di un vino, da 1 a 9. Non è una quantità: un segnalino è sempre una sola uva o un solo vino.

glossary-plant = Piantare
glossary-plant-forms = pianta, piantare, pianti, piantarla, piantata, piantate, piantato, piantati, piantano
glossary-plant-text = Metti una vite dalla tua mano in un tuo campo che non sia venduto e che regga ancora il suo valore.

glossary-uproot = Estirpare
glossary-uproot-forms = estirpa, estirpare, estirpi, estirpata
glossary-uproot-text = Riprendi in mano una vite da un campo.

glossary-harvest = Vendemmiare
glossary-harvest-forms = vendemmia, vendemmie, vendemmiare, vendemmi, vendemmiato, vendemmiati
glossary-harvest-text = Un campo dà un’uva rossa che vale la somma dei suoi valori rossi e un’uva bianca che vale la somma di quelli bianchi. Ogni campo una volta l’anno; le viti restano.

glossary-grape = Uva
glossary-grape-forms = uva, uva rossa, uva bianca, segnalino uva, segnalini uva
glossary-grape-text = Un segnalino nel tuo pigiatoio. L’uva invecchia alla fine dell’anno, e se ne fa il vino.

glossary-crush-pad = Pigiatoio
glossary-crush-pad-forms = pigiatoio, pigiatoi
glossary-crush-pad-text = Le due file per l’uva, rossa e bianca, con una casella per ogni valore.

glossary-wine = Vino
glossary-wine-forms = vino, vini, vino rosso, vini rossi, vino bianco, vini bianchi
glossary-wine-text = Un segnalino nella tua cantina. Il vino rosso e il vino bianco si fanno con una sola uva e ne conservano il valore.

glossary-blush = Vino rosato
glossary-blush-forms = rosato, rosati, vino rosato, vini rosati
glossary-blush-text = Si fa con un’uva rossa e una bianca; i loro valori si sommano. Richiede la cantina media e vale almeno 4.

glossary-sparkling = Spumante
glossary-sparkling-forms = spumante, spumanti
glossary-sparkling-text = Si fa con due uve rosse e una bianca; i loro valori si sommano. Richiede la cantina grande e vale almeno 7.

glossary-cellar = Cantina
glossary-cellar-forms = cantina, cantine, cantina piccola, cantina media, cantina grande
glossary-cellar-text = Le file per il vino. La cantina piccola contiene i valori da 1 a 3, la media da 4 a 6, la grande da 7 a 9. La media si costruisce prima.

glossary-slot = Casella
glossary-slot-forms = casella, caselle
glossary-slot-text = Il posto per una sola uva o un solo vino di un certo valore. Se è già preso, o se manca la sua cantina, il segnalino scende nella prima casella libera più in basso.

glossary-age = Invecchiare
glossary-age-forms = invecchia, invecchiano, invecchiare, invecchi, invecchiato
glossary-age-text = Un’uva o un vino sale di un valore, se la casella successiva è libera e la sua cantina esiste.

# Where a form of a term means something else: the same letters in other words.
glossary-no-terms = in qualsiasi ordine, nell’ordine che preferisci, ordine di sveglia, ordine di gioco, ordine di acquisto
glossary-order = Ordine di vino
glossary-order-forms = ordine, ordini, ordine di vino, ordini di vino, carta ordine, carte ordine
glossary-order-text = Una carta che chiede vini di valore almeno pari a quelli indicati. Completarla dà punti e aumenta la rendita.

glossary-visitor = Visitatore
glossary-visitor-forms = visitatore, visitatori, carta visitatore, carte visitatore, visitatore estivo, visitatori estivi, visitatore invernale, visitatori invernali, carta visitatore estivo, carte visitatore estivo, carta visitatore invernale, carte visitatore invernale, carta visitatore estivo o invernale, carte visitatore estivo o invernale
glossary-visitor-text = Una carta che si gioca nella sua stagione. La parte scelta si deve poter svolgere per intero.

glossary-draw = Pescare
glossary-draw-forms = pesca, pescare, peschi, pescata, pescate, pescano
glossary-draw-text = Prendi la prima carta di un mazzo. Dopo l’ultima, gli scarti si mescolano e formano un nuovo mazzo.

glossary-discard = Scartare
glossary-discard-forms = scarta, scartare, scarti, scartata, scartate, scartano, pila degli scarti, pile degli scarti
glossary-discard-text = Metti via una carta o un segnalino. Le carte vanno scoperte sulla pila del loro mazzo. Alla fine dell’anno in mano restano al massimo sette carte.

glossary-structure = Struttura
glossary-structure-forms = struttura, strutture
glossary-structure-text = Qualcosa che si costruisce sulla propria plancia, una volta sola: permette di piantare o conservare di più, o dà qualcosa ogni volta.

glossary-trellis = Pergola
glossary-trellis-forms = pergola
glossary-trellis-text = Una struttura che alcune viti richiedono.

glossary-irrigation = Irrigazione
glossary-irrigation-forms = irrigazione
glossary-irrigation-text = Una struttura che alcune viti richiedono.

glossary-yoke = Giogo
glossary-yoke-forms = giogo
glossary-yoke-text = Una struttura con uno spazio proprio: una volta l’anno un lavoratore può estirpare una vite o vendemmiare un campo.

glossary-windmill = Mulino a vento
glossary-windmill-forms = mulino a vento, mulini a vento, mulino, mulini
glossary-windmill-text = Una struttura: la prima vite piantata ogni anno dà 1 punto.

glossary-cottage = Casetta
glossary-cottage-forms = casetta, casette
glossary-cottage-text = Una struttura: in autunno peschi un visitatore in più.

glossary-tasting-room = Sala degustazione
glossary-tasting-room-forms = sala degustazione
glossary-tasting-room-text = Una struttura: una volta l’anno una visita guidata dà 1 punto, se hai almeno un vino.

glossary-tour = Visita guidata
glossary-tour-forms = visita guidata, visite guidate
glossary-tour-text = Un’azione estiva che dà 2 lire.

glossary-automa = Automa
glossary-automa-forms = Automa
glossary-automa-text = L’avversario di chi gioca in solitario. All’inizio dell’estate e dell’inverno gira una carta e mette lavoratori sulle azioni di quella stagione, che così sono occupate. Non svolge nulla; il suo tappo indica soltanto quanti punti bisogna superare.

glossary-bonus-token = Segnalino azione bonus
glossary-bonus-token-forms = segnalino azione bonus, segnalini azione bonus
glossary-bonus-token-text = In solitario ogni riga della sveglia ne dà uno quando la scegli. Speso con un lavoratore piazzato sul tabellone, dà anche il bonus di quell’azione, prima o dopo di essa; uno per turno, e si possono conservare negli anni.
