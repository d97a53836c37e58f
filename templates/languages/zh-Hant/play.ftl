# 一桌棋：兩人對弈，或與程式對弈。

# 可以輸入的詞，每項的第一個詞寫在說明裡。英文詞也總是可用。這些詞不能是動物、一方或著法。
play-words-undo = 悔棋
play-words-redo = 重走 重做
play-words-legal = 合法 可否
play-words-hint = 提示
play-words-moves = 走法 著法
play-words-board = 棋盤
play-words-strengths = 等級 強弱
play-words-draw = 和棋 求和 提和 平手
play-words-claim = 判和
# 該詞與所宣布的著法之間可以出現的詞。
play-words-claim-fillers = 重複 盤面重複 三次重複 因 走
play-words-resign = 認輸
play-words-illegal = 犯規 違例 違規
play-words-press = 按鐘 按錶
play-words-pause = 暫停
play-words-go = 繼續 開始
play-words-note = 備註 附註
play-words-adjudicate = 裁定 判決
play-words-swap = 換邊 交換
play-words-try = 試走
play-words-return = 返回 還原
play-words-save = 儲存 保存
play-words-help = 說明 ? ？
play-words-quit = 離開 退出
play-words-yes = 同意 是 好
play-words-no = 不同意 否 不 拒絕

# 說明：先說怎樣輸入著法，再簡短說明每個詞的作用。
play-enter = 著法可寫作 a3b3、Eb3 或 { elephant } b3；前面加 ? 只問這步能不能走。輸入「說明」列出指令。
play-does-legal = 只判斷一步棋而不走，與 ? 相同：合法 a3b3
play-does-undo = 收回上一步
play-does-redo = 重新走出收回的一步
play-does-hint = 建議一步棋
play-does-moves = 列出可以走的著法
play-does-board = 顯示棋盤
play-does-strengths = 顯示各動物的等級
play-does-draw = 提議和棋；對方回答「同意」或「不同意」
play-does-claim = 同一個盤面第三次出現時要求判和；走這一步之前：判和 a3b3
play-does-resign = 輪到走的一方認輸，也可寫明哪一方
play-does-illegal = 記輪到走的一方犯規一次，也可寫明哪一方
play-does-press = 走完一步後按鐘
play-does-pause = 停下棋鐘
play-does-go = 讓輪到走的一方的棋鐘開始走
play-does-note = 在棋譜裡寫一條備註：備註 鼠被碰過
play-does-adjudicate = 裁定結果並結束棋局：裁定 和棋 棋室要關門了
play-does-swap = 兩位棋手換邊
play-does-try = 試走幾步，不算數
play-does-return = 回到開始試走的地方
play-does-save = 儲存棋譜：儲存 game.pgn
play-does-help = 顯示這份清單
play-does-quit = 離開棋桌

# 開局之前。$level 是其下各句之一。
play-animals = { $white }的動物：{ $letters }；{ $black }用小寫字母。
play-player = { $side }：{ $name }
play-level = { $side }由程式來走：{ $level }
play-level-child = 只看自己的下一步，經常走錯
play-level-beginner = 看接下來的兩步，有時走錯
play-level-easy = 看接下來的三步
play-level-medium = 看接下來的五步
play-level-strong = 每步想一秒
play-level-full = 每步想五秒
play-kept = 每一步都記在 { $file } 裡。

# 著法。$side 是吃子的一方，$rival 是失去動物的一方；第二句裡就是讀者。
play-plays = { $number } { $side }走 { $move }。
play-takes = { $side }的{ $animal }吃掉{ $rival }的{ $victim }。
play-takes-yours = { $side }的{ $animal }吃掉你的{ $victim }。
play-unreadable = 看不懂：{ $why }。
play-cannot = 這裡不能走這一步。
play-no-move = 沒有可走的著法。
play-gives-up = 程式找不到可走的著法，認輸。
play-nothing-back = 沒有可以收回的著法。
play-nothing-again = 沒有可以重走的著法。
play-beginning = 已經回到開局。

