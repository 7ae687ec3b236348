export const orderSaid = {
  confirmed: 'Ordine {number} confermato',
  processed: 'Ordine {number} spedito',
  rejected: 'Ordine {number} rifiutato',
  unitsRejected: 'Unità dell’ordine {number} rifiutate',
  takenBack: 'Ordine {number}: annullata l’ultima azione. Non è stato inviato nulla.',
  trackingSaved: 'Tracciamento dell’ordine {number} salvato',
  pickupSaved: 'Codice di ritiro dell’ordine {number} salvato',
  pickupDeleted: 'Codice di ritiro dell’ordine {number} eliminato',
  now: 'Ora {order}, {units}, {deadline}.',
  noneNew: 'Nessun altro ordine nuovo in questo elenco.',
  noneLeft: 'Nessun altro ordine in questo elenco.',
};
