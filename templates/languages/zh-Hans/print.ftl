# 印在图样之外的文字。
board = 棋盘
pieces = 贴纸
board-part = 棋盘，列 {$files}，行 {$rows}
page-of = 第 {$page} 页，共 {$pages} 页
full-size = 请以 100 % 原尺寸打印
glue-here = 第 {$sheet} 张粘在此边之上
sheet-place = 本张位置：第 {$row} 行，第 {$column} 列
fold-valley = 谷折：图面朝内
fold-mountain = 山折：图面朝外
sticker-sheet = 贴纸 {$count} 枚，直径 {$size} 毫米，棋子 {$piece} 毫米
label-sheet = {$label} 标签纸，贴纸 {$count} 枚
label-test = {$label} 测试页，标签 {$size} 毫米
# The one sentence on the test page.
label-test-use = 请以 100% 将本页印在普通纸上，与一张 {$label} 叠在一起对着光看：每条线都应落在标签的边缘。
fold-here = 沿此线向后对折，再将两半粘合
sheet-backs =
    { $way ->
        [long-edge] 双面打印，沿长边翻转
        [short-edge] 双面打印，沿短边翻转
       *[stand] 沿实线剪下，沿虚线折叠
    }
sheet-mirrored = 左右镜像，用于热转印或窗贴
name-tag = 姓名
