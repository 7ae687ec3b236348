export const forms = {
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
