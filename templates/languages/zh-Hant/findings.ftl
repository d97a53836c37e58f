# 列印前檢查所見：問題、解決辦法、量到的數值與結論。主題的鍵與值（如 { $key }、{ $setting }）各語言相同。

# 清單：「鼠、貓以及另外 3 個」一類。印出的字詞放在引號裡。
list-next = { $list }、{ $next }
list-last = { $list }和{ $next }
list-more = { $list }以及另外 { $more } 個
list-word = 「{ $word }」

# 看起來的樣子。
view-colour = 彩色
view-grey = 黑白
view-protan = 紅色盲
view-deutan = 綠色盲
view-tritan = 藍色盲

# 圖畫中只能以像素印出的東西。
feature-blending = 混合模式
feature-clips = 剪裁路徑
feature-embedded-pictures = 內嵌圖片
feature-filters = 濾鏡
feature-gradients = 漸層
feature-masks = 遮罩
feature-opacity = 透明度
feature-patterns = 圖樣
feature-text = 文字

# 貼紙、棋子與格子。
sticker-too-large = { $sticker } 毫米的貼紙超出 { $size } 毫米的棋子
mend-overhang = pieces.inset = "1mm"，讓貼紙離邊緣 1 毫米
piece-too-large = { $size } 毫米的棋子放不進 { $square } 毫米的格子
tight-square = { $size } 毫米的棋子佔 { $square } 毫米格子邊長的 { $percent } %
loose-square = { $size } 毫米的棋子只佔 { $square } 毫米格子邊長的 { $percent } %
mend-fit = 這些棋子宜配 { $squares } 毫米的格子，這些格子宜配 { $pieces } 毫米的棋子
no-punch = 沒有常見的打孔器能打出 { $sticker } 毫米的貼紙；最接近的以 { $nearest } 吋出售，即 { $size } 毫米
mend-inset = { $setting }，同樣的棋子就能用 { $punch } 吋打孔器做貼紙
mend-squares = pieces.cut = "squares"：這些棋子比任何打孔器都小
slipping-back = 背面只容許偏移 { $drift } 毫米；家用印表機會偏移達 { $least } 毫米
mend-backs = 加大棋子，或用不會偏移的 pieces.backs = "stickers"
outside-safe = { $side }的圖超出安全線 { $reach } 毫米：{ $animals }
mend-safe = 把圖縮小、圓環收窄，或在裁剪仔細時用 { $setting }

# 容易混淆的東西。
sides-alike = 白方與黑方的棋子容易混淆（{ $views }；ΔE { $difference }，至少要 { $least }）
mend-sides-foot = { $setting } 以形狀區分兩方，或將一方的底色大幅加深
mend-sides = 將一方的底色大幅加深，或將一方的圓環大幅加寬（pieces.black.ring-width）
faces-alike =
    { $when ->
        [turned] { $animals }在其中一個倒放時容易混淆：圖面只有 { $percent } % 不同
        [always] { $animals }在任何人眼中都容易混淆：圖面只有 { $percent } % 不同
       *[views] { $animals }容易混淆（{ $views }）：圖面只有 { $percent } % 不同
    }
mend-faces = 換一張圖（{ $key }），或讓 face.show 顯示得更多、更大
unnamed-side-colour = { $side }的棋子依顏色稱為「{ $name }」：主題沒有取名
unnamed-side-one-colour = { $side }的棋子稱為「{ $name }」：主題沒有取名，而兩方顏色相同
mend-name = { $setting }，或另取名稱

# 線條。
thin-line =
    { $part ->
        [board] 棋盤上最細的線寬 { $width } 毫米；至少要 { $least } 毫米
       *[pieces] 棋子上最細的線寬 { $width } 毫米；至少要 { $least } 毫米
    }
thin-line-key =
    { $part ->
        [board] 棋盤上最細的線（{ $key }）寬 { $width } 毫米；至少要 { $least } 毫米
       *[pieces] 棋子上最細的線（{ $key }）寬 { $width } 毫米；至少要 { $least } 毫米
    }
mend-line = { $setting }、加大 lines.weight，或加大尺寸
thin-reversed-line =
    { $part ->
        [board] 棋盤上深底反白的線寬 { $width } 毫米；不足 { $least } 毫米會被墨糊住
       *[pieces] 棋子上深底反白的線寬 { $width } 毫米；不足 { $least } 毫米會被墨糊住
    }
mend-reversed-line = 加大 lines.weight 或尺寸，或將下面的底色調淺

# 文字。
small-letters =
    { $part ->
        [board] 棋盤上的{ $words }：最小只有 { $height } 毫米高；至少要 { $least } 毫米
       *[pieces] 棋子上的{ $words }：最小只有 { $height } 毫米高；至少要 { $least } 毫米
    }
small-characters =
    { $part ->
        [board] 棋盤上的{ $words }：字身最小只有 { $height } 毫米；至少要 { $least } 毫米
       *[pieces] 棋子上的{ $words }：字身最小只有 { $height } 毫米；至少要 { $least } 毫米
    }
squeezed-word =
    { $part ->
        [board] 棋盤上的{ $words }經過壓縮才放得下
       *[pieces] 棋子上的{ $words }經過壓縮才放得下
    }
shrunk-word = { $words }比棋子上的其他字排得小，才放得下
mend-text-board = 加大格子（size = "family"），或減少 board.labels
mend-text-pieces = 加大棋子（size = "family"）、減少 face.show，或只用一種語言
small-name = 棋子上的名稱太長（{ $animals }）：小寫字母高 { $height } 毫米；至少要 { $least } 毫米
mend-small-name = { $size } 毫米的棋子（pieces.size）、較短的名稱，或 face.show 不含 "name"

