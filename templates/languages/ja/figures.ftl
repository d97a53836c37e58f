# Words below the pictures of a rules sheet: `-key` is set bold in front. $a, $b, $c … are the animals of the picture.
figure-setup-key = 並べ方：
figure-setup = 白は手前、黒は向かい側です。
figure-moving-key = 動き方：
figure-moving = 前後左右に1マス。ななめはだめ。
figure-capturing-key = 取り方：
figure-capturing = { $b }と{ $c }は取れるが、{ $d }と自分の{ $e }は取れない。
figure-capturing-weaker = { $c }は取れるが、{ $b }と{ $d }と自分の{ $e }は取れない。
figure-exception-key = 例外：
figure-exception-takes = { $weak }は{ $strong }を取れる。逆は取れない。
figure-exception-mutual = お互いに取れる。
figure-exception-never = { $strong }は{ $weak }を取れない。
figure-swimmer-key = 川の出入り：
figure-swimmer = { $a }は自由。{ $b }は岸まで。
figure-edge-key = 川の岸：
figure-edge = 矢印はできる、×印はできない。
figure-leap-key = 飛び越え：
figure-leap = { $a }は横に、{ $b }は前後に飛び越える。
figure-leap-one = { $a }は岸から向こう岸へ。
figure-leap-blocked-key = 飛び越えられない：
figure-leap-blocked = 川の中に{ $c }がいる。
figure-trap-key = ワナ：
figure-trap = { $a }でもワナの{ $b }を取れる。
figure-trap-override-key = ワナの{ $b }：
figure-trap-override = ここでは{ $a }でも取れる。
figure-den-enemy-key = 相手の巣：
figure-den-enemy = 入れば勝ち。
figure-den-own-key = 自分の巣：
figure-den-own = 自分の動物は入れない。

# The same pictures for those who cannot see them: what stands where, and what the arrows and crosses say.
picture = { $caption }{ $moves }
picture-next = { $list }。{ $item }
picture-placed = { $side }：{ $animals }
picture-animal = { $square }に{ $animal }
picture-comma = { $list }、{ $item }
picture-legal = { $animal }を{ $from }から{ $to }へ：できる
picture-illegal = { $animal }を{ $from }から{ $to }へ：できない
