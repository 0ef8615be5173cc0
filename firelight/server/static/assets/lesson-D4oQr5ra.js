//# allFunctionsCalledOnLoad
var e=`lesson-emberheart-welcome = Na wyspę przybyli kłusownicy, a ty ratujesz smoki. To twój obóz: 10 pomocników, 2 sztuki ekwipunku, 5 herbów i młody smok, twój towarzysz. Gra z tobą łagodny przeciwnik. Pierwszą rundę rozegramy razem.
    .title = Witaj
lesson-emberheart-attribute = Jedna cecha smoczego towarzysza zaczyna od 1. Wybierz Siłę: zastąpi wtedy jednego stronnika swojej drużyny.
    .title = Smoczy towarzysz
lesson-emberheart-island = Sześć miejsc w kolejności, w jakiej dają karty: Gildia, Tawerna, Obóz, Góra, Rezerwat, Garnizon. Każde ma pola od 1 do 5. Pasuje tam drużyna dokładnie tylu stronników; pola z neutralnym herbem są zablokowane.
    .title = Wyspa
lesson-emberheart-camp = W Obozie Kłusowników czekają egzotyczne smoki, które pasują do każdego bohatera. Wyślij 5 pomocników na pole 5 Obozu, a potem zakończ turę.
    .title = Pierwsza drużyna
lesson-emberheart-order = Na razie nic się tam nie dzieje. W fazie nagród pierwsza wybiera drużyna na najwyższym polu, więc na polu 5 nikt cię nie wyprzedzi.
    .title = Kto wybiera pierwszy
lesson-emberheart-companion = Potrzebujesz też bohatera. Wyślij drużynę ze smoczym towarzyszem do Gildii Bohaterów, na pole 4, jeśli jest wolne: dzięki Sile wystarczy tam 3 pomocników.
    .title = Ze smoczym towarzyszem
lesson-emberheart-warehouse = Niektóre rzeczy dostajesz od razu. Połóż herb w Magazynie za 2 sztuki ekwipunku. Remiza dałaby 4 pomocników, ale płomień by wzrósł, a wysoki płomień na koniec kosztuje chwałę.
    .title = Wioska
lesson-emberheart-swap = W swojej turze za 1 sztukę ekwipunku zmieniasz stronnika w inny rodzaj. Pomocnicy przepadają, gdy ich drużyna bierze kartę; specjaliści wracają. Wymień pomocnika na strażniczkę, która może wspinać się na Górę.
    .title = Ekwipunek
lesson-emberheart-aide = Doradca nie kosztuje herbu i pomaga od razu: Uzdrowiciel obniża płomień o 2. Weź jednego z tych, którzy zostali. Gdy zabrany jest ostatni z czterech, faza akcji prawie się kończy.
    .title = Doradcy
lesson-emberheart-rewards = Użyj pozostałych stronników i herbów, jak chcesz, aż wszyscy doradcy będą zabrani. Potem zaczynają się nagrody: najpierw Gildia. Weź bohatera.
    .title = Twój bohater
lesson-emberheart-dragon = Teraz Obóz: twoja drużyna z pola 5 wybiera pierwsza. Weź egzotycznego smoka o wartości 3.
    .title = Smok
lesson-emberheart-attach = Bohater działa i punktuje tylko ze smokiem swojego koloru. Egzotyczny pasuje do wszystkich: dołącz go do swojego bohatera. To na stałe.
    .title = Połącz ich
lesson-emberheart-raid = Po nagrodach przychodzą kłusownicy. Karta najazdu mówi, co wszyscy tracą, a stół zawsze pokazuje, ile by cię to teraz kosztowało. Kto nie może zapłacić, ma wyższy płomień.
    .title = Najazd
lesson-emberheart-scoring = Po 5 rundach liczy się chwałę: smoki, cechy, bohaterowie ze swoim smokiem, ukończone karty garnizonu i to, jak daleko twój płomień jest od najwyższego.
    .title = Jak to się kończy
lesson-emberheart-end = Na początek to wszystko. Graj dalej, jeśli chcesz: to, czego nie można, mówi dlaczego, każda karta sama się objaśnia, a podpowiedź jest pod jednym przyciskiem. Wysokich lotów!
    .title = Do dzieła
`;export{e as default};