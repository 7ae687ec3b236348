export const waiting = {
  since: 'depuis {time}',
  listOf: 'Liste de {time}. Vous pouvez continuer à confirmer et à expédier.',
  count: '{count, plural, one {# action en attente} other {# actions en attente}}',
  show: 'Afficher',
  hide: 'Masquer',
  takeBack: 'Retirer',
  takeBackAll: 'Tout retirer',
  retrying: 'Nous continuons d’essayer.',
  act: {
    confirm: 'Confirmer <b>{number}</b>',
    process: 'Expédier <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmée',
    process: '<b>{number}</b> expédiée',
  },
  notActed: {
    confirm: '<b>{number}</b> non confirmée',
    process: '<b>{number}</b> non expédiée',
  },
  at: 'à {time}',
  state: { waiting: 'en attente', sending: 'envoi en cours', sent: 'envoyée' },
  card: {
    confirm: 'Confirmation en attente',
    process: 'Expédition en attente',
  },
  sending: 'De nouveau en ligne, {done} sur {total} envoyées',
  sent: '{count, plural, one {# envoyée} other {# envoyées}}',
  toSettle: '{sent} envoyées, {count} à régler',
  onlyToSettle: '{count} à régler',
  current: 'De nouveau en ligne. La liste est à jour.',
  reason: {
    cancelled:
      'La commande a été annulée à {time}, pendant que vous étiez hors ligne. Ne la préparez pas et remettez {count, plural, one {# unité} other {# unités}} en place.',
    done_already: 'Quelqu’un d’autre l’a fait entre-temps. Il n’y a plus rien à faire.',
    changed: 'La commande a changé entre-temps. Vérifiez-la et réessayez.',
    not_possible: 'La commande a avancé entre-temps. Vérifiez s’il reste quelque chose à faire.',
    too_old: 'L’action a attendu plus de six jours et n’a pas été envoyée. Vérifiez la commande.',
    refused: 'Le portail n’a pas accepté l’action. Vérifiez la commande.',
  },
  openOrder: 'Voir la commande',
  putBack: 'Remis en place',
  settled: 'Terminé',
  ofOthers:
    '{count, plural, one {# action en attente d’un autre compte a été abandonnée.} other {# actions en attente d’un autre compte ont été abandonnées.}}',
};
