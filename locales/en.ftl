# English. Every sentence that the bot says to people.
#
# For translators: a new language is a copy of this file, named by its code. Values in braces are
# filled in; marks such as ● and mentions such as <@1> come ready made. `{ piece }` is the name of
# the piece that `$role` stands for (P N B R Q K): a language that declines or has genders can
# select on `$role` instead.

## The language itself

# In its own words.
language-name = English
# The locales of Discord's clients that speak it.
language-locales = en-US en-GB
# Pawn, knight, bishop, rook, queen, king: six different capital letters.
language-letters = P N B R Q K
# Moves in words, such as "knight to f3": what each word stands for, in small letters, with accents and
# without where people leave them out; no word stands for two things in any two languages.
spoken-pawn = pawn
spoken-knight = knight horse
spoken-bishop = bishop
spoken-rook = rook
spoken-queen = queen
spoken-king = king
spoken-takes = takes take captures capture
spoken-becomes = promotes promote promoting becomes
spoken-castle = castle castles castling
spoken-short = short kingside
spoken-long = long queenside
spoken-between = move moves play plays goes go to from on the my with into an side please check mate en passant

## Names of things

color = { $seat ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
   *[green] Green
}
classic-side = { $seat ->
    [red] White
   *[yellow] Black
}
piece = { $role ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
   *[K] king
}
promoted-queen = promoted queen
mode = { $mode ->
    [teams] teams
    [solo] solo
   *[classic] classic chess
}
preset = { $preset ->
    [vierschach] Vierschach rules
    [negyszemelyes] Négyszemélyes rules
    [reference] reference rules
   *[classic] FIDE rules
}
level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[master] master
}
cpu-name = CPU ({ $level })
time-limit = { $limit ->
    [t30s] 30 seconds
    [t60s] 60 seconds
    [t5m] 5 minutes
    [t1h] 1 hour
    [t12h] 12 hours
    [t1d] 1 day
    [t3d] 3 days
   *[t7d] 7 days
}
theme = { $theme ->
    [default] default
    [contrast] contrast
    [dark] dark
   *[print] print
}
list = { $first } and { $last }
list-or = { $first } or { $last }
seat-free = free
person-forgotten = deleted player
person-away = { $person } (away, the CPU plays)

## Plies

ply = { $seat }: { $what }
ply-check = { $ply }, check to { $kings }
castles-short = castles short
castles-long = castles long
moves = { piece } { $from }–{ $to }
takes = { piece } { $from }×{ $to } ({ $taken })
promotes = { $moves }, now a { piece }
owned-piece = { $owner }’s { piece }
grey-piece = a grey { piece }
king-removed = { $seat }’s king leaves the board.

## Points and seats that are out

scored = { $seat } gains { $points } ({ $why }).
score-capture = { piece }
score-mate = mate of { $seat }
score-checks = check to { $kings } kings
score-stalemate = stalemated
score-last = last one standing
score-draw = draw
out-mate = { $seat } is mated by { $by }.
out-king = { $by } captures the king of { $seat }.
out-stalemate = { $seat } is stalemated.
out-resigned = { $seat } has resigned.
out-time = { $seat } has run out of time.
out-word = { $why ->
    [mate] mated
    [king] king taken
    [stalemate] stalemate
    [resigned] resigned
    [start] out
   *[time] out of time
}
standing = Points: { $points }.
story-cut = … Earlier moves are left out here; `/replay` shows them.

## Ends

result-draw = The game is drawn.
result-team = { $a } and { $b } win!
result-winner = { $seat } wins!
result-shared = { $seats } share the win!
place = { $place }. { $seat }: { $points }
end-checkmate = { $seat } is checkmated.
end-king-capture = { $by } captures the king of { $of } on { $square }.
end-stalemate = { $seat } is to move, not in check, and has no legal move: stalemate.
end-repetition = The same position has come up too often.
end-fifty-moves = Fifty moves by everyone without a capture or a pawn move.
end-agreement = All have agreed to a draw.
end-dead-position = Nobody can be mated any more with what is left.
end-move-limit = The move limit is reached.
end-resignation = { $seat } has resigned.
end-time-out = { $seat } has run out of time.
end-last-standing = { $seat } is the last one standing.
end-lead = { $seat } is 21 points or more ahead of the last opponent.
plate-won = won
plate-lost = lost
plate-draw = draw
plate-place = place { $place }
plate-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
plate-to-move = to move
plate-away = away (CPU)
plate-cpu = CPU { $level }
plate-limit = { $limit ->
    [t30s] 30 s
    [t60s] 60 s
    [t5m] 5 min
    [t1h] 1 h
    [t12h] 12 h
    [t1d] 1 day
    [t3d] 3 days
   *[t7d] 7 days
}

## The lobby

