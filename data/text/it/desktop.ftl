# Ciò che dicono del programma i desktop e i loro negozi di software, e la sua pagina di manuale.

desktop-kind = Giochi da tavolo sul vino
desktop-summary = Due giochi da tavolo sul vino italiano, davanti a un solo schermo
# Le parole con cui lo si trova, separate da punto e virgola.
desktop-keywords = gioco da tavolo;vino;vigneto;piazzamento lavoratori
desktop-about-games = Riunitevi davanti a un solo schermo e mandate avanti un vigneto: in Viticulture si piazzano lavoratori, si piantano viti, si vendemmia, si fa il vino e si consegnano gli ordini; in Vino si comprano vigneti in tutta Italia e se ne vende il vino. Alle regole pensa la casa.
desktop-about-company = Dove non siede nessuno giocano avversari, e le lezioni insegnano i due giochi al tavolo, una mossa dopo l’altra.
desktop-about-aloud = Si può giocare senza vedere lo schermo: con un tasto la voce del sistema legge tutto ad alta voce, e i lettori di schermo trovano tutto ciò che c’è sul tavolo.
desktop-about-own = Un’opera non ufficiale di appassionati: immagini, parole e musica sono sue.

# Titoli della pagina di manuale, in maiuscolo come si usa lì.
manual-name = NOME
manual-synopsis = SINTASSI
manual-description = DESCRIZIONE
manual-options = OPZIONI
manual-files = FILE
manual-environment = AMBIENTE
manual-exit = STATO DI USCITA
# La riga con cui si trova la pagina; sta dopo il nome del programma e un trattino.
manual-summary = due giochi da tavolo sul vino italiano, davanti a un solo schermo
manual-saves = partite salvate, campagne, lezioni, carte proprie, resoconti
manual-settings = le impostazioni
manual-home = una cartella che conserva tutto questo al posto di quelle qui sopra
manual-ended = è stato chiuso
manual-stopped = non ha potuto avviarsi o continuare; una frase dice perché
manual-interrupted = è stato interrotto
