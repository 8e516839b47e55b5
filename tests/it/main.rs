//! All tests in one binary: one link instead of twelve.

mod ending;
mod fen4;
mod formats;
mod games;
mod junk;
mod movegen;
mod notation;
mod perft;
mod pgn4;
mod positions;
mod properties;
mod render;
mod render_views;
mod scene;
mod slow;
mod solo;
#[cfg(feature = "bot")]
mod talk;
#[cfg(feature = "bot")]
mod talk_commands;
#[cfg(feature = "bot")]
mod talk_end;
#[cfg(feature = "bot")]
mod talk_errors;
#[cfg(feature = "bot")]
mod talk_gone;
#[cfg(feature = "bot")]
mod talk_lobby;
#[cfg(feature = "bot")]
mod talk_mate;
#[cfg(feature = "bot")]
mod talk_restart;
#[cfg(feature = "bot")]
mod talk_rights;
#[cfg(feature = "bot")]
mod talk_twice;
#[cfg(feature = "bot")]
mod talk_wrong;
#[cfg(feature = "bot")]
mod world;
#[cfg(feature = "bot")]
mod world_selftest;
