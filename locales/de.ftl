# German. Informal (du); a game is „Partie“, a seat „Platz“, the CPU „Computer“.

## The language itself

language-name = Deutsch
language-locales = de
language-letters = B S L T D K

## Names of things

color = { $seat ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
}
classic-side = { $seat ->
    [red] Weiß
   *[yellow] Schwarz
}
piece = { $role ->
    [P] Bauer
    [N] Springer
    [B] Läufer
    [R] Turm
    [Q] Dame
   *[K] König
}
mode = { $mode ->
    [teams] Teams
    [solo] Solo
   *[classic] klassisches Schach
}
preset = { $preset ->
    [vierschach] Vierschach-Regeln
    [negyszemelyes] Négyszemélyes-Regeln
    [reference] Referenzregeln
   *[classic] FIDE-Regeln
}
level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[master] Meister
}
cpu-name = Computer ({ $level })
time-limit = { $limit ->
    [t30s] 30 Sekunden
    [t60s] 60 Sekunden
    [t5m] 5 Minuten
    [t1h] 1 Stunde
    [t12h] 12 Stunden
    [t1d] 1 Tag
    [t3d] 3 Tage
   *[t7d] 7 Tage
}
theme = { $theme ->
    [default] Standard
    [contrast] Kontrast
    [dark] Dunkel
   *[print] Druck
}
list = { $first } und { $last }
seat-free = frei
person-away = { $person } (abwesend, der Computer spielt)

## Plies

ply = { $seat }: { $what }
ply-check = { $ply }, bietet { $kings } Schach
castles-short = kurze Rochade
castles-long = lange Rochade
moves = { piece } { $from }–{ $to }
takes = { piece } { $from }×{ $to } ({ $taken })
promotes = { $moves }, wird { $role ->
    [N] zum Springer
    [B] zum Läufer
    [R] zum Turm
   *[Q] zur Dame
}
owned-piece = { piece } von { $owner }
grey-piece = { $role ->
    [Q] graue Dame
   *[other] grauer { piece }
}
king-removed = Der König von { $seat } verlässt das Brett.

## Points and seats that are out

scored = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} ({ $why }).
score-capture = { piece }
score-mate = Matt gegen { $seat }
score-checks = Schach gegen { $kings } Könige
score-stalemate = patt gesetzt
score-last = als Einzige übrig
score-draw = Remis
out-mate = { $by } setzt { $seat } matt.
out-king = { $by } schlägt den König von { $seat }.
out-stalemate = { $seat } ist patt.
out-resigned = { $seat } hat aufgegeben.
out-time = Die Zeit von { $seat } ist abgelaufen.
out-word = { $why ->
    [mate] matt
    [king] König weg
    [stalemate] patt
    [resigned] aufgegeben
    [start] nicht dabei
   *[time] Zeit um
}
standing = Punkte: { $points }.

## Ends

result-draw = Die Partie endet remis.
result-team = { $a } und { $b } gewinnen!
result-winner = { $seat } gewinnt!
result-shared = { $seats } teilen sich den Sieg!
place = { $place }. { $seat }: { $points }
end-checkmate = { $seat } ist matt.
end-king-capture = { $by } schlägt auf { $square } den König von { $of }.
end-stalemate = { $seat } ist am Zug, steht nicht im Schach und kann nicht ziehen: patt.
end-repetition = Dieselbe Stellung ist zu oft entstanden.
end-fifty-moves = Alle haben fünfzigmal gezogen, ohne zu schlagen und ohne einen Bauernzug.
end-agreement = Alle haben sich auf Remis geeinigt.
end-dead-position = Mit dem, was noch auf dem Brett steht, kann niemand mehr matt werden.
end-move-limit = Die Zuggrenze ist erreicht.
end-resignation = { $seat } hat aufgegeben.
end-time-out = Die Zeit von { $seat } ist abgelaufen.
end-last-standing = Nur { $seat } ist noch im Spiel.
end-lead = { $seat } liegt mindestens 21 Punkte vor dem letzten Gegner.
plate-won = gewonnen
plate-lost = verloren
plate-draw = remis
plate-place = Platz { $place }
plate-points = { $points } Pkt.
plate-to-move = am Zug
plate-away = weg (Computer)

## The lobby

