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
  saveBar: {
    unsaved: '{count, plural, one {# modification non enregistrée} other {# modifications non enregistrées}}',
    changes: '{count, plural, one {# modification} other {# modifications}}',
    changed: 'modifié',
    check: 'À vérifier : {field}',
    discard: 'Annuler',
    key: 'Ctrl S',
    overtaken: 'Modifié entre-temps par quelqu’un d’autre : {fields}. L’enregistrement le remplacera.',
  },
  address: {
    label: 'Rechercher une adresse',
    placeholder: 'Rue et ville',
    search: 'Rechercher',
    searching: 'Recherche…',
    none: 'Aucune adresse ne correspond. Cherchez à nouveau ou saisissez-la ci-dessous.',
    results: 'Adresses trouvées',
    filled: 'Reportée ci-dessous. Veuillez la vérifier.',
  },
};
