export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {# update on your orders} other {# updates on your orders}}',
      offer: '{count, plural, one {# update on your offers} other {# updates on your offers}}',
      account: '{count, plural, one {# update on your account} other {# updates on your account}}',
    },
    subjectMore: '{text}, and {count, plural, one {# more update} other {# more updates}}',
    greeting: 'Dear {name},',
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
  sets: {
    subject: '{count, plural, one {A monthly set is complete} other {# monthly sets are complete}}',
    greeting: 'Dear {name},',
    intro: 'Everything is there for the books. Sign in to download it:',
    item: '{shop}, {month}',
    open: 'Open accounting',
    why: 'You’re receiving this email because you turned on emails about complete monthly sets. You can turn them off on the Accounting page. The documents stay in the portal: this email holds links only.',
  },
  passwordCode: {
    subject: 'Your code for a new password',
    greeting: 'Dear {name},',
    intro: 'Here’s your code for choosing a new password at {brand}:',
    valid: 'It’s valid until {time} and works once. A new code replaces it.',
    ignore:
      'Didn’t ask for it? Ignore this email: nobody can change your password without the code. Nobody at {brand} will ever ask you for it.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    greeting: 'Dear {name},',
    intro: 'The password of your account at {brand} was changed on {day} at {time}.',
    ended:
      '{count, plural, =0 {No other session was open.} one {One other session was ended.} other {# other sessions were ended.}}',
    notYou: 'If it wasn’t you, choose a new password now and call us on {phone}.',
    button: 'Choose a new password',
    why: 'You get this email whenever your password is changed. You can’t turn it off.',
  },
  secondFactor: {
    greeting: 'Dear {name},',
    notYou: 'If it wasn’t you, choose a new password now and call us on {phone}.',
    button: 'Choose a new password',
    why: 'You get this email whenever something about signing in to your account changes. You can’t turn it off.',
    authenticator_added: {
      subject: 'A code app was added',
      text: 'On {day} at {time}, a code app was added to your account at {brand}. When you sign in with your password, we now ask for a code from it.',
    },
    authenticator_removed: {
      subject: 'The code app was removed',
      text: 'On {day} at {time}, the code app was removed from your account at {brand}. Your password alone is now enough to sign in.',
    },
    recovery_codes_made: {
      subject: 'You have new recovery codes',
      text: 'On {day} at {time}, new recovery codes were created for your account at {brand}. The old ones no longer work.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      text: 'On {day} at {time}, one of the recovery codes of your account at {brand} was used to sign in or to confirm a change. It can’t be used again.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'On {day} at {time}, a passkey was added to your account at {brand}. It can be used to sign in without a password.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'On {day} at {time}, a passkey was removed from your account at {brand}. It can’t be used to sign in any more.',
    },
    reset: {
      subject: 'Your second factor was reset',
      text: 'On {day} at {time}, the code app, recovery codes and passkeys of your account at {brand} were removed at someone’s request. Sign in with your password and set up a new second factor. If you didn’t ask for this, call us right away.',
    },
    guessed: {
      subject: 'Someone entered five wrong codes',
      text: 'On {day} at {time}, someone who knows your password tried to sign in to your account at {brand} and entered five wrong codes. They didn’t get in.',
    },
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
        'Didn’t ask for it? Ignore this email: nobody can register with your address without the code. Nobody at {brand} will ever ask you for it.',
    },
    link: {
      subject: 'Your registration at {brand}: continue here',
      intro:
        'Use this link to continue your registration at {brand} on another device. What you’ve entered so far is saved.',
      more: 'You can use the link once, within 7 days. Questions? Call us on {phone}.',
      button: 'Continue registration',
    },
    received: {
      subject: 'We received your registration',
      intro:
        'We’ve received the registration of {shop} at {brand} and are checking it. You’ll get an email as soon as it’s decided.',
      more: 'Until then, sign in to see how it’s going. Questions? Call us on {phone}.',
      button: 'Sign in',
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
      more: 'You can use the link once, within 7 days; after that, sign in. Questions? Call us on {phone}.',
      button: 'Correct it now',
    },
    rejected: {
      subject: '{brand} can’t accept your registration',
      intro: 'We’ve checked the registration of {shop} and can’t accept it:',
      more: 'If you think that’s a mistake, call us on {phone}.',
    },
  },
  team: {
    subject: 'Invitation to {shop}',
    greeting: 'Hello,',
    greetingName: 'Dear {name},',
    intro: '{name} invites you to work with {shop} in the seller portal of {brand}.',
    introShop: '{shop} invites you to its team in the seller portal of {brand}.',
    asRole: 'Your role: {role}. {may}',
    valid: 'The link works once, until {day} at {time}.',
    button: 'Join the team',
    ignore:
      'Not expecting this? Ignore this email: nothing happens unless you use the link. Nobody at {brand} will ever ask you for it.',
  },
  secondFactorDemand: {
    subject: '{shop} requires a second factor',
    text: 'Everyone who changes money or the team of {shop} at {brand} now needs a second factor. You don’t have one yet. Until you set one up, only your own access is open to you.',
    how: 'It takes two minutes: add a passkey, or scan a code with an app on your phone.',
    button: 'Set up a second factor',
    why: 'You get this email because an owner of {shop} decided this. Questions? Ask them, or call us on {phone}.',
  },
  owner: {
    subject: '{what} at {shop}',
    greeting: 'Dear {name},',
    text: 'On {day} at {time}, {who} did this at {shop}:',
    notYou: 'Didn’t expect this? Undo it in the portal and call us on {phone}.',
    button: 'Open the activity',
    why: 'You get this email because you own {shop} on {brand} and this gives rights or sends data elsewhere. You can’t turn it off.',
  },
  bankAccount: {
    subject: 'Your bank account was changed',
    greeting: 'Dear {name},',
    text: 'On {day} at {time}, the account that {brand} pays to was changed. It’s now this one:',
    notYou: 'Did nobody in your shop do this? Call us right away: {phone}.',
    button: 'Check the account',
    why: 'You’re receiving this because you own a shop on {brand}.',
  },
} as const;
