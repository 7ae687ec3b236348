export const parcels = {
  nav: 'Bereiche',
  count: '{count, plural, one {# Paket} other {# Pakete}}',
  print: 'Übergabeliste drucken',
  cut: 'Das sind die neuesten {listed} von {total}.',
  none: {
    title: 'Kein Paket wartet auf die Abholung',
    text: 'Versandte Bestellungen stehen hier, bis der Kurier sie hat.',
  },
  failed: {
    title: 'Wir konnten Ihre Pakete nicht laden',
  },
  column: {
    order: 'Bestellung',
    receiver: 'Empfänger',
    units: 'Stück',
    waybill: 'Sendungsnummer oder Frachtbrief',
  },
  courier: {
    swiss_post: 'Schweizer Post',
    own: 'Eigene Zustellung',
    pickup_point: 'Abholstation',
    other: 'Anderer Kurier',
  },
  erased: 'Kundendaten gelöscht',
};
