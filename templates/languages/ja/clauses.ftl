# The rules sheet's sentences, by clause. Arguments: $side; the animals $weak and $strong of an exception; lists of
# animals $swimmers, $capturers, $leapers, $enterers, $blockers (with a capital: $Leapers; how many: $leapers-count); the
# numbers of limits. A sentence that begins with a place writes the place with a capital.

clause-win-by-den = 自分の動物のどれかが相手の巣に入ったら、その場で勝ちです。
clause-win-by-capturing-all = 相手の動物をすべて取ったときも、勝ちです。
clause-win-by-capturing-all-only = 相手の動物をすべて取ったら、勝ちです。
clause-first-mover = { $side }から始めます。
clause-take-turns = そのあとは、交代で動かします。
clause-move-one-step = 自分の番には、自分の動物を1ぴき、前・後ろ・左・右のどれかに必ず1マス動かします。ななめには動かせません。
clause-own-animal = 自分の動物がいるマスには動かせません。
clause-capture-equal-or-weaker = 相手の動物が自分の動物と同じ強さか、それより弱ければ、そのマスへ動かせます。動かしたら、相手の動物を取り、ゲームから取りのぞきます。
clause-capture-weaker-only = 相手の動物が自分の動物より弱ければ、そのマスへ動かせます。動かしたら、相手の動物を取り、ゲームから取りのぞきます。
clause-equal-both-out = 強さが同じときは、自分の動物もゲームから取りのぞきます。
clause-see-ladder = それぞれの動物の強さは、「{ heading-glance }」を見てください。
clause-takes-stronger = { $weak }は{ $strong }も取れますが、{ $strong }は{ $weak }を取れません。
clause-takes-equal = { $weak }と{ $strong }は強さが同じですが、{ $weak }は{ $strong }を取れます。{ $strong }は{ $weak }を取れません。
clause-take-each-other = { $weak }と{ $strong }は、お互いに相手を取れます。
clause-never-takes = { $strong }は{ $weak }を取れません。
clause-never-takes-equal = { $strong }と{ $weak }は強さが同じですが、{ $strong }は{ $weak }を取れません。
clause-neither-takes = { $weak }と{ $strong }は強さが同じですが、お互いに相手を取れません。
clause-water-only-swimmers = 川に入れるのは、{ $swimmers }だけです。
clause-water-nobody = どの動物も、川には入れません。
clause-river-capture-free = 川の中でも、川と陸の間でも、相手の動物を取れます。
clause-river-capture-at-bank = 陸から川の中の動物も、川の中から陸の動物も取れます。
clause-no-capture-across-edge = 川の中では相手の動物を取れますが、川と陸の間では取れません。
clause-no-capture-into-water = 陸にいる動物は、川の中の動物を取れません。
clause-no-capture-out-of-water = 川の中の動物は、陸にいる動物を取れません。
clause-no-capture-in-water = 川の中の動物どうしは、お互いに相手を取れません。
clause-river-is-shelter = どの動物も、川の中の動物を取れません。
clause-no-capture-from-river = 川の中の動物は、相手の動物を取れません。
clause-no-capture-at-river = 川の中の動物は、相手の動物を取れず、取られることもありません。
clause-out-of-water-only = 川の中から陸の動物を取れるのは、{ $capturers }だけです。
clause-safe-from-river = { $weak }は、川の中から陸の{ $strong }を取れません。
clause-leap-both-ways = { $leapers }は、岸から川をまっすぐ飛び越えて、向こう岸へ動けます。横にも、前や後ろにも飛び越えられます。
clause-leap-both-ways-pond = { clause-leap-both-ways }
clause-leap-across = { $leapers }は、岸から川をまっすぐ飛び越えて、向こう岸へ動けます。ただし、横にしか飛び越えられません。
clause-leap-along = { $leapers }は、岸から川をまっすぐ飛び越えて、向こう岸へ動けます。ただし、前か後ろにしか飛び越えられません。
clause-leap-across-too = { $leapers }も川を飛び越えられますが、横にしか飛び越えられません。
clause-leap-along-too = { $leapers }も川を飛び越えられますが、前か後ろにしか飛び越えられません。
clause-leap-none = どの動物も、川を飛び越えられません。
clause-leap-both-rivers = { $leapers }は、2つの川の間の陸に動物がいなければ、2つの川を1手で飛び越えることもできます。
clause-leap-blocked = 川の中の{ $blockers }を飛び越えることはできません。自分の動物でも相手の動物でも同じです。
clause-leap-blocked-by-any = 川の中の動物を飛び越えることはできません。自分の動物でも相手の動物でも同じです。
clause-leap-blocked-by-enemy = 川の中にいる相手の{ $blockers }を飛び越えることはできませんが、自分の動物なら飛び越えられます。
clause-leap-blocked-by-any-enemy = 川の中にいる相手の動物を飛び越えることはできませんが、自分の動物なら飛び越えられます。
clause-leap-others-free = 川の中にいるほかの動物なら、飛び越えることができます。
clause-leap-not-blocked = 川の中に動物がいても、飛び越えることができます。
clause-leap-captures = ふつうに動くときと同じように、飛び越えた先でも相手の動物を取れます。
clause-leap-no-capture = 飛び越えて動けるのは、空いているマスだけです。
clause-trap-weakens-enemy = 自分の動物が相手のワナにいるとき、相手はどの動物でもその動物を取れます。
clause-trap-weakens-anyone = 自分の動物がワナにいるとき、どちらのワナであっても、相手はどの動物でもその動物を取れます。
clause-trap-weakens-owner = 自分の動物が自分のワナにいるとき、相手はどの動物でもその動物を取れます。
clause-trap-overrides = そのときは、{ $strong }でも{ $weak }を取れます。
clause-trap-overrides-several = そのときは、ふだん決して取れない動物でも、この動物を取れます。
clause-trap-no-override = そのときも、{ $strong }は{ $weak }を取れません。
clause-trap-no-override-several = ふだん決して取れない相手は、そのときも取れません。
clause-trap-permanent = ワナの効き目は、動物がワナを出たあとも、ゲームが終わるまで続きます。
clause-own-trap-harmless = 自分のワナは、自分の動物には効きません。
clause-own-trap-shelters = 自分の動物が自分のワナにいるときは、取られません。
clause-own-trap-shelters-even-weak = 自分の動物が自分のワナにいるときは、ワナで弱くなっていても、取られません。
clause-enemy-trap-harmless = 相手のワナは、自分の動物には効きません。
clause-traps-harmless = ワナに効き目はありません。
clause-trapped-captures = ワナにいる動物のほうは、いつもどおり相手の動物を取れます。
clause-trapped-may-not-capture = ワナにいる動物のほうは、相手の動物を取れません。それでも{ $strong }を取れるのは、{ $weak }だけです。
clause-trapped-may-not-capture-several = ワナにいる動物のほうは、相手の動物を取れません。ただし、決まった強い動物を取れる動物は、それでもその動物を取れます。
clause-trapped-may-not-capture-several-equal = ワナにいる動物のほうは、相手の動物を取れません。ただし、決まった強い動物や同じ強さの動物を取れる動物は、それでもその動物を取れます。
clause-trapped-may-not-capture-at-all = ワナにいる動物のほうは、相手の動物を取れません。
clause-own-den-barred = 自分の巣には入れません。
clause-den-only = 相手の巣に入れるのは、{ $enterers }だけです。
clause-no-legal-move-loses = 自分の番に、ルールに合う動かし方が1つもなければ、負けです。
clause-no-legal-move-draws = 自分の番に、ルールに合う動かし方が1つもなければ、引き分けです。
clause-no-animals-left = 自分の動物が1ぴきも残っていないときも負けです。
clause-no-animals-left-draws = 自分の動物が1ぴきも残っていないときも引き分けです。
clause-no-earlier-position = このゲームで前に現れた局面に戻してはいけません。最初の局面にも戻してはいけません。
clause-third-time-barred = 同じ局面が3回目に現れるように動かしてはいけません。
clause-threefold-draws = 同じ局面が3回目に現れたら、引き分けです。
clause-threefold-claim = 同じ局面が3回目に現れたとき、または自分の次の手で3回目に現れるとき、引き分けを宣言できます。
clause-same-position = すべての動物の位置が同じで、次に動かす側も同じなら、同じ局面です。
clause-same-position-and-weakness = すべての動物の位置が同じで、ワナで弱くなった動物も同じで、次に動かす側も同じなら、同じ局面です。
clause-seven-three = 自分の番{ $turns }回のうちに、自分の動物の1ぴきが同じマスへ{ $times }回動いたら、次の自分の番には、その動物をそのマスへ動かせません。
clause-seventeen-five = 自分の番{ $turns }回の間、自分の動物の1ぴきが同じ{ $squares }マスの中だけを動いていたら、次の自分の番には、その動物をその中のどのマスへも動かせません。
clause-count-restarts = 別の動物を動かすか、ワナに入ると、はじめから数え直します。
clause-count-restarts-without-traps = 別の動物を動かすと、はじめから数え直します。
clause-draw-after-turns =
    { $n ->
        [1] 最初の1手で勝負がつかなければ、引き分けです。
       *[other] 両者合わせて{ $n }手動かしても勝負がつかなければ、引き分けです。
    }
clause-draw-without-capture =
    { $n ->
        [1] どちらかが動物を取らずに1手動かしたら、引き分けです。
       *[other] 両者合わせて{ $n }手続けて、だれも動物を取らなければ、引き分けです。
    }
