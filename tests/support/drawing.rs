//! A small reader of DXF, which knows nothing of how the writer thinks.
/// A code and its value.
type Pair<'a> = (i32, &'a str);

/// Across and up, in millimetres.
type Place = (f64, f64);

/// What a file says.
pub struct Drawing<'a> {
    pairs: Vec<Pair<'a>>,
}

/// Something that is drawn.
#[derive(Debug)]
pub struct Entity<'a> {
    /// Such as `CIRCLE`.
    pub kind: &'a str,
    pairs: Vec<Pair<'a>>,
}

/// A closed or open line of corners.
#[derive(Debug)]
pub struct Polyline {
    /// Each corner, and how the line bends from there on.
    pub corners: Vec<(Place, f64)>,
    pub closed: bool,
}

impl<'a> Drawing<'a> {
    pub fn read(text: &'a str) -> Drawing<'a> {
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len() % 2, 0, "a code stands without its value");
        let pairs: Vec<Pair> =
            lines.chunks(2).map(|pair| (pair[0].trim().parse().expect("a code is a number"), pair[1])).collect();
        assert_eq!(pairs.last(), Some(&(0, "EOF")));
        Drawing { pairs }
    }

    /// The values of a variable of the header.
    pub fn variable(&self, name: &str) -> Vec<&'a str> {
        let place = self.pairs.iter().position(|pair| *pair == (9, name)).unwrap_or_else(|| panic!("no {name}"));
        self.pairs[place + 1..].iter().take_while(|(code, _)| ![0, 9].contains(code)).map(|(_, value)| *value).collect()
    }

    /// The variable of a place on the sheet.
    pub fn place(&self, name: &str) -> Place {
        let numbers: Vec<f64> = self.variable(name).iter().map(|value| value.parse().expect("a number")).collect();
        (numbers[0], numbers[1])
    }

    /// Every handle of the file, as a number.
    pub fn handles(&self) -> Vec<u32> {
        let seed = self.pairs.iter().position(|pair| *pair == (9, "$HANDSEED")).expect("the seed") + 1;
        let all = self.pairs.iter().enumerate().filter(|(place, (code, _))| *place != seed && [5, 105].contains(code));
        all.map(|(_, (_, value))| u32::from_str_radix(value, 16).expect("a handle is in base 16")).collect()
    }

    /// What is drawn.
    pub fn entities(&self) -> Vec<Entity<'a>> {
        let start = self.pairs.windows(2).position(|pair| pair == [(0, "SECTION"), (2, "ENTITIES")]).expect("entities");
        let mut entities: Vec<Entity> = Vec::new();
        for &(code, value) in self.pairs[start + 2..].iter().take_while(|pair| **pair != (0, "ENDSEC")) {
            match (code, entities.last_mut()) {
                (0, _) => entities.push(Entity { kind: value, pairs: Vec::new() }),
                (_, Some(entity)) => entity.pairs.push((code, value)),
                (_, None) => panic!("{code} {value} belongs to nothing"),
            }
        }
        entities
    }

    /// The middle and the radius of each circle that is cut.
    pub fn circles(&self) -> Vec<(Place, f64)> {
        let is_cut = |entity: &Entity<'_>| entity.kind == "CIRCLE" && entity.text(8) == "CUT";
        let circles = self.entities().into_iter().filter(is_cut);
        circles.map(|circle| ((circle.number(10), circle.number(20)), circle.number(40))).collect()
    }

    /// Each line of corners.
    pub fn polylines(&self) -> Vec<Polyline> {
        self.entities().iter().filter(|entity| entity.kind == "LWPOLYLINE").map(Entity::polyline).collect()
    }
}

impl Entity<'_> {
    /// The one value of a code.
    pub fn text(&self, code: i32) -> &str {
        let mut values = self.pairs.iter().filter(|pair| pair.0 == code);
        let value = values.next().unwrap_or_else(|| panic!("{self:?} has no code {code}")).1;
        assert!(values.next().is_none(), "{self:?} has code {code} twice");
        value
    }

    fn number(&self, code: i32) -> f64 {
        self.text(code).parse().expect("a number")
    }

    fn polyline(&self) -> Polyline {
        let mut corners: Vec<(Place, f64)> = Vec::new();
        for (code, value) in &self.pairs {
            let number = || value.parse::<f64>().expect("a number");
            match (code, corners.last_mut()) {
                (10, _) => corners.push(((number(), 0.0), 0.0)),
                (20, Some(corner)) => corner.0.1 = number(),
                (42, Some(corner)) => corner.1 = number(),
                _ => {}
            }
        }
        assert_eq!(corners.len() as f64, self.number(90), "the corners are counted");
        Polyline { corners, closed: self.number(70) == 1.0 }
    }
}

impl Polyline {
    /// From corner to corner, with the bend between them.
    fn sides(&self) -> Vec<(Place, Place, f64)> {
        let count = self.corners.len() - usize::from(!self.closed);
        let next = |place: usize| self.corners[(place + 1) % self.corners.len()].0;
        (0..count).map(|place| (self.corners[place].0, next(place), self.corners[place].1)).collect()
    }

    /// What it encloses.
    pub fn area(&self) -> f64 {
        let side = |(from, to, bulge): (Place, Place, f64)| {
            let chord = (to.0 - from.0).hypot(to.1 - from.1);
            let angle = 4.0 * bulge.atan();
            let radius = if bulge == 0.0 { 0.0 } else { chord / 2.0 / (angle / 2.0).sin() };
            (from.0 * to.1 - to.0 * from.1) / 2.0 + radius * radius * (angle - angle.sin()) / 2.0
        };
        self.sides().into_iter().map(side).sum::<f64>().abs()
    }

    /// How long it is from corner to corner.
    pub fn length(&self) -> f64 {
        self.sides().iter().map(|(from, to, _)| (to.0 - from.0).hypot(to.1 - from.1)).sum()
    }

    /// The width and the height of its corners.
    pub fn size(&self) -> (f64, f64) {
        let span = |values: Vec<f64>| {
            values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
                - values.iter().copied().fold(f64::INFINITY, f64::min)
        };
        let corners = || self.corners.iter().map(|(corner, _)| *corner);
        (span(corners().map(|(x, _)| x).collect()), span(corners().map(|(_, y)| y).collect()))
    }
}
