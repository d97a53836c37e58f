# What a rules sheet says beside its rules.

# The line below the title, and the line of theme (the second where the board has no river or no traps).
subtitle = 兩人遊戲，7歲以上，15至30分鐘
subtitle-untimed = 兩人遊戲，7歲以上
lead = 你的動物穿過叢林，越過河川，避開陷阱，直闖對方的獸穴！
lead-river = 你的動物穿過叢林，越過河川，避開陷阱，直闖對方的獸穴！
lead-plain = 你的動物悄悄穿過叢林，迎戰對方的動物！

# The sections.
heading-goal = 遊戲目標
heading-box = 遊戲配件
heading-setup = 遊戲準備
heading-turn = 走棋
heading-capture = 吃子
heading-river = 河川
heading-traps = 陷阱與獸穴
heading-traps-alone = 陷阱
heading-dens-alone = 獸穴
heading-end = 遊戲結束
heading-glance = 規則速覽

# What lies in the box: $animals in all, $each a side.
box = 棋盤1張、動物棋子{ $animals }枚（雙方各{ $each }枚）。
box-uneven = 棋盤1張、動物棋子{ $animals }枚。
setup-plain = 兩人各坐棋盤一端，照「擺棋」圖擺好自己的動物。
setup-home = 靠近自己這一側的獸穴與陷阱屬於自己。
setup-home-dens = 靠近自己這一側的獸穴屬於自己。
setup-home-traps = 靠近自己這一側的陷阱屬於自己。
setup-marked = 每個獸穴與陷阱上有哪一方的記號，就屬於哪一方。
setup-marked-dens = 每個獸穴上有哪一方的記號，就屬於哪一方。
setup-marked-traps = 每個陷阱上有哪一方的記號，就屬於哪一方。

# The quick reference.
glance-exceptions = 例外
glance-swims = 可進河川
glance-leaps = 可跳過河川
glance-traps = 小心
glance-traps-harmless = 陷阱
glance-shelter = 安全的陷阱
# One animal with what it can do in brackets, and items in a row.
glance-item = { $animal }（{ $how }）
glance-next = { $list }、{ $item }
glance-together = { $list }與{ $item }
glance-nobody = 無
leap-sideways = 左右橫跳
leap-lengthwise = 前後直跳
leap-every-way = 前後左右
leap-two-rivers = 也可跳過兩條河川
traps-enemy = 對方的陷阱
traps-own = 自己的陷阱
traps-all = 所有陷阱
traps-none = 沒有作用
# Captures out of the order of strength, beside the ladder.
arrow-takes = { $weak }可吃{ $strong }
arrow-mutual = { $weak }與{ $strong }可互吃
arrow-never = { $strong }不可吃{ $weak }
arrow-neither = { $weak }與{ $strong }不可互吃
# 箭頭旁寫不下名稱時用的詞。
arrow-verb = 可吃
arrow-verb-mutual = 可互吃
# What an animal on the ladder can do besides.
gift-swims = 可進河川
gift-leaps = 可跳過河川
gift-takes = 可吃{ $victim }
gift-spares = 不可吃{ $victim }
# The animal at the top of the ladder.
ladder-strongest = 最強

# The foot.
rules-name = 規則「{ $rules }」第{ $version }版，檢核碼{ $mark }
page = 第{ $page }頁，共{ $pages }頁

# What the marks behind sentences mean.
note-reading = 傳統規則沒有說明這一點，這是我們的解讀。
note-measured = 我們依據的規則沒有寫明這一點，但只有這樣才能得出其中的數據。
note-disputed = 傳統規則在此不夠明確，這是我們的解讀。
# 自訂規則的說明。
note-own-reading = 你們的規則沒有說明這一點，這是我們的解讀。
note-own-measured = 你們的規則沒有寫明這一點，但只有這樣才能得出原規則的數據。
note-own-disputed = 你們的規則所依據的原規則在此不夠明確，這是我們的解讀。
# The same in few words, for the margin of an annotated sheet.
remark-reading = 原文未載
remark-measured = 原文沒有寫明，但由其數據可知
remark-disputed = 原文的說法有爭議
remark-own-reading = 你們的規則未載
remark-own-measured = 你們的規則沒有寫明，但由原規則的數據可知
remark-own-disputed = 原規則的說法有爭議

# Where no rule limits going to and fro.
repetition-free = 規則不禁止來回走動；如果雙方都無法取得進展，可以協議平手。
