# The lesson of two years of Viticulture, step by step; at most two short sentences each. What is meant is lit on the table.

lesson-viticulture-title = I tuoi primi due anni
lesson-viticulture-end = Nella prima partita completa un piccolo ordine entro l’anno 3. In inverno pesca ordini finché uno richiede vini da 3 o meno; pianta già nell’anno 1 e tieni due lavoratori per l’inverno.

lesson-viticulture-yours = { $name }, ora questo vigneto è tuo. { $mama }, la mamma, ti ha lasciato due lavoratori e tre carte; { $papa }, il papà, denaro e il lavoratore grande.
lesson-viticulture-papa = Il papà ti dà anche una cosa a scelta. Prendi la pergola: il tuo { $vine } ha bisogno di arrampicarsi.
lesson-viticulture-papa_astray = Il denaro fa comodo, ma senza la pergola il tuo { $vine } non si può piantare.
lesson-viticulture-order = Questo ordine è il tuo piano per due anni: un vino rosso e uno bianco, ciascuno di valore 2 o più. Vale { $points } { $points ->
        [one] punto
       *[other] punti
    } e poi, lo dice la bottiglietta, { $residual } { $residual ->
        [one] lira
       *[other] lire
    } alla fine di ogni anno.
lesson-viticulture-goal = Decidono i punti vittoria (PV): l’anno in cui qualcuno arriva a { $goal } si gioca fino in fondo, poi vince chi ne ha di più.
lesson-viticulture-wake = Primavera: il tuo gallo sceglie una riga. Chi sta in alto gioca per primo, chi sta in basso riceve di più; prendi quella con la cornice d’oro, porta una moneta.
lesson-viticulture-wake_astray = Anche quella riga ha il suo perché, ma quest’anno prendi quella con la cornice d’oro.
lesson-viticulture-wake_hint = Clicca la riga illuminata, o trascinaci il gallo.
lesson-viticulture-plant = Estate: hai tre lavoratori, e devono bastare per l’estate e per l’inverno insieme. Mandane uno a piantare una vite.
lesson-viticulture-plant_astray = La tua vite deve andare in terra quest’estate, o non ci sarà nulla da vendemmiare: manda un lavoratore a piantare.
lesson-viticulture-plant_hint = Clicca il posto illuminato: un lavoratore ci va da solo.
lesson-viticulture-field = Ora clicca la carta { $vine }, poi uno dei tuoi campi. C’è posto in tutti e tre.
lesson-viticulture-field_hint = Prima la carta nella tua mano, poi il campo. Puoi anche trascinarci la carta.
lesson-viticulture-grande = Il posto era occupato, eppure { $other } ha piantato lo stesso: con il lavoratore grande. Lui trova posto dappertutto.
lesson-viticulture-pass = Gli altri due lavoratori servono in inverno. Passa: per te l’estate è finita.
lesson-viticulture-pass_astray = Chi lavora adesso manca in inverno, ed è l’inverno che fa il vino. Passa.
lesson-viticulture-pass_hint = Il pulsante illuminato è in fondo al pannello.
lesson-viticulture-fall = L’autunno ti porta una visita che ti aiuterà una volta: pesca un visitatore estivo o invernale. Vanno bene entrambi, scegli tu.
lesson-viticulture-harvest = Inverno, si vendemmia! { $other } occupa l’unico posto: è un compito per il lavoratore grande, che trova posto dappertutto.
lesson-viticulture-harvest_astray = Senza uve lì non c’è ancora niente da fare. Prima vendemmia, con il lavoratore grande.
lesson-viticulture-harvest_hint = Clicca il posto illuminato: il lavoratore grande ci va da solo.
lesson-viticulture-make = La tua vite ha dato un’uva rossa e una bianca, ciascuna di valore 1, e ne darà ogni anno. Manda il tuo ultimo lavoratore a farne vino.
lesson-viticulture-make_astray = Le uve sono nel pigiatoio, ma l’ordine chiede vino. Manda il lavoratore a produrlo.
lesson-viticulture-red = Un’uva rossa diventa un vino rosso dello stesso valore. Produci prima quello rosso.
lesson-viticulture-white = E ora l’altro: un solo lavoratore produce fino a due vini.
lesson-viticulture-white_astray = Il tuo ordine chiede tutti e due i vini. Produci anche l’altro.
lesson-viticulture-wine_hint = Scegli il vino nel pannello, o clicca l’uva.
lesson-viticulture-aged = È passato un anno: i lavoratori sono a casa, e tutte le uve e i vini sono saliti di 1. I tuoi vini valgono 2: proprio quello che chiede l’ordine!
lesson-viticulture-ageing = Ogni anno aggiunge 1, ma un vino sale solo fin dove arriva la sua cantina. La piccola finisce a 3, la media a 6, la grande a 9.
lesson-viticulture-late = Quest’anno { $other } ha preso la prima riga. Prendi l’ultima: ti presta un altro lavoratore fino alla fine dell’anno.
lesson-viticulture-late_astray = Solo la riga illuminata ti presta un lavoratore, e ne avrai bisogno.
lesson-viticulture-visitor = I visitatori ti fanno un favore, ognuno il suo: lo dice la carta. Manda un lavoratore e gioca { FORM($card, "the") }.
lesson-viticulture-visitor_astray = Prima ti serve denaro, e lo porta il tuo visitatore. Manda il lavoratore nel posto illuminato.
lesson-viticulture-guest = Questo visitatore paga per i campi vuoti o dà un punto per quelli coltivati. Prendi il denaro: vuoi costruire.
lesson-viticulture-guest_astray = Un punto fa gola, ma prima si costruisce, e per questo serve denaro.
lesson-viticulture-build = Il denaro c’è: costruisci qualcosa che resti. Manda qui un lavoratore.
lesson-viticulture-build_astray = Andrebbe bene anche quello, ma i tuoi vini hanno bisogno di una cantina migliore. Manda un lavoratore a costruire.
lesson-viticulture-cellar = Costruisci la cantina media per { $cost } { $cost ->
        [one] lira
       *[other] lire
    }. Lì i tuoi vini salgono fino a 6; in quella piccola si fermano a 3.
