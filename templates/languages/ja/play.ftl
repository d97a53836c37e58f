# 盤を囲んでの対局。人どうし、またはプログラムとの対局。

# 入力できる言葉。それぞれの最初の言葉がヘルプに出ます。英語の言葉もいつでも使えます。動物、側、手と同じ言葉は使えません。
play-words-undo = 待った もどす 戻す
play-words-redo = やり直し やりなおし
play-words-legal = 判定 合法
play-words-hint = ヒント
play-words-moves = 手
play-words-board = 盤
play-words-strengths = 強さ つよさ
play-words-draw = 引き分け 引分 ひきわけ
play-words-claim = 宣言
# この言葉と、告げる手との間に入れてもよい言葉。
play-words-claim-fillers = 引き分け 引分 千日手 同一局面 くり返し 繰り返し
play-words-resign = 投了
play-words-illegal = 反則 違反
play-words-press = 押す おす
play-words-pause = 一時停止 中断
play-words-go = 開始 再開
play-words-note = メモ
play-words-adjudicate = 裁定
play-words-swap = 交代 入れ替え
play-words-try = 試す ためす 検討
play-words-return = 戻る もどる 復帰
play-words-save = 保存
play-words-help = ヘルプ ? ？
play-words-quit = 終了
play-words-yes = はい
play-words-no = いいえ

# ヘルプ。手の入力のしかたと、それぞれの言葉の働きを短く。
play-enter = 手は a3b3、Eb3、{ elephant } b3 のように入力します。前に ? を付けると、ルールどおりかどうかを聞くだけです。「ヘルプ」でコマンドの一覧が出ます。
play-does-legal = 動かさずに手を判定する（? と同じ）：判定 a3b3
play-does-undo = 最後の手を戻す
play-does-redo = 戻した手をもう一度指す
play-does-hint = 手を1つ勧める
play-does-moves = 指せる手の一覧
play-does-board = 盤を表示する
play-does-strengths = 動物の強さを表示する
play-does-draw = 引き分けを申し込む（答えは はい か いいえ）
play-does-claim = 同じ局面が3回目なら引き分けを宣言する（指す前なら：宣言 a3b3）
play-does-resign = 手番の側、または名指しした側が投了する
play-does-illegal = 手番の側、または名指しした側の反則を数える
play-does-press = 指したあとに時計を押す
play-does-pause = 時計を止める
play-does-go = 手番の側の時計を動かす
play-does-note = 棋譜に書きそえる：メモ ネズミに手がふれた
play-does-adjudicate = 裁定で対局を終える：裁定 引き分け 会場が閉まるため
play-does-swap = 対局者が受け持つ側を交代する
play-does-try = 手を試す（対局の手には数えない）
play-does-return = 試しはじめたところに戻る
play-does-save = 棋譜を保存する：保存 game.pgn
play-does-help = この一覧を表示する
play-does-quit = 対局から離れる

# 対局の前。$level はその下の文の1つです。
play-animals = { $white }の動物：{ $letters }。{ $black }は小文字です。
play-player = { $side }：{ $name }
play-level = { $side }はプログラムです：{ $level }
play-level-child = 自分の次の手だけを見て、よくまちがえます
play-level-beginner = 2手先まで見て、ときどきまちがえます
play-level-easy = 3手先まで見ます
play-level-medium = 5手先まで見ます
play-level-strong = 1秒考えます
play-level-full = 5秒考えます
play-kept = どの手も { $file } に残します。

# 手。$side は取る側、$rival は動物を取られる側です。2つ目の文では読み手が取られます。
play-plays = { $number } { $side }：{ $move }。
play-takes = { $side }の{ $animal }が{ $rival }の{ $victim }を取ります。
play-takes-yours = { $side }の{ $animal }があなたの{ $victim }を取ります。
play-unreadable = 読めません：{ $why }。
play-cannot = この手はここでは指せません。
play-no-move = 指せる手がありません。
play-gives-up = プログラムは指せる手を見つけられず、投了します。
play-nothing-back = 戻す手がありません。
play-nothing-again = やり直す手がありません。
play-beginning = ここが最初です。

