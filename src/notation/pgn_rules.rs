//! The tag `Rules` of our own games: the house rules, where other programs only know a variant.

use crate::rules::{Draws, KingCapture, Lead, Leaving, Resignation, Ruleset, Seat};

/// The words of one house rule, and how to read and to set it.
type Row = (
    &'static str,
    &'static [&'static str],
    fn(&Ruleset) -> usize,
    fn(&mut Ruleset, usize),
);

/// Every house rule with named choices (RULES 8). The words are in games that people keep: add,
/// never change.
const ROWS: [Row; 6] = [
    (
        "starter",
        &["red", "blue", "yellow", "green"],
        |rules| rules.starter.index(),
        |rules, i| rules.starter = Seat::from_index(i),
    ),
    (
        "king-capture",
        &["by-move", "automatic"],
        |rules| usize::from(rules.king_capture == KingCapture::Automatic),
        |rules, i| rules.king_capture = [KingCapture::ByMove, KingCapture::Automatic][i],
    ),
    (
        "resignation",
        &["at-once", "with-consent"],
        |rules| usize::from(rules.resignation == Resignation::WithConsent),
        |rules, i| rules.resignation = [Resignation::AtOnce, Resignation::WithConsent][i],
    ),
    (
        "lead",
        &["automatic", "claim"],
        |rules| usize::from(rules.lead == Lead::Claim),
        |rules, i| rules.lead = [Lead::Automatic, Lead::Claim][i],
    ),
    (
        "leaving",
        &["grey", "walking-king"],
        |rules| usize::from(rules.leaving == Leaving::WalkingKing),
        |rules, i| rules.leaving = [Leaving::Grey, Leaving::WalkingKing][i],
    ),
    (
        "draws",
        &["automatic", "fide"],
        |rules| usize::from(rules.draws == Draws::Fide),
        |rules, i| rules.draws = [Draws::Automatic, Draws::Fide][i],
    ),
];

/// `starter=red king-capture=by-move … move-limit=200`
pub(super) fn write(rules: &Ruleset) -> String {
    let mut words: Vec<String> = ROWS
        .iter()
        .map(|(name, choices, get, _)| format!("{name}={}", choices[get(rules)]))
        .collect();
    if let Some(plies) = rules.move_limit {
        words.push(format!("move-limit={plies}"));
    }
    words.join(" ")
}

/// Changes what the tag names; the first word that is no house rule comes back.
pub(super) fn read(tag: &str, mut rules: Ruleset) -> Result<Ruleset, &str> {
    for word in tag.split_whitespace() {
        let (name, choice) = word.split_once('=').ok_or(word)?;
        if name == "move-limit" {
            rules.move_limit = Some(choice.parse().map_err(|_| word)?);
            continue;
        }
        let row = ROWS.iter().find(|row| row.0 == name).ok_or(word)?;
        let i = row
            .1
            .iter()
            .position(|known| *known == choice)
            .ok_or(word)?;
        row.3(&mut rules, i);
    }
    Ok(rules)
}