title = { $mode ->
    [teams] Schach zu viert, Teams ({ $preset })
    [solo] Schach zu viert, Solo ({ $preset })
   *[classic] Schach ({ $preset })
}
seat-news = Für { $seat } spielt jetzt: { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Nimm mit einem Knopf oder mit `/game join` Platz; du kannst auch mehrere Plätze nehmen. { $host } startet die Partie; Plätze, die dann noch frei sind, spielt der { $cpu }.
lobby-full = Alle Plätze sind besetzt. { $host } kann die Partie starten.
lobby-started = Die Partie hat begonnen.
lobby-cancelled = Die Partie wurde abgesagt.
rule-starter = { $seat } beginnt.
rule-king-by-move = Wer am Zug ist, darf einen König schlagen, der im Schach stehen geblieben ist.
rule-king-automatic = Ein König, den ein Gegner am Zug schlagen könnte, ist sofort verloren.
rule-resign-at-once = Wer aufgibt, beendet die Partie sofort.
rule-resign-consent = Aufgeben geht nur mit Zustimmung der Partnerseite.
rule-lead-automatic = 21 Punkte Vorsprung auf den letzten Gegner beenden die Partie.
rule-lead-claim = Mit 21 Punkten Vorsprung auf den letzten Gegner kann man den Sieg reklamieren.
rule-leaving-grey = Wer aussteigt, wird grau.
rule-leaving-walking = Wer aussteigt, wird grau, aber der König zieht weiter.
rule-draws-automatic = Dreimal dieselbe Stellung oder fünfzig Züge: sofort remis.
rule-draws-fide = Nach dreimal derselben Stellung oder fünfzig Zügen kann man Remis reklamieren.
rule-move-limit = Die Partie endet nach insgesamt { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
}.
rule-time = { $limit } pro Zug; danach { $then ->
    [cpu] zieht der Computer und hält den Platz.
   *[forfeit] ist der Platz verloren.
}
rule-no-moves = Mögliche Züge werden nicht angezeigt.
rule-position = Beginnt mit einer vorgegebenen Stellung.

button-start = Starten
button-leave = Verlassen
button-resign = Aufgeben
button-keep-playing = Weiterspielen
button-accept = Annehmen
button-decline = Ablehnen
button-view = Meine Ansicht
button-more = Weitere Züge

answer-opened = Die Lobby ist offen.
answer-sat = Du hast jetzt { $seats }.
answer-left = Du hast { $seats } abgegeben.
answer-started = Die Partie beginnt.
answer-cancelled = Die Partie ist abgesagt.
answer-cpu-sat = Für { $seat } spielt jetzt der { $cpu }.
answer-cpu-left = { $seat } ist wieder frei.

cancelled-host = { $person } hat die Partie abgesagt.
cancelled-moderator = { $person } hat die Partie als Moderation beendet.
cancelled-channel = Den Kanal gibt es nicht mehr.
cancelled-reason = { $said } Grund: { $reason }

## Turns

turn-to-move = { $seat } ist am Zug: { $person }
turn-deadline = die Zeit läuft { $deadline } ab
answer-moved = { $ply }. { $next ->
    [none] Die Partie ist vorbei.
   *[some] { $seat } ist am Zug.
}
game-over-title = **{ $result }** { $score }
board-caption = { $seat } ist am Zug.
board-caption-after = Zug { $ply }. { $last }. { $now }
board-caption-over = { $result } { $reason }
board-lobby = Die Partie hat noch nicht begonnen.
away-told = { $person }, deine Zeit für { $seat } ist abgelaufen. Der Computer spielt für dich, bis du zurückkommst: Zieh einfach, oder nimm `/game back`. Sind alle abwesend, wartet die Partie.
moves-of = { $square } · { piece } ({ $count ->
    [one] ein Zug
   *[other] { $count } Züge
})
moves-listed = { $role ->
    [Q] Deine
   *[other] Dein
} { piece } auf { $square } { $moves }.
moves-quiet = zieht nach { $squares }
moves-captures = schlägt auf { $squares }
moves-castling = rochiert nach { $squares }
moves-none = { $role ->
    [Q] Deine
   *[other] Dein
} { piece } auf { $square } kann gerade nicht ziehen.
moves-choose = Damit ziehen
moves-which = Nenne das Feld einer eigenen Figur, zum Beispiel `{ $square }`.
moves-hidden = In dieser Partie werden mögliche Züge nicht angezeigt.
replay-title = Halbzüge { $from } bis { $to } von { $last }.
replay-range = Die Partie hat bisher { $last ->
    [one] einen Halbzug
   *[other] { $last } Halbzüge
}; `from` darf weder dahinter noch hinter `to` liegen.
settings-channel = Öffentliche Bretter hier: { $board ->
    [turning] unten ist, wer am Zug ist
   *[fixed] unten ist Rot
}, Farben: { theme }.
settings-me = Deine eigenen Ansichten, Farben: { theme }.
refuse-settings = Die Einstellungen eines Kanals kann nur die Moderation ändern (Recht „Kanäle verwalten“).
answer-export = Die Züge stehen in der Datei. Die Stellung: `{ $position }`
answer-away = Der Computer spielt für dich, bis du zurückkommst: Zieh einfach, oder nimm `/game back`. Sind alle abwesend, wartet die Partie.
answer-back = Willkommen zurück! Du spielst wieder { $seat }.
answer-taken-over = Du spielst jetzt { $seat }.
answer-drawn = Die Partie endet remis.
answer-claimed = Stimmt: { $claim }.
claim-repetition = Remis durch Stellungswiederholung
claim-fifty-moves = Remis nach der Fünfzig-Züge-Regel
claim-lead = Sieg mit 21 Punkten Vorsprung

## Offers

offer-asked = { $seat } { $offer ->
    [draw] bietet Remis an.
   *[resign] möchte für das Team aufgeben.
} { $people }: einverstanden?
offer-declined = { $offer ->
    [draw] Das Remisangebot von { $seat } ist abgelehnt.
   *[resign] Die Partnerseite von { $seat } möchte weiterspielen.
}
answer-offered = Dein Angebot steht.
answer-accepted = Angenommen.
answer-declined = Abgelehnt.
resign-ask = { $seat } aufgeben? { $mode ->
    [consent] Deine Partnerseite wird gefragt; stimmt sie zu, verliert euer Team die Partie.
    [teams] Dein Team verliert dann die Partie.
    [solo] Du behältst deine Punkte; deine Figuren werden grau.
   *[classic] Du verlierst dann die Partie.
}
answer-resigned = Du hast aufgegeben.
answer-kept-playing = Gut. Die Partie geht weiter.

## Refusals: why, and what would work

no-game = In diesem Kanal gibt es keine Partie. Beginne eine mit `/game new`.
channel-taken = In diesem Kanal gibt es schon eine Partie. `/game cancel` beendet sie (Host oder Moderation); ein Thread ist ein Ort für sich.
refuse-already-started = Die Partie hat schon begonnen.
refuse-not-started = Die Partie hat noch nicht begonnen. Der Host startet sie mit `/game start`.
refuse-closed = Diese Partie ist vorbei. `/game new` eröffnet eine neue.
refuse-seat-taken = { $seat } gehört schon jemandem: { $by }. Nimm einen freien Platz.
refuse-seat-free = { $seat } ist schon frei.
more-faults = … und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}
refuse-no-such-seat = { $seat } gibt es in dieser Partie nicht.
refuse-all-seats-taken = Alle Plätze sind besetzt.
refuse-not-seated = Du spielst in dieser Partie nicht mit.
refuse-not-your-seat = { $seat } ist nicht dein Platz.
refuse-which-seat = Du hast { $seats }. Sag mit der Option `seat`, welchen Platz du meinst.
refuse-not-host = Das kann nur { $host } als Host.
refuse-nobody-seated = Es hat noch niemand Platz genommen.
refuse-not-your-turn = Du bist nicht dran: { $seat } ist am Zug.
refuse-stale = Die Partie ist schon weiter; dieser Knopf gehört zu einem früheren Zug.
refuse-position = Diese Stellung geht nicht:
    { $faults }
