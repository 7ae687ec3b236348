export const notifications = {
  title: 'Benachrichtigungen',
  markAll: 'Alle als gelesen markieren',
  settings: 'Einstellungen für Benachrichtigungen',
  more: 'Frühere anzeigen',
  failed: 'Wir konnten Ihre Benachrichtigungen nicht laden.',
  justNow: 'Gerade eben',
  isUnread: 'Ungelesen',
  group: { all: 'Alle', order: 'Bestellungen', offer: 'Angebote', account: 'Konto' },
  empty: {
    title: 'Nichts Neues',
    text: 'Neue Bestellungen, Fristen und die Ergebnisse Ihrer Uploads erscheinen hier.',
  },
  kind: {
    order_new: '{count, plural, one {Neue Bestellung {number}} other {# neue Bestellungen}}',
    order_due_today:
      '{count, plural, one {# Bestellung muss heute versendet werden} other {# Bestellungen müssen heute versendet werden}}',
    order_due_soon:
      '{count, plural, one {Bestellung {number} muss innerhalb von 2 Stunden versendet werden} other {# Bestellungen müssen innerhalb von 2 Stunden versendet werden}}',
    order_overdue: '{count, plural, one {Bestellung {number} ist überfällig} other {# Bestellungen sind überfällig}}',
    order_cancelled_by_customer: 'Der Kunde hat Bestellung {number} storniert',
    message_new: 'Neue Nachricht zur Bestellung {number}',
    message_due_soon: 'Antwort zur Bestellung {number} in weniger als 2 Stunden fällig',
    order_replacement_declined: 'Für die Bestellung {number} kommt kein Ersatz: Bitte dem Kunden schreiben',
    upload_done: 'Upload von {fileName} abgeschlossen: {count, plural, one {# Zeile} other {# Zeilen}}',
    upload_failed: 'Upload von {fileName} fehlgeschlagen',
    red_results:
      '{count, plural, one {# Produkt ist nicht im Verkauf und braucht Ihre Aufmerksamkeit} other {# Produkte sind nicht im Verkauf und brauchen Ihre Aufmerksamkeit}}',
    feed_stale: 'Ihr Bestandsfeed hat seit {hours, plural, one {# Stunde} other {# Stunden}} nichts Neues geliefert',
    webhook_given_up:
      '{address} hat „{event}“ auch beim 8. Versuch nicht angenommen. Sie können es 30 Tage lang erneut senden.',
    webhook_off: 'Wir senden nichts mehr an {address}: Seit 3 Tagen kommt keine gültige Antwort.',
    impersonation_started: '{operator} hat sich in Ihrem Namen angemeldet',
    feed_held:
      'Eine Liste Ihres Bestandsfeeds wartet auf Ihre Prüfung.{leaving, plural, =0 {} one { # Angebot würde den Verkauf verlassen.} other { # Angebote würden den Verkauf verlassen.}}{moved, plural, =0 {} one { # Preis würde sich stark ändern.} other { # Preise würden sich stark ändern.}}',
    return_requested: 'Neue Rückgabe {number}: bitte prüfen',
    return_received: 'Rückgabe {number} ist angekommen: Ware prüfen und entscheiden',
    return_due: 'Rückgabe {number}: Ihre Frist endet innerhalb eines Tages',
    return_evidence: '{number}: Der Kunde widerspricht, der Marktplatz braucht Ihre Belege',
    return_proposed: 'Rückgabe {number}: Ein Vorschlag über der Grenze wartet auf die Inhaberin oder den Inhaber',
    return_sent_back: 'Rückgabe {number}: Der Vorschlag kam von der Inhaberin oder dem Inhaber zurück',
    return_not_restocked: 'Rückgabe {number}: Ware kam nicht zurück in den Bestand',
    return_ruled: 'Der Marktplatz hat über Rückgabe {number} entschieden',
    price_rule_held: 'Preisregel „{rule}“ hat angehalten: {offers} von {of} Preisen warten auf Ihre Entscheidung',
    price_war_stopped:
      '{count, plural, one {Preiskrieg bei # Produkt} other {Preiskrieg bei # Produkten}} beendet: „{rule}“ wartet bis morgen',
    price_proposal_new:
      '{count, plural, one {Neuer Preisvorschlag für # Produkt} other {Neuer Preisvorschlag für # Produkte}}',
    price_proposal_ending:
      '{count, plural, one {Ein Preisvorschlag für # Produkt läuft in weniger als 48 Stunden ab} other {Ein Preisvorschlag für # Produkte läuft in weniger als 48 Stunden ab}}',
    payout_valid: '{provider} hat Ihr Auszahlungskonto freigegeben',
    payout_pending: '{provider} prüft Ihr Auszahlungskonto; Auszahlungen werden zurückgehalten',
    payout_invalid: '{provider} kann nicht auf Ihr Konto auszahlen: Prüfen Sie, was fehlt',
    documents_complete:
      '{count, plural, one {Der Beleg, der in Ihrem Download fehlte, ist da. Erstellen Sie ihn neu.} other {Die # Belege, die in Ihrem Download fehlten, sind da. Erstellen Sie ihn neu.}}',
    set_ready: 'Monatspaket {month} ist fertig',
    set_incomplete: 'Monatspaket {month} ist fertig, {count, plural, one {# Teil fehlt} other {# Teile fehlen}}',
    documents_new: 'Neue Belege für {month}',
    tax_month_closed: 'Der Steuermonat {month} ist abgeschlossen: Zahlen und Dateien ändern sich nicht mehr',
    invoice_ready: 'Neue Rechnung {number}',
    payout_sent: 'Auszahlung {number} ist an Ihr Konto unterwegs',
    payout_held: 'Auszahlung {number} wird zurückgehalten',
    payout_returned: 'Die Bank hat Auszahlung {number} zurückgewiesen: Prüfen Sie die IBAN',
    payout_blocked: 'Alle Auszahlungen wurden von Ihrem Konto aus gesperrt',
    metrics_at_risk: 'Ihr Kontostatus ist bedenklich: {cancelled} von {count} Bestellungen storniert, {late} verspätet',
    metrics_exceeded: 'Ihr Kontostatus ist schlecht: {cancelled} von {count} Bestellungen storniert, {late} verspätet',
    dispute_accepted:
      'Beanstandung zu Bestellung {number} angenommen: Sie zählt ab der nächsten Veröffentlichung nicht mehr',
    dispute_refused: 'Beanstandung zu Bestellung {number} abgelehnt. Die Begründung steht bei der Bestellung.',
    service_on:
      'Dienst aktiv: {service, select, same_day {Lieferung am selben Tag} marketplace {Marktplatz} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Bestandsfeed} electronic_receipt {Elektronischer Beleg} fulfillment {Fulfilment} gold_partner {Goldpartner} otc {Rezeptfreie Arzneimittel} other {{service}}}',
    service_off:
      'Dienst beendet: {service, select, same_day {Lieferung am selben Tag} marketplace {Marktplatz} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Bestandsfeed} electronic_receipt {Elektronischer Beleg} fulfillment {Fulfilment} gold_partner {Goldpartner} otc {Rezeptfreie Arzneimittel} other {{service}}}',
    service_refused:
      'Anfrage abgelehnt: {service, select, same_day {Lieferung am selben Tag} marketplace {Marktplatz} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Bestandsfeed} electronic_receipt {Elektronischer Beleg} fulfillment {Fulfilment} gold_partner {Goldpartner} otc {Rezeptfreie Arzneimittel} other {{service}}}',
    service_kept:
      'Kündigung abgelehnt: {service, select, same_day {Lieferung am selben Tag} marketplace {Marktplatz} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Bestandsfeed} electronic_receipt {Elektronischer Beleg} fulfillment {Fulfilment} gold_partner {Goldpartner} otc {Rezeptfreie Arzneimittel} other {{service}}}',
  },
  preferences: {
    sound: 'Ton bei eiligen neuen Bestellungen',
    soundText: 'Spielt einen kurzen Ton, wenn bei geöffnetem Portal eine Same-Day- oder Express-Bestellung eintrifft.',
    email: 'Per E-Mail',
    emailText: 'Wir senden E-Mails an {address}, nach Thema gebündelt und höchstens alle 5 Minuten.',
    play: 'Ton abspielen',
    failed: 'Wir konnten die Einstellung nicht speichern.',
  },
};
