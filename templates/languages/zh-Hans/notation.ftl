# 一段文字不是着法、局面或棋谱时，说明哪里不对：一行，不加句号。

# 几种写法。
one-of = { $list } 或 { $next }
# 哪里不对，怎样写才对。
with-advice = { $why }（{ $hint }）

# 着法。
unreadable-move = 看不懂的着法：{ $why }
move-too-long = 这段文字太长，不是着法
move-missing = 没有写着法
move-which-animal = “{ $text }”没有说明走哪只动物
move-not-one = “{ $text }”不是着法
move-not-here = “{ $text }”不是这个棋盘上的着法
move-two-readings = 这可以有两种读法
move-other-animal = { $square }上是{ $victim }，不是{ $animal }
move-no-animal-there = 那里没有{ $side }的{ $animal }
move-no-animal = 棋盘上没有{ $side }的{ $animal }
move-not-to-row = { $side }没有可以走到第 { $row } 行的{ $animal }
move-several-animals = { $side }不止一只{ $animal }可以这样走
move-several-captures = 不止一种吃法符合
move-several-in-row = { $animal }可以走到第 { $row } 行的几个格子
hint-such-as-move = 例如 a3b3 或 Eb3
hint-name-animal = 先写动物或它所在的格子，例如 E{ $square } 或 a3{ $square }
hint-too-much = 多写了；着法由两个格子组成，例如 a3b3
hint-square-wanted = 这里要写格子，例如 b3
hint-board = 棋盘的列是 a 到 { $file }，行是 1 到 { $row }
hint-write = 请写 { $choices }
hint-write-or-square = 请写 { $move }，或写出{ $animal }所在的格子
hint-write-squares = 请写出格子，例如 a3b3

# 格子。
unreadable-square = 看不懂的格子：{ $why }
square-not-here = “{ $text }”不是这个棋盘上的格子
hint-squares = 格子是 a1 到 { $square }

# 局面。
unreadable-position = 看不懂的局面：{ $why }
position-too-long = 这段文字太长，不是局面
position-missing = 没有写局面
position-no-side = 没有写轮到哪一方
position-bad-side = “{ $text }”不是任何一方
position-too-much = 局面后面多写了内容
position-not-quiet = “{ $text }”不是上次吃子以来的步数
position-not-number = “{ $text }”不是回合的编号
position-rows = 这个局面有 { $count } 行
position-row-length = 第 { $row } 行有 { $count } 格
position-gap = 没有哪一行有这么多空格
position-no-animal = “{ $text }”不是 { $rules } 里的动物
position-idle-mark = 这个 * 没有标在动物上
setup-no-animal = { $rules } 里没有{ $animal }
setup-off-board = 棋盘上没有格子 { $square }
setup-crowded = { $square }上有两只动物
setup-cannot-swim = { $square }的{ $animal }在河里，但它不会游泳
setup-in-own-den = { $square }的{ $animal }在自己的兽穴里，但它不可以进入
setup-in-enemy-den = { $square }的{ $animal }在对方的兽穴里，但它不可以进入
setup-both-won = 双方都有动物在对方的兽穴里
setup-no-lasting-weakness = { $square }的{ $animal }标为永久变弱，但按照 { $rules }，离开陷阱就恢复
hint-such-as-position = 例如“{ $position }”
hint-end-with-side = 局面末尾要写 " w" 或 " b"
hint-sides = 轮到{ $white }写 w，轮到{ $black }写 b
hint-position-end = 局面的最后是上次吃子以来的步数和回合的编号
hint-whole-number = 请写不小于 { $least } 的整数
hint-rows = 棋盘有 { $count } 行，用 / 隔开
hint-files = 棋盘有 { $count } 列
hint-gap = 请写 1 到 { $most } 的数
hint-animals = { $letters } 是{ $white }的动物，小写是{ $black }的
hint-mark = 写在因陷阱而永久变弱的动物后面
hint-one-den = 一有动物进入对方兽穴，棋局就结束
hint-no-star = 去掉 *
hint-no-such-game = 按这套规则下不出这样的局面

# 棋谱。
record-too-long = 这份棋谱太长
record-open-comment = 这段注释没有结束
record-open-variation = 这段变着没有结束
record-late-tag = 标签要写在着法之前
record-closes-nothing = 这个 { $mark } 前面没有对应的括号
record-no-tag = 这不是标签
record-tag-twice = 标签 { $tag } 上面已经写过
record-percent = 没有以 % 开头的着法
record-goes-on = 结果后面还有内容
record-illegal-move = 按照 { $rules }，不可以这样走
record-faults = { $file } 中有 1 处错误。
hint-at-most = 最多 { $count } MiB
hint-close = 用 { $mark } 结束
hint-move-up = 请移到上面
hint-leave-out = 请去掉
hint-tag = 标签的写法是 [White "Emma"]
hint-once = 棋谱里每项只写一次
hint-one-record = 一个文件只放一份棋谱；下一份请放进另一个文件
hint-result-last = 结果是棋谱的最后一个词
hint-replay-tells = `shouqi referee replay` 会说明原因
