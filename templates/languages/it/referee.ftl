# Che cosa dice l’arbitro. Argomenti: gli animali $animal (quello che muove), $victim e $blocker; le caselle $from, $to,
# $at; i giocatori $mover e $loser; $s e $t (le forze), e i numeri dei limiti.

# Perché una mossa non è consentita.
game-over = La partita è già finita.
off-board = Su questo tabellone non esiste la casella { $to }.
no-animal-there = In { $from } non c’è nessun animale.
not-your-turn = Non puoi muovere { $animal-il } in { $from }: è il turno { $mover-del }.
must-move = { $Animal-il } resta in { $from }: nel tuo turno devi muovere un animale.
move-one-step = { $Animal-il } in { $from } non può arrivare in { $to }: può muoversi solo di una casella, in avanti, indietro, a sinistra o a destra.
no-diagonal = { $to } è in diagonale rispetto a { $from }: { $animal-il } non può muoversi in diagonale.
own-animal =
    { $victim-gender ->
        [f] In { $to } c’è la tua { $victim }: { $animal-il } non può andarci.
       *[m] In { $to } c’è il tuo { $victim }: { $animal-il } non può andarci.
    }
capture-equal-or-weaker = { $Animal-il } in { $from } (forza { $s }) è più debole { $victim-del } in { $to } (forza { $t }) e non può catturar{ $victim-lo }.
capture-weaker-only = { $Animal-il } in { $from } e { $victim-il } in { $to } hanno la stessa forza: nessuno di questi due animali può catturare l’altro.
capture-weaker-only-this-way = { $Animal-il } in { $from } e { $victim-il } in { $to } hanno la stessa forza: { $animal-il } non può catturare { $victim-il }.
never-takes = { $Animal-il } in { $from } non può catturare { $victim-il } in { $to }, anche se è più forte.
never-takes-equal = { $Animal-il } in { $from } non può catturare { $victim-il } in { $to }, anche se hanno la stessa forza.
water-only-swimmers = { $to } è nel fiume: { $animal-il } in { $from } non può entrarci.
no-capture-into-water = { $Victim-il } in { $to } è nel fiume: dalla terraferma { $animal-il } in { $from } non può catturar{ $victim-lo }.
no-capture-out-of-water = { $Animal-il } in { $from } è nel fiume: da lì non può catturare { $victim-il } in { $to }.
no-capture-in-water = { $Animal-il } in { $from } e { $victim-il } in { $to } sono entrambi nel fiume: lì non possono catturare.
out-of-water-only = { $Animal-il } in { $from } è nel fiume: da lì non può catturare { $victim-il } in { $to }.
safe-from-river = { $Animal-il } in { $from } è nel fiume: da lì non può catturare { $victim-il } in { $to }.
leap-none = { $Animal-il } in { $from } non può saltare il fiume fino a { $to }: nessun animale può farlo.
leap-who = { $Animal-il } in { $from } non può saltare il fiume fino a { $to }.
leap-direction = { $Animal-il } in { $from } può saltare il fiume, ma non in direzione di { $to }.
leap-both-rivers = { $Animal-il } in { $from } ora non può saltare tutti e due i fiumi fino a { $to }.
leap-blocked = { $Animal-il } non può saltare da { $from } a { $to }: { $blocker-il } in { $at } sbarra la strada.
leap-no-capture = In { $to } c’è { $victim-il }: { $animal-il } in { $from } può saltare solo su una casella vuota.
trap-harmless = La trappola in { $to } non fa nulla { $victim-al }: { $animal-il } in { $from } è più debole e non può catturar{ $victim-lo }.
own-trap-shelters = { $Victim-il } in { $to } è nella propria trappola: lì nessun animale può catturar{ $victim-lo }.
trap-no-override = { $Victim-il } in { $to } è in una trappola, ma nemmeno lì { $animal-il } può catturar{ $victim-lo }.
trapped-may-not-capture = { $Animal-il } in { $from } è in una trappola e non può catturare { $victim-il } in { $to }.
own-den-barred = { $to } è la tua tana: { $animal-il } in { $from } non può entrarci.
den-only = { $Animal-il } in { $from } non può entrare nella tana nemica in { $to }.
no-earlier-position = Con { $animal-il } in { $to }, la posizione sarebbe identica a quella dopo la mossa { $ply }.
no-earlier-position-start = Con { $animal-il } in { $to }, la posizione sarebbe identica a quella iniziale.
third-time-barred = Con { $animal-il } in { $to }, la stessa posizione si presenterebbe per la terza volta.
seven-three =
    { $times ->
        [one] Nel corso di { $turns } turni { $animal-il } ha raggiunto { $times } volta { $to }: ora non può andarci.
       *[other] Nel corso di { $turns } turni { $animal-il } ha raggiunto { $times } volte { $to }: ora non può andarci.
    }
seventeen-five =
    { $animal-gender ->
        [f] Per { $turns } turni { $animal-il } si è mossa solo tra { $squares } caselle: ora non può andare in { $to }, che è una di esse.
       *[m] Per { $turns } turni { $animal-il } si è mosso solo tra { $squares } caselle: ora non può andare in { $to }, che è una di esse.
    }

