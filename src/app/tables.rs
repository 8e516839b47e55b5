//! Tables that were folded lately, so that a long game is not folded anew for each move. Only a
//! saving: whatever is here is in the database too, and can be thrown away at any moment.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex},
};

use super::{App, Error};
use crate::{
    store::Result,
    table::{ChannelId, Table, TableId},
};

/// A table, and the number of its facts.
type Folded = (Arc<Table>, i64);

/// How many tables are kept at least, and half of what is kept at most.
const KEPT: usize = 256;

/// What was used since the last change of generations, and what was used in the one before.
#[derive(Debug, Default)]
pub(super) struct Tables(Mutex<Generations>);

#[derive(Debug, Default)]
struct Generations {
    young: HashMap<TableId, Folded>,
    old: HashMap<TableId, Folded>,
}

impl Tables {
    fn get(&self, id: TableId) -> Option<Folded> {
        let mut tables = self.0.lock().expect("no panic while it is held");
        if let Some(found) = tables.young.get(&id) {
            return Some(found.clone());
        }
        let found = tables.old.remove(&id)?;
        tables.keep(id, found.clone());
        Some(found)
    }

    /// Keeps a table, unless a later state of it is kept already.
    pub(super) fn keep(&self, id: TableId, table: Arc<Table>, version: i64) {
        let mut tables = self.0.lock().expect("no panic while it is held");
        let known = tables.young.get(&id).or_else(|| tables.old.get(&id));
        if known.is_none_or(|&(_, known)| known < version) {
            tables.keep(id, (table, version));
        }
    }

    pub(super) fn forget_all(&self) {
        *self.0.lock().expect("no panic while it is held") = Generations::default();
    }

    pub(super) fn forget(&self, id: TableId) {
        let mut tables = self.0.lock().expect("no panic while it is held");
        tables.young.remove(&id);
        tables.old.remove(&id);
    }
}

impl Generations {
    fn keep(&mut self, id: TableId, table: Folded) {
        self.young.insert(id, table);
        if self.young.len() > KEPT {
            self.old = mem::take(&mut self.young);
        }
    }
}

impl App {
    /// A table as it is now, and the number of its facts.
    pub async fn load(&self, id: TableId) -> Result<(Arc<Table>, i64)> {
        let _nobody_erased = self.erasing.read().await;
        self.load_held(id).await
    }

    /// The same for who sees to it that nobody is erased meanwhile.
    pub(super) async fn load_held(&self, id: TableId) -> Result<(Arc<Table>, i64)> {
        if let Some(found) = self.tables.get(id) {
            return Ok(found);
        }
        let (table, version) = self.store.load(id).await?;
        let table = Arc::new(table);
        self.tables.keep(id, table.clone(), version);
        Ok((table, version))
    }

    /// A table as it was after its first `seq` facts.
    pub async fn load_at(&self, id: TableId, seq: i64) -> Result<Arc<Table>> {
        match self.tables.get(id) {
            Some((table, version)) if version == seq => Ok(table),
            _ => Ok(Arc::new(self.store.load_at(id, seq).await?.0)),
        }
    }

    /// The table that commands in `channel` mean: the open one, or the last.
    pub async fn table(
        &self,
        channel: ChannelId,
    ) -> std::result::Result<(TableId, Arc<Table>), Error> {
        let id = self.store.current(channel).await?.ok_or(Error::NoGame)?;
        let (table, _) = self.load(id).await?;
        Ok((id, table))
    }
}
