# The lesson of Vino. $name is who learns, $other the next seat; $price and other numbers are those on the map and tables.

lesson-vino-title = Vino in due turni
lesson-vino-goal = Vince chi alla fine possiede più vigneti. La tua pedina è per { $place }: acquista il vigneto più economico, quello da { $price }.
lesson-vino-dear = L’altra pedina è per { $place }. Prendi il vigneto da { $price }, non quello da { $less }: presto vedrai perché.
lesson-vino-third = Il terzo può essere ovunque. Acquista quello da { $price } { FORM($place, "in") }: tutti i tuoi vigneti lì danno { $variety }.
lesson-vino-choose = A ogni turno ciascuno segna in segreto due regioni, e acquista solo lì. Segna { $first } e { $second }, poi conferma.
lesson-vino-tie = Qui tu e { $other } avete un vigneto a testa. Il tuo { $own } batte il { $theirs }, perciò acquisti prima tu: prendi quello da { $price }.
lesson-vino-enough = Chi ha già vigneti ne acquista quanti ne vuole, ma { $price } è tanto denaro. Premi “{ vino-done }”.
lesson-vino-most = Qui hai più vigneti di tutti, perciò tocca di nuovo prima a te. Acquista quello da { $price }.
lesson-vino-last = Gli altri ancora liberi sono del governo. Acquista l’ultimo privato, da { $price }, e guarda la bottiglia.
lesson-vino-gift = Ora il governo dona i suoi vigneti di qui. Ne hai più di tutti, perciò la prima scelta è tua: prendi il più caro.
lesson-vino-bottle = Così la bottiglia ha lasciato { $place }; { $bottles ->
        [one] ne resta una
       *[other] ne restano { $bottles }
    }. Nel turno in cui se ne va l’ultima nessuno vende più, e si contano i vigneti.
lesson-vino-done = Qui basta così. Premi “{ vino-done }”.
lesson-vino-sell = Ogni vigneto dà un vino per turno, e puoi vendere una varietà. Scegli { $variety } e con + sali fino a { $quantity }.
lesson-vino-sell_back = Per { $revenue } restituisci { $lost ->
        [one] un vigneto
       *[other] { $lost } vigneti
    }, che tu venda due o tre. Clicca la tua bandiera più economica, da { $price }.
lesson-vino-sell_rise = { $variety } scende di { $steps } passi, e altre varietà salgono di altrettanti: la somma delle domande è sempre zero. Alza { $rising }, che coltivi anche tu.
lesson-vino-sell_confirm = { $revenue } per un vigneto che costava { $price }: un buon affare. Conferma.
lesson-vino-order = Hai incassato meno di tutti, perciò cominci tu. Segna { $first }, dove il tuo vigneto da { $price } è di nuovo libero, e { $second }.
lesson-vino-back = Hai venduto per { $revenue } restituendo questo. Riacquistalo per { $price }: il resto è guadagno.
lesson-vino-newcomers = { FORM($place, "in") } non c’è ancora nessuno. Chi arriva acquista un vigneto alla volta, a giro: prendi quello da { $price }.
lesson-vino-variety = Con il primo vigneto in una regione scegli che cosa coltivarci. Prendi { $variety }: ora si paga { $demand } in più.
lesson-vino-second = Tocca di nuovo a te. Acquista quello da { $price }: due { $variety } si vendono molto meglio di uno solo.
lesson-vino-pass = Tieni il resto del denaro. Premi “{ vino-pass-buy }”.
lesson-vino-demand = { $variety } è la varietà più richiesta. Sceglila e con + sali fino a { $quantity }.
lesson-vino-demand_back = La tabella paga { $revenue }, e la domanda aggiunge { $demand }, una volta per tutta la vendita. Restituisci il vigneto da { $price }.
lesson-vino-demand_rise = Ora { $variety } scende di { $steps } passi. Alza { $rising } di altrettanti: ne hai tanto.
lesson-vino-demand_confirm = Due vigneti ti sono costati { $cost }, e uno resta tuo. Conferma la vendita.
lesson-vino-result = Hai { $own } vigneti, più di tutti. Quando se ne andrà l’ultima delle { $bottles } bottiglie, conterà solo questo.
lesson-vino-end = Vino ora non ha più segreti: acquista bene, vendi meglio e precedi gli altri dove conta. Quando se ne va l’ultima bottiglia, vince chi ha più vigneti.
