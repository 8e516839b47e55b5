# Hungarian. Informal (te); a game is „játszma”, a seat „hely”, the CPU „gép”. Inserted names and
# squares never take a suffix or an article: those depend on how they sound.

## The language itself

language-name = Magyar
language-locales = hu
language-letters = G H F B V K

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
seat-free = szabad
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
score-stalemate = pattot kapott
score-last = egyedül maradt játékban
score-draw = döntetlen
out-mate = { $by } mattot adott { $seat } királyának.
out-king = { $by } leütötte { $seat } királyát.
out-stalemate = { $seat } pattot kapott.
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
end-fifty-moves = Mindenki lépett ötvenet, és közben nem volt se ütés, se gyaloglépés.
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
plate-points = { $points } pont
plate-to-move = következik
plate-away = távol (gép)
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

## The lobby

title = { $mode ->
    [teams] Négyszemélyes sakk, csapatban ({ $preset })
    [solo] Négyszemélyes sakk, egyénileg ({ $preset })
   *[classic] Sakk ({ $preset })
}
seat-news = { $seat } játékosa mostantól: { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Foglalj helyet egy gombbal vagy a `/játszma csatlakozás` paranccsal; több hely is lehet a tiéd. A játszmát { $host } indítja; az üresen maradt helyek játékosa: { $cpu }.
lobby-full = Minden hely foglalt. { $host } elindíthatja a játszmát.
lobby-started = A játszma elkezdődött.
lobby-cancelled = A játszma elmarad.
rule-starter = { $seat } kezd.
rule-king-by-move = A sakkban hagyott királyt leütheti, aki éppen következik.
rule-king-automatic = Az a király, amelyet egy ellenfél a saját lépésével leüthetne, azonnal elesik.
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
    [cpu] a gép lép, és ő tartja a helyet.
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
cancelled-reason = { $said } Indok: { $reason }

## Turns

turn-to-move = { $seat } következik: { $person }
turn-deadline = az idő lejár: { $deadline }
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
tap-choose-piece = Válassz bábut
tap-promotion = Mivé változzon a gyalog?
tap-choose-promotion = Válassz bábut
tap-promotes = { $moves }, átváltozással
tap-preview = { $ply }. Így nézne ki a tábla. Ezt léped?
tap-closed = Nem történt lépés. A tábla alatti *Lépés* gombbal vagy a `/lépés` paranccsal kezdheted újra.
told-taken-back = { $seat } visszaveszi az utolsó lépését. Az előre beállított lépések törlődnek.
told-premove-missed = Az előre beállított lépés nem volt lehetséges.
answer-taken-back = Visszavetted a lépésedet. Újra te jössz.
answer-take-back-asked = Megkérdezem a többieket, visszaveheted-e. A lépés marad, ha valaki nemet mond, vagy ha közben más lép.
moves-which = Add meg egy saját bábud mezőjét, például így: `{ $square }`.
moves-hidden = Ebben a játszmában a lehetséges lépések nem láthatók. Írd be a lépésed a `/lépés` paranccsal.
hint-says = Próbáld ezt: `{ $move }`, { $said }. { $why }
hint-only = Ez az egyetlen szabályos lépés.
hint-takes-king = Leüti ezt a királyt: { $seat }.
hint-mates = Mattot ad.
hint-wins = Biztosan nyer, még ennyi lépésedből: { $moves }.
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
hint-checks = Sakkot ad neki: { $seat }.
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
hint-ranked = Értékelt játszmában nincs tipp.
hint-off = Ebben a játszmában nincs tipp.
replay-title = { $from }–{ $to }. féllépés, összesen { $last }.
replay-range = A játszma eddig { $last } féllépésből áll; a `kezdet` nem lehet nagyobb ennél, sem a `vég` értékénél.
settings-channel = A nyilvános táblákon alul { $board ->
    [turning] az van, aki következik
   *[fixed] Piros van
}; színek: { theme }. Nyelv: { $language } ({ $chosen ->
    [auto] a szerveré
   *[set] itt beállítva
}).
settings-me = A saját nézeteid színei: { theme }. Nyelv: { $language } ({ $chosen ->
    [auto] a Discordodé
   *[set] te választottad
}).
refuse-settings = A csatorna beállításait csak moderátor módosíthatja („Csatornák kezelése” jog).
answer-export = A lépések a fájlban vannak. Az állás: `{ $position }`
answer-away = A gép játszik helyetted, amíg vissza nem térsz: egyszerűen lépj, vagy használd a `/játszma vissza` parancsot. Ha mindenki távol van, a játszma megvár.
answer-back = Üdv újra itt! Ismét a tiéd: { $seat }.
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
premove-none = Nincs beállított lépés. A `/előlépés` paranccsal állíthatsz be egyet: `lépés` maga a lépés, `ha` pedig a várt lépés, amelyre válaszol.
premove-cancel = Egy törlése
premove-what = A `lépés` opcióval add meg, melyik lépést állítanád be.
premove-missed = Az előre beállított lépésed, { $premove }, nem volt lehetséges.

## Offers

offer-asked = { $seat } { $offer ->
    [draw] döntetlent ajánl.
    [takeback] visszavenné az utolsó lépését.
   *[resign] feladná a csapat nevében.
} { $people }: egyetértesz?
offer-declined = { $offer ->
    [draw] { $by } elutasítja { $seat } döntetlenajánlatát.
    [takeback] { $by } nem egyezik bele: { $seat } utolsó lépése marad.
   *[resign] { $by } tovább játszana: a csapat nem adja fel.
}
answer-offered = Az ajánlatodat továbbítottam.
answer-accepted = Elfogadtad.
answer-declined = Elutasítottad.
resign-ask = Feladod ({ $seat })? { $mode ->
    [consent] A társadat is megkérdezem; ha beleegyezik, a csapatotok elveszti a játszmát.
    [teams] A csapatod elveszti a játszmát.
    [solo] A pontjaidat megtartod; a bábuid beszürkülnek.
   *[classic] Elveszted a játszmát.
}
answer-resigned = Feladtad.
answer-kept-playing = Rendben. A játszma folytatódik.

## Refusals: why, and what would work

no-game = Ebben a csatornában nincs játszma. A `/játszma új` paranccsal indíthatsz egyet.
channel-taken = Ebben a csatornában már van játszma. A `/játszma lefújás` véget vet neki (a házigazda vagy egy moderátor használhatja); egy szál külön helynek számít.
refuse-already-started = A játszma már elkezdődött.
refuse-not-started = A játszma még nem kezdődött el. A házigazda a `/játszma indítás` paranccsal indítja.
refuse-closed = Ennek a játszmának vége. A `/játszma új` újat nyit.
refuse-seat-taken = { $seat } már foglalt, a játékosa: { $by }. Válassz egy szabad helyet.
refuse-seat-free = { $seat } már szabad.
more-faults = … és még { $count }
refuse-no-such-seat = Ebben a játszmában nincs ilyen szín: { $seat }.
refuse-all-seats-taken = Minden hely foglalt.
refuse-not-seated = Ebben a játszmában nem játszol.
refuse-not-your-seat = Ez nem a te helyed: { $seat }.
refuse-which-seat = Több helyed is van: { $seats }. Add meg a `hely` opcióval, melyikre gondolsz.
refuse-not-host = Ezt csak a házigazda teheti meg: { $host }.
refuse-nobody-seated = Még senki sem foglalt helyet.
refuse-not-your-turn = Nem te jössz: { $seat } következik.
refuse-your-turn = Te jössz: egyszerűen lépj, a tábla alatti *Lépés* gombbal vagy a `/lépés` paranccsal.
refuse-premove-condition = A várt lépést nem tudom értelmezni. Írd be mindkét mezőt, például `b7c7`; másvalaki lépésének kell lennie.
refuse-too-many-premoves = Már { $most } lépést beállítottál. Előbb törölj egyet: a `/előlépés` megmutatja őket.
refuse-no-premove = Nincs ilyen beállított lépés. A `/előlépés` megmutatja, mi van beállítva.
refuse-nothing-to-take-back = Nincs olyan lépésed, amelyet visszavehetnél.
refuse-too-late-to-take-back = Késő: { $seat } azóta lépett vagy kiszállt. A lépésedet már nem lehet visszavenni.
refuse-taken-back-already = Ezt a lépést már visszavetted.
refuse-stale = A játszma már továbbhaladt; ez a gomb egy korábbi lépéshez tartozik.
refuse-position = Ez az állás nem használható:
    { $faults }
refuse-offer-stands = { $seat } már { $offer ->
    [draw] döntetlent ajánlott
    [takeback] egy lépés visszavételét kérte
   *[resign] a csapat feladását kérte
}. Előbb arra kell válaszolni.
refuse-no-offer = Nincs olyan ajánlat, amelyre válaszolhatnál.
refuse-not-asked = Erre az ajánlatra nem neked kell válaszolnod.
refuse-nothing-to-ask = Itt a feladáshoz nem kell beleegyezés: használd a `/feladás` parancsot.
refuse-not-away = Nem vagy távol: { $seat } a tiéd.
refuse-already-away = { $seat } helyett már a gép játszik. A `/játszma vissza` paranccsal térhetsz vissza.
refuse-seat-held = { $seat } játékosa: { $by }. Csak a gép vagy egy távol lévő játékos helyét lehet átvenni.
refuse-other-side = Te a másik oldalon játszol: { $seat }.
refuse-mode-of-preset = Ez a mód nem illik ide: { $preset }. Lehetséges: { $modes }.
refuse-starter = Ebben a módban nincs ilyen szín: { $seat }.
refuse-over-already = Ebben az állásban a játszma már véget ért volna.
refuse-ranked-position = A rangsorolt játszma a szokásos állásból indul. Hagyd el az `állás` opciót, vagy játsszatok rangsorolás nélkül.
refuse-move-limit = A lépéshatár 1 és 10000 közé eshet.
refuse-game-over = Vége a játszmának.
refuse-seat-is-out = { $seat } már kiesett.
refuse-illegal = Ez nem szabályos lépés: { $move }.
refuse-nothing-to-claim = Most nincs mit igényelni.
refuse-not-in-mode = Ilyen ebben a módban nincs.
refuse-not-moderator = Csak a házigazda vagy egy moderátor („Csatornák kezelése” jog) vethet véget a játszmának.
fault-disk-full = Megtelt a tárhelyem, ezért ezt nem tudtam elmenteni; semmi sem változott. Kérlek, próbáld újra később, és szólj annak, aki ezt a botot üzemelteti.
fault-apology = Nálunk hiba történt; semmi sem változott. Kérlek, próbáld újra.
unknown-command = Ezt a parancsot nem ismerem. Ezek vannak: { $commands }
unknown-seat = Nincs „{ $text }” nevű hely. A helyek: red, blue, yellow és green; klasszikus sakkban white és black.
unknown-value = `{ $option }` értéke nem lehet „{ $text }”. Lehetséges: { $choices }
missing-permissions = Itt nem tudok játszani, hiányzik ez a jogom: { $permissions }. A szerver kezelője a csatorna beállításaiban adhatja meg.
missing-attach = Itt nem csatolhatok fájlokat, ezért a táblák szövegként jönnek. Képekhez add meg nekem a „Fájlok csatolása” jogot.
resumed = Újra tudok ide írni; { $since } óta nem ment. Az óra addig állt.
missing-send = Ebben a csatornában nem írhatok, ezért a tábla csak itt látszik. Kérlek, add meg nekem az „Üzenetek küldése” jogot.
permission = { $name ->
    [view-channel] Csatorna megtekintése
    [send-messages] Üzenetek küldése
    [send-messages-in-threads] Üzenetek küldése szálakban
    [embed-links] Linkek beágyazása
    [attach-files] Fájlok csatolása
   *[read-message-history] Üzenetelőzmények olvasása
}

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
}.
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
move-ignores-check = Sakkban vagy ({ $by }), és ez a lépés nem hárítja.
castling-right-lost = Már nem sáncolhatsz { $side ->
    [long] hosszan
   *[short] röviden
}: a király vagy az a bástya már lépett.
castling-between = Nem sáncolhatsz: a király és a bástya között áll valami: { $by }.
castling-in-check = Sakkból nem sáncolhatsz: { $by }.
castling-attacked = Nem sáncolhatsz: támadják ezt a mezőt: { $square } ({ $by }).

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
position-many-kings = { $seat } egynél több királlyal rendelkezik.
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
    .description = Megmutatja, hová léphet egy bábud, és oda is lépheted
    .square = A mező, ahol áll, például e2
