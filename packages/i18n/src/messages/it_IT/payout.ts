export const payout = {
  failed: 'Impossibile caricare il conto di accredito',
  status: {
    pending: 'In attesa',
    invalid: 'Non valido',
    valid: 'Valido',
  },
  headline: {
    not_started: 'Apra il conto su {provider} per ricevere gli accrediti',
    awaiting_data:
      '{count, plural, =0 {{provider} ha bisogno di altri dati} one {Manca # dato perché {provider} approvi il conto} other {Mancano # dati perché {provider} approvi il conto}}',
    in_review: '{provider} sta verificando i dati',
    refused: '{provider} ha rifiutato il conto',
    restricted: '{provider} ha limitato il conto',
    approved: '{provider} ha approvato il conto',
  },
  steps: 'Passaggi per l’approvazione',
  step: {
    legal_entity: 'Azienda',
    owners: 'Titolari',
    bank: 'Banca',
    documents: 'Documenti',
    review: 'Verifica',
  },
  mark: {
    done: 'Completo',
    open: 'Non iniziato',
    running: 'In corso',
    refused: 'Rifiutato',
    missing: '{count, plural, one {# mancante} other {# mancanti}}',
    invalid: '{count, plural, one {# dato da correggere} other {# dati da correggere}}',
  },
  need: {
    legal_entity: {
      missing: 'Mancano dati dell’azienda',
      invalid: 'I dati dell’azienda non sono confermati',
    },
    owners: {
      missing: 'Mancano dati di un titolare',
      invalid: 'I dati di un titolare non sono confermati',
    },
    bank: {
      missing: 'Manca il conto bancario',
      invalid: 'Il conto bancario non è confermato',
    },
    documents: {
      missing: 'Manca un documento',
      invalid: 'Un documento non è utilizzabile',
    },
  },
  text: {
    missing: 'Da aggiungere su {provider}.',
    invalid: 'Lo corregga su {provider}; fotografi entrambi i lati, senza riflessi.',
    bank: 'Controlli l’IBAN e lo inserisca di nuovo.',
  },
  code: 'Codice {code}',
  action: {
    provider: 'Apri {provider}',
    begin: 'Apri il conto su {provider}',
    complete: 'Completa su {provider}',
  },
  opening: 'Apertura…',
  notConnected: '{provider} non è ancora collegato al portale. Contatti l’assistenza.',
  meanwhile: 'Intanto può vendere. Gli incassi sono conservati e accreditati appena il conto è valido.',
  bank: {
    title: 'Conto bancario',
    iban: 'IBAN',
    holder: 'Intestatario',
    changed: 'Modificato',
    by: '{when}, {who}',
    none: 'Ancora nessun conto bancario',
    change: 'Modifica IBAN…',
  },
  hold: {
    title: 'Accrediti sospesi fino a {when}',
    text: 'Dopo una modifica dell’IBAN attendiamo {hours} ore. Se non è stato lei, <block>blocchi subito il conto</block>.',
  },
  blocked: {
    title: 'Tutti gli accrediti sono bloccati',
    text: 'Chiami {brand} al {phone} per sbloccarli.',
  },
  block: {
    title: 'Bloccare tutti gli accrediti?',
    text: 'Non viene accreditato nulla finché {brand} non sblocca il conto. Lei continua a vendere. Tutti i titolari vengono avvisati.',
    confirm: 'Blocca gli accrediti',
    running: 'Blocco in corso…',
    done: 'Accrediti bloccati',
  },
  iban: {
    title: 'Modifica IBAN',
    note: '{provider} verifica il nuovo conto, gli accrediti attendono {hours} ore e tutti i titolari ricevono un’e-mail.',
    submit: 'Modifica IBAN',
    saved: 'IBAN modificato. Gli accrediti attendono {hours} ore.',
  },
  next: {
    title: 'Prossimo accredito',
    none: 'Nessun accredito previsto. Il prossimo arriverà quando i clienti avranno ricevuto gli ordini.',
    planned: 'Previsto',
    held: 'Sospeso',
    due: 'Previsto per {day}.',
  },
  waits: {
    blocked: 'Attende che {brand} sblocchi il conto.',
    validation: 'Attende che {provider} approvi il conto.',
    bank_account: 'Attende fino a {when}, perché l’IBAN è stato modificato.',
    marketplace: '{brand} lo ha sospeso. Contatti l’assistenza.',
  },
  line: {
    sales: 'Vendite',
    shipping: 'Spedizioni',
    refunds: 'Rimborsi',
    commission: 'Commissione e IVA',
    adjustment: 'Rettifiche',
  },
  counted: {
    sales: 'Vendite, {count, plural, one {# ordine} other {# ordini}}',
    other: '{line}, {count}',
  },
  total: 'Da accreditare',
  last: {
    title: 'Ultimi accrediti',
    none: 'Non è stato ancora accreditato nulla.',
  },
  column: {
    date: 'Data',
    state: 'Stato',
    account: 'Conto',
    amount: 'Importo',
  },
  state: {
    paid: 'Accreditato',
    returned: 'Restituito dalla banca',
    returnedNext:
      'La banca non ha potuto effettuare il pagamento. Controlli il suo IBAN e lo corregga se è sbagliato: l’importo le sarà pagato di nuovo in seguito.',
    paidAgain: 'Restituito dalla banca, accreditato il {day}',
  },
};
