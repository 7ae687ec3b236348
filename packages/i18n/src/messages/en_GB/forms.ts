export const forms = {
  unsaved: {
    title: 'Discard your changes?',
    text: 'What you entered hasn’t been saved yet.',
    stay: 'Keep editing',
    discard: 'Discard changes',
  },
  date: {
    placeholder: 'dd/mm/yyyy',
    clear: 'Clear date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    chooseMonth: 'Choose a month',
  },
};
