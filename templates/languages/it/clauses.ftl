# Le frasi del foglio di regole, una per clausola. Argomenti: $side; gli animali $weak e $strong di un’eccezione; elenchi
# di animali $swimmers, $capturers, $leapers, $enterers, $blockers (con la maiuscola: $Leapers; quanti sono:
# $leapers-count); i numeri dei limiti. Una frase che comincia con un luogo lo scrive con la maiuscola.

clause-win-by-den =
    { $dens ->
        [one] Vinci subito quando uno dei tuoi animali entra nella tana nemica.
       *[other] Vinci subito quando uno dei tuoi animali entra in una tana nemica.
    }
clause-win-by-capturing-all = Vinci anche quando hai catturato tutti gli animali nemici.
clause-win-by-capturing-all-only = Vinci quando hai catturato tutti gli animali nemici.
clause-first-mover = Inizia { $side-il }.
clause-take-turns = Poi si gioca a turno.
clause-move-one-step = Nel tuo turno devi muovere uno dei tuoi animali di una casella: in avanti, indietro, a sinistra o a destra, ma mai in diagonale.
clause-own-animal = Non puoi muovere su una casella occupata da un altro dei tuoi animali.
clause-capture-equal-or-weaker = Puoi muovere sulla casella di un animale nemico di forza uguale o inferiore. Lo catturi, ed è fuori dal gioco.
clause-capture-weaker-only = Puoi muovere sulla casella di un animale nemico di forza inferiore. Lo catturi, ed è fuori dal gioco.
clause-equal-both-out = Se i due animali hanno la stessa forza, anche il tuo è fuori dal gioco.
clause-see-ladder = «{ heading-glance }» mostra la forza di ogni animale.
clause-takes-stronger = { $Weak-il } può catturare perfino { $strong-il }, ma { $strong-il } non può catturare { $weak-il }.
clause-takes-equal = Anche se hanno la stessa forza, { $weak-il } può catturare { $strong-il }, ma { $strong-il } non può catturare { $weak-il }.
clause-take-each-other = { $Weak-il } e { $strong-il } possono catturarsi a vicenda.
clause-never-takes = { $Strong-il } non può catturare { $weak-il }.
clause-never-takes-equal = Anche se hanno la stessa forza, { $strong-il } non può catturare { $weak-il }.
clause-neither-takes = Anche se hanno la stessa forza, { $weak-il } e { $strong-il } non possono catturarsi a vicenda.
clause-water-only-swimmers =
    { $swimmers-count ->
        [one] Solo { $swimmers } può entrare nel fiume.
       *[other] Solo { $swimmers } possono entrare nel fiume.
    }
clause-water-nobody = Nessun animale può entrare nel fiume.
clause-river-capture-free = Puoi catturare dentro il fiume e anche passando dalla terraferma al fiume o dal fiume alla terraferma.
clause-river-capture-at-bank = Puoi catturare passando dalla terraferma al fiume o dal fiume alla terraferma.
clause-no-capture-across-edge = Puoi catturare dentro il fiume, ma non passando dalla terraferma al fiume né dal fiume alla terraferma.
clause-no-capture-into-water = Dalla terraferma non puoi catturare un animale che si trova nel fiume.
clause-no-capture-out-of-water = Dal fiume non puoi catturare un animale che si trova sulla terraferma.
clause-no-capture-in-water = Gli animali che si trovano nel fiume non possono catturarsi a vicenda.
clause-river-is-shelter = Un animale che si trova nel fiume non può essere catturato.
clause-no-capture-from-river = Un animale che si trova nel fiume non può catturare.
clause-no-capture-at-river = Un animale che si trova nel fiume non può catturare e non può essere catturato.
clause-out-of-water-only =
    { $capturers-count ->
        [one] Dal fiume solo { $capturers } può catturare un animale che si trova sulla terraferma.
       *[other] Dal fiume solo { $capturers } possono catturare un animale che si trova sulla terraferma.
    }