lesson-viticulture-cellar_astray = Servirebbe anche quella. Stavolta prendi la cantina media, così i tuoi vini vanno oltre il 3.
lesson-viticulture-pass_again = Restano due lavoratori, giusti per l’inverno. Passa.
lesson-viticulture-fall_again = Di nuovo una visita: quale stagione preferisci?
lesson-viticulture-fill = È il grande momento: manda un lavoratore a completare il tuo ordine.
lesson-viticulture-fill_astray = I tuoi vini sono pronti e l’ordine vale punti. Prima completalo.
lesson-viticulture-points = Hai { $points } punti su { $goal }! E la bottiglia è salita: mostra la tua rendita, le lire di ogni fine anno.
lesson-viticulture-train = Con l’ultimo lavoratore formane un altro. Costa 4 lire e ti aiuta in tutti gli anni a venire.
lesson-viticulture-train_astray = Un lavoratore in più aiuta in ogni anno che resta. Formane uno adesso.
lesson-viticulture-year_over = Fine anno: la bottiglia ti ha pagato { $income } { $income ->
        [one] lira
       *[other] lire
    } e il nuovo lavoratore è arrivato. L’azienda è avviata!
lesson-viticulture-next_vines = E adesso? Con pergola e irrigazione pianti grandi viti; indica una struttura qualsiasi e leggi a che cosa serve.
lesson-viticulture-next_wines = Nella cantina media un’uva rossa e una bianca fanno un rosato, che vale la loro somma: almeno 4. In quella grande due rosse e una bianca fanno uno spumante, almeno 7.
lesson-viticulture-next_orders = Prima completa ordini piccoli, con vini adatti alla tua cantina; se il tuo è troppo grande, pescane un altro in inverno. I grandi danno fino a 6 punti: è così che si arriva a { $goal }.
