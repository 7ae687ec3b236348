export const orderSaid = {
  confirmed: 'Commande {number} confirmée',
  processed: 'Commande {number} expédiée',
  rejected: 'Commande {number} refusée',
  unitsRejected: 'Unités de la commande {number} refusées',
  takenBack: 'Commande {number} : action annulée. Rien n’a été envoyé.',
  trackingSaved: 'Suivi de la commande {number} enregistré',
  pickupSaved: 'Code de retrait de la commande {number} enregistré',
  pickupDeleted: 'Code de retrait de la commande {number} supprimé',
  now: 'Maintenant {order}, {units}, {deadline}.',
  noneNew: 'Il n’y a plus de nouvelles commandes dans cette liste.',
  noneLeft: 'Il n’y a plus de commandes dans cette liste.',
};
