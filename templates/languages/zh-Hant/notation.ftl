# 一段文字不是著法、盤面或棋譜時，說明哪裡不對：一行，不加句號。

# 幾種寫法。
one-of = { $list } 或 { $next }
# 哪裡不對，怎樣寫才對。
with-advice = { $why }（{ $hint }）

# 著法。
unreadable-move = 看不懂的著法：{ $why }
move-too-long = 這段文字太長，不是著法
move-missing = 沒有寫著法
move-which-animal = 「{ $text }」沒有說明走哪隻動物
move-not-one = 「{ $text }」不是著法
move-not-here = 「{ $text }」不是這個棋盤上的著法
move-two-readings = 這可以有兩種讀法
move-other-animal = { $square }上是{ $victim }，不是{ $animal }
move-no-animal-there = 那裡沒有{ $side }的{ $animal }
move-no-animal = 棋盤上沒有{ $side }的{ $animal }
move-not-to-row = { $side }沒有可以走到第 { $row } 列的{ $animal }
move-several-animals = { $side }不只一隻{ $animal }可以這樣走
move-several-captures = 不只一種吃法符合
move-several-in-row = { $animal }可以走到第 { $row } 列的幾個格子
hint-such-as-move = 例如 a3b3 或 Eb3
hint-name-animal = 先寫動物或牠所在的格子，例如 E{ $square } 或 a3{ $square }
hint-too-much = 多寫了；著法由兩個格子組成，例如 a3b3
hint-square-wanted = 這裡要寫格子，例如 b3
hint-board = 棋盤的直行是 a 到 { $file }，橫列是 1 到 { $row }
hint-write = 請寫 { $choices }
hint-write-or-square = 請寫 { $move }，或寫出{ $animal }所在的格子
hint-write-squares = 請寫出格子，例如 a3b3

# 格子。
unreadable-square = 看不懂的格子：{ $why }
square-not-here = 「{ $text }」不是這個棋盤上的格子
hint-squares = 格子是 a1 到 { $square }

# 盤面。
unreadable-position = 看不懂的盤面：{ $why }
position-too-long = 這段文字太長，不是盤面
position-missing = 沒有寫盤面
position-no-side = 沒有寫輪到哪一方
position-bad-side = 「{ $text }」不是任何一方
position-too-much = 盤面後面多寫了內容
position-not-quiet = 「{ $text }」不是上次吃子以來的步數
position-not-number = 「{ $text }」不是回合的編號
position-rows = 這個盤面有 { $count } 列
position-row-length = 第 { $row } 列有 { $count } 格
position-gap = 沒有哪一列有這麼多空格
position-no-animal = 「{ $text }」不是 { $rules } 裡的動物
position-idle-mark = 這個 * 沒有標在動物上
setup-no-animal = { $rules } 裡沒有{ $animal }
setup-off-board = 棋盤上沒有格子 { $square }
setup-crowded = { $square }上有兩隻動物
setup-cannot-swim = { $square }的{ $animal }在河裡，但牠不會游泳
setup-in-own-den = { $square }的{ $animal }在自己的獸穴裡，但牠不可以進入
setup-in-enemy-den = { $square }的{ $animal }在對方的獸穴裡，但牠不可以進入
setup-both-won = 雙方都有動物在對方的獸穴裡
setup-no-lasting-weakness = { $square }的{ $animal }標為永久變弱，但依照 { $rules }，離開陷阱就恢復
hint-such-as-position = 例如「{ $position }」
hint-end-with-side = 盤面結尾要寫 " w" 或 " b"
hint-sides = 輪到{ $white }寫 w，輪到{ $black }寫 b
hint-position-end = 盤面的最後是上次吃子以來的步數和回合的編號
hint-whole-number = 請寫不小於 { $least } 的整數
hint-rows = 棋盤有 { $count } 列，用 / 隔開
hint-files = 棋盤有 { $count } 行
hint-gap = 請寫 1 到 { $most } 的數
hint-animals = { $letters } 是{ $white }的動物，小寫是{ $black }的
hint-mark = 寫在因陷阱而永久變弱的動物後面
hint-one-den = 一有動物進入對方獸穴，棋局就結束
hint-no-star = 去掉 *
hint-no-such-game = 依這套規則下不出這樣的盤面

# 棋譜。
record-too-long = 這份棋譜太長
record-open-comment = 這段註解沒有結束
record-open-variation = 這段變著沒有結束
record-late-tag = 標籤要寫在著法之前
record-closes-nothing = 這個 { $mark } 前面沒有對應的括號
record-no-tag = 這不是標籤
record-tag-twice = 標籤 { $tag } 上面已經寫過
record-percent = 沒有以 % 開頭的著法
record-goes-on = 結果後面還有內容
record-illegal-move = 依照 { $rules }，不可以這樣走
record-faults = { $file } 中有 1 處錯誤。
hint-at-most = 最多 { $count } MiB
hint-close = 用 { $mark } 結束
hint-move-up = 請移到上面
hint-leave-out = 請去掉
hint-tag = 標籤的寫法是 [White "Emma"]
hint-once = 棋譜裡每項只寫一次
hint-one-record = 一個檔案只放一份棋譜；下一份請放進另一個檔案
hint-result-last = 結果是棋譜的最後一個詞
hint-replay-tells = `shouqi referee replay` 會說明原因
