# プリンターの印刷がどれだけずれるかを見るページ。
calibration-title = プリンターの調整
calibration-size = 大きさ
calibration-size-rule = 十字から十字までを金属の定規で測ります。横は {$across} mm、縦は {$down} mm のはずです。測った値を入れます。
calibration-size-card = 定規がなければ、銀行のカードをここに置き、二本の太い線に当てます。残りの二辺に合う目盛りのパーセントを入れます。
calibration-position = 位置
calibration-position-left = 紙の左の端を右の端に合わせて折り、開きます。折り目が斜めの線と交わるところが一つ目の数です。
calibration-position-top = 次に上の端を下の端に合わせて折り、横の目盛りで二つ目の数を読みます。
calibration-margins = 余白
calibration-margins-read = 四つの端で、線が印刷されているいちばん小さい数を探します。余白は、四つのうちいちばん大きい数より狭くできません。
calibration-fine = 細い線と小さい字
calibration-fine-read = 黒でも白でも途切れない最初の線の数を入れます。下の読めない字は、このプリンターには小さすぎます。
calibration-tones = 灰色と色
calibration-tones-read = どのますにも少し濃い点があります。点が見えないところは、プリンターが二つの灰色を区別できません。
calibration-save = 四つの数を書きこみ、次のように入力します。
calibration-use = そのあとの印刷では：
