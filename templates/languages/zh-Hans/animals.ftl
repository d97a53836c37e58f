# 动物的名称，以及在记谱中可用的其他写法（.written）。
rat = 鼠
    .written = 老鼠
cat = 猫
    .written = 猫咪
dog = 狗
    .written = 犬
wolf = 狼
    .written = 豺狼
leopard = 豹
    .written = 花豹
tiger = 虎
    .written = 老虎
lion = 狮
    .written = 狮子
elephant = 象
    .written = 大象
