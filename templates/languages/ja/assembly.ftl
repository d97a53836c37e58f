# 作り方シート：買うものと、作る順番。
assembly = 作り方シート
assembly-title = ゲームの作り方
assembly-subtitle =
    { $sheets ->
        [1] 動物{ $animals }匹と、シート1枚のゲーム盤
       *[other] 動物{ $animals }匹と、シート{ $sheets }枚をつなぐゲーム盤
    }

buy-pieces =
    { $shape ->
        [square] 四角い木のコマ{ $count }個
        [hexagon] 六角の木のコマ{ $count }個
       *[disc] 丸い木のコマ{ $count }個
    }
buy-pieces-size =
    { $shape ->
        [disc] 直径{ $size }mm
       *[other] 幅{ $size }mm
    }
buy-stickers = シール用紙
buy-labels = ラベルシート
buy-paper = 厚めの紙
buy-paper-use = ゲーム盤用
buy-paper-pieces = コマ用
buy-sheets = { $paper }・{ $count }枚
buy-card = 厚いボール紙
buy-card-size = { $width } × { $height } mm
buy-tools = はさみとのり
buy-tools-more = スティックのり
buy-tools-tape = テープも使います
buy-pencils = 色えんぴつ
buy-pencils-more = ペンは不向き

make-print = 印刷する
make-print-text = 「実際のサイズ」か100％を選び、「用紙に合わせる」は選びません。印刷された線が{ $length }mmあるか、定規で確かめます。
make-print-backs =
    { $way ->
        [short-edge] コマのページは両面印刷（短辺とじ）にします。
       *[long-edge] コマのページは両面印刷（長辺とじ）にします。
    }
make-colour = 色をぬる
make-colour-text = シートを切る前に、動物とゲーム盤に色をぬります。
make-colour-rings = ふちの輪は、両者を見分ける印なので残します。
make-cut = 切る
make-cut-stickers =
    { $way ->
        [punch] シール（{ $sticker }mm）をパンチで打ち抜きます。
        [machine] シール（{ $sticker }mm）を機械で切り抜きます。
        [grey] 細線でシール（{ $sticker }mm）を切ります。
       *[pink] ピンクの細線でシール（{ $sticker }mm）を切ります。
    }
make-cut-pieces =
    { $way ->
        [punch] コマ（{ $sticker }mm）をパンチで打ち抜きます。
        [machine] コマ（{ $sticker }mm）を機械で切り抜きます。
        [grey] 細線でコマ（{ $sticker }mm）を切ります。
       *[pink] ピンクの細線でコマ（{ $sticker }mm）を切ります。
    }
