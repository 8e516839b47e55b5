# German. Informal (du); a game is „Partie“, a seat „Platz“, the CPU „Computer“.

## The language itself

language-name = Deutsch
language-locales = de
language-letters = B S L T D K
spoken-pawn = bauer
spoken-knight = springer pferd
spoken-bishop = läufer laeufer laufer
spoken-rook = turm
spoken-queen = dame
spoken-king = könig koenig konig
spoken-takes = schlägt schlaegt schlagt nimmt
spoken-becomes = wird umwandlung
spoken-castle = rochade rochiere rochiert rochieren
spoken-short = kurz kurze klein kleine
spoken-long = lang lange groß große grosse
spoken-between = zieht ziehe spielt nach auf von mit der die das den zur zum eine schach matt

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
promoted-queen = umgewandelte Dame
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
list-or = { $first } oder { $last }
seat-free = frei
person-forgotten = gelöschte Person
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
score-stalemate = patt
score-last = als letzte Seite übrig
score-draw = Remis
out-mate = { $by } setzt { $seat } matt.
out-king = { $by } schlägt den König von { $seat }.
out-stalemate = { $seat } ist patt.
out-resigned = { $seat } hat aufgegeben.
out-time = Die Zeit von { $seat } ist abgelaufen.
out-word = { $why ->
    [mate] matt
    [king] König geschlagen
    [stalemate] patt
    [resigned] aufgegeben
    [start] nicht dabei
   *[time] Zeit um
}
standing = Punkte: { $points }.
story-cut = … Frühere Züge sind hier ausgelassen; `/film` zeigt sie.

## Ends

result-draw = Die Partie endet remis.
result-team = { $a } und { $b } gewinnen!
result-winner = { $seat } gewinnt!
result-shared = { $seats } teilen sich den Sieg!
place = { $place }. { $seat }: { $points }
end-checkmate = { $seat } ist matt.
end-king-capture = { $by } schlägt auf { $square } den König von { $of }.
end-stalemate = { $seat } ist am Zug, steht nicht im Schach und kann nicht ziehen: patt.
end-repetition = Dieselbe Stellung hat sich zu oft wiederholt.
end-fifty-moves = Fünfzig Züge von allen, ohne dass geschlagen oder ein Bauer gezogen wurde.
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
plate-points = { $points } Pkt.
plate-to-move = am Zug
plate-away = weg (Computer)
plate-cpu = KI { $level }
## The lobby

