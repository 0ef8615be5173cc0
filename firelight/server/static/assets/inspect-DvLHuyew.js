//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-bonfire-task = { $condition }.
    .name =
        { $colour ->
           *[blue] Niebieskie zadanie
            [red] Czerwone zadanie
            [yellow] Żółte zadanie
        }
    .kind =
        { $points ->
            [one] { $points } punkt po rozpaleniu
            [few] { $points } punkty po rozpaleniu
            [many] { $points } punktów po rozpaleniu
           *[other] { $points } punktu po rozpaleniu
        }
    .lit =
        { $points ->
            [one] Ognisko, { $points } punkt
            [few] Ognisko, { $points } punkty
            [many] Ognisko, { $points } punktów
           *[other] Ognisko, { $points } punktu
        }
    .price = { $tiles }, { $resource } i zasób z jednego z twoich odkrytych żetonów ofiary
piece-bonfire-left-offering = Leży tu zamiast zadania i liczy się tylko do zadań właściciela, które wymagają żetonów ofiary.
piece-bonfire-offering = Zostawiasz go na wyspie w zamian za zadanie i zużywasz zasób, który pokazuje.
    .name = Żeton ofiary
piece-bonfire-island = Popłyń tu, aby wziąć jedno z zadań.
piece-bonfire-guardian-island = Popłyń tu, aby odnaleźć strażniczkę tego koloru.
piece-bonfire-guardian = Idzie twoją ścieżką w procesjach, po drodze przynosi zasoby, a przy ognisku daje punkty.
    .name =
        { $guardian ->
           *[own] Twoja własna strażniczka
            [pink] Różowa strażniczka
            [grey] Szara strażniczka
            [brown] Brązowa strażniczka
            [blue] Niebieska strażniczka
        }
piece-bonfire-gnome = Specjalista, pokazuje: { $resource }
    .elder = Starszy, pokazuje: { $resource }
    .price = { $tiles } i { $resource } albo { $fewer } i { $more }
piece-bonfire-gnome-price = Jeden z dwóch sposobów: tyle zużyjesz, by zrekrutować tego gnoma.
piece-bonfire-path-tile =
    Strażniczka, która skończy tu procesję, przynosi { $resource }. Obok { $crystal ->
       *[blue] niebieskiego
        [red] czerwonego
        [yellow] żółtego
    } ogniska daje 2 punkty.
    .name = Kafelek ścieżki
    .start = Strażniczka, która skończy tu procesję, przynosi { $resource }.
piece-bonfire-path-pile = Bierzesz wierzchni kafelek, nie oglądając go wcześniej.
piece-bonfire-new-display = Wszystkie cztery kryształy są jednakowe, więc przed wyborem możesz odkryć cztery inne kafelki.
    .name = Nowe kafelki ścieżki
piece-bonfire-path-space = Następny kafelek ścieżki trafia na pierwsze wolne pole.
    .name = Pole ścieżki { $space }
piece-bonfire-task-space = Miejsce na zadanie. Strażniczka przy ognisku w tym miejscu daje { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
        [many] { $value } punktów
       *[other] { $value } punktu
    }.
    .name = Pole zadania { $space }
piece-bonfire-notch = Mieści jeden portal: { $shape }. Wcięcia zapełnia się od 7 do 1.
    .name = Wcięcie { $space }
piece-bonfire-portal = Zapełnia wcięcie swojego kształtu, otwiera drogę do ogniska obok i daje przy nim 2 punkty.
    .name = Portal: { $shape }
piece-bonfire-ring = Weź dwie z trzech nagród: { $tile }; { $gives }; pasujący portal.
    .name = Wielkie Ognisko, pole { $space }
piece-bonfire-council = { $bonus }.
    .name = Wysoka Rada, pole { $space }
    .instead = Albo weź zamiast tego 1 punkt.
piece-bonfire-common = Na koniec daje 4 punkty każdemu, kto je spełnia; „7 zadań i/lub ognisk” daje 7, jeśli wszystkie siedem to ogniska.
    .kind = Wspólne zadanie
piece-bonfire-countdown = Gdy w Radzie jest dość nowicjuszy, zaczyna się odliczanie ostatnich rund.
piece-bonfire-fate = Za każdy symbol zyskujesz tyle żetonów, ile pól ma wtedy jego połączona grupa.
    .name = Kafelek losu
    .price = Zatrzymujesz najwyżej 1 żeton akcji, a z Tragarzem 3.
