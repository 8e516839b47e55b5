# Hungarian. Informal (te); a game is „játszma”, a seat „hely”, the CPU „gép”. Inserted names and
# squares never take a suffix or an article: those depend on how they sound.

## The language itself

language-name = Magyar
language-locales = hu
language-letters = G H F B V K
spoken-pawn = gyalog paraszt
spoken-knight = huszár huszar ló
spoken-bishop = futó futo
spoken-rook = bástya bastya
spoken-queen = vezér vezer királynő kiralyno
spoken-king = király kiraly
spoken-takes = üti üt uti ut leüti
spoken-becomes = átváltozik lesz
spoken-castle = sánc sanc sáncol sancol sáncolok sáncolás
spoken-short = rövid rovid kis
spoken-long = hosszú hosszu nagy
spoken-between = lép lep lépek ra re ról ről sakk az

## Names of things

color = { $seat ->
    [red] Piros
    [blue] Kék
    [yellow] Sárga
   *[green] Zöld
}
classic-side = { $seat ->
    [red] Világos
   *[yellow] Sötét
}
piece = { $role ->
    [P] gyalog
    [N] huszár
    [B] futó
    [R] bástya
    [Q] vezér
   *[K] király
}
promoted-queen = átváltozott vezér
mode = { $mode ->
    [teams] csapatjáték
    [solo] egyéni játék
   *[classic] klasszikus sakk
}
preset = { $preset ->
    [vierschach] Vierschach-szabályok
    [negyszemelyes] Négyszemélyes szabályok
    [reference] referenciaszabályok
   *[classic] FIDE-szabályok
}
level = { $level ->
    [easy] könnyű
    [medium] közepes
    [hard] nehéz
   *[master] mester
}
cpu-name = Gép ({ $level })
time-limit = { $limit ->
    [t30s] 30 másodperc
    [t60s] 60 másodperc
    [t5m] 5 perc
    [t1h] 1 óra
    [t12h] 12 óra
    [t1d] 1 nap
    [t3d] 3 nap
   *[t7d] 7 nap
}
theme = { $theme ->
    [default] alap
    [contrast] kontrasztos
    [dark] sötét
   *[print] nyomtatható
}
list = { $first } és { $last }
list-or = { $first } vagy { $last }
seat-free = szabad
person-forgotten = törölt játékos
person-away = { $person } (távol van, a gép játszik)

## Plies

ply = { $seat }: { $what }
ply-check = { $ply }, sakkban: { $kings }
castles-short = rövid sánc
castles-long = hosszú sánc
moves = { piece } { $from }–{ $to }
takes = { piece } { $from }×{ $to } ({ $taken })
promotes = { $moves }, { $role ->
    [N] huszárrá
    [B] futóvá
    [R] bástyává
   *[Q] vezérré
} változik
owned-piece = { $owner } { $role ->
    [P] gyalogja
    [N] huszárja
    [B] futója
    [R] bástyája
    [Q] vezére
   *[K] királya
}
grey-piece = szürke { piece }
king-removed = { $seat } királya lekerül a tábláról.

## Points and seats that are out

scored = { $seat } { $points } pontot kap ({ $why }).
score-capture = { piece }
score-mate = matt: { $seat }
score-checks = sakk { $kings } királynak
score-stalemate = pattba került
score-last = egyedül maradt játékban
score-draw = döntetlen
out-mate = { $by } mattot adott { $seat } királyának.
out-king = { $by } leütötte { $seat } királyát.
out-stalemate = { $seat } pattba került.
out-resigned = { $seat } feladta.
out-time = { $seat } ideje lejárt.
out-word = { $why ->
    [mate] matt
    [king] királya elesett
    [stalemate] patt
    [resigned] feladta
    [start] nem játszik
   *[time] lejárt az ideje
}
standing = Pontok: { $points }.
story-cut = … A korábbi lépések itt kimaradtak; a `/visszajátszás` megmutatja őket.

## Ends

result-draw = A játszma döntetlen.
result-team = { $a } és { $b } nyert!
result-winner = { $seat } nyert!
result-shared = Megosztott győzelem: { $seats }!
place = { $place }. { $seat }: { $points }
end-checkmate = { $seat } mattot kapott.
end-king-capture = { $by } leütötte { $of } királyát ({ $square }).
end-stalemate = { $seat } következik, nincs sakkban, de nincs szabályos lépése: patt.
end-repetition = Ugyanaz az állás túl sokszor ismétlődött.
end-fifty-moves = Mindenki lépett ötvenet, és közben nem volt sem ütés, sem gyaloglépés.
end-agreement = Mindenki megegyezett a döntetlenben.
end-dead-position = A megmaradt bábukkal már senki sem kaphat mattot.
end-move-limit = A játszma elérte a lépéshatárt.
end-resignation = { $seat } feladta.
end-time-out = { $seat } ideje lejárt.
end-last-standing = Már csak { $seat } van játékban.
end-lead = { $seat } legalább 21 ponttal vezet az utolsó ellenfele előtt.
plate-won = nyert
plate-lost = vesztett
plate-draw = döntetlen
plate-place = { $place }. hely
plate-limit = { $limit ->
    [t30s] 30 mp
    [t60s] 60 mp
    [t5m] 5 perc
    [t1h] 1 óra
    [t12h] 12 óra
    [t1d] 1 nap
    [t3d] 3 nap
   *[t7d] 7 nap
}
plate-points = { $points } pont
plate-to-move = következik
plate-away = távol (gép)
plate-cpu = Gép { $level }
## The lobby