title = { $mode ->
    [teams] Schach zu viert, Teams ({ $preset })
    [solo] Schach zu viert, Solo ({ $preset })
   *[classic] Schach ({ $preset })
}
seat-news = Für { $seat } spielt jetzt: { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Nimm mit einem Knopf oder mit `/partie mitspielen` Platz; du kannst auch mehrere Plätze nehmen. { $host } startet die Partie; Plätze, die dann noch frei sind, spielt der { $cpu }.
lobby-open-ranked = Nimm mit einem Knopf oder mit `/partie mitspielen` Platz: Eine gewertete Partie braucht auf jedem Platz eine andere Person. { $host } startet, wenn alle Plätze besetzt sind.
lobby-full = Alle Plätze sind besetzt. { $host } kann die Partie starten.
lobby-started = Die Partie hat begonnen.
lobby-cancelled = Die Partie wurde abgesagt.
rule-starter = { $seat } beginnt.
rule-king-by-move = Wer am Zug ist, darf einen König schlagen, der im Schach stehen geblieben ist.
rule-king-automatic = Ein König, den ein Gegner, der am Zug ist, schlagen könnte, ist sofort verloren.
rule-resign-at-once = Wer aufgibt, beendet die Partie sofort.
rule-resign-consent = Aufgeben geht nur, wenn der Partner zustimmt.
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
rule-ranked = Gewertet: Die Partie zählt für die Wertung, und es gibt keine Tipps.
rule-position = Beginnt mit einer vorgegebenen Stellung.

button-start = Starten
button-leave = Verlassen
button-resign = Aufgeben
button-keep-playing = Weiterspielen
button-accept = Annehmen
button-decline = Ablehnen
button-seen = Gesehen
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
cancelled-moderator = { $person } (Moderation) hat die Partie beendet.
cancelled-channel = Den Kanal gibt es nicht mehr.
cancelled-nobody = Es ist niemand mehr da, der spielt: Die Partie ist abgesagt.
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
away-told = { $person }, deine Zeit für { $seat } ist abgelaufen. Der Computer spielt für dich, bis du zurückkommst: Zieh einfach, oder benutze `/partie zurück`. Sind alle abwesend, wartet die Partie.
away-sent = { $person }, die Moderation lässt den Computer { $seat } für dich spielen, bis du zurückkommst: Zieh einfach, oder benutze `/partie zurück`.
forfeited-told = { $person }, deine Zeit für { $seat } ist abgelaufen: Der Platz ist aus der Partie ausgeschieden.
forfeited-over = { $person }, deine Zeit für { $seat } ist abgelaufen, und damit ist die Partie zu Ende: { $result }
away-gone = { $person } hat den Server verlassen. { $seat } spielt jetzt der Computer; mit `/partie übernehmen` kannst du den Platz übernehmen.
seat-replaced = { $person }: { $news }
reminder = { $person }, { $seat } ist noch am Zug: Die Zeit läuft { $deadline } ab.
call = { $title }: { $person }, du bist am Zug ({ $seat })
board-link = Zum Brett: { $link }
direct-closed = { $person }, du nimmst von hier keine Direktnachrichten an, deshalb rufe ich dich wieder im Kanal. Sobald du sie erlaubst, schaltest du sie mit `/einstellungen ich` und der Option `pings` wieder ein.
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
tap-page = Seite { $page } von { $pages }.
tap-choose-piece = Figur wählen
tap-promotion = In was soll sich der Bauer verwandeln?
tap-choose-promotion = Figur wählen
tap-promotes = { $moves }, mit Umwandlung
tap-preview = { $ply }. So sähe das Brett aus. So ziehen?
tap-closed = Es wurde nicht gezogen. Mit *Ziehen* unter dem Brett oder mit `/zug` fängst du neu an.
told-taken-back = { $seat } nimmt den letzten Zug zurück. Vorgemerkte Züge verfallen.
answer-taken-back = Dein Zug ist zurückgenommen. Du bist wieder am Zug.
answer-take-back-asked = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst. Er bleibt, wenn jemand ablehnt oder vorher weiterzieht.
moves-which = Nenne das Feld einer eigenen Figur, zum Beispiel `{ $square }`.
moves-hidden = In dieser Partie werden mögliche Züge nicht angezeigt. Gib deinen mit `/zug` ein.
hint-says = Versuch `{ $move }`, { $said }. { $why }
hint-only = Es ist der einzige mögliche Zug.
hint-takes-king = Damit schlägst du den König von { $seat }.
hint-mates = Das setzt matt.
hint-wins = Das gewinnt sicher; dazu brauchst du noch { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}.
hint-stops-mate = Fast alles andere verliert sofort, durch Matt oder weil ein König geschlagen wird.
hint-promotes = Der Bauer wird zu einer stärkeren Figur.
hint-takes-free = Damit schlägst du { $role ->
    [P] einen Bauern
    [N] einen Springer
    [B] einen Läufer
    [R] einen Turm
    [Q] eine Dame
   *[K] einen König
} und gibst nichts dafür her.
hint-takes-more = Damit gewinnst du { $role ->
    [P] einen Bauern
    [N] einen Springer
    [B] einen Läufer
    [R] einen Turm
    [Q] eine Dame
   *[K] einen König
} und gibst weniger dafür her.
hint-saves = { $role ->
    [Q] Deine
   *[other] Dein
} { piece } ist damit außer Gefahr.
hint-checks = Das bietet { $seat } Schach.
hint-trades = Ein gleichwertiger Abtausch: Du schlägst { $role ->
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
settings-channel = Einstellungen dieses Kanals. Die Moderation (Recht „Kanäle verwalten“) ändert sie hier oder mit den Optionen des Befehls.
settings-me = Deine eigenen Einstellungen, in allen Kanälen. Ändere sie hier oder mit den Optionen des Befehls.
setting = { $name ->
    [games] Partien hier
    [mode] Üblicher Modus
    [time] Übliche Zeit für einen Zug
    [on_timeout] Wenn sie abläuft
    [board] Bretter
    [theme] Farben
    [old_boards] Alte Bretter
    [pings] Pings
    [reminders] Erinnerungen
    [quiet] Ruhezeit
    [language] Sprache
   *[zone] Zeitzone
}
setting-switch = Umstellen auf „{ $label }: { $value }“
setting-line = **{ $label }**: { $value }
no-time-limit = unbegrenzt
value-on-timeout = { $value ->
    [cpu] der Computer zieht
   *[forfeit] der Platz ist verloren
}
value-board = { $value ->
    [turning] unten, wer am Zug ist
   *[fixed] Rot ist unten
}
value-old-boards = { $value ->
    [delete] werden gelöscht
   *[keep] bleiben stehen
}
value-games = { $value ->
    [off] nicht erlaubt
   *[on] erlaubt
}
value-pings = { $value ->
    [dm] per Direktnachricht
   *[channel] im Kanal
}
value-reminders = { $value ->
    [off] aus
   *[on] an
}
value-no-quiet = keine
value-language-auto = { $scope ->
    [channel] die des Servers
   *[me] die deiner Discord-App
}
unknown-setting = Eine Einstellung `{ $option }` gibt es hier nicht.
refuse-setup = Die Einrichtung eines Kanals kann nur die Moderation prüfen (Recht „Kanäle verwalten“).
refuse-send-away = Den Platz von jemand anderem kann nur die Moderation dem Computer geben (Recht „Kanäle verwalten“).
refuse-settings = Die Einstellungen eines Kanals kann nur die Moderation ändern (Recht „Kanäle verwalten“).
answer-export = Die Züge stehen in der Datei. Die Stellung: `{ $position }`
answer-away = Der Computer spielt für dich, bis du zurückkommst: Zieh einfach, oder benutze `/partie zurück`. Sind alle abwesend, wartet die Partie.
answer-sent-away = { $seat } spielt der Computer, bis die Person zurückkommt.
games-none = Du hast keine laufenden Partien. `/partie neu` eröffnet eine.
games-all = Deine Partien ({ $count }):
games-some = { $shown } von deinen { $all } Partien:
games-line = { $channel } ({ $mode }): { $state }
games-yours = **du bist am Zug** ({ $seat })
games-lobby = in der Lobby; { $host } startet die Partie
games-waiting = wartet, weil alle abwesend sind
setup-well = Für Partien in diesem Kanal habe ich alle Rechte, die ich brauche.
setup-lacks = { $count ->
    [one] In diesem Kanal fehlt mir ein Recht:
   *[other] In diesem Kanal fehlen mir { $count } Rechte:
}
setup-lacks-for-threads = { $count ->
    [one] Für Partien in Threads fehlt mir ein Recht:
   *[other] Für Partien in Threads fehlen mir { $count } Rechte:
}
setup-granted = ✅ { $permission }: erteilt
setup-missing = ❌ **{ $permission }** fehlt: { $lost }
setup-without = { $name ->
    [view-channel] ohne dieses Recht sehe ich hier nichts und kann nichts posten.
    [send-messages] ohne dieses Recht gibt es kein Brett, keinen Ping und keine Erinnerung, nur private Antworten.
    [send-messages-in-threads] ohne dieses Recht kann in Threads nicht gespielt werden.
    [embed-links] für Partien geht es auch ohne; Links in meinen Nachrichten hätten keine Vorschau.
    [attach-files] ohne dieses Recht kommen die Bretter als Text statt als Bild.
    [create-public-threads] ohne dieses Recht kann ich für eine Partie keinen Thread öffnen.
   *[read-message-history] ohne dieses Recht eröffne ich hier keine Partie: Auf geschriebene Züge könnte ich nicht antworten.
}
setup-how = Wer den Server verwaltet, kann das in den Kanaleinstellungen unter „Berechtigungen“ erlauben.
setup-allowed = Hier dürfen Partien eröffnet werden; was für sie gilt, zeigt `/einstellungen kanal`.
setup-not-allowed = Hier dürfen keine Partien eröffnet werden: `/einstellungen kanal partien:ja` erlaubt sie.
button-trial = Testnachricht posten
trial-post = Ein Test: Bretter und Pings kommen hier an.
trial-failed = Die Nachricht kam nicht an: { $why ->
    [permission] Mir fehlt hier ein Recht dafür, sagt Discord. Welches, zeigt `/einrichtung`.
    [access] Ich habe keinen Zugang zu diesem Kanal, sagt Discord. Erlaube mir „Kanal anzeigen“.
   *[other] Discord hat sie abgelehnt. Bitte versuch es später noch einmal.
}
answer-trial = Ich poste eine Testnachricht in diesem Kanal.
answer-seen = Gut. Keine Erinnerungen mehr an diesen Zug.
answer-back = Willkommen zurück! Du spielst wieder { $seat }.
answer-back-early = Du spielst wieder { $seat }, aber dein Zug wurde nicht gespielt: { $turn } ist am Zug.
answer-taken-over = Du spielst jetzt { $seat }.
answer-drawn = Die Partie endet remis.
answer-claimed = Stimmt: { $claim }.
claim-repetition = Remis durch Stellungswiederholung
claim-fifty-moves = Remis nach der Fünfzig-Züge-Regel
claim-lead = Sieg mit 21 Punkten Vorsprung

## Moves set in advance

premove-set = Vorgemerkt. Außer dir kann das niemand sehen.
premove-cancelled = Gelöscht.
premove-list = Wird sofort gespielt, wenn du am Zug bist und es möglich ist; nur du siehst das:
premove-item = - { $seat }: { $premove }
premove-next = { $move }
premove-after = { $move }, falls { $after }
premove-none = Es sind keine Züge vorgemerkt. Mit `/vorauszug` und der Option `zug` merkst du einen vor, mit `falls` als Antwort auf einen Zug, den du erwartest.
premove-cancel = Einen löschen
premove-what = Gib mit `zug` an, welchen Zug du vormerken möchtest.
premove-missed = Dein vorgemerkter Zug { $premove } war nicht möglich.
premove-unexpected = Keiner der erwarteten Züge kam, deshalb wurden deine vorgemerkten Antworten nicht gespielt.

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
offer-closed = { $seat } hat { $offer ->
    [draw] Remis angeboten
    [takeback] gefragt, ob ein Zug zurückgenommen werden darf
   *[resign] gefragt, ob das Team aufgibt
}. Das ist erledigt.
answer-offered = Dein Angebot steht.
answer-resign-asked = Dein Partner wird gefragt. Bis er zustimmt, geht die Partie weiter.
answer-accepted = Angenommen.
answer-declined = Abgelehnt.
resign-ask = { $seat } aufgeben? { $mode ->
    [consent] Dein Partner wird gefragt; stimmt er zu, verliert euer Team die Partie.
    [teams] Dein Team verliert dann die Partie.
    [walking] Deine Punkte behältst du; dein König zieht von selbst weiter, deine anderen Figuren werden grau.
    [solo] Du behältst deine Punkte; deine Figuren werden grau.
   *[classic] Du verlierst dann die Partie.
}
answer-resigned = Du hast aufgegeben.
answer-kept-playing = Gut. Die Partie geht weiter.

## Refusals: why, and what would work

no-game = In diesem Kanal gibt es keine Partie. Beginne eine mit `/partie neu`.
channel-taken = In diesem Kanal gibt es schon eine Partie. `/partie absagen` beendet sie (Host oder Moderation); in einem Thread kann eine weitere laufen.
refuse-already-started = Die Partie hat schon begonnen. `/brett` zeigt sie, mit `/partie übernehmen` übernimmst du einen Platz, den der Computer spielt; in einem Thread kann eine weitere laufen.
refuse-no-games-here = Die Moderation möchte in diesem Kanal keine Partien. Nimm einen anderen; `/partien` zeigt, wo du spielst.
refuse-not-started = Die Partie hat noch nicht begonnen. Der Host startet sie mit `/partie starten`.
refuse-closed = Diese Partie ist vorbei. `/partie neu` eröffnet eine neue.
refuse-seat-taken = { $seat } ist schon vergeben ({ $by }). Nimm einen freien Platz.
refuse-seat-yours = { $seat } hast du schon.
refuse-ranked-seat = Du hast schon { $seat }, und in einer gewerteten Partie hat jeder nur einen Platz. Mit `/partie verlassen` gibst du ihn ab.
refuse-seat-free = { $seat } ist schon frei.
more-faults = … und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}
refuse-no-such-seat = { $seat } gibt es in dieser Partie nicht.
refuse-no-such-side = { $side } gibt es nur im klassischen Schach. Die Plätze dieser Partie: { $seats }.
refuse-all-seats-taken = Alle Plätze sind besetzt. In einem Thread kannst du mit `/partie neu` eine eigene Partie eröffnen.
refuse-not-seated = Du spielst in dieser Partie nicht mit. In der Lobby nimmst du mit `/partie mitspielen` einen freien Platz, sonst mit `/partie übernehmen` einen, den der Computer spielt.
refuse-not-your-seat = { $seat } ist nicht dein Platz.
refuse-which-seat = Du hast { $seats }. Sag mit der Option `platz`, welchen Platz du meinst.
refuse-not-host = Das kann nur { $host } als Host.
refuse-nobody-seated = Es hat noch niemand Platz genommen. Mit `/partie mitspielen` nimmst du einen.
refuse-ranked-people = Eine gewertete Partie braucht { $seats } verschiedene Personen, eine auf jedem Platz, und keinen Computer. Bitte die anderen dazu, oder eröffne eine Partie ohne `gewertet`.
refuse-ranked-cancel = Diese Partie ist gewertet, und jeder Platz hat schon gezogen: Absagen kann sie nur noch jemand von der Moderation (Recht „Kanäle verwalten“), der nicht an ihr beteiligt ist. `/remis anbieten` bietet Remis an, mit `/aufgeben` gibst du auf.
refuse-not-your-turn = Du bist nicht dran: { $seat } ist am Zug.
refuse-your-turn = Du bist am Zug: Zieh einfach, mit *Ziehen* unter dem Brett oder mit `/zug`.
refuse-premove-condition = Den erwarteten Zug kann ich nicht lesen. Nenne beide Felder, zum Beispiel `b7c7`; es muss der Zug von jemand anderem sein.
refuse-too-many-premoves = Du hast schon { $most } Züge vorgemerkt. Lösche erst einen: `/vorauszug` zeigt sie.
refuse-no-premove = So ein Zug ist nicht vorgemerkt. `/vorauszug` zeigt, was vorgemerkt ist.
refuse-nothing-to-take-back = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
refuse-too-late-to-take-back = Zu spät: { $seat } hat seitdem gezogen oder die Partie verlassen. Dein Zug lässt sich nicht mehr zurücknehmen.
refuse-taken-back-already = Dieser Zug ist schon zurückgenommen.
refuse-stale = Die Partie ist schon weiter; dieser Knopf gehört zu einem früheren Zug. Nimm das neueste Brett.
refuse-position = Diese Stellung lässt sich nicht verwenden:
    { $faults }
refuse-offer-stands = { $seat } hat schon { $offer ->
    [draw] Remis angeboten
    [takeback] gefragt, ob ein Zug zurückgenommen werden darf
   *[resign] gefragt, ob das Team aufgibt
}. Darauf muss erst geantwortet werden.
refuse-no-offer = Es gibt kein Angebot, auf das du antworten könntest. Mit `/remis anbieten` machst du eines.
refuse-not-asked = Dieses Angebot richtet sich nicht an dich.
refuse-nothing-to-ask = Zum Aufgeben muss hier niemand zustimmen: Benutze `/aufgeben`.
refuse-declined-before = Das wurde abgelehnt. Nach deinem nächsten Zug kannst du wieder fragen.
refuse-agreed-already = Du hast schon zugestimmt; andere haben noch nicht geantwortet.
refuse-nobody-there = { $seat } spielt gerade niemand, der da ist.
refuse-not-away = Du bist nicht abwesend: { $seat } gehört dir.
refuse-already-away = Der Computer spielt { $seat } schon für dich. Mit `/partie zurück` kommst du zurück.
refuse-seat-held = { $seat } ist schon vergeben ({ $by }). Übernehmen kannst du nur Plätze des Computers und von Leuten, die abwesend sind.
refuse-other-side = Du spielst { $seat }, also auf der anderen Seite. Übernehmen kannst du nur Plätze deiner eigenen Seite.
refuse-mode-of-preset = Dieser Modus passt nicht zu den { $preset }. Möglich: { $modes }.
refuse-starter = { $seat } hat in diesem Modus keinen Platz. Lass `beginnt` weg, oder nenne einen Platz, der mitspielt.
refuse-over-already = In dieser Stellung wäre die Partie schon vorbei. Nimm eine andere, oder lass `stellung` weg.
refuse-ranked-position = Eine gewertete Partie beginnt mit der üblichen Stellung. Lass `stellung` weg, oder spiel ungewertet.
refuse-option-of-mode = `{ $option }` gehört zu einem anderen Modus: { $mode }. Lass es weg, oder wähle diesen `modus`.
refuse-move-limit = Eine Zuggrenze liegt zwischen 1 und 10000.
refuse-game-over = Die Partie ist vorbei. `/partie neu` eröffnet eine neue.
refuse-seat-is-out = { $seat } ist nicht mehr im Spiel.
refuse-illegal = { $move } ist kein erlaubter Zug.
refuse-nothing-to-claim = Es gibt gerade nichts zu reklamieren. Mit `/remis anbieten` kannst du Remis anbieten.
refuse-not-in-mode = Das gibt es in diesem Modus nicht. Was es gibt, steht in `/regeln`.
refuse-not-moderator = Nur der Host und die Moderation (Recht „Kanäle verwalten“) können die Partie beenden.
fault-disk-full = Mein Speicher ist voll, deshalb konnte ich das nicht festhalten; geändert wurde nichts. Bitte versuch es später noch einmal und gib den Leuten Bescheid, die diesen Bot betreiben.
fault-apology = Bei mir ist etwas schiefgegangen; geändert wurde nichts. Bitte versuch es noch einmal.
unknown-command = Diesen Befehl kenne ich nicht. Es gibt: { $commands }
unknown-seat = Einen Platz „{ $text }“ gibt es nicht. Die Plätze heißen red, blue, yellow und green; im klassischen Schach white und black.
unknown-value = `{ $option }` kann nicht „{ $text }“ sein. Möglich: { $choices }
unknown-number = `{ $option }` kann nicht „{ $text }“ sein. Gib eine ganze Zahl an.
unknown-hours = `{ $option }` kann nicht „{ $text }“ sein. Schreib beliebige Uhrzeiten von und bis, etwa `22:00-07:00`, oder `off` für keine.
unknown-zone = `{ $option }` kann nicht „{ $text }“ sein. Schreib den Namen einer Zeitzone, etwa `Europe/Berlin`, `Europe/Vienna` oder `UTC`; beim Tippen werden Namen vorgeschlagen.
missing-permissions = Hier kann ich nicht spielen, denn in diesem Kanal fehlt mir: { $permissions }. Wer den Server verwaltet, kann mir das in den Kanaleinstellungen erlauben.
missing-embed = In diesem Kanal fehlt mir „{ $permission }“; für Partien geht es auch ohne.
missing-attach = Ich darf hier keine Dateien anhängen, deshalb kommen die Bretter als Text. Für Bilder brauche ich das Recht „Dateien anhängen“.
resumed = Ich bin wieder da; die Unterbrechung begann { $since }. Die Uhr stand so lange still.
missing-send = Ich darf in diesem Kanal nicht schreiben, deshalb kommt das Brett nur hier. Bitte gib mir das Recht „{ $permission }“.
permission = { $name ->
    [view-channel] Kanal anzeigen
    [send-messages] Nachrichten senden
    [send-messages-in-threads] Nachrichten in Threads senden
    [embed-links] Links einbetten
    [attach-files] Dateien anhängen
    [create-public-threads] Öffentliche Threads erstellen
   *[read-message-history] Nachrichtenverlauf anzeigen
}

## Ratings and histories

rating-title = **Wertung von { $person } auf diesem Server**
mode-name = { $mode ->
    [teams] Teams
    [solo] Solo
   *[classic] Klassisches Schach
}
rating-line = { $mode }: { $rating } · { $tally }
rating-none = { $mode }: noch keine gewertete Partie
rating-provisional = { $rating } (vorläufig)
rating-tally = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren
rating-place = Platz { $place }
reliability = Zuverlässigkeit: { $missed } von { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} versäumt ({ $percent } %)
reliability-none = Zuverlässigkeit: noch keine beendete Partie
leaderboard-title = Rangliste, { $mode } · Seite { $page } von { $pages }
leaderboard-empty = Noch hat niemand eine gewertete Partie beendet. Eröffne eine mit `/partie neu` und der Option `gewertet`.
leaderboard-line = { $person } · { $rating } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} · { $missed } % der Züge versäumt
leaderboard-unplaced = Noch ohne Rang: { $line }
history-title = **Beendete Partien von { $person } auf diesem Server: { $count }** · Seite { $page } von { $pages }
history-reach = -# Gezeigt werden die Partien aus diesem Kanal und die, in denen du mitgespielt hast.
history-empty = Noch keine.
history-ranked = { $mode }, gewertet
history-line = **Nr. { $number }** · { $mode } · { $date } · { $outcome ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
} als { $seats } · { $plies ->
    [one] ein Halbzug
   *[other] { $plies } Halbzüge
}
button-previous = Vorige Seite
button-next = Nächste Seite
button-board-of = Brett zu Nr. { $number }
button-film-of = Film zu Nr. { $number }

