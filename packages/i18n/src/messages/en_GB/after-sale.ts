export const afterSale = {
  tabs: 'Messages, returns and claims',
  messages: 'Messages',
  returns: 'Returns and claims',
  returnsShort: 'Returns',
  views: 'Views',
  ofOrder: 'Messages and returns',
  message: 'Message: {subject}',
  replacement: {
    conversation: 'The conversation about it',
    isFor: 'Replacement for order {number}',
    ofOrder: 'Replacement, units: {count}',
    state: { requested: 'Being made', made: 'Made', declined: 'Declined' },
    late: '{brand} is late',
  },
  viewer: {
    save: 'Save',
    place: '{at} of {count}',
    previous: 'Previous',
    next: 'Next',
  },
};
