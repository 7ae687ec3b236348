export const forms = {
  unsaved: {
    title: 'Scartare le modifiche?',
    text: 'I dati inseriti non sono ancora stati salvati.',
    stay: 'Continua a modificare',
    discard: 'Scarta modifiche',
  },
  date: {
    placeholder: 'gg/mm/aaaa',
    clear: 'Cancella data',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    previousYear: 'Anno precedente',
    nextYear: 'Anno successivo',
    chooseMonth: 'Scegli un mese',
  },
};
