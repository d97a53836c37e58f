# 印刷前の点検でわかること：問題点、直し方、測定したもの、結論。テーマのキーとその値（{ $key }、{ $setting } など）は
# どの言語でも同じです。

# 一覧：「ネズミ、ネコほか3」。印刷された言葉はかぎ括弧に入れます。
list-next = { $list }、{ $next }
list-last = { $list }、{ $next }
list-more = { $list }ほか{ $more }
list-word = 「{ $word }」

# 見え方。
view-colour = カラー
view-grey = 白黒
view-protan = 1型色覚
view-deutan = 2型色覚
view-tritan = 3型色覚

# 絵のうち、ピクセルでしか印刷できないもの。
feature-blending = 描画モード
feature-clips = クリッピング
feature-embedded-pictures = 埋め込み画像
feature-filters = フィルター
feature-gradients = グラデーション
feature-masks = マスク
feature-opacity = 透明
feature-patterns = パターン
feature-text = 文字

# シール、コマ、マス。
sticker-too-large = { $sticker }mmのシールは{ $size }mmのコマからはみ出します
mend-overhang = pieces.inset = "1mm" で縁から1mm内側に収まります
piece-too-large = { $size }mmのコマは{ $square }mmのマスに入りません
tight-square = { $size }mmのコマは{ $square }mmのマスの一辺の{ $percent }%を占めます
loose-square = { $size }mmのコマは{ $square }mmのマスの一辺の{ $percent }%しか占めません
mend-fit = このコマには{ $squares }mmのマス、このマスには{ $pieces }mmのコマが合います
no-punch = { $sticker }mmのシールを抜ける市販のパンチはありません。いちばん近いのは{ $nearest }インチ（{ $size }mm）です
mend-inset = { $setting } にすると、同じコマで{ $punch }インチのパンチに合うシールになります
mend-squares = pieces.cut = "squares"：このコマより小さいパンチはありません
slipping-back = 裏面のずれは{ $drift }mmまでしか許されません。家庭用プリンターは{ $least }mmまでずれます
mend-backs = コマを大きくするか、ずれのない pieces.backs = "stickers" に
outside-safe = { $side }のコマの絵が安全線を{ $reach }mm越えています：{ $animals }
mend-safe = 絵を小さく、輪を細くするか、ていねいに切るなら { $setting } に

# 見分けにくいもの。
sides-alike = 白と黒のコマが見分けにくくなっています（{ $views }、ΔE { $difference }、最小{ $least }）
mend-sides-foot = { $setting } で形から見分けるか、片方の地色をずっと濃く
mend-sides = 片方の地色をずっと濃くするか、片方の輪をずっと太く（pieces.black.ring-width）
faces-alike =
    { $when ->
        [turned] { $animals }は、一方が逆さのとき見分けにくくなります：違いは絵柄の{ $percent }%だけです
        [always] { $animals }は、だれの目にも見分けにくくなっています：違いは絵柄の{ $percent }%だけです
       *[views] { $animals }は見分けにくくなっています（{ $views }）：違いは絵柄の{ $percent }%だけです
    }
mend-faces = 別の絵（{ $key }）にするか、face.show で多くのものを大きく
unnamed-side-colour = テーマに名前がないため、{ $side }のコマは色から「{ $name }」と呼ばれます
unnamed-side-one-colour = テーマに名前がなく両方の色が同じため、{ $side }のコマは「{ $name }」と呼ばれます
mend-name = { $setting }、または別の名前

# 線。
thin-line =
    { $part ->
        [board] ゲーム盤のいちばん細い線は{ $width }mmです。{ $least }mm以上必要です
       *[pieces] コマのいちばん細い線は{ $width }mmです。{ $least }mm以上必要です
    }
thin-line-key =
    { $part ->
        [board] ゲーム盤のいちばん細い線（{ $key }）は{ $width }mmです。{ $least }mm以上必要です
       *[pieces] コマのいちばん細い線（{ $key }）は{ $width }mmです。{ $least }mm以上必要です
    }
