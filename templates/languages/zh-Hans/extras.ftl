# 全套棋的附件：盒子、棋盘纸套、标签、卡片、立牌、封面、奖状、记分表。

# 盒面。圆标要短。
box-age = 7+
box-minutes = 15～30分钟
# 盒内所装：动物共$count枚，双方各$each枚；放不下规则时用后一句。
box-inside = 内有动物棋子{ $count }枚（双方各{ $each }枚）、规则。
box-inside-pieces = 内有动物棋子{ $count }枚（双方各{ $each }枚）。
box-small-parts = 内含小零件，不适合3岁以下儿童。
# 旁边是从盒里探出头来的最弱的动物。
box-mind = 当心有{ $weak }！

# 标签和吊牌：横线前的字，以及袋子标签上的话。
gift-made = 制作
gift-for = 赠予
gift-date = 日期
gift-count = 束紧袋口前先数一数：动物{ $count }只。

# 封面，在从强到弱的动物下方：最弱的可吃最强的，或没有这条规则。
cover = 亲手做的棋
cover-circle = 一只吃一只，{ $weak }吃{ $strong }。
cover-ladder = 一只吃一只。

# 奖状，在姓名下方；缺少其中一种动物时用后一句。
champion = 丛林之王
champion-for = 机智如{ $weak }，勇敢如{ $brave }，五局三胜，特此证明。
champion-won = 五局三胜，特此证明。
champion-result = 比分
champion-beaten = 对手签名

# 记分表：各局胜负，因入兽穴、无棋可走或其他原因获胜；以及争议。
pad = 五局三胜
pad-game = 局
pad-began = 先走
pad-won = 获胜
pad-how = 胜因
pad-den = 入穴
pad-no-move = 无棋可走
pad-disputes = 争议，按规则裁定
pad-rule = 规则§
pad-move = 走法
pad-allowed = 可否

# 卡片上，后接动物小图。
card-captures = 可吃
card-captured-by = 要小心
# 最后一张卡片。每方有$kinds张。
duel = 快速对决
duel-text = 每人拿一种颜色的{ $kinds }张牌。双方各暗选一张，同时翻开。谁的动物可吃对方，谁就收下两张牌；双方都可吃或都不可吃，两张牌都退出。牌出完后，收得多的一方获胜。只有一种颜色时，洗牌后各发一半。

# 纸套上。
wallet-board = 棋盘

# 卡片上每种动物的一句真话；出处见FACTS.md。
fact-rat = 老鼠被挠痒痒时会吱吱叫，声音高得人耳听不见。
fact-cat = 猫尝不出甜味。
fact-dog = 约一万四千年前，在德国波恩，一只狗和两个人葬在一起。
fact-wolf = 分析嚎叫声，就能分辨不同的狼。
fact-leopard = 黑豹也有花斑，用红外相机就能看见。
fact-tiger = 孟加拉湾红树林的老虎，一天大约渡过五条水道。
fact-lion = 狮吼在约八公里外还听得见。
fact-elephant = 大象也会发出低沉得人耳听不见的叫声。

# 折法，每句在一幅图下方。折叠盒；不放规则时用step-fill-pieces。
step-net-cut = 沿细线剪下，沿虚线用钝尖压痕。
step-net-fold = 每条压痕先折一次，图面朝外。
step-tube = 把画斜线的粘贴边粘在背面内侧。
step-bottom = 封底：先折两侧小翼，再折斜线片，涂胶，粘上最后一片。
step-fill = 放入动物，规则放在后面。
step-fill-pieces = 放入动物。
step-close = 把盒盖插好。
# 抽屉盒；不放规则时用step-lay-pieces。
step-walls = 内盒：立起长边，把两端的粘贴边往里折。
step-roll = 粘贴边涂胶，把短边卷过来包住。
step-sleeve = 外套：绕内盒折好，粘贴边粘在顶面内侧。
step-lay = 先放规则，再放动物。
step-lay-pieces = 放入动物。
step-slide = 胶干后推入内盒。
# 棋盘纸套；没有封舌时用step-board-open。
step-hems = 两条长边往里折，图面朝外。
step-up = 把下半部往上折。
step-under = 两边塞进背面的折边底下。
step-board = 放入棋盘，折进封舌的两角。
step-board-open = 放入棋盘。
step-lip = 把封舌插到前片后面。

# 要买什么：名称，下面是纸的克重；不是常见的纸时写厚度。
buy-net = 做盒子的卡纸
buy-net-card = 每平方米250至300克
buy-net-thick = 厚{ $thickness }毫米
buy-plywood = 胶合板，厚{ $thickness }毫米

# 页边的页名。
page-tuck = 折叠盒
page-tray = 抽屉盒内盒
page-sleeve = 抽屉盒外套
page-plywood = 胶合板盒
page-cards = 动物卡
page-card-backs = 动物卡背面
page-gift = 标签、吊牌和封签
page-standees = 动物立牌
page-cover = 封面
page-certificate = 奖状
page-pad = 记分表
page-wallet = 棋盘纸套
page-folding = 折法

# 展开图旁：装什么、用什么纸、内部多大；以及各种线的意思。
net-note = 棋子{ $count }枚，{ $size } × { $thickness } 毫米 · 卡纸厚{ $card }毫米 · 内部{ $width } × { $height } × { $depth } 毫米
net-cut = 裁切
net-score = 压痕
net-glue = 涂胶

# 全套内容的清单。
set-box = 盒子
set-cards = 动物卡
set-gift = 标签和封签
set-standees = 动物立牌
set-cover = 封面
set-certificate = 奖状
set-scorepad = 记分表
set-wallet = 棋盘纸套
