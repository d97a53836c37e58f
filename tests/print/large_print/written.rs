//! How large text is in a PDF, by its operators.

use super::found::scale;
use super::reading::File;
use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Object};
use shouqi::geom::Affine;

/// The size in points of every string that a page shows itself, and of those in what is placed on it.
pub fn sizes(file: &File, page: usize) -> Vec<f64> {
    let page = &file.pages()[page];
    let mut all = Vec::new();
    read(file, &file.operations(page), &file.resources(page), Affine::IDENTITY, &mut all);
    all
}

fn numbers(operands: &[Object]) -> Vec<f64> {
    operands.iter().filter_map(|number| number.as_float().ok()).map(f64::from).collect()
}

fn matrix(operands: &[Object]) -> Affine {
    let numbers: [f64; 6] = numbers(operands).try_into().expect("six numbers");
    Affine::new(numbers)
}

fn read(file: &File, operations: &[Operation], resources: &Dictionary, to: Affine, all: &mut Vec<f64>) {
    let (mut to, mut outer, mut em, mut text) = (to, Vec::new(), 0.0, Affine::IDENTITY);
    for Operation { operator, operands } in operations {
        match operator.as_str() {
            "q" => outer.push(to),
            "Q" => to = outer.pop().expect("a state was kept"),
            "cm" => to *= matrix(operands),
            "Tf" => em = numbers(&operands[1..])[0],
            "Tm" => text = matrix(operands),
            "TJ" | "Tj" => all.push(em * scale(to * text)),
            "Do" => {
                let objects = file.dictionary(resources.get(b"XObject").expect("objects"));
                let object = objects.get(operands[0].as_name().expect("a name")).expect("the object is there");
                let form = file.dictionary(object);
                if form.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Form") {
                    let own = form.get(b"Matrix").and_then(Object::as_array);
                    let own = own.map_or(Affine::IDENTITY, |own| matrix(own));
                    let operations = Content::decode(&file.data(object)).expect("operators").operations;
                    read(file, &operations, &file.resources(&form), to * own, all);
                }
            }
            _ => {}
        }
    }
}
