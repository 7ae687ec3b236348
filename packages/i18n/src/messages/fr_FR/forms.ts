export const forms = {
  unsaved: {
    title: 'Abandonner vos modifications ?',
    text: 'Votre saisie n’est pas encore enregistrée.',
    stay: 'Continuer la saisie',
    discard: 'Abandonner',
  },
};