# 對比。
low-contrast-words-pieces = { $side }棋子上的「{ $words }」對比為 { $contrast } : 1；至少要 { $least }
low-contrast-words-board = 棋盤上的「{ $words }」對比為 { $contrast } : 1；至少要 { $least }
mend-contrast-key =
    { $way ->
        [lighter] 將 { $key } 調淺，或將下面的底色加深
       *[darker] 將 { $key } 加深，或將下面的底色調淺
    }
mend-contrast-words =
    { $way ->
        [lighter] 將文字調淺，或將下面的底色加深
       *[darker] 將文字加深，或將下面的底色調淺
    }
low-contrast-colours =
    { $what ->
        [start] 格子上的動物
        [rivers] 河川與陸地
        [lines] 格子之間的線
        [outlines] 動物的輪廓線
       *[side] 一方的動物
    }對比為 { $contrast } : 1；至少要 { $least }
mend-contrast-colours = 將 { $key } 加深，或將底色調淺

# 圖片。
low-resolution = { $file } 以 { $dpi } dpi 印出；至少要 { $least }
mend-resolution = 需要 { $width } × { $height } 像素的圖片；這張是 { $own-width } × { $own-height }
rasterised = { $file } 會以像素印出，因為含有{ $features }
mend-rasterised = 改用單純的色塊與線條，任何大小都印得清晰

# 墨水。
much-ink =
    { $part ->
        [board] 棋盤有 { $percent } % 印成深色：很耗墨，也無法塗色
       *[pieces] 棋子有 { $percent } % 印成深色：很耗墨，也無法塗色
    }
mend-ink = 淺色的底，深色的線
total-ink-key = { $key } 的總墨量為 { $total } %；印刷機上限為 { $most } %
total-ink-part =
    { $part ->
        [board] 棋盤的一種顏色
        [pieces] 棋子的一種顏色
        [rules] 規則的一種顏色
       *[assembly] 製作說明的一種顏色
    }總墨量為 { $total } %；印刷機上限為 { $most } %
mend-total-ink = 較淺的顏色、只用黑色（cmyk(0, 0, 0, 1)），或依印刷廠的說法設定 colours.most-ink
total-ink-picture = 一張圖片的總墨量為 { $total } %；印刷機上限為 { $most } %
mend-total-ink-picture = 這種紙的色彩描述檔，不會超過上限；或依印刷廠的說法設定 colours.most-ink

# 紙張。
no-page =
    { $part ->
        [rules] 規則不論分成多少頁都放不進 { $paper }
       *[assembly] 製作說明不論分成多少頁都放不進 { $paper }
    }
mend-no-page = 加大 paper.size，或換 sheet.layout
waste =
    { $sheets ->
        [1] { $count } 枚 { $sticker } 毫米的貼紙用去這張 { $paper } 的 { $percent } %；還放得下 { $free } 枚
       *[other] { $count } 枚 { $sticker } 毫米的貼紙用去 { $sheets } 張 { $paper } 的 { $percent } %；還放得下 { $free } 枚
    }
mend-waste-sets = pieces.fill = "sets" 可在同一張紙上多印 { $sets } 套，"spares" 印備用動物，"labels" 印封籤與名牌
mend-waste-spares = pieces.fill = "spares" 印備用動物，"labels" 印封籤與名牌
mend-waste-paper = 更小的 paper.size 也放得下
many-sheets = { $square } 毫米格子的棋盤需要 { $sheets } 張 { $paper }
mend-many-sheets = { $setting }（{ $smaller } 毫米的格子）只需 { $fewer } 張，或加大 paper.size
mend-many-sheets-roll = 加大 paper.size，或用印刷廠的捲筒紙

# 盒子。
empty-places = { $count } 枚棋子疊不成等高的各疊，會空出 { $places } 個位置
mend-empty-places = 可放備用棋子
stiff-tuck = { $card } 毫米的卡紙要切到一半厚，無法壓痕，翻片容易損壞
mend-stiff-tuck = box.style = "matchbox" 更耐用
box-too-large = { $width } × { $height } 毫米的展開圖放不進 { $paper }
mend-box-too-large = { $need } 就夠大
mend-box-too-large-none = 直到 A1 都不夠大：縮小棋子，或減少棋子

# 量到的數值。
figure-backs = 背面容許的偏移
figure-line =
    { $part ->
        [board] 棋盤上最細的線
       *[pieces] 棋子上最細的線
    }
figure-letters =
    { $part ->
        [board] 棋盤上最小的字母
       *[pieces] 棋子上最小的字母
    }
figure-characters =
    { $part ->
        [board] 棋盤上最小的漢字
       *[pieces] 棋子上最小的漢字
    }
figure-names = 棋子上名稱的小寫字母
figure-words-pieces = { $side }棋子上的「{ $words }」與底色
figure-words-board = 棋盤上的「{ $words }」與底色
figure-colours =
    { $what ->
        [start] 格子上的動物
        [rivers] 河川與陸地
        [lines] 格子之間的線
        [outlines] 動物的輪廓線
       *[side] 一方的動物
    }
figure-picture = { $file }
figure-sides = 兩方（{ $views }）
figure-faces = 兩種動物（{ $views }）
figure-waste = 貼紙的用紙比例

# 結論：各有多少，能否製作，需要哪些紙。
count-faults = { $count } 項錯誤
count-warnings = { $count } 項警告
count-advice = { $count } 項建議
count-next = { $list }、{ $next }
needed-sheets = { $paper } 紙 { $count } 張
verdict-good = 無須修正：{ $sheets }。
verdict-advice = 無須修正，{ $counts }：{ $sheets }。
verdict-warnings = { $counts }。可以製作：{ $sheets }。
verdict-faults = { $counts }。修正錯誤後即可製作。
