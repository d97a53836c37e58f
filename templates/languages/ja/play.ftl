# プログラムとの対局。

# 入力できる言葉。それぞれの最初の言葉がヘルプに出ます。英語の言葉もいつでも使えます。
play-words-undo = 待った もどす 戻す
play-words-hint = ヒント
play-words-moves = 手
play-words-board = 盤
play-words-draw = 引き分け 引分
play-words-claim = 宣言
play-words-resign = 投了
play-words-save = 保存
play-words-help = ヘルプ ? ？
play-words-quit = 終了
play-words-yes = はい

play-animals = { $white }の動物：{ $letters }。{ $black }は小文字です。
play-help = 手の書き方：a3b3、Eb3、Ea3-b3、{ elephant } b3。ほかに：待った（自分の最後の手を戻す）、ヒント、手（指せる手）、盤、引き分け（申し込む）、宣言、または 宣言 a3b3（同じ局面が3回目なら引き分け）、投了、保存 ファイル、ヘルプ、終了。
play-plays = { $number } { $side }：{ $move }
play-unreadable = 読めません：{ $why }。
play-cannot = この手はここでは指せません。
play-no-move = 指せる手がありません。
play-gives-up = プログラムは指せる手を見つけられず、投了します。
play-nothing-back = 戻す手がありません。
play-beginning = ここが最初です。

# 引き分けと終わり。申し込みには「はい」か「いいえ」で答えます。
play-offer = { $rival }に質問：{ $side }が引き分けを申し込みました。受けますか（はい、いいえ）
play-declines = { $side }は断りました。対局を続けます。
play-claims = { $side }が引き分けを宣言します。
play-no-draw = 引き分けにはなりません。
play-over = 対局は終わりました。結果：{ $result }。
play-had-ended = すでに終わっていました：{ $how }。
play-resigned = { $side }が投了しました。
play-agreed = 両者の合意で引き分けです。
play-nobody-won = { $count } 手指しても勝負がつきませんでした。
play-after-end = 「待った」で最後の手を戻し、「保存 ファイル」で対局を残し、「終了」で終わります。

# 保存。
play-save-where = どこに保存しますか。例：保存 game.pgn
play-saved = { $file } に保存しました。
play-not-saved = 保存していません。ファイルに入れれば次で続けられます：shouqi play --game ファイル{ $rules }
save-taken = { $file } はすでにあります
save-taken-help = 別の名前にするか、--force を付けて始めると置きかえられます
