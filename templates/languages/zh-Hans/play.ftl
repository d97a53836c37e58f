# 一桌棋：两人对弈，或与程序对弈。

# 可以输入的词，每项的第一个词写在帮助里。英文词也总是可用。这些词不能是动物、一方或着法。
play-words-undo = 悔棋
play-words-redo = 重走 重做
play-words-legal = 合法 可否
play-words-hint = 提示
play-words-moves = 走法 着法
play-words-board = 棋盘
play-words-strengths = 等级 强弱
play-words-draw = 和棋 求和 提和
play-words-claim = 判和
# 该词与所宣布的着法之间可以出现的词。
play-words-claim-fillers = 重复 局面重复 三次重复 因 走
play-words-resign = 认输
play-words-illegal = 犯规 违例 违规
play-words-press = 按钟 按表
play-words-pause = 暂停
play-words-go = 继续 开始
play-words-note = 备注 附注
play-words-adjudicate = 裁定 判决
play-words-swap = 换边 交换
play-words-try = 试走
play-words-return = 返回 还原
play-words-save = 保存
play-words-help = 帮助 ? ？
play-words-quit = 退出 离开
play-words-yes = 同意 是 好
play-words-no = 不同意 否 不 拒绝

# 帮助：先说怎样输入着法，再简短说明每个词的作用。
play-enter = 着法可写作 a3b3、Eb3 或 { elephant } b3；前面加 ? 只问这步能不能走。输入“帮助”列出命令。
play-does-legal = 只判断一步棋而不走，与 ? 相同：合法 a3b3
play-does-undo = 收回上一步
play-does-redo = 重新走出收回的一步
play-does-hint = 建议一步棋
play-does-moves = 列出可以走的着法
play-does-board = 显示棋盘
play-does-strengths = 显示各动物的等级
play-does-draw = 提议和棋；对方回答“同意”或“不同意”
play-does-claim = 同一局面第三次出现时要求判和；走这一步之前：判和 a3b3
play-does-resign = 轮到走的一方认输，也可写明哪一方
play-does-illegal = 记轮到走的一方犯规一次，也可写明哪一方
play-does-press = 走完一步后按钟
play-does-pause = 停下棋钟
play-does-go = 让轮到走的一方的棋钟开始走
play-does-note = 在棋谱里写一条备注：备注 鼠被碰过
play-does-adjudicate = 裁定结果并结束棋局：裁定 和棋 棋室要关门了
play-does-swap = 两位棋手换边
play-does-try = 试走几步，不算数
play-does-return = 回到开始试走的地方
play-does-save = 保存棋谱：保存 game.pgn
play-does-help = 显示这份列表
play-does-quit = 离开棋桌

# 开局之前。$level 是其下各句之一。
play-animals = { $white }的动物：{ $letters }；{ $black }用小写字母。
play-player = { $side }：{ $name }
play-level = { $side }由程序来走：{ $level }
play-level-child = 只看自己的下一步，经常走错
play-level-beginner = 看接下来的两步，有时走错
play-level-easy = 看接下来的三步
play-level-medium = 看接下来的五步
play-level-strong = 每步想一秒
play-level-full = 每步想五秒
play-kept = 每一步都记在 { $file } 里。

# 着法。$side 是吃子的一方，$rival 是失去动物的一方；第二句里就是读者。
play-plays = { $number } { $side }走 { $move }。
play-takes = { $side }的{ $animal }吃掉{ $rival }的{ $victim }。
play-takes-yours = { $side }的{ $animal }吃掉你的{ $victim }。
play-unreadable = 看不懂：{ $why }。
play-cannot = 这里不能走这一步。
play-no-move = 没有可走的着法。
play-gives-up = 程序找不到可走的着法，认输。
play-nothing-back = 没有可以收回的着法。
play-nothing-again = 没有可以重走的着法。
play-beginning = 已经回到开局。

