//# allFunctionsCalledOnLoad
var e=`### What the inspector says of the pieces: what they do, what kind of thing they are, what they cost.

piece-bonfire-task = { $condition }.
    .name =
        { $colour ->
           *[blue] Blaue Aufgabe
            [red] Rote Aufgabe
            [yellow] Gelbe Aufgabe
        }
    .kind =
        { $points ->
            [one] { $points } Punkt, sobald sie entfacht ist
           *[other] { $points } Punkte, sobald sie entfacht ist
        }
    .lit =
        { $points ->
            [one] Bonfire, { $points } Punkt
           *[other] Bonfire, { $points } Punkte
        }
    .price = { $tiles }, { $resource } und die Ressource einer deiner offenen Opferschalen
piece-bonfire-left-offering = Liegt hier anstelle einer Aufgabe; bei Bedingungen mit Opferschalen zählt sie nur für die Person, der sie gehört.
piece-bonfire-offering = Du lässt sie für die Aufgabe, die du nimmst, auf der Insel und gibst die Ressource ab, die sie zeigt.
    .name = Opferschale
piece-bonfire-island = Fahre hierher, um eine der Aufgaben zu nehmen.
piece-bonfire-guardian-island = Fahre hierher, um eine Hüterin dieser Farbe abzuholen.
piece-bonfire-guardian = Sie geht in Prozessionen deinen Weg entlang, bringt unterwegs Ressourcen und am Bonfire Punkte.
    .name =
        { $guardian ->
           *[own] Deine eigene Hüterin
            [pink] Rosa Hüterin
            [grey] Graue Hüterin
            [brown] Braune Hüterin
            [blue] Blaue Hüterin
        }
piece-bonfire-gnome = Spezialist, zeigt: { $resource }
    .elder = Ältester, zeigt: { $resource }
    .price = { $tiles } und { $resource } oder { $fewer } und { $more }
piece-bonfire-gnome-price = Das ist eine von zwei Möglichkeiten: So viel gibst du für diesen Gnom ab.
piece-bonfire-path-tile =
    Eine Hüterin, die ihre Prozession hier beendet, bringt { $resource }. Neben einem { $crystal ->
       *[blue] blauen
        [red] roten
        [yellow] gelben
    } Bonfire bringt das Plättchen 2 Punkte.
    .name = Weg-Plättchen
    .start = Eine Hüterin, die ihre Prozession hier beendet, bringt { $resource }.
piece-bonfire-path-pile = Du nimmst das oberste Plättchen, ohne es vorher anzusehen.
piece-bonfire-new-display = Alle vier Kristalle sind gleich, also darfst du vor der Wahl vier andere Plättchen aufdecken.
    .name = Neue Weg-Plättchen
piece-bonfire-path-space = Dein nächstes Weg-Plättchen kommt auf das erste freie Feld.
    .name = Wegfeld { $space }
piece-bonfire-task-space = Platz für eine Aufgabe. Eine Hüterin am Bonfire hier bringt { $value } Punkte.
    .name = Aufgaben-Feld { $space }
piece-bonfire-notch = Nimmt ein Portal auf: { $shape }. Aussparungen werden von 7 bis 1 gefüllt.
    .name = Aussparung { $space }
piece-bonfire-portal = Füllt eine Aussparung seiner Form, öffnet den Zugang zu diesem Bonfire und bringt daneben 2 Punkte.
    .name = Portal: { $shape }
piece-bonfire-ring = Nimm zwei von diesen dreien: { $tile }; { $gives }; ein passendes Portal.
    .name = Großes Bonfire, Feld { $space }
piece-bonfire-council = { $bonus }.
    .name = Hoher Rat, Feld { $space }
    .instead = Oder nimm stattdessen 1 Punkt.
piece-bonfire-common = Am Ende bringt sie allen, die sie erfüllen, 4 Punkte; „7 Aufgaben und/oder Bonfire“ bringt 7, wenn alle sieben brennen.
    .kind = Aufgabe des Rates
piece-bonfire-countdown = Sind genug Novizen im Rat, werden die letzten Runden heruntergezählt.
piece-bonfire-fate = Für jedes Symbol bekommst du so viele Marker, wie seine zusammenhängende Gruppe dann Felder hat.
    .name = Schicksals-Plättchen
    .price = Du behältst höchstens 1 Aktionsmarker, mit dem Packmeister 3.
piece-bonfire-first-tile = Es kommt auf die markierte Mitte deines Schicksalsfeldes und bringt die drei Marker, die es zeigt. Vorher darfst du es gegen das mittlere Plättchen deines Vorrats tauschen.
    .name = Erstes Schicksals-Plättchen
piece-bonfire-square = Hierher kommen Schicksals-Plättchen, jedes neben ein anderes. Überdeckst du dabei Gold oder gelbe Marker, bekommst du sie.
    .name = Schicksalsfeld
piece-bonfire-start = Von hier brechen die Hüterinnen auf: je einen Schritt für jeden Hüterin-Marker einer Prozession.
piece-bonfire-march = So viele Schritte darf jede Hüterin gehen; die vorderste geht zuerst.
piece-bonfire-stay = Sie bleibt, wo sie ist.
piece-bonfire-ship = Wo es liegt, kannst du eine Aufgabe nehmen oder eine Hüterin abholen.
piece-bonfire-starts = Hatte den ersten Spielzug im Spiel.
piece-bonfire-tom = Nach jedem deiner Spielzüge deckt Tom eine Karte auf und führt sie aus.
piece-bonfire-pair = Zwei beliebige Teile ersetzen eins, das dir fehlt.
piece-bonfire-tile-path = Baue deinen Weg weiter: je 1 Marker für die Felder 2 bis 4, je 2 Marker für 5 bis 7.
piece-bonfire-tile-ship = Fahre mit dem Schiff: 1 Marker für eine Route, 2 für zwei, 3 für jede Insel.
piece-bonfire-tile-task = Nimm eine Aufgabe, wo dein Schiff liegt: 1, 2 oder 3 Marker für deine erste, zweite oder dritte Opferschale dort.
piece-bonfire-tile-guardian = Hole eine Hüterin ab, wo dein Schiff liegt, oder führe eine Prozession durch: ein Schritt je Marker.
piece-bonfire-tile-great-bonfire = Drehe das Große Bonfire: 1 Marker für ein Feld, 2 für zwei, 3 für jede Strecke.
piece-bonfire-tile-gnome = Wirb einen Gnom an: 2 Marker und 1 seiner Ressource oder 1 Marker und 2 davon.
piece-bonfire-tile-yellow = Joker: steht für einen beliebigen Aktionsmarker.
piece-bonfire-tile-kind = Aktionsmarker
piece-bonfire-resource-basic = Du gibst sie für Aufgaben und Gnome ab; manche Aufgaben verlangen, dass du sie hast.
    .kind = Grundressource
piece-bonfire-resource-gold = Joker: steht für eine beliebige Ressource.
    .kind = Ressource

## For you now

now-bonfire-progress = Du hast { $have } von { $need }.
now-bonfire-fulfilled = Du erfüllst sie: { $have } von { $need }.
now-bonfire-have = Du hast { $number }.
now-bonfire-fits =
    { $fits ->
        [yes] Passt in deine nächste Aussparung.
       *[no] Passt nicht in deine nächste Aussparung.
    }
now-bonfire-sits = Hier: { $who }.
now-bonfire-targets =
    { $number ->
        [0] Gerade kannst du ihn für nichts nutzen.
        [one] { $number } Möglichkeit dafür.
       *[other] { $number } Möglichkeiten dafür.
    }
now-bonfire-points =
    { $number ->
        [one] { $number } Punkt sofort.
       *[other] { $number } Punkte sofort.
    }
now-bonfire-novices = { $number } von { $goal } Novizen sind im Rat.
now-bonfire-counting = Die Zahl im Countdown: { $number }.

## What the player works towards

goals-bonfire-city = Deine Aufgaben
goals-bonfire-islands = Fast erfüllt auf den Inseln
goals-bonfire-island =
    { $ship ->
        [here] { $island }, wo dein Schiff liegt
       *[away] { $island }, für { $price }
    }
`;export{e as default};