## One's own data

mydata-export = In der Datei steht alles, was über dich gespeichert ist. Wozu es gebraucht wird, sagt `/hilfe`, Thema „Datenschutz“.
mydata-ask = Alles löschen, was über dich gespeichert ist? Deine Einstellungen, deine Wertung und dein Name verschwinden. In beendeten Partien heißt du dann *gelöschte Person*; in laufenden übernimmt der Computer deine Plätze. Das lässt sich nicht rückgängig machen.
mydata-erased = Erledigt: Über dich ist nichts mehr gespeichert. Wenn du mich wieder benutzt, fangen wir von vorn an.
mydata-kept = Nichts wurde gelöscht.
button-erase = Alles löschen
button-keep-data = Meine Daten behalten

## A game in a thread

thread-starter = **{ $title }**, eröffnet von { $host }: Gespielt wird in diesem Thread.
thread-opened = Die Lobby ist offen: { $thread }.
thread-name = { $title } · { $host }
thread-permissions = Ich kann hier keinen Thread eröffnen, mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das erlauben; ohne `thread` wird im Kanal selbst gespielt.
thread-failed = Discord wollte hier keinen Thread anlegen. Ohne `thread` wird im Kanal selbst gespielt.

## What now

button-what-now = Was nun?
now-no-game = In diesem Kanal gibt es keine Partie. `/partie neu` eröffnet eine; wie es weitergeht, sagt `/hilfe`.
now-lobby = Die Lobby ist offen: { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
now-lobby-join = Mit `/partie mitspielen` nimmst du Platz.
now-lobby-seated = Du hast { $seats }. `/partie verlassen` gibt deine Plätze wieder frei.
now-lobby-host = Du bist der Host: `/partie starten` startet die Partie, `/partie absagen` sagt sie ab.
now-lobby-guest = { $host } startet die Partie.
now-over = Die letzte Partie in diesem Kanal ist zu Ende. `/partie neu` eröffnet die nächste; `/film` zeigt sie als Film, `/export` gibt sie als Datei, `/verlauf` zählt deine Partien auf.
now-asked = Ein Angebot wartet auf deine Antwort: `/remis annehmen` oder `/remis ablehnen`.
now-your-turn = Du bist am Zug. Mit `/zug` ziehst du, `/züge` zeigt, wohin eine Figur kann, mit `/remis reklamieren` forderst du, was dir nach den Regeln zusteht, mit `/aufgeben` gibst du auf.
now-wait = Du spielst { $seats } und bist noch nicht am Zug. `/brett` zeigt das Brett, `/remis anbieten` bietet Remis an, `/partie abwesend` lässt den Computer für dich spielen.
now-away = Der Computer spielt { $seats } für dich. Zurück kommst du mit `/partie zurück` oder einfach mit einem Zug.
now-out = Du bist ausgeschieden. `/brett` zeigt, wie es weitergeht, `/film`, was geschehen ist.
now-watching = Du spielst in dieser Partie nicht mit. `/brett` zeigt sie, `/film` zeigt, was geschehen ist.
now-takeover = Übernehmen kannst du { $seats }: `/partie übernehmen`.

## Help

welcome = **Hallo! Ich bin Vierschach: Schach zu viert, in Teams, solo oder klassisch zu zweit.** Eröffnet mit `/partie neu` in irgendeinem Kanal eine Partie; Platz nehmt ihr mit den Knöpfen, und was frei bleibt, spielt der Computer. `/hilfe` erklärt alles in Kürze, `/regeln` die Regeln. Ich spreche Deutsch, Englisch und Ungarisch.
only-in-servers = Hallo! Gespielt wird in den Kanälen eines Servers, hier kann ich nichts tun. Zieh im Kanal deiner Partie mit `/zug` oder dem Knopf *Ziehen*. Dort zeigt `/partien` deine Partien, `/partie neu` eröffnet eine, und `/hilfe` erklärt alles in Kürze.
help-choose = Ein anderes Thema
help-topic = { $topic ->
    [start] Die erste Partie
    [moves] Ziehen
    [lobby] Eine Partie eröffnen
    [time] Bedenkzeit, Abwesenheit
    [ends] Remis, Aufgeben
    [boards] Bretter und Dateien
    [ratings] Wertung
    [moderators] Für die Moderation
   *[privacy] Datenschutz
}
help-start =
    1. `/partie neu` eröffnet in diesem Kanal eine Lobby. Nimm mit den Knöpfen oder mit `/partie mitspielen` Platz.
    2. Wer sie eröffnet hat, drückt *Starten* oder benutzt `/partie starten`. Freie Plätze spielt der Computer.
    3. Wirst du gerufen, bist du am Zug: Benutze `/zug` mit einem Zug wie `h2h4` oder `Sf3`.
    Partner sitzen einander gegenüber: ● Rot und ■ Gelb gegen ▲ Blau und ◆ Grün. `/regeln` nennt die Regeln der Partie in diesem Kanal. Wird etwas abgelehnt, sagt dir *Was nun?*, was du tun kannst.
help-moves =
    `/zug` versteht `h2h4`, `h2-h4`, `Sf3`, `Lxg7`, `k11=D` oder `O-O` und schlägt beim Tippen mögliche Züge vor.
    `/züge` zeigt, wohin eine deiner Figuren kann, mit einem Menü, um sie dorthin zu ziehen.
    Oder ganz ohne Schreiben: *Ziehen* unter dem Brett, dann die Figur, das Feld und *So ziehen*. Oder antworte einfach auf das Brett mit `h2h4`.
    Wird ein Zug abgelehnt, steht dabei, warum und welche ähnlichen Züge möglich wären. *Zurücknehmen* oder `/zurücknehmen` macht einen Fehlgriff rückgängig; `/vorauszug` merkt einen Zug vor, für das nächste Mal, wenn du am Zug bist; `/tipp` fragt den Computer nach einem guten Zug.
help-lobby =
    `/partie neu` kennt diese Optionen: `modus` (Teams, Solo, klassisch), `regeln` (nach wessen Hausregeln), `zeit` für jeden Zug, `computer` (wie gut der Computer spielt), `gewertet` (sie zählt für die Wertung), `thread` (die Partie bekommt einen eigenen Thread), `stellung` (eine Anfangsstellung) und einzelne Hausregeln.
    Mit `/partie mitspielen` nimmst du einen Platz, mit `/partie verlassen` gibst du ihn ab; du kannst mehrere haben. `/partie computer` setzt den Computer auf einen Platz. `/partie starten` beginnt, `/partie absagen` sagt die Partie ab (der Host). `/partien` listet deine laufenden Partien auf, und wer am Zug ist.
help-time =
    Eine Partie kann für jeden Zug eine Bedenkzeit haben. Läuft sie ab, zieht der Computer und hält den Platz, oder der Platz ist verloren, je nach Einstellung der Partie.
    `/partie abwesend` übergibt deinen Platz dem Computer; `/partie zurück` oder einfach ein Zug holt ihn zurück. `/partie übernehmen` übernimmt einen Platz, den der Computer spielt. Sind alle abwesend, wartet die Partie.
help-ends =
    `/remis anbieten` bietet allen Remis an; die anderen antworten mit den Knöpfen oder mit `/remis annehmen` und `/remis ablehnen`, auch Tage später.
    `/remis reklamieren` reklamiert, was dir nach den Regeln jetzt zusteht: Remis durch Wiederholung oder nach der 50-Züge-Regel, oder den Sieg durch Vorsprung.
    `/aufgeben` fragt noch einmal nach, bevor du aufgibst.
help-boards =
    `/brett` zeigt das Brett noch einmal, nur für dich: von jeder Seite, in vier Farbgebungen oder mit der Option `text` in Worten, auch für Vorleseprogramme. Der Knopf *Meine Ansicht* unter jedem Brett tut dasselbe.
    `/film` ist die Partie als Film, `/export` als Datei (PGN4 oder PGN). `/einstellungen ich` wählt deine Farben.
help-ratings =
    Partien, die mit `gewertet` eröffnet wurden, zählen für die Wertung dieses Servers, für jeden Modus getrennt: mit vier verschiedenen Personen auf den Plätzen (klassisch zwei), ab 8 Halbzügen, und nicht, wenn sie abgesagt werden; hat jeder Platz gezogen, kann das nur noch die Moderation, und nur wer nicht an der Partie beteiligt ist. Partner gewinnen und verlieren gemeinsam; ein Remis zählt als halber Sieg. Ein Platz, den am Ende der Computer oder jemand anders spielt, zählt für die Person, die ihn verlassen hat.
    `/wertung` zeigt Wertung und Zuverlässigkeit einer Person, `/rangliste` die Besten des Servers, `/verlauf` die beendeten Partien einer Person. Eine Wertung beginnt bei 1500 und ist zehn Partien lang vorläufig.
help-moderators =
    Wer einen Kanal verwalten darf, kann mit `/partie absagen` dessen Partie beenden und mit `/partie abwesend` und der Option `platz` den Platz von jemandem, der nicht kommt, dem Computer geben. `/einstellungen kanal` bestimmt, ob dort Partien eröffnet werden dürfen, wie die Bretter aussehen und welche Sprache ich spreche.
    Ich muss den Kanal sehen, Nachrichten senden, Dateien anhängen und den Verlauf lesen dürfen; für Threads auch öffentliche Threads erstellen und Nachrichten darin senden. Auch um das Einbetten von Links bitte ich, aber für Partien geht es ohne. Fehlt etwas, sage ich es. `/einrichtung` prüft das hier.
help-privacy =
    Ich speichere deine Discord-ID, den Namen, unter dem ich dir zuletzt begegnet bin, deine Einstellungen und die Partien, an denen du beteiligt warst: wer wo saß, die Züge und wann sie gemacht wurden. Das ist nötig, um über Wochen zu spielen und Partien zu werten. Was Leute schreiben, speichere ich nicht.
    Die Wertungen eines Servers sehen alle dort und niemand sonst. Eine beendete Partie sehen die, die mitgespielt haben; außerdem ist sie in dem Kanal zu sehen, in dem sie gespielt wurde. Werde ich von einem Server entfernt, werden seine Partien 30 Tage später gelöscht.
    `/meinedaten export` gibt dir alles als Datei, `/meinedaten löschen` löscht es.

## The rules

rules-title = **{ $game }: { $section }**
rules-usual = (wie meistens gespielt wird)
rules-lacking = { $mode }: In diesem Modus gibt es keinen Abschnitt „{ $section }“. Am nächsten kommt ihm dieser:
rules-choose = Ein anderer Abschnitt
rules-section = { $section ->
    [board] Brett und Reihenfolge
    [pieces] Figuren
    [pawns] Bauern
    [castling] Rochade
    [check] Schach
    [winning] Gewinnen und Verlieren
    [points] Punkte
    [draws] Remis
    [leaving] Aussteigen, Zeit, Wertung
   *[writing] Züge schreiben
}
diagram = { $diagram ->
    [setup] Das Brett am Anfang: vier Heere von sechzehn Figuren, auf jeder Seite eins, und Pfeile im Uhrzeigersinn von Rot zu Blau, Gelb und Grün.
    [corner] Der blaue Springer auf c4 neben der fehlenden linken unteren Ecke: Er kann nach a5, b6, d6, e5 und e3 springen oder den roten Turm auf d2 schlagen.
    [pawn] Der rote Bauer auf f2 kann nach f3 oder f4 ziehen oder schräg auf e3 und g3 schlagen.
    [en-passant] Der blaue Bauer ist von b5 nach d5 gezogen. Der rote Bauer auf d4 schlägt ihn, indem er auf das übersprungene Feld c5 zieht.
    [castling] Der rote König auf h1 zieht zwei Felder: kurz nach j1, der Turm von k1 nach i1; lang nach f1, der Turm von d1 nach g1.
    [promotion-teams] Rote Bauern werden auf Reihe 11 umgewandelt, blaue auf Linie k; beides ist markiert: jeweils die eigene Reihe 11.
    [promotion-solo] Rote Bauern werden auf Reihe 8 umgewandelt, blaue auf Linie h; beides ist markiert: jeweils die eigene Reihe 8. Eine umgewandelte Dame ist gekennzeichnet.
    [check] Der blaue Läufer auf d5 gibt dem roten König auf h1 über die offene Diagonale Schach.
    [mate] Der blaue Turm auf d1 gibt dem roten König auf h1 Schach, dem die eigenen Bauern jeden Ausweg nehmen: matt.
    [king-capture] Der blaue Springer ist von i2 nach g3 gezogen und gibt dem roten König auf h1 Schach; Grün, vor Rot am Zug, kann ihn mit der Dame von k4 schlagen.
   *[grey] Der rote Turm auf d5 kann den grauen Bauern auf g5 schlagen; graue Figuren versperren den Weg und bleiben stehen.
}
rules-board-cross = Das Brett hat 14×14 Felder ohne die vier Ecken von 3×3. Von unten im Uhrzeigersinn sitzen ● Rot, ▲ Blau, ■ Gelb und ◆ Grün, und so geht es auch reihum. Jede Seite hat die üblichen sechzehn Figuren; jeder König steht der Dame gegenüber.
rules-board-classic = Gewöhnliches Schach auf 8×8 Feldern: ● Weiß unten, ■ Schwarz oben.
rules-sides-teams = Rot und Gelb spielen zusammen gegen Blau und Grün. Partner sitzen einander gegenüber.
rules-sides-solo = Alle spielen für sich, um Punkte.
rules-rotate = Die nächste Partie in diesem Kanal beginnt einen Platz weiter.
rules-pieces = König, Dame, Turm, Läufer und Springer ziehen wie im Schach.
rules-corners = Linien enden an den fehlenden Ecken. Für einen Springer muss nur das Zielfeld da sein.
rules-captures-teams = Du schlägst gegnerische Figuren, nie deine eigenen oder die deines Partners.
rules-captures-solo = Du schlägst jede Figur außer deinen eigenen. Graue Figuren gehören Plätzen, die ausgeschieden sind: Sie stehen im Weg, ziehen aber nicht, geben kein Schach und sind nichts wert.
rules-pawns = Ein Bauer zieht ein Feld vom eigenen Rand weg, von der eigenen zweiten Reihe aus auch zwei, und schlägt ein Feld schräg nach vorn.
rules-promotion = Auf Reihe { $rank }, vom eigenen Rand aus gezählt, wird er umgewandelt; möglich sind { $roles }.
rules-promotion-queen = Auf Reihe { $rank }, vom eigenen Rand aus gezählt, wird er zur Dame, die geschlagen nur einen Punkt bringt.
rules-en-passant-classic = En passant: Ein Bauer, der eben zwei Felder gezogen ist, kann von einem Bauern geschlagen werden, als wäre er nur eins gezogen.
rules-en-passant = En passant: Ein Bauer, der zwei Felder gezogen ist, kann von jedem Bauern geschlagen werden, der das übersprungene Feld angreift, gleich von welcher Seite, und zwar im nächsten Zug der schlagenden Seite; das Recht endet, wenn die Seite des Bauern wieder am Zug ist. Steht dort inzwischen eine andere gegnerische Figur, schlägt der eine Zug beide.
rules-castling = König und Turm dürfen noch nicht gezogen haben, und zwischen ihnen muss alles frei sein. Der König steht nicht im Schach, überquert kein angegriffenes Feld und landet auf keinem. Er zieht zwei Felder auf den Turm zu, der auf das überquerte Feld springt.
rules-castling-four = Die kurze Seite ist die des näheren Turms. Partner und graue Figuren greifen dabei kein Feld an.
rules-check = Ein König steht im Schach, wenn ihn ein Gegner, wäre er am Zug, schlagen könnte. Kein Zug darf den eigenen König im Schach lassen.
rules-check-teams = Dein Partner gibt dir nie Schach; seinen König darfst du einem Schach aussetzen. Wer einen gegnerischen König schlägt, gewinnt sofort, auch wenn der eigene im Schach steht.
rules-check-solo = Alle anderen können Schach geben, nur graue Figuren nicht. Ein König, der nicht matt ist, kann trotzdem von jemandem geschlagen werden, der vor dessen Seite am Zug ist: Das bringt 20 Punkte, und der Platz scheidet aus.
rules-king-by-move = Ist die Seite eines Königs im Schach nicht als Nächste am Zug, darf ihn schlagen, wer vorher zieht: Damit ist die Partie gewonnen.
rules-king-automatic = Sobald jemand am Zug ist, der einen gegnerischen König schlagen könnte, hat sein Team gewonnen; den Zug selbst braucht es nicht.
rules-mate-teams = Wer am Zug ist, im Schach steht und keinen möglichen Zug hat, ist matt, und sein Team verliert. Bis dahin darf der Partner dazwischenziehen oder schlagen.
rules-mate-classic = Wer am Zug ist, im Schach steht und keinen möglichen Zug hat, ist matt und verliert.
rules-stalemate = Wer am Zug ist, nicht im Schach steht und keinen möglichen Zug hat, ist patt: Die Partie ist remis.
rules-mate-solo = Matt gilt sofort, nicht erst, wenn die mattgesetzte Seite am Zug ist: Wer es vollendet, bekommt 20 Punkte, auch wenn die Figur, die Schach gibt, einer anderen Seite gehört.
rules-out-solo = Wer matt oder patt ist oder den König verliert, scheidet aus, behält die Punkte, und die Figuren werden grau.
rules-end-solo = Die Partie endet, wenn drei Plätze ausgeschieden sind. Die meisten Punkte gewinnen, auch die eines ausgeschiedenen Platzes; bei Punktgleichheit teilt man sich den Rang.
rules-lead-claim = Sind noch zwei Plätze im Spiel, kann man mit 21 Punkten Vorsprung den Sieg reklamieren: `/remis reklamieren`.
rules-points-captures = Schlagen: Bauer 1, Springer 3, Läufer 5, Turm 5, Dame 9, umgewandelte Dame 1, König 20, graue Figuren 0.
rules-points-mate = Matt: 20 für die Seite, deren Zug es vollendet; zwei Könige in einem Zug matt bringen je 20.
rules-points-checks = Mehreren Königen mit einem Zug Schach bieten: zweien 5, dreien 20. Mit einer Dame, die selbst eines der Schachs gibt: 1 und 5. Ein einzelnes Schach bringt nichts.
rules-points-other = Patt: 20 für die Seite, die patt ist. Letzte verbliebene Seite, nachdem andere ausgestiegen sind: 20.
rules-draws-automatic = Dieselbe Stellung zum dritten Mal, oder fünfzig Züge von allen ohne Schlagen und ohne Bauernzug: sofort remis.
rules-draws-fide = Dieselbe Stellung zum dritten Mal, oder fünfzig Züge von beiden ohne Schlagen und ohne Bauernzug, kann man mit `/remis reklamieren` als Remis reklamieren; beim fünften Mal und nach 75 Zügen ist es sofort remis.
rules-draws-agreement = Remis kann man vereinbaren: `/remis anbieten`. Alle, die noch spielen, müssen annehmen; der Computer tut es, wenn er nicht klar besser steht. Ein Angebot verfällt, wenn die anbietende Seite zweimal weitergezogen hat.
rules-dead = Sind nur noch Könige übrig, ist die Partie remis.
rules-dead-classic = Kann niemand mehr mattsetzen (nur Könige, dazu ein Läufer oder ein Springer, oder Läufer nur einer Feldfarbe), ist die Partie remis.
rules-draw-solo = Bei Remis bekommt jeder Platz, der noch spielt, 10 Punkte; dann entscheiden die Punkte.
rules-resign-teams = Gibt einer der Partner auf, verliert das Team sofort.
rules-resign-consent = Aufgeben geht nur, wenn der Partner zustimmt; der Computer stimmt zu. Dann verliert das Team.
rules-resign-solo = Wer aufgibt, scheidet aus und behält die Punkte.
rules-resign-classic = Wer aufgibt, verliert.
rules-leaving-grey = Die Figuren eines Platzes, der aussteigt, werden grau.
rules-leaving-walking = Die Figuren eines Platzes, der aussteigt, werden grau, aber der König zieht auf gut Glück weiter und bringt 20 Punkte, wenn ihn jemand mattsetzt oder schlägt.
rules-no-time = Es gibt kein Zeitlimit.
rules-time-cpu = { $limit } pro Zug. Danach zieht der Computer und hält den Platz, bis die Person zurückkommt, einfach mit einem Zug.
rules-time-forfeit = { $limit } pro Zug. Danach { $mode ->
    [teams] verliert das Team
    [solo] scheidet der Platz aus
   *[classic] ist die Partie verloren, oder remis, wenn die andere Seite nie mattsetzen könnte
}.
rules-takeover = Einen Platz, den niemand spielt, können der Computer oder eine andere Person übernehmen.
rules-ranked = Die Partie ist gewertet: Sie zählt für die Wertung, ein Remis als halber Sieg.
rules-unranked = Die Partie ist nicht gewertet.
rules-writing = `h2h4` oder `h2-h4`; mit Figuren `Sf3`, `Lxg7`; Rochade `O-O` und `O-O-O`; Umwandlung `k11=D`. Linien heißen a bis n, Reihen 1 bis 14, von Rot aus gesehen.
rules-writing-classic = `e2e4` oder `e2-e4`; mit Figuren `Sf3`, `Lxg7`; Rochade `O-O` und `O-O-O`; Umwandlung `e8=D`.

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
alt-promoted = { $count ->
    [one] { promoted-queen }
   *[other] umgewandelte Damen
} { $squares }
alt-seat = { $seat }: { $pieces }.
alt-seat-grey = { $seat } (grau): { $pieces }.

## Moves that were not taken

the-cpu = der Computer
piece-on = { $piece } auf { $square }
move-nearest = { $why } Ähnliche mögliche Züge: { $moves }.
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
}. Möglich: { $roles }.
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
move-partner-piece = Auf { $square } steht eine Figur deines Partners { $seat }.
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
position-castling = Die Rochade ist `-` oder eine Auswahl aus `KQkq`, nicht { $found }.
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
    .mode = Teams (Standard), Solo nach Punkten oder klassisches Schach zu zweit
    .rules = Welche Hausregeln am Anfang gelten
    .time = Zeit für jeden Zug (Standard: unbegrenzt)
    .on_timeout = Wenn die Zeit um ist: Der Computer zieht (Standard), oder der Platz ist verloren
    .cpu = Wie gut der Computer spielt (Standard: mittel)
    .starter = Wer beginnt (Standard: wie es die Regeln sagen)
    .move_limit = Nach so vielen Zügen von allen zusammen ist Schluss
    .king_capture = Teams: Ein König, der im Schach bleibt, wird geschlagen oder ist sofort verloren
    .resignation = Teams: Aufgeben beendet die Partie sofort oder nur mit Zustimmung
    .lead = Solo: 21 Punkte Vorsprung auf den letzten Gegner gewinnen sofort oder auf Antrag
    .leaving = Solo: Wer aussteigt, wird grau, oder der König zieht weiter
    .draws = Stellungswiederholung und fünfzig Züge: sofort remis oder auf Antrag (FIDE)
    .show_moves = Ob gezeigt werden darf, wohin eine Figur ziehen kann (Standard: ja)
    .hints = Ob man den Computer mit /tipp fragen darf (Standard: ja; in gewerteten Partien nie)
    .ranked = Ob die Partie für die Wertung zählt: Menschen auf allen Plätzen (Standard: nein)
    .position = Mit dieser Stellung beginnen (FEN4; klassisch: FEN)
    .thread = Ob die Partie einen eigenen Thread bekommt (Standard: nein)
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
    .seat = Moderation: der Platz von jemandem, der nicht kommt
