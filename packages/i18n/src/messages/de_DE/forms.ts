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
};
