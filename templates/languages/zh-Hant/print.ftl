# 印在圖樣之外的文字。
board = 棋盤
pieces = 貼紙
board-part = 棋盤，直行 {$files}，橫列 {$rows}
page-of = 第 {$page} 頁，共 {$pages} 頁
full-size = 請以 100 % 原尺寸列印
glue-here = 第 {$sheet} 張黏在此邊之上
sheet-place = 本張位置：第 {$row} 橫列，第 {$column} 直行
fold-valley = 谷摺：圖面朝內
fold-mountain = 山摺：圖面朝外
sticker-sheet = 貼紙 {$count} 枚，直徑 {$size} 毫米，棋子 {$piece} 毫米
label-sheet = {$label} 標籤紙，貼紙 {$count} 枚
label-test = {$label} 測試頁，標籤 {$size} 毫米
# The one sentence on the test page.
label-test-use = 請以 100% 將本頁印在普通紙上，與一張 {$label} 疊在一起對著光看：每條線都應落在標籤的邊緣。
fold-here = 沿此線向後對摺，再將兩半黏合
sheet-backs =
    { $way ->
        [long-edge] 雙面列印，沿長邊翻轉
        [short-edge] 雙面列印，沿短邊翻轉
       *[stand] 沿實線剪下，沿虛線摺疊
    }
sheet-mirrored = 左右鏡像，用於熱轉印或窗貼
name-tag = 姓名
