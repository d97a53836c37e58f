# What the animals are called, and how else they may be written in moves (`.written`, besides the name itself).
# Japanese has no other forms of a name: particles do the work of cases.
rat = ネズミ
    .written = ねずみ 鼠
cat = ネコ
    .written = ねこ 猫
dog = イヌ
    .written = いぬ 犬
wolf = オオカミ
    .written = おおかみ 狼
leopard = ヒョウ
    .written = ひょう 豹
tiger = トラ
    .written = とら 虎
lion = ライオン
    .written = らいおん 獅子 獅
elephant = ゾウ
    .written = ぞう 象

# An animal that the language does not know keeps its name.
animal = { $name }

# Lists. All of them: 「ネズミ」、「トラとライオン」、「ネズミとイヌとオオカミ」。
all-one = { $animal }
all-first = { $animal }
all-next = { $list }と{ $animal }
all-last = { $list }と{ $animal }
# Any one of them: 「ネズミ」、「ネズミかイヌ」。
any-one = { $animal }
any-first = { $animal }
any-next = { $list }か{ $animal }
any-last = { $list }か{ $animal }

# 取る手を表す動詞（例：鼠が象を取る）と助詞。
capture-words = 取る とる 食べる 取
    .around = が は を
