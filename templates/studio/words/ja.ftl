# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = 作る
view-rules = ルール
view-learn = 学ぶ
views = 画面の切りかえ
skip = 作業の場所へ移動
language = 言語
dark = 暗い色
light = 明るい色
offline = オフラインですが、すべてそのまま使えます。
update-ready = スタジオの新しい版があります。
update = 使う
close = 閉じる
done = できた
cancel = やめる
yes = はい
no = いいえ
fewer = { $what }：へらす
more-of = { $what }：ふやす
number-of = { $number } / { $count }
drawing = 描いています…

# The wall of designs.
wall-title = どれにしますか？
wall-lead = どの絵も、印刷されるページそのものです。1つ選んでください。あとから何でも変えられます。
go-on = 続きから
open-own = 自分のセット
open-own-how = .tomlか.zipのファイルをここに置くか、選んでください
open-own-choose = .tomlか.zipのファイルを選んでください
purpose = こんなときに
purpose-all = すべて
purpose-children = 子どもと
purpose-eyes = 見えにくい目・色覚の違い
purpose-class = 学校のクラスで
purpose-photographs = 自分たちの写真で
purpose-machines = 機械で・旅行に

# The editor: sentences with blanks.
editor = セット
set = セット
all-designs = デザイン一覧
title = セットの題名
undo = 元に戻す
redo = やり直す
open = 開く
save = ファイルに保存
share = 共有
keeping-saving = 保存しています…
keeping-saved = この端末に保存しました
keeping-private = 保存されません。このウィンドウには何も残らないので、ファイルに保存してください。
keeping-full = 保存できません。この端末の空きがないので、ファイルに保存してください。
keeping-elsewhere = 別のタブで変更されたので、ここではもう保存されません。
keeping-reload = 別のタブのほうを見る
keeping-copy = こちらをコピーとして残す
set-lost = このセットはこの端末にありません。
link-broken = このリンクは壊れているか、途中で切れています。
file-broken = このファイルには読めるテーマがありません。
say-discs = コマの大きさは{ $size }、形は{ $shape }。
say-paper = 紙は{ $paper }、印刷は{ $inks }。
say-labels = シールは{ $label }。
say-languages = 言葉は{ $languages }。
say-languages-rules = 言葉は{ $languages }、ルールは{ $rules }。
say-shows = コマにのせるもの
say-animals = 動物は{ $style }。
say-photographs = 自分たちの写真は{ $photographs }。
say-sides = 両者の色は{ $white }と{ $black }。
say-sets = 作るのは{ $sets }、予備のシールは{ $spares }。
say-rules = ルールは{ $rules }。
say-more = 切り方、裏面、折り方、ゲーム盤
millimetres = { $size }mm
unit-mm = mm
unit-in = インチ
percent = { $value }%

tray-discs = 大きさと形
tray-paper = 紙とインク
tray-labels = シール
tray-languages = 言語
tray-animals = 動物の画風
tray-photographs = 写真
tray-sides = 両者の色
tray-sets = セットの数
tray-rules = ルール
tray-more = 切り方、裏面、折り方、ゲーム盤

