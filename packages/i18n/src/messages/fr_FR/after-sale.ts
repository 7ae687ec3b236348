export const afterSale = {
  tabs: 'Messages, retours et réclamations',
  messages: 'Messages',
  returns: 'Retours et réclamations',
  returnsShort: 'Retours',
  views: 'Vues',
  ofOrder: 'Messages et retours',
  message: 'Message : {subject}',
  viewer: {
    save: 'Enregistrer',
    place: '{at} sur {count}',
    previous: 'Précédente',
    next: 'Suivante',
  },
};
