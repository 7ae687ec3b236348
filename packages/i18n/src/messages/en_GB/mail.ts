export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {One case in your orders} other {# cases in your orders}}',
      offer: '{count, plural, one {One case in your offers} other {# cases in your offers}}',
      account: '{count, plural, one {One case in your account} other {# cases in your account}}',
    },
    greeting: 'Hello {name},',
    intro: 'This is new at {shop}:',
    more: '{count, plural, one {And one more.} other {And # more.}}',
    open: 'Open the portal',
    why: 'You receive this mail because you asked for mails about {group}. In the portal, under the bell and “Notification settings”, you can end them at any time.',
    group: { order: 'orders', offer: 'offers', account: 'your account' },
  },
} as const;
