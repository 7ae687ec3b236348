export const wholesaler = {
  title: 'Lista del grossista',
  sum: '{products, plural, one {# prodotto} other {# prodotti}}, {units, plural, other {# unità}}',
  orders: '{count, plural, one {# ordine} other {# ordini}}',
  fileName: 'lista-del-grossista',
  column: {
    product: 'Prodotto',
    pack: 'Confezione',
    code: 'Codice MINSAN/AIC',
    units: 'Unità',
    orders: 'Per gli ordini',
  },
  none: {
    title: 'Non serve nulla dal grossista',
    text: 'Ciò che serve ancora ai suoi ordini aperti è nella sua giacenza.',
  },
  failed: { title: 'Non è stato possibile caricare la lista del grossista' },
  cut: 'Sono sommati solo gli ordini che scadono per primi.',
  print: 'Stampa',
  sheet: 'In Excel',
  missing: 'Non disponibile',
  missingOf: 'Non disponibile: {name}',
};