discs-how = 直径はどのくらいですか？
discs-help = 定規で測ってください。500円玉は26.5mm、1円玉は20mmです。
discs-other = ほかの大きさ
discs-limits = { $least }～{ $most }mmです。
discs-sticker = シールは{ $size }mm。まわりに木のふちが残ります。
board-joined = ゲーム盤は{ $paper }の紙{ $count }枚をつなぎ合わせます。
board-fewer = { $how }：{ $count }枚
board-squares = { $size }mmのマス
board-slim = 細い枠
shape = 形
shape-disc = 丸
shape-square = 四角
shape-hexagon = 六角
paper-which = どの紙ですか？
paper-other = ほかの紙
inks-which = どのインクですか？
inks-rgb = カラーで
inks-grey = 黒だけで
inks-saving = インクを節約して
inks-cmyk = 印刷所で
labels-which = どのラベルシートがありますか？
labels-help = 丸いラベルなら、はさみがいりません。次のものが{ $size }mmのコマに合います。いちばん上がむだの少ないシートです。
label-none = 無地のシール用紙
label-holds = { $size }mmのラベル{ $count }枚、{ $paper }
label-first = 残っている最初のラベル
label-map = 濃いラベルに印刷します。破線のラベルは使用ずみです。
languages-first = ゲーム盤、コマ、ルールの言葉
languages-second = そえる言葉
languages-none = なし
languages-sheet = ルールシート
languages-sheet-board = ゲーム盤と同じ
languages-sheet-other = 別の言語で
shows-picture = 動物
shows-numeral = 数字
shows-character = 漢字
shows-pinyin = ピンイン
shows-name = 名前
animals-which = どんな絵にしますか？
style-natural = 自然の色
style-outline = 線画
style-side = それぞれの側の色
style-woodcut = 木版画ふう
style-papercut = 切り絵ふう
style-seal = 印章ふう
style-other = デザインのまま
photographs-none = まだなし
photographs-some = { $count ->
   *[other] { $count }枚
}
photographs-how = 動物ごとに1枚の写真か絵。
photographs-help = JPEG、PNG、SVG。この端末の外には出ません。
photographs-drop = { $animal }の写真か絵をここに置くか、選んでください
photographs-choose = { $animal }の写真を選んでください
photographs-reading = 写真を読みこんでいます…
photograph-ring = 輪を顔に合わせてください。
photograph-size = 輪の大きさ
photograph-turn = 回す
photograph-remove = 写真を外す
photograph-unreadable = { $name }はここでは読めません。JPEGとPNGなら必ず読めます。
side-white = 先に始める側
side-black = もう一方の側
sides-help = ふちの形も違うので、白黒で印刷しても見分けられます。
sides-colouring = このデザインは黒で印刷し、色えんぴつで色をつけます。
colour-other = ほかの色
colour-white = 白
colour-black = 黒
colour-blue = 青
colour-red = 赤
colour-green = 緑
colour-yellow = 黄
colour-orange = オレンジ
colour-brown = 茶
colour-gold = 金
colour-silver = 銀
colour-grey = 灰色
colour-violet = 紫
colour-pink = ピンク
colour-teal = 青緑
sets = { $count ->
   *[other] { $count }セット
}
spares = { $count ->
    [0] なし
   *[other] { $count }枚
}
sets-count = セット
spares-count = 予備のシール
fill-how = 最後のシートの空きには？
fill-none = 何も入れない
fill-sets = セットを追加
fill-spares = 予備の動物
fill-labels = 箱用のラベル
rules-which = どのルールですか？
rules-own = { $count ->
   *[other] 自分たちで決めたルール：{ $count }
}
rules-all = すべてのルールを見る・変える
pieces-cut = シールの切り方
pieces-cut-shape = ふちに沿って
pieces-cut-squares = 四角に
pieces-cut-strips = 帯に
pieces-cut-punch = パンチで
cutter-machine = カッティングマシン
cutter-machine-none = なし
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = レーザー
pieces-backs = コマの裏
pieces-backs-none = なし
pieces-backs-stickers = 裏用のシール
pieces-backs-gutter = 裏へ折る
pieces-backs-long-edge = 両面（長辺とじ）
pieces-backs-short-edge = 両面（短辺とじ）
pieces-backs-stand = 立てる
board-frame-room = ゲーム盤の枠
board-frame-room-auto = 合わせる
board-frame-room-full = はなやか
board-frame-room-slim = 細い
board-frame-room-none = なし
board-fold = ゲーム盤の折り方
board-fold-none = 折らない
board-fold-half = 2つ折り
board-fold-thirds = 3つ折り
board-fold-quarter = 4つ折り
sheet-layout = ルールの形
sheet-layout-page = ページ
sheet-layout-booklet = 小冊子
sheet-layout-fold = 折りたたみ
sheet-layout-large = 大きな文字
sheet-layout-card = カード
board-has = ゲーム盤とコマに
board-coordinates = マスの番号
board-start = 動物の開始位置
board-turned = 向こう半分を逆向きに
pieces-turned = 向こう側のシールを逆向きに

