export const forms = {
  date: {
    placeholder: 'TT.MM.JJJJ',
    clear: 'Datum löschen',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Vorheriges Jahr',
    nextYear: 'Nächstes Jahr',
    chooseMonth: 'Monat wählen',
  },
  saveBar: {
    unsaved: '{count, plural, one {# Änderung nicht gespeichert} other {# Änderungen nicht gespeichert}}',
    changes: '{count, plural, one {# Änderung} other {# Änderungen}}',
    changed: 'geändert',
    check: '{field} prüfen',
    discard: 'Verwerfen',
    key: 'Strg S',
    overtaken: 'Inzwischen von jemand anderem geändert: {fields}. Speichern ersetzt das.',
  },
  address: {
    label: 'Adresse suchen',
    placeholder: 'Straße und Ort',
    search: 'Suchen',
    searching: 'Suche läuft …',
    none: 'Keine passende Adresse. Suchen Sie noch einmal oder tippen Sie sie unten ein.',
    results: 'Gefundene Adressen',
    filled: 'Unten eingetragen. Bitte prüfen Sie sie.',
  },
};
