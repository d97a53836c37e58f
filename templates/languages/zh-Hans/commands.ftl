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