# The pages.
desk = ページ
page-shown = 表示中のページ
tools = ページの見せ方
parts = セットの中身
part-board = ゲーム盤
part-pieces = シール
part-rules = ルール
part-assembly = 作り方
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }枚、{ $size }mm
page-of = { $part }、{ $count }ページ中{ $number }ページ目
page-before = 前のページ
page-after = 次のページ
zoom = 画面での大きさ
zoom-whole = ページ全体
zoom-real = 実際の大きさ
larger = 大きく
smaller = 小さく
eyes = 見え方
eyes-colour = カラー
eyes-grey = 白黒プリンター
eyes-protan = 1型色覚（赤）
eyes-deutan = 2型色覚（緑）
eyes-tritan = 3型色覚（青）
cut-lines = 切る線と定規
compare = 変更の前と後
before = 前
after = 後
as-file = ファイルで見る
broken = このページを描けませんでした。
broken-safe = セットは無事です。もう一度試すか、最後の変更を元に戻してください。
try-again = もう一度
measure = 画面を測る
measure-how = 銀行のカード、運転免許証、マイナンバーカードなどを、絵の左上の角に合わせて当てます。つまみを動かして、絵の幅をカードにぴったり合わせてください。
measure-width = 幅
measure-once = 一度測れば、この画面では次から不要です。

# Before printing.
preflight = 印刷の前に
verdict-good = 印刷できます。
verdict-advice = 印刷できます。
verdict-advice-more = { $count ->
   *[other] もっとよくできる点が{ $count }か所あります。
}
verdict-warning = 印刷できますが、ここを確かめてください。
verdict-fault = { $count ->
   *[other] 先に直すところが{ $count }か所あります。
}
verdict-busy = 点検しています…
verdict-none = まだ点検していません。
sheets-of = { $count ->
   *[other] { $paper }・{ $count }枚
}
show-all = { $count ->
   *[other] 指摘{ $count }件を見る
}
show-fewer = 少なくする
left-findings = { $count }件はそのまま
leave-finding = このままでよい
look-again = 見直す
mend-sets = { $count }セット印刷する
mend-spares = 予備でうめる
mend-ink = インクを節約する
mend-discs = コマを{ $size }mmに
mend-lines = 線を太く
mend-darker = 濃くする
mend-small = 小さいサイズに
mend-squares = マスをコマに合わせる
mend-sides = 青と赤に
mend-numeral = 数字をのせる
mend-ring = { $animal }の輪を動かす

# The theme as a file, and every key of it.
line = { $line }行目：
write = { $text }と書く
file-kept = それまでページは今のままです。
file-what = デザインと違うところは、これで全部です。ここを変えるとページが変わり、ページを変えるとここが変わります。
file-faulty = ファイルに読めないところがあります。
show-file = ファイルを見る
every-key = すべてのキー
seek-key = キーをさがす
no-key = この言葉を含むキーはありません。
key-top = セット
key-reset = デザインのとおりに戻す
key-another = 追加する名前

