//! A wallet: one sheet folded around a folded board, nothing cut, nothing glued.
//!
//! On the sheet, from above: lip, back, gusset, front. The hems at both sides are folded in; those of the front, a little
//! narrower, go under those of the back.

use super::card::Card;
use super::net::Net;
use super::outline::Outline;
use crate::geom::Size;

/// The sheet's thickness, in millimetres.
const PAPER: Card = Card(0.15);
/// What the inside is wider and higher than the board.
const PLAY: (f64, f64) = (2.0, 1.5);
/// The narrowest hem, and the least that a lip goes behind the front.
const LEAST: f64 = 8.0;
/// The part of the lip that is seen: at most, and as a share of the back.
const SEEN: (f64, f64) = (22.0, 0.2);
/// Without a lip the front ends this far below the back's edge, and covers this share of the board.
const OPEN: (f64, f64) = (4.0, 0.7);
/// How much narrower the front is at its edge, on each side.
const TAPER: f64 = 1.0;
/// The largest corner of the lip that is folded in.
const CORNER: f64 = 16.0;

/// The lengths of a wallet, in millimetres.
#[derive(Debug, Clone, PartialEq)]
pub struct WalletMeasures {
    /// The sheet.
    pub sheet: Size,
    /// Width of the hems.
    pub hem: f64,
    /// Height of the back.
    pub back: f64,
    /// Height of the gusset below the board.
    pub gusset: f64,
    /// Height of the front.
    pub front: f64,
    /// Height of the lip; 0 where the wallet stays open at the top.
    pub lip: f64,
    /// How much narrower the front is at its edge, on each side.
    pub taper: f64,
    /// The corners of the lip, which are folded in.
    pub corner: f64,
}

impl WalletMeasures {
    /// The wallet for a board of this size and thickness, folded from this sheet, upright; `None` if the sheet is too
    /// small.
    pub fn of(board: Size, thickness: f64, sheet: Size) -> Option<WalletMeasures> {
        let hem = (sheet.width - (board.width + PLAY.0 + thickness)) / 2.0;
        let back = board.height + PLAY.1;
        let gusset = (thickness + 0.4).max(0.6);
        let rest = sheet.height - back - gusset;
        // How far a lip goes behind the front.
        let behind = rest - back;
        let (front, lip) = if behind >= LEAST {
            let seen = SEEN.0.min(SEEN.1 * back);
            (back - seen, seen + behind)
        } else {
            (rest.min(back - OPEN.0), 0.0)
        };
        let closes = lip > 0.0 || front >= OPEN.1 * board.height;
        let corner = (lip - 4.0).clamp(0.0, CORNER);
        let found = WalletMeasures { sheet, hem, back, gusset, front, lip, taper: TAPER, corner };
        (hem >= LEAST && front > 0.0 && closes).then_some(found)
    }

    /// The same for the board in the orientation in which the wallet closes, or at all.
    pub fn of_either(board: Size, thickness: f64, sheet: Size) -> Option<WalletMeasures> {
        let ways = [board, Size::new(board.height, board.width)];
        let found: Vec<WalletMeasures> =
            ways.into_iter().filter_map(|board| WalletMeasures::of(board, thickness, sheet)).collect();
        found.iter().find(|wallet| wallet.lip > 0.0).or(found.first()).cloned()
    }

    /// What of the lip is seen above the front.
    pub fn seen(&self) -> f64 {
        if self.lip > 0.0 { self.back - self.front } else { 0.0 }
    }

    /// Where back, gusset and front begin on the sheet, from above.
    pub fn heights(&self) -> [f64; 3] {
        [self.lip, self.lip + self.back, self.lip + self.back + self.gusset]
    }
}

