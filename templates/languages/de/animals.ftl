# Wie die Tiere heißen und wie man sie in Zügen außerdem schreiben darf (`.written`, neben dem Namen selbst). Jedes
# andere Attribut ist eine Form des Namens für die Sätze: `.acc` ist `$animal-acc`. Mit Artikel im ersten, vierten und
# dritten Fall (`.nom`, `.acc`, `.dat`), mit „ein“ (`.ein`), und die Fürwörter im ersten und vierten Fall (`.er`,
# `.ihn`).
rat = Ratte
    .nom = die Ratte
    .acc = die Ratte
    .dat = der Ratte
    .ein = eine Ratte
    .er = sie
    .ihn = sie
    .written = R Maus
cat = Katze
    .nom = die Katze
    .acc = die Katze
    .dat = der Katze
    .ein = eine Katze
    .er = sie
    .ihn = sie
    .written = K Kater
dog = Hund
    .nom = der Hund
    .acc = den Hund
    .dat = dem Hund
    .ein = ein Hund
    .er = er
    .ihn = ihn
    .written = H
wolf = Wolf
    .nom = der Wolf
    .acc = den Wolf
    .dat = dem Wolf
    .ein = ein Wolf
    .er = er
    .ihn = ihn
    .written = W Fuchs
leopard = Leopard
    .nom = der Leopard
    .acc = den Leoparden
    .dat = dem Leoparden
    .ein = ein Leopard
    .er = er
    .ihn = ihn
    .written = P Panther Panter Leoparden
tiger = Tiger
    .nom = der Tiger
    .acc = den Tiger
    .dat = dem Tiger
    .ein = ein Tiger
    .er = er
    .ihn = ihn
    .written = T
lion = Löwe
    .nom = der Löwe
    .acc = den Löwen
    .dat = dem Löwen
    .ein = ein Löwe
    .er = er
    .ihn = ihn
    .written = L Loewe Lowe Löwen Loewen
elephant = Elefant
    .nom = der Elefant
    .acc = den Elefanten
    .dat = dem Elefanten
    .ein = ein Elefant
    .er = er
    .ihn = ihn
    .written = E Elephant Elefanten

# Ein Tier, das die Sprache nicht kennt, behält seinen Namen.
animal = { $name }
    .nom = das Tier „{ $name }“
    .acc = das Tier „{ $name }“
    .dat = dem Tier „{ $name }“
    .ein = ein Tier „{ $name }“
    .er = es
    .ihn = es

# Listen, immer im ersten Fall. Sie alle: „die Ratte“, „Tiger und Löwe“, „Ratte, Hund und Wolf“.
all-one = { $animal-nom }
all-first = { $animal }
all-next = { $list }, { $animal }
all-last = { $list } und { $animal }
# Irgendeines davon: „eine Ratte“, „eine Ratte oder ein Hund“.
any-one = { $animal-ein }
any-first = { $animal-ein }
any-next = { $list }, { $animal-ein }
any-last = { $list } oder { $animal-ein }

# Die Wörter eines Schlagzugs, etwa in „Ratte schlägt den Elefanten“: Verben, und Wörter daneben.
capture-words = schlägt schlaegt nimmt frisst fängt faengt
    .around = der die das den dem ein eine einen
