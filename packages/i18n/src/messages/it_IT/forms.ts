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
  saveBar: {
    unsaved: '{count, plural, one {# modifica non salvata} other {# modifiche non salvate}}',
    changes: '{count, plural, one {# modifica} other {# modifiche}}',
    changed: 'modificato',
    check: 'Verifichi: {field}',
    discard: 'Annulla',
    key: 'Ctrl S',
    overtaken: 'Modificato nel frattempo da un’altra persona: {fields}. Salvando viene sostituito.',
  },
  address: {
    label: 'Cerca indirizzo',
    placeholder: 'Via e città',
    search: 'Cerca',
    searching: 'Ricerca in corso…',
    none: 'Nessun indirizzo corrispondente. Cerchi di nuovo o lo scriva sotto.',
    results: 'Indirizzi trovati',
    filled: 'Compilato qui sotto. Lo controlli, per favore.',
  },
};