make-cut-strips =
    { $way ->
        [grey] 細線で帯を切ります。
       *[pink] ピンクの細線で帯を切ります。
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Silhouette Studioで{ $files }を開き、トンボを同じ数値にします（余白{ $inset }mm、長さ{ $arm }mm、線{ $line }mm）。レイヤーCUTだけを切ります。
make-cut-board = ゲーム盤を四すみの印に合わせて切ります。
make-cut-sheets =
    { $ways ->
        [both] ゲーム盤のシートは、まず、はさみの印がある縦の辺だけを切ります。
       *[one] ゲーム盤のシートは、はさみの印がある辺だけを切ります。
    }
make-cut-tabs = 幅{ $width }mmののりしろは残します。
make-fold-pieces = 折る
make-fold-pieces-text =
    { $way ->
        [gutter] コマのシートを破線で裏側へ折り、左右を貼り合わせます。
       *[stand] 帯を破線で折って表と裏を貼り合わせ、下の折りしろを外側へ開きます。
    }
make-join = つなぐ
make-join-text =
    { $sheets ->
        [2] のりしろにのりをつけ、もう1枚のシートを点線に合わせて重ねます。
       *[other] のりしろにのりをつけ、次のシートを点線に合わせて重ねます。番号の順につなぎます。
    }
make-join-butt =
    { $sheets ->
        [2] 2枚のシートの辺をぴったりつけ、うらからテープでとめます。
       *[other] シートの辺をぴったりつけ、うらからテープでとめます。番号の順に並べます。
    }
make-join-letters = 同じ文字を合わせます。
make-join-rows = 横の段を先につなぎます。
make-fold = 折る
make-fold-text =
    { $fold ->
        [quarter] 折り目の印の間に、定規と先の丸い道具ですじをつけ、絵を内側にして横に折り、もう一度折ります。
        [thirds] 折り目の印の間に、定規と先の丸い道具ですじをつけ、両はしを真ん中に重ねて折ります。
       *[half] 折り目の印の間に、定規と先の丸い道具ですじをつけ、絵を内側にして折ります。
    }
make-back = ボール紙にはる
make-back-text = ゲーム盤をボール紙にはり、重い本をのせて一晩おきます。
make-back-folded = ボール紙も折り目で切り分けます。開いたゲーム盤をはり、重い本をのせて一晩おきます。
make-press = コマにはる
make-press-text = コマのまん中にシールを1枚ずつはります。
make-press-both = コマの表と裏に、シールを1枚ずつはります。
make-press-spares = 無地のシール{ $spares }枚は予備です。
make-press-animals = あまったシール{ $spares }枚は予備です。
make-press-labels = ふたのシールで箱をとじ、名札に名前を書きます。

age-title = 小さな部品
age-text = 3才未満のお子さまには与えないでください。コマやシールを飲み込むおそれがあります。刃物は大人が使いましょう。
set-title = セットの内容
set-test = テストページ
set-rules = ルール
set-where = { $sheets }枚目、ファイル「{ $file }」

buy-wood = 合板
buy-wood-board = ゲーム盤用、厚さ3～4mm
buy-wood-pieces = コマ用、厚さ4～6mm
buy-wood-both = ゲーム盤とコマ用、厚さ4mm
buy-wood-sheets = { $width } × { $height } mm・{ $count }枚
buy-calliper = ノギス
buy-calliper-more = 試し切りを測ります
buy-sandpaper = 紙やすり
buy-sandpaper-more = 細目、240番
buy-oil = オイルかワックス
buy-oil-more = と柔らかい布

make-load = ファイルを開く
make-load-text = レーザーのソフトで「{ $board }」と「{ $pieces }」のファイルを100％で開きます。
make-load-one = レーザーのソフトで「{ $board }」のファイルを100％で開きます。盤とコマは1枚の板に入っています。
make-load-size =
    { $sheets ->
        [1] ゲーム盤の赤い外枠が{ $width } × { $height } mmあるか確かめます。
       *[other] ゲーム盤の1枚目の赤い外枠が{ $width } × { $height } mmあるか確かめます。
    }
make-colours = 色を設定する
make-colours-engrave = 黒い線は彫刻します。
make-colours-score = 青い線は筋だけ入れ、切り抜きません。
make-colours-cut = 赤い線は最後に切ります。切り離したものは動くからです。
laser-engrave = 彫刻
laser-score = 筋入れ
laser-cut = 切断
make-test = 試し切り
make-test-text = 端材でコマを1つ切って測ります。{ $size }mmなら成功です。違うときは、テーマのcutter.kerfを{ $drawn }mmから測った値を引いた数にして、ファイルを作り直します。
make-burn = 彫って切る
make-burn-text = 板を平らに固定します。途中で板を動かさず、この順に進めます。
make-glue = 接着する
make-glue-text = ファイルの順に、薄い板の上で端と端を合わせて接着します。番号が順番です。
make-finish = 仕上げる
make-finish-text = ぬらして絞った布ですすをふき、ふちをやすりで整え、オイルをぬります。
make-sort = コマを見分ける
make-sort-text = 片方のコマは{ $one }、もう片方は{ $other }です。
make-sort-spares = 無地のコマ{ $spares }個は予備です。
age-text-laser = 3才未満のお子さまには与えないでください。コマを飲み込むおそれがあります。レーザーは大人が使い、作動中は目を離さないでください。
set-pieces = コマ
