# The dock below a table: what is asked, what is proposed, the one button.
dock = Co zrobić
dock-act-ends = { $act } · kończy turę
dock-choose = Najpierw wybierz resztę
dock-nothing = Nic jeszcze nie wybrano
dock-waits = Czekamy na: { $name }
dock-seals = To coś odkrywa i nie da się tego cofnąć.
dock-kept = Nic jeszcze nie zagrano. Wybierz coś innego, jeśli zmienisz zdanie.
dock-skip = Przejdź do decyzji