clause-safe-from-river = Dal fiume { $weak-il } non può catturare { $strong-il } sulla terraferma.
clause-leap-both-ways =
    { $leapers-count ->
        [one] { $Leapers } può saltare il fiume in linea retta, da una sponda all’altra: di lato, in avanti o indietro.
       *[other] { $Leapers } possono saltare il fiume in linea retta, da una sponda all’altra: di lato, in avanti o indietro.
    }
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across =
    { $leapers-count ->
        [one] { $Leapers } può saltare il fiume in linea retta, da una sponda all’altra, ma solo di lato.
       *[other] { $Leapers } possono saltare il fiume in linea retta, da una sponda all’altra, ma solo di lato.
    }
clause-leap-along =
    { $leapers-count ->
        [one] { $Leapers } può saltare il fiume in linea retta, da una sponda all’altra, ma solo in avanti o indietro.
       *[other] { $Leapers } possono saltare il fiume in linea retta, da una sponda all’altra, ma solo in avanti o indietro.
    }
clause-leap-across-too =
    { $leapers-count ->
        [one] Anche { $leapers } può saltare, ma solo di lato.
       *[other] Anche { $leapers } possono saltare, ma solo di lato.
    }
clause-leap-along-too =
    { $leapers-count ->
        [one] Anche { $leapers } può saltare, ma solo in avanti o indietro.
       *[other] Anche { $leapers } possono saltare, ma solo in avanti o indietro.
    }
clause-leap-none = Nessun animale può saltare il fiume.
clause-leap-both-rivers =
    { $leapers-count ->
        [one] { $Leapers } può perfino saltare due fiumi in una sola mossa, se la terraferma tra l’uno e l’altro è vuota.
       *[other] { $Leapers } possono perfino saltare due fiumi in una sola mossa, se la terraferma tra l’uno e l’altro è vuota.
    }
clause-leap-blocked = Con un salto non puoi scavalcare { $blockers } che si trova nel fiume, che appartenga a te o al nemico.
clause-leap-blocked-by-any = Con un salto non puoi scavalcare un animale che si trova nel fiume, che appartenga a te o al nemico.
clause-leap-blocked-by-enemy = Con un salto non puoi scavalcare { $blockers } che si trova nel fiume se appartiene al nemico, ma puoi se appartiene a te.
clause-leap-blocked-by-any-enemy = Con un salto non puoi scavalcare un animale che si trova nel fiume se appartiene al nemico, ma puoi se appartiene a te.
clause-leap-others-free = Con un salto puoi scavalcare gli altri animali che si trovano nel fiume.
clause-leap-not-blocked = Con un salto puoi scavalcare gli animali che si trovano nel fiume.
clause-leap-captures = Come in ogni mossa, puoi catturare dove atterri.
clause-leap-no-capture = Puoi saltare solo su una casella vuota.
clause-trap-weakens-enemy = Se uno dei tuoi animali si trova in una trappola nemica, qualsiasi animale nemico può catturarlo.
clause-trap-weakens-anyone = Se uno dei tuoi animali si trova in una trappola, non importa di chi, qualsiasi animale nemico può catturarlo.
clause-trap-weakens-owner = Se uno dei tuoi animali si trova in una delle tue trappole, qualsiasi animale nemico può catturarlo.
clause-trap-overrides = In tal caso perfino { $strong-il } può catturare { $weak-il }.
clause-trap-overrides-several = In tal caso può catturarlo perfino un animale che altrimenti non potrebbe mai.
clause-trap-no-override = Nemmeno in tal caso { $strong-il } può catturare { $weak-il }.
clause-trap-no-override-several = Nemmeno in tal caso un animale può catturarne un altro che non può mai catturare.
clause-trap-permanent = Questo vale fino alla fine della partita, anche dopo che l’animale ha lasciato la trappola.
clause-own-trap-harmless =
    { $traps ->
        [one] La tua trappola non ha effetto sui tuoi animali.
       *[other] Le tue trappole non hanno effetto sui tuoi animali.
    }
clause-enemy-trap-harmless =
    { $traps ->
        [one] La trappola nemica non ha effetto sui tuoi animali.
       *[other] Le trappole nemiche non hanno effetto sui tuoi animali.
    }
