# 與程式對弈。

# 可以輸入的詞，每項的第一個詞寫在說明裡。英文詞也總是可用。
play-words-undo = 悔棋
play-words-hint = 提示
play-words-moves = 走法 著法
play-words-board = 棋盤
play-words-draw = 求和 和棋
play-words-claim = 判和
play-words-resign = 認輸
play-words-save = 儲存
play-words-help = 說明 ? ？
play-words-quit = 離開
play-words-yes = 同意 是 好

play-animals = { $white }的動物：{ $letters }；{ $black }用小寫字母。
play-help = 著法：a3b3、Eb3、Ea3-b3 或 { elephant } b3。也可輸入：悔棋（收回你的上一步）、提示、走法、棋盤、求和（向對方提和）、判和 或 判和 a3b3（同一個盤面第三次出現時判為平手）、認輸、儲存 檔案、說明、離開。
play-plays = { $number } { $side }走 { $move }
play-unreadable = 看不懂：{ $why }。
play-cannot = 這裡不能走這一步。
play-no-move = 沒有可走的著法。
play-gives-up = 程式找不到可走的著法，認輸。
play-nothing-back = 沒有可以收回的著法。
play-beginning = 已經回到開局。

# 和棋與終局。對方提和時回答「同意」或「不同意」。
play-offer = { $rival }：{ $side }提議和棋，同意嗎？（同意、不同意）
play-declines = { $side }不同意，棋局繼續。
play-claims = { $side }要求判和。
play-no-draw = 不能判和。
play-over = 棋局結束，結果 { $result }。
play-had-ended = 先前已經結束：{ $how }。
play-resigned = { $side }認輸。
play-agreed = 雙方同意和棋。
play-nobody-won = 走了 { $count } 步仍無勝負。
play-after-end = 輸入「悔棋」收回上一步，「儲存 檔案」儲存棋局，「離開」結束。

# 儲存。
play-save-where = 儲存到哪裡？例如：儲存 game.pgn
play-saved = 已儲存到 { $file }。
play-not-saved = 尚未儲存。存入檔案後可以這樣繼續：shouqi play --game 檔案{ $rules }
save-taken = { $file } 已經存在
save-taken-help = 請換一個名稱，或在啟動時加上 --force 以允許取代
