# What a rules sheet says beside its rules.

# The line below the title, and the line of theme (the second where the board has no river or no traps).
subtitle = 2人用・7才以上・15〜30分
subtitle-untimed = 2人用・7才以上
lead = 動物たちとジャングルを進み、川やワナを越えて、相手の巣をめざそう！
lead-river = 動物たちとジャングルを進み、川やワナを越えて、相手の巣をめざそう！
lead-plain = 動物たちとジャングルをしのび歩き、相手の動物に立ち向かおう！

# The sections.
heading-goal = ゲームの目的
heading-box = そろえるもの
heading-setup = ゲームの準備
heading-turn = 動物の動かし方
heading-capture = 動物の取り方
heading-river = 川
heading-traps = ワナと巣
heading-traps-alone = ワナ
heading-dens-alone = 巣
heading-end = ゲームの終わり
heading-glance = ルール早見表

# What lies in the box: $animals in all, $each a side.
box = ゲーム盤1枚、動物のコマ{ $animals }個（1人{ $each }個ずつ）。
box-uneven = ゲーム盤1枚、動物のコマ{ $animals }個。
setup-plain = 2人でゲーム盤の両端に向かい合ってすわり、図のとおりに自分の動物を並べます。
setup-home = 自分の側にある巣とワナが、自分のものです。
setup-home-dens = 自分の側にある巣が、自分のものです。
setup-home-traps = 自分の側にあるワナが、自分のものです。
setup-marked = 巣とワナは、それぞれについている印の側のものです。
setup-marked-dens = 巣は、それぞれについている印の側のものです。
setup-marked-traps = ワナは、それぞれについている印の側のものです。

# The quick reference.
glance-exceptions = 例外
glance-swims = 川に入れる動物
glance-leaps = 川を飛び越える動物
glance-traps = 気をつけるワナ
glance-traps-harmless = ワナ
glance-shelter = 安全なワナ
# One animal with what it can do in brackets, and items in a row.
glance-item = { $animal }（{ $how }）
glance-next = { $list }、{ $item }
glance-together = { $list }と{ $item }
glance-nobody = なし
leap-sideways = 横
leap-lengthwise = 前後
leap-every-way = 横・前後
leap-two-rivers = 2つの川も
traps-enemy = 相手のワナ
traps-own = 自分のワナ
traps-all = すべてのワナ
traps-none = 効き目なし
# Captures out of the order of strength, beside the ladder.
arrow-takes = { $weak }は{ $strong }を取れる
arrow-mutual = { $weak }と{ $strong }はお互いに取れる
arrow-never = { $strong }は{ $weak }を取れない
arrow-neither = { $weak }と{ $strong }はお互いに取れない
# 名前を書く場所のない矢印に添える言葉。
arrow-verb = 取れる
arrow-verb-mutual = お互いに取れる
# What an animal on the ladder can do besides.
gift-swims = 川に入れる
gift-leaps = 川を飛び越える
gift-takes = { $victim }を取れる
gift-spares = { $victim }を取れない
# The animal at the top of the ladder.
ladder-strongest = 最強

# The foot.
rules-name = ルール「{ $rules }」第{ $version }版・確認コード{ $mark }
page = { $pages }ページ中{ $page }ページ目

# What the marks behind sentences mean.
note-reading = 昔からのルールには決まりがないので、わたしたちの解釈です。
note-measured = もとにしたルールの文章には書かれていませんが、こう考えないと、そこに示された数値になりません。
note-disputed = 昔からのルールがはっきりしないので、わたしたちの解釈です。
# 自分で作ったルールのとき。
note-own-reading = あなたのルールには決まりがないので、わたしたちの解釈です。
note-own-measured = あなたのルールには書かれていませんが、もとのルールに示された数値は、こう考えないと合いません。
note-own-disputed = あなたのルールのもとになったルールがはっきりしないので、わたしたちの解釈です。
# The same in few words, for the margin of an annotated sheet.
remark-reading = 出典にない
remark-measured = 出典の文章にはないが、出典の数値から決まる
remark-disputed = 出典の書き方に異論がある
remark-own-reading = あなたのルールにない
remark-own-measured = あなたのルールにないが、もとのルールの数値から決まる
remark-own-disputed = もとのルールの書き方に異論がある

# Where no rule limits going to and fro.
repetition-free = 同じ動きをくり返しても、反則ではありません。勝負が進まなくなったら、話し合って引き分けにします。
