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
ruling-over = 棋局已自行結束（{ $how }）。
ruling-claimed = 棋局已因要求判和而結束（{ $how }）。
ruling-limited = 但在此之前，{ $clause } 可能使棋局結束。
ruling-limited-help = 棋譜（--game 檔案）會說明已經走了多少步，盤面裡的計數也可以

# 殘局庫能說明什麼。
tables-untold = 殘局庫不知道先前的著法，以下不在其中：{ $clauses }。
tables-expense = { $tables } 個庫共 { $positions } 個盤面，約需計算 { $time }、記憶體 { $size }
tables-solving = 正在計算：{ $expense }。
tables-too-many = 棋盤上有 { $count } 隻動物，殘局庫最多容納 { $most } 隻
tables-uncountable = 這個殘局的盤面多得數不清
tables-not-at-hand = 沒有 { $ending } 的殘局庫，{ $count } 隻動物的殘局不會自動計算：{ $expense }
tables-not-at-hand-help = 用 --up-to { $count } 立即計算；`shouqi tablebase build` 會把結果留給 --tables
tables-memory = 所需記憶體超過允許的範圍：{ $expense }
tables-memory-help = 用 --memory { $size } 即可
tables-memory-help-threads = 用 --memory { $size } 即可，--threads 1 需要的較少

# 殘局庫未涵蓋時引擎的看法。
estimate-head = 這是引擎的估計，不是裁定。
estimate-score = 對{ $side }而言為 { $score }。
estimate-depth = 向前看了 { $count } 步。
estimate-best = 最佳著法：{ $move }。

# 棋譜所記的終局方式。
told-resignation = 認輸
told-agreement = 雙方議和

# 棋譜所用的規則。
word-rules = 規則 { $rules }
rules-differ-game = 這局棋依 { $then } 下，現在依 { $now } 讀；兩者是不同的玩法
rules-differ-title = 這局棋依 { $then } 下，現在依 { $now } 讀；兩者是同一種玩法
rules-differ-unknown = 這局棋依 { $then } 下，現在依 { $now } 讀；兩者可能是不同的玩法
rules-unknown = 這局棋依 { $rules } 下，而程式沒有內附這套規則
rules-unknown-help = 請把規則檔放在棋譜旁邊並寫進標籤 RulesFile，或用 --rules 檔案 指定
rules-not-beside = { $folder } 裡的棋譜無法註明規則：{ $file } 不在那裡或其下
rules-not-beside-help = 請把它複製到 { $folder }，或把棋譜放進 { $file } 所在的資料夾

# 列出走法，以及成批提問。
compare-cannot-stand = 依照 { $rules } 不可能有這個盤面：{ $why }
moves-over = 棋局已結束：{ $result }（{ $how }）。
moves-undecided = 未作判定：{ $clause } 取決於此盤面之前的著法（--game 檔案）。
batch-history-unreadable = 先前的第 { $place } 步看不懂：{ $why }
batch-history-illegal = 先前的第 { $place } 步 { $move } 不可以這樣走。
