# 裁判指令在判定之外所說的話。

# 比較兩套規則。
compare-same-game = { $left } 與 { $right } 是同一種玩法。
compare-same-sheet = 兩者的規則單內容相同。
compare-only-under = 僅見於 { $rules }
compare-both-allow = 此局面兩者都允許的走法：{ $count } 種。
compare-only-allows = 僅 { $rules } 允許

# 重播棋譜。
word-illegal = 不可以這樣走。
replay-head = 規則 { $rules } · 著法：{ $count }
replay-hold-to = 到 { $move } 為止的走法都成立。
replay-circle = 此後雙方一直在繞圈：{ $moves }
replay-no-moves = 棋譜中沒有著法。
replay-all-hold = 所有著法都成立。
replay-bad-moves = 有 { $count } 步著法不成立。
replay-two-results = Result 標籤為 { $claimed }，棋譜末尾為 { $result }。
replay-other-result = 棋譜記為 { $result }；棋盤上是 { $shown }。
replay-open = 棋局尚未結束。
replay-early = 棋譜記為 { $result }；但此時棋局尚未結束。
replay-off-the-board = 棋譜記為 { $result }（{ $how }），這無法從棋盤上看出。
replay-not-so-far = 棋譜記為 { $result }；但棋局沒有走到那一步。
replay-tell-how = 如果是在棋盤之外結束的，可用 [Termination "resignation"] 之類的標籤註明。
replay-tell-claim = 如果是提出和棋，可用標籤 [Termination "threefold-claim"] 與 [ClaimedMove "…"] 註明。
replay-bad-claim = 棋譜中提出的和棋不成立。
replay-was-drawn = 棋局在第 { $ply } 步已成平手；其後的走法不算。
replay-was-over = 棋局在第 { $ply } 步已結束；其後的走法不算。
replay-over-before = 第一步之前棋局就已經結束。

# 裁定中止的棋局。
ruling-wins = { $side }在 { $count } 步內獲勝。
ruling-has-won = { $side }已獲勝。
ruling-neither = 雙方都無法獲勝。
ruling-not-settled = 無法裁定。
ruling-beyond = 殘局庫未涵蓋此局面：{ $why }。