mend-line = { $setting }、lines.weight を大きく、またはサイズを大きく
thin-reversed-line =
    { $part ->
        [board] ゲーム盤の濃い地色に白抜きの線が{ $width }mmです。{ $least }mmないとインクでつぶれます
       *[pieces] コマの濃い地色に白抜きの線が{ $width }mmです。{ $least }mmないとインクでつぶれます
    }
mend-reversed-line = lines.weight かサイズを大きくするか、下の地色を明るく

# 文字。
small-letters =
    { $part ->
        [board] ゲーム盤の{ $words }：高さが最小{ $height }mmです。{ $least }mm以上必要です
       *[pieces] コマの{ $words }：高さが最小{ $height }mmです。{ $least }mm以上必要です
    }
small-characters =
    { $part ->
        [board] ゲーム盤の{ $words }：文字の大きさが最小{ $height }mmです。{ $least }mm以上必要です
       *[pieces] コマの{ $words }：文字の大きさが最小{ $height }mmです。{ $least }mm以上必要です
    }
squeezed-word =
    { $part ->
        [board] ゲーム盤に収めるため、{ $words }を変形しました
       *[pieces] コマに収めるため、{ $words }を変形しました
    }
shrunk-word = 収めるため、{ $words }はコマのほかの言葉より小さくなっています
mend-text-board = マスを大きくする（size = "family"）か、board.labels を減らす
mend-text-pieces = コマを大きくする（size = "family"）か、face.show を減らすか、二つの言語を一つに
small-name = コマの名前が長すぎます（{ $animals }）：小文字の高さが{ $height }mmです。{ $least }mm以上必要です
mend-small-name = { $size }mmのコマ（pieces.size）、短い名前、または face.show から "name" を外す

# コントラスト。
low-contrast-words-pieces = { $side }のコマの「{ $words }」のコントラストは{ $contrast } : 1です。{ $least }以上必要です
low-contrast-words-board = ゲーム盤の「{ $words }」のコントラストは{ $contrast } : 1です。{ $least }以上必要です
mend-contrast-key =
    { $way ->
        [lighter] { $key } を明るく、または下の地色を濃く
       *[darker] { $key } を濃く、または下の地色を明るく
    }
mend-contrast-words =
    { $way ->
        [lighter] 文字を明るく、または下の地色を濃く
       *[darker] 文字を濃く、または下の地色を明るく
    }
low-contrast-colours =
    { $what ->
        [start] マスの上の動物
        [rivers] 陸と川
        [lines] マスの間の線
        [outlines] 動物の輪郭線
       *[side] 片方の動物
    }のコントラストは{ $contrast } : 1です。{ $least }以上必要です
mend-contrast-colours = { $key } を濃く、または地色を明るく

# 画像。
low-resolution = { $file } は{ $dpi }dpiで印刷されます。{ $least }dpi以上必要です
mend-resolution = { $width } × { $height }ピクセルの画像が必要です。これは{ $own-width } × { $own-height }です
rasterised = { $file } はピクセルで印刷されます。含まれるもの：{ $features }
mend-rasterised = 単純な塗りと線なら、どの大きさでもくっきり印刷されます

# インク。
much-ink =
    { $part ->
        [board] ゲーム盤の{ $percent }%が濃く印刷されます。インクを多く使い、ぬりえにもできません
       *[pieces] コマの{ $percent }%が濃く印刷されます。インクを多く使い、ぬりえにもできません
    }
mend-ink = 地色を明るく、線を濃く
total-ink-key = { $key } のインク総量は{ $total }%です。印刷機の上限は{ $most }%です
total-ink-part =
    { $part ->
        [board] ゲーム盤の色
        [pieces] コマの色
        [rules] ルールの色
       *[assembly] 作り方シートの色
    }のインク総量は{ $total }%です。印刷機の上限は{ $most }%です
