# 審判のコマンドが判定のまわりで言う言葉。

# 二つのルールの比較。
compare-same-game = { $left } と { $right } は同じルールです。
compare-same-sheet = 両者のルールシートの内容は同じです。
compare-only-under = { $rules } のみ
compare-both-allow = この局面でどちらも認める手：{ $count } 手。
compare-only-allows = { $rules } だけが認める手
