export const errors = {
  generic: 'Si è verificato un errore. Riprovi.',
  network: 'Il portale non è raggiungibile. Controlli la connessione a internet e riprovi. Non è andato perso nulla.',
  storageFull:
    'La memoria di questo browser è piena. Il portale continua a funzionare, ma non ricorderà le sue impostazioni.',
  chunk: {
    title: 'Il portale è stato aggiornato',
    text: 'Ricarichi la pagina per proseguire con la nuova versione.',
    reload: 'Ricarica',
  },
  crash: {
    title: 'Si è verificato un errore in questa pagina',
    text: 'I suoi dati sono al sicuro. Ricarichi la pagina; se il problema persiste, dica all’assistenza che cosa ha fatto per ultimo.',
  },
  unknownHost: 'Indirizzo sconosciuto',
  busy: 'Il portale è sovraccarico',
  busyText: 'Questa pagina riprova da sola tra pochi secondi. Non va perso nulla.',
  requestId: 'Riferimento: {requestId}',
  nextRows: { text: 'Non è stato possibile caricare le righe successive.' },
  code: {
    request: {
      malformed: 'Qualcosa non ha funzionato. Ricarichi la pagina e riprovi.',
      invalid: 'Controlli i campi evidenziati in rosso.',
      unsupported_media_type: 'Questo tipo di file non è accettato. Controlli i formati accettati e riprovi.',
      too_large: 'Questo file è troppo grande. Lo riduca e riprovi.',
      timeout: 'L’invio ha richiesto troppo tempo. Controlli la connessione e riprovi.',
    },
    idempotency: {
      key_required: 'La richiesta era incompleta. Ricarichi la pagina e riprovi.',
      key_reused: 'Abbiamo già ricevuto un’altra versione. Ricarichi la pagina per vedere l’ultima.',
      in_progress: 'È già in corso. Attenda un momento.',
    },
    invalid_credentials: 'Il nome utente o la password non sono corretti.',
    user_banned: 'Questo account è bloccato. Contatti l’assistenza.',
    session_expired: 'La sessione è scaduta. Acceda di nuovo.',
    csrf: { invalid: 'La pagina non è aggiornata. La ricarichi e riprovi.' },
    access: {
      brand: 'Questa funzione non è disponibile nel suo marketplace.',
      service: 'Il suo account non include questo servizio. Ci contatti per aggiungerlo.',
      seller_type: 'Per il suo account, questa funzione si trova in un’altra parte del portale.',
      impersonation: 'Non può farlo mentre ha effettuato l’accesso come venditore.',
      approval: 'Il Suo negozio è ancora in verifica.',
      role: 'Il Suo ruolo non lo consente. Chieda a un titolare del negozio.',
      second_factor: 'Configuri prima un secondo fattore in Accesso.',
    },
    human_check_required: 'Confermi di essere una persona e acceda di nuovo.',
    impersonation: { invalid: 'Questo link è scaduto o è già stato usato. Ne richieda uno nuovo.' },
    not_found: 'Questa pagina non esiste o non può accedervi.',
    host: { unknown: 'A questo indirizzo non c’è alcun portale. Controlli il link e riprovi.' },
    order_batch: { sent: 'È già stato inviato e non si può annullare.' },
    order: {
      invalid_state: 'Non è più possibile perché lo stato dell’ordine è cambiato. Ricarichi la pagina per vederlo.',
      version_conflict: 'Qualcun altro ha appena modificato questo ordine. Lo controlli e riprovi.',
      nothing_left: 'Tutte le unità di questo ordine sono già annullate.',
      sent: 'È già stato inviato e non si può più annullare.',
    },
    offer: {
      version_conflict:
        'Questa offerta è appena cambiata. Ora vede l’ultima versione: ripeta la modifica se serve ancora.',
      refused: 'Questa modifica viola una regola del marketplace, quindi non l’abbiamo salvata.',
    },
    catalogue: {
      busy: 'Stiamo applicando un caricamento o un feed. Riprovi tra qualche secondo. Nulla è andato perso.',
    },
    signin: {
      expired: 'Inserisca di nuovo la password.',
      wait: 'Troppi tentativi. Riprovi tra {minutes, plural, one {# minuto} other {# minuti}}.',
      no_shop: 'Non fa più parte del team di un negozio. Chieda a un titolare di invitarLa di nuovo.',
      passkey_required:
        'Il suo negozio richiede un secondo fattore. Acceda con la sua passkey, all’indirizzo in cui l’ha creata.',
    },
    rate_limited: 'Troppe richieste. Riprovi tra un minuto.',
    overloaded: 'Il portale è sovraccarico. Riprovi tra qualche secondo.',
    internal:
      'Qualcosa non ha funzionato da parte nostra. Riprovi più tardi. Se succede ancora, contatti l’assistenza.',
    passkey: {
      invalid: 'Non abbiamo potuto accettare questa passkey.',
      exists: 'Questo dispositivo ha già una passkey.',
      limit: 'Elimini prima una passkey.',
    },
    reauthentication: {
      required: 'Confermi la Sua identità.',
      second_factor: 'Qui la password non basta. Usi il Suo secondo fattore.',
    },
    code_invalid: 'Il codice non è corretto.',
    code_expired: 'Questo codice è scaduto. Ne richieda uno nuovo.',
    password_already_used: 'Ha già usato questa password. Ne scelga un’altra.',
    mail: {
      unavailable: 'Al momento non possiamo inviare e-mail. Non è cambiato nulla. Contatti l’assistenza.',
    },
    user_exists: 'Esiste già un account con questo indirizzo.',
    registration: {
      invalid_state: 'Nel frattempo la registrazione è cambiata. Ricarichi la pagina.',
      link_used: 'Questo link è già stato usato o è scaduto.',
    },
    invitation: {
      used: 'Questo invito è stato usato, annullato o è scaduto. Ne chieda uno nuovo.',
      other_account: 'Questo invito è per un altro indirizzo. Esca e riapra il link.',
    },
    session: {
      other_shop: 'Ora sta lavorando in un altro negozio. Ricarichi questa pagina.',
    },
    settings: {
      version_conflict: 'Nel frattempo ha salvato qualcun altro. Controlli i dati inseriti e salvi di nuovo.',
    },
    image: {
      unreadable: 'Non riusciamo a leggere questa immagine. Ne scelga un’altra.',
    },
    files: {
      full: 'Non c’è più spazio per i file. Prima ne elimini uno.',
      unavailable: 'Al momento non si possono salvare file. Riprovi più tardi.',
    },
    address: {
      lookup_failed: 'La ricerca dell’indirizzo non è riuscita. Cerchi di nuovo o scriva l’indirizzo qui sotto.',
    },
  },
  field: {
    required: 'Obbligatorio',
    invalid: 'Formato errato',
    unknown: 'Non previsto qui',
    too_short: 'Almeno {limit, plural, one {# carattere} other {# caratteri}}',
    too_long: 'Al massimo {limit, plural, one {# carattere} other {# caratteri}}',
    too_small: 'Almeno {limit}',
    too_large: 'Al massimo {limit}',
    not_available: 'Non disponibile qui',
    control_character: 'Contiene un carattere non consentito',
    too_simple: 'Servono una maiuscola, una minuscola, una cifra e un carattere speciale, senza spazi',
    too_common: 'Troppo facile da indovinare',
    in_team: 'Questa persona è già nel team.',
    not_a_time: 'Scriva un’ora, ad es. 8:30',
    reversed: 'Deve essere dopo l’ora precedente',
    overlap: 'Deve iniziare dopo la fine della fascia precedente',
    overlap_next_day: 'Deve finire prima degli orari del giorno dopo',
    special_character: 'Nessun carattere speciale',
    past: 'Questo giorno è passato',
  },
  dialog: {
    title: 'Caricamento non riuscito',
    text: 'Controlli la connessione e riprovi. Non è andato perso nulla.',
  },
  offline: {
    title: 'Nessuna connessione',
    text: 'Sta vedendo gli ultimi dati caricati. Le modifiche si potranno salvare solo quando tornerà la connessione.',
  },
};
