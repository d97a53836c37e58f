# 內附設計的簡短說明。
theme-classic = 蓮花河川、月洞門、插滿尖樁的陷坑
theme-new-year = 朱紅與金，卷軸與鞭炮
theme-night = 月光下的叢林，發亮的洞穴
theme-indigo = 藍布白花，魚與蓮
theme-field-notes = 博物學家的地圖，墨線淡彩
theme-woodcut = 木板刻成，黑與朱紅
theme-colouring = 等你上色的線稿
theme-clear = 絕不只靠顏色分辨
theme-imperial = 朱紅底上的金色，以宮殿為獸穴
theme-large = 粗線條，大數字
theme-schule = 漢字、拼音與德文
theme-roman = 馬賽克、神殿、羅馬數字
theme-travel = A5 大小，13 毫米圓片
theme-laser = 在木板上切割、雕刻的線條
theme-pictures = 放照片的相簿
