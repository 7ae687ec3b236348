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
  registration: {
    greeting: 'Buongiorno,',
    item: '{field}: {reason}',
    why: 'Riceve questa e-mail perché con questo indirizzo si registra un negozio su {brand}.',
    code: {
      subject: 'Il Suo codice per la registrazione',
      intro: 'Ecco il codice per registrarsi su {brand}:',
      valid: 'Vale fino alle {time} e una sola volta. Un nuovo codice lo sostituisce.',
      ignore:
        'Non l’ha chiesto? Ignori questa e-mail: senza il codice nessuno può registrarsi con il Suo indirizzo. Nessuno di {brand} glielo chiederà mai.',
    },
    link: {
      subject: 'La Sua registrazione su {brand}: continui qui',
      intro:
        'Con questo link può continuare la registrazione su {brand} su un altro dispositivo. I dati inseriti sono salvati.',
      more: 'Il link vale una volta e per 7 giorni. Domande? Ci chiami al {phone}.',
      button: 'Continua la registrazione',
    },
    approved: {
      subject: '{brand} ha approvato il Suo negozio',
      intro: '{shop} può ora vendere su {brand}. Acceda con il Suo indirizzo e-mail e la password che ha scelto.',
      more: 'Domande? Ci chiami al {phone}.',
      button: 'Accedi',
    },
    changes_requested: {
      subject: '{brand} chiede modifiche alla Sua registrazione',
      intro: 'Abbiamo verificato la registrazione di {shop}. Corregga quanto segue e la invii di nuovo:',
      more: 'Il link vale una volta e per 7 giorni; poi acceda. Domande? Ci chiami al {phone}.',
      button: 'Correggi ora',
    },
    rejected: {
      subject: '{brand} non può accettare la Sua registrazione',
      intro: 'Abbiamo verificato la registrazione di {shop} e non possiamo accettarla:',
      more: 'Pensa che sia un errore? Ci chiami al {phone}.',
    },
  },
  team: {
    subject: 'Invito a {shop}',
    greeting: 'Buongiorno,',
    greetingName: 'Buongiorno {name},',
    intro: '{name} La invita a lavorare per {shop} nel portale venditori di {brand}.',
    introShop: '{shop} La invita nel suo team nel portale venditori di {brand}.',
    asRole: 'Il Suo ruolo: {role}. {may}',
    valid: 'Il link funziona una sola volta, fino al {day} alle {time}.',
    button: 'Entra nel team',
    ignore:
      'Non sa di che cosa si tratta? Ignori questa e-mail: senza il link non succede nulla. Nessuno di {brand} glielo chiederà mai.',
  },
};
