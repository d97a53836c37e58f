# 動物的名稱，以及在記譜中可用的其他寫法（.written）。
rat = 鼠
    .written = 老鼠
cat = 貓
    .written = 貓咪
dog = 狗
    .written = 犬
wolf = 狼
    .written = 豺狼
leopard = 豹
    .written = 花豹
tiger = 虎
    .written = 老虎
lion = 獅
    .written = 獅子
elephant = 象
    .written = 大象
