//! Four-player chess in Discord channels.
//!
//! In reading order; each module names only modules above it (tests/it/tidy.rs).

pub mod rules;

pub mod cpu;

pub mod engine;

pub mod render;
