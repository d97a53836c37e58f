# セットにそえるもの：箱、ゲーム盤のケース、ラベル、カード、動物スタンド、表紙、賞状、スコアシート。

# 箱。丸い印の言葉は短く。
box-age = 7+
box-minutes = 15〜30分
# 中身：動物が全部で$count個、1人$each個ずつ。ルールが入らないときは2つ目。
box-inside = 動物のコマ{ $count }個（1人{ $each }個ずつ）とルール入り。
box-inside-pieces = 動物のコマ{ $count }個（1人{ $each }個ずつ）入り。
box-small-parts = 小さな部品があります。3才未満のお子さまには与えないでください。
# 箱から顔を出す、いちばん弱い動物のそば。
box-mind = { $weak }に注意！

# ラベルと下げ札：書きこむ線の前の言葉と、袋のラベルの言葉。
gift-made = 作った人
gift-for = 贈る相手
gift-date = 日付
gift-count = ひもをしめる前に数えましょう：動物{ $count }匹。

# 表紙で、強い順に並ぶ動物の下：いちばん弱い動物がいちばん強い動物を取れるとき、取れないとき。
cover = 手作りのゲームセット
cover-circle = それぞれが次の動物を取れます。{ $weak }は{ $strong }を取れます。
cover-ladder = それぞれが次の動物を取れます。

# 賞状で、名前の下。2つの動物のどちらかがいなければ2つ目。
champion = ジャングルの王者
champion-for = { $weak }の知恵と{ $brave }の勇気で五番勝負を制したことを、ここにたたえます。
champion-won = 五番勝負を制したことを、ここにたたえます。
champion-result = 結果
champion-beaten = 対戦相手の署名

# スコアシート：ゲームの表（巣に入る、動かせない、そのほかの勝ち方）と、もめごとの記録。
pad = 五番勝負
pad-game = ゲーム
pad-began = 先手
pad-won = 勝ち
pad-how = 決まり手
pad-den = 巣
pad-no-move = 動かせない
pad-disputes = もめたときは、ルールで決めます
pad-rule = ルール§
pad-move = 動かし方
pad-allowed = できる？

# カードで、動物の小さな絵の前。
card-captures = 取れる
card-captured-by = 取られる
# 最後のカード。1人$kinds枚ずつ。
duel = スピード対決
duel-text = 1人が1色ずつ、{ $kinds }枚のカードを持ちます。2人とも1枚をこっそり選び、同時に表にします。相手の動物を取れるほうが、2枚とももらいます。どちらも取れるときと、どちらも取れないときは、2枚とも取りのぞきます。カードがなくなったら、多くもらったほうの勝ちです。1色だけのときは、よく切って半分ずつ配ります。

# ケース。
wallet-board = ゲーム盤

# カードにのせる、動物についての本当の話。出典は FACTS.md にあります。
fact-rat = ネズミはくすぐると、人に聞こえない高い声で鳴きます。
fact-cat = ネコは甘い味を感じません。
fact-dog = 約1万4千年前、ドイツのボンでイヌが男女2人と葬られました。
fact-wolf = オオカミは、遠ぼえで1匹ずつ区別できます。
fact-leopard = 黒いヒョウにも斑点があり、赤外線カメラに写ります。
fact-tiger = スンダルバンスのトラは、1日に水路を5本ほど渡ります。
fact-lion = ライオンのほえ声は、8キロほど先でも聞こえます。
fact-elephant = ゾウは、人に聞こえない低い声でも鳴きます。

# 折り方。文は1つずつ絵の下に入ります。差しこみ箱。ルールが入らないときは step-fill-pieces。
step-net-cut = 細い線で切り、破線に先の丸い道具ですじをつけます。
step-net-fold = すじを一度ずつ折ります。絵は外側です。
step-tube = 斜線ののりしろを背面の内側にはります。
step-bottom = 底を閉じます：横のふた、斜線のふた、のり、最後のふた。
step-fill = 動物を入れ、その後ろにルールを入れます。
step-fill-pieces = 動物を入れます。
step-close = ふたを差しこみます。
# マッチ箱。ルールが入らないときは step-lay-pieces。
step-walls = 中箱：長い側面を立て、のりしろを内側に折ります。
step-roll = のりしろにのりをつけ、短い側面を巻きこみます。
step-sleeve = 外箱：中箱に巻いて折り、のりしろを上の面の内側にはります。
step-lay = ルールを入れ、その上に動物を並べます。
step-lay-pieces = 動物を並べます。
step-slide = のりがかわいたら、中箱を差しこみます。
# ゲーム盤のケース。ふたのないものは step-board-open。
step-hems = 長い辺を両方とも内側に折ります。絵は外側です。
step-up = 下の部分を上へ折ります。
step-under = 両はしを、背面の折り返しの下に差しこみます。
step-board = ゲーム盤を入れ、ふたの角を折ります。
step-board-open = ゲーム盤を入れます。
step-lip = ふたを前面の後ろに差しこみます。

# 買うもの：名前と、その下に紙の重さ。ふつうの厚紙でないときは厚さ。
buy-net = 箱用の厚紙
buy-net-card = 250〜300g/m²
buy-net-thick = 厚さ{ $thickness }mm
buy-plywood = 合板・厚さ{ $thickness }mm

# 余白に入るページの名前。
page-tuck = 差しこみ箱
page-tray = マッチ箱・中箱
page-sleeve = マッチ箱・外箱
page-plywood = 合板の箱
page-cards = 動物カード
page-card-backs = 動物カード・裏
page-gift = ラベル・下げ札・封印
page-standees = 動物スタンド
page-cover = 表紙
page-certificate = 賞状
page-pad = スコアシート
page-wallet = ゲーム盤のケース
page-folding = 折り方

# 展開図のそば：入るもの、紙、中の広さ。そして線の意味。
net-note = コマ{ $count }個（{ $size } × { $thickness } mm）・厚紙{ $card }mm・内側{ $width } × { $height } × { $depth } mm
net-cut = 切る
net-score = すじ
net-glue = のり

# セットの内容の一覧。
set-box = 箱
set-cards = 動物カード
set-gift = ラベルと封印
set-standees = 動物スタンド
set-cover = 表紙
set-certificate = 賞状
set-scorepad = スコアシート
set-wallet = ゲーム盤のケース