# 程序向孩子说明自己的着法。$animal 是程序的，$victim 是孩子的。
play-why-wins = 走这一步，我就赢啦！
play-why-takes = 看到你的{ $victim }，我就忍不住了。
play-why-saves = 我的{ $animal }刚才有危险。
play-why-threatens = 现在我的{ $animal }盯上你的{ $victim }啦！
play-why-nearer = 我的{ $animal }悄悄靠近你的兽穴。
play-why-strolls = 我的{ $animal }出去散散步。

# 和棋与终局。对方提和时回答“同意”或“不同意”。
play-offer = { $rival }：{ $side }提议和棋，同意吗？（同意、不同意）
play-no-offer = 没有人提议和棋。
play-declines = { $side }不同意，棋局继续。
play-claims = { $side }要求判和。
play-no-draw = 不能判和。
play-over = 棋局结束，结果 { $result }。
play-had-ended = 此前已经结束：{ $how }。
play-resigned = { $side }认输。
play-agreed = 双方同意和棋。
play-lost-on-time = { $side }超时判负。
play-lost-by-offence = { $side }犯规判负。
play-adjudicated = 经裁定：{ $why }
play-adjudicate-how = 谁赢，为什么？例如：裁定 和棋 棋室要关门了
play-nobody-won = 走了 { $count } 步仍无胜负。
play-goes-on = 棋局继续。
play-after-end = 输入“悔棋”收回上一步，“保存 文件”保存棋局，“退出”离开。

# 棋钟与犯规。$time 写作 2m30s 之类。
play-flag = { $side }的时间到了。
play-no-clocks = 这一桌没有棋钟。
play-as-it-is = 棋钟本来就是这样。
play-no-press = 现在谁也不能按钟。
play-offence = { $side }犯规，第 { $count } 次。
play-penalty-warning = 给予警告。
play-penalty-time = { $rival }加时 { $time }。

# 棋桌上的其他事情。
play-no-side = 没有哪一方或棋手叫“{ $text }”。
play-noted = 已记下。
play-note-what = 要记什么？例如：备注 鼠被碰过
play-swapped = 两位棋手已换边。
play-trying = 从这里开始只是试走。
play-trying-out = 正在试走；输入“返回”回到棋局。
play-not-trying = 现在没有试走。
play-returned = 棋局已恢复原状。

# 保存。日志是随时写下一切的文件。
play-save-where = 保存到哪里？例如：保存 game.pgn
play-saved = 已保存到 { $file }。
play-not-saved = 尚未保存。存入文件后可以这样继续：shouqi { $command } --game 文件{ $rules }
play-goes-on-with = 可以这样继续：shouqi table --resume { $file }
play-unwritten = 没能写下来，所以不算发生：{ $why }
play-try-again = 按 Enter 键，程序会再试一次。
play-other-rules = 这局棋是按 { $then } 开始的，不是 { $now }
save-taken = { $file } 已经存在
save-taken-help = 请换一个名字，或在启动时加上 --force 以允许替换
table-journal-taken = { $file } 已经存在，里面有一局棋
table-journal-taken-help = --resume { $file } 继续那局棋；给 --save 换一个名字则另开一局
table-journal-in-use = { $file } 正在使用：另一桌正在写入
table-journal-failed = { $file }：{ $why }
table-journal-fault = { $file } 第 { $line } 行：这不是棋桌的日志，或者被改动过
table-journal-impossible = { $file }：按照这套规则，其中所记的事不可能发生
table-nothing-kept = 没有留存的棋局

# 全屏棋桌：所选的内容，以及最后一行（最多 78 列）。
play-holds = { $from } 上{ $side }的{ $animal }可以走到 { $squares }。
play-holds-nowhere = { $from } 上{ $side }的{ $animal }现在哪里也去不了。
play-not-yours = { $from } 上是{ $side }的{ $animal }；现在轮到{ $rival }。
play-thinking = { $side }正在思考。
play-keys = 方向键和回车键走子 · Tab 等级 · F1 帮助 · Ctrl-C 离开
play-any-key = 按任意键回到棋局。
play-too-small = 窗口太小：需要 { $columns } 列、{ $rows } 行。
