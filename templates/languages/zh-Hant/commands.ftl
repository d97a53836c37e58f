# 裁判指令在判定之外所說的話。

# 比較兩套規則。
compare-same-game = { $left } 與 { $right } 是同一種玩法。
compare-same-sheet = 兩者的規則單內容相同。
compare-only-under = 僅見於 { $rules }
compare-both-allow = 此局面兩者都允許的走法：{ $count } 種。
compare-only-allows = 僅 { $rules } 允許
