# 製作說明：要買什麼、怎麼做。
assembly = 製作說明
assembly-title = 動手做棋
assembly-subtitle =
    { $sheets ->
        [1] 動物{ $animals }隻，棋盤印成1張
       *[other] 動物{ $animals }隻，棋盤分印{ $sheets }張
    }

buy-pieces =
    { $shape ->
        [square] 方木片{ $count }枚
        [hexagon] 六角木片{ $count }枚
       *[disc] 圓木片{ $count }枚
    }
buy-pieces-size =
    { $shape ->
        [disc] 直徑{ $size }毫米
       *[other] 寬{ $size }毫米
    }
buy-stickers = 貼紙用紙
buy-labels = 標籤紙
buy-paper = 厚紙
buy-paper-use = 印棋盤用
buy-paper-pieces = 印棋子用
buy-sheets = { $paper }紙{ $count }張
buy-card = 硬紙板
buy-card-size = { $width } × { $height } 毫米
buy-tools = 剪刀與膠水
buy-tools-more = 口紅膠最好用
buy-tools-tape = 還有膠帶
buy-pencils = 色鉛筆
buy-pencils-more = 彩色筆會滲透

make-print = 列印
make-print-text = 請選「實際大小」或100 %，不要選「配合頁面」。用尺量印出的線，必須正好{ $length }毫米。
make-print-backs =
    { $way ->
        [short-edge] 棋子頁請雙面列印，沿短邊翻轉。
       *[long-edge] 棋子頁請雙面列印，沿長邊翻轉。
    }
make-colour = 塗色
make-colour-text = 趁紙張還沒剪開，先為動物與棋盤塗上顏色。
make-colour-rings = 圓圈不要塗，雙方靠它分辨棋子。
make-cut = 裁剪
make-cut-stickers =
    { $way ->
        [punch] 用打孔器壓出貼紙（{ $sticker }毫米）。
        [machine] 用機器切下貼紙（{ $sticker }毫米）。
        [grey] 沿細線剪下貼紙（{ $sticker }毫米）。
       *[pink] 沿粉紅色細線剪下貼紙（{ $sticker }毫米）。
    }
make-cut-pieces =
    { $way ->
        [punch] 用打孔器壓出棋子（{ $sticker }毫米）。
        [machine] 用機器切下棋子（{ $sticker }毫米）。
        [grey] 沿細線剪下棋子（{ $sticker }毫米）。
       *[pink] 沿粉紅色細線剪下棋子（{ $sticker }毫米）。
    }
