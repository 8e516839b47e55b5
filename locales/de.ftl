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
plate-limit = { $limit ->
    [t30s] 30 s
    [t60s] 60 s
    [t5m] 5 min
    [t1h] 1 h
    [t12h] 12 h
    [t1d] 1 Tag
    [t3d] 3 Tage
   *[t7d] 7 Tage
}

## The lobby

title = { $mode ->
    [teams] Schach zu viert, Teams ({ $preset })
    [solo] Schach zu viert, Solo ({ $preset })
   *[classic] Schach ({ $preset })
}
seat-news = Für { $seat } spielt jetzt: { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Nimm mit einem Knopf oder mit `/partie mitspielen` Platz; du kannst auch mehrere Plätze nehmen. { $host } startet die Partie; Plätze, die dann noch frei sind, spielt der { $cpu }.
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
rule-no-hints = Keine Tipps.
rule-ranked = Gewertet: Die Partie zählt für die Wertungen, und es gibt keine Tipps.
rule-position = Beginnt mit einer vorgegebenen Stellung.

button-start = Starten
button-leave = Verlassen
button-resign = Aufgeben
button-keep-playing = Weiterspielen
button-accept = Annehmen
button-decline = Ablehnen
button-view = Meine Ansicht
button-more = Weitere Züge
button-cpu = Computer { $seat }
button-more-pieces = Weitere Figuren
button-move = Ziehen
button-play = So ziehen
button-back = Zurück
button-cancel = Abbrechen
button-cancel-all = Alle löschen
button-take-back = Zurücknehmen
button-ask-take-back = Um Rücknahme bitten

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
away-told = { $person }, deine Zeit für { $seat } ist abgelaufen. Der Computer spielt für dich, bis du zurückkommst: Zieh einfach, oder nimm `/partie zurück`. Sind alle abwesend, wartet die Partie.
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
moves-choose = Wohin?
tap-piece = Mit welcher Figur möchtest du ziehen?
tap-choose-piece = Figur wählen
tap-promotion = In was soll sich der Bauer verwandeln?
tap-choose-promotion = Figur wählen
tap-promotes = { $moves }, mit Umwandlung
tap-preview = { $ply }. So sähe das Brett aus. So ziehen?
tap-closed = Es wurde nicht gezogen. *Ziehen* unter dem Brett oder `/zug` beginnt von vorn.
told-taken-back = { $seat } nimmt den letzten Zug zurück. Vorab gesetzte Züge verfallen.
told-premove-missed = Der vorab gesetzte Zug war nicht möglich.
answer-taken-back = Dein Zug ist zurückgenommen. Du bist wieder am Zug.
answer-take-back-asked = Die anderen werden gefragt, ob du ihn zurücknehmen darfst. Er bleibt, wenn jemand ablehnt oder vorher weiterzieht.
moves-which = Nenne das Feld einer eigenen Figur, zum Beispiel `{ $square }`.
moves-hidden = In dieser Partie werden mögliche Züge nicht angezeigt. Gib deinen mit `/zug` ein.
hint-says = Versuch `{ $move }`, { $said }. { $why }
hint-only = Es ist der einzige mögliche Zug.
hint-takes-king = Damit schlägst du den König von { $seat }.
hint-mates = Das setzt matt.
hint-wins = Das gewinnt sicher, mit noch { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} von dir.
hint-stops-mate = Fast alles andere verliert sofort, durch Matt oder weil ein König geschlagen wird.
hint-promotes = Der Bauer wird zu einer stärkeren Figur.
hint-takes-free = Damit schlägst du { $role ->
    [P] einen Bauern
    [N] einen Springer
    [B] einen Läufer
    [R] einen Turm
    [Q] eine Dame
   *[K] einen König
} umsonst.
hint-takes-more = Damit gewinnst du { $role ->
    [P] einen Bauern
    [N] einen Springer
    [B] einen Läufer
    [R] einen Turm
    [Q] eine Dame
   *[K] einen König
} für weniger.
hint-saves = { $role ->
    [Q] Deine
   *[other] Dein
} { piece } kommt so aus der Gefahr.
hint-checks = Das bietet { $seat } Schach.
hint-trades = Ein fairer Tausch: Du schlägst { $role ->
    [P] einen Bauern
    [N] einen Springer
    [B] einen Läufer
    [R] einen Turm
    [Q] eine Dame
   *[K] einen König
}.
hint-castles = Dein König kommt in Sicherheit.
hint-develops = { $role ->
    [Q] Deine
   *[other] Dein
} { piece } kommt ins Spiel.
hint-threatens = Das greift { $role ->
    [P] einen Bauern
    [N] einen Springer
    [B] einen Läufer
    [R] einen Turm
    [Q] eine Dame
   *[K] einen König
} an.
hint-best = Das verbessert deine Stellung am meisten; sofort gewonnen wird nichts.
hint-ranked = In einer gewerteten Partie gibt es keine Tipps.
hint-off = In dieser Partie gibt es keine Tipps.
replay-title = Halbzüge { $from } bis { $to } von { $last }.
replay-range = Die Partie hat bisher { $last ->
    [one] einen Halbzug
   *[other] { $last } Halbzüge
}; `von` darf weder dahinter noch hinter `bis` liegen.
settings-channel = Öffentliche Bretter hier: { $board ->
    [turning] unten ist, wer am Zug ist
   *[fixed] unten ist Rot
}, Farben: { theme }. Sprache: { $language } ({ $chosen ->
    [auto] wie der Server
   *[set] hier gewählt
}).
settings-me = Deine eigenen Ansichten, Farben: { theme }. Sprache: { $language } ({ $chosen ->
    [auto] wie dein Discord
   *[set] selbst gewählt
}).
refuse-settings = Die Einstellungen eines Kanals kann nur die Moderation ändern (Recht „Kanäle verwalten“).
answer-export = Die Züge stehen in der Datei. Die Stellung: `{ $position }`
answer-away = Der Computer spielt für dich, bis du zurückkommst: Zieh einfach, oder nimm `/partie zurück`. Sind alle abwesend, wartet die Partie.
answer-back = Willkommen zurück! Du spielst wieder { $seat }.
answer-taken-over = Du spielst jetzt { $seat }.
answer-drawn = Die Partie endet remis.
answer-claimed = Stimmt: { $claim }.
claim-repetition = Remis durch Stellungswiederholung
claim-fifty-moves = Remis nach der Fünfzig-Züge-Regel
claim-lead = Sieg mit 21 Punkten Vorsprung

## Moves set in advance

premove-set = Gesetzt. Niemand sonst kann das sehen.
premove-cancelled = Gelöscht.
premove-list = Wird sofort gespielt, wenn du am Zug bist und es möglich ist; nur du siehst das:
premove-item = - { $seat }: { $premove }
premove-next = { $move }
premove-after = { $move }, falls { $after }
premove-none = Es sind keine Züge gesetzt. `/vorauszug` mit `zug` setzt einen, mit `falls` als Antwort auf einen Zug, den du erwartest.
premove-cancel = Einen löschen
premove-what = Gib mit `zug` an, welchen Zug du setzen möchtest.
premove-missed = Dein vorab gesetzter Zug { $premove } war nicht möglich.

## Offers

offer-asked = { $seat } { $offer ->
    [draw] bietet Remis an.
    [takeback] möchte den letzten Zug zurücknehmen.
   *[resign] möchte für das Team aufgeben.
} { $people }: einverstanden?
offer-declined = { $offer ->
    [draw] { $by } lehnt das Remisangebot von { $seat } ab.
    [takeback] { $by } ist nicht einverstanden: Der letzte Zug von { $seat } bleibt.
   *[resign] { $by } möchte weiterspielen: Das Team gibt nicht auf.
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

no-game = In diesem Kanal gibt es keine Partie. Beginne eine mit `/partie neu`.
channel-taken = In diesem Kanal gibt es schon eine Partie. `/partie absagen` beendet sie (Host oder Moderation); ein Thread ist ein Ort für sich.
refuse-already-started = Die Partie hat schon begonnen.
refuse-not-started = Die Partie hat noch nicht begonnen. Der Host startet sie mit `/partie starten`.
refuse-closed = Diese Partie ist vorbei. `/partie neu` eröffnet eine neue.
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
refuse-which-seat = Du hast { $seats }. Sag mit der Option `platz`, welchen Platz du meinst.
refuse-not-host = Das kann nur { $host } als Host.
refuse-nobody-seated = Es hat noch niemand Platz genommen.
refuse-not-your-turn = Du bist nicht dran: { $seat } ist am Zug.
refuse-your-turn = Du bist am Zug: Zieh einfach, mit *Ziehen* unter dem Brett oder mit `/zug`.
refuse-premove-condition = Den erwarteten Zug kann ich nicht lesen. Nenne beide Felder, zum Beispiel `b7c7`; es muss der Zug von jemand anderem sein.
refuse-too-many-premoves = Du hast schon { $most } Züge gesetzt. Lösche erst einen: `/vorauszug` zeigt sie.
refuse-no-premove = So ein Zug ist nicht gesetzt. `/vorauszug` zeigt, was gesetzt ist.
refuse-nothing-to-take-back = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
refuse-too-late-to-take-back = Zu spät: { $seat } hat seitdem gezogen oder die Partie verlassen. Dein Zug lässt sich nicht mehr zurücknehmen.
refuse-taken-back-already = Dieser Zug ist schon zurückgenommen.
refuse-stale = Die Partie ist schon weiter; dieser Knopf gehört zu einem früheren Zug.
refuse-position = Diese Stellung geht nicht:
    { $faults }
refuse-offer-stands = { $seat } hat schon { $offer ->
    [draw] Remis angeboten
    [takeback] gefragt, ob ein Zug zurückgenommen werden darf
   *[resign] gefragt, ob das Team aufgibt
}. Darauf muss erst geantwortet werden.
refuse-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
refuse-not-asked = Auf dieses Angebot musst nicht du antworten.
refuse-nothing-to-ask = Zum Aufgeben muss hier niemand zustimmen: nimm `/aufgeben`.
refuse-not-away = Du bist nicht abwesend: { $seat } gehört dir.
refuse-already-away = Der Computer spielt { $seat } schon für dich. Mit `/partie zurück` kommst du zurück.
refuse-seat-held = { $seat } hat schon jemand: { $by }. Übernehmen kannst du nur Plätze des Computers und von Leuten, die abwesend sind.
refuse-other-side = Du spielst { $seat }, also auf der anderen Seite.
refuse-mode-of-preset = Dieser Modus passt nicht zu: { $preset }. Möglich: { $modes }.
refuse-starter = { $seat } hat in diesem Modus keinen Platz.
refuse-over-already = In dieser Stellung wäre die Partie schon vorbei.
refuse-ranked-position = Eine gewertete Partie beginnt mit der üblichen Stellung. Lass `stellung` weg, oder spiel ungewertet.
refuse-move-limit = Eine Zuggrenze liegt zwischen 1 und 10000.
refuse-game-over = Die Partie ist vorbei.
refuse-seat-is-out = { $seat } ist nicht mehr im Spiel.
refuse-illegal = { $move } ist kein legaler Zug.
refuse-nothing-to-claim = Es gibt gerade nichts zu reklamieren.
refuse-not-in-mode = Das gibt es in diesem Modus nicht.
refuse-not-moderator = Nur der Host und die Moderation (Recht „Kanäle verwalten“) können die Partie beenden.
fault-disk-full = Meine Festplatte ist voll, deshalb konnte ich das nicht speichern; geändert wurde nichts. Bitte versuch es später noch einmal und sag dem Bescheid, der diesen Bot betreibt.
fault-apology = Da ist bei uns etwas schiefgegangen; geändert wurde nichts. Bitte versuch es noch einmal.
unknown-command = Diesen Befehl kenne ich nicht. Es gibt: { $commands }
unknown-seat = Einen Platz „{ $text }“ gibt es nicht. Die Plätze heißen red, blue, yellow und green; im klassischen Schach white und black.
unknown-value = `{ $option }` kann nicht „{ $text }“ sein. Möglich: { $choices }
missing-permissions = Hier kann ich nicht spielen, mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das in den Kanaleinstellungen erlauben.
missing-attach = Ich darf hier keine Dateien anhängen, deshalb kommen die Bretter als Text. Für Bilder brauche ich das Recht „Dateien anhängen“.
resumed = Ich kann hier wieder schreiben; seit { $since } ging es nicht. Die Uhr stand so lange still.
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

## Faults of a position

position-part = { $part ->
    [turn] am Zug
    [dead] ausgeschiedene Farben
    [short] kurze Rochade
    [long] lange Rochade
    [points] Punkte
    [halfmove] Halbzüge ohne Schlagen
   *[board] Brett
}
position-too-long = Der Text ist zu lang ({ $bytes } Byte).
position-classic = Klassisches Schach braucht eine FEN, keine FEN4.
position-unknown-start = Eine Anfangsstellung { $found } gibt es nicht.
position-missing-part = Der Teil „{ position-part }“ und alles danach fehlt.
position-turn = Der Teil „{ position-part }“ ist R, B, Y oder G, nicht { $found }.
position-flags = Der Teil „{ position-part }“ besteht aus viermal 0 oder 1, etwa `0,0,0,0`, nicht { $found }.
position-points = Die Punkte sind vier Zahlen, etwa `0,0,0,0`, nicht { $found }.
position-halfmove = Als Zahl der Halbzüge seit dem letzten Schlagen oder Bauernzug geht { $found } nicht.
position-extra = Der Zusatz in Klammern ist ab { $found } nicht lesbar.
position-extra-value = Im Zusatz geht { $found } nicht als `{ $key }`.
position-en-passant = En passant von { $seat } sind zwei Felder, etwa `c4:d4`, nicht { $found }.
position-rank-count = Das Brett hat { $wanted } Reihen, nicht { $found }.
position-rank-width = Reihe { $rank } hat { $wanted } Felder, nicht { $found }.
position-item = Reihe { $rank }, Eintrag { $item }: { $found } ist keine Figur, keine Zahl und kein `x`.
position-off-board = { $square } liegt in einer fehlenden Ecke, und doch steht dort { $found }.
position-not-missing = { $square } gehört zum Brett, ist aber als fehlend markiert.
position-nobody-is-out = Die graue Figur auf { $square } gehört niemandem: Keine Farbe ist ausgeschieden.
position-part-count = Eine FEN hat sechs Teile, nicht { $found }.
position-fen-item = Reihe { $rank }: { $found } ist keine Figur und keine Zahl.
position-fen-turn = Am Zug ist `w` oder `b`, nicht { $found }.
position-castling = Die Rochade ist `-` oder einiges von `KQkq`, nicht { $found }.
position-fen-en-passant = En passant ist `-` oder das Feld, das ein Bauer gerade übersprungen hat, nicht { $found }.
position-fullmove = Als Zugnummer geht { $found } nicht.
position-two-pieces = Auf { $square } stehen zwei Figuren.
position-no-seat = { $seat } spielt in diesem Modus nicht mit, hat aber eine Figur auf { $square }.
position-no-king = { $seat } hat keinen König.
position-many-kings = { $seat } hat mehr als einen König.
position-many-pieces = { $seat } hat { $count } Figuren; am Anfang einer Partie sind es 16.
position-pawn-rank = Auf { $square } kann kein Bauer von { $seat } stehen.
position-promoted = Die Figur auf { $square } ist als umgewandelt markiert: Das können nur Damen in Solo-Partien sein.
position-grey-in-play = Die Figur auf { $square } ist grau, aber { $seat } ist noch im Spiel.
position-live-but-out = { $seat } ist ausgeschieden, aber die Figur auf { $square } ist nicht grau.
position-out = { $seat } kann nicht ausgeschieden sein: In diesem Modus ist das vor dem Ende niemand.
position-walking = { $seat } ist noch im Spiel: Allein zieht nur der König einer ausgeschiedenen Farbe.
position-turn-of = { $seat } kann nicht am Zug sein.
position-castles = { $seat } kann nicht { $side ->
    [long] lang
   *[short] kurz
} rochieren: König oder Turm steht nicht an seinem Platz.
position-stepped = Kein Bauer von { $seat } ist über { $skipped } nach { $pawn } gezogen.
position-check = { $seat } steht im Schach, ist aber nicht am Zug: Niemand kann zuletzt gezogen haben.

## The terminal

local-first-name = Gast
local-welcome = Vierschach im Terminal. Beginne mit `/game new`; `help` nennt die Befehle; mit `as Anna` spricht jemand anderes.
local-as = { $name } spricht.
local-no-button = Einen Knopf „{ $label }“ gibt es hier nicht.

## Commands

command-game = partie
    .description = Schach zu viert in diesem Kanal
command-game-new = neu
    .description = Eine Partie eröffnen: Alle nehmen Platz, dann startest du sie
    .mode = Teams (üblich), Solo nach Punkten oder klassisches Schach zu zweit
    .rules = Welche Hausregeln am Anfang gelten
    .time = Zeit für jeden Zug (üblich: unbegrenzt)
    .on_timeout = Wenn die Zeit um ist: Der Computer zieht (üblich), oder der Platz ist verloren
    .cpu = Wie gut der Computer spielt (üblich: mittel)
    .starter = Wer beginnt (üblich: wie es die Regeln sagen)
    .move_limit = Nach so vielen Zügen von allen zusammen ist Schluss
    .king_capture = Teams: Ein König, der im Schach bleibt, wird geschlagen oder ist sofort verloren
    .resignation = Teams: Aufgeben beendet die Partie sofort oder nur mit Zustimmung
    .lead = Solo: 21 Punkte Vorsprung auf den letzten Gegner gewinnen sofort oder auf Antrag
    .leaving = Solo: Wer aussteigt, wird grau, oder der König zieht weiter
    .draws = Stellungswiederholung und fünfzig Züge: sofort remis oder auf Antrag (FIDE)
    .show_moves = Ob gezeigt werden darf, wohin eine Figur ziehen kann (üblich: ja)
    .hints = Ob man den Computer mit /tipp fragen darf (üblich: ja; in gewerteten Partien nie)
    .ranked = Ob die Partie für die Wertungen zählt: Menschen auf allen Plätzen (üblich: nein)
    .position = Mit dieser Stellung beginnen (FEN4; klassisch: FEN)
command-game-join = mitspielen
    .description = Einen Platz nehmen
    .seat = Welcher Platz (sonst ein freier)
command-game-leave = verlassen
    .description = Deine Plätze abgeben, bevor die Partie beginnt
    .seat = Welcher Platz (sonst alle deine)
command-game-start = starten
    .description = Die Partie starten (Host)
command-game-cancel = absagen
    .description = Die Partie absagen (Host oder Moderation)
    .reason = Warum: Das steht dann im Kanal
command-game-cpu = computer
    .description = Den Computer auf einen freien oder verlassenen Platz setzen (Host)
    .seat = Welcher Platz
    .level = Wie gut er spielt; mit „keine“ wird der Platz wieder frei
command-game-away = abwesend
    .description = Den Computer für dich spielen lassen, bis du zurückkommst
command-game-back = zurück
    .description = Deinen Platz vom Computer zurücknehmen
command-game-takeover = übernehmen
    .description = Einen Platz übernehmen, den der Computer spielt
    .seat = Welcher Platz
command-move = zug
    .description = Einen Zug machen
    .move = Zum Beispiel h2h4, Sf3 oder O-O
command-board = brett
    .description = Das Brett noch einmal zeigen, nur für dich
    .view = Von welcher Seite (üblich: deine eigene)
    .theme = In welchen Farben
    .text = In Worten und Zeichen statt als Bild
command-moves = züge
    .description = Zeigen, wohin eine deiner Figuren ziehen kann, und sie dorthin ziehen
    .square = Das Feld, auf dem sie steht, zum Beispiel e2
command-hint = tipp
    .description = Ein guter Zug für dich und warum; nur du siehst ihn
command-resign = aufgeben
    .description = Aufgeben; du wirst noch einmal gefragt
    .seat = Welcher Platz, falls du mehrere hast
command-draw = remis
    .description = Remis anbieten, beantworten oder reklamieren
command-draw-offer = anbieten
    .description = Allen Remis anbieten
command-draw-accept = annehmen
    .description = Das Angebot annehmen
command-draw-decline = ablehnen
    .description = Das Angebot ablehnen
command-draw-claim = reklamieren
    .description = Reklamieren, was dir nach den Regeln zusteht: Remis oder ein Sieg mit Vorsprung
command-export = export
    .description = Die Partie als Datei (PGN4 oder PGN), die Stellung als Text (FEN4 oder FEN)
command-settings = einstellungen
    .description = Wie Bretter aussehen und welche Sprache gesprochen wird
command-settings-channel = kanal
    .description = Was alle in diesem Kanal sehen (Kanäle verwalten); ohne Optionen: wie es ist
    .board = Rot immer unten, oder wer am Zug ist
    .theme = In welchen Farben
    .language = Was der Bot hier spricht (üblich: die Sprache des Servers)
command-settings-me = ich
    .description = Was nur du siehst; ohne Optionen: wie es ist
    .theme = In welchen Farben
    .language = Was der Bot mit dir spricht (üblich: die Sprache deines Discords)
command-takeback = zurücknehmen
    .description = Deinen letzten Zug zurücknehmen, solange noch niemand weitergezogen hat
command-premove = vorauszug
    .description = Deinen nächsten Zug vorab setzen, ansehen oder löschen; niemand sonst sieht ihn
    .move = Dein Zug, sofort gespielt, wenn du am Zug bist (weglassen, um zu sehen, was gesetzt ist)
    .if = Nur falls jemand vorher diesen Zug macht, zum Beispiel b7c7
command-replay = film
    .description = Die Partie als Film
    .from = Der erste Halbzug (üblich: 0, der Anfang)
    .to = Der letzte Halbzug (üblich: der zuletzt gespielte)

option-mode = modus
option-rules = regeln
    .classic = FIDE
option-time = zeit
    .none = unbegrenzt
option-on_timeout = zeit_um
    .cpu = der Computer zieht und hält den Platz
    .forfeit = der Platz ist verloren
option-cpu = computer
option-starter = beginnt
option-move_limit = zuggrenze
option-king_capture = königsschlag
    .by-move = durch einen Zug
    .automatic = sofort verloren
option-resignation = aufgabe
    .at-once = beendet die Partie sofort
    .with-consent = nur mit Zustimmung der Partnerseite
option-lead = vorsprung
    .automatic = gewinnt sofort
    .claim = kann reklamiert werden
option-leaving = ausstieg
    .grey = wird grau
    .walking-king = der König zieht weiter
option-draws = remis
    .automatic = sofort
    .fide = auf Antrag (FIDE)
option-show_moves = züge_zeigen
option-hints = tipps
option-ranked = gewertet
option-position = stellung
option-seat = platz
option-reason = grund
option-level = stärke
    .none = keine: Der Platz ist wieder frei
option-move = zug
option-if = falls
option-view = ansicht
option-theme = farben
option-text = text
option-square = feld
option-board = brett
    .fixed = Rot immer unten
    .turning = unten, wer am Zug ist
option-language = sprache
    .auto = automatisch
option-from = von
option-to = bis
choice =
    .red = Rot
    .blue = Blau
    .yellow = Gelb
    .green = Grün
    .white = Weiß
    .black = Schwarz
    .teams = Teams
    .solo = Solo
    .classic = klassisch
    .vierschach = Vierschach
    .negyszemelyes = Négyszemélyes
    .reference = Referenz
    .t30s = 30 Sekunden
    .t60s = 60 Sekunden
    .t5m = 5 Minuten
    .t1h = 1 Stunde
    .t12h = 12 Stunden
    .t1d = 1 Tag
    .t3d = 3 Tage
    .t7d = 7 Tage
    .easy = leicht
    .medium = mittel
    .hard = schwer
    .master = Meister
    .on = ja
    .off = nein
    .default = Standard
    .contrast = Kontrast
    .dark = Dunkel
    .print = Druck
