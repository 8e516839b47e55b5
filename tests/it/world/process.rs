//! A bot as a process of its own: it can be killed at any moment, as `kill -9` would, with all its tasks.

use tokio::runtime::{Builder, Runtime};

/// A bot on its own runtime, so that nothing of it outlives its end (serenity's shards are tasks of their own).
pub struct Process(Option<Runtime>);

impl Process {
    /// Runs `bot` until it is killed or this value is dropped.
    pub fn spawn(bot: impl Future<Output = ()> + Send + 'static) -> Self {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build();
        let runtime = runtime.expect("a runtime");
        runtime.spawn(bot);
        Self(Some(runtime))
    }

    /// Ends it at once: every task stops where it waits, every connection closes. When this returns nothing of
    /// it is left, so that another can use its files; `World::stopped` waits until the world has noticed.
    pub fn kill(self) {
        drop(self);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            // Inside a runtime one may not wait for the end of another.
            let end = std::thread::spawn(move || runtime.shutdown_timeout(super::PATIENCE));
            // Only a panic of the thread itself could be lost here.
            let _ended = end.join();
        }
    }
}
