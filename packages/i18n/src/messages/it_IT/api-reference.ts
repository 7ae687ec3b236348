export const apiReference = {
  title: 'Riferimento dell’API',
  back: 'Torna ai sistemi propri',
  note: 'v{version}, {count, plural, one {# operazione} other {# operazioni}}, dal server in funzione',
  document: 'Documento OpenAPI',
  token: 'Token degli esempi',
  noToken: 'Nuovo token',
  list: 'Operazioni',
  find: 'Cerca un’operazione',
  clear: 'Cancella la ricerca',
  nothing: 'Nessuna operazione corrisponde a «{text}».',
  unknown: 'Qui non c’è un’operazione «{page}».',
  area: 'Sull’API',
  start: {
    title: 'Per iniziare',
    authentication: 'Autenticazione',
    repeat: 'Ripetere senza rischi',
    errors: 'Errori e limiti',
    sandbox: 'Ambiente di prova',
  },
  page: {
    sandbox: {
      title: 'Provare nell’ambiente di prova',
      first:
        'Un token di prova inizia con ofz_, il marketplace e _test_. Tutto ciò che chiama agisce su un negozio inventato: alcune offerte e ordini che nessun altro vede. Ogni risposta lo indica con l’intestazione Offizin-Sandbox: true.',
      second:
        'POST /sandbox/orders crea un ordine inventato. Lo confermi e lo evada come uno vero, poi faccia accadere ciò che fanno cliente e corriere con POST /sandbox/orders/ID/events. Con POST /sandbox/orders/ID/messages il cliente scrive, con POST /sandbox/orders/ID/returns restituisce ciò che è stato consegnato.',
      third:
        'Gli endpoint di prova ne ricevono i webhook. Nessuno riceve e-mail, nulla viene contabilizzato e nulla compare nelle sue cifre; gli ordini inventati vengono eliminati dopo 30 giorni.',
    },
    authentication: {
      title: 'Autenticazione',
      first:
        'Ogni chiamata porta un token del negozio nell’intestazione Authorization. Ne crei uno per ogni sistema in «Sistemi propri», solo con i permessi che gli servono.',
      second:
        'Conservi il token in una variabile d’ambiente o in un archivio di segreti, mai nel codice. Gli esempi lo leggono dalla variabile che ha il nome del token.',
      third:
        'Un token sbagliato, scaduto o revocato riceve un 401; uno senza il permesso, un 403 con il codice api_token.scope.',
    },
    repeat: {
      title: 'Ripetere senza rischi',
      first:
        'Le chiamate che cambiano qualcosa portano un Idempotency-Key: un testo da 8 a 100 caratteri che sceglie una volta per ogni azione.',
      second:
        'Se la risposta va persa, invii di nuovo la stessa chiamata con la stessa chiave. Riceve la prima risposta e nulla accade due volte. La stessa chiave con un altro contenuto viene rifiutata con 422.',
      third:
        'Se il corpo ha una version, invii quella che ha letto. Se nel frattempo l’ordine è cambiato, riceve un 409 e lo rilegge.',
    },
    errors: {
      title: 'Errori e limiti',
      first:
        'Gli errori sono JSON di tipo application/problem+json. Decida in base al campo message, un codice stabile come order.version_conflict; gli altri campi sono per le persone.',
      second:
        'Ogni risposta dice nelle intestazioni RateLimit quante chiamate restano nel minuto. Con 429 e 503 attenda i secondi indicati in Retry-After e invii di nuovo la stessa chiamata.',
      third: 'Se Le serve aiuto, ci indichi il requestId della risposta: con quello troviamo la chiamata.',
    },
  },
  place: {
    path: 'Nel percorso',
    query: 'Nella query',
    header: 'Intestazioni',
    body: 'Corpo',
    answer: 'Nella risposta',
  },
  required: 'obbligatorio',
  optional: 'facoltativo',
  nullable: 'o null',
  anyToken: 'Qualsiasi token',
  lacks: 'Richiede {scope}; «{name}» ha {scopes}',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'La copia non è riuscita. Selezioni il testo e lo copi.',
  copyPath: 'Copia il percorso',
  copyRequest: 'Copia la chiamata',
  request: 'Chiamata',
  language: 'Linguaggio dell’esempio',
  variable: 'In {variable} il suo sistema conserva il token «{name}».',
  noVariable: 'In {variable} il suo sistema conserva il token. Non ne ha ancora nessuno.',
  inSandbox: 'È un token di prova: la chiamata agisce nell’ambiente di prova.',
  testToken: '{name} …{lastFour} (prova)',
  answer: 'Risposta',
  status: 'Stato della risposta',
  file: 'La risposta è un file: {type}',
  everywhere: 'Possibile per ogni chiamata',
  dock: {
    title: 'Invii dei webhook',
    open: 'Apri gli invii',
    close: 'Chiudi gli invii',
    endpoint: 'Destinazione',
    allEndpoints: 'Tutte le destinazioni',
    since: '{count} in attesa da {when}',
    sendAll: 'Invia tutti e {count}',
    ask: 'Inviare di nuovo {count} eventi?',
    askText: 'Il suo sistema li riceve tutti insieme, prima i più vecchi. I loro identificativi restano gli stessi.',
    allSent: 'Ne stiamo inviando {sent}.',
    someSent: 'Ne stiamo inviando {sent}; ne restano {left}. Prema di nuovo per i prossimi.',
    none: 'Ancora nessuna destinazione',
    noneText:
      'Aggiunga una destinazione in «Sistemi propri» e la chiamiamo ogni volta che succede qualcosa. Ciò che abbiamo inviato e ciò che il suo sistema ha risposto si vede qui per 30 giorni.',
    views: 'Che cosa mostrare',
    body: 'Corpo',
    headers: 'Intestazioni',
    answer: 'La sua risposta',
    answerWith: 'La sua risposta, {status}',
    copy: 'Copia: {what}',
    noAnswer: 'Il suo sistema ha risposto senza contenuto.',
    notSent: 'Non è ancora stato inviato nulla.',
    bytes:
      'Messo su più righe per leggerlo; «Copia» dà i byte esatti che sono stati firmati. Solo identificativi e stati: legga il resto tramite l’API.',
    offline: 'È offline. Potrà inviare appena torna la connessione.',
    about: 'Su questo invio',
    attempts: 'Tentativi',
    sameId: 'Inviando di nuovo l’identificativo resta lo stesso: il suo sistema riconosce che è lo stesso evento.',
  },
};
