export const orderSaid = {
  confirmed: 'Bestellung {number} bestätigt',
  processed: 'Bestellung {number} versendet',
  rejected: 'Bestellung {number} abgelehnt',
  unitsRejected: 'Artikel der Bestellung {number} abgelehnt',
  takenBack: 'Bestellung {number}: rückgängig gemacht. Es wurde nichts gesendet.',
  trackingSaved: 'Sendungsdaten der Bestellung {number} gespeichert',
  pickupSaved: 'Abholcode der Bestellung {number} gespeichert',
  pickupDeleted: 'Abholcode der Bestellung {number} gelöscht',
  now: 'Jetzt {order}, {units}, {deadline}.',
  noneNew: 'Keine weiteren neuen Bestellungen in dieser Liste.',
  noneLeft: 'Keine weiteren Bestellungen in dieser Liste.',
};
