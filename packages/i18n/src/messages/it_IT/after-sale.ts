export const afterSale = {
  tabs: 'Messaggi, resi e reclami',
  messages: 'Messaggi',
  returns: 'Resi e reclami',
  returnsShort: 'Resi',
  views: 'Viste',
  ofOrder: 'Messaggi e resi',
  message: 'Messaggio: {subject}',
  replacement: {
    conversation: 'La conversazione in merito',
    isFor: 'Sostituzione per l’ordine {number}',
    ofOrder: 'Sostituzione, pezzi: {count}',
    state: { requested: 'In creazione', made: 'Creata', declined: 'Rifiutata' },
    late: '{brand} è in ritardo',
  },
  viewer: {
    save: 'Salva',
    place: '{at} di {count}',
    previous: 'Precedente',
    next: 'Successiva',
  },
};
