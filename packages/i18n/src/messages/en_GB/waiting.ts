export const waiting = {
  since: 'since {time}',
  listOf: 'List from {time}. Confirming and sending go on.',
  count: '{count, plural, one {# action waits} other {# actions wait}}',
  show: 'View',
  hide: 'Hide',
  takeBack: 'Take back',
  takeBackAll: 'Take all back',
  retrying: 'We keep trying to send.',
  act: {
    confirm: 'Confirm <b>{number}</b>',
    process: 'Send <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmed',
    process: '<b>{number}</b> sent',
  },
  notActed: {
    confirm: '<b>{number}</b> not confirmed',
    process: '<b>{number}</b> not sent',
  },
  at: 'at {time}',
  state: { waiting: 'waits', sending: 'sending', sent: 'sent' },
  card: {
    confirm: 'Confirmation waits',
    process: 'Sending waits',
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
  openOrder: 'View order',
  putBack: 'Put back',
  settled: 'Done',
  ofOthers:
    '{count, plural, one {# action that another account left waiting was dropped.} other {# actions that another account left waiting were dropped.}}',
} as const;
