# The dock below a table: what is asked, what is proposed, the one button.
dock = Was zu tun ist
dock-act-ends = { $act } · beendet den Spielzug
dock-choose = Zuerst den Rest wählen
dock-nothing = Noch nichts gewählt
dock-waits = Warten auf { $name }
dock-seals = Dabei wird etwas aufgedeckt; das lässt sich nicht rückgängig machen.
dock-kept = Noch ist nichts gespielt. Wähle etwas anderes, wenn du es dir anders überlegst.
dock-skip = Zur Entscheidung springen
