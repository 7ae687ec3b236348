/** What of a return goes back into the shop's stock, and what did not. */
export const restock = {
  title: 'Remettre en stock',
  units: '{count} sur {all} revendables',
  none: 'aucune',
  medicine:
    'Médicament : ce qui a quitté la pharmacie ne peut en général pas être revendu. C’est pourquoi rien n’est choisi.',
  done: '{count} sur {all} remis en stock',
  refused:
    '{count, plural, one {# unité n’est pas revenue en stock} other {# unités ne sont pas revenues en stock}} : {why}.',
  offer: 'Ouvrir l’offre',
  why: {
    gone: 'vous ne le proposez plus depuis votre propre stock',
    full: 'le stock est au maximum',
    price: 'le prix est hors des limites',
    permission: 'il manque un certificat ou un contrat',
    not_available: 'il ne peut pas être vendu actuellement',
  },
};
