# 内附设计的简短说明。
theme-classic = 莲花河、月洞门、插满尖桩的陷坑
theme-new-year = 朱红与金，画卷与鞭炮
theme-night = 月光下的丛林，发亮的洞穴
theme-indigo = 蓝布白花，鱼与莲
theme-field-notes = 博物学家的地图，墨线淡彩
theme-woodcut = 木板刻成，黑与朱红
theme-colouring = 等你上色的线稿
theme-clear = 绝不只靠颜色分辨
theme-imperial = 朱红底上的金色，以宫殿为兽穴
theme-large = 粗线条，大数字
theme-schule = 汉字、拼音和德语
theme-roman = 马赛克、神殿、罗马数字
theme-travel = A5 大小，13 毫米圆片
theme-laser = 在木板上切割、雕刻的线条
theme-pictures = 放照片的相册
