# The dock below a table: what is asked, what is proposed, the one button.
dock = Wat je kunt doen
dock-act-ends = { $act } · einde beurt
dock-choose = Kies eerst de rest
dock-nothing = Nog niets gekozen
dock-waits = Wachten op { $name }
dock-seals = Hierbij wordt iets onthuld; dat kun je niet ongedaan maken.
dock-kept = Er is nog niets gespeeld. Kies iets anders als je je bedenkt.
dock-skip = Naar jouw keuze
