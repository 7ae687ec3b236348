export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Una novità sui suoi ordini} other {# novità sui suoi ordini}}',
      offer: '{count, plural, one {Una novità sulle Sue offerte} other {# novità sulle Sue offerte}}',
      account: '{count, plural, one {Una novità sul Suo account} other {# novità sul Suo account}}',
    },
    greeting: 'Buongiorno {name},',
    intro: 'Ecco le novità di {shop}:',
    more: '{count, plural, one {E un’altra.} other {E altre #.}}',
    open: 'Apri il portale',
    why: 'Riceve questa e-mail perché ha chiesto e-mail su {group}. Nel portale, sotto la campanella e «Impostazioni delle notifiche», può disattivarle in qualsiasi momento.',
    group: { order: 'gli ordini', offer: 'le offerte', account: 'il Suo account' },
  },
};
