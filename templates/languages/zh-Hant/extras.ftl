# 全套棋的附件：盒子、棋盤紙套、標籤、卡片、立牌、封面、獎狀、記分表。

# 盒面。圓標要短。
box-age = 7+
box-minutes = 15～30分鐘
# 盒內所裝：動物共$count枚，雙方各$each枚；放不下規則時用後一句。
box-inside = 內有動物棋子{ $count }枚（雙方各{ $each }枚）、規則。
box-inside-pieces = 內有動物棋子{ $count }枚（雙方各{ $each }枚）。
box-small-parts = 內含小物件，3歲以下兒童不宜。
# 旁邊是從盒裡探出頭來的最弱的動物。
box-mind = 當心有{ $weak }！

# 標籤與吊牌：橫線前的字，以及袋子標籤上的話。
gift-made = 製作
gift-for = 贈予
gift-date = 日期
gift-count = 束緊袋口前先數一數：動物{ $count }隻。

# 封面，在從強到弱的動物下方：最弱的可吃最強的，或沒有這條規則。
cover = 親手做的棋
cover-circle = 一隻吃一隻，{ $weak }吃{ $strong }。
cover-ladder = 一隻吃一隻。

# 獎狀，在姓名下方；缺少其中一種動物時用後一句。
champion = 叢林之王
champion-for = 機智如{ $weak }，勇敢如{ $brave }，五局三勝，特此證明。
champion-won = 五局三勝，特此證明。
champion-result = 比數
champion-beaten = 對手簽名

# 記分表：各局勝負，因入獸穴、無棋可走或其他原因獲勝；以及爭議。
pad = 五局三勝
pad-game = 局
pad-began = 先走
pad-won = 獲勝
pad-how = 勝因
pad-den = 入穴
pad-no-move = 無棋可走
pad-disputes = 爭議，依規則裁定
pad-rule = 規則§
pad-move = 走法
pad-allowed = 可否

# 卡片上，後接動物小圖。
card-captures = 可吃
card-captured-by = 要小心
# 最後一張卡片。每方有$kinds張。
duel = 快速對決
duel-text = 每人拿一種顏色的{ $kinds }張牌。雙方各暗選一張，同時翻開。誰的動物可吃對方，誰就收下兩張牌；雙方都可吃或都不可吃，兩張牌都退出。牌出完後，收得多的一方獲勝。只有一種顏色時，洗牌後各發一半。

# 紙套上。
wallet-board = 棋盤

# 卡片上每種動物的一句真話；出處見FACTS.md。
fact-rat = 老鼠被搔癢時會啾啾叫，聲音高到人耳聽不見。
fact-cat = 貓嚐不出甜味。
fact-dog = 約一萬四千年前，在德國波恩，一隻狗與兩個人葬在一起。
fact-wolf = 分析嚎叫聲，就能分辨不同的狼。
fact-leopard = 黑豹也有花斑，用紅外線相機就看得見。
fact-tiger = 孟加拉灣紅樹林的老虎，一天大約渡過五條水道。
fact-lion = 獅吼在約八公里外還聽得見。
fact-elephant = 大象也會發出低沉得人耳聽不見的叫聲。

# 摺法，每句在一幅圖下方。摺疊盒；不放規則時用step-fill-pieces。
step-net-cut = 沿細線剪下，沿虛線用鈍尖壓痕。
step-net-fold = 每條壓痕先摺一次，圖面朝外。
step-tube = 把畫斜線的黏貼邊黏在背面內側。
step-bottom = 封底：先摺兩側小翼，再摺斜線片，上膠，黏上最後一片。
step-fill = 放入動物，規則放在後面。
step-fill-pieces = 放入動物。
step-close = 把盒蓋插好。
# 抽屜盒；不放規則時用step-lay-pieces。
step-walls = 內盒：立起長邊，把兩端的黏貼邊往內摺。
step-roll = 黏貼邊上膠，把短邊捲過來包住。
step-sleeve = 外套：繞內盒摺好，黏貼邊黏在頂面內側。
step-lay = 先放規則，再放動物。
step-lay-pieces = 放入動物。
step-slide = 膠乾後推入內盒。
# 棋盤紙套；沒有封舌時用step-board-open。
step-hems = 兩條長邊往內摺，圖面朝外。
step-up = 把下半部往上摺。
step-under = 兩邊塞進背面的摺邊底下。
step-board = 放入棋盤，摺進封舌的兩角。
step-board-open = 放入棋盤。
step-lip = 把封舌插到前片後面。

# 要買什麼：名稱，下面是紙的磅數；不是常見的紙時寫厚度。
buy-net = 做盒子的卡紙
buy-net-card = 每平方米250至300克
buy-net-thick = 厚{ $thickness }毫米
buy-plywood = 合板，厚{ $thickness }毫米

# 頁邊的頁名。
page-tuck = 摺疊盒
page-tray = 抽屜盒內盒
page-sleeve = 抽屜盒外套
page-plywood = 膠合板盒
page-cards = 動物卡
page-card-backs = 動物卡背面
page-gift = 標籤、吊牌與封籤
page-standees = 動物立牌
page-cover = 封面
page-certificate = 獎狀
page-pad = 記分表
page-wallet = 棋盤紙套
page-folding = 摺法

# 展開圖旁：裝什麼、用什麼紙、內部多大；以及各種線的意思。
net-note = 棋子{ $count }枚，{ $size } × { $thickness } 毫米 · 卡紙厚{ $card }毫米 · 內部{ $width } × { $height } × { $depth } 毫米
net-cut = 裁切
net-score = 壓痕
net-glue = 上膠

# 全套內容的清單。
set-box = 盒子
set-cards = 動物卡
set-gift = 標籤與封籤
set-standees = 動物立牌
set-cover = 封面
set-certificate = 獎狀
set-scorepad = 記分表
set-wallet = 棋盤紙套
