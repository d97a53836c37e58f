# 審判のコマンドが判定のまわりで言う言葉。

# 二つのルールの比較。
compare-same-game = { $left } と { $right } は同じルールです。
compare-same-sheet = 両者のルールシートの内容は同じです。
compare-only-under = { $rules } のみ
compare-both-allow = この局面でどちらも認める手：{ $count } 手。
compare-only-allows = { $rules } だけが認める手

# 棋譜の再生。
word-illegal = ルール違反です。
replay-head = ルール { $rules } · 手数：{ $count }
replay-hold-to = { $move } までの手は有効です。
replay-circle = その後、両者は同じところを回っています：{ $moves }
replay-no-moves = 棋譜に手がありません。
replay-all-hold = すべての手が有効です。
replay-bad-moves = { $count } 手が無効です。
replay-two-results = Result タグは { $claimed }、手の終わりは { $result } です。
replay-other-result = 棋譜では { $result }、盤上では { $shown } です。
replay-open = 対局は終わっていません。
replay-early = 棋譜では { $result } ですが、その時点で対局は終わっていません。
replay-off-the-board = 棋譜では { $result }（{ $how }）ですが、これは盤上からは分かりません。
replay-not-so-far = 棋譜では { $result } ですが、対局はそこまで進んでいません。
replay-tell-how = 盤の外で終わった場合は、[Termination "resignation"] のようなタグで示します。
replay-tell-claim = 引き分けを主張した場合は、タグ [Termination "threefold-claim"] と [ClaimedMove "…"] で示します。
replay-bad-claim = 棋譜の引き分けの主張は認められません。
replay-was-drawn = 対局は { $ply } 手目で引き分けでした。その後の手は数えません。
replay-was-over = 対局は { $ply } 手目で終わっていました。その後の手は数えません。
replay-over-before = 最初の手の前に対局が終わっています。

# 中断した対局の裁定。
ruling-wins = { $side }が { $count } 手で勝ちます。
ruling-has-won = { $side }の勝ちです。
ruling-neither = どちらも勝てません。
ruling-not-settled = 裁定できません。
ruling-beyond = 表はそこまで届きません：{ $why }。
