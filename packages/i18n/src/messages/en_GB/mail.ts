export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {# update on your orders} other {# updates on your orders}}',
      offer: '{count, plural, one {# update on your offers} other {# updates on your offers}}',
      account: '{count, plural, one {# update on your account} other {# updates on your account}}',
    },
    greeting: 'Hello {name},',
    intro: 'Here’s what’s new at {shop}:',
    more: '{count, plural, one {And one more.} other {And # more.}}',
    open: 'Open the portal',
    why: 'You’re receiving this email because you turned on emails about {group}. To turn them off, open the portal, select the bell, then Notification settings.',
    group: { order: 'orders', offer: 'offers', account: 'your account' },
    numbers: '{text}: {numbers}',
    andMore: '{numbers} and {count} more',
    deadline: '{text}, deadline {when}',
    firstDeadline: '{text}, first deadline {when}',
  },
} as const;
