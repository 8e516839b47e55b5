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

## The lobby

title = { $mode ->
    [teams] Négyszemélyes sakk, csapatban ({ $preset })
    [solo] Négyszemélyes sakk, egyénileg ({ $preset })
   *[classic] Sakk ({ $preset })
}
seat-news = { $seat } játékosa mostantól: { $who }.
lobby-seat = { $seat }: { $who }
lobby-open = Foglalj helyet egy gombbal vagy a `/game join` paranccsal; több hely is lehet a tiéd. A játszmát { $host } indítja; az üresen maradt helyek játékosa: { $cpu }.
lobby-full = Minden hely foglalt. { $host } elindíthatja a játszmát.
lobby-started = A játszma elkezdődött.
lobby-cancelled = A játszma elmarad.
rule-starter = { $seat } kezd.
rule-king-by-move = A sakkban hagyott királyt leütheti, aki éppen következik.
rule-king-automatic = Az a király, amelyet egy ellenfél a saját lépésével leüthetne, azonnal elesik.
rule-resign-at-once = Feladással a játszma azonnal véget ér.
rule-resign-consent = A feladáshoz a partner beleegyezése is kell.
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
rule-position = Megadott állásból indul.

button-start = Indítás
button-leave = Kiszállás
button-resign = Feladom
button-keep-playing = Játszom tovább
button-accept = Elfogadom
button-decline = Elutasítom
button-view = Saját nézet
button-more = További lépések

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
away-told = { $person }, lejárt az időd ({ $seat }). A gép játszik helyetted, amíg vissza nem térsz: egyszerűen lépj, vagy használd a `/game back` parancsot. Ha mindenki távol van, a játszma megvár.
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
moves-choose = Lépj vele
moves-which = Add meg egy saját bábud mezőjét, például így: `{ $square }`.
moves-hidden = Ebben a játszmában a lehetséges lépések nem láthatók.
replay-title = { $from }–{ $to }. féllépés, összesen { $last }.
replay-range = A játszma eddig { $last } féllépésből áll; a `from` nem lehet nagyobb ennél, sem a `to` értékénél.
settings-channel = A nyilvános táblákon alul { $board ->
    [turning] az van, aki következik
   *[fixed] Piros van
}; színek: { theme }.
settings-me = A saját nézeteid színei: { theme }.
refuse-settings = A csatorna beállításait csak moderátor módosíthatja („Csatornák kezelése” jog).
answer-export = A lépések a fájlban vannak. Az állás: `{ $position }`
answer-away = A gép játszik helyetted, amíg vissza nem térsz: egyszerűen lépj, vagy használd a `/game back` parancsot. Ha mindenki távol van, a játszma megvár.
answer-back = Üdv újra itt! Ismét a tiéd: { $seat }.
answer-taken-over = Mostantól a tiéd: { $seat }.
answer-drawn = A játszma döntetlen.
answer-claimed = Valóban: { $claim }.
claim-repetition = döntetlen állásismétléssel
claim-fifty-moves = döntetlen az ötvenlépéses szabály szerint
claim-lead = győzelem 21 pont előnnyel

## Offers

offer-asked = { $seat } { $offer ->
    [draw] döntetlent ajánl.
   *[resign] feladná a csapat nevében.
} { $people }: egyetértesz?
offer-declined = { $offer ->
    [draw] { $seat } döntetlenajánlatát elutasították.
   *[resign] { $seat } partnere tovább játszana.
}
answer-offered = Az ajánlatodat továbbítottam.
answer-accepted = Elfogadtad.
answer-declined = Elutasítottad.
resign-ask = Feladod ({ $seat })? { $mode ->
    [consent] A partneredet is megkérdezem; ha beleegyezik, a csapatotok elveszti a játszmát.
    [teams] A csapatod elveszti a játszmát.
    [solo] A pontjaidat megtartod; a bábuid beszürkülnek.
   *[classic] Elveszted a játszmát.
}
answer-resigned = Feladtad.
answer-kept-playing = Rendben. A játszma folytatódik.

## Refusals: why, and what would work

