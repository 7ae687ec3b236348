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
  saveBar: {
    unsaved: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
    changes: '{count, plural, one {# change} other {# changes}}',
    changed: 'changed',
    check: 'Check: {field}',
    discard: 'Discard',
    key: 'Ctrl S',
    overtaken: 'Someone else has changed {fields}. If you save, you’ll replace their changes.',
  },
  address: {
    label: 'Find address',
    placeholder: 'Street and town',
    search: 'Search',
    searching: 'Searching…',
    none: 'No matching address. Search again, or type it below.',
    results: 'Addresses found',
    filled: 'Filled in below. Please check it.',
  },
};
