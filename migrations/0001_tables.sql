-- A table is one game in one channel, from its lobby to its end. It is the fold of its facts; the
-- other columns are indexes over them, written in the same transaction.
-- No id is given twice: what is kept in memory under one that was deleted means no other table.
create table tables (
    id         integer primary key autoincrement,
    channel_id integer not null,
    guild_id   integer,             -- null: not in a server
    opened_ms  integer not null,
    open       integer not null,    -- 1 while the channel is taken
    starter    text    not null,    -- seat; the next game rotates from here (RULES 1.6)
    version    integer not null,    -- number of facts
    due_ms     integer,             -- when the turn below runs out; null: nothing to expire
    due_turn   integer,
    cpu_turn   integer,             -- the turn the CPU has to play; null: not the CPU's
    look_ms    integer,             -- when the turn below has taken long; null: nothing to do then
    look_turn  integer,
    paused     integer not null default 0  -- 1 while the clock stands: the bot cannot speak there
) strict;

-- One game per channel: a second one fails here.
create unique index tables_open_channel on tables (channel_id) where open;
create index tables_guild on tables (guild_id);
create index tables_channel on tables (channel_id, id);
create index tables_open_guild on tables (guild_id) where open;
create index tables_due on tables (due_ms) where due_ms is not null;
create index tables_look on tables (look_ms) where look_ms is not null;
create index tables_cpu on tables (id) where cpu_turn is not null;

-- What happened at a table, in order.
create table facts (
    table_id integer not null references tables (id),
    seq      integer not null,      -- from 1
    at_ms    integer not null,
    kind     text    not null,
    data     text    not null,
    primary key (table_id, seq)     -- two writers of one table: the second fails here
) strict, without rowid;

-- Who took part in which table, so that a person's games are found.
create table players (
    user_id  integer not null,
    table_id integer not null references tables (id),
    seated   integer not null,      -- 1 while a seat of the open table is theirs
    primary key (user_id, table_id)
) strict, without rowid;

create index players_table on players (table_id);
create index players_seated on players (user_id, table_id) where seated;

-- Games that came to their end, one row a seat, written with the fact that ended them. Ratings
-- are worked out from these rows and never stored.
create table results (
    table_id integer not null references tables (id),
    seat     text    not null,
    guild_id integer,
    mode     text    not null,
    ranked   integer not null,
    plies    integer not null,
    ended_ms integer not null,
    user_id  integer,             -- whose seat it was when the game began; null: a CPU's
    place    integer not null,
    points   integer not null,
    turns    integer not null,    -- turns that were that person's to play
    missed   integer not null,    -- of those, the ones that ran out
    primary key (table_id, seat)
) strict, without rowid;

create index results_ladder on results (guild_id, mode, ended_ms) where ranked;
create index results_person on results (user_id, guild_id, ended_ms);

-- Messages owed to Discord, written with the facts that cause them and deleted when delivered.
create table outbox (
    id         integer primary key autoincrement,
    channel_id integer not null,
    table_id   integer not null references tables (id),
    seq        integer not null,    -- show the table as of this fact
    kind       text    not null,
    data       text    not null,
    tries      integer not null default 0,
    called     integer not null default 0   -- 1: an answer for everyone has called whoever is to move
) strict;

create index outbox_channel on outbox (channel_id, id);
create index outbox_table on outbox (table_id, id);

-- One row for each channel with something in the outbox: when its oldest message is due. The
-- others wait behind it.
create table queues (
    channel_id integer primary key,
    next_ms    integer not null
) strict;

create index queues_next on queues (next_ms);

-- Servers that have thrown the bot out, and when: their games wait, unasked.
create table removed_guilds (
    guild_id   integer primary key,
    removed_ms integer not null
) strict;

create index removed_guilds_removed on removed_guilds (removed_ms);

-- Where the messages of a table stand, for editing and for links.
create table messages (
    table_id   integer not null references tables (id),
    kind       text    not null,    -- as in outbox
    seq        integer not null,
    channel_id integer not null,
    message_id integer not null,
    user_id    integer,             -- whose own channel that is; null: the table's
    tidied     integer not null default 0,  -- 1 when nothing of it will go out of date any more
    primary key (table_id, kind, seq)
) strict, without rowid;

create index messages_standing on messages (table_id, kind, seq)
    where tidied = 0 and kind in ('board', 'offer', 'reminder');

create index messages_message on messages (message_id);
create index messages_person on messages (user_id, table_id) where user_id is not null;

-- The names that people had when they were last met.
create table people (
    user_id integer primary key,
    name    text not null
) strict;

-- Interactions that changed something, so that a redelivered one does nothing. Kept for a day.
create table interactions (
    id    integer primary key,
    at_ms integer not null
) strict;

create index interactions_at on interactions (at_ms);

-- One row: when the bot was last known to run. What lies between is an outage.
create table heartbeat (
    id    integer primary key check (id = 1),
    at_ms integer not null
) strict;

-- The servers the bot has met: each is welcomed once. What is known of one is deleted some time
-- after the bot was removed from it.
create table guilds (
    guild_id integer primary key
) strict;

-- Channels that have settings, to find those of a server.
create table channels (
    channel_id integer primary key,
    guild_id   integer not null
) strict;

create index channels_guild on channels (guild_id);

-- Threads made for a game that is not opened yet: what stands here after a crash is archived.
create table new_threads (
    thread_id  integer primary key,
    channel_id integer not null,    -- with the message that the thread stands on
    made_ms    integer not null
) strict;

-- Small things to remember, such as which commands are registered.
create table notes (
    key   text primary key,
    value text not null
) strict, without rowid;

-- What channels and people have chosen, and what servers speak. The words of `key` and `value` are those of the options.
create table preferences (
    whose text    not null,         -- channel, person or guild
    id    integer not null,
    key   text    not null,
    value text    not null,
    primary key (whose, id, key)
) strict, without rowid;

-- Threads and the channels they belong to: what was chosen for a channel holds in its threads.
create table parents (
    channel_id integer primary key,
    guild_id   integer,
    parent_id  integer not null,
    private    integer not null     -- 1: not everybody who sees the parent sees the thread
) strict;

create index parents_parent on parents (parent_id);
create index parents_guild on parents (guild_id);
