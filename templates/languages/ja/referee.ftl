# What the referee says. Arguments: the animals $animal (the mover), $victim and $blocker; the squares $from, $to, $at;
# the sides $mover and $loser; $s and $t (strengths), and the numbers of limits.

# Why a move is illegal.
game-over = ゲームはもう終わっています。
off-board = このゲーム盤に{ $to }というマスはありません。
no-animal-there = { $from }に動物はいません。
not-your-turn = { $from }の{ $animal }は動かせません。今は{ $mover }の番です。
must-move = { $animal }は{ $from }から動いていません。自分の番には、動物を動かさなければなりません。
move-one-step = { $from }の{ $animal }は{ $to }へ動けません。前・後ろ・左・右のどれかに1マス動けるだけです。
no-diagonal = { $to }は{ $from }からななめの位置です。{ $animal }はななめには動けません。
own-animal = { $to }には自分の{ $victim }がいます。{ $animal }はそこへ動けません。
capture-equal-or-weaker = { $from }の{ $animal }（強さ{ $s }）は、{ $to }の{ $victim }（強さ{ $t }）より弱いので、それを取れません。
capture-weaker-only = { $from }の{ $animal }と{ $to }の{ $victim }は、強さが同じなので、お互いに取れません。
capture-weaker-only-this-way = { $from }の{ $animal }と{ $to }の{ $victim }は強さが同じなので、{ $animal }は{ $victim }を取れません。
never-takes = { $from }の{ $animal }は、{ $to }の{ $victim }より強くても、{ $victim }を取れません。
never-takes-equal = { $from }の{ $animal }と{ $to }の{ $victim }は強さが同じですが、{ $animal }は{ $victim }を取れません。
water-only-swimmers = { $from }の{ $animal }は、{ $to }の川に入れません。
no-capture-into-water = { $to }の{ $victim }は川の中にいます。{ $from }の{ $animal }は、陸からそれを取れません。
no-capture-out-of-water = { $from }の{ $animal }は川の中にいます。そこから{ $to }の{ $victim }を取ることはできません。
no-capture-in-water = { $from }の{ $animal }と{ $to }の{ $victim }は、どちらも川の中にいます。そこではお互いに取れません。
out-of-water-only = { $from }の{ $animal }は川の中にいます。そこから{ $to }の{ $victim }を取ることはできません。
safe-from-river = { $from }の{ $animal }は川の中にいます。そこから{ $to }の{ $victim }を取ることはできません。
leap-none = { $from }の{ $animal }は、川を飛び越えて{ $to }へ動けません。どの動物も飛び越えられません。
leap-who = { $from }の{ $animal }は、川を飛び越えて{ $to }へ動けません。
leap-direction = { $from }の{ $animal }は川を飛び越えられますが、{ $to }の方向には飛び越えられません。
leap-both-rivers = { $from }の{ $animal }は、今は2つの川を飛び越えて{ $to }へ動けません。
leap-blocked = { $animal }は{ $from }から{ $to }へ飛び越えられません。{ $at }の{ $blocker }がじゃまをしています。
leap-no-capture = { $to }には{ $victim }がいます。{ $from }の{ $animal }が飛び越えて動けるのは、空いているマスだけです。
trap-harmless = { $to }のワナは{ $victim }には効きません。{ $from }の{ $animal }のほうが弱いので、それを取れません。
own-trap-shelters = { $to }の{ $victim }は自分のワナにいるので、取れません。
trap-no-override = { $to }の{ $victim }はワナにいますが、それでも{ $animal }には取れません。
trapped-may-not-capture = { $from }の{ $animal }はワナにいるので、{ $to }の{ $victim }を取れません。
own-den-barred = { $to }は自分の巣です。{ $from }の{ $animal }は入れません。
den-only = { $from }の{ $animal }は、{ $to }にある相手の巣に入れません。
no-earlier-position = { $animal }が{ $to }に動くと、{ $ply }手目のあとと同じ局面になります。
no-earlier-position-start = { $animal }が{ $to }に動くと、最初と同じ局面になります。
third-time-barred = { $animal }が{ $to }に動くと、同じ局面が3回目に現れます。
seven-three = { $animal }は、{ $turns }回の番のうちに{ $to }へ{ $times }回動きました。今はそこへ動けません。
seventeen-five = { $animal }は、{ $turns }回の番の間、{ $squares }マスの中だけを動いています。今はその1つの{ $to }へ動けません。