# Files.
print = 印刷・ダウンロード
print-where = どこで印刷しますか？
place-home = 家で
place-home-what = どのプリンターでも、100%で
place-shop = 印刷所で
place-shop-what = 印刷所の4色インク、正確な塗り足し
place-machine = 機械で
place-machine-what = Cricut、Silhouette、レーザー
place-screen = 画面で
place-screen-what = 全ページの画像
files = ファイル
making = 作っています…
bundle-set = set.pdf
bundle-set-what = 全部を1つのファイルに
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = 中身ごとに1つのファイル
bundle-label-test = label-test.pdf
bundle-label-test-what = 線だけ：ラベルシートと重ねて光にかざします
bundle-theme = テーマ
bundle-theme-what = 絵や写真も入ったセットそのもの。ほかの場所で続けられます
bundle-calibration = calibration.pdf
bundle-calibration-what = 一度印刷して、プリンターの性能を確かめます
bundle-shop = set.pdf
bundle-shop-what = 印刷所の4色インク、塗り足しとトンボ付き
bundle-eps = EPS
bundle-eps-what = PostScript、1ページに1ファイル
bundle-dxf = DXF
bundle-dxf-what = 切る線だけ、ミリメートル単位
bundle-cut-svg = 切る線のSVG
bundle-cut-svg-what = SVGを読むソフト用の同じもの
bundle-png-300 = PNG、300dpi
bundle-png-300-what = シールの画像、Print Then Cut用
bundle-svg = SVG
bundle-svg-what = 全ページ、どの大きさでも鮮明
bundle-png = PNG、150dpi
bundle-png-what = 各ページの画像
printer = プリンター
printer-none = 補正しない
printer-measure = プリンターを測る
printer-corrected = { $name }に合わせて補正：{ $change }。
printer-corrected-both = { $name }に合わせて補正：横 { $across }、縦 { $down }。
printer-unmeasured = { $name }はまだ { $paper } で測っていないので、補正しません。
printer-print = このページを { $paper } に 100% で印刷します。「用紙に合わせる」は使いません。
printer-page = 印刷するページ
printer-lay = 十字から十字まで定規で測り、ページの説明どおりに紙を縦横二つ折りにします。
printer-enter = 読んだ値を入れます。測らなかったところは空けておきます。
printer-width = 横
printer-height = 縦
printer-left = 右へのずれ
printer-top = 下へのずれ
printer-should = 正しくは{ $size }mm。銀行カードなら99.5%のような割合で
printer-crease-left = 縦の折り目と斜めの線が交わる値。例：0.4、−0.4
printer-crease-top = 横の折り目と斜めの線が交わる値
printer-call = プリンターに名前をつけます。用紙ごとに一度だけ測ります。
printer-name = 名前（例：台所）
printer-keep = 保存する
printer-kept = この端末だけに残り、共有するセットには入りません。
printer-nothing = 数を一つは入れてください。
printer-nameless = 名前がないと選べません。
printer-no-size = 長さではありません。179.5 のようなミリか、99.5%のような割合で書いてください。
printer-no-shift = ずれではありません。0.4 や −0.4 のようにミリで書いてください。
printer-implausible-size = これほどずれるプリンターはありません。「用紙に合わせる」になっていませんか。100% でもう一度印刷してください。
printer-implausible-shift = これほどページを動かすプリンターはありません。「用紙に合わせる」になっていませんか。100% でもう一度印刷してください。
press-profile = 印刷所のICCプロファイルがあれば、ここで選びます。ファイルはPDF/X-4になります。
print-actual-size = 印刷の画面で100%か「実際のサイズ」を選び、「用紙に合わせる」は選びません。印刷したら、線に定規を当てて確かめます。
print-open = 開いて印刷
popup-blocked = ブラウザーがウィンドウを開かせません。ファイルをダウンロードして印刷してください。
download = ダウンロード
saved-file = { $name }を保存しました。
buy = 買うもの
buy-discs = { $shape ->
    [square] 四角い木のコマ{ $count }個
    [hexagon] 六角の木のコマ{ $count }個
   *[disc] 丸い木のコマ{ $count }個
}
buy-discs-size = { $size }mm、{ $spares ->
    [0] 予備なし
   *[other] 予備にあと{ $spares }個
}
buy-labels = { $count ->
   *[other] { $name }・{ $count }枚
}
buy-labels-what = カットずみのラベル
buy-stickers = { $count ->
   *[other] シール用紙・{ $count }枚
}
buy-stickers-what = { $paper }、つやなし
buy-paper = { $count ->
   *[other] 厚めの紙・{ $count }枚
}
buy-paper-what = { $paper }、ゲーム盤用
buy-card = 厚いボール紙
buy-card-what = { $width } × { $height } mm、ゲーム盤の下地
buy-pencils = 色えんぴつ
buy-pencils-what = ペンは裏にしみます
buy-tools = はさみ、スティックのり
buy-tools-what = と一晩のせる重い本
buy-copy = リストをコピー
small-parts = 小さな部品：3才未満のお子さまには与えないでください。
share-what = このリンクにはセットがまるごと入っています。開いた人は、このページを見られます。どこにも保存されません。
share-photographs = 写真は大きすぎて、リンクに入りません。セットをzipファイルに保存して送ってください。
save-zip = zipファイルに保存
link = リンク
copy = コピー
copied = コピーしました。
copy-by-hand = このブラウザーではコピーできません。文字を選んで、自分でコピーしてください。
on-device = この端末のセット
forget = { $title }を削除

