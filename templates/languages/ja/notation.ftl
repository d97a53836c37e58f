# 手・局面・棋譜として読めない文字列について、どこがおかしいか。一行で、句点なし。

# 候補の並べ方。
one-of = { $list } か { $next }
# 何がおかしいか、どう書けばよいか。
with-advice = { $why }（{ $hint }）

# 手。
unreadable-move = 読めない手：{ $why }
move-too-long = 手としては長すぎます
move-missing = 手がありません
move-which-animal = 「{ $text }」では、どの動物が動くのか分かりません
move-not-one = 「{ $text }」は手ではありません
move-not-here = 「{ $text }」はこの盤の手ではありません
move-two-readings = 二通りに読めます
move-other-animal = { $square }にいるのは{ $victim }で、{ $animal }ではありません
move-no-animal-there = そこに{ $side }の{ $animal }はいません
move-no-animal = 盤上に{ $side }の{ $animal }はいません
move-not-to-row = { $row }段目に動ける{ $side }の{ $animal }はいません
move-several-animals = { $side }の{ $animal }のうち、どれのことか分かりません
move-several-captures = どの取る手のことか分かりません
move-several-in-row = { $animal }は{ $row }段目の複数のマスに動けます
hint-such-as-move = 例：a3b3、Eb3
hint-name-animal = 動物かそのマスから書きます。例：E{ $square }、a3{ $square }
hint-too-much = 余分です。手はマス二つで書きます。例：a3b3
hint-square-wanted = ここにはマスを書きます。例：b3
hint-board = この盤は a から { $file } の筋と 1 から { $row } の段です
hint-write = { $choices } と書いてください
hint-write-or-square = { $move } と書くか、{ $animal }のマスを書いてください
hint-write-squares = マスを書いてください。例：a3b3

# マス。
unreadable-square = 読めないマス：{ $why }
square-not-here = 「{ $text }」はこの盤のマスではありません
hint-squares = マスは a1 から { $square } までです

# 局面。
unreadable-position = 読めない局面：{ $why }
position-too-long = 局面としては長すぎます
position-missing = 局面がありません
position-no-side = どちらの手番かがありません
position-bad-side = 「{ $text }」は手番ではありません
position-too-much = 局面のあとに余分なものがあります
position-not-quiet = 「{ $text }」は最後に取ってからの手数ではありません
position-not-number = 「{ $text }」は手の番号ではありません
position-rows = この局面は { $count } 段です
position-row-length = { $row }段目は { $count } マスです
position-gap = 空きマスがそれほど多い段はありません
position-no-animal = 「{ $text }」は { $rules } の動物ではありません
position-idle-mark = この * はどの動物にも付いていません
setup-no-animal = { $rules } に{ $animal }はいません
setup-off-board = この盤に { $square } というマスはありません
setup-crowded = { $square }に動物が二つあります
setup-cannot-swim = { $square }の{ $animal }は川にいますが、泳げません
setup-in-own-den = { $square }の{ $animal }は自分の巣にいますが、そこには入れません
setup-in-enemy-den = { $square }の{ $animal }は相手の巣にいますが、そこには入れません
setup-both-won = 両者の動物が相手の巣に入っています
setup-no-lasting-weakness = { $square }の{ $animal }にはずっと弱いという印がありますが、{ $rules } ではワナを出れば元に戻ります
hint-such-as-position = 例：「{ $position }」
hint-end-with-side = 局面の終わりに " w" か " b" を書きます
hint-sides = { $white }の番なら w、{ $black }の番なら b と書きます
hint-position-end = 局面の最後は、最後に取ってからの手数と手の番号です
hint-whole-number = { $least } 以上の整数を書いてください
hint-rows = この盤は { $count } 段で、/ で区切ります
hint-files = この盤は { $count } 筋です
hint-gap = 1 から { $most } までの数を書いてください
hint-animals = { $letters } が{ $white }の動物、小文字が{ $black }の動物です
hint-mark = ワナでずっと弱くなった動物のあとに書きます
hint-one-den = 先に巣に入った時点でゲームは終わります
hint-no-star = * を消してください
hint-no-such-game = このルールでこうなることはありません

# 棋譜。
record-too-long = この棋譜は長すぎます
record-open-comment = このコメントは閉じていません
record-open-variation = この変化手順は閉じていません
record-late-tag = タグは手より前に書きます
record-closes-nothing = この { $mark } は何も閉じていません
record-no-tag = これはタグではありません
record-tag-twice = タグ { $tag } は上にもあります
record-percent = % で始まる手はありません
record-goes-on = 結果のあとに棋譜が続いています
record-illegal-move = この手は { $rules } ではルール違反です
record-faults = { $file } に誤りが 1 つあります。
hint-at-most = 最大 { $count } MiB
hint-close = { $mark } で閉じてください
hint-move-up = 上に移してください
hint-leave-out = 消してください
hint-tag = タグは [White "Emma"] のように書きます
hint-once = 棋譜では同じことを二度書きません
hint-one-record = 一つのファイルに棋譜は一つです。次の棋譜は別のファイルに入れてください
hint-result-last = 結果は棋譜の最後に書きます
hint-replay-tells = 理由は `shouqi referee replay` で分かります
