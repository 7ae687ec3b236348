export const forms = {
  unsaved: {
    title: 'Scartare le modifiche?',
    text: 'I dati inseriti non sono ancora stati salvati.',
    stay: 'Continua a modificare',
    discard: 'Scarta modifiche',
  },
};
