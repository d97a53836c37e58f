# 印在圖樣之外的文字。
board = 棋盤
pieces = 貼紙
board-part = 棋盤，直行 {$files}，橫列 {$rows}
page-of = 第 {$page} 頁，共 {$pages} 頁
full-size = 請以 100 % 原尺寸列印
glue-here = 第 {$sheet} 張黏在此邊之上
sticker-sheet = 貼紙 {$count} 枚，直徑 {$size} 毫米，棋子 {$piece} 毫米
