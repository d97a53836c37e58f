//! The messages, terms and variables that a Fluent pattern refers to.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// A reference in a pattern. The names are slices of the file's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reference<'t> {
    /// `$name`.
    Variable(&'t str),
    /// `-name`.
    Term(&'t str),
    /// `name`, or `name.attribute`.
    Message(&'t str, Option<&'t str>),
    /// `NAME()`.
    Function(&'t str),
}

/// Every reference in a pattern, in order.
pub(super) fn references<'t>(pattern: &Pattern<&'t str>) -> Vec<Reference<'t>> {
    let mut found = Vec::new();
    walk(pattern, &mut found);
    found
}

fn walk<'t>(pattern: &Pattern<&'t str>, found: &mut Vec<Reference<'t>>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => (),
            PatternElement::Placeable { expression } => expressed(expression, found),
        }
    }
}

fn expressed<'t>(expression: &Expression<&'t str>, found: &mut Vec<Reference<'t>>) {
    match expression {
        Expression::Inline(inline) => inlined(inline, found),
        Expression::Select { selector, variants } => {
            inlined(selector, found);
            variants.iter().for_each(|variant| walk(&variant.value, found));
        }
    }
}

fn inlined<'t>(inline: &InlineExpression<&'t str>, found: &mut Vec<Reference<'t>>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
        InlineExpression::FunctionReference { id, arguments } => {
            found.push(Reference::Function(id.name));
            arguments.positional.iter().for_each(|argument| inlined(argument, found));
            arguments.named.iter().for_each(|argument| inlined(&argument.value, found));
        }
        InlineExpression::MessageReference { id, attribute } => {
            found.push(Reference::Message(id.name, attribute.as_ref().map(|attribute| attribute.name)));
        }
        InlineExpression::TermReference { id, .. } => found.push(Reference::Term(id.name)),
        InlineExpression::VariableReference { id } => found.push(Reference::Variable(id.name)),
        InlineExpression::Placeable { expression } => expressed(expression, found),
    }
}
