export const waiting = {
  since: 'dalle {time}',
  listOf: {
    orders: 'Elenco delle {time}. Può continuare a confermare e spedire.',
    messages: 'Messaggi delle {time}. Può continuare a leggere; le risposte aspettano e contano quando arrivano.',
    returns: 'Resi delle {time}. Può continuare a leggere; le decisioni richiedono una connessione.',
  },
  count: '{count, plural, one {# azione in attesa} other {# azioni in attesa}}',
  show: 'Mostra',
  hide: 'Nascondi',
  takeBack: 'Ritira',
  takeBackAll: 'Ritira tutte',
  retrying: 'Continuiamo a provare.',
  act: {
    confirm: 'Conferma <b>{number}</b>',
    process: 'Spedisci <b>{number}</b>',
    pack: 'Imballa <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confermato',
    process: '<b>{number}</b> spedito',
    pack: '<b>{number}</b> imballato',
  },
  notActed: {
    confirm: '<b>{number}</b> non confermato',
    process: '<b>{number}</b> non spedito',
    pack: '<b>{number}</b> non imballato',
  },
  at: 'alle {time}',
  state: { waiting: 'in attesa', sending: 'invio in corso', sent: 'inviata' },
  card: {
    confirm: 'Conferma in attesa',
    process: 'Spedizione in attesa',
    pack: 'Imballaggio in attesa',
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
  offer: {
    act: 'Modifica <b>{name}</b>',
    acted: '<b>{name}</b> modificato',
    notActed: '<b>{name}</b> non modificato',
    price: 'prezzo {value}',
    stock: 'giacenza {value}',
    purchasePrice: 'prezzo d’acquisto {value}',
    noPurchasePrice: 'nessun prezzo d’acquisto',
    active: 'attiva',
    inactive: 'disattiva',
    fromFeed: 'valore del feed',
    open: 'Vedi prodotto',
    reason: {
      changed: 'L’offerta è stata modificata altrove nel frattempo. La controlli e riprovi.',
      refused: 'Il portale non ha accettato la modifica. Il motivo è accanto all’offerta.',
    },
  },
  reply: {
    act: 'Rispondi a <b>{name}</b>',
    acted: 'Risposta a <b>{name}</b> inviata',
    notActed: 'Risposta a <b>{name}</b> non inviata',
    open: 'Apri la conversazione',
    reason: {
      changed:
        'Nel frattempo la conversazione è cambiata. La legga prima, poi invii di nuovo il testo se va ancora bene.',
      files_gone:
        'I file allegati non ci sono più: restano per un giorno. Il suo testo è ancora qui; li alleghi di nuovo e lo invii.',
      too_old:
        'La risposta ha aspettato più di sei giorni e non è stata inviata. Il suo testo è ancora qui; lo invii di nuovo se va ancora bene.',
      refused: 'Il portale non l’ha accettata. Il suo testo è ancora qui.',
    },
  },
  openOrder: 'Vedi ordine',
  putBack: 'Rimesso a posto',
  settled: 'Fatto',
  ofOthers:
    '{count, plural, one {# azione in attesa di un altro account è stata scartata.} other {# azioni in attesa di un altro account sono state scartate.}}',
};
