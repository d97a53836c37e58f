# Ciò che un foglio di regole dice oltre alle regole.

# La riga sotto il titolo e la riga d’atmosfera (la seconda, se il tabellone non ha fiume o non ha trappole).
subtitle = Per due giocatori, dai 7 anni in su
lead = I tuoi animali avanzano furtivi nella giungla, tra fiumi e trappole, verso la tana nemica.
lead-plain = I tuoi animali avanzano furtivi nella giungla e incontrano il nemico.

# Le sezioni.
heading-goal = Scopo del gioco
heading-box = Contenuto
heading-setup = Preparazione
heading-turn = Il tuo turno
heading-capture = Catture
heading-river = Il fiume
heading-traps = Trappole e tane
heading-end = Fine della partita
heading-glance = A colpo d’occhio

# Che cosa c’è nella scatola: $animals in tutto, $each per giocatore.
box =
    { $animals ->
        [one] 1 tabellone e 1 animale.
       *[other] 1 tabellone e { $animals } animali, { $each } per giocatore.
    }
box-uneven = 1 tabellone e { $animals } animali.
setup = I due giocatori si siedono alle estremità opposte del tabellone. Disponi i tuoi animali come mostra la figura. La tana e le trappole dalla tua parte sono tue.
setup-plain = I due giocatori si siedono alle estremità opposte del tabellone. Disponi i tuoi animali come mostra la figura.
setup-marked = I due giocatori si siedono alle estremità opposte del tabellone. Disponi i tuoi animali come mostra la figura. Ogni tana e ogni trappola appartiene al giocatore di cui porta il segno.

# Il riepilogo.
glance-exceptions = Eccezioni
glance-swims = Chi nuota
glance-leaps = Chi salta
glance-traps = Trappole pericolose
glance-shelter = Trappole sicure
# Un animale con ciò che sa fare tra parentesi, e più voci in fila.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } e { $item }
glance-nobody = nessuno
leap-sideways = di lato
leap-lengthwise = in avanti e indietro
leap-every-way = nelle quattro direzioni
leap-two-rivers = anche tutti e due i fiumi
traps-enemy = quelle nemiche
traps-own = le proprie
traps-all = tutte
traps-none = nessuna
# Catture fuori dall’ordine di forza, accanto alla scala.
arrow-takes = { $weak-il } cattura { $strong-il }
arrow-mutual = { $weak-il } e { $strong-il } si catturano a vicenda
arrow-never = { $strong-il } non cattura mai { $weak-il }
arrow-neither = { $weak-il } e { $strong-il } non si catturano mai a vicenda
# Che cos’altro sa fare un animale della scala.
gift-swims = sa nuotare
gift-leaps = salta il fiume
gift-takes = cattura { $victim-il }
gift-spares = non può catturare { $victim-il }
# L’animale in cima alla scala.
ladder-strongest = forza massima

# Il piede.
rules-name = Regole «{ $rules }», versione { $version } · codice di controllo { $mark }
page = Pagina { $page } di { $pages }

# Che cosa significano i segni dopo le frasi.
note-reading = Le regole che seguiamo non lo dicono: è così che le interpretiamo.
note-measured = Le regole che seguiamo non lo dicono a parole, ma i loro numeri tornano solo così.
note-disputed = Qui le regole che seguiamo non sono chiare: è così che le interpretiamo.
# Lo stesso in poche parole, per il margine di un foglio annotato.
remark-reading = non è nella fonte
remark-measured = non è nel testo della fonte; i suoi numeri lo richiedono
remark-disputed = il testo della fonte è controverso