no-game = Ebben a csatornában nincs játszma. A `/game new` paranccsal indíthatsz egyet.
channel-taken = Ebben a csatornában már van játszma. A `/game cancel` véget vet neki (a házigazda vagy egy moderátor használhatja); egy szál külön helynek számít.
refuse-already-started = A játszma már elkezdődött.
refuse-not-started = A játszma még nem kezdődött el. A házigazda a `/game start` paranccsal indítja.
refuse-closed = Ennek a játszmának vége. A `/game new` újat nyit.
refuse-seat-taken = { $seat } már foglalt, a játékosa: { $by }. Válassz egy szabad helyet.
refuse-seat-free = { $seat } már szabad.
more-faults = … és még { $count }
refuse-no-such-seat = Ebben a játszmában nincs ilyen szín: { $seat }.
refuse-all-seats-taken = Minden hely foglalt.
refuse-not-seated = Ebben a játszmában nem játszol.
refuse-not-your-seat = Ez nem a te helyed: { $seat }.
refuse-which-seat = Több helyed is van: { $seats }. Add meg a `seat` opcióval, melyikre gondolsz.
refuse-not-host = Ezt csak a házigazda teheti meg: { $host }.
refuse-nobody-seated = Még senki sem foglalt helyet.
refuse-not-your-turn = Nem te jössz: { $seat } következik.
refuse-stale = A játszma már továbbhaladt; ez a gomb egy korábbi lépéshez tartozik.
refuse-position = Ez az állás nem használható:
    { $faults }
refuse-offer-stands = { $seat } már { $offer ->
    [draw] döntetlent ajánlott
   *[resign] a csapat feladását kérte
}. Előbb arra kell válaszolni.
refuse-no-offer = Nincs olyan ajánlat, amelyre válaszolhatnál.
refuse-not-asked = Erre az ajánlatra nem neked kell válaszolnod.
refuse-nothing-to-ask = Itt a feladáshoz nem kell beleegyezés: használd a `/resign` parancsot.
refuse-not-away = Nem vagy távol: { $seat } a tiéd.
refuse-already-away = { $seat } helyett már a gép játszik. A `/game back` paranccsal térhetsz vissza.
refuse-seat-held = { $seat } játékosa: { $by }. Csak a gép vagy egy távol lévő játékos helyét lehet átvenni.
refuse-other-side = Te a másik oldalon játszol: { $seat }.
refuse-mode-of-preset = Ezek a szabályok nem ismerik ezt a módot.
refuse-starter = Ebben a módban nincs ilyen szín: { $seat }.
refuse-over-already = Ebben az állásban a játszma már véget ért volna.
refuse-move-limit = A lépéshatár 1 és 10000 közé eshet.
refuse-game-over = Vége a játszmának.
refuse-seat-is-out = { $seat } már kiesett.
refuse-illegal = Ez nem szabályos lépés: { $move }.
refuse-nothing-to-claim = Most nincs mit igényelni.
refuse-not-in-mode = Ilyen ebben a módban nincs.
refuse-not-moderator = Csak a házigazda vagy egy moderátor („Csatornák kezelése” jog) vethet véget a játszmának.
fault-apology = Nálunk hiba történt; semmi sem változott. Kérlek, próbáld újra.
unknown-command = Ezt a parancsot nem ismerem. Ezek vannak: { $commands }
unknown-seat = Nincs „{ $text }” nevű hely. A helyek: red, blue, yellow és green; klasszikus sakkban white és black.
unknown-value = `{ $option }` értéke nem lehet „{ $text }”. Lehetséges: { $choices }
missing-permissions = Itt nem tudok játszani, hiányzik ez a jogom: { $permissions }. A szerver kezelője a csatorna beállításaiban adhatja meg.
missing-attach = Itt nem csatolhatok fájlokat, ezért a táblák szövegként jönnek. Képekhez add meg nekem a „Fájlok csatolása” jogot.
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
move-partner-piece = Ezen a mezőn a partnered ({ $seat }) bábuja áll: { $square }.
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

## The terminal

local-first-name = Vendég
local-welcome = Vierschach a terminálban. Kezdd így: `/game new`; a `help` felsorolja a parancsokat; az `as Anna` után más beszél.
local-as = { $name } beszél.
local-no-button = Itt nincs „{ $label }” gomb.
