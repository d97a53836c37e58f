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
ruling-over = 対局はひとりでに終わっています（{ $how }）。
ruling-claimed = 対局は宣言によって終わっています（{ $how }）。
ruling-limited = ただし、その前に { $clause } で対局が終わることがあります。
ruling-limited-help = 棋譜（--game ファイル）があれば何手指したかが分かります。局面の手数でも分かります

# 終盤の表から分かること。
tables-untold = 表は前の手を知らないので、次のものは含まれません：{ $clauses }。
tables-expense = { $tables } 個の表に { $positions } 局面、計算時間は約 { $time }、メモリは約 { $size }
tables-solving = 計算しています：{ $expense }。
tables-too-many = 盤上に動物が { $count } いますが、表に入るのは { $most } までです
tables-uncountable = この終盤の局面は多すぎて数えられません
tables-not-at-hand = { $ending } の表がなく、動物が { $count } の終盤は指示がなければ計算しません：{ $expense }
tables-not-at-hand-help = --up-to { $count } で今すぐ計算します。`shouqi tablebase build` なら結果を --tables 用に残します
tables-memory = 許されたメモリでは足りません：{ $expense }
tables-memory-help = --memory { $size } で計算できます
tables-memory-help-threads = --memory { $size } で計算できます。--threads 1 なら少なくてすみます

# 表の届かないところでのエンジンの見方。
estimate-head = エンジンの見積もりで、裁定ではありません。
estimate-score = { $side }から見て { $score }。
estimate-depth = { $count } 手先まで読みました。
estimate-best = 最善手：{ $move }。

# 棋譜に書かれた終わり方。
told-resignation = 投了
told-agreement = 合意

# 棋譜のルール。
word-rules = ルール { $rules }
rules-differ-game = この棋譜は { $then } で指され、{ $now } で読んでいます。両者は別のルールです
rules-differ-title = この棋譜は { $then } で指され、{ $now } で読んでいます。両者は同じルールです
rules-differ-unknown = この棋譜は { $then } で指され、{ $now } で読んでいます。別のルールかもしれません
rules-unknown = この棋譜は { $rules } で指されましたが、このルールはプログラムに入っていません
rules-unknown-help = ルールのファイルを棋譜のそばに置いてタグ RulesFile に書くか、--rules ファイル で指定してください
rules-not-beside = { $folder } の棋譜にはルールを書けません。{ $file } がそこにもその下にもありません
rules-not-beside-help = { $folder } にコピーするか、棋譜を { $file } のフォルダーに置いてください

# 手の一覧と、まとめての質問。
compare-cannot-stand = この局面は { $rules } では成り立ちません：{ $why }
moves-over = 対局は終わっています：{ $result }（{ $how }）。
moves-undecided = 判定できません：{ $clause } にはこの局面より前の手が必要です（--game ファイル）。
batch-history-unreadable = 手順の { $place } 手目が読めません：{ $why }
batch-history-illegal = 手順の { $place } 手目 { $move } はルール違反です。