# Rules.
rules-lead = ここで選んだとおりにルールシートが書かれ、審判もそれに従います。
rules-own-title = 自分たちのルール
compare-two = 2つを比べる
rules-play = 遊ぶルール
rules-from = わが家のルールのもと
as-before = 元に戻す
rules-use = 「{ $title }」で使う
rules-used = セットはこのルールになりました。
sheet = ルールシート
sheet-rules = { $count ->
   *[other] 番号つきのルール：{ $count }
}
proved = 例{ $count }個で確認ずみ
sheet-how = 表示のしかた
sheet-read = 読む
sheet-printed = 印刷の形
rule = ルール
compare-left = 片方
compare-right = もう片方
swap = 入れかえる
compare-same = 同じゲームです。
compare-differ = { $count ->
   *[other] 違いは{ $count }か所あります。
}
compare-moves-same = 最初にできる手は、どちらも同じ{ $count }手です。違いはあとで出ます。
compare-moves-differ = 最初にできる手は、{ $both }手が共通です。片方だけの手は{ $left }手、もう片方だけの手は{ $right }手です。
compare-only = 「{ $name }」だけ
ruleset-classic = ふつうの遊び方
ruleset-swimming-dogs = イヌとオオカミも泳ぐ遊び方
ruleset-no-repeats = 同じ局面に戻らない遊び方
ruleset-tierschach = Tier-Schach
ruleset-leiden = ライデン論文の遊び方
ruleset-leiden-tables = ライデン論文の表の遊び方
ruleset-wikipedia-en = 英語版ウィキペディアの遊び方
ruleset-wikipedia-zh = 中国語版ウィキペディアの遊び方
ruleset-ludii = Ludiiの遊び方
ruleset-codingame = CodinGameの遊び方
ruleset-ancientchess = AncientChessの遊び方
ruleset-playlah = Playlahクラブの遊び方
ruleset-third-time-barred = 同じ局面を2回に限る遊び方
switches-river = 川
switches-leap = 飛び越え
switches-capture = 取り方
switches-traps = ワナ
switches-dens = 巣
switches-end = 手と終わり方
switch-strength = 強さの順は？
switch-swims = 川に入れる動物は？
switch-leaps-across = 横に飛び越える動物は？
switch-leaps-along = 前後に飛び越える動物は？
switch-leaps-both-rivers = 2つの川を飛び越える動物は？
switch-first-mover = 先に始めるのは？
switch-capture-into-water = 岸から川の中の動物を取れる？
switch-capture-out-of-water = 川から岸の動物を取れるのは？
switch-capture-in-water = 川の中の動物どうしで取れる？
switch-leap-blockers = 飛び越えをじゃまする動物は？
switch-leap-blocked-by = 飛び越えをじゃまするのはどちらの動物？
switch-leap-captures = 飛び越えた先で取れる？
switch-enemy-trap = 相手のワナにいる動物は…
switch-own-trap = 自分のワナにいる動物は…
switch-trap-weakness = ワナの効き目はいつまで？
switch-trapped-attack = ワナにいる動物が取るときの強さは…
switch-trap-overrides = ゾウとネズミのような禁止も、ワナでなくなる？
switch-equal-strength = 同じ強さの相手を取ることは…
switch-rat-takes-elephant = ネズミはゾウを取れる？
switch-elephant-takes-rat = ゾウはネズミを取れる？
switch-takes = { $attacker }は{ $victim }を取れる？
switch-own-den = 自分の巣に入ることは…
switch-den-enterers = 相手の巣に入れるのは？
switch-den-wins = 相手の巣に入れば勝ち？
switch-all-captured = 動物をすべて取った側は…
switch-no-legal-move = 動かせる動物がない側は…
switch-repetition = 同じ局面に戻すことは…
switch-same-square-limit = 番の数／同じマスへ入る数
switch-few-squares-limit = 番の数／行き来するマスの数
switch-turn-limit = 何手で引き分け？
switch-capture-limit = 取らずに何手で引き分け？
switch-fixed = ここでは変えられません
value-yes = はい
value-no = いいえ
value-not-out-of-water = 川の中からはだめ
value-weakens = 弱くなる
value-harmless = 強さはそのまま
value-shelters = 安全
value-barred = できない
value-open = できる
value-captures = できる
value-both-out = 相打ちになる
value-everyone = すべての動物
value-nobody = なし
value-none = なし
value-white = 白
value-black = 黒
value-either = どちらも
value-enemy = 相手だけ
value-swimmers = 川に入れる動物
value-inside = ワナにいる間
value-permanent = 終わりまで
value-full = いつもどおり
value-zero = 0
value-wins = 勝ち
value-loses = 負け
value-draws = 引き分け
value-no-legal-move = 相手が動かせないので勝ち
value-free = できる
value-no-earlier-position = 一度もできない
value-third-time-barred = 3回目はできない
value-threefold-draws = 3回目で引き分け
value-threefold-claim = 3回目に宣言で引き分け