clause-own-trap-shelters = Se uno dei tuoi animali si trova in una delle tue trappole, nessuno può catturarlo.
clause-own-trap-shelters-even-weak = Se uno dei tuoi animali si trova in una delle tue trappole, nessuno può catturarlo, nemmeno se una trappola l’ha indebolito.
clause-traps-harmless = Le trappole non hanno alcun effetto.
clause-trapped-captures = Un animale che si trova in una trappola può catturare come al solito.
clause-trapped-may-not-capture = Un animale che si trova in una trappola non può catturare. Solo { $weak-il } può comunque catturare { $strong-il }.
clause-trapped-may-not-capture-several = Un animale che si trova in una trappola non può catturare. Solo quello che può catturare un determinato animale più forte può comunque catturarlo.
clause-trapped-may-not-capture-several-equal = Un animale che si trova in una trappola non può catturare. Solo quello che può catturare un determinato animale più forte o di pari forza può comunque catturarlo.
clause-trapped-may-not-capture-at-all = Un animale che si trova in una trappola non può catturare.
clause-own-den-barred =
    { $dens ->
        [one] Non puoi entrare nella tua tana.
       *[other] Non puoi entrare in nessuna delle tue tane.
    }
clause-den-only =
    Solo { $enterers } { $enterers-count ->
        [one] può
       *[other] possono
    } entrare { $dens ->
        [one] nella tana nemica
       *[other] in una tana nemica
    }.
clause-no-legal-move-loses = Se nel tuo turno non puoi fare nessuna mossa consentita, perdi.
clause-no-legal-move-draws = Se nel tuo turno non puoi fare nessuna mossa consentita, la partita finisce in parità.
clause-no-animals-left = Perdi anche se non hai più animali.
clause-no-animals-left-draws = La partita finisce in parità anche se non hai più animali.
clause-no-earlier-position = Non puoi ricreare una posizione precedente di questa partita, nemmeno quella iniziale.
clause-third-time-barred = Non puoi creare la stessa posizione per la terza volta.
clause-threefold-draws = Quando la stessa posizione si presenta per la terza volta, la partita finisce in parità.
clause-threefold-claim = Quando la stessa posizione si presenta per la terza volta, o si presenterebbe con la tua prossima mossa, puoi dichiarare la parità.
clause-same-position = La posizione è la stessa quando tutti gli animali sono disposti allo stesso modo e tocca muovere allo stesso giocatore.
clause-same-position-and-weakness = La posizione è la stessa quando tutti gli animali sono disposti allo stesso modo, gli stessi animali sono indeboliti da una trappola e tocca muovere allo stesso giocatore.
clause-seven-three =
    { $times ->
        [one] Se nel corso di { $turns } dei tuoi turni uno dei tuoi animali si è mosso 1 volta su una casella, non può muoversi su quella casella nel tuo turno successivo.
       *[other] Se nel corso di { $turns } dei tuoi turni uno dei tuoi animali si è mosso { $times } volte sulla stessa casella, non può muoversi su quella casella nel tuo turno successivo.
    }
clause-seventeen-five = Se per { $turns } dei tuoi turni uno dei tuoi animali si è mosso solo tra le stesse { $squares } caselle, non può muoversi su nessuna di esse nel tuo turno successivo.
clause-count-restarts = Il conteggio ricomincia quando muovi un altro animale o entri in una trappola.
clause-count-restarts-without-traps = Il conteggio ricomincia quando muovi un altro animale.
clause-draw-after-turns =
    { $n ->
        [one] Se nessuno ha vinto dopo una mossa, la partita finisce in parità.
       *[other] Se nessuno ha vinto dopo { $n } mosse, contando quelle di entrambi i giocatori, la partita finisce in parità.
    }
clause-draw-without-capture =
    { $n ->
        [one] Se nessuno cattura in una mossa, la partita finisce in parità.
       *[other] Se nessuno cattura per { $n } mosse di fila, contando quelle di entrambi i giocatori, la partita finisce in parità.
    }
