//! Four-player chess in Discord channels.
//!
//! In reading order; each module names only modules above it (tests/it/tidy.rs).

// Pure: no IO, no clock, no chance.
pub mod rules;

pub mod notation;

pub mod cpu;

pub mod engine;

pub mod render;

pub mod table;

pub mod rating;

pub mod words;

// The shell.
#[cfg(feature = "bot")]
pub mod store;

#[cfg(feature = "bot")]
pub mod app;

#[cfg(feature = "bot")]
pub mod chat;

#[cfg(feature = "bot")]
pub mod discord;

#[cfg(feature = "bot")]
pub mod local;

// What main wires.
#[cfg(feature = "bot")]
pub mod cli;
#[cfg(feature = "bot")]
pub mod config;
#[cfg(feature = "bot")]
pub mod tools;
