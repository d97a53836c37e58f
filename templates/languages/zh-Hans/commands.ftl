# 裁判命令在判定之外所说的话。

# 比较两套规则。
compare-same-game = { $left } 与 { $right } 是同一种玩法。
compare-same-sheet = 两者的规则单内容相同。
compare-only-under = 仅见于 { $rules }
compare-both-allow = 此局面两者都允许的走法：{ $count } 种。
compare-only-allows = 仅 { $rules } 允许

# 重播棋谱。
word-illegal = 不可以这样走。
replay-head = 规则 { $rules } · 着法：{ $count }
replay-hold-to = 到 { $move } 为止的走法都成立。
replay-circle = 此后双方一直在绕圈：{ $moves }
replay-no-moves = 棋谱中没有着法。
replay-all-hold = 所有着法都成立。
replay-bad-moves = 有 { $count } 步着法不成立。
replay-two-results = Result 标签为 { $claimed }，棋谱末尾为 { $result }。
replay-other-result = 棋谱记为 { $result }；棋盘上是 { $shown }。
replay-open = 棋局尚未结束。
replay-early = 棋谱记为 { $result }；但此时棋局尚未结束。
replay-off-the-board = 棋谱记为 { $result }（{ $how }），这无法从棋盘上看出。
replay-not-so-far = 棋谱记为 { $result }；但棋局没有走到那一步。
replay-tell-how = 如果是在棋盘之外结束的，可用 [Termination "resignation"] 之类的标签注明。
replay-tell-claim = 如果是提出和棋，可用标签 [Termination "threefold-claim"] 与 [ClaimedMove "…"] 注明。
replay-bad-claim = 棋谱中提出的和棋不成立。
replay-was-drawn = 棋局在第 { $ply } 步已成平局；其后的走法不算。
replay-was-over = 棋局在第 { $ply } 步已结束；其后的走法不算。
replay-over-before = 第一步之前棋局就已经结束。

# 裁定中止的棋局。
ruling-wins = { $side }在 { $count } 步内获胜。
ruling-has-won = { $side }已获胜。
ruling-neither = 双方都无法获胜。
ruling-not-settled = 无法裁定。
ruling-beyond = 残局库未涵盖此局面：{ $why }。
ruling-over = 棋局已自行结束（{ $how }）。
ruling-claimed = 棋局已因要求判和而结束（{ $how }）。
ruling-limited = 但在此之前，{ $clause } 可能使棋局结束。
ruling-limited-help = 棋谱（--game 文件）会说明已经走了多少步，局面里的计数也可以

# 残局库能说明什么。
tables-untold = 残局库不知道之前的着法，以下不在其中：{ $clauses }。
tables-expense = { $tables } 个库共 { $positions } 个局面，约需计算 { $time }、内存 { $size }
tables-solving = 正在计算：{ $expense }。
tables-too-many = 棋盘上有 { $count } 只动物，残局库最多容纳 { $most } 只
tables-uncountable = 这个残局的局面多得数不清
tables-not-at-hand = 没有 { $ending } 的残局库，{ $count } 只动物的残局不会自动计算：{ $expense }
tables-not-at-hand-help = 用 --up-to { $count } 立即计算；`shouqi tablebase build` 会把结果留给 --tables
tables-memory = 所需内存超过允许的范围：{ $expense }
tables-memory-help = 用 --memory { $size } 即可
tables-memory-help-threads = 用 --memory { $size } 即可，--threads 1 需要的较少

# 残局库未涵盖时引擎的看法。
estimate-head = 这是引擎的估计，不是裁定。
estimate-score = 对{ $side }而言为 { $score }。
estimate-depth = 向前看了 { $count } 步。
estimate-best = 最佳着法：{ $move }。

# 棋谱所记的终局方式。
told-resignation = 认输
told-agreement = 双方议和

# 棋谱所用的规则。
word-rules = 规则 { $rules }
rules-differ-game = 这局棋按 { $then } 下，现在按 { $now } 读；两者是不同的玩法
rules-differ-title = 这局棋按 { $then } 下，现在按 { $now } 读；两者是同一种玩法
rules-differ-unknown = 这局棋按 { $then } 下，现在按 { $now } 读；两者可能是不同的玩法
rules-unknown = 这局棋按 { $rules } 下，而程序没有自带这套规则
rules-unknown-help = 请把规则文件放在棋谱旁边并写进标签 RulesFile，或用 --rules 文件 指定
rules-not-beside = { $folder } 里的棋谱无法注明规则：{ $file } 不在那里或其下
rules-not-beside-help = 请把它复制到 { $folder }，或把棋谱放进 { $file } 所在的文件夹

# 列出走法，以及成批提问。
compare-cannot-stand = 按照 { $rules } 不可能有这个局面：{ $why }
moves-over = 棋局已结束：{ $result }（{ $how }）。
moves-undecided = 未作判定：{ $clause } 取决于此局面之前的着法（--game 文件）。
batch-history-unreadable = 之前的第 { $place } 步看不懂：{ $why }
batch-history-illegal = 之前的第 { $place } 步 { $move } 不可以这样走。