command-game-back = zurück
    .description = Deinen Platz vom Computer zurückholen
command-game-takeover = übernehmen
    .description = Einen Platz übernehmen, den der Computer spielt
    .seat = Welcher Platz
command-move = zug
    .description = Einen Zug machen
    .move = Zum Beispiel h2h4, Sf3 oder O-O
command-board = brett
    .description = Das Brett noch einmal zeigen, nur für dich
    .view = Von welcher Seite (Standard: deine eigene)
    .theme = In welchen Farben
    .text = In Worten und Zeichen statt als Bild
command-moves = züge
    .description = Zeigen, wohin eine deiner Figuren ziehen kann, und sie dorthin ziehen
    .square = Das Feld, auf dem sie steht, zum Beispiel e2
command-hint = tipp
    .description = Ein guter Zug für dich und warum; nur du siehst ihn
command-takeback = zurücknehmen
    .description = Deinen letzten Zug zurücknehmen, bis ein anderer Mensch gezogen hat
command-premove = vorauszug
    .description = Deinen nächsten Zug vormerken, ansehen oder löschen; niemand sonst sieht ihn
    .move = Dein Zug, gespielt, sobald du am Zug bist (weglassen, um zu sehen, was vorgemerkt ist)
    .if = Nur falls jemand vorher diesen Zug macht, zum Beispiel b7c7
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
    .description = Einstellungen des Kanals und deine eigenen: Partien, Bretter, Pings, Sprache
