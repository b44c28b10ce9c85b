# The lesson of Vino. $name is who learns, $other the next seat; $price and other numbers are those on the map and tables.

lesson-vino-title = Vino in due turni
lesson-vino-goal = Vince chi ha più vigneti; a parità, chi è più ricco. Hai pescato due pedine: ognuna indica una regione in cui acquisti ora e l’uva che ci coltivi. { FORM($place, "in") } acquista il vigneto più economico, da { $price }.
lesson-vino-dear = L’altra pedina è per { $place }: tra i vigneti liberi puoi acquistare quelli che vuoi, in qualsiasi ordine. Prendi quello da { $price }, anche se ce ne sono di più economici: presto vedrai perché.
lesson-vino-third = Il terzo può essere ovunque. Acquista quello da { $price } { FORM($place, "in") }: tutti i tuoi vigneti lì danno { $variety }.
lesson-vino-choose = A ogni turno ciascuno segna in segreto due regioni e acquista solo lì; il barile le visita secondo i loro numeri. Segna { $first } e { $second }, poi conferma.
lesson-vino-not_this = Qui la lezione va in un altro modo. Fai ciò che è illuminato: il resto rimane com’è.
lesson-vino-tie = Qui tu e { $other } avete un vigneto a testa: allora acquista prima chi ha il singolo più caro, non la somma più alta. Il tuo { $own } batte il { $theirs }: prendi quello da { $price }.
lesson-vino-enough = Chi ha già vigneti ne acquista quanti ne vuole, ma { $price } è tanto denaro. Premi “{ vino-done }”.
lesson-vino-most = Qui hai più vigneti di tutti, perciò tocca di nuovo prima a te. Acquista quello da { $price }.
lesson-vino-last = Quelli scuri con la corona sono del governo. Acquista l’ultimo chiaro, da { $price }: così il governo deve donare i suoi, e scegli prima tu.
lesson-vino-gift = Chi qui ha più vigneti ora sceglie uno di quelli del governo, il secondo due, e un terzo prenderebbe il resto. Prendi il più caro: non costa nulla, e a parità il più caro viene prima.
lesson-vino-bottle = Così la bottiglia ha lasciato { $place }; { $bottles ->
        [one] ne resta una
       *[other] ne restano { $bottles }
    }. Nel turno in cui se ne va l’ultima nessuno vende più, e si contano i vigneti.
lesson-vino-done = Qui basta così. Premi “{ vino-done }”.
lesson-vino-sell = Ogni vigneto dà un vino per turno, e puoi vendere una varietà: fino a { $few } vini costano un vigneto, fino a { $more } due. Perciò scegli { $variety } e con + sali fino a { $quantity }; il vino non venduto va perso.
lesson-vino-sell_back = { $quantity } vini rendono { $revenue }: premi il segno cerchiato per aprire la tavola dei prezzi, e premi di nuovo per chiuderla. Restituisci il più economico: clicca la bandiera da { $price }.
lesson-vino-sell_rise = Per la stessa tavola { $variety } scende di { $steps } passi, e altre varietà salgono di altrettanti: la somma delle domande è sempre zero. Clicca { $rising }, che coltivi anche tu, una volta per passo.
lesson-vino-sell_confirm = { $revenue } per un vigneto che costava { $price }: un buon affare, pagato alla fine, quando tutti hanno venduto. Conferma.
lesson-vino-order = Chi ha incassato meno comincia il turno seguente: tocca ancora prima a te. Segna { $first }, dove il tuo vigneto da { $price } è di nuovo libero, e { $second }.
lesson-vino-back = Hai venduto per { $revenue } restituendo questo. Riacquistalo per { $price }: il resto è guadagno.
lesson-vino-newcomers = { FORM($place, "in") } non c’è ancora nessuno. Chi arriva si alterna, un vigneto ciascuno: prendi il più economico, da { $price }, che conta quanto uno caro.
lesson-vino-variety = Con il primo vigneto in una regione scegli che cosa coltivarci. Prendi { $variety }: ora una vendita rende { $demand } in più.
lesson-vino-second = Tocca di nuovo a te. Acquista quello da { $price }: due { $variety } si vendono molto meglio di uno solo.
lesson-vino-pass = Il prossimo costa { $price }. Tieni il denaro per le regioni del turno seguente: premi “{ vino-done }”.
lesson-vino-demand = { $variety } è la varietà più richiesta. Sceglila e con + sali fino a { $quantity }.
lesson-vino-demand_back = La tavola dei prezzi paga { $revenue } per { $quantity } vini, e la domanda aggiunge { $demand }, una volta per tutta la vendita. Restituisci il vigneto da { $price }.
lesson-vino-demand_rise = Ora { $variety } scende di { $steps } passi. Alza { $rising } di altrettanti: ne hai tanto.
lesson-vino-demand_confirm = Due vigneti ti sono costati { $cost }, e uno resta tuo: con l’ultimo in una regione se ne andrebbe anche la tua pedina. Conferma la vendita.
lesson-vino-result = Hai { $own } vigneti, più di tutti. Nel turno in cui se ne va l’ultima delle { $bottles } bottiglie vince chi ha più vigneti e, a parità, più denaro.
lesson-vino-end = Così si gioca a Vino: acquista bene, vendi meglio e precedi gli altri dove conta. Quando se ne va l’ultima bottiglia, vince chi ha più vigneti; a parità, chi è più ricco.