/// The net: the whole sheet.
pub fn wallet(m: &WalletMeasures) -> Net {
    let mut net = Net::new(PAPER);
    let (w, [yl, yb, yg]) = (m.sheet.width, m.heights());
    let end = yg + m.front;
    let (x0, x1, c, t) = (m.hem, w - m.hem, m.corner, m.taper);
    let block = |x0: f64, y0: f64, x1: f64, y1: f64| Outline::polygon(&[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]);
    net.add("back", block(x0, yl, x1, yb));
    net.hang("hem back l", block(0.0, yl, x0, yb), "back", [(x0, yl), (x0, yb)]);
    net.hang("hem back r", block(x1, yl, w, yb), "back", [(x1, yl), (x1, yb)]);
    if m.lip > 0.0 {
        let lip = [(x0, yl), (x0, c), (x0 + c, 0.0), (x1 - c, 0.0), (x1, c), (x1, yl)];
        net.hang("lip", Outline::polygon(&lip), "back", [(x0, yl), (x1, yl)]);
        net.hang("hem lip l", block(0.0, c, x0, yl), "lip", [(x0, yl), (x0, c)]);
        net.hang("hem lip r", block(x1, c, w, yl), "lip", [(x1, yl), (x1, c)]);
    }
    net.hang("gusset", block(x0, yb, x1, yg), "back", [(x0, yb), (x1, yb)]);
    let front = [(x0, yg), (x1, yg), (x1 - t, end), (x0 + t, end)];
    net.hang("front", Outline::polygon(&front), "gusset", [(x0, yg), (x1, yg)]);
    let left = [(0.0, yg), (x0, yg), (x0 + t, end), (0.0, end)];
    net.hang("hem front l", Outline::polygon(&left), "front", [(x0, yg), (x0 + t, end)]);
    let right = [(x1, yg), (w, yg), (w, end), (x1 - t, end)];
    net.hang("hem front r", Outline::polygon(&right), "front", [(x1, yg), (x1 - t, end)]);
    net
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: Size = Size::new(210.0, 297.0);
    const LETTER: Size = Size::new(215.9, 279.4);

    /// Three lengths in millimetres.
    type Lengths = (f64, f64, f64);

    /// The folded boards of a table: the board, and on A4 and Letter the hems, the front and the lip.
    const BOARDS: [(Lengths, [Option<Lengths>; 2]); 6] = [
        ((128.0, 103.0, 1.0), [Some((39.5, 83.6, 107.5)), Some((42.5, 83.6, 89.9))]),
        ((190.0, 141.5, 1.0), [Some((8.5, 121.0, 31.6)), Some((11.5, 135.0, 0.0))]),
        ((107.0, 141.5, 2.0), [Some((49.5, 121.0, 30.6)), Some((52.5, 134.0, 0.0))]),
        ((259.0, 183.5, 1.0), [None, None]),
        ((183.5, 147.5, 2.0), [Some((11.25, 145.0, 0.0)), Some((14.2, 128.0, 0.0))]),
        ((203.5, 253.5, 2.0), [None, None]),
    ];

    #[test]
    fn lip_back_gusset_and_front_are_as_long_as_the_sheet_and_hems_and_board_as_wide() {
        for (across, high, thick) in BOARDS.map(|(board, _)| board) {
            for sheet in [A4, LETTER] {
                let Some(m) = WalletMeasures::of_either(Size::new(across, high), thick, sheet) else { continue };
                if m.lip > 0.0 {
                    assert!((m.lip + m.back + m.gusset + m.front - sheet.height).abs() < 1e-9, "{m:?}");
                    assert!(m.lip - m.seen() >= LEAST, "{m:?}");
                }
                assert!(m.hem >= LEAST && 2.0 * m.hem < sheet.width / 2.0 + 8.0, "{m:?}");
                assert!(m.hem - m.taper - 0.5 >= 4.0, "the front's edges stay under the back's hems");
            }
        }
    }

    #[test]
    fn wallets_are_as_large_as_their_boards_ask() {
        for ((across, high, thick), found) in BOARDS {
            for (sheet, wanted) in [A4, LETTER].into_iter().zip(found) {
                let Some((hem, front, lip)) = wanted else { continue };
                let m = WalletMeasures::of(Size::new(across, high), thick, sheet).expect("the board fits");
                assert!((m.hem - hem).abs() < 0.06 && (m.front - front).abs() < 0.06, "{m:?}");
                assert!((m.lip - lip).abs() < 0.06, "{m:?}");
            }
        }
    }

    #[test]
    fn what_is_too_large_for_the_sheet_has_no_wallet() {
        for board in [Size::new(259.0, 183.5), Size::new(203.5, 253.5)] {
            assert_eq!(WalletMeasures::of_either(board, 1.0, A4), None);
        }
    }
}
