export const shops = {
  title: 'Your shops',
  current: 'This shop',
  place: '{city}, {role}',
  waiting: 'waiting',
  none: 'None',
  late: '{count, plural, one {# late} other {# late}}',
  sum: '{orders, plural, one {# order waiting} other {# orders waiting}} in {shops} of {all}',
};