make-cut-strips =
    { $way ->
        [grey] 沿細線剪下紙條。
       *[pink] 沿粉紅色細線剪下紙條。
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = 在Silhouette Studio中開啟{ $files }，把定位標記設為同樣的數值：邊距{ $inset }毫米，長度{ $arm }毫米，線寬{ $line }毫米。只切割CUT圖層。
make-cut-board = 沿四角的記號裁下棋盤。
make-cut-sheets =
    { $ways ->
        [both] 棋盤的各張紙，先只裁有剪刀記號的直邊。
       *[one] 棋盤的各張紙只裁有剪刀記號的邊。
    }
make-cut-tabs = 寬{ $width }毫米的黏貼邊要留著。
make-fold-pieces = 摺疊
make-fold-pieces-text =
    { $way ->
        [gutter] 將棋子頁沿虛線向後對摺，把兩半黏合。
       *[stand] 將每條紙條沿虛線摺好，把正反兩面黏合，再把底部的摺邊向外摺開。
    }
make-join = 拼接
make-join-text =
    { $sheets ->
        [2] 在黏貼邊塗上膠水，把另一張疊上，對齊虛線。
       *[other] 在每條黏貼邊塗上膠水，把下一張疊上，對齊虛線。照編號拼接。
    }
make-join-butt =
    { $sheets ->
        [2] 把兩張邊對邊拼緊，背面用膠帶黏牢。
       *[other] 把各張邊對邊拼緊，背面用膠帶黏牢。照編號拼接。
    }
make-join-letters = 相同字母相對，菱形拼成完整。
make-join-rows = 先拼好每一橫列，再裁邊拼接各列。
make-fold = 摺疊
make-fold-text =
    { $fold ->
        [quarter] 用尺與鈍刀沿摺痕記號壓出摺線，先橫摺，圖面朝內，再摺一次。
        [thirds] 用尺與鈍刀沿摺痕記號壓出摺線，兩端向中間摺疊。
       *[half] 用尺與鈍刀沿摺痕記號壓出摺線，圖面朝內摺疊。
    }
make-back = 貼板
make-back-text = 把棋盤貼在硬紙板上，用厚書壓一晚。
make-back-folded = 硬紙板也在摺線處裁開。把攤開的棋盤貼上，用厚書壓一晚。
make-press = 貼棋
make-press-text = 在每枚棋子正中貼上一枚貼紙。
make-press-both = 在每枚棋子的正面和背面各貼一枚貼紙。
make-press-spares = 空白的{ $spares }枚貼紙是備用的。
make-press-animals = 餘下的{ $spares }枚貼紙是備用的。
make-press-labels = 用封蓋貼封好盒子，在姓名貼上寫下名字。

age-title = 內含小物件
age-text = 3歲以下兒童不宜：棋子與貼紙可能被吞下。利器請由大人使用。
set-title = 全套內容
set-test = 測試頁
set-rules = 規則
set-where = 第{ $sheets }張，檔名「{ $file }」

buy-wood = 合板
buy-wood-board = 做棋盤用，厚3～4毫米
buy-wood-pieces = 做棋子用，厚4～6毫米
buy-wood-both = 做棋盤和棋子用，厚4毫米
buy-wood-sheets = { $width } × { $height } 毫米，{ $count }塊
buy-calliper = 游標卡尺
buy-calliper-more = 量試切的尺寸
buy-sandpaper = 砂紙
buy-sandpaper-more = 細，240號
buy-oil = 木油或木蠟
buy-oil-more = 還有軟布

make-load = 載入檔案
make-load-text = 在雷射機的軟體裡以100 %開啟「{ $board }」與「{ $pieces }」兩個檔案。
make-load-one = 在雷射機的軟體裡以100 %開啟「{ $board }」檔案，棋盤和棋子在同一塊板上。
make-load-size =
    { $sheets ->
        [1] 棋盤的紅色外框必須正好{ $width } × { $height } 毫米。
       *[other] 棋盤第1塊的紅色外框必須正好{ $width } × { $height } 毫米。
    }
make-colours = 設定顏色
make-colours-engrave = 黑線雕刻。
make-colours-score = 藍線劃痕，不切穿。
make-colours-cut = 紅線最後切割：切下的部分會移位。
laser-engrave = 雕刻
laser-score = 劃痕
laser-cut = 切割
make-test = 試切
make-test-text = 用邊角料切一枚棋子，量一量：{ $size }毫米就對了。不對的話，把主題裡的cutter.kerf改成{ $drawn }毫米減去量得的數，再重新產生檔案。
make-burn = 雕刻與切割
make-burn-text = 把木板放平固定，照這個順序做，中途不要移動木板。
make-glue = 拼合
make-glue-text = 照檔案的順序，把各塊邊對邊膠合在薄底板上。編號就是順序。
make-finish = 打磨上油
make-finish-text = 用濕布擦掉煙灰，磨光邊緣，再為木頭上油。
make-sort = 分辨雙方
make-sort-text = 一方的棋子是{ $one }，另一方是{ $other }。
make-sort-spares = 空白的{ $spares }枚棋子是備用的。
age-text-laser = 3歲以下兒童不宜：棋子可能被吞下。雷射機請由大人操作，運作時切勿離開。
set-pieces = 棋子
