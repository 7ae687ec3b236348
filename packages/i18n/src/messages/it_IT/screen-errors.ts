export const screenErrors = {
  code: {
    impersonation: { invalid: 'Questo link è scaduto o è già stato usato. Ne richieda uno nuovo.' },
    order: {
      invalid_state: 'Non è più possibile perché lo stato dell’ordine è cambiato. Ricarichi la pagina per vederlo.',
      version_conflict: 'Qualcun altro ha appena modificato questo ordine. Lo controlli e riprovi.',
      nothing_left: 'Tutte le unità di questo ordine sono già annullate.',
      sent: 'È già stato inviato e non si può più annullare.',
    },
    idempotency: {
      key_required: 'La richiesta era incompleta. Ricarichi la pagina e riprovi.',
      key_reused: 'Abbiamo già ricevuto un’altra versione. Ricarichi la pagina per vedere l’ultima.',
      in_progress: 'È già in corso. Attenda un momento.',
    },
    order_batch: { sent: 'È già stato inviato e non si può annullare.' },
    reauthentication: {
      required: 'Confermi la sua identità.',
      second_factor: 'Qui la password non basta. Usi il suo secondo fattore.',
    },
    passkey: {
      invalid: 'Non abbiamo potuto accettare questa passkey.',
      exists: 'Questo dispositivo ha già una passkey.',
      limit: 'Elimini prima una passkey.',
    },
    mail: {
      unavailable: 'Al momento non possiamo inviare e-mail. Non è cambiato nulla. Contatti l’assistenza.',
    },
    registration: {
      invalid_state: 'Nel frattempo la registrazione è cambiata. Ricarichi la pagina.',
      link_used: 'Questo link è già stato usato o è scaduto.',
    },
    invitation: {
      used: 'Questo invito è stato usato, annullato o è scaduto. Ne chieda uno nuovo.',
      other_account: 'Questo invito è per un altro indirizzo. Esca e riapra il link.',
    },
    address: {
      lookup_failed: 'La ricerca dell’indirizzo non è riuscita. Cerchi di nuovo o scriva l’indirizzo qui sotto.',
    },
    offer: {
      version_conflict:
        'Questa offerta è appena cambiata. Ora vede l’ultima versione: ripeta la modifica se serve ancora.',
      refused: 'Questa modifica viola una regola del marketplace, quindi non l’abbiamo salvata.',
    },
    catalogue: {
      busy: 'Stiamo applicando un caricamento o un feed. Riprovi tra qualche secondo. Nulla è andato perso.',
    },
    settings: {
      version_conflict: 'Nel frattempo ha salvato qualcun altro. Controlli i dati inseriti e salvi di nuovo.',
    },
    files: {
      full: 'Non c’è più spazio per i file. Prima ne elimini uno.',
      unavailable: 'Al momento non si possono salvare file. Riprovi più tardi.',
    },
    download: {
      not_ready: 'Il file non è ancora pronto. Riprovi tra un momento.',
      expired: 'Questo file è scaduto. Lo crei di nuovo.',
      full: 'Non c’è più spazio per i file creati (1 GB). Vengono eliminati dopo due giorni: riprovi allora.',
    },
    authenticator: { exists: 'Un’app per i codici è già configurata.' },
    team: {
      last_owner: 'È l’ultimo titolare. Prima nomini un altro titolare.',
      second_factor_elsewhere:
        'Questa persona è anche titolare o contabile in un altro negozio. Solo il marketplace può reimpostare il secondo fattore. Contatti l’assistenza.',
      second_factor_missing: 'Configuri prima il suo secondo fattore.',
    },
    tracking_list: {
      unreadable:
        'Non riusciamo a leggere questa cartella di lavoro. La salvi di nuovo come cartella Excel (.xlsx) o come CSV, senza password né macro.',
    },
    saved_view: {
      too_many: 'Un elenco non può avere più di 20 viste. Ne elimini prima una.',
    },
    api_token: {
      too_many: 'Il suo negozio ha già il numero massimo di token. Ne revochi prima uno.',
      no_sandbox: 'Questo portale non ha un ambiente di prova, quindi nemmeno token di prova.',
    },
    sandbox: {
      only: 'Funziona solo nell’ambiente di prova, con un token di prova.',
      full: 'L’ambiente di prova ha già il numero massimo di ordini aperti. Ne concluda prima alcuni.',
    },
    events: {
      cursor_ahead: 'Questo cursore è più avanti degli eventi che abbiamo. Riprenda la lettura dall’ultimo.',
      cursor_outdated:
        'Gli eventi dopo questo cursore hanno più di 30 giorni e non ci sono più. Confronti i suoi ordini con i nostri e riprenda dal primo che conserviamo.',
    },
    webhook: {
      too_many: 'Il suo negozio ha già il numero massimo di destinazioni. Ne rimuova prima una.',
      not_active: 'Questa destinazione è in pausa o disattivata. La riattivi prima.',
    },
    price_proposal: {
      invalid_state: 'Questa proposta non è più aperta. Controlli lo stato attuale; non è cambiato altro.',
      incomplete: 'Una proposta si accetta con tutti i prodotti o per niente. Li selezioni tutti.',
      refused: 'Alcuni prezzi non possono essere applicati. Non è cambiato nulla. Può rifiutare la proposta.',
    },
    price_rule: {
      invalid_state: 'Questa regola di prezzo è nel frattempo in un altro stato. Lo verifichi; nient’altro è cambiato.',
      version_conflict:
        'Qualcun altro ha modificato prima questa regola di prezzo. Verifichi che cosa vale ora; le sue modifiche non sono state salvate.',
      preview_old: 'L’anteprima ha più di cinque minuti. La ricalcoli, poi potrà attivare la regola.',
      too_many: 'Il suo negozio non può avere più di 50 regole di prezzo. Ne elimini prima una.',
    },
    return: {
      invalid_state: 'Questo reso è andato avanti nel frattempo. Controlli lo stato attuale; non è cambiato altro.',
      version_conflict:
        'Qualcun altro ha modificato prima questo reso. Controlli che cosa è stato deciso; la sua decisione non è stata inviata.',
      other_cost: 'Il costo è cambiato nel frattempo. Verifichi il nuovo importo e decida di nuovo.',
      not_possible:
        'Di quest’ordine non si può più rimborsare nulla: è già tutto rimborsato oppure la spedizione è troppo lontana nel tempo.',
      exceeds_sale:
        'Il marketplace ha già rimborsato una parte di questo ordine: della vendita non resta più tanto. Non è stato registrato nulla.',
      no_proposal:
        'Questa proposta non è più in attesa: qualcuno ha risposto, l’ha ritirata o ha deciso diversamente. Guardi il reso com’è adesso.',
    },
    replacement: {
      not_possible:
        'Non si può sostituire più di quanto è stato venduto: qualcuno è stato più veloce o la spedizione è troppo vecchia. Guardi che cosa è già in sostituzione.',
    },
    sync: { no_remedy: 'Questo problema non si corregge con un clic. Apra il risultato per vedere che cosa fare.' },
    upload: {
      not_excel: 'Il file deve essere Excel (.xlsx). Lo salvi come cartella di lavoro Excel e riprovi.',
      format_not_allowed:
        'Non può caricare file di questo formato. Lo salvi come cartella di lavoro Excel (.xlsx) e riprovi.',
      day_full: 'Al giorno sono possibili 100 MB e 4 milioni di righe. Riprovi domani.',
      full: 'Non c’è più spazio per i caricamenti (2 GB). I file vecchi vengono eliminati dopo 90 giorni.',
      invalid_state: 'Non è più possibile perché lo stato del caricamento è cambiato. Ricarichi la pagina per vederlo.',
      revert_too_late: 'Un caricamento può essere annullato solo per 24 ore.',
    },
    payout: {
      nothing_to_stop: 'Nessuna modifica del conto bancario è in attesa. Ci chiami se qualcosa non va.',
      provider_unavailable:
        'Al momento il fornitore dei pagamenti non è raggiungibile. Non è stato modificato nulla. Riprovi tra qualche minuto.',
    },
    legal: {
      file_refused:
        'Questo PDF non va bene: è danneggiato, protetto o contiene script, azioni o allegati. Lo salvi di nuovo come PDF semplice.',
    },
    dispute: {
      decided:
        'Questa contestazione non si può ritirare: il marketplace ha già deciso. Aggiorni per vedere il risultato.',
      not_possible:
        'Questo ordine non si può contestare: non conta più, è già stato contestato o il termine è scaduto. Aggiorni per vederne lo stato.',
    },
    conversation: {
      changed:
        'In questa conversazione è stato scritto qualcosa di nuovo. Lo legga prima, poi invii la risposta; la bozza è al sicuro.',
      invalid_state: 'Non è possibile in questa fase della conversazione. Ne controlli lo stato; non è cambiato nulla.',
    },
    message_template: {
      too_many: 'Può avere al massimo 50 modelli per lingua. Ne elimini prima uno.',
    },
    tax_month: {
      not_open: 'Questo mese è ancora in corso o è già chiuso.',
    },
    closure: {
      too_many: 'Ha pianificato 100 chiusure. Ne rimuova prima una.',
    },
    special_hours: {
      too_many: 'Ha pianificato 100 giorni con orari speciali. Ne rimuova prima uno.',
    },
    emergency_duty: {
      too_many: 'Ha pianificato 200 turni di guardia. Ne rimuova prima uno.',
    },
    local_holiday: {
      too_many: 'Ha 40 festività locali. Ne rimuova prima una.',
    },
    service: {
      invalid_state: 'Questo servizio è cambiato nel frattempo. Lo controlli di nuovo.',
      conditions: 'Manca un requisito di questo servizio. Lo completi e invii di nuovo la richiesta.',
    },
  },
};
