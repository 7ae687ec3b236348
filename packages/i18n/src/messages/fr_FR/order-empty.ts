export const orderEmpty = {
  'to-manage': {
    title: 'Rien à traiter',
    text: 'Les nouvelles commandes apparaissent ici dès que les clients les passent.',
  },
  managed: {
    title: 'Aucune commande traitée',
    text: 'Les commandes que vous avez expédiées ou refusées apparaissent ici.',
  },
  search: {
    title: 'Aucune commande trouvée',
    text: 'Vérifiez votre saisie : une partie du numéro, du nom, de la ville, du produit ou du code suffit, à partir de trois caractères.',
  },
  filter: {
    title: 'Aucune commande ne correspond à ces filtres',
    text: 'Effacez les filtres pour voir toutes les commandes de cet onglet.',
  },
};
