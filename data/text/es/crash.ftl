# What is said when the program stopped unexpectedly.

crash-now = Vendemmia ha tenido que detenerse por un fallo propio. Ábrelo de nuevo: { $saved ->
        [yes] todas las decisiones están guardadas.
       *[no] las últimas decisiones no se han podido escribir y se pierden; todas las anteriores están guardadas.
    }
crash-report = En { $file } hay un informe sin nombres.
crash-before = { $going ->
        [yes] La última vez, Vendemmia se detuvo por un fallo propio. Con Continuar sigues desde la última decisión.
       *[no] La última vez, Vendemmia se detuvo por un fallo propio. Nada de lo guardado se ha perdido.
    } En { $file } hay un informe sin nombres.
