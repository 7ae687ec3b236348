export const waiting = {
  since: 'since {time}',
  listOf: {
    orders: 'List from {time}. Confirming and sending go on.',
    messages: 'Messages from {time}. You can read on; replies wait and count when they arrive.',
    returns: 'Returns from {time}. You can read on; decisions need a connection.',
  },
  count: '{count, plural, one {# action waits} other {# actions wait}}',
  show: 'View',
  hide: 'Hide',
  takeBack: 'Take back',
  takeBackAll: 'Take all back',
  retrying: 'We keep trying to send.',
  act: {
    confirm: 'Confirm <b>{number}</b>',
    process: 'Send <b>{number}</b>',
    pack: 'Pack <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmed',
    process: '<b>{number}</b> sent',
    pack: '<b>{number}</b> packed',
  },
  notActed: {
    confirm: '<b>{number}</b> not confirmed',
    process: '<b>{number}</b> not sent',
    pack: '<b>{number}</b> not packed',
  },
  at: 'at {time}',
  state: { waiting: 'waits', sending: 'sending', sent: 'sent' },
  card: {
    confirm: 'Confirmation waits',
    process: 'Sending waits',
    pack: 'Packing waits',
  },
  sending: 'Connected again, {done} of {total} sent',
  sent: '{count, plural, one {# sent} other {# sent}}',
  toSettle: '{sent} sent, {count} to settle',
  onlyToSettle: '{count} to settle',
  current: 'Connected again. The list is up to date.',
  reason: {
    cancelled:
      'The order was cancelled at {time} while you were offline. Don’t pack it, put {count, plural, one {# unit} other {# units}} back.',
    done_already: 'Somebody else did this meanwhile. There’s nothing left to do.',
    changed: 'The order was changed meanwhile. Check it and try again.',
    not_possible: 'The order has moved on meanwhile. Check whether anything is left to do.',
    too_old: 'It waited for more than six days and wasn’t sent. Check the order.',
    refused: 'The portal didn’t accept it. Check the order.',
  },
  offer: {
    act: 'Change <b>{name}</b>',
    acted: '<b>{name}</b> changed',
    notActed: '<b>{name}</b> not changed',
    price: 'price {value}',
    stock: 'stock {value}',
    purchasePrice: 'purchase price {value}',
    noPurchasePrice: 'no purchase price',
    active: 'activate',
    inactive: 'deactivate',
    fromFeed: 'the feed’s value',
    open: 'View product',
    reason: {
      changed: 'The offer was changed elsewhere meanwhile. Check it and try again.',
      refused: 'The portal didn’t accept the change. See the reason beside the offer.',
    },
  },
  reply: {
    act: 'Reply to <b>{name}</b>',
    acted: 'Reply to <b>{name}</b> sent',
    notActed: 'Reply to <b>{name}</b> not sent',
    open: 'Open conversation',
    reason: {
      changed:
        'Something changed in the conversation meanwhile. Read it first, then send your text again if it still fits.',
      files_gone:
        'The attached files are no longer there: they are kept for a day. Your text is; attach them again and send it.',
      too_old:
        'It waited for more than six days and wasn’t sent. Your text is still here; send it again if it still fits.',
      refused: 'The portal didn’t accept it. Your text is still here.',
    },
  },
  openOrder: 'View order',
  putBack: 'Put back',
  settled: 'Done',
  ofOthers:
    '{count, plural, one {# action that another account left waiting was dropped.} other {# actions that another account left waiting were dropped.}}',
} as const;
