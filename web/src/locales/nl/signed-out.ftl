error-signed-out = Dit apparaat is afgemeld. Laad de pagina opnieuw.
signed-out = Dit apparaat is afgemeld
signed-out-text = Het is vanaf een ander apparaat afgemeld, of je profiel is verwijderd. Met je herstelwoorden krijg je je spellen terug in deze browser. Zonder die woorden ga je verder als nieuwe gast.
signed-out-guest = Verder als gast
