# 打印前检查所见：问题、解决办法、量到的数值和结论。主题的键与值（如 { $key }、{ $setting }）各语言相同。

# 列表：“鼠、猫以及另外 3 个”一类。印出的字词放在引号里。
list-next = { $list }、{ $next }
list-last = { $list }和{ $next }
list-more = { $list }以及另外 { $more } 个
list-word = “{ $word }”

# 看起来的样子。
view-colour = 彩色
view-grey = 黑白
view-protan = 红色盲
view-deutan = 绿色盲
view-tritan = 蓝色盲

# 图画中只能以像素印出的东西。
feature-blending = 混合模式
feature-clips = 剪切路径
feature-embedded-pictures = 嵌入图片
feature-filters = 滤镜
feature-gradients = 渐变
feature-masks = 蒙版
feature-opacity = 透明度
feature-patterns = 图案
feature-text = 文字

# 贴纸、棋子和格子。
sticker-too-large = { $sticker } 毫米的贴纸超出 { $size } 毫米的棋子
mend-overhang = pieces.inset = "1mm"，让贴纸离边缘 1 毫米
piece-too-large = { $size } 毫米的棋子放不进 { $square } 毫米的格子
tight-square = { $size } 毫米的棋子占 { $square } 毫米格子边长的 { $percent } %
loose-square = { $size } 毫米的棋子只占 { $square } 毫米格子边长的 { $percent } %
mend-fit = 这些棋子宜配 { $squares } 毫米的格子，这些格子宜配 { $pieces } 毫米的棋子
no-punch = 没有常见的打孔器能打出 { $sticker } 毫米的贴纸；最接近的以 { $nearest } 英寸出售，即 { $size } 毫米
mend-inset = { $setting }，同样的棋子就能用 { $punch } 英寸打孔器做贴纸
mend-squares = pieces.cut = "squares"：这些棋子比任何打孔器都小
slipping-back = 背面只允许偏移 { $drift } 毫米；家用打印机会偏移达 { $least } 毫米
mend-backs = 加大棋子，或用不会偏移的 pieces.backs = "stickers"
outside-safe = { $side }的图超出安全线 { $reach } 毫米：{ $animals }
mend-safe = 把图缩小、圆环收窄，或在裁剪仔细时用 { $setting }

# 容易混淆的东西。
sides-alike = 白方和黑方的棋子容易混淆（{ $views }；ΔE { $difference }，至少要 { $least }）
mend-sides-foot = { $setting } 以形状区分两方，或将一方的底色大幅加深
mend-sides = 将一方的底色大幅加深，或将一方的圆环大幅加宽（pieces.black.ring-width）
faces-alike =
    { $when ->
        [turned] { $animals }在其中一个倒放时容易混淆：图面只有 { $percent } % 不同
        [always] { $animals }在任何人眼中都容易混淆：图面只有 { $percent } % 不同
       *[views] { $animals }容易混淆（{ $views }）：图面只有 { $percent } % 不同
    }
mend-faces = 换一张图（{ $key }），或让 face.show 显示得更多、更大
unnamed-side-colour = { $side }的棋子按颜色称为“{ $name }”：主题没有取名
unnamed-side-one-colour = { $side }的棋子称为“{ $name }”：主题没有取名，而两方颜色相同
mend-name = { $setting }，或另取名称

# 线条。
thin-line =
    { $part ->
        [board] 棋盘上最细的线宽 { $width } 毫米；至少要 { $least } 毫米
       *[pieces] 棋子上最细的线宽 { $width } 毫米；至少要 { $least } 毫米
    }
thin-line-key =
    { $part ->
        [board] 棋盘上最细的线（{ $key }）宽 { $width } 毫米；至少要 { $least } 毫米
       *[pieces] 棋子上最细的线（{ $key }）宽 { $width } 毫米；至少要 { $least } 毫米
    }
mend-line = { $setting }、加大 lines.weight，或加大尺寸
thin-reversed-line =
    { $part ->
        [board] 棋盘上深底反白的线宽 { $width } 毫米；不足 { $least } 毫米会被墨糊住
       *[pieces] 棋子上深底反白的线宽 { $width } 毫米；不足 { $least } 毫米会被墨糊住
    }
mend-reversed-line = 加大 lines.weight 或尺寸，或将下面的底色调浅

# 文字。
small-letters =
    { $part ->
        [board] 棋盘上的{ $words }：最小只有 { $height } 毫米高；至少要 { $least } 毫米
       *[pieces] 棋子上的{ $words }：最小只有 { $height } 毫米高；至少要 { $least } 毫米
    }
small-characters =
    { $part ->
        [board] 棋盘上的{ $words }：字身最小只有 { $height } 毫米；至少要 { $least } 毫米
       *[pieces] 棋子上的{ $words }：字身最小只有 { $height } 毫米；至少要 { $least } 毫米
    }
squeezed-word =
    { $part ->
        [board] 棋盘上的{ $words }经过压缩才放得下
       *[pieces] 棋子上的{ $words }经过压缩才放得下
    }
shrunk-word = { $words }比棋子上的其他字排得小，才放得下
mend-text-board = 加大格子（size = "family"），或减少 board.labels
mend-text-pieces = 加大棋子（size = "family"）、减少 face.show，或只用一种语言
small-name = 棋子上的名称太长（{ $animals }）：小写字母高 { $height } 毫米；至少要 { $least } 毫米
mend-small-name = { $size } 毫米的棋子（pieces.size）、较短的名称，或 face.show 不含 "name"

