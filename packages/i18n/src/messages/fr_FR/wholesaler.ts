export const wholesaler = {
  title: 'Liste grossiste',
  sum: '{products, plural, one {# produit} other {# produits}}, {units, plural, one {# unité} other {# unités}}',
  orders: '{count, plural, one {# commande} other {# commandes}}',
  fileName: 'liste-grossiste',
  column: {
    product: 'Produit',
    pack: 'Conditionnement',
    code: 'Code CIP/ACL',
    units: 'Unités',
    orders: 'Pour les commandes',
  },
  none: {
    title: 'Rien à prendre chez le grossiste',
    text: 'Ce qu’il faut encore à vos commandes ouvertes est dans votre propre stock.',
  },
  failed: { title: 'Impossible de charger la liste grossiste' },
  cut: 'Seules les commandes à expédier en premier sont additionnées.',
  print: 'Imprimer',
  sheet: 'En Excel',
  missing: 'Indisponible',
  missingOf: 'Indisponible : {name}',
};