title = { $mode ->
    [teams] Négyszemélyes sakk, csapatban ({ $preset })
    [solo] Négyszemélyes sakk, egyénileg ({ $preset })
   *[classic] Sakk ({ $preset })
}
seat-news = { $seat } játékosa mostantól: { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Foglalj helyet egy gombbal vagy a `/játszma csatlakozás` paranccsal; több hely is lehet a tiéd. A játszmát { $host } indítja; az üresen maradt helyek játékosa: { $cpu }.
lobby-open-ranked = Foglalj helyet egy gombbal vagy a `/játszma csatlakozás` paranccsal: rangsorolt játszmában minden helyen más ember ül. { $host } indítja, ha minden hely foglalt.
lobby-full = Minden hely foglalt. { $host } elindíthatja a játszmát.
lobby-started = A játszma elkezdődött.
lobby-cancelled = A játszma elmarad.
rule-starter = { $seat } kezd.
rule-king-by-move = A sakkban hagyott királyt leütheti, aki éppen következik.
rule-king-automatic = Az a király, amelyet egy soron következő ellenfél leüthetne, azonnal elesik.
rule-resign-at-once = Feladással a játszma azonnal véget ér.
rule-resign-consent = A feladáshoz a társ beleegyezése is kell.
rule-lead-automatic = Ha valaki 21 ponttal vezet az utolsó ellenfele előtt, vége a játszmának.
rule-lead-claim = Aki 21 ponttal vezet az utolsó ellenfele előtt, igényelheti a győzelmet.
rule-leaving-grey = Aki kiszáll, annak a bábui beszürkülnek.
rule-leaving-walking = Aki kiszáll, annak a bábui beszürkülnek, de a királya tovább lépked.
rule-draws-automatic = Háromszori állásismétlésnél és ötven lépésnél azonnal döntetlen.
rule-draws-fide = Háromszori állásismétlésnél és ötven lépésnél döntetlen igényelhető.
rule-move-limit = A játszma összesen { $plies } lépés után véget ér.
rule-time = Lépésenként { $limit }; utána { $then ->
    [cpu] a gép lép, és tartja a helyet.
   *[forfeit] a hely elvész.
}
rule-no-moves = A lehetséges lépések nem láthatók.
rule-no-hints = Nincsenek tippek.
rule-ranked = Rangsorolt játszma: beleszámít az értékszámokba, és nincsenek tippek.
rule-position = Megadott állásból indul.

button-start = Indítás
button-leave = Kiszállás
button-resign = Feladom
button-keep-playing = Játszom tovább
button-accept = Elfogadom
button-decline = Elutasítom
button-seen = Láttam
button-view = Saját nézet
button-more = További lépések
button-cpu = Gép { $seat }
button-more-pieces = További bábuk
button-move = Lépés
button-play = Ezt lépem
button-back = Vissza
button-cancel = Mégse
button-cancel-all = Mind törlése
button-take-back = Visszaveszem
button-ask-take-back = Visszavételt kérek

answer-opened = Nyitva a játszma, lehet helyet foglalni.
answer-sat = Megkaptad: { $seats }.
answer-left = Felszabadítottad: { $seats }.
answer-started = Kezdődik a játszma.
answer-cancelled = A játszma elmarad.
answer-cpu-sat = { $seat } játékosa mostantól: { $cpu }.
answer-cpu-left = { $seat } újra szabad.

cancelled-host = { $person } lefújta a játszmát.
cancelled-moderator = { $person } moderátorként véget vetett a játszmának.
cancelled-channel = Ez a csatorna már nem létezik.
cancelled-nobody = Nem maradt, aki játsszon: a játszma elmarad.
cancelled-reason = { $said } Indok: { $reason }

## Turns

turn-to-move = { $seat } következik: { $person }
turn-deadline = az idő { $deadline } lejár
answer-moved = { $ply }. { $next ->
    [none] Vége a játszmának.
   *[some] { $seat } következik.
}
game-over-title = **{ $result }** { $score }
board-caption = { $seat } következik.
board-caption-after = { $ply }. lépés. { $last }. { $now }
board-caption-over = { $result } { $reason }
board-lobby = A játszma még nem kezdődött el.
away-told = { $person }, lejárt az időd ({ $seat }). A gép játszik helyetted, amíg vissza nem térsz: egyszerűen lépj, vagy használd a `/játszma vissza` parancsot. Ha mindenki távol van, a játszma megvár.
away-sent = { $person }, egy moderátor átadta a helyedet a gépnek ({ $seat }), amíg vissza nem térsz: egyszerűen lépj, vagy használd a `/játszma vissza` parancsot.
away-gone = { $person } elhagyta a szervert. { $seat } bábuival most a gép játszik; a `/játszma átvétel` paranccsal átveheted a helyet.
forfeited-told = { $person }, lejárt az időd ({ $seat }): ez a hely kiesett a játszmából.
forfeited-over = { $person }, lejárt az időd ({ $seat }), és ezzel véget ért a játszma: { $result }
seat-replaced = { $person }: { $news }
reminder = { $person }, még mindig { $seat } következik. Az idő { $deadline } lejár.
call = { $title }: { $person }, te jössz ({ $seat })
board-link = A tábla: { $link }
direct-closed = { $person }, innen nem fogadsz közvetlen üzeneteket, ezért megint a csatornában szólok. Ha már fogadod őket, a `/beállítások saját` paranccsal és az `értesítések` opcióval kapcsolhatod vissza.
moves-of = { $square } · { piece } ({ $count } lépés)
moves-listed = A { $role ->
    [P] gyalogod
    [N] huszárod
    [B] futód
    [R] bástyád
    [Q] vezéred
   *[K] királyod
} ({ $square }) { $moves }.
moves-quiet = ide léphet: { $squares }
moves-captures = itt üthet: { $squares }
moves-castling = ide sáncolhat: { $squares }
moves-none = A { $role ->
    [P] gyalogod
    [N] huszárod
    [B] futód
    [R] bástyád
    [Q] vezéred
   *[K] királyod
} ({ $square }) most nem tud lépni.
moves-choose = Hová?
tap-piece = Melyik bábuval lépsz?
tap-page = { $page }/{ $pages }. oldal.
tap-choose-piece = Válassz bábut
tap-promotion = Mivé változzon a gyalog?
tap-choose-promotion = Válassz bábut
tap-promotes = { $moves }, átváltozással
tap-preview = { $ply }. Így nézne ki a tábla. Ezt léped?
tap-closed = Nem történt lépés. A tábla alatti *Lépés* gombbal vagy a `/lépés` paranccsal kezdheted újra.
told-taken-back = { $seat } visszaveszi az utolsó lépését. Az előre beállított lépések törlődnek.
answer-taken-back = Visszavetted a lépésedet. Újra te jössz.
answer-take-back-asked = Megkérdezem a többieket, visszaveheted-e a lépésedet. A lépés marad, ha valaki nemet mond, vagy ha közben más lép.
moves-which = Add meg egy saját bábud mezőjét, például így: `{ $square }`.
moves-hidden = Ebben a játszmában a lehetséges lépések nem láthatók. Írd be a lépésed a `/lépés` paranccsal.
hint-says = Próbáld ezt: `{ $move }`, { $said }. { $why }
hint-only = Ez az egyetlen szabályos lépés.
hint-takes-king = Leüti { $seat } királyát.
hint-mates = Mattot ad.
hint-wins = Biztosan nyer; ehhez még { $moves } lépésre van szükséged.
hint-stops-mate = Szinte minden más azonnal veszít, mattal vagy egy király elvesztésével.
hint-promotes = A gyalog erősebb bábuvá változik.
hint-takes-free = Ingyen leüt egy { $role ->
    [P] gyalogot
    [N] huszárt
    [B] futót
    [R] bástyát
    [Q] vezért
   *[K] királyt
}.
hint-takes-more = Olcsón nyer egy { $role ->
    [P] gyalogot
    [N] huszárt
    [B] futót
    [R] bástyát
    [Q] vezért
   *[K] királyt
}.
hint-saves = Kihozza a veszélyből a { $role ->
    [P] gyalogodat
    [N] huszárodat
    [B] futódat
    [R] bástyádat
    [Q] vezéredet
   *[K] királyodat
}.
hint-checks = Sakkot ad { $seat } királyának.
hint-trades = Egyenlő csere: leüt egy { $role ->
    [P] gyalogot
    [N] huszárt
    [B] futót
    [R] bástyát
    [Q] vezért
   *[K] királyt
}.
hint-castles = Biztonságba viszi a királyodat.
hint-develops = Játékba hozza a { $role ->
    [P] gyalogodat
    [N] huszárodat
    [B] futódat
    [R] bástyádat
    [Q] vezéredet
   *[K] királyodat
}.
hint-threatens = Megtámad egy { $role ->
    [P] gyalogot
    [N] huszárt
    [B] futót
    [R] bástyát
    [Q] vezért
   *[K] királyt
}.
hint-best = Ez javítja a legtöbbet az állásodon; azonnal semmit sem nyer.
hint-ranked = Rangsorolt játszmában nincs tipp.
hint-off = Ebben a játszmában nincs tipp.
replay-title = { $from }–{ $to }. féllépés, összesen { $last }.
replay-range = A játszma eddig { $last } féllépésből áll; a `kezdet` nem lehet nagyobb ennél, sem a `vég` értékénél.
settings-channel = Ennek a csatornának a beállításai. Moderátorok („Csatornák kezelése” jog) itt vagy a parancs opcióival módosíthatják őket.
settings-me = A saját beállításaid, minden csatornában. Itt vagy a parancs opcióival módosíthatod őket.
setting = { $name ->
    [games] Játszmák itt
    [mode] Szokásos mód
    [time] Szokásos idő egy lépésre
    [on_timeout] Ha lejár
    [board] Táblák
    [theme] Színek
    [old_boards] Régi táblák
    [pings] Értesítések
    [reminders] Emlékeztetők
    [quiet] Csendes órák
    [language] Nyelv
   *[zone] Időzóna
}
setting-switch = Átváltás erre: „{ $label }: { $value }”
setting-line = **{ $label }**: { $value }
no-time-limit = korlátlan
value-on-timeout = { $value ->
    [cpu] a gép lép
   *[forfeit] a hely elvész
}
value-board = { $value ->
    [turning] alul, aki következik
   *[fixed] Piros van alul
}
value-old-boards = { $value ->
    [delete] törlődnek
   *[keep] maradnak
}
value-games = { $value ->
    [off] nem engedélyezettek
   *[on] engedélyezettek
}
value-pings = { $value ->
    [dm] közvetlen üzenetben
   *[channel] a csatornában
}
value-reminders = { $value ->
    [off] ki
   *[on] be
}
value-no-quiet = nincsenek
value-language-auto = { $scope ->
    [channel] a szerveré
   *[me] a Discord-alkalmazásodé
}
unknown-setting = Itt nincs `{ $option }` nevű beállítás.
refuse-setup = Egy csatorna beállítását csak moderátor ellenőrizheti („Csatornák kezelése” jog).
refuse-send-away = Más helyét csak moderátor adhatja át a gépnek („Csatornák kezelése” jog).
refuse-settings = A csatorna beállításait csak moderátor módosíthatja („Csatornák kezelése” jog).
answer-export = A lépések a fájlban vannak. Az állás: `{ $position }`
answer-away = A gép játszik helyetted, amíg vissza nem térsz: egyszerűen lépj, vagy használd a `/játszma vissza` parancsot. Ha mindenki távol van, a játszma megvár.
answer-sent-away = { $seat } bábuival a gép játszik, amíg a játékosa vissza nem tér.
games-none = Nincs futó játszmád. A `/játszma új` nyit egyet.
games-all = A játszmáid ({ $count }):
games-some = { $all } játszmád közül { $shown }:
games-line = { $channel } ({ $mode }): { $state }
games-yours = **te jössz** ({ $seat })
games-lobby = még nem kezdődött el; { $host } indítja
games-waiting = vár, mert mindenki távol van
setup-well = Az ebben a csatornában játszott játszmákhoz minden jogom megvan.
setup-lacks = { $count ->
    [one] Ebben a csatornában egy jogom hiányzik:
   *[other] Ebben a csatornában { $count } jogom hiányzik:
}
setup-lacks-for-threads = Szálakban játszott játszmákhoz { $count } jogom hiányzik:
setup-granted = ✅ { $permission }: megvan
setup-missing = ❌ **{ $permission }** hiányzik: { $lost }
setup-without = { $name ->
    [view-channel] enélkül semmit sem látok itt, és nem írhatok.
    [send-messages] enélkül nincs tábla, értesítés és emlékeztető, csak privát válaszok.
    [send-messages-in-threads] enélkül szálakban nem lehet játszani.
    [embed-links] a játszmák enélkül is mennek; az üzeneteim linkjeinek nem lenne előnézete.
    [attach-files] enélkül a táblák kép helyett szövegként jönnek.
    [create-public-threads] enélkül nem nyithatok szálat egy játszmának.
   *[read-message-history] enélkül itt nem nyitok játszmát: a leírt lépésekre nem tudnék válaszolni.
}
setup-how = A szerver kezelője a csatorna beállításaiban, a „Jogosultságok” alatt adhatja meg.
setup-allowed = Itt lehet játszmákat nyitni; hogy mi érvényes rájuk, azt a `/beállítások csatorna` mutatja.
setup-not-allowed = Itt nem lehet játszmát nyitni: a `/beállítások csatorna játszmák:igen` engedélyezi.
button-trial = Próbaüzenet küldése
trial-post = Próba: a táblák és az értesítések ide érkeznek.
trial-failed = Az üzenet nem érkezett meg: { $why ->
    [permission] a Discord szerint itt hiányzik hozzá egy jogom. Az `/ellenőrzés` megmutatja, melyik.
    [access] a Discord szerint nincs hozzáférésem ehhez a csatornához. Add meg a csatorna megtekintésének jogát.
   *[other] a Discord visszautasította. Próbáld meg később újra.
}
answer-trial = Próbaüzenetet küldök ebbe a csatornába.
answer-seen = Rendben. Erre a lépésre nem emlékeztetlek többet.
answer-back = Üdv újra itt! Ismét a tiéd: { $seat }.
answer-back-early = Ismét a tiéd: { $seat }. A lépésed viszont nem számít: most { $turn } következik.
answer-taken-over = Mostantól a tiéd: { $seat }.
answer-drawn = A játszma döntetlen.
answer-claimed = Valóban: { $claim }.
claim-repetition = döntetlen állásismétléssel
claim-fifty-moves = döntetlen az ötvenlépéses szabály szerint
claim-lead = győzelem 21 pont előnnyel

## Moves set in advance

premove-set = Beállítva. Rajtad kívül senki sem látja.
premove-cancelled = Törölve.
premove-list = Ha te jössz, és lehetséges, azonnal meglépem; csak te látod:
premove-item = - { $seat }: { $premove }
premove-next = { $move }
premove-after = { $move }, ha { $after }
premove-none = Nincs beállított lépés. Az `/előlépés` paranccsal állíthatsz be egyet: a `lépés` opció maga a lépés, a `ha` opcióval pedig megadhatod azt a várt lépést, amelyre válaszolsz vele.
premove-cancel = Egy törlése
premove-what = A `lépés` opcióval add meg, melyik lépést állítanád be.
premove-missed = Az előre beállított lépésed, { $premove }, nem volt lehetséges.
premove-unexpected = Egyik várt lépés sem jött, így az előre beállított válaszaid elmaradtak.

## Offers

offer-asked = { $seat } { $offer ->
    [draw] döntetlent ajánl.
    [takeback] visszavenné az utolsó lépését.
   *[resign] feladná a csapat nevében.
} { $people }: mi a válasz?
offer-declined = { $offer ->
    [draw] { $by } elutasítja { $seat } döntetlenajánlatát.
    [takeback] { $by } nem egyezik bele: { $seat } utolsó lépése marad.
   *[resign] { $by } tovább játszana: a csapat nem adja fel.
}
offer-closed = { $seat } { $offer ->
    [draw] döntetlent ajánlott
    [takeback] egy lépés visszavételét kérte
   *[resign] a csapat feladását kérte
}. Ez lezárult.
answer-offered = Az ajánlatodat továbbítottam.
answer-resign-asked = Megkérdezem a társadat. Amíg bele nem egyezik, a játszma folytatódik.
answer-accepted = Elfogadtad.
answer-declined = Elutasítottad.
resign-ask = Feladod ({ $seat })? { $mode ->
    [consent] A társadat is megkérdezem; ha beleegyezik, a csapatotok elveszti a játszmát.
    [teams] A csapatod elveszti a játszmát.
    [walking] A pontjaid megmaradnak; a királyod magától lép tovább, a többi bábud szürke lesz.
    [solo] A pontjaidat megtartod; a bábuid beszürkülnek.
   *[classic] Elveszted a játszmát.
}
answer-resigned = Feladtad.
answer-kept-playing = Rendben. A játszma folytatódik.

## Refusals: why, and what would work

no-game = Ebben a csatornában nincs játszma. A `/játszma új` paranccsal indíthatsz egyet.
channel-taken = Ebben a csatornában már van játszma. A `/játszma lefújás` véget vet neki (a házigazda vagy egy moderátor használhatja); egy szálban mehet egy másik.
refuse-already-started = A játszma már elkezdődött. A `/tábla` megmutatja, a `/játszma átvétel` paranccsal a gép helyére ülhetsz; egy szálban mehet egy másik.
refuse-no-games-here = A moderátorok nem szeretnének játszmákat ebben a csatornában. Válassz másikat; a `/játszmák` megmutatja, hol játszol.
refuse-not-started = A játszma még nem kezdődött el. A házigazda a `/játszma indítás` paranccsal indítja.
refuse-closed = Ennek a játszmának vége. A `/játszma új` újat nyit.
refuse-seat-taken = { $seat } már foglalt, a játékosa: { $by }. Válassz egy szabad helyet.
refuse-seat-yours = Ez a hely már a tiéd: { $seat }.
refuse-ranked-seat = Már van helyed: { $seat }. Rangsorolt játszmában mindenkinek egy helye van; a `/játszma kiszállás` paranccsal adhatod fel.
refuse-seat-free = { $seat } már szabad.
more-faults = … és még { $count }
refuse-no-such-seat = Ebben a játszmában nincs ilyen szín: { $seat }.
refuse-no-such-side = { $side } csak a klasszikus sakkban játszik. Ennek a játszmának a helyei: { $seats }.
refuse-all-seats-taken = Minden hely foglalt. Egy szálban a `/játszma új` paranccsal sajátot nyithatsz.
refuse-not-seated = Ebben a játszmában nem játszol. Indulás előtt a `/játszma csatlakozás`, a gép helyére a `/játszma átvétel` paranccsal ülhetsz be.
refuse-not-your-seat = Ez nem a te helyed: { $seat }.
refuse-which-seat = Több helyed is van: { $seats }. Add meg a `hely` opcióval, melyikre gondolsz.
refuse-not-host = Ezt csak a házigazda teheti meg: { $host }.
refuse-nobody-seated = Még senki sem foglalt helyet. A `/játszma csatlakozás` paranccsal foglalhatsz egyet.
refuse-ranked-people = Rangsorolt játszmához { $seats } különböző ember kell, minden helyre egy, és gép nélkül. Hívd meg a többieket, vagy nyiss játszmát a `rangsorolt` opció nélkül.
refuse-ranked-cancel = Ez a játszma rangsorolt, és már minden helyről léptek: csak olyan moderátor („Csatornák kezelése” jog) fújhatja le, akinek nincs része benne. A `/döntetlen ajánlás` döntetlent ajánl, a `/feladás` feladja a játszmát.
refuse-not-your-turn = Nem te jössz: { $seat } következik.
refuse-your-turn = Te jössz: egyszerűen lépj, a tábla alatti *Lépés* gombbal vagy a `/lépés` paranccsal.
refuse-premove-condition = A várt lépést nem tudom értelmezni. Írd be mindkét mezőt, például `b7c7`; másvalaki lépésének kell lennie.
refuse-too-many-premoves = Már { $most } lépést beállítottál. Előbb törölj egyet: az `/előlépés` megmutatja őket.
refuse-no-premove = Nincs ilyen beállított lépés. Az `/előlépés` megmutatja, mi van beállítva.
refuse-nothing-to-take-back = Nincs olyan lépésed, amelyet visszavehetnél.
refuse-too-late-to-take-back = Késő: { $seat } azóta lépett vagy kiszállt. A lépésedet már nem lehet visszavenni.
refuse-taken-back-already = Ezt a lépést már visszavetted.
refuse-stale = A játszma már továbbhaladt; ez a gomb egy korábbi lépéshez tartozik. Használd a legújabb táblát.
refuse-position = Ez az állás nem használható:
    { $faults }
refuse-offer-stands = { $seat } már { $offer ->
    [draw] döntetlent ajánlott
    [takeback] egy lépés visszavételét kérte
   *[resign] a csapat feladását kérte
}. Előbb arra kell válaszolni.
refuse-no-offer = Nincs olyan ajánlat, amelyre válaszolhatnál. A `/döntetlen ajánlás` paranccsal te is ajánlhatsz.
refuse-declined-before = Ezt elutasították. A következő lépésed után újra kérheted.
refuse-agreed-already = Te már beleegyeztél; mások még nem válaszoltak.
refuse-not-asked = Erre az ajánlatra nem neked kell válaszolnod.
refuse-nothing-to-ask = Itt a feladáshoz nem kell beleegyezés: használd a `/feladás` parancsot.
refuse-nobody-there = { $seat } bábuival most senki sem játszik, aki jelen van.
refuse-not-away = Nem vagy távol: { $seat } a tiéd.
refuse-already-away = { $seat } bábuival már a gép játszik helyetted. A `/játszma vissza` paranccsal térhetsz vissza.
refuse-seat-held = { $seat } játékosa: { $by }. Csak a gép vagy egy távol lévő játékos helyét lehet átvenni.
refuse-other-side = Te a másik oldalon játszol: { $seat }. Csak a saját oldaladon vehetsz át helyet.
refuse-mode-of-preset = Ezekkel a szabályokkal ez a mód nem játszható: { $preset }. Lehetséges: { $modes }.
refuse-starter = Ebben a módban nincs ilyen szín: { $seat }. Hagyd el a `kezd` opciót, vagy adj meg olyan színt, amely játszik.
refuse-over-already = Ebben az állásban a játszma már véget ért volna. Válassz másikat, vagy hagyd el az `állás` opciót.
refuse-ranked-position = A rangsorolt játszma a szokásos állásból indul. Hagyd el az `állás` opciót, vagy játsszatok rangsorolás nélkül.
refuse-option-of-mode = `{ $option }`: ez egy másik módhoz tartozik ({ $mode }). Hagyd el, vagy válaszd azt a `mód` opcióval.
refuse-move-limit = A lépéshatár 1 és 10000 közé eshet.
refuse-game-over = Vége a játszmának. A `/játszma új` újat nyit.
refuse-seat-is-out = { $seat } már kiesett.
refuse-illegal = Ez nem szabályos lépés: { $move }.
refuse-nothing-to-claim = Most nincs mit igényelni. Döntetlent a `/döntetlen ajánlás` paranccsal ajánlhatsz.
refuse-not-in-mode = Ilyen ebben a módban nincs. Hogy mi van, azt a `/szabályok` mondja el.
refuse-not-moderator = Csak a házigazda vagy egy moderátor („Csatornák kezelése” jog) vethet véget a játszmának.
fault-disk-full = Megtelt a tárhelyem, ezért ezt nem tudtam elmenteni; semmi sem változott. Kérlek, próbáld újra később, és szólj annak, aki ezt a botot üzemelteti.
fault-apology = Hiba történt nálam; semmi sem változott. Kérlek, próbáld újra.
unknown-command = Ezt a parancsot nem ismerem. Ezek vannak: { $commands }
unknown-seat = Nincs „{ $text }” nevű hely. A helyek: red, blue, yellow és green; klasszikus sakkban white és black.
unknown-value = `{ $option }` értéke nem lehet „{ $text }”. Lehetséges: { $choices }
unknown-number = `{ $option }` értéke nem lehet „{ $text }”. Egész számot adj meg.
unknown-hours = `{ $option }` értéke nem lehet „{ $text }”. Bármilyen két időpont jó, például `22:00-07:00`; az `off` kikapcsolja.
unknown-zone = `{ $option }` értéke nem lehet „{ $text }”. Egy időzóna nevét írd be, például `Europe/Budapest`, `Europe/Berlin` vagy `UTC`; gépelés közben neveket ajánlok.
missing-permissions = Itt nem tudok játszani, hiányzik ez a jogom: { $permissions }. A szerver kezelője a csatorna beállításaiban adhatja meg.
missing-embed = Ebben a csatornában hiányzik ez a jogom: { $permission }; a játszmák enélkül is mennek.
missing-attach = Itt nem csatolhatok fájlokat, ezért a táblák szövegként jönnek. Képekhez add meg nekem a „Fájlok csatolása” jogot.
resumed = Újra itt vagyok; a kimaradás kezdete: { $since }. Az óra addig állt.
missing-send = Ebben a csatornában nem írhatok, ezért a tábla csak itt látszik. Kérlek, add meg nekem ezt a jogot: „{ $permission }”.
permission = { $name ->
    [view-channel] Csatorna megtekintése
    [send-messages] Üzenetek küldése
    [send-messages-in-threads] Üzenetek küldése szálakban
    [embed-links] Linkek beágyazása
    [attach-files] Fájlok csatolása
    [create-public-threads] Nyilvános szálak létrehozása
   *[read-message-history] Üzenetelőzmények olvasása
}

## Ratings and histories

rating-title = **Értékszámok ezen a szerveren: { $person }**
mode-name = { $mode ->
    [teams] Csapatjáték
    [solo] Egyéni játék
   *[classic] Klasszikus sakk
}
rating-line = { $mode }: { $rating } · { $tally }
rating-none = { $mode }: még nincs rangsorolt játszma
rating-provisional = { $rating } (ideiglenes)
rating-tally = { $games } játszma: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
rating-place = { $place }. hely
reliability = Megbízhatóság: { $turns } lépésből { $missed } elmaradt ({ $percent }%)
reliability-none = Megbízhatóság: még nincs befejezett játszma
leaderboard-title = Ranglista, { $mode } · { $page }/{ $pages }. oldal
leaderboard-empty = Még senki sem fejezett be rangsorolt játszmát. Nyiss egyet a `/játszma új` paranccsal és a `rangsorolt` opcióval.
leaderboard-line = { $person } · { $rating } · { $games } játszma · elmaradt lépések: { $missed }%
leaderboard-unplaced = Még nincs helyezése: { $line }
history-title = **Befejezett játszmák ezen a szerveren ({ $person }): { $count }** · { $page }/{ $pages }. oldal
history-reach = -# Azok láthatók, amelyeket ebben a csatornában vagy veled játszottak.
history-empty = Még nincs.
history-ranked = { $mode }, rangsorolt
history-line = **{ $number }. játszma** · { $mode } · { $date } · { $outcome ->
    [won] győzelem
    [drawn] döntetlen
   *[lost] vereség
} ({ $seats }) · { $plies } féllépés
button-previous = Előző oldal
button-next = Következő oldal
button-board-of = Tábla: { $number }.
button-film-of = Film: { $number }.

## One's own data

mydata-export = A fájlban minden benne van, amit rólad tárolok. Hogy mire kell, azt a `/súgó` mondja el, „Adatvédelem” témakör.
mydata-ask = Töröljek mindent, amit rólad tárolok? Eltűnnek a beállításaid, az értékszámaid és a neved. A befejezett játszmákban *törölt játékos* leszel; a folyamatban lévőkben a gép veszi át a helyeidet. Ezt nem lehet visszavonni.
mydata-erased = Kész: rólad már semmi sincs tárolva. Ha újra használsz, mindent elölről kezdünk.
mydata-kept = Semmi sem lett törölve.
button-erase = Minden törlése
button-keep-data = Maradjanak az adataim

## A game in a thread

thread-starter = **{ $title }**, megnyitotta: { $host }. A játszma ebben a szálban folyik.
thread-opened = Nyitva a játszma, itt lehet helyet foglalni: { $thread }.
thread-name = { $title } · { $host }
thread-permissions = Itt nem tudok szálat nyitni, mert hiányzik: { $permissions }. A szerver kezelője megadhatja; a `szál` opció nélkül magában a csatornában folyik a játszma.
thread-failed = A Discord nem engedett itt szálat létrehozni. A `szál` opció nélkül magában a csatornában folyik a játszma.

## What now

button-what-now = És most?
now-no-game = Ebben a csatornában nincs játszma. A `/játszma új` nyit egyet; hogy hogyan tovább, azt a `/súgó` mondja el.
now-lobby = Helyet lehet foglalni: { $free ->
    [0] minden hely foglalt.
   *[other] { $free } hely szabad.
}
now-lobby-join = A `/játszma csatlakozás` paranccsal foglalhatsz helyet.
now-lobby-seated = Ez a tiéd: { $seats }. A `/játszma kiszállás` felszabadítja a helyeidet.
now-lobby-host = Te vagy a házigazda: a `/játszma indítás` elindítja a játszmát, a `/játszma lefújás` lefújja.
now-lobby-guest = A játszmát { $host } indítja.
now-over = Ebben a csatornában az utolsó játszma véget ért. A `/játszma új` új játszmát nyit; a `/visszajátszás` filmen mutatja, az `/exportálás` fájlban adja, az `/előzmények` felsorolja a játszmáidat.
now-asked = Egy ajánlat a válaszodra vár: `/döntetlen elfogadás` vagy `/döntetlen elutasítás`.
now-your-turn = Te jössz. A `/lépés` paranccsal lépsz, a `/lépések` megmutatja, hová mehet egy bábu, a `/döntetlen igénylés` paranccsal igényled, ami a szabályok szerint jár, a `/feladás` paranccsal feladod.
now-wait = Ezzel játszol: { $seats }; most nem te jössz. A `/tábla` megmutatja a táblát, a `/döntetlen ajánlás` döntetlent ajánl, a `/játszma távol` után a gép játszik helyetted.
now-away = { $seats } bábuival a gép játszik helyetted. A `/játszma vissza` paranccsal vagy egyszerűen egy lépéssel térsz vissza.
now-out = Kiestél a játszmából. A `/tábla` megmutatja, hogyan folytatódik, a `/visszajátszás` azt, ami történt.
now-watching = Ebben a játszmában nem játszol. A `/tábla` megmutatja az állást, a `/visszajátszás` azt, ami történt.
now-takeover = Átvehető: { $seats }. Ehhez: `/játszma átvétel`.

## Help

welcome = **Sziasztok! Vierschach vagyok: négyszemélyes sakk, csapatban, egyénileg vagy klasszikusan kettesben.** A `/játszma új` paranccsal bármelyik csatornában nyithattok játszmát; helyet a gombokkal lehet foglalni, az üresen maradt helyeken a gép játszik. A `/súgó` röviden mindent elmagyaráz, a `/szabályok` a szabályokat. Magyarul, angolul és németül beszélek.
only-in-servers = Szia! Játszani egy szerver csatornáiban lehet, itt nem tudok mit tenni. A játszmád csatornájában a `/lépés` paranccsal vagy a *Lépés* gombbal léphetsz. Ott a `/játszmák` megmutatja a játszmáidat, a `/játszma új` nyit egyet, a `/súgó` pedig röviden mindent elmagyaráz.
help-choose = Másik téma
help-topic = { $topic ->
    [start] Az első játszma
    [moves] Lépések
    [lobby] Játszma nyitása
    [time] Idő, távollét
    [ends] Döntetlen, feladás
    [boards] Táblák és fájlok
    [ratings] Értékszámok
    [moderators] Moderátoroknak
   *[privacy] Adatvédelem
}
help-start =
    1. A `/játszma új` játszmát nyit ebben a csatornában. Foglalj helyet a gombokkal vagy a `/játszma csatlakozás` paranccsal.
    2. Aki nyitotta, az *Indítás* gombbal vagy a `/játszma indítás` paranccsal kezd. A szabad helyeken a gép játszik.
    3. Amikor megemlítelek, te jössz: `/lépés` egy lépéssel, például `h2h4` vagy `Hf3`.
    A társak egymással szemben ülnek: ● Piros és ■ Sárga játszik ▲ Kék és ◆ Zöld ellen. A `/szabályok` elmondja az itteni játszma szabályait. Ha valamit nem lehet, az *És most?* gomb megmondja, mit tehetsz.
help-moves =
    A `/lépés` érti ezeket: `h2h4`, `h2-h4`, `Hf3`, `Fxg7`, `k11=V`, `O-O`, és gépelés közben szabályos lépéseket ajánl.
    A `/lépések` megmutatja, hová mehet egy bábud, és egy menüből oda is léphetsz vele.
    Vagy írás nélkül: *Lépés* a tábla alatt, aztán a bábu, a mező és az *Ezt lépem* gomb. Vagy egyszerűen válaszolj a táblára: `h2h4`.
    Ha egy lépés nem megy, a válasz megmondja, miért nem, és milyen hasonló lépések lennének szabályosak. A *Visszaveszem* gomb vagy a `/visszavétel` a tévedést vonja vissza; az `/előlépés` előre beállít egy lépést, amikorra te jössz; a `/tipp` jó lépést kér a géptől.
help-lobby =
    A `/játszma új` opciói: `mód` (csapat, egyéni, klasszikus), `szabályok` (kinek a házi szabályai), `idő` (idő egy lépésre), `gép` (milyen jól játszik a gép), `rangsorolt` (beleszámít az értékszámokba), `szál` (a játszma saját szálat kap), `állás` (kezdőállás) és az egyes házi szabályok.
    A `/játszma csatlakozás` helyet foglal, a `/játszma kiszállás` felszabadít; több hely is lehet a tiéd. A `/játszma gép` gépet ültet egy helyre. A `/játszma indítás` elindítja, a `/játszma lefújás` lefújja a játszmát (a házigazda). A `/játszmák` felsorolja a futó játszmáidat, és hogy ki következik.
help-time =
    A játszmában lehet időkorlát minden lépésre. Ha letelik, a gép lép és tartja a helyet, vagy a hely elvész, ahogy a játszma be van állítva.
    A `/játszma távol` átadja a helyedet a gépnek; a `/játszma vissza` vagy egyszerűen egy lépés visszaveszi. A `/játszma átvétel` átvesz egy helyet, ahol a gép játszik. Ha mindenki távol van, a játszma megvár.
help-ends =
    A `/döntetlen ajánlás` mindenkinek döntetlent ajánl; a többiek a gombokkal vagy a `/döntetlen elfogadás` és a `/döntetlen elutasítás` paranccsal válaszolnak, akár napokkal később is.
    A `/döntetlen igénylés` igényli, ami a szabályok szerint most jár: döntetlent állásismétlés vagy ötven lépés miatt, vagy győzelmet előny alapján.
    A `/feladás` még egyszer rákérdez, mielőtt feladod.
help-boards =
    A `/tábla` újra megmutatja a táblát, csak neked: bármelyik oldalról, négyféle színben, vagy a `szöveg` opcióval szavakban, felolvasóprogramoknak is. A táblák alatti *Saját nézet* gomb ugyanezt teszi.
    A `/visszajátszás` a játszma filmen, az `/exportálás` fájlban (PGN4 vagy PGN). A `/beállítások saját` a te színeidet állítja be.
help-ratings =
    A `rangsorolt` opcióval nyitott játszmák beleszámítanak ennek a szervernek az értékszámaiba, játékmódonként külön: ha minden helyen más ember ül, legalább 8 féllépés volt, és nem fújták le; ha már minden helyről léptek, ezt csak olyan moderátor teheti meg, akinek nincs része a játszmában. A társak együtt nyernek és veszítenek; a döntetlen fél győzelmet ér. Ha egy helyen a végén a gép vagy más játszik, az eredmény annak számít, aki otthagyta.
    Az `/értékszám` megmutatja valakinek az értékszámait és a megbízhatóságát, a `/ranglista` a szerver legjobbjait, az `/előzmények` valakinek a befejezett játszmáit. Az értékszám 1500-ról indul, és tíz játszmáig ideiglenes.
help-moderators =
    Aki kezelheti a csatornát, a `/játszma lefújás` paranccsal véget vethet az ottani játszmának, a `/játszma távol` paranccsal és a `hely` opcióval pedig a gépre bízhatja annak a helyét, aki nem jön. A `/beállítások csatorna` paranccsal megválaszthatja, hogy nyitható-e ott játszma, hogyan nézzenek ki a táblák, és milyen nyelven beszéljek.
    Látnom kell a csatornát, üzenetet kell küldenem, fájlokat csatolnom és az előzményeket olvasnom; szálakhoz nyilvános szálat létrehoznom és abban írnom is. Linkek beágyazását is kérem, de a játszmák enélkül is mennek. Ha valami hiányzik, megmondom. Az `/ellenőrzés` megnézi, hogy itt mi van meg.
help-privacy =
    Ezt tárolom: a Discord-azonosítódat, a nevet, amelyen utoljára találkoztunk, a beállításaidat és a játszmákat, amelyekben részt vettél: ki hol ült, a lépéseket és az idejüket. Ennyi kell ahhoz, hogy heteken át játszhassunk és értékszámok legyenek. Amit az emberek írnak, azt nem tárolom.
    Egy szerver értékszámait ott mindenki láthatja, más szerverét senki. Egy befejezett játszma azoknak látható, akik részt vettek benne, és abban a csatornában, ahol játszották. Ha eltávolítanak egy szerverről, annak játszmái 30 nap múlva törlődnek.
    Az `/adataim exportálás` mindent odaad fájlban, az `/adataim törlés` törli.

## The rules

rules-title = **{ $game }: { $section }**
rules-usual = (ahogy általában játsszák)
rules-lacking = { $mode }: ebben a módban nincs „{ $section }” szakasz. Ez áll hozzá a legközelebb:
rules-choose = Másik rész
rules-section = { $section ->
    [board] Tábla és sorrend
    [pieces] Bábuk
    [pawns] Gyalogok
    [castling] Sáncolás
    [check] Sakk
    [winning] Győzelem és vereség
    [points] Pontok
    [draws] Döntetlen
    [leaving] Kiszállás, idő, értékszám
   *[writing] A lépések írása
}
diagram = { $diagram ->
    [setup] A tábla a játszma elején: négy tizenhat bábus sereg, minden oldalon egy, és nyilak az óramutató járása szerint Pirostól Kék, Sárga és Zöld felé.
    [corner] A kék huszár a c4 mezőn, a hiányzó bal alsó sarok mellett: ugorhat az a5, b6, d6, e5 és e3 mezőre, vagy leütheti a piros bástyát a d2 mezőn.
    [pawn] A piros gyalog az f2 mezőről az f3 vagy az f4 mezőre léphet, vagy ferdén üthet az e3 és a g3 mezőn.
    [en-passant] A kék gyalog a b5 mezőről a d5 mezőre lépett. A d4 mezőn álló piros gyalog úgy üti le, hogy az átugrott c5 mezőre lép.
    [castling] A h1 mezőn álló piros király két mezőt lép: röviden a j1 mezőre, a bástya pedig k1-ről i1-re; hosszan az f1 mezőre, a bástya pedig d1-ről g1-re.
    [promotion-teams] A piros gyalogok a 11. soron változnak át, a kékek a k vonalon; mindkettő meg van jelölve: ez a saját 11. soruk.
    [promotion-solo] A piros gyalogok a 8. soron változnak át, a kékek a h vonalon; mindkettő meg van jelölve: ez a saját 8. soruk. Az átváltozott vezért jel mutatja.
    [check] A d5 mezőn álló kék futó a nyitott átlón sakkot ad a h1 mezőn álló piros királynak.
    [mate] A d1 mezőn álló kék bástya sakkot ad a h1 mezőn álló piros királynak, amelynek a saját gyalogjai elállják az útját: matt.
    [king-capture] A kék huszár i2-ről g3-ra lépett, és sakkot ad a h1 mezőn álló piros királynak; Zöld, aki Piros előtt lép, a k4 mezőn álló vezérrel leütheti.
   *[grey] A d5 mezőn álló piros bástya leütheti a szürke gyalogot a g5 mezőn; a szürke bábuk elállják az utat, és a helyükön maradnak.
}
rules-board-cross = A tábla 14×14 mezős, a négy 3×3-as sarok nélkül. Alulról az óramutató járása szerint ● Piros, ▲ Kék, ■ Sárga és ◆ Zöld ül, és ebben a sorrendben lépnek. Mindenkinek megvan a szokásos tizenhat bábuja; minden király a szemközti vezérrel néz szembe.
rules-board-classic = Közönséges sakk 8×8 mezőn: ● Világos alul, ■ Sötét felül.
rules-sides-teams = Piros és Sárga együtt játszik Kék és Zöld ellen. A társak egymással szemben ülnek.
rules-sides-solo = Mindenki egyedül játszik, pontokért.
rules-rotate = Ebben a csatornában a következő játszmát az kezdi, aki az óramutató járása szerint eggyel odébb ül.
rules-pieces = A király, a vezér, a bástya, a futó és a huszár úgy lép, mint a sakkban.
rules-corners = A vonalak a hiányzó sarkoknál véget érnek. A huszárnál csak az számít, hogy a célmező létezzen.
rules-captures-teams = Az ellenfelek bábuit ütheted, a sajátodat és a társadét soha.
rules-captures-solo = Minden bábut üthetsz, csak a sajátodat nem. A szürke bábuk a kiesett helyeké: útban vannak, de nem lépnek, nem adnak sakkot, és nem érnek semmit.
rules-pawns = A gyalog egy mezőt lép a saját szélétől előre, a saját második soráról kettőt is, és ferdén előre egy mezőre üt.
rules-promotion = A saját szélétől számított { $rank }. soron átváltozik; lehet: { $roles }.
rules-promotion-queen = A saját szélétől számított { $rank }. soron vezérré változik, amely leütve csak egy pontot ér.
rules-en-passant-classic = Menet közbeni ütés (en passant): azt a gyalogot, amely éppen két mezőt lépett, egy gyalog úgy ütheti, mintha csak egyet lépett volna.
rules-en-passant = Menet közbeni ütés (en passant): a két mezőt lépő gyalogot ütheti minden gyalog, amely az átugrott mezőt támadja, bármelyik oldalról, a saját következő lépésében; a jog megszűnik, amikor újra a gyalog gazdája következik. Ha közben egy másik ellenséges bábu állt oda, az egy ütés mindkettőt leveszi.
rules-castling = A király és a bástya még nem léphetett, és közöttük minden mezőnek üresnek kell lennie. A király nincs sakkban, nem megy át támadott mezőn, és nem érkezik támadott mezőre. Két mezőt lép a bástya felé, a bástya pedig arra a mezőre kerül, amelyen a király átment.
rules-castling-four = A rövid oldal a közelebbi bástyáé. A társ és a szürke bábuk itt nem támadnak mezőt.
rules-check = A király sakkban áll, ha egy ellenfél, ha ő következne, leüthetné. Nem szabad olyat lépni, ami után a saját király sakkban marad.
rules-check-teams = A társ soha nem ad sakkot, és a királyát szabad fedezetlenül hagyni. Aki ellenséges királyt üt, azonnal nyer, akkor is, ha a saját királya sakkban áll.
rules-check-solo = Mindenki más adhat sakkot, csak a szürke bábuk nem. A nem mattot kapott királyt is leütheti valaki, aki a gazdája előtt lép: ez 20 pont, és az a hely kiesik.
rules-king-by-move = Ha a sakkban álló király gazdája nem a következő, leütheti, aki előtte lép: ezzel megnyeri a játszmát.
rules-king-automatic = Amint olyasvalaki következik, aki leüthetne egy ellenséges királyt, a csapata nyert; magát a lépést nem kell megtenni.
rules-mate-teams = Aki következik, sakkban áll, és nincs szabályos lépése, mattot kapott, és a csapata veszít. Addig a társ közbeléphet vagy üthet.
rules-mate-classic = Aki következik, sakkban áll, és nincs szabályos lépése, mattot kapott, és veszít.
rules-stalemate = Aki következik, nincs sakkban, és nincs szabályos lépése, az patt: a játszma döntetlen.
rules-mate-solo = A matt azonnal érvényes, nem csak a mattot kapott hely következő lépésénél: 20 pontot kap, akinek a lépése teljessé teszi, akkor is, ha a sakkot adó bábu másé.
rules-out-solo = Aki mattot kap, pattba kerül vagy elveszti a királyát, kiesik. A pontjai megmaradnak, a bábui beszürkülnek.
rules-end-solo = A játszma véget ér, ha három hely kiesett. A legtöbb pont nyer, a kiesett helyé is; egyenlő pontoknál közös a helyezés.
rules-lead-claim = Ha már csak két hely játszik, 21 pont előnnyel igényelhető a győzelem: `/döntetlen igénylés`.
rules-points-captures = Ütés: gyalog 1, huszár 3, futó 5, bástya 5, vezér 9, átváltozott vezér 1, király 20, szürke bábu 0.
rules-points-mate = Matt: 20 annak, akinek a lépése teljessé teszi; két király egy lépéssel mattolva 20-20 pont.
rules-points-checks = Egy lépéssel több királynak adott sakk: kettőnek 5, háromnak 20. Olyan vezérrel, amely maga is sakkot ad: 1 és 5. Egyetlen sakk nem ér pontot.
rules-points-other = Patt: 20 annak, aki pattba került. Ha a többiek kiszálltak, az utolsónak maradónak 20.
rules-draws-automatic = Harmadszor ugyanaz az állás, vagy mindenkitől ötven lépés ütés és gyaloglépés nélkül: azonnal döntetlen.
rules-draws-fide = Harmadszor ugyanaz az állás, vagy mindkettőtől ötven lépés ütés és gyaloglépés nélkül: a `/döntetlen igénylés` paranccsal döntetlen igényelhető; ötödszörre és 75 lépésnél azonnal döntetlen.
rules-draws-agreement = Döntetlenben meg lehet egyezni: `/döntetlen ajánlás`. Mindenkinek el kell fogadnia, aki még játszik; a gép elfogadja, ha nem áll egyértelműen jobban. Az ajánlat elévül, ha az ajánló még kétszer lépett.
rules-dead = Ha már csak királyok maradtak, a játszma döntetlen.
rules-dead-classic = Ha senki sem adhatna már mattot (csak királyok, mellettük egy futó vagy egy huszár, vagy azonos színű mezőkön álló futók), a játszma döntetlen.
rules-draw-solo = Döntetlennél minden még játszó hely 10 pontot kap; utána a pontok döntenek.
rules-resign-teams = Ha az egyik társ feladja, a csapat azonnal veszít.
rules-resign-consent = A feladáshoz a társ beleegyezése kell; a gép beleegyezik. Utána a csapat veszít.
rules-resign-solo = Aki feladja, kiesik, de a pontjai megmaradnak.
rules-resign-classic = Aki feladja, veszít.
rules-leaving-grey = A kiszálló hely bábui beszürkülnek.
rules-leaving-walking = A kiszálló hely bábui beszürkülnek, de a királya találomra tovább lépked, és 20 pontot ér annak, aki mattot ad neki vagy leüti.
rules-no-time = Nincs időkorlát.
rules-time-cpu = Lépésenként { $limit }. Utána a gép lép, és tartja a helyet, amíg a játékosa vissza nem tér, egyszerűen egy lépéssel.
rules-time-forfeit = Lépésenként { $limit }. Utána { $mode ->
    [teams] a csapat veszít
    [solo] a hely kiesik
   *[classic] a játszma elveszett, vagy döntetlen, ha a másik soha nem adhatna mattot
}.
rules-takeover = Azt a helyet, ahol senki sem játszik, a gép vagy egy másik ember átveheti.
rules-ranked = A játszma rangsorolt: beleszámít az értékszámokba, a döntetlen fél győzelmet ér.
rules-unranked = A játszma nem rangsorolt.
rules-writing = `h2h4` vagy `h2-h4`; bábuval `Hf3`, `Fxg7`; sáncolás `O-O` és `O-O-O`; átváltozás `k11=V`. A vonalak a-tól n-ig, a sorok 1-től 14-ig, Piros felől nézve.
rules-writing-classic = `e2e4` vagy `e2-e4`; bábuval `Hf3`, `Fxg7`; sáncolás `O-O` és `O-O-O`; átváltozás `e8=V`.

## The board in words

alt-check = { $seat } sakkban van.
alt-points = Pontok: { $points }.
alt-pieces = { $count ->
    [one] { piece }
   *[other] { $role ->
        [P] gyalogok
        [N] huszárok
        [B] futók
        [R] bástyák
        [Q] vezérek
       *[K] királyok
    }
} { $squares }
alt-promoted = { $count ->
    [one] { promoted-queen }
   *[other] átváltozott vezérek
} { $squares }
alt-seat = { $seat }: { $pieces }.
alt-seat-grey = { $seat } (szürke): { $pieces }.

## Moves that were not taken

the-cpu = a gép
piece-on = { $piece } ({ $square })
move-nearest = { $why } Hasonló szabályos lépések: { $moves }.
move-not-understood = Ezt nem tudom lépésként értelmezni. Írj ilyet: `h2h4`, `Hf3` vagy `O-O`.
move-only-origin = Hová lépjen az itt álló bábu: { $square }?
move-ambiguous = Ez többféle lépés is lehet: { $moves }. Melyik?
move-promotion = A gyalog átváltozik. Mivé? { $moves }
move-cannot-become = Gyalog itt nem { $role ->
    [P] maradhat gyalog
    [N] változhat huszárrá
    [B] változhat futóvá
    [R] változhat bástyává
    [Q] változhat vezérré
   *[K] változhat királlyá
}. Lehet: { $roles }.
move-no-promotion = Ezen a mezőn nem változik át gyalog: { $square }.
move-no-square = Nincs ilyen mező a táblán: { $square }.
move-empty = Ez a mező üres: { $square }.
move-not-yours = { $seat } bábuja áll ezen a mezőn: { $square }.
move-grey = Szürke bábu áll ezen a mezőn: { $square }. Az már nem lép.
move-other-piece = Ezen a mezőn ({ $square }) { $found ->
    [P] gyalog
    [N] huszár
    [B] futó
    [R] bástya
    [Q] vezér
   *[K] király
} áll, nem { $named ->
    [P] gyalog
    [N] huszár
    [B] futó
    [R] bástya
    [Q] vezér
   *[K] király
}.
move-no-piece = Nincs ilyen { $role ->
    [P] gyalogod
    [N] huszárod
    [B] futód
    [R] bástyád
    [Q] vezéred
   *[K] királyod
}.
move-none-reaches = Egyetlen { $role ->
    [P] gyalogod
    [N] huszárod
    [B] futód
    [R] bástyád
    [Q] vezéred
   *[K] királyod
} sem léphet ide: { $square }.
move-own-piece = Ezen a mezőn a saját bábud áll: { $square }.
move-partner-piece = Ezen a mezőn a társad ({ $seat }) bábuja áll: { $square }.
move-blocked = Az út el van zárva: { $piece } ({ $square }).
move-corner = A vonal a hiányzó saroknál véget ér: nincs ilyen mező: { $square }.
move-not-its-move = A { piece } nem így lép: { $from }–{ $to }.
move-nothing-to-take = Itt nincs mit leütni: { $square }.
move-leaves-check = Ezzel sakkban maradna a királyod: { $by }.
move-ignores-check = Sakkban vagy, és ez a lépés nem hárítja. A sakkadó: { $by }.
castling-right-lost = Már nem sáncolhatsz { $side ->
    [long] hosszan
   *[short] röviden
}: a király vagy az a bástya már lépett.
castling-between = Nem sáncolhatsz: a király és a bástya között áll valami: { $by }.
castling-in-check = Sakkból nem sáncolhatsz: { $by }.
castling-attacked = Nem sáncolhatsz, mert támadják a { $square } mezőt. A támadó: { $by }.

## Faults of a position

position-part = { $part ->
    [turn] ki következik
    [dead] kiesett színek
    [short] rövid sánc
    [long] hosszú sánc
    [points] pontok
    [halfmove] féllépések ütés nélkül
   *[board] tábla
}
position-too-long = A szöveg túl hosszú ({ $bytes } bájt).
position-classic = A klasszikus sakkhoz FEN kell, nem FEN4.
position-unknown-start = Nincs ilyen nevű kezdőállás: { $found }.
position-missing-part = Hiányzik a „{ position-part }” rész és minden, ami utána jön.
position-turn = A „{ position-part }” rész R, B, Y vagy G lehet, ez nem: { $found }.
position-flags = A „{ position-part }” rész négy darab 0 vagy 1, például `0,0,0,0`, nem pedig { $found }.
position-points = A pontok helyén négy szám áll, például `0,0,0,0`, nem pedig { $found }.
position-halfmove = Az utolsó ütés vagy gyaloglépés óta megtett féllépések száma nem lehet { $found }.
position-extra = A kapcsos zárójeles rész innen nem olvasható: { $found }.
position-extra-value = A kapcsos zárójeles részben `{ $key }` értéke nem lehet { $found }.
position-en-passant = { $seat } menet közbeni ütéséhez két mező kell, például `c4:d4`, nem pedig { $found }.
position-rank-count = A táblának { $wanted } sora van, nem { $found }.
position-rank-width = { $rank }. sor: { $wanted } mezőből áll, nem ennyiből: { $found }.
position-item = { $rank }. sor, { $item }. elem: { $found } nem bábu, nem szám és nem `x`.
position-off-board = { $square } egy hiányzó sarokban van, mégis áll ott valami: { $found }.
position-not-missing = { $square } a tábla része, mégis hiányzónak van jelölve.
position-nobody-is-out = Senkié sem lehet a szürke bábu ({ $square }): egyik szín sem esett ki.
position-part-count = A FEN hat részből áll, nem ennyiből: { $found }.
position-fen-item = { $rank }. sor: { $found } nem bábu és nem szám.
position-fen-turn = A soron következő fél `w` vagy `b`, nem pedig { $found }.
position-castling = A sáncolás `-` vagy a `KQkq` betűi közül néhány, nem pedig { $found }.
position-fen-en-passant = A menet közbeni ütés helyén `-` áll, vagy a mező, amelyet egy gyalog éppen átlépett, nem pedig { $found }.
position-fullmove = A lépésszám nem lehet { $found }.
position-two-pieces = Két bábu áll ugyanazon a mezőn: { $square }.
position-no-seat = { $seat } ebben a módban nem játszik, mégis van itt bábuja: { $square }.
position-no-king = { $seat } királya hiányzik.
position-many-kings = { $seat } oldalán egynél több király áll.
position-many-pieces = { $seat } bábuinak száma { $count }; a játszma elején ez 16.
position-pawn-rank = { $seat } gyalogja nem állhat itt: { $square }.
position-promoted = Ez a bábu átváltozottnak van jelölve: { $square }. Ilyen csak vezér lehet egyéni játékban.
position-grey-in-play = Szürke bábu áll itt: { $square }, pedig { $seat } még játékban van.
position-live-but-out = { $seat } kiesett, de ez a bábuja nem szürke: { $square }.
position-out = { $seat } nem eshetett ki: ebben a módban a játszma végéig senki sem esik ki.
position-walking = { $seat } még játékban van: csak kiesett szín királya lépkedhet magától.
position-turn-of = Nem következhet { $seat }.
position-castles = { $seat } nem sáncolhat { $side ->
    [long] hosszan
   *[short] röviden
}: a király vagy a bástya nincs a helyén.
position-stepped = { $seat } egyik gyalogja sem lépett így: { $skipped } mezőn át ide: { $pawn }.
position-check = { $seat } sakkban van, de nem ő következik: senki sem léphetett utoljára.

## The terminal

local-first-name = Vendég
local-welcome = Vierschach a terminálban. Kezdd így: `/game new`; a `help` felsorolja a parancsokat; az `as Anna` után más beszél.
local-as = { $name } beszél.
local-no-button = Itt nincs „{ $label }” gomb.

## Commands

command-game = játszma
    .description = Négyszemélyes sakk ebben a csatornában
command-game-new = új
    .description = Játszma nyitása: mindenki helyet foglal, aztán elindítod
    .mode = Csapatjáték (alap), egyéni játék pontokra, vagy klasszikus sakk kettesben
    .rules = Melyik házi szabályokból induljon
    .time = Gondolkodási idő lépésenként (alap: korlátlan)
    .on_timeout = Ha lejár az idő: a gép lép (alap), vagy a hely elvész
    .cpu = Milyen erős legyen a gép (alap: közepes)
    .starter = Ki kezd (alap: ahogy a szabályok mondják)
    .move_limit = Összesen ennyi lépés után vége a játszmának
    .king_capture = Csapat: a sakkban hagyott királyt lépéssel ütik le, vagy magától elesik
    .resignation = Csapat: feladásnál azonnal vége, vagy a társ beleegyezése is kell
    .lead = Egyéni: 21 pont előny az utolsó ellenféllel szemben azonnal nyer, vagy igényelni kell
    .leaving = Egyéni: aki kiszáll, beszürkül, vagy a királya tovább lépked
    .draws = Állásismétlés és ötven lépés: azonnal döntetlen, vagy igényelni kell (FIDE)
    .show_moves = Látható-e, hová léphet egy bábu (alap: igen)
    .hints = Kérhető-e tipp a géptől a /tipp paranccsal (alap: igen; rangsorolt játszmában soha)
    .ranked = Beleszámít-e az értékszámokba: minden helyen ember (alap: nem)
    .position = Induljon ebből az állásból (FEN4; klasszikusban FEN)
    .thread = Kapjon-e a játszma saját szálat (alap: nem)
command-game-join = csatlakozás
    .description = Helyfoglalás
    .seat = Melyik hely (alap: egy szabad)
command-game-leave = kiszállás
    .description = Lemondás a helyeidről, mielőtt elindul a játszma
    .seat = Melyik hely (alap: az összes helyed)
command-game-start = indítás
    .description = A játszma elindítása (házigazda)
command-game-cancel = lefújás
    .description = A játszma lefújása (házigazda vagy moderátor)
    .reason = Miért: a csatornában is megjelenik
command-game-cpu = gép
    .description = A gép leültetése egy szabad vagy elhagyott helyre (házigazda)
    .seat = Melyik hely
    .level = Milyen erős legyen; „nincs” esetén a hely újra szabad
command-game-away = távol
    .description = A gép játsszon helyetted, amíg vissza nem térsz
    .seat = Moderátoroknak: annak a helye, aki nem jön
command-game-back = vissza
    .description = Visszaveszed a helyedet a géptől
command-game-takeover = átvétel
    .description = Egy olyan hely átvétele, ahol a gép játszik
    .seat = Melyik hely
command-move = lépés
    .description = Lépj egyet
    .move = Például h2h4, Hf3 vagy O-O
command-board = tábla
    .description = A tábla újra, csak neked
    .view = Kinek az oldaláról (alap: a tiédről)
    .theme = Milyen színekkel
    .text = Szavakkal és jelekkel, kép helyett
command-moves = lépések
    .description = Megmutatja, hová léphet egy bábud, és oda is léphetsz vele
    .square = A mező, ahol áll, például e2
command-hint = tipp
    .description = Egy jó lépés neked és az oka; csak te látod
command-takeback = visszavétel
    .description = Az utolsó lépésed visszavétele, amíg másik ember nem lépett
command-premove = előlépés
    .description = A következő lépésed előre beállítása, megnézése vagy törlése; más nem látja
    .move = A lépésed, azonnal meglépem, ha te jössz (nélküle megmutatom, mi van beállítva)
    .if = Csak ha előtte valaki ezt lépi, például b7c7
command-resign = feladás
    .description = Feladás; előtte még egyszer megkérdezem
    .seat = Melyik hely, ha több is a tiéd
command-draw = döntetlen
    .description = Döntetlen felajánlása, megválaszolása vagy igénylése
command-draw-offer = ajánlás
    .description = Döntetlent ajánlasz mindenkinek
command-draw-accept = elfogadás
    .description = Elfogadod az ajánlatot
command-draw-decline = elutasítás
    .description = Elutasítod az ajánlatot
command-draw-claim = igénylés
    .description = Igényled, ami a szabályok szerint jár: döntetlent, vagy előnnyel győzelmet
command-export = exportálás
    .description = A játszma fájlként (PGN4 vagy PGN), az állás szövegként (FEN4 vagy FEN)
command-settings = beállítások
    .description = A csatorna és a saját beállításaid: játszmák, táblák, értesítések, nyelv
command-settings-channel = csatorna
    .description = A csatorna játszmái és táblái (Csatornák kezelése); opciók nélkül megmutatom
    .games = Lehet-e játszmát nyitni ebben a csatornában (alap: igen)
    .mode = Mit nyisson itt a /játszma új, ha nem adsz meg módot
    .time = Az itt nyitott játszmák ideje lépésenként, ha a /játszma új mellett nem adsz meg mást
    .on_timeout = Mi történik akkor: a gép lép, vagy a hely elvész
    .board = Piros mindig alul, vagy mindig az, aki következik
    .theme = A nyilvános táblák színei
    .old_boards = Törlődjön-e a tábla, amikor már kint van a következő; a gombjai mindenképp eltűnnek
    .language = Milyen nyelven beszéljen itt a bot (alap: a szerver nyelvén)
command-settings-me = saját
    .description = Az értesítéseid, emlékeztetőid, csendes óráid és színeid; opciók nélkül megmutatom
    .theme = A saját nézeteid színei
    .pings = Hol szóljak, ha te jössz: a csatornában vagy közvetlen üzenetben
    .reminders = Kapsz-e emlékeztetőt, mielőtt lejár az időd
    .quiet = Órák, amikor az emlékeztetők várnak, például 22:00-07:00; a határidők nem várnak
    .zone = Az időzónád a csendes órákhoz: például Europe/Budapest
    .language = Milyen nyelven beszéljen veled a bot (alap: az alkalmazásod nyelvén)
command-games = játszmák
    .description = A futó játszmáid minden szerveren: ki következik, meddig és hol
command-setup = ellenőrzés
    .description = Mit tehetek ebben a csatornában, és mi nem menne (moderátoroknak)
command-replay = visszajátszás
    .description = A játszma filmként
    .from = Az első féllépés (alap: 0, a kezdet)
    .to = Az utolsó féllépés (alap: az utoljára megtett)
command-help = súgó
    .description = Hogyan kell itt játszani, röviden
    .topic = Miről
command-rules = szabályok
    .description = Az itteni játszma szabályai
    .section = Melyik rész
    .mode = Inkább ennek a módnak a szokásos szabályai
command-rating = értékszám
    .description = Valakinek az értékszámai ezen a szerveren
    .user = Kié (alap: a tiéd)
command-leaderboard = ranglista
    .description = A szerver legjobb játékosai
    .mode = Csapat (alap), egyéni vagy klasszikus
command-history = előzmények
    .description = Valakinek a befejezett játszmái ezen a szerveren, táblával és filmmel
    .user = Kié (alap: a tiéd)
command-mydata = adataim
    .description = Amit rólad tárolok
command-mydata-export = exportálás
    .description = Minden, amit rólad tárolok, fájlban
command-mydata-delete = törlés
    .description = Minden törlése, amit rólad tárolok; előtte még egyszer megkérdezem

option-mode = mód
option-rules = szabályok
    .classic = FIDE
option-time = idő
    .none = korlátlan
option-on_timeout = ha_lejár
    .cpu = a gép lép, és tartja a helyet
    .forfeit = a hely elvész
option-cpu = gép
option-starter = kezd
option-move_limit = lépéshatár
option-king_capture = királyütés
    .by-move = lépéssel ütik le
    .automatic = magától elesik
option-resignation = feladás
    .at-once = azonnal vége
    .with-consent = a társ beleegyezése is kell
option-lead = előny
    .automatic = azonnal nyer
    .claim = igényelhető
option-leaving = kiszállás
    .grey = beszürkül
    .walking-king = a király tovább lépked
option-draws = döntetlen
    .automatic = azonnal
    .fide = igénylésre (FIDE)
option-show_moves = lépések_látszanak
option-hints = tippek
option-ranked = rangsorolt
option-position = állás
option-seat = hely
option-reason = indok
option-level = erősség
    .none = nincs: a hely újra szabad
option-move = lépés
option-if = ha
option-view = nézet
option-theme = színek
option-text = szöveg
option-square = mező
option-board = tábla
    .fixed = Piros mindig alul
    .turning = alul, aki következik
option-language = nyelv
    .auto = automatikus
option-games = játszmák
option-old_boards = régi_táblák
    .keep = maradnak
    .delete = törlődnek
option-pings = értesítések
    .channel = a csatornában
    .dm = közvetlen üzenetben
option-reminders = emlékeztetők
option-quiet = csendes_órák
option-zone = időzóna
option-from = kezdet
option-to = vég
option-topic = téma
    .start = Az első játszma
    .moves = Lépések
    .lobby = Játszma nyitása
    .time = Idő, távollét
    .ends = Döntetlen, feladás
    .boards = Táblák és fájlok
    .ratings = Értékszámok
    .moderators = Moderátoroknak
    .privacy = Adatvédelem
option-section = rész
    .board = Tábla és sorrend
    .pieces = Bábuk
    .pawns = Gyalogok
    .castling = Sáncolás
    .check = Sakk
    .winning = Győzelem és vereség
    .points = Pontok
    .draws = Döntetlen
    .leaving = Kiszállás, idő, értékszám
    .writing = A lépések írása
option-user = játékos
option-thread = szál
choice =
    .red = Piros
    .blue = Kék
    .yellow = Sárga
    .green = Zöld
    .white = Világos
    .black = Sötét
    .teams = csapat
    .solo = egyéni
    .classic = klasszikus
    .vierschach = Vierschach
    .negyszemelyes = Négyszemélyes
    .reference = referencia
    .t30s = 30 másodperc
    .t60s = 60 másodperc
    .t5m = 5 perc
    .t1h = 1 óra
    .t12h = 12 óra
    .t1d = 1 nap
    .t3d = 3 nap
    .t7d = 7 nap
    .easy = könnyű
    .medium = közepes
    .hard = nehéz
    .master = mester
    .on = igen
    .off = nem
    .default = alap
    .contrast = kontrasztos
    .dark = sötét
    .print = nyomtatható
