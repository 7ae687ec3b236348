export const afterSale = {
  tabs: 'Messages, retours et réclamations',
  messages: 'Messages',
  returns: 'Retours et réclamations',
  returnsShort: 'Retours',
  views: 'Vues',
  ofOrder: 'Messages et retours',
  message: 'Message : {subject}',
  replacement: {
    conversation: 'La conversation à ce sujet',
    isFor: 'Remplacement pour la commande {number}',
    ofOrder: 'Remplacement, unités : {count}',
    state: { requested: 'En cours de création', made: 'Créé', declined: 'Refusé' },
    late: '{brand} est en retard',
  },
  viewer: {
    save: 'Enregistrer',
    place: '{at} sur {count}',
    previous: 'Précédente',
    next: 'Suivante',
  },
};
