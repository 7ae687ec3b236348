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
  passwordCode: {
    subject: 'Il codice per una nuova password',
    greeting: 'Gentile {name},',
    intro: 'Ecco il codice per scegliere una nuova password su {brand}:',
    valid: 'È valido fino alle {time} e una sola volta. Un nuovo codice lo sostituisce.',
    ignore:
      'Non l’ha richiesto? Ignori questa e-mail: senza il codice nessuno può cambiare la Sua password. Nessuno di {brand} glielo chiederà mai.',
  },
  passwordChanged: {
    subject: 'La password è stata cambiata',
    greeting: 'Gentile {name},',
    intro: 'La password del Suo account su {brand} è stata cambiata il {day} alle {time}.',
    ended:
      '{count, plural, =0 {Nessun’altra sessione era aperta.} one {È stata chiusa un’altra sessione.} other {Sono state chiuse altre # sessioni.}}',
    notYou: 'Non è stato Lei? Scelga subito una nuova password e ci chiami al numero {phone}.',
    button: 'Scegliere una nuova password',
    why: 'Riceve questa e-mail a ogni cambio della password. Non si può disattivare.',
  },
};
