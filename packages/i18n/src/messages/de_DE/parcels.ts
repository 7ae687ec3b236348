export const parcels = {
  nav: 'Bereiche',
  count: '{count, plural, one {# Paket} other {# Pakete}}',
  print: 'Übergabeliste drucken',
  cut: 'Das sind die neuesten {listed} von {total}.',
  none: {
    title: 'Kein Paket wartet auf die Abholung',
    text: 'Versendete Bestellungen stehen hier, bis der Versanddienst sie hat.',
  },
  failed: {
    title: 'Wir konnten Ihre Pakete nicht laden',
  },
  column: {
    order: 'Bestellung',
    receiver: 'Empfänger',
    units: 'Stück',
    waybill: 'Sendungsnummer oder Frachtbriefnummer',
  },
  courier: {
    swiss_post: 'Schweizer Post',
    own: 'Eigene Zustellung',
    pickup_point: 'Abholpunkt',
    other: 'Anderer Versanddienst',
  },
  erased: 'Kundendaten gelöscht',
};
