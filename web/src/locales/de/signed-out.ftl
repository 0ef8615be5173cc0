error-signed-out = Dieses Gerät wurde abgemeldet. Lade die Seite neu.
signed-out = Dieses Gerät wurde abgemeldet
signed-out-text = Es wurde von einem anderen Gerät aus abgemeldet, oder dein Profil wurde gelöscht. Mit deinen Wiederherstellungswörtern holst du deine Spiele in diesen Browser zurück. Ohne sie spielst du als neuer Gast weiter.
signed-out-guest = Als Gast weiterspielen
