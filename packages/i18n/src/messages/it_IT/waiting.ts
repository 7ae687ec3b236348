export const waiting = {
  since: 'dalle {time}',
  listOf: 'Elenco delle {time}. Può continuare a confermare e spedire.',
  count: '{count, plural, one {# azione in attesa} other {# azioni in attesa}}',
  show: 'Mostra',
  hide: 'Nascondi',
  takeBack: 'Ritira',
  takeBackAll: 'Ritira tutte',
  retrying: 'Continuiamo a provare.',
  act: {
    confirm: 'Conferma <b>{number}</b>',
    process: 'Spedisci <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confermato',
    process: '<b>{number}</b> spedito',
  },
  notActed: {
    confirm: '<b>{number}</b> non confermato',
    process: '<b>{number}</b> non spedito',
  },
  at: 'alle {time}',
  state: { waiting: 'in attesa', sending: 'invio in corso', sent: 'inviata' },
  card: {
    confirm: 'Conferma in attesa',
    process: 'Spedizione in attesa',
  },
  sending: 'Di nuovo in linea, {done} di {total} inviate',
  sent: '{count, plural, one {# inviata} other {# inviate}}',
  toSettle: '{sent} inviate, {count} da chiarire',
  onlyToSettle: '{count} da chiarire',
  current: 'Di nuovo in linea. L’elenco è aggiornato.',
  reason: {
    cancelled:
      'L’ordine è stato annullato alle {time}, mentre non c’era connessione. Non lo prepari e rimetta a posto {count, plural, one {# unità} other {# unità}}.',
    done_already: 'Nel frattempo lo ha fatto qualcun altro. Non resta nulla da fare.',
    changed: 'L’ordine è cambiato nel frattempo. Lo controlli e riprovi.',
    not_possible: 'L’ordine è andato avanti nel frattempo. Controlli se resta qualcosa da fare.',
    too_old: 'L’azione è rimasta in attesa per più di sei giorni e non è stata inviata. Controlli l’ordine.',
    refused: 'Il portale non ha accettato l’azione. Controlli l’ordine.',
  },
  openOrder: 'Vedi ordine',
  putBack: 'Rimesso a posto',
  settled: 'Fatto',
  ofOthers:
    '{count, plural, one {# azione in attesa di un altro account è stata scartata.} other {# azioni in attesa di un altro account sono state scartate.}}',
};