piece-bonfire-first-tile = Trafia na zaznaczony środek twojego obszaru losu i daje trzy żetony, które pokazuje. Wcześniej możesz go zamienić na środkowy kafelek zapasu.
    .name = Pierwszy kafelek losu
piece-bonfire-square = Tu umieszczasz kafelki losu, każdy obok innego. Gdy zakryjesz złoto albo żółty żeton, zyskujesz je.
    .name = Obszar losu
piece-bonfire-start = Stąd wyruszają strażniczki: po jednym kroku za każdy żeton strażniczki w procesji.
piece-bonfire-march = Każda strażniczka może zrobić najwyżej tyle kroków; najpierw rusza ta z przodu.
piece-bonfire-stay = Zostaje tam, gdzie jest.
piece-bonfire-ship = Tam, gdzie stoi, możesz wziąć zadanie albo odnaleźć strażniczkę.
piece-bonfire-starts = Ma pierwszą turę w grze.
piece-bonfire-tom = Po każdej twojej turze Tom odkrywa kartę i ją wykonuje.
piece-bonfire-pair = Dwa dowolne elementy zastąpią jeden, którego ci brakuje.
piece-bonfire-tile-path = Buduj ścieżkę: po 1 żetonie za pola od 2 do 4, po 2 żetony za pola od 5 do 7.
piece-bonfire-tile-ship = Płyń statkiem: 1 żeton za jeden szlak, 2 za dwa, 3 do dowolnej wyspy.
piece-bonfire-tile-task = Weź zadanie tam, gdzie stoi twój statek: 1, 2 lub 3 żetony za pierwszy, drugi lub trzeci żeton ofiary w tym miejscu.
piece-bonfire-tile-guardian = Odnajdź strażniczkę tam, gdzie stoi twój statek, albo urządź procesję: krok za każdy żeton.
piece-bonfire-tile-great-bonfire = Obróć Wielkie Ognisko: 1 żeton za jedno pole, 2 za dwa, 3 na dowolną odległość.
piece-bonfire-tile-gnome = Rekrutuj gnoma: 2 żetony i 1 jego zasób albo 1 żeton i 2 takie zasoby.
piece-bonfire-tile-yellow = Zastępuje każdy żeton akcji.
piece-bonfire-tile-kind = Żeton akcji
piece-bonfire-resource-basic = Zużywasz go na zadania i gnomy; niektóre zadania wymagają, by go mieć.
    .kind = Zwykły zasób
piece-bonfire-resource-gold = Zastępuje każdy zasób.
    .kind = Zasób

## For you now

now-bonfire-progress = Masz { $have } z { $need }.
now-bonfire-fulfilled = Spełniasz je: { $have } z { $need }.
now-bonfire-have =
    { $number ->
        [0] Nie masz żadnego
       *[other] Masz { $number }
    }.
now-bonfire-fits =
    { $fits ->
        [yes] Pasuje do następnego wcięcia.
       *[no] Nie pasuje do następnego wcięcia.
    }
now-bonfire-sits = Tutaj: { $who }.
now-bonfire-targets =
    { $number ->
        [0] Teraz nie możesz go do niczego użyć.
        [one] Możesz go teraz użyć na { $number } sposób.
        [few] Możesz go teraz użyć na { $number } sposoby.
        [many] Możesz go teraz użyć na { $number } sposobów.
       *[other] Możesz go teraz użyć na { $number } sposobów.
    }
now-bonfire-points =
    { $number ->
        [one] Od razu { $number } punkt.
        [few] Od razu { $number } punkty.
        [many] Od razu { $number } punktów.
       *[other] Od razu { $number } punktu.
    }
now-bonfire-novices = W Radzie: { $number } z { $goal } nowicjuszy.
now-bonfire-counting = Odliczanie: { $number }.

## What the player works towards

goals-bonfire-city = Twoje zadania
goals-bonfire-islands = Najbliższe na wyspach
goals-bonfire-island =
    { $ship ->
        [here] { $island }, gdzie stoi twój statek
       *[away] { $island }, za { $price }
    }
`;export{e as default};