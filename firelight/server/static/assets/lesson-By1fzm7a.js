//# allFunctionsCalledOnLoad
var e=`lesson-bonfire-welcome = Ogniska wygasły, a twoje gnomy chcą je znów rozpalić. To twoje miasto. Grasz przeciw Tomowi, który działa według kart, i masz 10 punktów przewagi. Pierwsze tury rozegramy razem.
    .title = Witaj
lesson-bonfire-city = Siedem pól czeka na zadania. Obok każdego leży kawałek ścieżki i wycięcie na portal. Rozpalone zadanie z portalem, ścieżką w jego kolorze i strażniczką obok: to daje na koniec punkty.
    .title = Twoje miasto
lesson-bonfire-first-tile = Pierwszy kafelek losu pokazuje ścieżkę, statek i zadanie; dostajesz po jednym żetonie akcji każdego rodzaju. W sam raz: zatrzymaj go i połóż bez obracania.
    .title = Pierwszy kafelek losu
lesson-bonfire-supply = To twoje żetony akcji: trzy z kafelka i dwa żółte, które zastępują każdy. Obok zasoby: po jednym każdego rodzaju i złoto, które zastępuje dowolny.
    .title = Co masz
lesson-bonfire-sail = Sprowadźmy zadanie. Pierwszy rejs kosztuje jeden żeton statku, bez względu na odległość. Płyń na zaznaczoną wyspę.
    .title = W drogę
lesson-bonfire-task = Weź niebieskie zadanie: wymaga kafelka ścieżki z kwiatem, a taki leży odkryty. Płacisz żeton zadania, korzeń wyspy i zasób z żetonu ofiary, który zostawiasz: wybierz lewy, owoc.
    .title = Pierwsze zadanie
lesson-bonfire-space = Połóż je na polu 2. Następny kafelek ścieżki znajdzie się tuż obok, a jeśli jego kryształ też jest niebieski, daje to 2 punkty więcej.
    .title = Gdzie je położyć
lesson-bonfire-tom = Twoja tura się skończyła. Po każdej Tom odkrywa kartę i coś bierze: kafelek ścieżki, gnoma, portal, strażniczkę albo zadanie. Potem znów twoja kolej.
    .title = Tom
lesson-bonfire-build = Teraz użyj żetonu ścieżki: zbuduj kafelek z kwiatem i niebieskim kryształem.
    .title = Kawałek ścieżki
lesson-bonfire-ignite = Warunek zadania jest spełniony. Rozpalenie to osobna tura: rozpal ognisko.
    .title = Rozpal je
lesson-bonfire-council = Nowicjusz obok idzie do Wysokiej Rady i przynosi ci premię. Wyślij go na pole z 2 sztukami złota i żółtym żetonem. Im więcej nowicjuszy tam siedzi, tym bliżej końca.
    .title = Wysoka Rada
lesson-bonfire-fire = Wielkiego Ogniska nikt jeszcze nie używał, a pierwsze użycie kosztuje jeden żeton, gdziekolwiek je obrócisz. Obróć je na zaznaczone pole, zapłać żółtym żetonem i weź muszlę i portal: pasuje do ostatniego wycięcia.
    .title = Wielkie Ognisko
lesson-bonfire-procession = Twoja strażniczka stoi na START. Za żółty żeton zrób procesję o jeden krok: tam, gdzie kończy, przynosi to, co pokazuje ścieżka, tu złoto. Później przejdzie przez portal do ogniska.
    .title = Procesja
lesson-bonfire-fate = Został jeden żeton akcji: czas na nowy kafelek losu. Weź górny, połóż go w zaznaczonej kolumnie i obróć, żeby ścieżka stykała się ze ścieżką: grupa dwóch daje dwa żetony, a pole złota pod nim jest twoje.
    .title = Nowe żetony
lesson-bonfire-gnomes = Jednego jeszcze nie było: gnomów. Za żetony gnoma i zasób, który gnom pokazuje, specjalista pomaga ci do końca gry, a starszy od razu daje punkty. Miejsca jest na sześciu.
    .title = Gnomy
lesson-bonfire-scoring = Gdy w Radzie jest 7 nowicjuszy, zaczyna się odliczanie i każdy ma jeszcze kilka tur. W każdej chwili możesz otworzyć punktację i zobaczyć, ile teraz masz i za co.
    .title = Jak to się kończy
lesson-bonfire-end = Na początek to wszystko. Graj dalej, jeśli chcesz: to, czego nie można, mówi dlaczego, każdy element sam się objaśnia, a podpowiedź jest pod jednym przyciskiem. Dobrego ognia!
    .title = Do dzieła
`;export{e as default};