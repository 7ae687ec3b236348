export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# Zelle korrigiert.} other {# Zellen korrigiert.}}',
    skipped: '{count, plural, one {# war schon richtig und bleibt.} other {# waren schon richtig und bleiben.}}',
    undone:
      '{count, plural, one {Rückgängig gemacht: # Zelle ist wie zuvor.} other {Rückgängig gemacht: # Zellen sind wie zuvor.}}',
  },
  recalled: {
    done: '{count, plural, one {# Zelle wie beim letzten Mal korrigiert.} other {# Zellen wie beim letzten Mal korrigiert.}}',
    takeBack: 'Zurücknehmen',
    running: 'Wird zurückgenommen …',
  },
  correcting: {
    label: 'Korrigierte Zeilen',
    start: 'Zeilen korrigieren',
    ready:
      '{count, plural, =0 {Noch keine korrigierte Zeile ist richtig} one {# korrigierte Zeile ist bereit} other {# korrigierte Zeilen sind bereit}}',
    stillRejected: '{count, plural, one {# weiterhin abgelehnt} other {# weiterhin abgelehnt}}',
    leftAlone: '{count, plural, one {# bleibt, wie sie ist} other {# bleiben, wie sie sind}}',
    none: 'Keine Korrekturen',
    note: 'Vor dem Übernehmen ändert sich nichts. Danach können Sie sie 24 Std. lang zurücknehmen.',
    discard: 'Korrekturen verwerfen',
    next: 'Weitere korrigieren',
    apply:
      '{count, plural, =0 {Korrigierte Zeilen übernehmen} one {# korrigierte Zeile übernehmen} other {# korrigierte Zeilen übernehmen}}',
    applying: 'Wird übernommen …',
  },
  held: {
    title: 'Diese Liste Ihres Bestandsfeeds wartet auf Sie',
    text: '{leaving, plural, =0 {} one {# von {onSale} Angeboten würde den Verkauf verlassen. } other {# von {onSale} Angeboten würden den Verkauf verlassen. }}{moved, plural, =0 {} one {# von {prices} Preisen würde sich um mehr als {percent} % ändern. } other {# von {prices} Preisen würden sich um mehr als {percent} % ändern. }}Übernehmen oder verwerfen Sie die Liste.',
  },
  doctor: {
    label: 'Was falsch ist und was Sie wahrscheinlich meinten',
    meant: 'Meinten Sie:',
    right: 'Sieht richtig aus.',
    empty: 'Die Zelle ist leer.',
    above: 'Über der Grenze: {limit}',
    below: 'Unter der Grenze: {limit}',
    accept: 'Übernehmen',
    alike: '{count, plural, one {Auf # ähnliche Zeile anwenden} other {Auf # ähnliche Zeilen anwenden}}',
    alikeAll: 'Auf alle ähnlichen Zeilen anwenden',
    counting: 'Ähnliche Zeilen werden gesucht …',
  },
  columns: {
    open: 'Spalten zuordnen',
    title: 'Was in den Spalten steht',
    note: 'Wir merken uns Ihre Wahl für jede spätere Datei und jeden Feed mit denselben Überschriften.',
    choice: '„{header}“ ist',
    notRead: 'Nicht lesen',
    forget: 'Wie die Überschrift sagt',
    noValues: 'Keine Werte in den ersten Zeilen',
    save: 'Datei neu lesen',
    running: 'Wird gespeichert …',
  },
  storage: {
    used: {
      upload_bytes: '{used} von {most} MB für Uploads belegt',
      upload_bytes_today: 'In den letzten 24 Stunden {used} von {most} MB hochgeladen',
      upload_rows_today: 'In den letzten 24 Stunden {used} von {most} Zeilen geprüft',
    },
    next: {
      all: 'Ist alles belegt, nehmen wir keine Uploads mehr an, bis alte Dateien nach 90 Tagen gelöscht sind. Laden Sie nur geänderte Zeilen hoch.',
      day: 'Ist die Grenze erreicht, sind Uploads erst am nächsten Tag wieder möglich. Laden Sie nur geänderte Zeilen hoch.',
    },
  },
  followed:
    '{count, plural, one {# dieser Angebote folgt einer Preisregel: Der Preis der Datei wird der, mit dem sie beginnt; die Regel macht morgen weiter.} other {# dieser Angebote folgen einer Preisregel: Der Preis der Datei wird der, mit dem sie beginnt; die Regel macht morgen weiter.}}',
  purchasePrices: {
    set: '{count, plural, one {# neuer Einkaufspreis} other {# neue Einkaufspreise}}',
    changed: '{count, plural, one {# geänderter Einkaufspreis} other {# geänderte Einkaufspreise}}',
    secret: 'Einkaufspreise sieht nur Ihr Geschäft.',
    back: '{count, plural, one {# Einkaufspreis ist wieder wie vorher.} other {# Einkaufspreise sind wieder wie vorher.}}',
  },
};