# Learn.
animals-title = 8ひきの動物
animals-lead = 強い動物は、弱い動物と同じ強さの動物を取れます。ネズミだけが逆転できます。
animals-order = 動物、強い順
animal-rat = ネズミ
animal-cat = ネコ
animal-dog = イヌ
animal-wolf = オオカミ
animal-leopard = ヒョウ
animal-tiger = トラ
animal-lion = ライオン
animal-elephant = ゾウ
about-elephant = いちばん強い動物です。ほかに取れるのはネズミだけです。
about-lion = 川を横にも前にも飛び越えます。
about-tiger = ライオンと同じように川を飛び越えます。
about-leopard = 陸では強い動物です。川には入れません。
about-wolf = 真ん中の強さです。同じか弱い動物が4種類います。
about-dog = 巣のよい番人です。
about-cat = 小さくて、ワナにすぐ着きます。
about-rat = 川に入れるただ1つの動物です。ゾウを取れます。
captures = 取れる動物
captured-by = 取られる動物
piece-w = あなたの{ $animal }
piece-b = 相手の{ $animal }
terrain-land = 陸
terrain-water = 川
terrain-trap = ワナ
terrain-den = 巣
square-empty = { $square }、{ $terrain }
square-with = { $square }、{ $terrain }、{ $piece }
tour = ツアー
tour-start = ツアー：2分で学ぶ
tour-what = 盤の上の課題が{ $count }問。プログラムの審判が判定します。
tour-how = 動物をタップし、次にマスをタップします。失敗しても大丈夫です。
tour-legal-too = それもルールどおりです。今度は課題の手を試してください。
leave = ツアーをやめる
back = 戻る
next = 次へ
skip-step = とばす
tour-goal = ゲームの目的
tour-goal-task = 相手の巣に入れば勝ちです。あなたのイヌは、あと1歩です。巣に入れましょう。
tour-goal-done = これで勝ちです。
tour-move = 動き方
tour-move-task = 前・後ろ・横に1マス。ななめには動けません。オオカミを動かしましょう。
tour-move-done = 4つの方向に、1マスです。
tour-capture = 取り方
tour-capture-task = 同じ強さか、弱い動物を取れます。オオカミが取れる動物をさがしましょう。
tour-capture-done = オオカミは、オオカミもネコも取れますが、トラは取れません。
tour-exception = 例外
tour-exception-task = ネズミはいちばん弱いのに、ゾウを取れます。取ってみましょう。
tour-exception-done = そして、ゾウはネズミを取れません。
tour-river = 川
tour-river-task = 川に入れるのはネズミだけです。川の中か外へ、1マス動かしましょう。
tour-river-done = イヌは岸に残ります。
tour-bank = 川の岸
tour-bank-task = 川の中のネズミは、ゾウを取れません。岸のネズミなら取れます。どちらでしょう？
tour-bank-done = 陸からは取れますが、川の中からは取れません。
tour-leap = 飛び越え
tour-leap-task = トラとライオンは、岸から向こう岸へ飛び越えます。ライオンに川を越えさせましょう。
tour-leap-done = まっすぐ、川の向こう岸までです。
tour-no-leap = 飛べない
tour-no-leap-task = 川の中にネズミがいると、飛び越えられません。トラには回り道をさせましょう。
tour-no-leap-done = ネズミは小さくても、じゃまになります。
tour-trap = ワナ
tour-trap-task = あなたのワナでは、ライオンも弱くなります。ネコでも取れます。取ってみましょう。
tour-trap-done = ワナが巣を守ります。
tour-end = これで全部です。
tour-end-lead = くわしいことはルールシートにあります。
tour-make = セットを作る
tour-read = シートを読む
tour-again = もう一度

## Table
view-table = 対局
table-title = 対局
table-lead = 動物をタップし、マスをタップします。審判が、印刷されたルールの番号とともにすぐ判定します。
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] 白
        [black] 黒
        [blue] 青
        [red] 赤
        [green] 緑
        [yellow] 黄
        [orange] オレンジ
        [brown] 茶
        [gold] 金
        [silver] 銀
        [grey] 灰
        [violet] 紫
        [pink] ピンク
       *[teal] 青緑
    }
table-animal = { $side }の{ $animal }
table-pair = { $white }と{ $black }

