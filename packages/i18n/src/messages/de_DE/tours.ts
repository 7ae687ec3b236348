export const tours = {
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  counter: '{current} von {total}',
  ofScreen: 'Rundgänge dieser Ansicht',
  order_card: {
    name: 'Eine Bestellung auf einen Blick',
    number: {
      title: 'Nummer und Wert',
      text: 'Die Nummer, wie sie auf dem Lieferschein steht, und der Wert der Bestellung. Ein Punkt zeigt, dass sie noch niemand geöffnet hat.',
    },
    customer: {
      title: 'Kunde und Artikel',
      text: 'Vorname und Ort des Kunden und wie viele Stück Sie packen.',
    },
    deadline: {
      title: 'Versandfrist',
      text: 'Die Zeit bis zum Versand, der Versandweg und der Status. Gelb heißt unter zwei Stunden, Rot unter dreißig Minuten oder zu spät.',
    },
    open: {
      title: 'Öffnen',
      text: 'Klicken Sie auf die Karte oder drücken Sie darauf die Eingabetaste: Sie sehen Artikel, Adresse und mögliche Schritte. Mit den Pfeiltasten gehen Sie von Karte zu Karte.',
    },
  },
  new_orders_download: {
    name: 'Neue Bestellungen herunterladen',
    button: {
      title: 'Alle neuen Bestellungen in einer Datei',
      text: 'Laden Sie Ihre neuesten neuen Bestellungen als Excel- oder CSV-Datei herunter, eine Zeile je Stück, für Ihr eigenes System.',
    },
  },
  order_desk: {
    name: 'Vierzig Pakete vor der Abholung',
    many: {
      title: 'Mehrere auf einmal',
      text: 'Haken Sie Bestellungen an oder drücken Sie darauf X, um sie zusammen zu bestätigen, zu versenden oder zu drucken. Zehn Sekunden lang lässt sich das rückgängig machen.',
    },
    pack: {
      title: 'Mit dem Scanner packen',
      text: 'Scannen Sie jede Packung und dann das Etikett: Eine falsche Packung wird gestoppt, die Bestellung versendet, und die nächste kommt. Beginnen Sie mit B.',
    },
    ship: {
      title: 'Aus einer Liste versenden',
      text: 'Fügen Sie die Liste Ihres Versanddienstes ein oder ziehen Sie seine Datei hinein. Wir ordnen die Sendungsnummern den Bestellungen zu, und Sie prüfen sie, bevor etwas gesendet wird.',
    },
    views: {
      title: 'Ihre Ansicht speichern',
      text: 'Behalten Sie die Filter, die Sie jeden Tag brauchen, mit der Zahl der Bestellungen, für sich oder für alle im Geschäft.',
    },
  },
  my_products_launch: {
    name: 'Ihre Produkte',
    search: {
      title: 'Produkt finden',
      text: 'Geben Sie einen Teil des Namens, die PZN oder die EAN ein. Kleine Tippfehler schaden nicht.',
    },
    columns: {
      title: 'Spalten wählen',
      text: 'Zeigen Sie, was Sie brauchen, und blenden Sie den Rest aus. Ihre Wahl bleibt in diesem Browser erhalten.',
    },
    export: {
      title: 'Exportieren',
      text: 'Laden Sie alle Produkte herunter oder nur die gefilterten. Große Dateien erstellen wir im Hintergrund.',
    },
    price: {
      title: 'Preise in der Tabelle ändern',
      text: 'Klicken Sie auf den Preis, geben Sie den neuen ein und sehen Sie sofort, auf welchem Platz Sie stehen. Zehn Sekunden lang können Sie ihn rückgängig machen.',
    },
  },
  offer_upload_launch: {
    name: 'Angebote hochladen',
    type: {
      title: 'Was die Datei ändert',
      text: 'Bestand und Preis zusammen oder nur Preise. Angebote, die nicht in der Datei stehen, bleiben, wie sie sind.',
    },
    drop: {
      title: 'Datei hier ablegen',
      text: 'Noch ändert sich nichts. Zuerst sehen Sie, was jede Zeile bewirken würde, und können Fehler gleich korrigieren.',
    },
    template: {
      title: 'Vorlage verwenden',
      text: 'Sie hat die richtigen Spalten für Ihr Land und behält führende Nullen.',
    },
    history: {
      title: 'Was Sie hochgeladen haben',
      text: 'Jeder Upload mit seinem Ergebnis. Einen übernommenen können Sie 24 Stunden lang zurücknehmen.',
    },
  },
  invoices_new_reports: {
    name: 'Rechnungen und neue Berichte',
    list: {
      title: 'Alles in einer Liste',
      text: 'Rechnungen, Rechnungskorrekturen und die neuen Monatsberichte, Monat für Monat mit Ihrem Saldo.',
    },
    archive: {
      title: 'Alle auf einmal herunterladen',
      text: 'Ein Archiv für ein Jahr oder alle Jahre. Wir erstellen es im Hintergrund.',
    },
    joined: {
      title: 'Ein Monat als ein PDF',
      text: 'Für Ihre Steuerberatung: alle Belege eines Monats, mit Inhalt und Lesezeichen.',
    },
  },
  invoices_shipping_vat: {
    name: 'Rechnungen mit Versand-MwSt.',
    type: {
      title: 'Versand-MwSt.',
      text: 'Die MwSt. auf die Versandkosten Ihrer Kunden hat jeden Monat eine eigene Rechnung. Ihr PDF nennt Netto, Satz und Steuer.',
    },
  },
  sync_results_launch: {
    name: 'Sync-Ergebnisse',
    progress: {
      title: 'Ihr Fortschritt',
      text: 'Der Anteil Ihrer Produkte ohne rotes Ergebnis und die Stufe, die Sie erreicht haben.',
    },
    causes: {
      title: 'Warum Produkte nicht im Verkauf sind',
      text: 'Nach Ursachen geordnet, jeweils mit der Zahl der Produkte.',
    },
    remedy: {
      title: 'Viele auf einmal beheben',
      text: 'Zu jeder Ursache gibt es eine Lösung. Die Schaltfläche nennt, wie viele Produkte sie ändert.',
    },
    feed: {
      title: 'Ihr Bestandsfeed',
      text: 'Wann wir ihn zuletzt abgerufen haben und ob er Neues hatte.',
    },
  },
  business_launch: {
    name: 'Ihre Verkäufe',
    figures: {
      title: 'Heute neben letzter Woche',
      text: 'Heute bis jetzt, verglichen mit denselben Stunden vor einer Woche, und die letzten sieben Tage.',
    },
    days: {
      title: 'Jeder Tag und seine Bestellungen',
      text: 'Der Strich am Balken ist derselbe Wochentag der Vorwoche. In der Tabelle darunter öffnet ein Tag seine Bestellungen.',
    },
    runningOut: {
      title: 'Was bald ausgeht',
      text: 'Wie lange Ihr eigener Bestand beim Tempo der letzten vier Wochen reicht. Setzen Sie ihn gleich hier neu.',
    },
    best: {
      title: 'Was am meisten verkauft wird',
      text: 'Nach Stück oder nach Umsatz. Ein Produkt öffnet seine Bestellungen, sein Bestand Ihr Angebot.',
    },
  },
  performance_launch: {
    name: 'Ihre Leistung',
    status: {
      title: 'So steht Ihr Konto',
      text: 'Hier sehen Sie auf einen Blick Ihren Kontostatus und den Grund dafür.',
    },
    cancelled: {
      title: 'Stornierte Bestellungen',
      text: 'Der Anteil stornierter Bestellungen der letzten Woche. Ein Klick auf eine Zahl zeigt ihre Bestellungen.',
    },
    late: {
      title: 'Verspätete Bestellungen',
      text: 'Bestellungen, die nach ihrer Frist oder gar nicht versendet wurden.',
    },
    tabs: {
      title: 'Wählen Sie, was Sie sehen',
      text: 'Wechseln Sie zwischen stornierten und verspäteten Bestellungen. Der Schieberegler folgt.',
    },
    chart: {
      title: 'Die letzten 12 Wochen',
      text: 'Wie sich der Anteil gegenüber den Grenzwerten entwickelt hat. Der schraffierte Balken ist die laufende Woche.',
    },
    last: { title: 'Der letzte Zeitraum in Zahlen', text: 'Jede Zahl öffnet genau die Bestellungen, die sie zählt.' },
  },
};
