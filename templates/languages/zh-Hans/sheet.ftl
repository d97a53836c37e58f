# What a rules sheet says beside its rules.

# The line below the title, and the line of theme (the second where the board has no river or no traps).
subtitle = 双人游戏，7岁以上，15至30分钟
subtitle-untimed = 双人游戏，7岁以上
lead = 带领你的动物穿过丛林，越过河川，避开陷阱，直捣对方的兽穴！
lead-river = 带领你的动物穿过丛林，越过河川，避开陷阱，直捣对方的兽穴！
lead-plain = 带领你的动物悄悄穿过丛林，迎战对方的动物！

# The sections.
heading-goal = 游戏目标
heading-box = 游戏配件
heading-setup = 游戏准备
heading-turn = 走棋
heading-capture = 吃子
heading-river = 河川
heading-traps = 陷阱与兽穴
heading-traps-alone = 陷阱
heading-dens-alone = 兽穴
heading-end = 游戏结束
heading-glance = 规则速览

# What lies in the box: $animals in all, $each a side.
box = 棋盘1张、动物棋子{ $animals }枚（双方各{ $each }枚）。
box-uneven = 棋盘1张、动物棋子{ $animals }枚。
setup-plain = 两人分别坐在棋盘两端，按“摆棋”图摆好自己的动物。
setup-home = 自己这一侧的兽穴和陷阱属于自己。
setup-home-dens = 自己这一侧的兽穴属于自己。
setup-home-traps = 自己这一侧的陷阱属于自己。
setup-marked = 每个兽穴和陷阱上有哪一方的标记，就属于哪一方。
setup-marked-dens = 每个兽穴上有哪一方的标记，就属于哪一方。
setup-marked-traps = 每个陷阱上有哪一方的标记，就属于哪一方。

# The quick reference.
glance-exceptions = 例外
glance-swims = 可下河
glance-leaps = 可跳过河
glance-traps = 小心
glance-traps-harmless = 陷阱
glance-shelter = 安全的陷阱
# One animal with what it can do in brackets, and items in a row.
glance-item = { $animal }（{ $how }）
glance-next = { $list }、{ $item }
glance-together = { $list }和{ $item }
glance-nobody = 无
leap-sideways = 左右跳
leap-lengthwise = 前后跳
leap-every-way = 前后左右
leap-two-rivers = 也可跳过两条河
traps-enemy = 对方的陷阱
traps-own = 自己的陷阱
traps-all = 所有陷阱
traps-none = 没有作用
# Captures out of the order of strength, beside the ladder.
arrow-takes = { $weak }可吃{ $strong }
arrow-mutual = { $weak }和{ $strong }可互吃
arrow-never = { $strong }不可吃{ $weak }
arrow-neither = { $weak }和{ $strong }不可互吃
# 箭头旁写不下名称时用的词。
arrow-verb = 可吃
arrow-verb-mutual = 可互吃
# What an animal on the ladder can do besides.
gift-swims = 可下河
gift-leaps = 可跳过河
gift-takes = 可吃{ $victim }
gift-spares = 不可吃{ $victim }
# The animal at the top of the ladder.
ladder-strongest = 最强

# The foot.
rules-name = 规则“{ $rules }”第{ $version }版，校验码{ $mark }
page = 第{ $page }页，共{ $pages }页

# What the marks behind sentences mean.
note-reading = 传统规则没有说明这一点，这是我们的理解。
note-measured = 我们依据的规则没有写明这一点，但只有这样才能得出其中的数据。
note-disputed = 传统规则在此不够明确，这是我们的理解。
# 自订规则的说明。
note-own-reading = 你们的规则没有说明这一点，这是我们的理解。
note-own-measured = 你们的规则没有写明这一点，但只有这样才能得出原规则的数据。
note-own-disputed = 你们的规则所依据的原规则在此不够明确，这是我们的理解。
# The same in few words, for the margin of an annotated sheet.
remark-reading = 非原文内容
remark-measured = 原文没有写明，但由其数据可知
remark-disputed = 原文的说法有争议
remark-own-reading = 你们的规则中没有
remark-own-measured = 你们的规则没有写明，但由原规则的数据可知
remark-own-disputed = 原规则的说法有争议

# Where no rule limits going to and fro.
repetition-free = 规则不禁止来回走动；如果双方都无法取得进展，可以商定平局。
