//! The braces of a FEN4: `{'enPassant':('','c4:d4','',''),…}`, a Python dictionary with one value
//! for each seat.

use super::fen4_fault::{Fen4Fault, excerpt};
use crate::rules::{BySeat, Geometry, Seat, Square};

/// What the keys that we know say; other keys are passed over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Extra {
    /// The seat left by itself or ran out of time: its king may walk on (RULES 5.10).
    pub(super) left: BySeat<bool>,
    pub(super) stalemated: BySeat<bool>,
    pub(super) en_passant: BySeat<Option<(Square, Square)>>,
}

/// Reads the text between the braces.
pub(super) fn read(text: &str, faults: &mut Vec<Fen4Fault>) -> Extra {
    let mut extra = Extra::default();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let Some((key, value, after)) = split_pair(rest) else {
            faults.push(Fen4Fault::Extra {
                found: excerpt(rest),
            });
            break;
        };
        rest = after;
        match key {
            "enPassant" => extra.en_passant = en_passant(value, faults),
            "resigned" => merge(&mut extra.left, flags("resigned", value, faults)),
            "flagged" => merge(&mut extra.left, flags("flagged", value, faults)),
            "stalemated" => extra.stalemated = flags("stalemated", value, faults),
            // How dead pieces move in variants that we do not play: only its shape matters.
            "zombieType" => drop(four("zombieType", value, faults)),
            _ => {}
        }
    }
    extra
}

/// Byte after the closing brace of a text that starts with `{`; quoted braces do not count.
pub(super) fn closing_brace(text: &str) -> Option<usize> {
    scan(&text[1..], |c, depth| c == '}' && depth == 0).map(|at| at + 2)
}

/// `'key' : value , rest` into its parts, without the quotes and white space around them.
fn split_pair(text: &str) -> Option<(&str, &str, &str)> {
    let quote = text.chars().next().filter(|&c| is_quote(c))?;
    let (key, rest) = text[1..].split_once(quote)?;
    let rest = rest.trim_start().strip_prefix(':')?;
    let end = scan(rest, |c, depth| c == ',' && depth == 0).unwrap_or(rest.len());
    let value = rest[..end].trim();
    let after = rest[end..].strip_prefix(',').unwrap_or("").trim_start();
    (!value.is_empty()).then_some((key, value, after))
}

/// The first character outside quotes for which `found` holds, given the depth of brackets
/// before it; byte index.
fn scan(text: &str, found: impl Fn(char, usize) -> bool) -> Option<usize> {
    let mut depth: usize = 0;
    let mut quoted = None;
    for (at, c) in text.char_indices() {
        match quoted {
            Some(quote) => {
                if c == quote {
                    quoted = None;
                }
            }
            None if found(c, depth) => return Some(at),
            None if is_quote(c) => quoted = Some(c),
            None => match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            },
        }
    }
    None
}

fn is_quote(c: char) -> bool {
    c == '\'' || c == '"'
}

/// The four items of `(a,b,c,d)`, without quotes.
fn four<'a>(
    key: &'static str,
    value: &'a str,
    faults: &mut Vec<Fen4Fault>,
) -> Option<BySeat<&'a str>> {
    let inner = value
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'));
    let items: Option<[&str; 4]> = inner.and_then(|inner| {
        let items: Vec<&str> = inner.splitn(5, ',').collect();
        items.try_into().ok()
    });
    if items.is_none() {
        faults.push(Fen4Fault::ExtraValue {
            key,
            found: excerpt(value),
        });
    }
    items.map(|items| BySeat(items.map(|item| item.trim().trim_matches(is_quote).trim())))
}

fn flags(key: &'static str, value: &str, faults: &mut Vec<Fen4Fault>) -> BySeat<bool> {
    let Some(items) = four(key, value, faults) else {
        return BySeat::default();
    };
    let read = items.map(|item| match item {
        "true" | "True" | "1" => Some(true),
        "false" | "False" | "0" | "" => Some(false),
        _ => None,
    });
    if read.0.contains(&None) {
        faults.push(Fen4Fault::ExtraValue {
            key,
            found: excerpt(value),
        });
    }
    read.map(Option::unwrap_or_default)
}

fn merge(into: &mut BySeat<bool>, more: BySeat<bool>) {
    for (seat, &flag) in more.iter() {
        into[seat] |= flag;
    }
}

fn en_passant(value: &str, faults: &mut Vec<Fen4Fault>) -> BySeat<Option<(Square, Square)>> {
    let Some(items) = four("enPassant", value, faults) else {
        return BySeat::default();
    };
    BySeat::new(|seat: Seat| {
        let item = items[seat];
        if item.is_empty() {
            return None;
        }
        let squares = item.split_once(':').and_then(|(skipped, pawn)| {
            let on_board = |text: &str| {
                let square: Square = text.trim().parse().ok()?;
                Geometry::Cross.contains(square).then_some(square)
            };
            Some((on_board(skipped)?, on_board(pawn)?))
        });
        if squares.is_none() {
            faults.push(Fen4Fault::EnPassant {
                seat,
                found: excerpt(item),
            });
        }
        squares
    })
}