command-settings-channel = kanal
    .description = Partien und Bretter dieses Kanals (Kanäle verwalten); ohne Optionen: anzeigen
    .games = Ob in diesem Kanal Partien eröffnet werden dürfen (Standard: ja)
    .mode = Was hier eröffnet wird, wenn /partie neu keinen Modus nennt
    .time = Zeit für jeden Zug hier eröffneter Partien, wenn /partie neu keine nennt
    .on_timeout = Was dann geschieht: Der Computer zieht, oder der Platz ist verloren
    .board = Rot immer unten, oder wer am Zug ist
    .theme = Die Farben der öffentlichen Bretter
    .old_boards = Ob ein Brett gelöscht wird, wenn das nächste steht; seine Knöpfe verschwinden immer
    .language = Was der Bot hier spricht (Standard: die Sprache des Servers)
command-settings-me = ich
    .description = Deine Pings, Erinnerungen, Ruhezeit und Farben; ohne Optionen: anzeigen
    .theme = Die Farben deiner eigenen Ansichten
    .pings = Wo du zu deinem Zug gerufen wirst: im Kanal oder per Direktnachricht
    .reminders = Ob du erinnert wirst, bevor deine Zeit abläuft
    .quiet = Stunden, in denen Erinnerungen warten, etwa 22:00-07:00; Fristen warten nicht
    .zone = Deine Zeitzone, für die Ruhezeit: zum Beispiel Europe/Berlin
    .language = Was der Bot mit dir spricht (Standard: die Sprache deiner Discord-App)
