export const shops = {
  title: 'Vos boutiques',
  current: 'Cette boutique',
  place: '{city}, {role}',
  waiting: 'en attente',
  none: 'Aucune',
  late: '{count, plural, one {# en retard} other {# en retard}}',
  sum: '{orders, plural, one {# commande en attente} other {# commandes en attente}} dans {shops} sur {all}',
};
