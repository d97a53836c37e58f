# What stands on a printed page beside the artwork.
board = ゲーム盤
pieces = シール
# One part of a board that is printed on several sheets.
board-part = ゲーム盤、縦の列{$files}、横の列{$rows}
page-of = {$pages}ページ中{$page}ページ目
full-size = 倍率100%（原寸）で印刷してください
# On the tab of a sheet: which sheet lies over it.
glue-here = この辺の上に{$sheet}枚目のシートを貼る
sheet-place = シートの位置：上から{$row}段目、左から{$column}列目
fold-valley = 谷折り：絵が内側
fold-mountain = 山折り：絵が外側
sticker-sheet = {$size}mmのシール{$count}枚（{$piece}mmのコマ用）
label-sheet = {$label} にシール{$count}枚
label-test = {$label} のテストページ、ラベル{$size}mm
# The one sentence on the test page.
label-test-use = このページを普通紙に100%で印刷し、{$label} と重ねて光にかざしてください。どの線もラベルの縁に重なります。
fold-here = ここで裏側へ折り、左右を貼り合わせる
sheet-backs =
    { $way ->
        [long-edge] 両面印刷（長辺とじ）
        [short-edge] 両面印刷（短辺とじ）
       *[stand] 実線で切り、破線で折る
    }
sheet-mirrored = 左右反転（アイロンプリント・窓用フィルム向け）
name-tag = 名前
