//! All tests in one binary: one link instead of twelve.

#[cfg(feature = "bot")]
mod app;
#[cfg(feature = "bot")]
mod app_clock;
#[cfg(feature = "bot")]
mod app_courier;
mod board;
#[cfg(feature = "bot")]
mod cli;
mod cpu;
mod cpu_engine;
mod cpu_hint;
mod cpu_levels;
mod cpu_tactics;
mod cpu_weights;
mod ending;
mod ending_classic;
mod fen4;
mod formats;
mod games;
mod junk;
#[cfg(feature = "bot")]
mod kills;
mod legality;
mod movegen;
mod moving;
mod notation;
mod perft;
mod pgn4;
mod pgn4_games;
mod positions;
mod properties;
#[cfg(feature = "bot")]
mod quiet;
mod rating;
mod render;
mod render_colours;
mod render_diagrams;
mod render_film;
mod render_names;
mod render_views;
mod scene;
mod slow;
mod solo;
mod solo_ends;
#[cfg(feature = "bot")]
mod store;
#[cfg(feature = "bot")]
mod store_plans;
mod table;
mod table_offers;
mod table_premove;
mod table_remind;
mod table_scene;
mod table_takeback;
#[cfg(feature = "bot")]
mod talk;
#[cfg(feature = "bot")]
mod talk_absence;
#[cfg(feature = "bot")]
mod talk_answers;
#[cfg(feature = "bot")]
mod talk_commands;
#[cfg(feature = "bot")]
mod talk_direct;
#[cfg(feature = "bot")]
mod talk_disk;
#[cfg(feature = "bot")]
mod talk_end;
#[cfg(feature = "bot")]
mod talk_errors;
#[cfg(feature = "bot")]
mod talk_games;
#[cfg(feature = "bot")]
mod talk_gateway;
#[cfg(feature = "bot")]
mod talk_gone;
#[cfg(feature = "bot")]
mod talk_help;
#[cfg(feature = "bot")]
mod talk_hint;
#[cfg(feature = "bot")]
mod talk_history;
#[cfg(feature = "bot")]
mod talk_languages;
#[cfg(feature = "bot")]
mod talk_lobby;
#[cfg(feature = "bot")]
mod talk_localised;
#[cfg(feature = "bot")]
mod talk_mate;
#[cfg(feature = "bot")]
mod talk_mydata;
#[cfg(feature = "bot")]
mod talk_offers;
#[cfg(feature = "bot")]
mod talk_premove;
#[cfg(feature = "bot")]
mod talk_rating;
#[cfg(feature = "bot")]
mod talk_reach;
#[cfg(feature = "bot")]
mod talk_refusals;
#[cfg(feature = "bot")]
mod talk_reminders;
#[cfg(feature = "bot")]
mod talk_restart;
#[cfg(feature = "bot")]
mod talk_rights;
#[cfg(feature = "bot")]
mod talk_settings;
#[cfg(feature = "bot")]
mod talk_setup;
#[cfg(feature = "bot")]
mod talk_spoken;
#[cfg(feature = "bot")]
mod talk_takeback;
#[cfg(feature = "bot")]
mod talk_tap;
#[cfg(feature = "bot")]
mod talk_thread;
#[cfg(feature = "bot")]
mod talk_tidy;
#[cfg(feature = "bot")]
mod talk_twice;
#[cfg(feature = "bot")]
mod talk_views;
#[cfg(feature = "bot")]
mod talk_whomay;
#[cfg(feature = "bot")]
mod talk_wrong;
mod tidy;
#[cfg(feature = "bot")]
mod whomay;
mod words;
mod words_board;
mod words_limits;
mod words_positions;
#[cfg(feature = "bot")]
mod world;
#[cfg(feature = "bot")]
mod world_selftest;
