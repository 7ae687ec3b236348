export const afterSale = {
  tabs: 'Nachrichten, Rückgaben und Reklamationen',
  messages: 'Nachrichten',
  returns: 'Rückgaben und Reklamationen',
  returnsShort: 'Rückgaben',
  views: 'Ansichten',
  ofOrder: 'Nachrichten und Rückgaben',
  message: 'Nachricht: {subject}',
  replacement: {
    conversation: 'Unterhaltung dazu',
    isFor: 'Ersatz für Bestellung {number}',
    ofOrder: 'Ersatz, {count} Stück',
    state: { requested: 'Wird angelegt', made: 'Angelegt', declined: 'Abgelehnt' },
    late: '{brand} ist in Verzug',
  },
  viewer: {
    save: 'Speichern',
    place: '{at} von {count}',
    previous: 'Vorheriges',
    next: 'Nächstes',
  },
};
