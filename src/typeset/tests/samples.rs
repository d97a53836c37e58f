//! Prose of a rules sheet in every language, of our own.

/// Languages with a paragraph each.
pub(super) const SAMPLES: &[(&str, &str)] = &[
    (
        "en",
        "The lion and the tiger may leap a river in a straight line, from bank to bank: over two squares of water or \
         over three. They may capture where they land. A rat of either side that swims between the banks blocks the \
         leap, whoever owns it – and nothing else ever does. In 1 game of 12 the elephant “never forgets”: it stands \
         before its own den, difficult to outflank, until the opponent’s animals have exhausted themselves.",
    ),
    (
        "de",
        "Die Raubtierfiguren dürfen Flussüberquerungen ausschließlich durch Sprungbewegungen vornehmen: Löwe und Tiger \
         überspringen das Gewässer geradlinig, sofern keine Ratte die Sprungbahn blockiert. Gegnerische Fallenfelder \
         setzen die Rangordnung vorübergehend außer Kraft; wer auf einem solchen Feld steht, kann von jedem Tier \
         geschlagen werden, selbst von der schwächsten Ratte. Nach § 12 endet die Partie „remis“, wenn 30 Züge lang \
         nichts geschlagen wurde.",
    ),
    (
        "fr",
        "Le lion et le tigre franchissent la rivière d’un seul bond, en ligne droite, et peuvent prendre à l’arrivée\u{202F}; \
         mais un rat qui nage entre les deux rives leur barre le passage. Qui entre le premier dans la tanière adverse \
         gagne la partie\u{202F}! On dit alors\u{A0}: «\u{A0}la tanière est prise\u{A0}», et les animaux capturés sont \
         rendus à leur propriétaire.",
    ),
    (
        "es",
        "El león y el tigre saltan el río en línea recta, de orilla a orilla, y pueden capturar donde caen. Una rata que \
         nada entre las dos orillas impide el salto, sea de quien sea. ¿Quién gana? Quien entra primero en la madriguera \
         contraria, o quien deja a su adversario sin ningún movimiento permitido.",
    ),
    (
        "pt-BR",
        "O leão e o tigre atravessam o rio de um só salto, em linha reta, e podem capturar no lugar em que caem. Um rato \
         que nada entre as margens impede o salto. As armadilhas tiram toda a força do animal que nelas entra, e \
         qualquer peça do adversário pode então capturá-lo imediatamente.",
    ),
    (
        "it",
        "Il leone e la tigre attraversano il fiume con un solo balzo, in linea retta, e possono catturare dove atterrano. \
         Un topo che nuota fra le due sponde impedisce il salto, a chiunque appartenga. Nella trappola ogni animale perde \
         la propria forza: anche il gatto può allora catturare l’elefante.",
    ),
    (
        "nl",
        "De leeuw en de tijger springen in een rechte lijn over de rivier, van oever tot oever, en mogen slaan waar zij \
         neerkomen. Een rat die tussen de oevers zwemt, verhindert de sprong. In een valkuil verliest elk dier zijn \
         kracht, zodat zelfs de zwakste tegenstander het onmiddellijk mag slaan.",
    ),
    (
        "zh-Hant",
        "獅和虎能直線跳過河川，由此岸到彼岸：橫跳兩格，直跳三格，落腳處可以吃子。途中水格若有鼠，不論屬於哪方，都不能跳。\
         雙方各有八枚棋子：「象、獅、虎、豹、狼、狗、貓、鼠」，數字8最強、1最弱。鬥獸棋（dòu shòu qí）的要訣——古人說得好——\
         是「以小制大」……鼠能吃象，因為牠會鑽進象的耳朵裡！",
    ),
    (
        "zh-Hans",
        "狮和虎能直线跳过河川，由此岸到彼岸：横跳两格，直跳三格，落脚处可以吃子。途中水格若有鼠，不论属于哪方，都不能跳。\
         双方各有八枚棋子：“象、狮、虎、豹、狼、狗、猫、鼠”，数字8最强、1最弱。棋盘横7列、纵9行；每隔30步未吃子，判为和棋。\
         斗兽棋的要诀是《以小制大》（见第12条）。",
    ),
    (
        "ja",
        "ライオンとトラは、川をまっすぐに飛び越えることができます。ただし、ネズミが川の中にいるときは、どちらの側のネズミでも\
         飛び越えられません。「わな」に入った動物は力をすべて失い、どの駒にも取られてしまいます。相手のすにさきに入った人が\
         勝ちです。しょうぶは30手まで、ゆっくり考えて、人々とたのしみましょう。",
    ),
];

/// The sample of a language.
pub(super) fn sample(language: &str) -> &'static str {
    SAMPLES.iter().find(|(tag, _)| *tag == language).expect("there is a sample").1
}
