# 这一页显示打印机打出来的和原图差多少。
calibration-title = 校准打印机
calibration-size = 大小
calibration-size-rule = 用钢尺量十字之间的距离：横向应为 {$across} 毫米，纵向应为 {$down} 毫米。填入量得的数值。
calibration-size-card = 没有钢尺？把银行卡放在这里，靠紧两条粗线，读出另外两边所对的百分比，填入即可。
calibration-position = 位置
calibration-position-left = 将纸左边与右边对齐，对折后展开。折痕与斜线相交之处，就是第一个数。
calibration-position-top = 再将上边与下边对齐对折，在横的刻度上读出第二个数。
calibration-margins = 边距
calibration-margins-read = 在四边各找出印得出线条的最小数字。边距不可小于四个数中最大的一个。
calibration-fine = 最细的线，最小的字
calibration-fine-read = 填入黑线和白线都印得完整的第一个数值。下面看不清的字，对这台打印机来说太小了。
calibration-tones = 灰阶与颜色
calibration-tones-read = 每格中央有一个稍深的圆点。看不见圆点的地方，表示打印机分不出这两种灰色。
calibration-save = 写下四个数，然后输入：
calibration-use = 以后打印时输入：