refuse-offer-stands = { $seat } hat schon { $offer ->
    [draw] Remis angeboten
   *[resign] gefragt, ob das Team aufgibt
}. Darauf muss erst geantwortet werden.
refuse-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
refuse-not-asked = Auf dieses Angebot musst nicht du antworten.
refuse-nothing-to-ask = Zum Aufgeben muss hier niemand zustimmen: nimm `/resign`.
refuse-not-away = Du bist nicht abwesend: { $seat } gehört dir.
refuse-already-away = Der Computer spielt { $seat } schon für dich. Mit `/game back` kommst du zurück.
refuse-seat-held = { $seat } hat schon jemand: { $by }. Übernehmen kannst du nur Plätze des Computers und von Leuten, die abwesend sind.
refuse-other-side = Du spielst { $seat }, also auf der anderen Seite.
refuse-mode-of-preset = Diese Regeln kennen den Modus nicht.
refuse-starter = { $seat } hat in diesem Modus keinen Platz.
refuse-over-already = In dieser Stellung wäre die Partie schon vorbei.
refuse-move-limit = Eine Zuggrenze liegt zwischen 1 und 10000.
refuse-game-over = Die Partie ist vorbei.
refuse-seat-is-out = { $seat } ist nicht mehr im Spiel.
refuse-illegal = { $move } ist kein legaler Zug.
refuse-nothing-to-claim = Es gibt gerade nichts zu reklamieren.
refuse-not-in-mode = Das gibt es in diesem Modus nicht.
refuse-not-moderator = Nur der Host und die Moderation (Recht „Kanäle verwalten“) können die Partie beenden.
fault-apology = Da ist bei uns etwas schiefgegangen; geändert wurde nichts. Bitte versuch es noch einmal.
unknown-command = Diesen Befehl kenne ich nicht. Es gibt: { $commands }
unknown-seat = Einen Platz „{ $text }“ gibt es nicht. Die Plätze heißen red, blue, yellow und green; im klassischen Schach white und black.
unknown-value = `{ $option }` kann nicht „{ $text }“ sein. Möglich: { $choices }
missing-permissions = Hier kann ich nicht spielen, mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das in den Kanaleinstellungen erlauben.
missing-attach = Ich darf hier keine Dateien anhängen, deshalb kommen die Bretter als Text. Für Bilder brauche ich das Recht „Dateien anhängen“.
missing-send = Ich darf in diesem Kanal nicht schreiben, deshalb kommt das Brett nur hier. Bitte gib mir das Recht „Nachrichten senden“.
permission = { $name ->
    [view-channel] Kanal anzeigen
    [send-messages] Nachrichten senden
    [send-messages-in-threads] Nachrichten in Threads senden
    [embed-links] Links einbetten
    [attach-files] Dateien anhängen
   *[read-message-history] Nachrichtenverlauf anzeigen
}

