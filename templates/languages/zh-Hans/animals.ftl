# 动物的名称，以及在记谱中可用的其他写法（.written）。
# What the animals are called, and how else they may be written in moves. Chinese has no other forms of a name.
rat = 鼠
    .pinyin = shǔ
    .written = 老鼠
cat = 猫
    .pinyin = māo
    .written = 猫咪
dog = 狗
    .pinyin = gǒu
    .written = 犬 小狗
wolf = 狼
    .pinyin = láng
    .written = 豺狼 野狼
leopard = 豹
    .pinyin = bào
    .written = 花豹 豹子
tiger = 虎
    .pinyin = hǔ
    .written = 老虎
lion = 狮
    .pinyin = shī
    .written = 狮子
elephant = 象
    .pinyin = xiàng
    .written = 大象

# An animal that the language does not know keeps its name.
animal = { $name }

# Lists. All of them: “鼠”、“虎和狮”、“鼠、狗和狼”。
all-one = { $animal }
all-first = { $animal }
all-next = { $list }、{ $animal }
all-last = { $list }和{ $animal }
# Any one of them: “鼠”、“鼠或狗”。
any-one = { $animal }
any-first = { $animal }
any-next = { $list }、{ $animal }
any-last = { $list }或{ $animal }

# 记谱中表示吃子的动词，如“鼠吃象”，以及可附加的词。
capture-words = 吃 吃掉 捉 取
    .around = 把 了