# Before a game.
table-go-on = 続きから
table-all-games = すべての対局（{ $count }）
table-forget = 「{ $game }」を削除
table-forget-sure = 削除する
table-count = { $count }手
table-who = だれと遊びますか？
table-two = 一つの盤で二人
table-two-what = この画面で
table-real = 本物の盤のそばで
table-real-what = 審判が答えます。求めない限り駒は動きません
table-program = プログラム
table-against = プログラムと対局
table-program-what = 子どもから全力まで6段階
table-level = 強さ
table-level-child = 子ども
table-level-child-what = 1手先まで
table-level-beginner = 入門
table-level-beginner-what = 2手先まで
table-level-easy = やさしい
table-level-easy-what = 3手先まで
table-level-medium = ふつう
table-level-medium-what = 5手先まで
table-level-strong = 強い
table-level-strong-what = 1秒考える
table-level-full = 全力
table-level-full-what = 5秒考える
table-your-side = あなたの番
table-first = 先手
table-second = 後手
table-your-name = あなたの名前
table-first-name = 先手の名前
table-second-name = 後手の名前
table-by-rules = どのルールで？
table-rules = ルール
table-play-these = このルールで対局
table-set = セット
table-set-rules = このセットのルール、呼び名、文面を使います。
table-set-file = ほかの端末用に保存
table-look-plain = 象牙と黒檀
table-house-rules = ハウスルール{ $count }件
table-clock = 時計
table-time-none = 時計なし
table-time-sudden = 持ち時間
table-time-sudden-what = 使い切ると負けです。
table-time-increment = 持ち時間と加算
table-time-increment-what = 1手ごとに秒が加わります。
table-time-delay = 持ち時間と猶予
table-time-delay-what = 各手の初めの数秒は減りません。
table-time-byoyomi = 持ち時間と秒読み
table-time-byoyomi-what = その後は秒読み。1回分を使い切ると1回減ります。
table-time-hourglass = 砂時計
table-time-hourglass-what = 一方が使った時間は、他方に加わります。
table-minutes = 分
table-seconds = 秒
table-periods = 回数
table-clock-more = 時計の詳細
table-by-hand = 手で押す
table-odds = 後手は別の時間
table-odds-minutes = 分（後手）
table-penalties = 反則の手
table-penalties-none = 罰なし
table-penalty-warn = 警告
table-penalty-loss = 負け
table-penalty-time = 相手に{ $time }
table-sit-down = 席に着く
table-open = 対局を開く

# At a game.
table-board = 盤、{ $side }の番
table-ruling = 判定
table-rule = ルール{ $number }
table-yes = 動かせます
table-no = 動かせません
table-unread = 手として読めません
table-to-move = { $side }の番
table-how = 動物をタップし、次にマスをタップします。
table-thinks = 考え中…
table-is-legal = これはいい？
table-is-legal-how = 動物と、行きたいマスをタップします。駒は動きません。
table-make-it = この手を指す
table-may-go = { $square }から行けるマス：{ $to }
table-may-go-nowhere = { $square }からは、今どこへも行けません。
table-not-its-turn = { $square }にいます。今は{ $side }の番です。
table-free = ここへ行けます
table-free-squares = 行けるマス：
table-may-claim = 引き分けを宣言できます。
table-captured = 取った動物：{ $animals }
table-captured-none = まだ何も取っていません
table-leave = 席を立つ
table-more = その他
table-options = この対局の設定
table-you-play = あなたは{ $side }です。
table-sun = 日なた用
table-sun-off = 日なた用を切る
table-awake = 画面を消さない
table-vibrate = 振動
table-sound = 音
table-speak = 判定を読み上げる
table-flip = 盤を回す
table-flip-side = 手前に{ $side }
table-two-sided = 向かい合う二人用
table-swap = 席を入れ替える
table-swapped = 席を入れ替えました

# Moves.
table-moves = 棋譜
table-no-moves = まだ手がありません。指すとここに並びます。
table-move-field = 手を入力
table-move-such = a3a4、または：ゾウ イヌを取る
table-move-enter = 指す
table-note = メモ
table-note-add = 書きとめる
table-noted = 書きとめました。
table-take-back = 待った
table-take-back-asked = { $move }を取り消しますか？
table-take-back-agree = { $side }が認めれば取り消せます。
table-taken-back = 取り消しました
table-agree = 認める
table-decline = いいえ
table-accept = 受ける
table-try = 試す
table-trying = お試し中
table-trying-what = 自由に動かせます。対局はそのままで、時計も止まっています。
table-return = 対局に戻る
table-back-one = 1手戻る
table-returned = 元に戻りました
table-hint = ヒント
table-hint-said = { $animal }を{ $from }から{ $to }へ、はどうでしょう
table-hint-what = 見積もりで、判定ではありません。