## The board in words

alt-check = { $seat } steht im Schach.
alt-points = Punkte: { $points }.
alt-pieces = { $count ->
    [one] { piece }
   *[other] { $role ->
        [P] Bauern
        [N] Springer
        [B] Läufer
        [R] Türme
        [Q] Damen
       *[K] Könige
    }
} { $squares }
alt-seat = { $seat }: { $pieces }.
alt-seat-grey = { $seat } (grau): { $pieces }.

## Moves that were not taken

the-cpu = der Computer
piece-on = { $piece } auf { $square }
move-nearest = { $why } Legal und ähnlich: { $moves }.
move-not-understood = Das verstehe ich nicht als Zug. Schreib `h2h4`, `Sf3` oder `O-O`.
move-only-origin = Wohin soll die Figur auf { $square } ziehen?
move-ambiguous = Das können mehrere Züge sein: { $moves }. Welcher?
move-promotion = Der Bauer wird umgewandelt. In welche Figur? { $moves }
move-cannot-become = Ein Bauer kann hier nicht { $role ->
    [P] Bauer bleiben
    [N] zum Springer werden
    [B] zum Läufer werden
    [R] zum Turm werden
    [Q] zur Dame werden
   *[K] zum König werden
}.
move-no-promotion = Auf { $square } wird kein Bauer umgewandelt.
move-no-square = { $square } ist nicht auf dem Brett.
move-empty = { $square } ist leer.
move-not-yours = Die Figur auf { $square } gehört { $seat }.
move-grey = Die Figur auf { $square } ist grau: Sie zieht nicht mehr.
move-other-piece = Auf { $square } steht { $found ->
    [P] ein Bauer
    [N] ein Springer
    [B] ein Läufer
    [R] ein Turm
    [Q] eine Dame
   *[K] ein König
}, { $named ->
    [P] kein Bauer
    [N] kein Springer
    [B] kein Läufer
    [R] kein Turm
    [Q] keine Dame
   *[K] kein König
}.
move-no-piece = Du hast { $role ->
    [P] keinen solchen Bauern
    [N] keinen solchen Springer
    [B] keinen solchen Läufer
    [R] keinen solchen Turm
    [Q] keine solche Dame
   *[K] keinen solchen König
}.
move-none-reaches = { $role ->
    [Q] Keine
   *[other] Kein
} { piece } von dir kann nach { $square } ziehen.
move-own-piece = Auf { $square } steht eine eigene Figur.
move-partner-piece = Auf { $square } steht eine Figur deiner Partnerseite { $seat }.
move-blocked = Der Weg ist auf { $square } versperrt: { $piece }.
move-corner = Die Linie endet an der fehlenden Ecke: { $square } ist nicht auf dem Brett.
move-not-its-move = { $role ->
    [Q] Eine
   *[other] Ein
} { piece } zieht nicht von { $from } nach { $to }.
move-nothing-to-take = Auf { $square } gibt es nichts zu schlagen.
move-leaves-check = Danach stünde dein König im Schach: { $by }.
move-ignores-check = Du stehst im Schach ({ $by }), und dieser Zug hilft nicht dagegen.
castling-right-lost = Du kannst nicht mehr { $side ->
    [long] lang
   *[short] kurz
} rochieren: Der König oder dieser Turm hat schon gezogen.
castling-between = Du kannst nicht rochieren: Zwischen König und Turm steht etwas ({ $by }).
castling-in-check = Im Schach kannst du nicht rochieren ({ $by }).
castling-attacked = Du kannst nicht rochieren: { $square } ist angegriffen ({ $by }).

## The terminal

local-first-name = Gast
local-welcome = Vierschach im Terminal. Beginne mit `/game new`; `help` nennt die Befehle; mit `as Anna` spricht jemand anderes.
local-as = { $name } spricht.
local-no-button = Einen Knopf „{ $label }“ gibt es hier nicht.
