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
  passwordCode: {
    subject: 'Your code for a new password',
    greeting: 'Hello {name},',
    intro: 'Here’s your code for choosing a new password at {brand}:',
    valid: 'It’s valid until {time} and works once. A new code replaces it.',
    ignore:
      'You didn’t ask for it? Ignore this email: without the code, nobody can change your password. Nobody at {brand} will ever ask you for it.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    greeting: 'Hello {name},',
    intro: 'The password of your account at {brand} was changed on {day} at {time}.',
    ended:
      '{count, plural, =0 {No other session was open.} one {One other session was ended.} other {# other sessions were ended.}}',
    notYou: 'That wasn’t you? Choose a new password now and call us on {phone}.',
    button: 'Choose a new password',
    why: 'You get this email whenever your password is changed. You can’t turn it off.',
  },
  registration: {
    greeting: 'Hello,',
    item: '{field}: {reason}',
    why: 'You get this email because someone is registering a shop at {brand} with this address.',
    code: {
      subject: 'Your code for the registration',
      intro: 'Here’s your code for registering at {brand}:',
      valid: 'It’s valid until {time} and works once. A new code replaces it.',
      ignore:
        'You didn’t ask for it? Ignore this email: without the code, nobody can register with your address. Nobody at {brand} will ever ask you for it.',
    },
    link: {
      subject: 'Your registration at {brand}: continue here',
      intro:
        'Use this link to continue your registration at {brand} on another device. What you’ve entered so far is saved.',
      more: 'The link works once and for 7 days. Questions? Call us on {phone}.',
      button: 'Continue registration',
    },
    approved: {
      subject: '{brand} has approved your shop',
      intro: '{shop} can now sell at {brand}. Sign in with your email address and the password you chose.',
      more: 'Questions? Call us on {phone}.',
      button: 'Sign in',
    },
    changes_requested: {
      subject: '{brand} needs changes to your registration',
      intro: 'We’ve checked the registration of {shop}. Please correct the following and submit it again:',
      more: 'The link works once and for 7 days; after that, sign in. Questions? Call us on {phone}.',
      button: 'Correct it now',
    },
    rejected: {
      subject: '{brand} can’t accept your registration',
      intro: 'We’ve checked the registration of {shop} and can’t accept it:',
      more: 'You think that’s wrong? Call us on {phone}.',
    },
  },
  team: {
    subject: 'Invitation to {shop}',
    greeting: 'Hello,',
    greetingName: 'Hello {name},',
    intro: '{name} invites you to work with {shop} in the seller portal of {brand}.',
    introShop: '{shop} invites you to its team in the seller portal of {brand}.',
    asRole: 'Your role: {role}. {may}',
    valid: 'The link works once, until {day} at {time}.',
    button: 'Join the team',
    ignore:
      'You don’t know who this is? Ignore this email: without the link nothing happens. Nobody at {brand} will ever ask you for it.',
  },
} as const;
