# English. Every sentence that the bot says to people.
# Values in braces are filled in; marks such as ● and mentions such as <@1> come ready made.

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
list = { $first } and { $last }
seat-free = free
person-away = { $person } (away, the CPU plays)

## Plies

ply = { $seat }: { $what }
ply-check = { $ply }, check to { $kings }
castles-short = castles short
castles-long = castles long
moves = { $role } { $from }–{ $to }
takes = { $role } { $from }×{ $to } ({ $taken })
promotes = { $moves }, now a { $role }
owned-piece = { $owner }’s { $role }
grey-piece = a grey { $role }
king-removed = { $seat }’s king leaves the board.

## Points and seats that are out

scored = { $seat } gains { $points } ({ $why }).
score-capture = { $role }
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
plate-points = { $points } pts
plate-to-move = to move
plate-away = away (CPU)

## The lobby

title = { $mode ->
    [teams] Four-player chess, teams ({ $preset })
    [solo] Four-player chess, solo ({ $preset })
   *[classic] Chess ({ $preset })
}
seat-news = { $seat } is now played by { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Take a seat with a button or `/game join`. One person may take several. { $host } starts the game; { $cpu } plays the seats that are still free then.
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
rule-leaving-grey = Who leaves turns grey.
rule-leaving-walking = Who leaves turns grey, but the king walks on.
rule-draws-automatic = Threefold repetition and fifty moves draw at once.
rule-draws-fide = Threefold repetition and fifty moves can be claimed.
rule-move-limit = The game ends after { $plies } moves in all.
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
away-gone = { $person } has left the server. The CPU plays { $seat } now; `/game takeover` takes the seat over.
seat-replaced = { $person }: { $news }
reminder = { $person }, { $seat } is still to move: the time runs out { $deadline }.
call = { $title }: { $person }, it is your turn ({ $seat })
board-link = The board: { $link }
direct-closed = { $person }, you do not take direct messages from here, so I call you in the channel again. When you have opened them, `/settings me pings:dm` brings them back.
moves-of = { $square } · { $role } ({ $count ->
    [one] one move
   *[other] { $count } moves
})
moves-listed = Your { $role } on { $square } { $moves }.
moves-quiet = goes to { $squares }
moves-captures = takes on { $squares }
moves-castling = castles to { $squares }
moves-none = Your { $role } on { $square } cannot move now.
moves-choose = Make a move with it
moves-which = Name the square of a piece of yours, such as `{ $square }`.
moves-hidden = This game does not show legal moves.
replay-title = Plies { $from } to { $to } of { $last }.
replay-range = The game has { $last } plies so far; `from` cannot lie behind them or behind `to`.
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
   *[zone] Time zone
}
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
value-theme = { $value ->
    [contrast] high contrast
    [dark] dark
    [print] print
   *[default] default
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
unknown-setting = There is no setting `{ $option }` here.
refuse-setup = Only moderators (Manage Channels) can check the setup of a channel.
refuse-send-away = Only moderators (Manage Channels) can hand somebody else’s seat to the CPU.
refuse-settings = Only moderators (Manage Channels) can change the settings of a channel.
answer-export = The moves are in the file. The position: `{ $position }`
answer-away = The CPU plays for you until you come back: simply move, or use `/game back`. When everybody is away, the game waits.
answer-sent-away = The CPU plays { $seat } until its player comes back.
games-none = You have no running games. `/game new` opens one.
games-all = Your games ({ $count }):
games-some = { $shown } of your { $all } games, those whose time runs out first:
games-line = { $channel } ({ $mode }): { $state }
games-yours = **your turn** ({ $seat })
games-lobby = in the lobby; { $host } starts it
games-waiting = waits, because everybody is away
setup-well = I have every permission that I need in this channel.
setup-lacks = { $count ->
    [one] One permission is missing in this channel:
   *[other] { $count } permissions are missing in this channel:
}
setup-granted = ✅ { $permission }
setup-missing = ❌ **{ $permission }**: { $lost }
setup-without = { $name ->
    [view-channel] without it I see nothing here and cannot post.
    [send-messages] without it no board, no ping and no reminder can be posted; only private answers work.
    [send-messages-in-threads] without it no game can be played in threads.
    [embed-links] without it links to boards and games are not shown.
    [attach-files] without it boards come as text instead of pictures.
    [create-public-threads] without it I cannot open a thread for a game.
   *[read-message-history] without it I cannot answer or refer to earlier messages.
}
setup-how = A server admin can grant that in the channel’s settings, under Permissions.
setup-allowed = Games may be opened here; `/settings channel` has what holds for them.
setup-not-allowed = Games may not be opened here: `/settings channel games:on` allows them.
button-trial = Post a test message
trial-post = A test: boards and pings will arrive here.
trial-failed = The message was refused: { $reason }
answer-trial = I post a test message in this channel.
answer-seen = Good. No more reminders of this turn.
answer-back = Welcome back. { $seat } is yours again.
answer-taken-over = You play { $seat } now.
answer-drawn = The game is drawn.
answer-claimed = { $claim } it is.
claim-repetition = Draw by repetition
claim-fifty-moves = Draw by the fifty-move rule
claim-lead = Win by a lead of 21 points

## Offers

offer-draw = a draw
offer-resign = to resign
offer-asked = { $seat } { $offer ->
    [draw] offers a draw.
   *[resign] wants to resign for the team.
} { $people }: what do you say?
offer-declined = { $offer ->
    [draw] The draw offer of { $seat } is declined.
   *[resign] The partner of { $seat } wants to play on.
}
answer-offered = Your offer is on the table.
answer-accepted = Accepted.
answer-declined = Declined.
resign-ask = Resign { $seat }? { $mode ->
    [consent] Your partner is asked; if they agree, your team loses the game.
    [teams] Your team loses the game.
    [solo] You keep your points; your pieces turn grey.
   *[classic] You lose the game.
}
answer-resigned = You have resigned.
answer-kept-playing = Good. The game goes on.

## Refusals: why, and what would work

no-game = There is no game in this channel. Start one with `/game new`.
refuse-no-games-here = The moderators want no games in this channel. Try another one, or a thread of your own.
channel-taken = There is a game in this channel already. `/game cancel` ends it (host or moderators); a thread is a place of its own.
refuse-already-started = The game has started already.
refuse-not-started = The game has not started yet. The host starts it with `/game start`.
refuse-closed = This game is over. `/game new` opens another.
refuse-seat-taken = { $seat } is taken by { $by }. Choose a free seat.
refuse-seat-free = { $seat } is free already.
more-faults = … and { $count } more
refuse-no-such-seat = There is no { $seat } in this game.
refuse-all-seats-taken = All seats are taken.
refuse-not-seated = You don’t play in this game.
refuse-not-your-seat = { $seat } is not your seat.
refuse-which-seat = You have { $seats }. Say which one you mean, with the option `seat`.
refuse-not-host = Only the host { $host } can do that.
refuse-nobody-seated = Nobody has taken a seat yet.
refuse-not-your-turn = It is not your turn: { $seat } is to move.
refuse-stale = The game has moved on since; this button belongs to an earlier turn.
refuse-position = This position cannot be used:
    { $faults }
refuse-offer-stands = { $seat } has made an offer already. It has to be answered first.
refuse-no-offer = There is no offer to answer.
refuse-not-asked = This offer is not for you to answer.
refuse-nothing-to-ask = Resigning needs nobody’s consent here: use `/resign`.
refuse-nobody-there = Nobody who is present plays { $seat }.
refuse-not-away = You are not away: { $seat } is yours.
refuse-already-away = The CPU already plays { $seat } for you. Come back with `/game back`.
refuse-seat-held = { $seat } is played by { $by }. Only seats of the CPU or of players who are away can be taken over.
refuse-other-side = You play { $seat }, on the other side.
refuse-mode-of-preset = These rules don’t know that mode.
refuse-starter = { $seat } has no seat in that mode.
refuse-over-already = The game would be over already in this position.
refuse-ranked-position = A ranked game starts from the usual position. Leave `position` out, or play unranked.
refuse-move-limit = A move limit is between 1 and 10000.
refuse-game-over = The game is over.
refuse-seat-is-out = { $seat } is out of the game.
refuse-illegal = { $move } is not a legal move.
refuse-nothing-to-claim = There is nothing to claim now.
refuse-not-in-mode = That does not exist in this mode.
refuse-not-moderator = Only the host or a moderator (Manage Channels) can end the game.
fault-apology = Something went wrong on our side; nothing was changed. Please try again.
unknown-command = I don’t know this command. Try one of: { $commands }
unknown-seat = There is no seat “{ $text }”. Seats are red, blue, yellow and green; in classic chess white and black.
unknown-value = `{ $option }` cannot be “{ $text }”. Possible: { $choices }
missing-permissions = I cannot play here: I lack { $permissions } in this channel. A server admin can grant that in the channel’s settings.
missing-attach = I may not attach files here, so boards come as text. Grant me Attach Files for pictures.
missing-send = I may not send messages in this channel, so the board comes only here. Please grant me Send Messages.
permission = { $name ->
    [view-channel] View Channel
    [send-messages] Send Messages
    [send-messages-in-threads] Send Messages in Threads
    [embed-links] Embed Links
    [attach-files] Attach Files
    [create-public-threads] Create Public Threads
   *[read-message-history] Read Message History
}

## The board in words

alt-check = { $seat } is in check.
alt-points = Points: { $points }.
alt-pieces = { $role } { $squares }
alt-seat = { $seat }: { $pieces }.
alt-seat-grey = { $seat } (grey): { $pieces }.

## Moves that were not taken

the-cpu = the CPU
piece-on = { $piece } on { $square }
move-nearest = { $why } Legal and near it: { $moves }.
move-not-understood = I can’t read this as a move. Write `h2h4`, `Nf3` or `O-O`.
move-only-origin = To where shall the piece on { $square } go?
move-ambiguous = This could be several moves: { $moves }. Which one?
move-promotion = The pawn promotes. To what? { $moves }
move-cannot-become = A pawn can’t become a { $role } here.
move-no-promotion = No pawn promotes on { $square }.
move-no-square = { $square } is not on the board.
move-empty = { $square } is empty.
move-not-yours = The piece on { $square } belongs to { $seat }.
move-grey = The piece on { $square } is grey: it no longer moves.
move-other-piece = On { $square } stands a { $found }, not a { $named }.
move-no-piece = You have no such { $role }.
move-none-reaches = No { $role } of yours can go to { $square }.
move-own-piece = Your own piece stands on { $square }.
move-partner-piece = A piece of your partner { $seat } stands on { $square }.
move-blocked = The way is blocked on { $square } by { $piece }.
move-corner = The line ends at the missing corner: { $square } is not on the board.
move-not-its-move = A { $role } doesn’t move from { $from } to { $to }.
move-nothing-to-take = There is nothing to take on { $square }.
move-leaves-check = That leaves your king in check from { $by }.
move-ignores-check = You are in check from { $by }, and that doesn’t answer it.
castling-right-lost = You can’t castle { $side } any more: the king or that rook has moved.
castling-between = You can’t castle: between king and rook stands { $by }.
castling-in-check = You can’t castle out of check from { $by }.
castling-attacked = You can’t castle: { $square } is attacked by { $by }.

## The terminal

local-first-name = Player
local-welcome = Vierschach in the terminal. Start with `/game new`; `help` lists the commands; `as Anna` lets another person speak.
local-as = { $name } speaks.
local-no-button = There is no button “{ $label }” to press.