# 程式向孩子說明自己的著法。$animal 是程式的，$victim 是孩子的。
play-why-wins = 走這一步，我就贏囉！
play-why-takes = 看到你的{ $victim }，我就忍不住了。
play-why-saves = 我的{ $animal }剛才有危險。
play-why-threatens = 現在我的{ $animal }盯上你的{ $victim }囉！
play-why-nearer = 我的{ $animal }悄悄靠近你的獸穴。
play-why-strolls = 我的{ $animal }出去散散步。

# 和棋與終局。對方提和時回答「同意」或「不同意」。
play-offer = { $rival }：{ $side }提議和棋，同意嗎？（同意、不同意）
play-no-offer = 沒有人提議和棋。
play-declines = { $side }不同意，棋局繼續。
play-claims = { $side }要求判和。
play-no-draw = 不能判和。
play-over = 棋局結束，結果 { $result }。
play-had-ended = 先前已經結束：{ $how }。
play-resigned = { $side }認輸。
play-agreed = 雙方同意和棋。
play-lost-on-time = { $side }超時判負。
play-lost-by-offence = { $side }犯規判負。
play-adjudicated = 經裁定：{ $why }
play-adjudicate-how = 誰贏，為什麼？例如：裁定 和棋 棋室要關門了
play-nobody-won = 走了 { $count } 步仍無勝負。
play-goes-on = 棋局繼續。
play-after-end = 輸入「悔棋」收回上一步，「儲存 檔案」儲存棋局，「離開」結束。

# 棋鐘與犯規。$time 寫作 2m30s 之類。
play-flag = { $side }的時間到了。
play-no-clocks = 這一桌沒有棋鐘。
play-as-it-is = 棋鐘本來就是這樣。
play-no-press = 現在誰也不能按鐘。
play-offence = { $side }犯規，第 { $count } 次。
play-penalty-warning = 給予警告。
play-penalty-time = { $rival }加時 { $time }。

# 棋桌上的其他事情。
play-no-side = 沒有哪一方或棋手叫「{ $text }」。
play-noted = 已記下。
play-note-what = 要記什麼？例如：備註 鼠被碰過
play-swapped = 兩位棋手已換邊。
play-trying = 從這裡開始只是試走。
play-trying-out = 正在試走；輸入「返回」回到棋局。
play-not-trying = 現在沒有試走。
play-returned = 棋局已恢復原狀。

# 儲存。日誌是隨時寫下一切的檔案。
play-save-where = 儲存到哪裡？例如：儲存 game.pgn
play-saved = 已儲存到 { $file }。
play-not-saved = 尚未儲存。存入檔案後可以這樣繼續：shouqi { $command } --game 檔案{ $rules }
play-goes-on-with = 可以這樣繼續：shouqi table --resume { $file }
play-unwritten = 沒能寫下來，所以不算發生：{ $why }
play-try-again = 按 Enter 鍵，程式會再試一次。
play-other-rules = 這局棋是依 { $then } 開始的，不是 { $now }
save-taken = { $file } 已經存在
save-taken-help = 請換一個名稱，或在啟動時加上 --force 以允許取代
table-journal-taken = { $file } 已經存在，裡面有一局棋
table-journal-taken-help = --resume { $file } 繼續那局棋；給 --save 換一個名稱則另開一局
table-journal-in-use = { $file } 正在使用：另一桌正在寫入
table-journal-failed = { $file }：{ $why }
table-journal-fault = { $file } 第 { $line } 行：這不是棋桌的日誌，或者被改動過
table-journal-impossible = { $file }：依照這套規則，其中所記的事不可能發生
table-nothing-kept = 沒有留存的棋局

# 全螢幕棋桌：所選的內容，以及最後一行（最多 78 欄）。
play-holds = { $from } 上{ $side }的{ $animal }可以走到 { $squares }。
play-holds-nowhere = { $from } 上{ $side }的{ $animal }現在哪裡也去不了。
play-not-yours = { $from } 上是{ $side }的{ $animal }；現在輪到{ $rival }。
play-thinking = { $side }正在思考。
play-keys = 方向鍵和 Enter 鍵走子 · Tab 等級 · F1 說明 · Ctrl-C 離開
play-any-key = 按任意鍵回到棋局。
play-too-small = 視窗太小：需要 { $columns } 欄、{ $rows } 列。
