# What is said when the program stopped unexpectedly.

crash-now = Vendemmia ha dovuto fermarsi per un errore interno. Riavviala: { $saved ->
        [yes] tutte le scelte sono salvate.
       *[no] le ultime scelte non si sono potute scrivere e sono perse, tutte le precedenti sono salvate.
    }
crash-report = In { $file } c’è un rapporto senza nomi.
crash-before = { $going ->
        [yes] L’ultima volta Vendemmia si è fermata per un errore interno. “Continua” riprende dall’ultima scelta.
       *[no] L’ultima volta Vendemmia si è fermata per un errore interno. Nulla di ciò che era salvato è andato perso.
    } In { $file } c’è un rapporto senza nomi.
