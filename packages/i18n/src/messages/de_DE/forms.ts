export const forms = {
  unsaved: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Eingaben sind noch nicht gespeichert.',
    stay: 'Weiter bearbeiten',
    discard: 'Änderungen verwerfen',
  },
};