command-hint = tipp
    .description = Egy jó lépés neked és az oka; csak te látod
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
    .description = Hogyan nézzenek ki a táblák, és milyen nyelven beszéljen a bot
command-settings-channel = csatorna
    .description = Amit a csatornában mindenki lát (Csatornák kezelése); opciók nélkül: a mostani
    .board = Piros mindig alul, vagy mindig az, aki következik
    .theme = Milyen színekkel
    .language = Milyen nyelven beszéljen itt a bot (alap: a szerver nyelvén)
command-settings-me = saját
    .description = Amit csak te látsz; opciók nélkül: a mostani
    .theme = Milyen színekkel
    .language = Milyen nyelven beszéljen veled a bot (alap: a Discordod nyelvén)
command-takeback = visszavétel
    .description = Az utolsó lépésed visszavétele, amíg más nem lépett
command-premove = előlépés
    .description = A következő lépésed előre beállítása, megnézése vagy törlése; más nem látja
    .move = A lépésed, azonnal meglépem, ha te jössz (nélküle megmutatom, mi van beállítva)
    .if = Csak ha előtte valaki ezt lépi, például b7c7
command-replay = visszajátszás
    .description = A játszma filmként
    .from = Az első féllépés (alap: 0, a kezdet)
    .to = Az utolsó féllépés (alap: az utoljára megtett)

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
option-from = kezdet
option-to = vég
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
