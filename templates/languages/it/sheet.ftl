# Ciò che un foglio di regole dice oltre alle regole.

# La riga sotto il titolo e la riga d’atmosfera (la seconda, se il tabellone non ha fiume o non ha trappole).
subtitle = Per 2 giocatori, dai 7 anni in su, da 15 a 30 minuti
subtitle-untimed = Per 2 giocatori, dai 7 anni in su
lead = I tuoi animali avanzano furtivi nella giungla, tra fiumi e trappole, verso la tana nemica.
lead-river = I tuoi animali avanzano furtivi nella giungla, lungo il fiume e tra le trappole, verso la tana nemica.
lead-plain = I tuoi animali avanzano furtivi nella giungla e incontrano il nemico.

# Le sezioni.
heading-goal = Scopo del gioco
heading-box = Occorrente
heading-setup = Preparazione
heading-turn = Il tuo turno
heading-capture = Catture
heading-river = Il fiume
heading-traps = Trappole e tane
heading-traps-alone = Trappole
heading-dens-alone = Tane
heading-end = Fine della partita
heading-glance = A colpo d’occhio

# Che cosa c’è nella scatola: $animals in tutto, $each per giocatore.
box =
    { $animals ->
        [one] 1 tabellone e 1 animale.
       *[other] 1 tabellone e { $animals } animali, { $each } per giocatore.
    }
box-uneven = 1 tabellone e { $animals } animali.
setup-plain = I due giocatori si siedono alle estremità opposte del tabellone. Disponi i tuoi animali come nella figura «{ heading-setup }».
setup-home =
    { $traps ->
        [one] La tana e la trappola dalla tua parte sono tue.
       *[other] La tana e le trappole dalla tua parte sono tue.
    }
setup-home-dens =
    { $dens ->
        [one] La tana dalla tua parte è tua.
       *[other] Le tane dalla tua parte sono tue.
    }
setup-home-traps =
    { $traps ->
        [one] La trappola dalla tua parte è tua.
       *[other] Le trappole dalla tua parte sono tue.
    }
setup-marked = Ogni tana e ogni trappola appartiene al giocatore di cui porta il segno.
setup-marked-dens = Ogni tana appartiene al giocatore di cui porta il segno.
setup-marked-traps = Ogni trappola appartiene al giocatore di cui porta il segno.

# Il riepilogo.
glance-exceptions =
    { $exceptions ->
        [one] L’eccezione
       *[other] Eccezioni
    }
glance-swims = Chi nuota
glance-leaps = Chi salta
glance-traps = Attenzione
glance-traps-harmless = Trappole
glance-shelter = Al sicuro
# Un animale con ciò che sa fare tra parentesi, e più voci in fila.
glance-item = { $animal } ({ $how })
glance-next = { $list }, { $item }
glance-together = { $list } e { $item }
glance-nobody = nessuno
leap-sideways = di lato
leap-lengthwise = in avanti e indietro
leap-every-way = nelle quattro direzioni
leap-two-rivers = anche due fiumi
traps-enemy =
    { $traps ->
        [one] la trappola nemica
       *[other] trappole nemiche
    }
traps-own =
    { $traps ->
        [one] la propria trappola
       *[other] le proprie trappole
    }
traps-all = tutte le trappole
traps-none = senza effetto
# Catture fuori dall’ordine di forza, accanto alla scala.
arrow-takes = { $weak-il } cattura { $strong-il }
arrow-mutual = { $weak-il } e { $strong-il } si catturano a vicenda
arrow-never = { $strong-il } non cattura mai { $weak-il }
arrow-neither = { $weak-il } e { $strong-il } non si catturano mai a vicenda
# Lo stesso sulla freccia, dove non c’è posto per i nomi.
arrow-verb = cattura
arrow-verb-mutual = si catturano
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
note-reading = La tradizione non lo dice: è così che la interpretiamo.
note-measured = La fonte non lo dice a parole, ma i suoi numeri tornano solo così.
note-disputed = Qui la tradizione non è chiara: è così che la interpretiamo.
# Lo stesso sul foglio di regole proprie.
note-own-reading = Le vostre regole non lo dicono: è così che le interpretiamo.
note-own-measured = Le vostre regole non lo dicono; i numeri di quelle da cui partono tornano solo così.
note-own-disputed = Qui le regole da cui partono le vostre non sono chiare: è così che le interpretiamo.
# Lo stesso in poche parole, per il margine di un foglio annotato.
remark-reading = non è nella fonte
remark-measured = non è nel testo della fonte; i suoi numeri lo richiedono
remark-disputed = il testo della fonte è controverso
remark-own-reading = non è nelle vostre regole
remark-own-measured = non è nelle vostre regole; i numeri di quelle da cui partono lo richiedono
remark-own-disputed = il testo delle regole da cui partono le vostre è controverso

# Dove nessuna regola limita l’andare avanti e indietro.
repetition-free = Niente vieta di andare avanti e indietro. Se nessuno fa progressi, accordatevi per la parità.
