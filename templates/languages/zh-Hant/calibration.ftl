# 這一頁顯示印表機印出來的和原圖差多少。
calibration-title = 校正印表機
calibration-size = 大小
calibration-size-rule = 用鋼尺量十字之間的距離：橫向應為 {$across} 毫米，縱向應為 {$down} 毫米。填入量得的數值。
calibration-size-card = 沒有鋼尺？把銀行卡放在這裡，靠緊兩條粗線，讀出另外兩邊所對的百分比，填入即可。
calibration-position = 位置
calibration-position-left = 將紙左邊與右邊對齊，對摺後展開。摺痕與斜線相交之處，就是第一個數。
calibration-position-top = 再將上邊與下邊對齊對摺，在橫的刻度上讀出第二個數。
calibration-margins = 邊距
calibration-margins-read = 在四邊各找出印得出線條的最小數字。邊距不可小於四個數中最大的一個。
calibration-fine = 最細的線，最小的字
calibration-fine-read = 填入黑線和白線都印得完整的第一個數值。下面看不清的字，對這台印表機來說太小了。
calibration-tones = 灰階與顏色
calibration-tones-read = 每格中央有一個稍深的圓點。看不見圓點的地方，表示印表機分不出這兩種灰色。
calibration-save = 寫下四個數，然後輸入：
calibration-use = 以後列印時輸入：
