# What is said when the program stopped unexpectedly.

crash-now = Vendemmia si è dovuta fermare per un proprio errore. Riavviala: { $saved ->
        [yes] tutte le scelte sono salvate.
       *[no] le ultime scelte non si sono potute scrivere e sono perse, tutte le precedenti sono salvate.
    }
crash-report = In { $file } c’è un rapporto senza nomi.
crash-before = { $going ->
        [yes] L’ultima volta Vendemmia si è fermata per un proprio errore. “Continua” riprende dall’ultima scelta.
       *[no] L’ultima volta Vendemmia si è fermata per un proprio errore. Nulla di ciò che era salvato è andato perso.
    } In { $file } c’è un rapporto senza nomi.
