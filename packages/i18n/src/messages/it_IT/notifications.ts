export const notifications = {
  title: 'Notifiche',
  markAll: 'Segna tutte come lette',
  settings: 'Impostazioni delle notifiche',
  more: 'Mostra precedenti',
  failed: 'Non è stato possibile caricare le notifiche.',
  justNow: 'Proprio ora',
  isUnread: 'Non letta',
  group: { all: 'Tutte', order: 'Ordini', offer: 'Offerte', account: 'Account' },
  empty: {
    title: 'Nessuna novità',
    text: 'Qui appariranno i nuovi ordini, le scadenze e i risultati dei suoi caricamenti.',
  },
  kind: {
    order_new: '{count, plural, one {Nuovo ordine {number}} other {# nuovi ordini}}',
    order_due_today: '{count, plural, one {# ordine da spedire oggi} other {# ordini da spedire oggi}}',
    order_due_soon:
      '{count, plural, one {L’ordine {number} va spedito entro 2 ore} other {# ordini vanno spediti entro 2 ore}}',
    order_overdue: '{count, plural, one {L’ordine {number} è in ritardo} other {# ordini sono in ritardo}}',
    order_cancelled_by_customer: 'Il cliente ha annullato l’ordine {number}',
    message_new: 'Nuovo messaggio sull’ordine {number}',
    message_due_soon: 'La risposta sull’ordine {number} scade entro 2 ore',
    order_replacement_declined: 'Nessuna sostituzione per l’ordine {number}: scriva al cliente',
    upload_done: 'Caricamento di {fileName} completato: {count, plural, one {# riga} other {# righe}}',
    upload_failed: 'Caricamento di {fileName} non riuscito',
    red_results:
      '{count, plural, one {# prodotto non è in vendita e richiede la sua attenzione} other {# prodotti non sono in vendita e richiedono la sua attenzione}}',
    feed_stale: 'Il suo feed delle giacenze non invia novità da {hours, plural, one {# ora} other {# ore}}',
    webhook_given_up: '{address} non ha accettato «{event}» dopo 8 tentativi. Può inviarlo di nuovo per 30 giorni.',
    webhook_off: 'Non inviamo più nulla a {address}: da 3 giorni non risponde correttamente.',
    impersonation_started: '{operator} ha effettuato l’accesso per suo conto',
    feed_held:
      'Una lista del suo feed delle giacenze attende il suo controllo.{leaving, plural, =0 {} one { # offerta uscirebbe dalla vendita.} other { # offerte uscirebbero dalla vendita.}}{moved, plural, =0 {} one { # prezzo cambierebbe molto.} other { # prezzi cambierebbero molto.}}',
    return_requested: 'Nuovo reso {number}: da esaminare',
    return_received: 'Il reso {number} è arrivato: controlli i prodotti e decida',
    return_due: 'Il reso {number} scade entro un giorno',
    return_evidence: '{number}: il cliente contesta e il marketplace ha bisogno delle sue prove',
    return_proposed: 'Reso {number}: una proposta oltre il limite attende il titolare',
    return_sent_back: 'Reso {number}: il titolare ha rimandato indietro la proposta',
    return_not_restocked: 'Reso {number}: alcune unità non sono rientrate in giacenza',
    return_ruled: 'Il marketplace ha deciso sul reso {number}',
    price_rule_held: 'La regola di prezzo «{rule}» si è fermata: {offers} prezzi su {of} attendono la sua decisione',
    price_war_stopped:
      '{count, plural, one {Guerra di prezzi fermata su # prodotto} other {Guerre di prezzi fermate su # prodotti}}: «{rule}» attende fino a domani',
    price_proposal_new:
      '{count, plural, one {Nuova proposta di prezzo per # prodotto} other {Nuova proposta di prezzo per # prodotti}}',
    price_proposal_ending:
      '{count, plural, one {Una proposta di prezzo per # prodotto scade entro 48 ore} other {Una proposta di prezzo per # prodotti scade entro 48 ore}}',
    payout_valid: '{provider} ha approvato il conto di accredito',
    payout_pending: '{provider} sta verificando il conto di accredito; gli accrediti sono sospesi',
    payout_invalid: '{provider} non può pagare sul suo conto: controlli che cosa manca',
    documents_complete:
      '{count, plural, one {Il documento che mancava nel suo download è pronto. Lo crei di nuovo.} other {I # documenti che mancavano nel suo download sono pronti. Lo crei di nuovo.}}',
    set_ready: 'Il fascicolo del mese {month} è pronto',
    set_incomplete:
      'Il fascicolo del mese {month} è pronto, {count, plural, one {manca # elemento} other {mancano # elementi}}',
    documents_new: 'Nuovi documenti di {month}',
    tax_month_closed: 'Il mese fiscale {month} è chiuso: cifre e file non cambiano più',
    invoice_ready: 'Nuova fattura {number}',
    payout_sent: 'Accredito {number} inviato al suo conto',
    payout_held: 'L’accredito {number} è sospeso',
    payout_returned: 'La banca ha respinto l’accredito {number}: controlli l’IBAN',
    payout_blocked: 'Tutti gli accrediti sono stati bloccati dal suo account',
    metrics_at_risk:
      'Lo stato del suo account è preoccupante: {cancelled, plural, one {# ordine annullato} other {# ordini annullati}} su {count}, {late} in ritardo',
    metrics_exceeded:
      'Lo stato del suo account è insufficiente: {cancelled, plural, one {# ordine annullato} other {# ordini annullati}} su {count}, {late} in ritardo',
    dispute_accepted: 'Contestazione dell’ordine {number} accettata: esce dal conteggio alla prossima pubblicazione',
    dispute_refused: 'Contestazione dell’ordine {number} respinta. Il motivo è indicato accanto all’ordine.',
    service_on:
      'Servizio attivo: {service, select, same_day {Consegna in giornata} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed delle giacenze} electronic_receipt {Scontrino elettronico} fulfillment {Fulfilment} gold_partner {Partner Gold} otc {Medicinali senza ricetta} other {{service}}}',
    service_off:
      'Servizio terminato: {service, select, same_day {Consegna in giornata} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed delle giacenze} electronic_receipt {Scontrino elettronico} fulfillment {Fulfilment} gold_partner {Partner Gold} otc {Medicinali senza ricetta} other {{service}}}',
    service_refused:
      'Richiesta respinta: {service, select, same_day {Consegna in giornata} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed delle giacenze} electronic_receipt {Scontrino elettronico} fulfillment {Fulfilment} gold_partner {Partner Gold} otc {Medicinali senza ricetta} other {{service}}}',
    service_kept:
      'Disdetta respinta: {service, select, same_day {Consegna in giornata} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed delle giacenze} electronic_receipt {Scontrino elettronico} fulfillment {Fulfilment} gold_partner {Partner Gold} otc {Medicinali senza ricetta} other {{service}}}',
  },
  preferences: {
    sound: 'Suono per i nuovi ordini urgenti',
    soundText: 'Un breve tono quando arriva un ordine espresso o in giornata mentre il portale è aperto.',
    email: 'Via e-mail',
    emailText: 'Inviamo le e-mail a {address}, raggruppate per argomento e al massimo ogni 5 minuti.',
    play: 'Riproduci il tono',
    failed: 'Non è stato possibile salvare l’impostazione.',
  },
};
