export const parcels = {
  nav: 'Rubriques',
  count: '{count, plural, other {# colis}}',
  print: 'Imprimer le bordereau de remise',
  cut: 'Voici les {listed} plus récents sur {total}.',
  none: {
    title: 'Aucun colis en attente d’enlèvement',
    text: 'Les commandes préparées restent ici jusqu’à leur enlèvement.',
  },
  failed: {
    title: 'Impossible de charger vos colis',
  },
  column: {
    order: 'Commande',
    receiver: 'Destinataire',
    units: 'Unités',
    waybill: 'Numéro de suivi ou bordereau d’expédition',
  },
  courier: {
    swiss_post: 'La Poste Suisse',
    own: 'Livraison propre',
    pickup_point: 'Point de retrait',
    other: 'Autre transporteur',
  },
  erased: 'Données du client supprimées',
};
