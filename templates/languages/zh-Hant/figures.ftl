# Words below the pictures of a rules sheet: `-key` is set bold in front. $a, $b, $c … are the animals of the picture.
figure-setup-key = 擺棋：
figure-setup = 白方坐這一端，黑方坐對面。
figure-moving-key = 走棋：
figure-moving = 前後左右走一格，不可斜走。
figure-capturing-key = 吃子：
figure-capturing = { $a }可吃{ $b }或{ $c }，不可吃{ $d }或自己的{ $e }。
figure-capturing-weaker = { $a }可吃{ $c }，不可吃{ $b }、{ $d }或自己的{ $e }。
figure-exception-key = 例外：
figure-exception-takes = { $weak }可以吃{ $strong }，反過來不行。
figure-exception-mutual = 兩者可以互吃。
figure-exception-never = { $strong }不可以吃{ $weak }。
figure-swimmer-key = 下水：
figure-swimmer = { $a }可以進出河川，{ $b }只能留在岸上。
figure-edge-key = 岸邊：
figure-edge = 箭頭表示可以，叉號表示不可以。
figure-leap-key = 跳躍：
figure-leap = { $a }橫跳過河，{ $b }直跳過河。
figure-leap-one = { $a }從岸邊跳到對岸。
figure-leap-blocked-key = 不可跳：
figure-leap-blocked = 河川裡的{ $c }擋住了去路。
figure-trap-key = 陷阱：
figure-trap = 連{ $a }也可以吃陷阱裡的{ $b }。
figure-trap-override-key = 陷阱裡的{ $b }：
figure-trap-override = 在這裡連{ $a }也可以吃{ $b }。
figure-den-enemy-key = 對方的獸穴：
figure-den-enemy = 進入就獲勝。
figure-den-own-key = 自己的獸穴：
figure-den-own = 自己的動物都不可進入。

# The same pictures for those who cannot see them: what stands where, and what the arrows and crosses say.
picture = { $caption }{ $moves }
picture-next = { $list }；{ $item }
picture-placed = { $side }：{ $animals }
picture-animal = { $animal }{ $square }
picture-comma = { $list }、{ $item }
picture-legal = { $animal }從{ $from }到{ $to }：可以
picture-illegal = { $animal }從{ $from }到{ $to }：不可以
