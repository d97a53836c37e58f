# 裁判命令在判定之外所说的话。

# 比较两套规则。
compare-same-game = { $left } 与 { $right } 是同一种玩法。
compare-same-sheet = 两者的规则单内容相同。
compare-only-under = 仅见于 { $rules }
compare-both-allow = 此局面两者都允许的走法：{ $count } 种。
compare-only-allows = 仅 { $rules } 允许
