export const forms = {
  unsaved: {
    title: 'Discard your changes?',
    text: 'What you entered hasn’t been saved yet.',
    stay: 'Keep editing',
    discard: 'Discard changes',
  },
};
