export const forms = {
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
