//! The graph of references between messages: finds cycles, and messages that expand to too much text.

use super::argument::MOST_STEPS;
use super::pattern_references::{Reference, references};
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeMap;
use std::ops::Range;

/// Maximum characters of a message with everything that it references.
const MOST_CHARACTERS: usize = 2000;
/// Characters that a variable counts as.
const OF_A_PLACE: usize = 10;
/// Maximum characters of a word.
const LONGEST_WORD: usize = 60;
/// Maximum nesting of braces and parentheses.
const MOST_NESTED: usize = 16;

/// Messages (`name`), their attributes (`name.form`) and terms (`-name`).
#[derive(Debug, Default)]
pub(super) struct Nodes(BTreeMap<String, MessageNode>);

#[derive(Debug)]
struct MessageNode {
    /// Its number of characters, including variables.
    length: usize,
    quotes: Vec<String>,
}

/// A problem of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It references itself.
    Cycle,
    /// Its references are nested too deeply.
    Deep,
    /// It expands to too much text.
    Long,
}

impl Nodes {
    /// Adds a text's messages and terms; an existing one is replaced with its attributes.
    pub fn add<'t>(&mut self, entries: impl Iterator<Item = &'t Entry<&'t str>>) {
        for entry in entries {
            match entry {
                Entry::Message(message) => {
                    self.put(message.id.name.to_owned(), message.value.as_ref(), &message.attributes);
                }
                Entry::Term(term) => self.put(format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => (),
            }
        }
    }

    fn put(&mut self, name: String, value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) {
        let form = format!("{name}.");
        self.0.retain(|key, _| *key != name && !key.starts_with(&form));
        let forms = attributes.iter().map(|attribute| (format!("{form}{}", attribute.id.name), &attribute.value));
        let forms: Vec<_> = forms.collect();
        for (key, pattern) in value.map(|value| (name, value)).into_iter().chain(forms) {
            self.0.insert(key, MessageNode { length: length(pattern), quotes: quotes(pattern) });
        }
    }

    /// Whether there is such a message with a value, such an attribute or term.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// Every node with a problem, with the path to its cause.
    pub fn troubles(&self) -> Vec<(Vec<&str>, Trouble)> {
        let mut found = Vec::new();
        for key in self.0.keys() {
            let (mut path, mut budget) = (Vec::new(), MOST_CHARACTERS);
            if let Err(trouble) = self.follow(key, &mut path, &mut budget) {
                found.push((path, trouble));
            }
        }
        found
    }

    /// Subtracts the length of a node and its references from the budget. On failure `path` is the path to the cause.
    fn follow<'n>(&'n self, key: &'n str, path: &mut Vec<&'n str>, budget: &mut usize) -> Result<(), Trouble> {
        let again = path.contains(&key);
        path.push(key);
        if again {
            return Err(Trouble::Cycle);
        }
        if path.len() > MOST_STEPS as usize + 1 {
            return Err(Trouble::Deep);
        }
        let Some(node) = self.0.get(key) else {
            path.pop();
            return Ok(());
        };
        *budget = budget.checked_sub(node.length).ok_or(Trouble::Long)?;
        node.quotes.iter().try_for_each(|quoted| self.follow(quoted, path, budget))?;
        path.pop();
        Ok(())
    }
}

/// The nodes that a pattern references.
fn quotes(pattern: &Pattern<&str>) -> Vec<String> {
    let key = |reference| match reference {
        Reference::Message(name, None) => Some(name.to_owned()),
        Reference::Message(name, Some(attribute)) => Some(format!("{name}.{attribute}")),
        Reference::Term(name) => Some(format!("-{name}")),
        Reference::Variable(_) | Reference::Function(_) => None,
    };
    references(pattern).into_iter().filter_map(key).collect()
}

/// The characters of a pattern, all its variants together.
fn length(pattern: &Pattern<&str>) -> usize {
    let of = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable { expression } => OF_A_PLACE + expressed(expression),
    };
    pattern.elements.iter().map(of).sum()
}

fn expressed(expression: &Expression<&str>) -> usize {
    let inlined = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => value.chars().count(),
        InlineExpression::Placeable { expression } => OF_A_PLACE + expressed(expression),
        InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::VariableReference { .. } => 0,
    };
    match expression {
        Expression::Inline(inline) => inlined(inline),
        Expression::Select { selector, variants } => {
            inlined(selector) + variants.iter().map(|variant| length(&variant.value)).sum::<usize>()
        }
    }
}

/// Offset of a word that is too long to be set; comments are skipped.
pub(super) fn endless_word(text: &str) -> Option<Range<usize>> {
    let (mut start, mut count, mut begins, mut comment) = (0, 0, true, false);
    for (at, c) in text.char_indices() {
        comment = if begins { c == '#' } else { comment };
        begins = c == '\n';
        // A line may break between ideographs, as at a space.
        if comment || c.is_whitespace() || c >= '\u{2e80}' {
            count = 0;
            continue;
        }
        if count == 0 {
            start = at;
        }
        count += 1;
        if count > LONGEST_WORD {
            return Some(start..at + c.len_utf8());
        }
    }
    None
}

/// Offset of a brace or parenthesis that is nested too deeply: the recursive parser would overflow its stack.
pub(super) fn nested_too_deep(text: &str) -> Option<Range<usize>> {
    let mut depth = 0_usize;
    let mut begins = true;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' | b'(' => depth += 1,
            b'}' | b')' => depth = depth.saturating_sub(1),
            // A new message, term or comment.
            _ if begins && (byte.is_ascii_alphabetic() || byte == b'-' || byte == b'#') => depth = 0,
            _ => (),
        }
        begins = byte == b'\n';
        if depth > MOST_NESTED {
            return Some(at..at + 1);
        }
    }
    None
}