# プログラムが自分の手について子どもに言うこと。$animal はプログラムの、$victim は子どもの動物です。
play-why-wins = これでわたしの勝ちです！
play-why-takes = あなたの{ $victim }を見たら、がまんできませんでした。
play-why-saves = わたしの{ $animal }は、あそこではあぶなかったのです。
play-why-threatens = さあ、わたしの{ $animal }があなたの{ $victim }をねらっていますよ！
play-why-nearer = わたしの{ $animal }が、あなたの巣にそっと近づきます。
play-why-strolls = わたしの{ $animal }は、お散歩に出かけます。

# 引き分けと終わり。申し込みには「はい」か「いいえ」で答えます。
play-offer = { $rival }に質問：{ $side }が引き分けを申し込みました。受けますか（はい、いいえ）
play-no-offer = 引き分けの申し込みはありません。
play-declines = { $side }は断りました。対局を続けます。
play-claims = { $side }が引き分けを宣言します。
play-no-draw = 引き分けにはなりません。
play-over = 対局は終わりました。結果：{ $result }。
play-had-ended = すでに終わっていました：{ $how }。
play-resigned = { $side }が投了しました。
play-agreed = 両者の合意で引き分けです。
play-lost-on-time = { $side }の時間切れ負けです。
play-lost-by-offence = { $side }の反則負けです。
play-adjudicated = 裁定によるものです：{ $why }
play-adjudicate-how = どちらの勝ちで、理由は何ですか。例：裁定 引き分け 会場が閉まるため
play-nobody-won = { $count } 手指しても勝負がつきませんでした。
play-goes-on = 対局を続けます。
play-after-end = 「待った」で最後の手を戻し、「保存 ファイル」で対局を残し、「終了」で終わります。

# 時計と反則。$time は 2m30s のように書きます。
play-flag = { $side }の時間が切れました。
play-no-clocks = この対局に時計はありません。
play-as-it-is = 時計はもうそうなっています。
play-no-press = 今はだれも時計を押せません。
play-offence = { $side }の反則、{ $count } 回目です。
play-penalty-warning = 今回は警告です。
play-penalty-time = { $rival }の持ち時間に { $time } を足します。

# そのほか。
play-no-side = 「{ $text }」という側も対局者もいません。
play-noted = 書きとめました。
play-note-what = 何を書きとめますか。例：メモ ネズミに手がふれた
play-swapped = 対局者が受け持つ側を交代しました。
play-trying = ここからは手を試すだけです。
play-trying-out = 手を試しているところです。「戻る」で対局に戻ります。
play-not-trying = 今は手を試していません。
play-returned = 対局は元の局面に戻りました。

# 保存。日誌は、起きたことをその場ですべて書き込むファイルです。
play-save-where = どこに保存しますか。例：保存 game.pgn
play-saved = { $file } に保存しました。
play-not-saved = 保存していません。ファイルに入れれば次で続けられます：shouqi { $command } --game ファイル{ $rules }
play-goes-on-with = 次で続けられます：shouqi table --resume { $file }
play-unwritten = 書き込めなかったので、なかったことにします：{ $why }
play-try-again = Enter キーで、プログラムがもう一度試します。
play-other-rules = この対局は { $then } で始まりました。{ $now } ではありません
save-taken = { $file } はすでにあります
save-taken-help = 別の名前にするか、--force を付けて始めると置きかえられます
table-journal-taken = { $file } はすでにあり、対局が入っています
table-journal-taken-help = --resume { $file } でその対局を続けます。--save に別の名前を付ければ新しく始められます
table-journal-in-use = { $file } は使用中です。別の対局が書き込んでいます
table-journal-failed = { $file }：{ $why }
table-journal-fault = { $file } の { $line } 行目：対局の日誌ではないか、書きかえられています
table-journal-impossible = { $file }：書かれていることは、このルールでは起こりえません
table-nothing-kept = 残っている対局はありません

# 画面全体を使う対局：選んだもの、そして最後の行（78桁まで）。
play-holds = { $from } にいる{ $side }の{ $animal }が動けるマス：{ $squares }。
play-holds-nowhere = { $from } にいる{ $side }の{ $animal }は、今はどこへも動けません。
play-not-yours = { $from } にいるのは{ $side }の{ $animal }です。今は{ $rival }の番です。
play-thinking = { $side }が考えています。
play-keys = 矢印キーと Enter で指す · Tab 強さ · F1 ヘルプ · Ctrl-C 終了
play-any-key = どれかキーを押すと対局に戻ります。
play-too-small = ウィンドウが小さすぎます。{ $columns } 桁 { $rows } 行が必要です。
