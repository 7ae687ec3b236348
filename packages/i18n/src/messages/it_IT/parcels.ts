export const parcels = {
  nav: 'Sezioni',
  count: '{count, plural, one {# collo} other {# colli}}',
  print: 'Stampa la distinta di consegna',
  cut: 'Questi sono i {listed} più recenti di {total}.',
  none: {
    title: 'Nessun collo in attesa di ritiro',
    text: 'Gli ordini preparati restano qui fino al ritiro del corriere.',
  },
  failed: {
    title: 'Non è stato possibile caricare i colli',
  },
  column: {
    order: 'Ordine',
    receiver: 'Destinatario',
    units: 'Unità',
    waybill: 'Numero di tracciamento o lettera di vettura',
  },
  courier: {
    swiss_post: 'La Posta Svizzera',
    own: 'Consegna propria',
    pickup_point: 'Punto di ritiro',
    other: 'Altro corriere',
  },
  erased: 'Dati del cliente cancellati',
};
