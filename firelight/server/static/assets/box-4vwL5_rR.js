//# allFunctionsCalledOnLoad
var e=`### Texts of the box editor and of shared component sets.

## The editor
box = Edytor pudełka
box-about = Masz drukowaną grę? Wielu drukowanych wartości nie podano publicznie, więc część wymyśliliśmy. Wpisz to, co widnieje w twoim egzemplarzu, i graj z tym zestawem.
box-name = Nazwa zestawu
box-kept = Szkic zachowany na tym urządzeniu
box-saved = Zestaw zapisany
box-compared = Porównano: { $done } z { $all }
box-compared-label = Ile porównano
box-print = Drukuj listę
box-export = Eksportuj
box-import = Importuj
box-save = Zapisz zestaw
box-share-title = Link do tego zestawu
box-groups = Co jest w pudełku
box-components = Elementy
box-filter = Pokaż
box-filter-all = Wszystkie
box-filter-left = Do porównania
box-filter-changed = Zmienione
box-none-left = Tutaj nie ma już nic do porównania.
box-none-changed = Tutaj wszystko jest takie jak w dołączonym zestawie.
box-add = Dodaj
box-remove = Usuń
box-remove-entry = Usuń numer { $number }
box-less = { $field }: mniej
box-more = { $field }: więcej
box-as-shipped = Przywróć dołączone
box-same = Tak jak w moim egzemplarzu
box-previous = Poprzedni
box-next = Następny
box-afresh = Zacznij od nowa z dołączonym zestawem

## The check
box-check = Sprawdzenie
box-problems =
    { $number ->
        [one] { $number } problem
        [few] { $number } problemy
       *[many] { $number } problemów
    }
box-no-problems = Brak problemów
box-checked = Sprawdzane na bieżąco
box-checking = Sprawdzanie…
box-offline = Nie ma połączenia z serwerem; sprawdzimy zestaw później.
box-show = Pokaż
box-rule = Zasada { $rule }
box-fix-set = Ustaw { $field }: { $value }
box-fix-remove = Usuń to
box-fix-add = Dodaj to
box-try = Wypróbuj ten zestaw
box-try-help = Gdy nie będzie już problemów, możesz grać z tym zestawem i go udostępnić.
box-marks = Skąd pochodzi wartość
box-mark-R = podaje instrukcja
box-mark-S = podaje inne publiczne źródło
box-mark-D = wynika z instrukcji
box-mark-C = wymyślone przez nas: porównaj
box-mark-ok = porównane przez ciebie
box-keys = Klawisze: strzałkami zmieniasz element, Enterem potwierdzasz „Tak jak w moim egzemplarzu” i przechodzisz dalej, Tabem przechodzisz do pól. W polu Enter też prowadzi dalej.
box-sheet-help = Zaznacz to, co w twoim egzemplarzu jest takie samo, i zapisz różnice.

## What can be wrong with any set
wrong-unknown = „{ $name }” nie pasuje w tym miejscu.
wrong-missing = Tego brakuje.
wrong-words = Podano: { $found }; potrzeba od { $least } do { $most }.
wrong-number = { $found } tu nie pasuje; wybierz od { $least } do { $most }.
wrong-word = „{ $found }” nie jest tu możliwe; wybierz coś z listy.
wrong-twice = „{ $found }” występuje też gdzie indziej; każde może wystąpić raz.
wrong-absent = Każde musi wystąpić raz; brakuje: { $absent }.
wrong-kind = Tu powinno być coś innego rodzaju.
wrong-entries = Jest ich { $found }; powinno być { $expected }.
wrong-name = Nadaj zestawowi nazwę.
wrong-toml = Ten plik nie jest poprawnym plikiem TOML: { $found }.

## Sets that are kept
box-sets = Twoje zestawy elementów
box-no-sets = Nie zapisano jeszcze żadnego zestawu. Wybierz grę powyżej i wpisz to, co widnieje w twoim egzemplarzu.
box-unnamed = Zestaw bez nazwy
box-sound = gotowy do gry
box-draft = szkic z problemami
box-edit = Edytuj
box-play = Zagraj z nim
box-copy = Skopiuj do moich zestawów
box-unshare = Przestań udostępniać
box-delete = Usuń
box-shared-by = Zestaw elementów do gry { $game }, udostępnia { $name }
box-shared-help = To wartości wydrukowane w innym egzemplarzu gry. Rozgrywki z tym zestawem są oznaczone.
box-delete-title = Usunąć ten zestaw?
box-delete-text = „{ $name }” i link do niego znikną na zawsze. Rozgrywki z tym zestawem toczą się dalej.
box-afresh-title = Zacząć od nowa?
box-afresh-text = Przepadnie wszystko, co wpisano i porównano od ostatniego zapisania.
box-import-title = Zastąpić szkic plikiem?
box-open = Otwórz
box-open-title = Otworzyć zestaw „{ $name }”?
box-open-text = Na tym urządzeniu jest szkic zestawu „{ $draft }” z niezapisanymi zmianami. Jeśli otworzysz teraz inny zestaw, zmiany przepadną.
`;export{e as default};