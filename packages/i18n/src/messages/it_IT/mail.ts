export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Una novità sui suoi ordini} other {# novità sui suoi ordini}}',
      offer: '{count, plural, one {Una novità sulle sue offerte} other {# novità sulle sue offerte}}',
      account: '{count, plural, one {Una novità sul suo account} other {# novità sul suo account}}',
    },
    subjectMore: '{text}, e {count, plural, one {# altra novità} other {altre # novità}}',
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
  sets: {
    subject: '{count, plural, one {Un fascicolo del mese è completo} other {# fascicoli del mese sono completi}}',
    greeting: 'Buongiorno {name},',
    intro: 'C’è tutto per la contabilità. Acceda per scaricarlo:',
    item: '{shop}, {month}',
    open: 'Apri la contabilità',
    why: 'Riceve questa e-mail perché ha attivato le e-mail sui fascicoli completi. Può disattivarle nella pagina «Contabilità». I documenti restano nel portale: questa e-mail contiene solo link.',
  },
  passwordCode: {
    subject: 'Il codice per una nuova password',
    greeting: 'Gentile {name},',
    intro: 'Ecco il codice per scegliere una nuova password su {brand}:',
    valid: 'È valido fino alle {time} e una sola volta. Un nuovo codice lo sostituisce.',
    ignore:
      'Non l’ha richiesto? Ignori questa e-mail: senza il codice nessuno può cambiare la sua password. Nessuno di {brand} glielo chiederà mai.',
  },
  passwordChanged: {
    subject: 'La password è stata cambiata',
    greeting: 'Gentile {name},',
    intro: 'La password del suo account su {brand} è stata cambiata il {day} alle {time}.',
    ended:
      '{count, plural, =0 {Nessun’altra sessione era aperta.} one {È stata chiusa un’altra sessione.} other {Sono state chiuse altre # sessioni.}}',
    notYou: 'Non è stato lei? Scelga subito una nuova password e ci chiami al numero {phone}.',
    button: 'Scegliere una nuova password',
    why: 'Riceve questa e-mail a ogni cambio della password. Non si può disattivare.',
  },
  secondFactor: {
    greeting: 'Gentile {name},',
    notYou: 'Non è stato lei? Scelga subito una nuova password e ci chiami al numero {phone}.',
    button: 'Scegliere una nuova password',
    why: 'Riceve questa e-mail quando cambia qualcosa nell’accesso al suo account. Non si può disattivare.',
    authenticator_added: {
      subject: 'È stata aggiunta un’app per i codici',
      text: 'Il {day} alle {time} è stata aggiunta un’app per i codici al suo account su {brand}. Quando accede con la password, ora chiediamo anche un codice.',
    },
    authenticator_removed: {
      subject: 'L’app per i codici è stata rimossa',
      text: 'Il {day} alle {time} l’app per i codici è stata rimossa dal suo account su {brand}. Ora per accedere basta la password.',
    },
    recovery_codes_made: {
      subject: 'Ha nuovi codici di recupero',
      text: 'Il {day} alle {time} sono stati creati nuovi codici di recupero per il suo account su {brand}. Quelli vecchi non valgono più.',
    },
    recovery_code_used: {
      subject: 'È stato usato un codice di recupero',
      text: 'Il {day} alle {time} un codice di recupero del suo account su {brand} è stato usato per accedere o per confermare una modifica. Quel codice non vale più.',
    },
    passkey_added: {
      subject: 'È stata aggiunta una passkey',
      text: 'Il {day} alle {time} è stata aggiunta una passkey al suo account su {brand}. Permette di accedere senza password.',
    },
    passkey_removed: {
      subject: 'È stata eliminata una passkey',
      text: 'Il {day} alle {time} è stata eliminata una passkey dal suo account su {brand}. Non permette più di accedere.',
    },
    reset: {
      subject: 'Il suo secondo fattore è stato reimpostato',
      text: 'Il {day} alle {time} l’app per i codici, i codici di recupero e le passkey sono stati rimossi su richiesta dal suo account su {brand}. Acceda con la password e configuri un nuovo secondo fattore. Se non l’ha chiesto lei, ci chiami subito.',
    },
    guessed: {
      subject: 'Qualcuno ha inserito cinque codici errati',
      text: 'Il {day} alle {time} qualcuno che conosce la sua password ha tentato di accedere al suo account su {brand} e ha inserito cinque codici errati. L’accesso non è riuscito.',
    },
  },
  registration: {
    greeting: 'Buongiorno,',
    item: '{field}: {reason}',
    why: 'Riceve questa e-mail perché con questo indirizzo si registra un negozio su {brand}.',
    code: {
      subject: 'Il suo codice per la registrazione',
      intro: 'Ecco il codice per registrarsi su {brand}:',
      valid: 'Vale fino alle {time} e una sola volta. Un nuovo codice lo sostituisce.',
      ignore:
        'Non l’ha chiesto? Ignori questa e-mail: senza il codice nessuno può registrarsi con il suo indirizzo. Nessuno di {brand} glielo chiederà mai.',
    },
    link: {
      subject: 'La sua registrazione su {brand}: continui qui',
      intro:
        'Con questo link può continuare la registrazione su {brand} su un altro dispositivo. I dati inseriti sono salvati.',
      more: 'Il link vale una volta e per 7 giorni. Domande? Ci chiami al {phone}.',
      button: 'Continua la registrazione',
    },
    received: {
      subject: 'Abbiamo ricevuto la sua registrazione',
      intro:
        'Abbiamo ricevuto la registrazione di {shop} su {brand} e la stiamo verificando. Riceverà un’e-mail non appena sarà decisa.',
      more: 'Nel frattempo può accedere per vedere a che punto è. Domande? Ci chiami al {phone}.',
      button: 'Accedi',
    },
    approved: {
      subject: '{brand} ha approvato il suo negozio',
      intro: '{shop} può ora vendere su {brand}. Acceda con il suo indirizzo e-mail e la password che ha scelto.',
      more: 'Domande? Ci chiami al {phone}.',
      button: 'Accedi',
    },
    changes_requested: {
      subject: '{brand} chiede modifiche alla sua registrazione',
      intro: 'Abbiamo verificato la registrazione di {shop}. Corregga quanto segue e la invii di nuovo:',
      more: 'Il link vale una volta e per 7 giorni; poi acceda. Domande? Ci chiami al {phone}.',
      button: 'Correggi ora',
    },
    rejected: {
      subject: '{brand} non può accettare la sua registrazione',
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
    asRole: 'Il suo ruolo: {role}. {may}',
    valid: 'Il link funziona una sola volta, fino al {day} alle {time}.',
    button: 'Entra nel team',
    ignore:
      'Non sa di che cosa si tratta? Ignori questa e-mail: senza il link non succede nulla. Nessuno di {brand} glielo chiederà mai.',
  },
  secondFactorDemand: {
    subject: '{shop} richiede un secondo fattore',
    text: 'Da ora chi può modificare accrediti o team di {shop} su {brand} ha bisogno di un secondo fattore. Lei non l’ha ancora. Finché non lo configura, può aprire solo il suo accesso.',
    how: 'Bastano due minuti: aggiunga una passkey o inquadri un codice con un’app del telefono.',
    button: 'Configurare il secondo fattore',
    why: 'Riceve questa e-mail perché lo ha deciso un titolare di {shop}. Domande? Si rivolga al titolare o ci chiami al numero {phone}.',
  },
  owner: {
    subject: '{what} presso {shop}',
    greeting: 'Buongiorno {name},',
    text: 'Il {day} alle {time}, {who} ha fatto questo presso {shop}:',
    notYou: 'Non se lo aspettava? Lo annulli nel portale e ci chiami: {phone}.',
    button: 'Aprire l’attività',
    why: 'Riceve questa e-mail perché è titolare di {shop} su {brand} e così si danno permessi o si inviano dati altrove. Non si può disattivare.',
  },
  bankAccount: {
    subject: 'Il suo conto bancario è stato modificato',
    greeting: 'Buongiorno {name},',
    text: 'Il {day} alle {time} è stato modificato il conto su cui paga {brand}. Ora è questo:',
    notYou: 'Non è stato nessuno del suo negozio? Ci chiami subito: {phone}.',
    button: 'Controllare il conto',
    why: 'Riceve questa e-mail perché è titolare di un negozio su {brand}.',
  },
};
