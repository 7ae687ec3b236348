export const forms = {
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