# Clocks.
table-clocks = 時計
table-clock-of = { $player }の時計：{ $time }
table-clocks-stand = 時計は止まっています
table-clocks-stand-how = 「開始」か時計をタップするか、手を指します。
table-go = 開始
table-pause = 停止
table-paused = 停止中
table-press-late = 時計は手を指してから押します。
table-to-board = 盤に戻る
table-ask = 審判に聞く

# Claims and ends.
table-claim = 申し立て
table-claim-again = 同じ局面です
table-claim-again-what = 同じ局面が現れたので、{ $side }が引き分けを宣言します。
table-claim-now = 今
table-claim-with = 次の手で…
table-claim-it = 宣言する
table-claim-refused = 引き分けになりません
table-refused = できません
table-refused-over = 対局は終わっています。
table-refused-nothing-to-take-back = 取り消す手がありません。
table-refused-no-offer = 申し出がありません。
table-refused-no-clocks = 時計がありません。
table-refused-as-it-is = すでにそうなっています。
table-refused-no-press = 今は時計を押せません。
table-refused-trying-out = お試し中です。先に対局に戻ってください。
table-refused-not-trying-out = お試し中ではありません。
table-refused-before-the-last = 最後の出来事より前になってしまいます。
table-offer = 引き分けを申し出る
table-offer-what = 相手は受けるか、断れます。
table-offered = { $side }が引き分けを申し出ました
table-offered-what = { $side }は受けられます。
table-declined = { $side }が断りました
table-resign = 投了
table-illegal = 反則の手が指された
table-illegal-costs = 手は取り消され、罰があります：{ $list }
table-illegal-free = 手は取り消され、数えられます。
table-offence = { $side }：反則{ $count }回目
table-offences = 反則{ $count }回
table-offence-warned = 警告です。
table-offence-free = 手は取り消されます。ほかの取り決めはありません。
table-offence-time = { $other }に{ $time }が加わります。
table-adjudicate = 対局を終える
table-adjudicate-what = 最後まで指せないときは、審判が決めます。
table-adjudicated = その場で判定
table-why = 理由
table-wins = { $side }の勝ち
table-draw = 引き分け
table-end-resigned = { $side }が投了しました。
table-end-agreed = 双方が合意しました。
table-end-flag = { $side }の時間切れです。
table-end-offence = { $side }の反則が多すぎました。
table-goes-on = 対局を続けます
table-again = もう一局

# The program plays.
table-program-moves = プログラムの番です。
table-program-played = { $side }が指しました

# What is kept, and what leaves the page.
table-elsewhere = この対局は別のタブで開かれています。時計もそちらにあります。
table-elsewhere-faster = 別のタブのほうが先でした。これが今の局面です。
table-looks-on = 観戦中です。指し手はほかの端末で入力されます。
table-shared-gone = この席につながりません。向こうのプログラムは動いていますか。
table-shared-waits = この席ではまだ対局が始まっていません。
table-play-here = ここで指す
table-keeping-private = このウィンドウには何も残りません。閉じる前に対局を保存してください。
table-keeping-full = 端末がいっぱいで、最後の出来事は保存されず、数えられません。空きを作ってやり直してください。
table-keeping-lost = 最後の出来事を保存できませんでした。数えられないので、やり直してください。
table-no-answer = プログラムが応答しません。何も起きていません。もう一度お試しください。
table-lost = この対局はこの端末にありません。
table-broken = 対局として読めません。
table-save-share = 保存・共有・印刷
table-save = 保存
table-print = 印刷
table-link-what = このリンクには対局がまるごと入っています。どこにも保存されません。
table-position = 局面
table-position-what = 動物の配置へのリンク
table-record = 棋譜
table-record-what = ほかのプログラム用のPGN
table-journal = 記録
table-journal-what = 起きたことすべて。ほかの端末で続けられます
table-score-sheet = 記録用紙
table-score-sheet-what = 紙に印刷して署名
table-result = 結果

# Keys.
table-keys = キー
table-keys-board = 盤では矢印キーで移り、Enterで選んで動かし、Escapeで放します。
table-keys-typed = 手は a3a4 や「ゾウ イヌを取る」のようにも入力できます。
table-keys-on = 1文字のキー
table-key-board = 盤へ
table-key-clock = 時計：開始・停止
table-key-try = 試す、対局に戻る
