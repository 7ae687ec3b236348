export const forms = {
  unsaved: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Eingaben sind noch nicht gespeichert.',
    stay: 'Weiter bearbeiten',
    discard: 'Änderungen verwerfen',
  },
  date: {
    placeholder: 'TT.MM.JJJJ',
    clear: 'Datum löschen',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Vorheriges Jahr',
    nextYear: 'Nächstes Jahr',
    chooseMonth: 'Monat wählen',
  },
};
