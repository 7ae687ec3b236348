export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Una novità sui suoi ordini} other {# novità sui suoi ordini}}',
      offer: '{count, plural, one {Una novità sulle sue offerte} other {# novità sulle sue offerte}}',
      account: '{count, plural, one {Una novità sul suo account} other {# novità sul suo account}}',
    },
    greeting: 'Buongiorno {name},',
    intro: 'Ecco le novità di {shop}:',
    more: '{count, plural, one {E un’altra.} other {E altre #.}}',
    open: 'Apri il portale',
    why: 'Riceve questa e-mail perché ha attivato le e-mail su {group}. Per disattivarle, apra il portale, selezioni la campanella e poi «Impostazioni delle notifiche».',
    group: { order: 'gli ordini', offer: 'le offerte', account: 'il suo account' },
    numbers: '{text}: {numbers}',
    andMore: '{numbers} e altri {count}',
    deadline: '{text}, scadenza {when}',
    firstDeadline: '{text}, prima scadenza {when}',
  },
};
