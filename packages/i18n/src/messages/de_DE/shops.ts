export const shops = {
  title: 'Ihre Geschäfte',
  current: 'Dieses Geschäft',
  place: '{city}, {role}',
  waiting: 'offen',
  none: 'Keine',
  late: '{count, plural, one {# überfällig} other {# überfällig}}',
  sum: '{orders, plural, one {# offene Bestellung} other {# offene Bestellungen}} in {shops} von {all}',
};