# Perché una mossa sorprendente è consentita.
takes-stronger = { $Animal-il } può catturare { $victim-il }, anche se è più debole.
takes-equal = { $Animal-il } può catturare { $victim-il }, anche se hanno la stessa forza.
takes-by-exception = { $Animal-il } può catturare { $victim-il }: secondo queste regole possono catturarsi a vicenda.
captures-weaker = { $Animal-il } in { $from } (forza { $s }) è più forte { $victim-del } in { $to } (forza { $t }) e può catturar{ $victim-lo }.
captures-equal = { $Animal-il } in { $from } ha la stessa forza { $victim-del } in { $to } (forza { $t }) e può catturar{ $victim-lo }.
river-capture-free = { $Animal-il } in { $from } può catturare { $victim-il } in { $to }: qui il fiume non è un ostacolo.
leap-across = { $Animal-il } salta il fiume da { $from } a { $to }.
leap-captures = Alla fine del salto { $animal-il } può catturare { $victim-il } in { $to }.
leap-not-blocked = Con un salto { $animal-il } può scavalcare { $blocker-il } in { $at }.
trap-weakens = { $Victim-il } in { $to } è in una trappola: qualsiasi animale nemico può catturar{ $victim-lo }.
trap-overrides = { $Victim-il } in { $to } è in una trappola: ora perfino { $animal-il } può catturar{ $victim-lo }.
trap-permanent =
    { $victim-gender ->
        [f] { $Victim-il } in { $to } è stata in una trappola: qualsiasi animale nemico può catturar{ $victim-lo }.
       *[m] { $Victim-il } in { $to } è stato in una trappola: qualsiasi animale nemico può catturar{ $victim-lo }.
    }
trapped-captures = { $Animal-il } in { $from } è in una trappola, ma può catturare come al solito.

# Che cosa provoca una mossa.
equal-both-out = { $Animal-il } e { $victim-il } hanno la stessa forza: entrambi gli animali sono fuori dal gioco.
win-by-den =
    { $animal-gender ->
        [f] { $Animal-il } è entrata nella tana in { $to }: vince { $mover-il }.
       *[m] { $Animal-il } è entrato nella tana in { $to }: vince { $mover-il }.
    }
win-by-capturing-all = { $Loser-il } non ha più animali: vince { $mover-il }.
nobody-left = Nessuno dei due giocatori ha più animali: la partita finisce in parità.
no-legal-move-loses = { $Loser-il } non può fare nessuna mossa consentita: vince { $mover-il }.
no-legal-move-draws = { $Loser-il } non può fare nessuna mossa consentita: la partita finisce in parità.
threefold-draws = La stessa posizione si è presentata per la terza volta: la partita finisce in parità.
threefold-claim = La stessa posizione si è presentata per la terza volta: { $mover-il } può dichiarare la parità.
threefold-claim-with = Con { $display } la stessa posizione si presenterebbe per la terza volta: { $mover-il } può annunciare questa mossa e dichiarare la parità.
threefold-claimed = La stessa posizione si è presentata per la terza volta e { $mover-il } ha dichiarato la parità.
threefold-claimed-with = Con { $display } la stessa posizione si sarebbe presentata per la terza volta e { $mover-il } ha dichiarato la parità.
claim-refused = La posizione non si è presentata per la terza volta: { $mover-il } non può dichiarare la parità.
claim-refused-with = Con { $display } la posizione non si presenterebbe per la terza volta: { $mover-il } non può dichiarare la parità.
claim-not-in-rules = Con queste regole nessuno può dichiarare la parità perché una posizione si ripete.
draw-after-turns =
    { $n ->
        [one] È stata fatta { $n } mossa e nessuno ha vinto: la partita finisce in parità.
       *[other] Sono state fatte { $n } mosse e nessuno ha vinto: la partita finisce in parità.
    }
draw-without-capture =
    { $n ->
        [one] Nessuno ha catturato in { $n } mossa: la partita finisce in parità.
       *[other] Nessuno ha catturato per { $n } mosse: la partita finisce in parità.
    }

# Come comincia una decisione. $deed è una delle frasi qui sotto.
verdict-legal = Consentito. { $display }: { $deed }
verdict-legal-unless-repeated = Consentito, salvo ripetizione. { $display }: { $deed }
verdict-illegal = Non consentito. { $reason }
deed-goes = { $animal-il } va da { $from } a { $to }.
deed-captures = { $animal-il } in { $from } cattura { $victim-il } in { $to }.
deed-both-out = { $animal-il } e { $victim-il } in { $to } si eliminano a vicenda dal tabellone.
claim-now = È successo: ora il giocatore a cui tocca muovere può dichiarare la parità.
needs-the-game = Non deciso: per questa regola servono le mosse precedenti alla posizione. Fornisci la partita completa con --game FILE.

# Il piede di una decisione.
may-go-to = Da { $from } { $animal-il } può andare in
no-square = nessuna casella
legal-in = La stessa mossa è consentita in
legal-nowhere = nessuno dei regolamenti inclusi
legal-everywhere = tutti i regolamenti inclusi
unless-repeated = salvo ripetizione: per saperlo serve la partita completa
ruled-by = Regolamento applicato

# Accanto a una posizione nel terminale.
legend-piece = { $animal } { $side-del } ({ $s })
legend-in-river = { $piece }, nel fiume
legend-in-own-trap = { $piece }, in una propria trappola
legend-in-trap = { $piece }, in trappola { $side-del }
legend-in-den = { $piece }, nella tana { $side-del }
legend-weak = { $piece }, debole fino alla fine
legend-river = fiume
legend-trap = trappola { $side-del }
legend-den = tana { $side-del }
