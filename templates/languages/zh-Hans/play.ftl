# 与程序对弈。

# 可以输入的词，每项的第一个词写在帮助里。英文词也总是可用。
play-words-undo = 悔棋
play-words-hint = 提示
play-words-moves = 走法 着法
play-words-board = 棋盘
play-words-draw = 求和 和棋
play-words-claim = 判和
play-words-resign = 认输
play-words-save = 保存
play-words-help = 帮助 ? ？
play-words-quit = 退出
play-words-yes = 同意 是 好

play-animals = { $white }的动物：{ $letters }；{ $black }用小写字母。
play-help = 着法：a3b3、Eb3、Ea3-b3 或 { elephant } b3。也可输入：悔棋（收回你的上一步）、提示、走法、棋盘、求和（向对方提和）、判和 或 判和 a3b3（同一局面第三次出现时判为平局）、认输、保存 文件、帮助、退出。
play-plays = { $number } { $side }走 { $move }
play-unreadable = 看不懂：{ $why }。
play-cannot = 这里不能走这一步。
play-no-move = 没有可走的着法。
play-gives-up = 程序找不到可走的着法，认输。
play-nothing-back = 没有可以收回的着法。
play-beginning = 已经回到开局。

# 和棋与终局。对方提和时回答“同意”或“不同意”。
play-offer = { $rival }：{ $side }提议和棋，同意吗？（同意、不同意）
play-declines = { $side }不同意，棋局继续。
play-claims = { $side }要求判和。
play-no-draw = 不能判和。
play-over = 棋局结束，结果 { $result }。
play-had-ended = 此前已经结束：{ $how }。
play-resigned = { $side }认输。
play-agreed = 双方同意和棋。
play-nobody-won = 走了 { $count } 步仍无胜负。
play-after-end = 输入“悔棋”收回上一步，“保存 文件”保存棋局，“退出”离开。

# 保存。
play-save-where = 保存到哪里？例如：保存 game.pgn
play-saved = 已保存到 { $file }。
play-not-saved = 尚未保存。存入文件后可以这样继续：shouqi play --game 文件{ $rules }
save-taken = { $file } 已经存在
save-taken-help = 请换一个名字，或在启动时加上 --force 以允许替换