mend-total-ink = 明るい色、黒だけ（cmyk(0, 0, 0, 1)）、または印刷所の指定どおりの colours.most-ink
total-ink-picture = 画像のインク総量は{ $total }%です。印刷機の上限は{ $most }%です
mend-total-ink-picture = この紙の上限を守るプロファイル、または印刷所の指定どおりの colours.most-ink

# 用紙。
no-page =
    { $part ->
        [rules] ルールは何ページあっても{ $paper }に収まりません
       *[assembly] 作り方シートは何ページあっても{ $paper }に収まりません
    }
mend-no-page = paper.size を大きく、または sheet.layout を変える
waste =
    { $sheets ->
        [1] { $sticker }mmのシール{ $count }枚が使うのは{ $paper }の{ $percent }%です。あと{ $free }枚入ります
       *[other] { $sticker }mmのシール{ $count }枚が使うのは{ $paper }{ $sheets }枚の{ $percent }%です。あと{ $free }枚入ります
    }
mend-waste-sets = 同じ紙にもう{ $sets }セットなら pieces.fill = "sets"、予備の動物なら "spares"、封印と名札なら "labels"
mend-waste-spares = 予備の動物なら pieces.fill = "spares"、封印と名札なら "labels"
mend-waste-paper = もっと小さい paper.size にも収まります
many-sheets = { $square }mmのマスのゲーム盤には{ $paper }が{ $sheets }枚必要です
mend-many-sheets = { $setting }（{ $smaller }mmのマス）なら{ $fewer }枚です。または paper.size を大きく
mend-many-sheets-roll = paper.size を大きくするか、印刷所のロール紙に

# 箱。
empty-places = { $count }個のコマは同じ高さに積めず、{ $places }か所が空きます
mend-empty-places = 予備のコマを入れられます
stiff-tuck = { $card }mmの厚紙はすじ押しではなく半分の深さまで切るので、ふたが傷みやすくなります
mend-stiff-tuck = box.style = "matchbox" のほうが長もちします
box-too-large = { $width } × { $height }mmの展開図は{ $paper }に入りません
mend-box-too-large = { $need } なら入ります
mend-box-too-large-none = A1までのどの用紙にも入りません。コマを小さくするか、減らします

# 測定したもの。
figure-backs = 許される裏面のずれ
figure-line =
    { $part ->
        [board] ゲーム盤のいちばん細い線
       *[pieces] コマのいちばん細い線
    }
figure-letters =
    { $part ->
        [board] ゲーム盤のいちばん小さい文字
       *[pieces] コマのいちばん小さい文字
    }
figure-characters =
    { $part ->
        [board] ゲーム盤のいちばん小さい漢字
       *[pieces] コマのいちばん小さい漢字
    }
figure-names = コマの名前の小文字
figure-words-pieces = { $side }のコマの「{ $words }」と地色
figure-words-board = ゲーム盤の「{ $words }」と地色
figure-colours =
    { $what ->
        [start] マスの上の動物
        [rivers] 陸と川
        [lines] マスの間の線
        [outlines] 動物の輪郭線
       *[side] 片方の動物
    }
figure-picture = { $file }
figure-sides = 白と黒（{ $views }）
figure-faces = 二種の動物（{ $views }）
figure-waste = シール用紙の使われ方

# 結論：それぞれの数、作れるかどうか、必要な用紙。
count-faults = 誤り{ $count }件
count-warnings = 注意{ $count }件
count-advice = 助言{ $count }件
count-next = { $list }、{ $next }
needed-sheets = { $paper }・{ $count }枚
verdict-good = 直すところはありません：{ $sheets }。
verdict-advice = 直すところはありません（{ $counts }）：{ $sheets }。
verdict-warnings = { $counts }。セットは作れます：{ $sheets }。
verdict-faults = { $counts }。誤りを直せば、セットを作れます。
