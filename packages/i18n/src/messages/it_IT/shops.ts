export const shops = {
  title: 'I suoi negozi',
  current: 'Questo negozio',
  place: '{city}, {role}',
  waiting: 'in attesa',
  none: 'Nessuno',
  late: '{count, plural, one {# in ritardo} other {# in ritardo}}',
  sum: '{orders, plural, one {# ordine in attesa} other {# ordini in attesa}} in {shops} di {all}',
};
