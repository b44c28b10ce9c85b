# The lesson of the game alone against the Automa; who learns knows the game with others.

lesson-alone-title = Contro l’Automa
lesson-alone-goal = Hai { $years } anni. Dopo l’ultimo vinci se hai più punti dell’Automa: il suo tappo sta a { $cork }.
lesson-alone-wake = Ogni riga ha un segnalino che arriva a te insieme a essa, perciò si sceglie una volta sola. Prendi la riga che dà una lira.
lesson-alone-card = Ogni estate l’Automa gira una carta e i suoi lavoratori occupano spazi: “{ $first }”, “{ $second }” e “{ $third }”. Lì non fanno nulla, non producono vino, e i suoi punti restano fermi.
lesson-alone-grande = Come in due, ogni azione ha un solo spazio, e piantare è occupato. Il tuo lavoratore grande può andarci lo stesso.
lesson-alone-plant = Pianta { $vine } nel { $field }. L’altra vite andrà nello stesso campo.
lesson-alone-token = In più giocatori ogni azione ha un bonus, un piccolo extra: qui una seconda vite. Un segnalino lo compra: spendilo adesso.
lesson-alone-second = Pianta { $vine } nello stesso campo. Così una sola vendemmia dà tutte e due le uve.
lesson-alone-pass = I segnalini si conservano di anno in anno. Gli altri due lavoratori aspettano l’inverno: passa.
lesson-alone-fall = L’autunno è come sempre. Pesca un visitatore, estivo o invernale.
lesson-alone-winter = In inverno l’Automa gira un’altra carta, e stavolta occupa “{ $taken }”. Il vino deve aspettare, quindi vendemmia.
lesson-alone-order = Resta un lavoratore. Pesca un ordine di vino: mostra a che cosa puntare.
lesson-alone-year = Anche i lavoratori dell’Automa sono tornati a casa. La riga di prima non ha più il segnalino: scegli quella che dà un punto.
lesson-alone-last = Ora sai tutto ciò che cambia. La partita dura sempre { $years } anni, e alla fine servono più di { $cork } punti: averne altrettanti non basta.
lesson-alone-end = Ogni anno l’Automa occupa altri spazi, e ogni riga ti serve una volta sola. Ora prova tutti e sette gli anni.
