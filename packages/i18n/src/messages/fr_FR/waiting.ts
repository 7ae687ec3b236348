export const waiting = {
  since: 'depuis {time}',
  listOf: {
    orders: 'Liste de {time}. Vous pouvez continuer à confirmer et à expédier.',
    messages: 'Messages de {time}. Vous pouvez continuer à lire ; les réponses attendent et comptent à leur arrivée.',
    returns: 'Retours de {time}. Vous pouvez continuer à lire ; les décisions demandent une connexion.',
  },
  count: '{count, plural, one {# action en attente} other {# actions en attente}}',
  show: 'Afficher',
  hide: 'Masquer',
  takeBack: 'Retirer',
  takeBackAll: 'Tout retirer',
  retrying: 'Nous continuons d’essayer.',
  act: {
    confirm: 'Confirmer <b>{number}</b>',
    process: 'Expédier <b>{number}</b>',
    pack: 'Emballer <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmée',
    process: '<b>{number}</b> expédiée',
    pack: '<b>{number}</b> emballée',
  },
  notActed: {
    confirm: '<b>{number}</b> non confirmée',
    process: '<b>{number}</b> non expédiée',
    pack: '<b>{number}</b> non emballée',
  },
  at: 'à {time}',
  state: { waiting: 'en attente', sending: 'envoi en cours', sent: 'envoyée' },
  card: {
    confirm: 'Confirmation en attente',
    process: 'Expédition en attente',
    pack: 'Emballage en attente',
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
  offer: {
    act: 'Modifier <b>{name}</b>',
    acted: '<b>{name}</b> modifié',
    notActed: '<b>{name}</b> non modifié',
    price: 'prix {value}',
    stock: '{value} en stock',
    purchasePrice: 'prix d’achat {value}',
    noPurchasePrice: 'sans prix d’achat',
    active: 'activer',
    inactive: 'désactiver',
    fromFeed: 'valeur du flux',
    open: 'Voir le produit',
    reason: {
      changed: 'L’offre a été modifiée ailleurs entre-temps. Vérifiez-la et réessayez.',
      refused: 'Le portail n’a pas accepté la modification. Le motif figure à côté de l’offre.',
    },
  },
  reply: {
    act: 'Répondre à <b>{name}</b>',
    acted: 'Réponse à <b>{name}</b> envoyée',
    notActed: 'Réponse à <b>{name}</b> non envoyée',
    open: 'Ouvrir la conversation',
    reason: {
      changed:
        'La conversation a changé entre-temps. Lisez-la d’abord, puis renvoyez votre texte s’il convient toujours.',
      files_gone:
        'Les fichiers joints ne sont plus là : ils sont conservés un jour. Votre texte est conservé ; joignez-les de nouveau et envoyez-le.',
      too_old:
        'La réponse a attendu plus de six jours et n’a pas été envoyée. Votre texte est conservé ; renvoyez-le s’il convient toujours.',
      refused: 'Le portail ne l’a pas acceptée. Votre texte est conservé.',
    },
  },
  openOrder: 'Voir la commande',
  putBack: 'Remis en place',
  settled: 'Terminé',
  ofOthers:
    '{count, plural, one {# action en attente d’un autre compte a été abandonnée.} other {# actions en attente d’un autre compte ont été abandonnées.}}',
};