title = { $mode ->
    [teams] Four-player chess, teams ({ $preset })
    [solo] Four-player chess, solo ({ $preset })
   *[classic] Chess ({ $preset })
}
seat-news = { $seat } is now played by { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Take a seat with a button or `/game join`. One person may take several. { $host } starts the game; { $cpu } plays the seats that are still free then.
lobby-open-ranked = Take a seat with a button or `/game join`: a ranked game needs a different person on each. { $host } starts the game when all seats are taken.
lobby-full = All seats are taken. { $host } can start the game.
lobby-started = The game has started.
lobby-cancelled = The game was called off.
rule-starter = { $seat } moves first.
rule-king-by-move = A king left in check may be captured by whoever is to move.
rule-king-automatic = A king that an opponent could capture on its turn is lost at once.
rule-resign-at-once = Resigning ends the game at once.
rule-resign-consent = A resignation needs the partner’s consent.
rule-lead-automatic = 21 points ahead of the last opponent ends the game.
rule-lead-claim = 21 points ahead of the last opponent may be claimed as a win.
rule-leaving-grey = Whoever leaves turns grey.
rule-leaving-walking = Whoever leaves turns grey, but the king walks on.
rule-draws-automatic = Threefold repetition and fifty moves draw at once.
rule-draws-fide = Threefold repetition and fifty moves can be claimed.
rule-move-limit = The game ends after { $plies ->
    [one] one move
   *[other] { $plies } moves
} in all.
rule-time = { $limit } for each move; then { $then ->
    [cpu] the CPU moves and holds the seat.
   *[forfeit] the seat is lost.
}
rule-no-moves = Legal moves are not shown.
rule-no-hints = No hints.
rule-ranked = Ranked: the game counts for the ratings, and there are no hints.
rule-position = Starts from a given position.

button-start = Start
button-leave = Leave
button-resign = Resign
button-keep-playing = Keep playing
button-accept = Accept
button-decline = Decline
button-seen = Seen
button-view = My view
button-more = More moves
button-cpu = CPU { $seat }
button-more-pieces = More pieces
button-move = Move
button-play = Play it
button-back = Back
button-cancel = Cancel
button-cancel-all = Cancel all
button-take-back = Take back
button-ask-take-back = Ask to take back

answer-opened = The lobby is open.
answer-sat = You have { $seats }.
answer-left = You have left { $seats }.
answer-started = The game begins.
answer-cancelled = The game is called off.
answer-cpu-sat = { $cpu } has { $seat }.
answer-cpu-left = { $seat } is free again.

cancelled-host = { $person } has called the game off.
cancelled-moderator = { $person }, a moderator, has ended the game.
cancelled-channel = The channel is gone.
cancelled-nobody = Nobody is left to play: the game is called off.
cancelled-reason = { $said } Reason: { $reason }

## Turns

turn-to-move = { $seat } to move: { $person }
turn-deadline = the time runs out { $deadline }
answer-moved = { $ply }. { $next ->
    [none] The game is over.
   *[some] { $seat } is to move.
}
game-over-title = **{ $result }** { $score }
board-caption = { $seat } is to move.
board-caption-after = Move { $ply }. { $last }. { $now }
board-caption-over = { $result } { $reason }
board-lobby = The game has not started yet.
away-told = { $person }, your time for { $seat } ran out. The CPU plays for you until you come back: simply move, or use `/game back`. When everybody is away, the game waits.
away-sent = { $person }, a moderator has let the CPU play { $seat } for you until you come back: simply move, or use `/game back`.
forfeited-told = { $person }, your time for { $seat } ran out: the seat is out of the game.
forfeited-over = { $person }, your time for { $seat } ran out, and that ends the game: { $result }
away-gone = { $person } has left the server. The CPU plays { $seat } now; `/game takeover` takes the seat over.
seat-replaced = { $person }: { $news }
reminder = { $person }, { $seat } is still to move: the time runs out { $deadline }.
call = { $title }: { $person }, it is your turn ({ $seat })
board-link = The board: { $link }
direct-closed = { $person }, you do not take direct messages from here, so I call you in the channel again. Once you allow them, `/settings me` with the option `pings` brings them back.
moves-of = { $square } · { piece } ({ $count ->
    [one] one move
   *[other] { $count } moves
})
moves-listed = Your { piece } on { $square } { $moves }.
moves-quiet = goes to { $squares }
moves-captures = takes on { $squares }
moves-castling = castles to { $squares }
moves-none = Your { piece } on { $square } cannot move now.
moves-choose = Where to?
tap-piece = Which piece do you want to move?
tap-page = Page { $page } of { $pages }.
tap-choose-piece = Choose a piece
tap-promotion = What shall the pawn become?
tap-choose-promotion = Choose a piece
tap-promotes = { $moves }, and promotes
tap-preview = { $ply }. The board would look like this. Play it?
tap-closed = Nothing was played. *Move* under the board or `/move` begins again.
told-taken-back = { $seat } takes the last move back. Moves set in advance are dropped.
answer-taken-back = Your move is taken back. It is your turn again.
answer-take-back-asked = The others are asked whether you may take your move back. It stands if one of them declines, or if the next person moves first.
moves-which = Name the square of a piece of yours, such as `{ $square }`.
hint-says = Try `{ $move }`, { $said }: { $why }
hint-only = it is the only legal move.
hint-takes-king = it captures the king of { $seat }.
hint-mates = it gives mate.
hint-wins = it leads to a certain win in { $moves ->
    [one] one more move
   *[other] { $moves } moves
} of yours.
hint-stops-mate = nearly everything else loses at once, by mate or by the capture of a king.
hint-promotes = the pawn becomes a stronger piece.
hint-takes-free = it takes a { piece } for free.
hint-takes-more = it wins a { piece } for less.
hint-saves = it brings your { piece } out of danger.
hint-checks = it gives check to { $seat }.
hint-trades = it takes a { piece } in a fair trade.
hint-castles = it brings your king into safety.
hint-develops = it brings your { piece } into play.
hint-threatens = it attacks a { piece }.
hint-best = it improves your position most; nothing is won at once.
hint-ranked = There are no hints in a ranked game.
hint-off = This game gives no hints.
moves-hidden = This game does not show legal moves. Write yours with `/move`.
replay-title = Plies { $from } to { $to } of { $last }.
replay-range = The game has { $last ->
    [one] one ply
   *[other] { $last } plies
} so far; `from` cannot be greater than that, nor greater than `to`.
settings-channel = Settings of this channel. Moderators (Manage Channels) change them here or with the options of the command.
settings-me = Your own settings, in every channel. Change them here or with the options of the command.
setting = { $name ->
    [games] Games here
    [mode] Usual mode
    [time] Usual time for a move
    [on_timeout] When it runs out
    [board] Boards
    [theme] Theme
    [old_boards] Old boards
    [pings] Pings
    [reminders] Reminders
    [quiet] Quiet hours
    [language] Language
   *[zone] Time zone
}
setting-switch = Switch to “{ $label }: { $value }”
setting-line = **{ $label }**: { $value }
no-time-limit = no limit
value-on-timeout = { $value ->
    [cpu] the CPU moves
   *[forfeit] the seat is lost
}
value-board = { $value ->
    [turning] the player to move is below
   *[fixed] Red is below
}
value-old-boards = { $value ->
    [delete] are deleted
   *[keep] stay
}
value-games = { $value ->
    [off] not allowed
   *[on] allowed
}
value-pings = { $value ->
    [dm] by direct message
   *[channel] in the channel
}
value-reminders = { $value ->
    [off] off
   *[on] on
}
value-no-quiet = none
value-language-auto = { $scope ->
    [channel] the server’s
   *[me] your client’s
}
unknown-setting = There is no setting `{ $option }` here.
refuse-setup = Only moderators (Manage Channels) can check the setup of a channel.
refuse-send-away = Only moderators (Manage Channels) can hand somebody else’s seat to the CPU.
refuse-settings = Only moderators (Manage Channels) can change the settings of a channel.
answer-export = The moves are in the file. The position: `{ $position }`
answer-away = The CPU plays for you until you come back: simply move, or use `/game back`. When everybody is away, the game waits.
answer-sent-away = The CPU plays { $seat } until its player comes back.
games-none = You have no running games. `/game new` opens one.
games-all = Your games ({ $count }):
games-some = { $shown } of your { $all } games:
games-line = { $channel } ({ $mode }): { $state }
games-yours = **your turn** ({ $seat })
games-lobby = in the lobby; { $host } starts it
games-waiting = waits, because everybody is away
setup-well = I have every permission that I need for games in this channel.
setup-lacks = { $count ->
    [one] One permission is missing in this channel:
   *[other] { $count } permissions are missing in this channel:
}
setup-lacks-for-threads = { $count ->
    [one] For games in threads one permission is missing:
   *[other] For games in threads { $count } permissions are missing:
}
setup-granted = ✅ { $permission }: granted
setup-missing = ❌ **{ $permission }** is missing: { $lost }
setup-without = { $name ->
    [view-channel] without it I see nothing here and cannot post.
    [send-messages] without it no board, no ping and no reminder can be posted; only private answers work.
    [send-messages-in-threads] without it no game can be played in threads.
    [embed-links] games do without it; links in my messages would have no preview.
    [attach-files] without it boards come as text instead of pictures.
    [create-public-threads] without it I cannot open a thread for a game.
   *[read-message-history] without it I open no game here: I could not reply to moves that are written.
}
setup-how = A server admin can grant that in the channel’s settings, under Permissions.
setup-allowed = Games may be opened here; `/settings channel` shows what applies to them.
setup-not-allowed = Games may not be opened here: `/settings channel games:on` allows them.
button-trial = Post a test message
trial-post = A test: boards and pings will arrive here.
trial-failed = The message did not arrive: { $why ->
    [permission] Discord says that I lack a permission for it here. `/setup` shows which.
    [access] Discord says that I have no access to this channel. Grant me View Channel.
   *[other] Discord refused it. Please try again later.
}
answer-trial = I post a test message in this channel.
answer-seen = Good. No more reminders of this turn.
answer-back = Welcome back. You play { $seat } again.
answer-back-early = You play { $seat } again, but your move was not played: { $turn } is to move.
answer-taken-over = You play { $seat } now.
answer-drawn = The game is drawn.
answer-claimed = { $claim } it is.
claim-repetition = Draw by repetition
claim-fifty-moves = Draw by the fifty-move rule
claim-lead = Win by a lead of 21 points

## Moves set in advance

premove-set = Set. Nobody else can see it.
premove-cancelled = Cancelled.
premove-list = Played at once when your turn comes, if possible; only you see this:
premove-item = - { $seat }: { $premove }
premove-next = { $move }
premove-after = { $move } if { $after }
premove-none = No moves are set. `/premove` with `move` sets one, with `if` as the answer to a move you expect.
premove-cancel = Cancel one
premove-what = Say with `move` which move you want to set.
premove-missed = Your move set in advance, { $premove }, was not possible.
premove-unexpected = None of the moves you expected came, so the answers you had set in advance were not played.

## Offers

offer-asked = { $seat } { $offer ->
    [draw] offers a draw.
    [takeback] would like to take the last move back.
   *[resign] wants to resign for the team.
} { $people }: what do you say?
offer-declined = { $offer ->
    [draw] { $by } declines the draw offer of { $seat }.
    [takeback] { $by } does not agree: the last move of { $seat } stays.
   *[resign] { $by } wants to play on: the team does not resign.
}
offer-closed = { $seat } { $offer ->
    [draw] offered a draw
    [takeback] asked to take a move back
   *[resign] asked to resign for the team
}. This is settled.
answer-offered = Your offer is on the table.
answer-resign-asked = Your partner is asked. The game goes on until they agree.
answer-accepted = Accepted.
answer-declined = Declined.
resign-ask = Resign { $seat }? { $mode ->
    [consent] Your partner is asked; if they agree, your team loses the game.
    [teams] Your team loses the game.
    [walking] You keep your points; your king walks on by itself, and your other pieces turn grey.
    [solo] You keep your points; your pieces turn grey.
   *[classic] You lose the game.
}
answer-resigned = You have resigned.
answer-kept-playing = Good. The game goes on.

## Refusals: why, and what would work

no-game = There is no game in this channel. Start one with `/game new`.
channel-taken = There is a game in this channel already. `/game cancel` ends it (host or moderators); another one can run in a thread.
refuse-already-started = The game has started already. `/board` shows it, `/game takeover` takes a seat that the CPU plays; another game can run in a thread.
refuse-no-games-here = The moderators want no games in this channel. Try another one; `/games` shows where you play.
refuse-not-started = The game has not started yet. The host starts it with `/game start`.
refuse-closed = This game is over. `/game new` opens another.
refuse-seat-taken = { $seat } is taken by { $by }. Choose a free seat.
refuse-seat-yours = You have { $seat } already.
refuse-ranked-seat = You have { $seat } already, and in a ranked game everyone has one seat. `/game leave` gives it up.
refuse-seat-free = { $seat } is free already.
more-faults = … and { $count } more
refuse-no-such-seat = There is no { $seat } in this game.
refuse-no-such-side = { $side } plays only in classic chess. The seats of this game: { $seats }.
refuse-all-seats-taken = All seats are taken. In a thread you can open a game of your own with `/game new`.
refuse-not-seated = You don’t play in this game. `/game join` takes a free seat in the lobby, `/game takeover` one that the CPU plays.
refuse-not-your-seat = { $seat } is not your seat.
refuse-which-seat = You have { $seats }. Say which one you mean, with the option `seat`.
refuse-not-host = Only the host { $host } can do that.
refuse-nobody-seated = Nobody has taken a seat yet. `/game join` takes one.
refuse-ranked-people = A ranked game needs { $seats } different people, one on each seat, and no CPU. Ask the others to join, or open a game without `ranked`.
refuse-ranked-cancel = This game is ranked and every seat has moved, so it counts: only a moderator (Manage Channels) who has no part in it can call it off. `/draw offer` offers a draw, `/resign` gives it up.
refuse-not-your-turn = It is not your turn: { $seat } is to move.
refuse-your-turn = It is your turn: simply move, with *Move* under the board or `/move`.
refuse-premove-condition = I can’t read the expected move. Write both squares, such as `b7c7`; it has to be somebody else’s move.
refuse-too-many-premoves = You have set { $most } moves already. Cancel one first: `/premove` shows them.
refuse-no-premove = No such move is set. `/premove` shows what is.
refuse-nothing-to-take-back = You have not made a move that could be taken back.
refuse-too-late-to-take-back = Too late: { $seat } has moved or left the game since. Your move can’t be taken back any more.
refuse-taken-back-already = That move is taken back already.
refuse-stale = The game has moved on since; this button belongs to an earlier turn. Use the newest board.
refuse-position = This position cannot be used:
    { $faults }
refuse-offer-stands = { $seat } has { $offer ->
    [draw] offered a draw
    [takeback] asked to take a move back
   *[resign] asked to resign
} already. That has to be answered first.
refuse-no-offer = There is no offer to answer. `/draw offer` makes one.
refuse-declined-before = That was declined. You can ask again after your next move.
refuse-agreed-already = You have agreed already; others have not answered yet.
refuse-not-asked = This offer is not for you to answer.
refuse-nothing-to-ask = Resigning needs nobody’s consent here: use `/resign`.
refuse-nobody-there = Nobody who is present plays { $seat }.
refuse-not-away = You are not away: { $seat } is yours.
refuse-already-away = The CPU already plays { $seat } for you. Come back with `/game back`.
refuse-seat-held = { $seat } is played by { $by }. Only seats of the CPU or of players who are away can be taken over.
refuse-other-side = You play { $seat }, on the other side. You can only take over seats of your own side.
refuse-mode-of-preset = That mode does not go with { $preset }. Possible: { $modes }.
refuse-starter = { $seat } has no seat in that mode. Leave `starter` out, or name a seat that plays.
refuse-over-already = The game would be over already in this position. Start from another one, or leave `position` out.
refuse-ranked-position = A ranked game starts from the usual position. Leave `position` out, or play unranked.
refuse-option-of-mode = `{ $option }` belongs to another mode: { $mode }. Leave it out, or choose that `mode`.
refuse-move-limit = A move limit is between 1 and 10000.
refuse-game-over = The game is over. `/game new` opens another.
refuse-seat-is-out = { $seat } is out of the game.
refuse-illegal = { $move } is not a legal move.
refuse-nothing-to-claim = There is nothing to claim now. `/draw offer` offers a draw.
refuse-not-in-mode = That does not exist in this mode. `/rules` says what does.
refuse-not-moderator = Only the host or a moderator (Manage Channels) can end the game.
fault-disk-full = My disk is full, so I could not store that; nothing was changed. Please try again later, and tell whoever runs this bot.
fault-apology = Something went wrong on our side; nothing was changed. Please try again.
unknown-command = I don’t know this command. Try one of: { $commands }
unknown-seat = There is no seat “{ $text }”. Seats are red, blue, yellow and green; in classic chess white and black.
unknown-value = `{ $option }` cannot be “{ $text }”. Possible: { $choices }
unknown-number = `{ $option }` cannot be “{ $text }”. Write a whole number.
unknown-hours = `{ $option }` cannot be “{ $text }”. Write any hours from and to, such as `22:00-07:00`, or `off`.
unknown-zone = `{ $option }` cannot be “{ $text }”. Write the name of a time zone, such as `Europe/Berlin`, `America/New_York` or `UTC`; names are offered while you type.
missing-permissions = I cannot play here: I lack { $permissions } in this channel. A server admin can grant that in the channel’s settings.
missing-embed = I lack { $permission } in this channel; games do without it.
missing-attach = I may not attach files here, so boards come as text. Grant me Attach Files for pictures.
resumed = I am back here. The interruption began { $since }; the clock stood still meanwhile.
missing-send = I may not send messages in this channel, so the board comes only here. Please grant me { $permission }.
permission = { $name ->
    [view-channel] View Channel
    [send-messages] Send Messages
    [send-messages-in-threads] Send Messages in Threads
    [embed-links] Embed Links
    [attach-files] Attach Files
    [create-public-threads] Create Public Threads
   *[read-message-history] Read Message History
}

## Ratings and histories

rating-title = **Ratings of { $person } on this server**
mode-name = { $mode ->
    [teams] Teams
    [solo] Solo
   *[classic] Classic chess
}
rating-line = { $mode }: { $rating } · { $tally }
rating-none = { $mode }: no rated game yet
rating-provisional = { $rating } (provisional)
rating-tally = { $games ->
    [one] one game
   *[other] { $games } games
}: won { $won }, drawn { $drawn }, lost { $lost }
rating-place = place { $place }
reliability = Reliability: missed { $missed } of { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} ({ $percent }%)
reliability-none = Reliability: no finished game yet
leaderboard-title = Leaderboard, { $mode } · page { $page } of { $pages }
leaderboard-empty = Nobody has finished a ranked game yet. Open one with `/game new` and the option `ranked`.
leaderboard-line = { $person } · { $rating } · { $games ->
    [one] one game
   *[other] { $games } games
} · { $missed }% of turns missed
leaderboard-unplaced = No place yet: { $line }
history-title = **Finished games of { $person } on this server: { $count }** · page { $page } of { $pages }
history-reach = -# Those that were played in this channel or with you.
history-empty = None yet.
history-ranked = { $mode }, ranked
history-line = **No. { $number }** · { $mode } · { $date } · { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
} as { $seats } · { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
button-previous = Previous page
button-next = Next page
button-board-of = Board of no. { $number }
button-film-of = Film of no. { $number }

## One's own data

mydata-export = Everything that is stored about you is in the file. What it is kept for: `/help`, topic Privacy.
mydata-ask = Erase everything that is stored about you? Your settings, your ratings and your name go. In finished games you become a *deleted player*; in running games the CPU takes your seats. This cannot be undone.
mydata-erased = Done: nothing about you is stored any more. If you use me again, I begin anew with you.
mydata-kept = Nothing was erased.
button-erase = Erase everything
button-keep-data = Keep my data

## A game in a thread

thread-starter = **{ $title }**, opened by { $host }: the game is in this thread.
thread-opened = The lobby is open in { $thread }.
thread-name = { $title } · { $host }
thread-permissions = I cannot open a thread here: I lack { $permissions } in this channel. A server admin can grant that; without `thread` the game is played in the channel itself.
thread-failed = Discord would not make a thread here. Without `thread` the game is played in the channel itself.

## What now

button-what-now = What now?
now-no-game = There is no game in this channel. `/game new` opens one; `/help` says how it goes on.
now-lobby = The lobby is open: { $free ->
    [0] all seats are taken.
    [one] one seat is free.
   *[other] { $free } seats are free.
}
now-lobby-join = `/game join` takes a seat.
now-lobby-seated = You have { $seats }. `/game leave` gives up your seats.
now-lobby-host = You are the host: `/game start` begins the game, `/game cancel` calls it off.
now-lobby-guest = { $host } starts the game.
now-over = The last game in this channel is over. `/game new` opens another; `/replay` shows it as a film, `/export` gives it as a file, `/history` lists your games.
now-asked = An offer waits for your answer: `/draw accept` or `/draw decline`.
now-your-turn = It is your turn. `/move` plays a move, `/moves` shows where a piece can go, `/draw claim` claims what the rules give you, `/resign` gives up.
now-wait = You play { $seats } and wait for your turn. `/board` shows the board, `/draw offer` offers a draw, `/game away` lets the CPU play for you.
now-away = The CPU plays { $seats } for you. You come back with `/game back`, or simply by moving.
now-out = You are out of the game. `/board` shows how it goes on, `/replay` what happened.
now-watching = You don’t play in this game. `/board` shows it, `/replay` shows what happened.
now-takeover = { $seats } can be taken over: `/game takeover`.

## Help

welcome = **Hello! I am Vierschach: four-player chess, in teams, solo or classic.** Open a game in any channel with `/game new`; take seats with the buttons, and the CPU plays those that stay free. `/help` explains everything in short, `/rules` the rules. I speak English, German and Hungarian.
only-in-servers = Hello! Games are played in the channels of a server; here I can do nothing. Move in the channel of your game with `/move` or the button *Move*. There `/games` lists your games, `/game new` opens one, and `/help` explains everything in short.
help-choose = Another topic
help-topic = { $topic ->
    [start] The first game
    [moves] Making moves
    [lobby] Opening a game
    [time] Time, being away
    [ends] Draws, resigning
    [boards] Boards and files
    [ratings] Ratings
    [moderators] For moderators
   *[privacy] Privacy
}
help-start =
    1. `/game new` opens a lobby in this channel. Take a seat with the buttons or `/game join`.
    2. The host presses *Start* or uses `/game start`. The CPU plays the seats that are still free.
    3. When you are pinged it is your turn: `/move` with a move such as `h2h4` or `Nf3`.
    Partners sit opposite each other: ● Red and ■ Yellow against ▲ Blue and ◆ Green. `/rules` tells the rules of the game in this channel. Whenever something is refused, *What now?* says what you can do.
help-moves =
    `/move` takes `h2h4`, `h2-h4`, `Nf3`, `Bxg7`, `k11=Q` or `O-O`, and offers legal moves while you type.
    `/moves` shows where one of your pieces can go, with a menu to move it there.
    Or only tap: *Move* below the board, then the piece, the square, and *Play it*. Or simply reply to the board with `h2h4`.
    If a move is refused, the answer says why, and which similar moves would be legal. *Take back* or `/takeback` undoes a slip; `/premove` sets a move in advance, for when your turn comes; `/hint` asks the CPU for one.
help-lobby =
    `/game new` knows these options: `mode` (teams, solo, classic), `rules` (whose house rules), `time` for each move, `cpu` (how well it plays), `ranked`, `thread` (the game gets a thread of its own), a `position` to start from, and single house rules.
    `/game join` and `/game leave` take and give up seats; one person may have several. `/game cpu` puts the CPU on a seat. `/game start` begins, `/game cancel` calls the game off (host). `/games` lists your running games, with whose turn it is.
help-time =
    A game can have a time limit for each move. When it runs out, the CPU moves and holds the seat, or the seat is lost, as the game was set.
    `/game away` hands your seat to the CPU; `/game back`, or simply a move, takes it back. `/game takeover` takes a seat that the CPU plays. When everybody is away, the game waits.
help-ends =
    `/draw offer` offers a draw to everyone; the others answer with the buttons or with `/draw accept` and `/draw decline`, even days later.
    `/draw claim` claims what the rules give you now: a draw by repetition or the fifty-move rule, or a win by a lead.
    `/resign` asks once more before you give up.
help-boards =
    `/board` shows the board again, for you alone: from any side, in four themes, or with the option `text` in words for screen readers. *My view* below every board does the same.
    `/replay` is the game as a film, `/export` as a file (PGN4 or PGN). `/settings me` chooses your theme.
help-ratings =
    Games opened with `ranked` count for the ratings of this server, one ladder for each mode: with a different person on every seat, from 8 plies on, unless they are called off: once every seat has moved, only a moderator who has no part in the game can do that. Partners win and lose together; a draw counts midway. A seat that the CPU or somebody else plays in the end counts for the person who left it.
    `/rating` shows a person’s ratings and reliability, `/leaderboard` the best of the server, `/history` a person’s finished games. A rating starts at 1500 and is provisional for ten games.
help-moderators =
    Anyone who may manage a channel can end its game with `/game cancel`, and hand the seat of somebody who does not come to the CPU with `/game away` and the option `seat`. `/settings channel` chooses whether games may be opened there, how boards look, and which language I speak.
    I need to view the channel, send messages, attach files and read the message history; for threads also to create public threads and send messages in them. I ask for embedding links, too, but games do without. Where something is missing I say so. `/setup` checks that here.
help-privacy =
    I store your Discord id, the name I last knew you by, your settings, and the games you took part in: who sat where, the moves and when they were made. That is what it takes to play over weeks and to rate. I do not store what people write.
    Everyone on a server can see its ratings, and nobody those of another. A finished game is shown to those who took part, and in the channel it was played in. When I am removed from a server, its games are deleted 30 days later.
    `/mydata export` gives you everything as a file, `/mydata delete` erases it.

## The rules

rules-title = **{ $game }: { $section }**
rules-usual = (as it is usually played)
rules-lacking = { $mode }: there is no section “{ $section }” in this mode. This is the nearest one:
rules-choose = Another section
rules-section = { $section ->
    [board] Board and turns
    [pieces] Pieces
    [pawns] Pawns
    [castling] Castling
    [check] Check
    [winning] Winning and losing
    [points] Points
    [draws] Draws
    [leaving] Leaving, time, ratings
   *[writing] Writing moves
}
diagram = { $diagram ->
    [setup] The board at the start: four armies of sixteen pieces, one on each side, and arrows clockwise from Red to Blue, Yellow and Green.
    [corner] Blue’s knight on c4 beside the missing lower left corner: it can jump to a5, b6, d6, e5 and e3 or take Red’s rook on d2.
    [pawn] Red’s pawn on f2 can go to f3 or f4, or take diagonally on e3 and g3.
    [en-passant] Blue’s pawn has gone from b5 to d5. Red’s pawn on d4 takes it by going to c5, the square that was skipped.
    [castling] Red’s king on h1 goes two squares: short to j1, and the rook from k1 to i1; long to f1, and the rook from d1 to g1.
    [promotion-teams] Red’s pawns promote on rank 11, Blue’s on file k, here marked: own rank 11 each.
    [promotion-solo] Red’s pawns promote on rank 8, Blue’s on file h, here marked: own rank 8 each. A promoted queen is marked.
    [check] Blue’s bishop on d5 gives check to Red’s king on h1 along the open diagonal.
    [mate] Blue’s rook on d1 gives check to Red’s king on h1, whose own pawns leave it no way out: mate.
    [king-capture] Blue’s knight has gone from i2 to g3 and checks Red’s king on h1; Green, who moves before Red, can take it with the queen from k4.
   *[grey] Red’s rook on d5 can take the grey pawn on g5; grey pieces block its line and stay where they are.
}
rules-board-cross = The board has 14×14 squares without the four 3×3 corners. Clockwise from the bottom sit ● Red, ▲ Blue, ■ Yellow and ◆ Green, and that is the order of turns. Everyone has the usual sixteen pieces; each king faces the queen on the other side.
rules-board-classic = Ordinary chess on 8×8 squares: ● White below, ■ Black above.
rules-sides-teams = Red and Yellow play together against Blue and Green. Partners sit opposite each other.
rules-sides-solo = Everyone plays alone, for points.
rules-rotate = The next game in this channel starts one seat further round.
rules-pieces = King, queen, rook, bishop and knight move as in chess.
rules-corners = Lines end at the missing corners. A knight only needs its target square to exist.
rules-captures-teams = You capture opponents’ pieces, never your own or your partner’s.
rules-captures-solo = You capture any piece but your own. Grey pieces belong to seats that are out: they block, but do not move or give check, and are worth nothing.
rules-pawns = A pawn goes one square away from its owner’s edge, or two from its owner’s second rank, and captures one square diagonally forward.
rules-promotion = On rank { $rank }, counted from its owner’s edge, it promotes to a { $roles }.
rules-promotion-queen = On rank { $rank }, counted from its owner’s edge, it becomes a queen, which counts only one point when it is captured.
rules-en-passant-classic = En passant: a pawn that has just gone two squares can be captured by a pawn as if it had gone one.
rules-en-passant = En passant: a pawn that went two squares can be captured by a pawn that attacks the square it skipped, from any side, on the capturer’s next turn; the right is gone when the turn comes back to the pawn’s owner. If another enemy piece has come to stand there, the one capture takes both.
rules-castling = King and rook must not have moved, and the squares between them must be empty. The king is not in check, crosses no attacked square and lands on none. It goes two squares towards the rook, which lands on the square the king crossed.
rules-castling-four = The short side is that of the near rook. A partner or grey pieces attack no square here.
rules-check = A king is in check when an opponent, were it to move, could capture it. No move may leave your own king in check.
rules-check-teams = A partner never gives check. You may expose your partner’s king. A capture of an enemy king wins at once, even if your own king is in check.
rules-check-solo = Everyone else can give check, except grey pieces. A king that was not mated can still be captured by someone who moves before its owner: that gives 20 points, and the seat is out.
rules-king-by-move = If the owner of a king in check is not next, whoever moves before may capture it: that wins the game.
rules-king-automatic = As soon as someone who could capture an enemy king is to move, their team has won; the move itself is not needed.
rules-mate-teams = A seat that is to move, in check and without a legal move is checkmated, and its team loses. Until then the partner may block or capture.
rules-mate-classic = Whoever is to move, in check and without a legal move is checkmated and loses.
rules-stalemate = Whoever is to move, not in check, and has no legal move is stalemated: the game is drawn.
rules-mate-solo = Mate comes at once, not on the mated seat’s turn: whoever completes it gets 20 points, even if the checking piece is another’s.
rules-out-solo = A mated, stalemated or captured seat is out. It keeps its points; its pieces turn grey.
rules-end-solo = The game ends when three seats are out. The most points win, also those of a seat that is out; equal points share the place.
rules-lead-claim = With two seats left, a lead of 21 points may be claimed as a win: `/draw claim`.
rules-points-captures = Captures: pawn 1, knight 3, bishop 5, rook 5, queen 9, promoted queen 1, king 20, grey pieces 0.
rules-points-mate = Mate: 20 for the seat whose move completes it; two kings mated by one move give 20 each.
rules-points-checks = Checking several kings with one move: two give 5, three give 20. With a queen that itself gives one of the checks: 1 and 5. A single check gives nothing.
rules-points-other = Stalemate: 20 for the stalemated seat. Last one standing after others left: 20.
rules-draws-automatic = The same position for the third time, and fifty moves by everyone without a capture or a pawn move, draw at once.
rules-draws-fide = The same position for the third time, or fifty moves by both without a capture or a pawn move, can be claimed as a draw with `/draw claim`; the fifth time and 75 moves draw at once.
rules-draws-agreement = A draw can be agreed: `/draw offer`. Everyone still playing has to accept; the CPU does unless it stands clearly better. An offer lapses when its seat has moved twice more.
rules-dead = When only kings are left, the game is drawn.
rules-dead-classic = When nobody could ever mate (bare kings, one bishop or one knight more, bishops of one square colour), the game is drawn.
rules-draw-solo = A draw gives each seat still playing 10 points; places then go by points.
rules-resign-teams = When one partner resigns, the team loses at once.
rules-resign-consent = A resignation needs the partner’s consent; a CPU partner gives it. Then the team loses.
rules-resign-solo = Whoever resigns is out and keeps the points.
rules-resign-classic = Whoever resigns loses.
rules-leaving-grey = The pieces of a seat that left turn grey.
rules-leaving-walking = The pieces of a seat that left turn grey, but its king walks on at random, and is worth 20 points to whoever mates or captures it.
rules-no-time = There is no time limit.
rules-time-cpu = { $limit } for each move. When that is up, the CPU moves and holds the seat until its player comes back, simply by moving.
rules-time-forfeit = { $limit } for each move. When that is up, { $mode ->
    [teams] the team loses
    [solo] the seat is out
   *[classic] the game is lost, or drawn if the other could never mate
}.
rules-takeover = A seat that nobody plays can be taken over by the CPU or by another person.
rules-ranked = The game is ranked: it counts for the ratings, a draw midway between win and loss.
rules-unranked = The game is not ranked.
rules-writing = `h2h4` or `h2-h4`; with pieces `Nf3`, `Bxg7`; castling `O-O` and `O-O-O`; promotion `k11=Q`. Files are a to n, ranks 1 to 14, as Red sees them.
rules-writing-classic = `e2e4` or `e2-e4`; with pieces `Nf3`, `Bxg7`; castling `O-O` and `O-O-O`; promotion `e8=Q`.

## The board in words

alt-check = { $seat } is in check.
alt-points = Points: { $points }.
alt-pieces = { $count ->
    [one] { piece }
   *[other] { $role ->
        [P] pawns
        [N] knights
        [B] bishops
        [R] rooks
        [Q] queens
       *[K] kings
    }
} { $squares }
alt-promoted = { $count ->
    [one] { promoted-queen }
   *[other] promoted queens
} { $squares }
alt-seat = { $seat }: { $pieces }.
alt-seat-grey = { $seat } (grey): { $pieces }.

## Moves that were not taken

the-cpu = the CPU
piece-on = { $piece } on { $square }
move-nearest = { $why } Legal and near it: { $moves }.
move-not-understood = I can’t read this as a move. Write `h2h4`, `Nf3` or `O-O`.
move-only-origin = Where shall the piece on { $square } go?
move-ambiguous = This could be several moves: { $moves }. Which one?
move-promotion = The pawn promotes. To what? { $moves }
move-cannot-become = A pawn can’t become a { piece } here. Possible: { $roles }.
move-no-promotion = No pawn promotes on { $square }.
move-no-square = { $square } is not on the board.
move-empty = { $square } is empty.
move-not-yours = The piece on { $square } belongs to { $seat }.
move-grey = The piece on { $square } is grey: it no longer moves.
move-other-piece = On { $square } stands a { $found ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
   *[K] king
}, not a { $named ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
   *[K] king
}.
move-no-piece = You have no such { piece }.
move-none-reaches = No { piece } of yours can go to { $square }.
move-own-piece = Your own piece stands on { $square }.
move-partner-piece = A piece of your partner { $seat } stands on { $square }.
move-blocked = The way is blocked on { $square } by { $piece }.
move-corner = The line ends at the missing corner: { $square } is not on the board.
move-not-its-move = A { piece } doesn’t move from { $from } to { $to }.
move-nothing-to-take = There is nothing to take on { $square }.
move-leaves-check = That leaves your king in check from { $by }.
move-ignores-check = You are in check from { $by }, and that doesn’t answer it.
castling-right-lost = You can’t castle { $side ->
    [long] long
   *[short] short
} any more: the king or that rook has moved.
castling-between = You can’t castle: between king and rook stands { $by }.
castling-in-check = You can’t castle out of check from { $by }.
castling-attacked = You can’t castle: { $square } is attacked by { $by }.

## Faults of a position

position-part = { $part ->
    [turn] turn
    [dead] seats that are out
    [short] short castling
    [long] long castling
    [points] points
    [halfmove] plies without a capture
   *[board] board
}
position-too-long = The text is too long ({ $bytes } bytes).
position-classic = Classic chess takes a FEN, not a FEN4.
position-unknown-start = No start is called { $found }.
position-missing-part = The part “{ position-part }” and what follows are missing.
position-turn = The part “{ position-part }” is R, B, Y or G, not { $found }.
position-flags = The part “{ position-part }” is four of 0 and 1, such as `0,0,0,0`, not { $found }.
position-points = The points are four numbers, such as `0,0,0,0`, not { $found }.
position-halfmove = The plies since the last capture or pawn move cannot be { $found }.
position-extra = The extra part in braces cannot be read from { $found } on.
position-extra-value = In the extra part `{ $key }` cannot be { $found }.
position-en-passant = En passant of { $seat } is two squares, such as `c4:d4`, not { $found }.
position-rank-count = The board has { $wanted } ranks, not { $found }.
position-rank-width = Rank { $rank } has { $wanted } squares, not { $found }.
position-item = Rank { $rank }, item { $item }: { $found } is no piece, no number and no `x`.
position-off-board = { $square } is in a missing corner, and yet { $found } stands there.
position-not-missing = { $square } is on the board, but is marked as missing.
position-nobody-is-out = The grey piece on { $square } belongs to nobody: no seat is out.
position-part-count = A FEN has six parts, not { $found }.
position-fen-item = Rank { $rank }: { $found } is no piece and no number.
position-fen-turn = The side to move is `w` or `b`, not { $found }.
position-castling = Castling is `-` or some of `KQkq`, not { $found }.
position-fen-en-passant = En passant is `-` or the square that a pawn has just skipped, not { $found }.
position-fullmove = The move number cannot be { $found }.
position-two-pieces = There are two pieces on { $square }.
position-no-seat = { $seat } has no part in this mode, and yet a piece on { $square }.
position-no-king = { $seat } has no king.
position-many-kings = { $seat } has more than one king.
position-many-pieces = { $seat } has { $count } pieces, more than the 16 a game begins with.
position-pawn-rank = A pawn of { $seat } cannot stand on { $square }.
position-promoted = The piece on { $square } is marked as promoted: only queens of solo games can be.
position-grey-in-play = The piece on { $square } is grey, but { $seat } is in play.
position-live-but-out = { $seat } is out, but the piece on { $square } is not grey.
position-out = { $seat } cannot be out: in this mode nobody is before the end.
position-walking = { $seat } is in play: only the king of a seat that is out can be walking.
position-turn-of = It cannot be the turn of { $seat }.
position-castles = { $seat } cannot castle { $side ->
    [long] long
   *[short] short
}: king or rook is not where it began.
position-stepped = No pawn of { $seat } has stepped over { $skipped } to { $pawn }.
position-check = { $seat } is in check but not to move: nobody can have moved last.

## The terminal

local-first-name = Player
local-welcome = Vierschach in the terminal. Start with `/game new`; `help` lists the commands; `as Anna` lets another person speak.
local-as = { $name } speaks.
local-no-button = There is no button “{ $label }” to press.

## Commands
# A command has a name and a description, which describes its options, too; an option has one name
# in all commands, and names its choices. Names: 1 to 32 small letters, digits, - and _, no blanks;
# descriptions and choices: at most 100 characters.

command-game = game
    .description = Four-player chess in this channel
command-game-new = new
    .description = Open a game: people take seats, then you start it
    .mode = Teams (default), solo for points, or classic chess for two
    .rules = Which house rules to start from
    .time = Time for each move (default: none)
    .on_timeout = When the time is up: the CPU moves (default), or the seat is lost
    .cpu = How well the CPU plays (default: medium)
    .starter = Who moves first (default: as the rules say)
    .move_limit = End the game after this many moves of all together
    .king_capture = Teams: a king left in check is taken by a move, or lost automatically
    .resignation = Teams: resigning ends the game at once, or needs the partner’s consent
    .lead = Solo: a lead of 21 over the last opponent wins at once, or can be claimed
    .leaving = Solo: whoever leaves turns grey, or the king walks on
    .draws = Repetition and fifty moves draw automatically, or on claim (FIDE)
    .show_moves = Whether the squares a piece can reach may be shown (default: on)
    .hints = Whether the CPU may be asked for a move with /hint (default: on, never in ranked games)
    .ranked = Whether the game counts for the ratings: people on all seats (default: off)
    .position = Start from this position (FEN4; FEN in classic)
    .thread = Whether the game gets a thread of its own (default: no)
command-game-join = join
    .description = Take a seat
    .seat = Which seat (default: a free one)
command-game-leave = leave
    .description = Give up your seats before the game starts
    .seat = Which seat (default: all of yours)
command-game-start = start
    .description = Start the game (host)
command-game-cancel = cancel
    .description = Call the game off (host, or moderators)
    .reason = Why: shown in the channel
command-game-cpu = cpu
    .description = Put the CPU on a free or abandoned seat (host)
    .seat = Which seat
    .level = How well it plays; none frees the seat again
command-game-away = away
    .description = Let the CPU play for you until you come back
    .seat = Moderators: the seat of somebody who does not come
command-game-back = back
    .description = Take your seat back from the CPU
command-game-takeover = takeover
    .description = Take over a seat that the CPU plays
    .seat = Which seat
command-move = move
    .description = Play a move
    .move = For example h2h4, Nf3 or O-O
command-board = board
    .description = Show the board again, for you alone
    .view = From whose side (default: your own)
    .theme = In which colours
    .text = In words and characters instead of a picture
command-moves = moves
    .description = Show where a piece of yours can go, and move it there
    .square = The square it stands on, for example e2
command-hint = hint
    .description = A good move for you now, and why; only you see it
command-takeback = takeback
    .description = Take your last move back, until another person has moved
command-premove = premove
    .description = Set your next move in advance, or see and cancel what is set; nobody else sees it
    .move = Your move, played at once when your turn comes (leave out to see what is set)
    .if = Only if somebody makes this move before, for example b7c7
command-resign = resign
    .description = Resign; you are asked once more
    .seat = Which seat, if you have several
command-draw = draw
    .description = Offer, answer or claim a draw
command-draw-offer = offer
    .description = Offer a draw to everyone
command-draw-accept = accept
    .description = Accept the offer on the table
command-draw-decline = decline
    .description = Decline the offer on the table
command-draw-claim = claim
    .description = Claim what the rules give you now: a draw, or a win by a lead
command-export = export
    .description = The game as a file (PGN4 or PGN), the position as text (FEN4 or FEN)
command-settings = settings
    .description = Settings of the channel and your own: games, boards, pings, language
command-settings-channel = channel
    .description = Games and boards of this channel (Manage Channels); without options: shows them
    .games = Whether games may be opened in this channel (default: on)
    .mode = What /game new opens here if it names no mode
    .time = Time for each move of games opened here, if /game new names none
    .on_timeout = What happens then: the CPU moves, or the seat is lost
    .board = Red always below, or the player to move
    .theme = The colours of public boards
    .old_boards = Whether a board is deleted when the next one stands; its buttons go in any case
    .language = What the bot speaks here (default: the server’s language)
command-settings-me = me
    .description = Your pings, reminders, quiet hours and colours; without options: shows them
    .theme = The colours of your own views
    .pings = Where you are called to your turn: in the channel, or by a direct message
    .reminders = Whether you are reminded before your time runs out
    .quiet = Hours in which reminders wait, such as 22:00-07:00; deadlines do not wait
    .zone = Your time zone, for quiet hours: Europe/Berlin, say
    .language = What the bot speaks to you (default: your client’s language)
command-games = games
    .description = Your running games, on all servers: whose turn, how long, and where
command-setup = setup
    .description = Check what I may do in this channel, and what would not work (moderators)
command-replay = replay
    .description = The game as a film
    .from = The first ply (default: 0, the start)
    .to = The last ply (default: the last one played)
command-help = help
    .description = How to play here, in short
    .topic = About what
command-rules = rules
    .description = The rules of the game in this channel
    .section = Which part
    .mode = The usual rules of this mode instead
command-rating = rating
    .description = Somebody’s ratings on this server
    .user = Whose (default: your own)
command-leaderboard = leaderboard
    .description = The best players of this server
    .mode = Teams (default), solo or classic
command-history = history
    .description = Somebody’s finished games on this server, with boards and films
    .user = Whose (default: your own)
command-mydata = mydata
    .description = What is stored about you
command-mydata-export = export
    .description = Everything that is stored about you, as a file
command-mydata-delete = delete
    .description = Erase everything that is stored about you; you are asked once more

option-mode = mode
option-rules = rules
    .classic = FIDE
option-time = time
    .none = no limit
option-on_timeout = on_timeout
    .cpu = the CPU moves and holds the seat
    .forfeit = the seat is lost
option-cpu = cpu
option-starter = starter
option-move_limit = move_limit
option-king_capture = king_capture
    .by-move = taken by a move
    .automatic = lost automatically
option-resignation = resignation
    .at-once = ends the game at once
    .with-consent = needs the partner’s consent
option-lead = lead
    .automatic = wins at once
    .claim = can be claimed
option-leaving = leaving
    .grey = turns grey
    .walking-king = the king walks on
option-draws = draws
    .automatic = automatically
    .fide = on claim (FIDE)
option-show_moves = show_moves
option-hints = hints
option-ranked = ranked
option-position = position
option-seat = seat
option-reason = reason
option-level = level
    .none = none: the seat is free again
option-move = move
option-if = if
option-view = view
option-theme = theme
option-text = text
option-square = square
option-board = board
    .fixed = Red always below
    .turning = the player to move below
option-language = language
    .auto = automatic
option-games = games
option-old_boards = old_boards
    .keep = stay
    .delete = are deleted
option-pings = pings
    .channel = in the channel
    .dm = by direct message
option-reminders = reminders
option-quiet = quiet
option-zone = zone
option-from = from
option-to = to
option-topic = topic
    .start = The first game
    .moves = Making moves
    .lobby = Opening a game
    .time = Time, being away
    .ends = Draws, resigning
    .boards = Boards and files
    .ratings = Ratings
    .moderators = For moderators
    .privacy = Privacy
option-section = section
    .board = Board and turns
    .pieces = Pieces
    .pawns = Pawns
    .castling = Castling
    .check = Check
    .winning = Winning and losing
    .points = Points
    .draws = Draws
    .leaving = Leaving, time, ratings
    .writing = Writing moves
option-user = user
option-thread = thread
choice =
    .red = red
    .blue = blue
    .yellow = yellow
    .green = green
    .white = white
    .black = black
    .teams = teams
    .solo = solo
    .classic = classic
    .vierschach = Vierschach
    .negyszemelyes = Négyszemélyes
    .reference = reference
    .t30s = 30 seconds
    .t60s = 60 seconds
    .t5m = 5 minutes
    .t1h = 1 hour
    .t12h = 12 hours
    .t1d = 1 day
    .t3d = 3 days
    .t7d = 7 days
    .easy = easy
    .medium = medium
    .hard = hard
    .master = master
    .on = on
    .off = off
    .default = default
    .contrast = contrast
    .dark = dark
    .print = print
