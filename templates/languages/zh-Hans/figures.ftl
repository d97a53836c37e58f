# Words below the pictures of a rules sheet: `-key` is set bold in front. $a, $b, $c … are the animals of the picture.
figure-setup-key = 摆棋：
figure-setup = 白方坐在这一端，黑方坐在对面。
figure-moving-key = 走棋：
figure-moving = 前后左右走一格，不可斜走。
figure-capturing-key = 吃子：
figure-capturing = { $a }可吃{ $b }或{ $c }，不可吃{ $d }或自己的{ $e }。
figure-capturing-weaker = { $a }可吃{ $c }，不可吃{ $b }、{ $d }或自己的{ $e }。
figure-exception-key = 例外：
figure-exception-takes = { $weak }可以吃{ $strong }，反过来不行。
figure-exception-mutual = 两者可以互吃。
figure-exception-never = { $strong }不可以吃{ $weak }。
figure-swimmer-key = 下河：
figure-swimmer = { $a }可以下河、上岸，{ $b }只能留在岸上。
figure-edge-key = 岸边：
figure-edge = 箭头表示可以，叉号表示不可以。
figure-leap-key = 跳跃：
figure-leap = { $a }左右跳过河，{ $b }前后跳过河。
figure-leap-one = { $a }从岸边跳到对岸。
figure-leap-blocked-key = 不可跳：
figure-leap-blocked = 河里的{ $c }挡住了去路。
figure-trap-key = 陷阱：
figure-trap = 连{ $a }也可以吃陷阱里的{ $b }。
figure-trap-override-key = 陷阱里的{ $b }：
figure-trap-override = 在这里连{ $a }也可以吃{ $b }。
figure-den-enemy-key = 对方的兽穴：
figure-den-enemy = 进入就获胜。
figure-den-own-key = 自己的兽穴：
figure-den-own = 自己的动物都不可进入。

# The same pictures for those who cannot see them: what stands where, and what the arrows and crosses say.
picture = { $caption }{ $moves }
picture-next = { $list }；{ $item }
picture-placed = { $side }：{ $animals }
picture-animal = { $animal }{ $square }
picture-comma = { $list }、{ $item }
picture-legal = { $animal }从{ $from }到{ $to }：可以
picture-illegal = { $animal }从{ $from }到{ $to }：不可以
