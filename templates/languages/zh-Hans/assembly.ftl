# 制作说明：要买什么、怎么做。
assembly = 制作说明
assembly-title = 动手做棋
assembly-subtitle =
    { $sheets ->
        [1] 动物{ $animals }只，棋盘印成1张
       *[other] 动物{ $animals }只，棋盘分印{ $sheets }张
    }

buy-pieces =
    { $shape ->
        [square] 方木片{ $count }枚
        [hexagon] 六角木片{ $count }枚
       *[disc] 圆木片{ $count }枚
    }
buy-pieces-size =
    { $shape ->
        [disc] 直径{ $size }毫米
       *[other] 宽{ $size }毫米
    }
buy-stickers = 贴纸用纸
buy-labels = 标签纸
buy-paper = 厚纸
buy-paper-use = 印棋盘用
buy-paper-pieces = 印棋子用
buy-sheets = { $paper }纸{ $count }张
buy-card = 硬纸板
buy-card-size = { $width } × { $height } 毫米
buy-tools = 剪刀和胶水
buy-tools-more = 固体胶最好用
buy-tools-tape = 还有胶带
buy-pencils = 彩色铅笔
buy-pencils-more = 水彩笔会渗透

make-print = 打印
make-print-text = 请选“实际大小”或100 %，不要选“适合页面”。用尺量印出的线，必须正好{ $length }毫米。
make-print-backs =
    { $way ->
        [short-edge] 棋子页请双面打印，沿短边翻转。
       *[long-edge] 棋子页请双面打印，沿长边翻转。
    }
make-colour = 涂色
make-colour-text = 趁纸张还没剪开，先给动物和棋盘涂上颜色。
make-colour-rings = 圆圈不要涂，双方靠它分辨棋子。
make-cut = 裁剪
make-cut-stickers =
    { $way ->
        [punch] 用打孔器压出贴纸（{ $sticker }毫米）。
        [machine] 用机器切下贴纸（{ $sticker }毫米）。
        [grey] 沿细线剪下贴纸（{ $sticker }毫米）。
       *[pink] 沿粉红色细线剪下贴纸（{ $sticker }毫米）。
    }
make-cut-pieces =
    { $way ->
        [punch] 用打孔器压出棋子（{ $sticker }毫米）。
        [machine] 用机器切下棋子（{ $sticker }毫米）。
        [grey] 沿细线剪下棋子（{ $sticker }毫米）。
       *[pink] 沿粉红色细线剪下棋子（{ $sticker }毫米）。
    }
make-cut-strips =
    { $way ->
        [grey] 沿细线剪下纸条。
       *[pink] 沿粉红色细线剪下纸条。
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = 在Silhouette Studio中打开{ $files }，把定位标记设为同样的数值：边距{ $inset }毫米，长度{ $arm }毫米，线宽{ $line }毫米。只切割CUT图层。
make-cut-board = 沿四角的记号裁下棋盘。
make-cut-sheets =
    { $ways ->
        [both] 棋盘的各张纸，先只裁有剪刀记号的竖边。
       *[one] 棋盘的各张纸只裁有剪刀记号的边。
    }
make-cut-tabs = 宽{ $width }毫米的粘贴边要留着。
make-fold-pieces = 折叠
make-fold-pieces-text =
    { $way ->
        [gutter] 将棋子页沿虚线向后对折，把两半粘合。
       *[stand] 将每条纸条沿虚线折好，把正反两面粘合，再把底部的折边向外折开。
    }
make-join = 拼接
make-join-text =
    { $sheets ->
        [2] 在粘贴边涂上胶水，把另一张叠上，对齐虚线。
       *[other] 在每条粘贴边涂上胶水，把下一张叠上，对齐虚线。按编号拼接。
    }
make-join-butt =
    { $sheets ->
        [2] 把两张边对边拼紧，背面用胶带粘牢。
       *[other] 把各张边对边拼紧，背面用胶带粘牢。按编号拼接。
    }
make-join-letters = 相同字母相对，菱形拼成完整。
make-join-rows = 先拼好每一行，再裁边拼接各行。
make-fold = 折叠
make-fold-text =
    { $fold ->
        [quarter] 用尺和钝刀沿折痕记号压出折线，先横折，图面朝内，再折一次。
        [thirds] 用尺和钝刀沿折痕记号压出折线，两端向中间折叠。
       *[half] 用尺和钝刀沿折痕记号压出折线，图面朝内折叠。
    }
make-back = 贴板
make-back-text = 把棋盘贴在硬纸板上，用厚书压一夜。
make-back-folded = 硬纸板也在折线处裁开。把摊开的棋盘贴上，用厚书压一夜。
make-press = 贴棋
make-press-text = 在每枚棋子正中贴上一枚贴纸。
make-press-both = 在每枚棋子的正面和背面各贴一枚贴纸。
make-press-spares = 空白的{ $spares }枚贴纸是备用的。
make-press-animals = 余下的{ $spares }枚贴纸是备用的。
make-press-labels = 用封盖贴封好盒子，在姓名贴上写下名字。

age-title = 内含小零件
age-text = 不适合3岁以下儿童：棋子和贴纸可能被吞下。利器请由大人使用。
set-title = 全套内容
set-test = 测试页
set-rules = 规则
set-where = 第{ $sheets }张，文件名“{ $file }”

buy-wood = 胶合板
buy-wood-board = 做棋盘用，厚3～4毫米
buy-wood-pieces = 做棋子用，厚4～6毫米
buy-wood-both = 做棋盘和棋子用，厚4毫米
buy-wood-sheets = { $width } × { $height } 毫米，{ $count }块
buy-calliper = 游标卡尺
buy-calliper-more = 量试切的尺寸
buy-sandpaper = 砂纸
buy-sandpaper-more = 细，240目
buy-oil = 木油或木蜡
buy-oil-more = 还有软布

make-load = 载入文件
make-load-text = 在激光机的软件里以100 %打开“{ $board }”和“{ $pieces }”两个文件。
make-load-one = 在激光机的软件里以100 %打开“{ $board }”文件，棋盘和棋子在同一块板上。
make-load-size =
    { $sheets ->
        [1] 棋盘的红色外框必须正好{ $width } × { $height } 毫米。
       *[other] 棋盘第1块的红色外框必须正好{ $width } × { $height } 毫米。
    }
make-colours = 设定颜色
make-colours-engrave = 黑线雕刻。
make-colours-score = 蓝线划痕，不切穿。
make-colours-cut = 红线最后切割：切下的部分会移位。
laser-engrave = 雕刻
laser-score = 划痕
laser-cut = 切割
make-test = 试切
make-test-text = 用边角料切一枚棋子，量一量：{ $size }毫米就对了。不对的话，把主题里的cutter.kerf改成{ $drawn }毫米减去量得的数，再重新生成文件。
make-burn = 雕刻和切割
make-burn-text = 把木板放平固定，照这个顺序做，中途不要移动木板。
make-glue = 拼合
make-glue-text = 按文件的顺序，把各块边对边胶合在薄底板上。编号就是顺序。
make-finish = 打磨上油
make-finish-text = 用湿布擦掉烟灰，磨光边缘，再给木头上油。
make-sort = 分辨双方
make-sort-text = 一方的棋子是{ $one }，另一方是{ $other }。
make-sort-spares = 空白的{ $spares }枚棋子是备用的。
age-text-laser = 不适合3岁以下儿童：棋子可能被吞下。激光机请由大人操作，工作时切勿离开。
set-pieces = 棋子
