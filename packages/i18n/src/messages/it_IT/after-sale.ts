export const afterSale = {
  tabs: 'Messaggi, resi e reclami',
  messages: 'Messaggi',
  returns: 'Resi e reclami',
  returnsShort: 'Resi',
  views: 'Viste',
  ofOrder: 'Messaggi e resi',
  message: 'Messaggio: {subject}',
};
