# 付属のデザインを短い言葉で。
theme-classic = ハスの川、月の門、くいの並ぶ落とし穴
theme-new-year = 朱と金、巻物と爆竹
theme-night = 月明かりのジャングル、光るほら穴
theme-indigo = 青い布に白、魚とハス
theme-field-notes = ペンと淡彩で描いた博物学者の地図
theme-woodcut = 木に彫った絵、黒と朱
theme-colouring = 色えんぴつのための輪郭線
theme-clear = 色だけにたよらない
theme-imperial = 朱に金、巣は宮殿
theme-large = 太い線、大きな数字
theme-schule = 漢字、ピンイン、ドイツ語
theme-roman = モザイク、神殿、ローマ数字
theme-travel = A5、13mmのコマ
theme-laser = 木を切り、彫るための線
theme-pictures = 写真をはるアルバム