# Why a surprising move is legal.
takes-stronger = { $animal }は、{ $victim }より弱くても、{ $victim }を取れます。
takes-equal = { $animal }は、{ $victim }と強さが同じでも、{ $victim }を取れます。
takes-by-exception = { $animal }は{ $victim }を取れます。このルールでは、お互いに取れます。
captures-weaker = { $from }の{ $animal }（強さ{ $s }）は、{ $to }の{ $victim }（強さ{ $t }）より強いので、それを取れます。
captures-equal = { $from }の{ $animal }は、{ $to }の{ $victim }と強さ（{ $t }）が同じなので、それを取れます。
river-capture-free = { $from }の{ $animal }は{ $to }の{ $victim }を取れます。ここでは川はさまたげになりません。
leap-across = { $animal }は川を飛び越えて{ $from }から{ $to }へ動きます。
leap-captures = { $animal }は、飛び越えた先の{ $to }で{ $victim }を取れます。
leap-not-blocked = { $animal }は{ $at }の{ $blocker }を飛び越えられます。
trap-weakens = { $to }の{ $victim }はワナにいます。もう一方の側は、どの動物でもそれを取れます。
trap-overrides = { $to }の{ $victim }はワナにいます。今は{ $animal }でもそれを取れます。
trap-permanent = { $to }の{ $victim }はワナに入ったことがあります。もう一方の側は、どの動物でもそれを取れます。
trapped-captures = { $from }の{ $animal }はワナにいますが、いつもどおり相手の動物を取れます。

# What a move brings about.
equal-both-out = { $animal }と{ $victim }は強さが同じなので、どちらもゲームから取りのぞきます。
win-by-den = { $animal }が{ $to }の巣に入りました。{ $mover }の勝ちです。
win-by-capturing-all = { $loser }の動物は1つも残っていません。{ $mover }の勝ちです。
nobody-left = どちらの動物も1つも残っていません。引き分けです。
no-legal-move-loses = { $loser }にはルールに合う動かし方がありません。{ $mover }の勝ちです。
no-legal-move-draws = { $loser }にはルールに合う動かし方がありません。引き分けです。
threefold-draws = 同じ局面が3回目に現れました。引き分けです。
threefold-claim = 同じ局面が3回目に現れました。{ $mover }は引き分けを宣言できます。
threefold-claim-with = { $display }と動かすと、同じ局面が3回目に現れます。{ $mover }はこの手を告げて引き分けを宣言できます。
threefold-claimed = 同じ局面が3回目に現れ、{ $mover }が引き分けを宣言しました。
threefold-claimed-with = { $display }と動かすと同じ局面が3回目に現れるため、{ $mover }が引き分けを宣言しました。
claim-refused = この局面が現れたのはまだ3回目ではありません。{ $mover }は引き分けを宣言できません。
claim-refused-with = { $display }と動かしても、同じ局面が3回目に現れることにはなりません。{ $mover }は引き分けを宣言できません。
claim-not-in-rules = このルールでは、同じ局面が現れても引き分けを宣言することはできません。
draw-after-turns = { $n }手動かしても勝負がつきませんでした。引き分けです。
draw-without-capture = { $n }手続けて、だれも動物を取りませんでした。引き分けです。

# How a ruling begins. $deed is one of the sentences below it.
verdict-legal = ルールどおりです。{ $display }：{ $deed }
verdict-legal-unless-repeated = 同じ局面のくり返しでなければ、ルールどおりです。{ $display }：{ $deed }
verdict-illegal = ルール違反です。{ $reason }
deed-goes = { $animal }が{ $from }から{ $to }へ動きます。
deed-captures = { $from }の{ $animal }が{ $to }の{ $victim }を取ります。
deed-both-out = { $from }の{ $animal }と{ $to }の{ $victim }が、相打ちで盤から消えます。
claim-now = 今がそのときです。次に動かす側は、今すぐ引き分けを宣言できます。
needs-the-game = 判定していません。このルールには、この局面までの手が必要です。--game FILEでゲーム全体の手を渡してください。

# The foot of a ruling.
may-go-to = { $from }の{ $animal }が動けるマス
no-square = なし
legal-in = 同じ手が認められるルール
legal-nowhere = 付属のルールにはなし
legal-everywhere = 付属のすべてのルール
unless-repeated = 同じ局面のくり返しでない場合：ゲーム全体の手が必要
ruled-by = 判定に使ったルール

# Beside a position in the terminal.
legend-piece = { $side }の{ $animal }（{ $s }）
legend-in-river = { $piece }、川の中
legend-in-own-trap = { $piece }、自分のワナの中
legend-in-trap = { $piece }、{ $side }のワナの中
legend-in-den = { $piece }、{ $side }の巣の中
legend-weak = { $piece }、弱いまま
legend-river = 川
legend-trap = { $side }のワナ
legend-den = { $side }の巣