# 对比度。
low-contrast-words-pieces = { $side }棋子上的“{ $words }”对比度为 { $contrast } : 1；至少要 { $least }
low-contrast-words-board = 棋盘上的“{ $words }”对比度为 { $contrast } : 1；至少要 { $least }
mend-contrast-key =
    { $way ->
        [lighter] 将 { $key } 调浅，或将下面的底色加深
       *[darker] 将 { $key } 加深，或将下面的底色调浅
    }
mend-contrast-words =
    { $way ->
        [lighter] 将文字调浅，或将下面的底色加深
       *[darker] 将文字加深，或将下面的底色调浅
    }
low-contrast-colours =
    { $what ->
        [start] 格子上的动物
        [rivers] 河川与陆地
        [lines] 格子之间的线
        [outlines] 动物的轮廓线
       *[side] 一方的动物
    }对比度为 { $contrast } : 1；至少要 { $least }
mend-contrast-colours = 将 { $key } 加深，或将底色调浅

# 图片。
low-resolution = { $file } 以 { $dpi } dpi 印出；至少要 { $least }
mend-resolution = 需要 { $width } × { $height } 像素的图片；这张是 { $own-width } × { $own-height }
rasterised = { $file } 会以像素印出，因为含有{ $features }
mend-rasterised = 改用单纯的色块和线条，任何大小都印得清晰

# 墨水。
much-ink =
    { $part ->
        [board] 棋盘有 { $percent } % 印成深色：很费墨，也无法涂色
       *[pieces] 棋子有 { $percent } % 印成深色：很费墨，也无法涂色
    }
mend-ink = 浅色的底，深色的线
total-ink-key = { $key } 的总墨量为 { $total } %；印刷机上限为 { $most } %
total-ink-part =
    { $part ->
        [board] 棋盘的一种颜色
        [pieces] 棋子的一种颜色
        [rules] 规则的一种颜色
       *[assembly] 制作说明的一种颜色
    }总墨量为 { $total } %；印刷机上限为 { $most } %
mend-total-ink = 较浅的颜色、只用黑色（cmyk(0, 0, 0, 1)），或按印刷厂的说法设定 colours.most-ink
total-ink-picture = 一张图片的总墨量为 { $total } %；印刷机上限为 { $most } %
mend-total-ink-picture = 这种纸的颜色配置文件，不会超过上限；或按印刷厂的说法设定 colours.most-ink

# 纸张。
no-page =
    { $part ->
        [rules] 规则不论分成多少页都放不进 { $paper }
       *[assembly] 制作说明不论分成多少页都放不进 { $paper }
    }
mend-no-page = 加大 paper.size，或换 sheet.layout
waste =
    { $sheets ->
        [1] { $count } 枚 { $sticker } 毫米的贴纸用去这张 { $paper } 的 { $percent } %；还放得下 { $free } 枚
       *[other] { $count } 枚 { $sticker } 毫米的贴纸用去 { $sheets } 张 { $paper } 的 { $percent } %；还放得下 { $free } 枚
    }
mend-waste-sets = pieces.fill = "sets" 可在同一张纸上多印 { $sets } 套，"spares" 印备用动物，"labels" 印封签和名牌
mend-waste-spares = pieces.fill = "spares" 印备用动物，"labels" 印封签和名牌
mend-waste-paper = 更小的 paper.size 也放得下
many-sheets = { $square } 毫米格子的棋盘需要 { $sheets } 张 { $paper }
mend-many-sheets = { $setting }（{ $smaller } 毫米的格子）只需 { $fewer } 张，或加大 paper.size
mend-many-sheets-roll = 加大 paper.size，或用印刷厂的卷筒纸

# 盒子。
empty-places = { $count } 枚棋子叠不成等高的各叠，会空出 { $places } 个位置
mend-empty-places = 可放备用棋子
stiff-tuck = { $card } 毫米的卡纸要切到一半厚，无法压痕，翻片容易损坏
mend-stiff-tuck = box.style = "matchbox" 更耐用
box-too-large = { $width } × { $height } 毫米的展开图放不进 { $paper }
mend-box-too-large = { $need } 就够大
mend-box-too-large-none = 直到 A1 都不够大：缩小棋子，或减少棋子

# 量到的数值。
figure-backs = 背面允许的偏移
figure-line =
    { $part ->
        [board] 棋盘上最细的线
       *[pieces] 棋子上最细的线
    }
figure-letters =
    { $part ->
        [board] 棋盘上最小的字母
       *[pieces] 棋子上最小的字母
    }
figure-characters =
    { $part ->
        [board] 棋盘上最小的汉字
       *[pieces] 棋子上最小的汉字
    }
figure-names = 棋子上名称的小写字母
figure-words-pieces = { $side }棋子上的“{ $words }”与底色
figure-words-board = 棋盘上的“{ $words }”与底色
figure-colours =
    { $what ->
        [start] 格子上的动物
        [rivers] 河川与陆地
        [lines] 格子之间的线
        [outlines] 动物的轮廓线
       *[side] 一方的动物
    }
figure-picture = { $file }
figure-sides = 两方（{ $views }）
figure-faces = 两种动物（{ $views }）
figure-waste = 贴纸的用纸比例

# 结论：各有多少，能否制作，需要哪些纸。
count-faults = { $count } 项错误
count-warnings = { $count } 项警告
count-advice = { $count } 项建议
count-next = { $list }、{ $next }
needed-sheets = { $paper } 纸 { $count } 张
verdict-good = 无须修正：{ $sheets }。
verdict-advice = 无须修正，{ $counts }：{ $sheets }。
verdict-warnings = { $counts }。可以制作：{ $sheets }。
verdict-faults = { $counts }。修正错误后即可制作。
