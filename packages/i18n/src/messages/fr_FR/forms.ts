export const forms = {
  unsaved: {
    title: 'Abandonner vos modifications ?',
    text: 'Votre saisie n’est pas encore enregistrée.',
    stay: 'Continuer la saisie',
    discard: 'Abandonner',
  },
  date: {
    placeholder: 'jj/mm/aaaa',
    clear: 'Effacer la date',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    chooseMonth: 'Choisir un mois',
  },
};