command-games = partien
    .description = Deine laufenden Partien auf allen Servern: wer am Zug ist, wie lange und wo
command-setup = einrichtung
    .description = Prüfen, was ich in diesem Kanal darf und was nicht ginge (Moderation)
command-replay = film
    .description = Die Partie als Film
    .from = Der erste Halbzug (Standard: 0, der Anfang)
    .to = Der letzte Halbzug (Standard: der zuletzt gespielte)
command-help = hilfe
    .description = Wie man hier spielt, in Kürze
    .topic = Worüber
command-rules = regeln
    .description = Die Regeln der Partie in diesem Kanal
    .section = Welcher Abschnitt
    .mode = Stattdessen die üblichen Regeln dieses Modus
command-rating = wertung
    .description = Die Wertung einer Person auf diesem Server
    .user = Wessen (Standard: deine eigene)
command-leaderboard = rangliste
    .description = Die Besten dieses Servers
    .mode = Teams (Standard), solo oder klassisch
command-history = verlauf
    .description = Die beendeten Partien einer Person auf diesem Server, mit Brettern und Filmen
    .user = Wessen (Standard: deine eigenen)
command-mydata = meinedaten
    .description = Was über dich gespeichert ist
command-mydata-export = export
    .description = Alles, was über dich gespeichert ist, als Datei
command-mydata-delete = löschen
    .description = Alles löschen, was über dich gespeichert ist; du wirst noch einmal gefragt

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
    .with-consent = nur mit Zustimmung des Partners
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
option-games = partien
option-old_boards = alte_bretter
    .keep = bleiben stehen
    .delete = werden gelöscht
option-pings = pings
    .channel = im Kanal
    .dm = per Direktnachricht
option-reminders = erinnerungen
option-quiet = ruhezeit
option-zone = zeitzone
option-from = von
option-to = bis
option-topic = thema
    .start = Die erste Partie
    .moves = Ziehen
    .lobby = Eine Partie eröffnen
    .time = Bedenkzeit, Abwesenheit
    .ends = Remis, Aufgeben
    .boards = Bretter und Dateien
    .ratings = Wertung
    .moderators = Für die Moderation
    .privacy = Datenschutz
option-section = abschnitt
    .board = Brett und Reihenfolge
    .pieces = Figuren
    .pawns = Bauern
    .castling = Rochade
    .check = Schach
    .winning = Gewinnen und Verlieren
    .points = Punkte
    .draws = Remis
    .leaving = Aussteigen, Zeit, Wertung
    .writing = Züge schreiben
option-user = person
option-thread = thread
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
