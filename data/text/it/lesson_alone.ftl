# The lesson of the game alone against the Automa; who learns may have played with others before, or never.

lesson-alone-title = Contro l’Automa
lesson-alone-automa = L’Automa non è un giocatore: non ha vigneti e non fa vino. I suoi lavoratori ti tolgono soltanto spazi, e il suo tappo, il disco grigio, sta a { $cork } punti.
lesson-alone-goal = Giochi { $years } anni, quali che siano i punti: arrivare a { $cork } non chiude la partita. Vinci se dopo l’ultimo anno ne hai più dell’Automa; averne altrettanti non basta.
lesson-alone-wake = Ogni primavera prendi una riga, ciascuna una sola volta in tutta la partita. In solitario non c’è un primo giocatore: la riga dà ciò che mostra e un segnalino; prendi quella con la lira.
lesson-alone-wake_astray = Ogni riga si sceglie una volta sola: tieni questa per un altro anno. Ora prendi quella con la lira.
lesson-alone-card = Ogni estate l’Automa agisce prima di te e gira una carta. Ora contano le righe accese: i suoi lavoratori occupano “{ $first }”, “{ $second }” e “{ $third }”.
lesson-alone-grande = Come in due, ogni azione ha un solo spazio, e piantare è occupato. Il tuo lavoratore grande, la pedina più grossa, entra anche dove non c’è più posto.
lesson-alone-grande_astray = Le tue viti vanno piantate quest’estate, o non ci sarà nulla da vendemmiare. Manda il lavoratore grande a piantare.
lesson-alone-plant = Pianta { $vine } nel { $field }: prima la carta, poi il campo. L’altra vite andrà lì, così una sola vendemmia darà tutte e due le uve.
lesson-alone-plant_astray = Le due viti stanno bene in un campo solo: così una sola vendemmia dà tutte e due le uve. Pianta { $vine } nel { $field }.
lesson-alone-token = In più giocatori ogni azione ha un bonus, un piccolo extra: qui una seconda vite. Un segnalino lo compra: spendilo adesso.
lesson-alone-token_astray = Senza il segnalino la seconda vite ti resta in mano per un anno. Spendilo: ogni nuova riga ne porta un altro.
lesson-alone-second = Pianta { $vine } nello stesso campo. I numeri delle sue viti, sommati, non devono superare quello del campo.
lesson-alone-second_astray = Un altro campo vorrebbe una vendemmia a parte. Pianta anche { $vine } nel { $field }.
lesson-alone-pass = I lavoratori devono bastare per l’estate e per l’inverno, perciò gli altri due aspettano: passa. I segnalini si conservano di anno in anno.
lesson-alone-pass_astray = Chi lavora adesso manca in inverno, e là servono tutti e due. Passa.
lesson-alone-fall = Ogni autunno porta un visitatore, una carta che aiuta una volta. Pescane uno, estivo o invernale.
lesson-alone-winter = In inverno l’Automa gira un’altra carta, e stavolta occupa “{ $taken }”. Il vino deve aspettare, quindi vendemmia: ogni vite dà un’uva.
lesson-alone-winter_astray = La tua uva è matura, e lì non c’è ancora nessuno. Prima vendemmia.
lesson-alone-order = I punti vengono soprattutto dagli ordini di vino. Con l’ultimo lavoratore pescane uno: mostra quale vino produrre.
lesson-alone-order_astray = Senza un ordine non sai quale vino produrre. Pescane uno.
lesson-alone-year = I lavoratori sono tutti a casa, anche quelli dell’Automa, e le tue uve sono maturate di 1. La riga di prima è chiusa per il resto della partita, perché non ha più il segnalino: scegli quella che dà un punto.
lesson-alone-year_astray = Quella riga ti servirà un altro anno. Ora prendi quella con il punto.
lesson-alone-last = Ora sai tutto ciò che cambia in solitario. Ovunque vada l’Automa, dopo l’anno { $years } devi avere più di { $cork } punti.
lesson-alone-end = Una partita intera dura sette anni; nella pagina che segue scegli uno dei cinque livelli, e ognuno dice che cosa cambia. Se produrre vino e completare ordini ti è nuovo, segui anche la prima lezione.
