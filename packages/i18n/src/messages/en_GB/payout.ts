export const payout = {
  failed: 'We couldn’t load your payout account',
  status: {
    pending: 'Pending',
    invalid: 'Invalid',
    valid: 'Valid',
  },
  headline: {
    not_started: 'Set up your account at {provider} to get paid',
    awaiting_data:
      '{count, plural, =0 {{provider} still needs data} one {# item is missing before {provider} can approve the account} other {# items are missing before {provider} can approve the account}}',
    in_review: '{provider} is checking your data',
    refused: '{provider} has refused the account',
    restricted: '{provider} has restricted the account',
    approved: '{provider} has approved the account',
  },
  steps: 'Steps to approval',
  step: {
    legal_entity: 'Company',
    owners: 'Owners',
    bank: 'Bank',
    documents: 'Documents',
    review: 'Review',
  },
  mark: {
    done: 'Complete',
    open: 'Not started',
    running: 'In progress',
    refused: 'Refused',
    missing: '{count, plural, one {# item missing} other {# items missing}}',
    invalid: '{count, plural, one {# item to correct} other {# items to correct}}',
  },
  need: {
    legal_entity: {
      missing: 'Company details are missing',
      invalid: 'We couldn’t confirm the company details',
    },
    owners: {
      missing: 'An owner’s details are missing',
      invalid: 'We couldn’t confirm an owner’s details',
    },
    bank: {
      missing: 'Bank account is missing',
      invalid: 'Bank account couldn’t be confirmed',
    },
    documents: {
      missing: 'A document is missing',
      invalid: 'A document can’t be used',
    },
  },
  text: {
    missing: 'Add it at {provider}.',
    invalid: 'Correct it at {provider}; take photos of both sides, without reflections.',
    bank: 'Check the IBAN and enter it again.',
  },
  code: 'Code {code}',
  action: {
    provider: 'Open {provider}',
    begin: 'Set up at {provider}',
    complete: 'Complete at {provider}',
  },
  opening: 'Opening…',
  notConnected: '{provider} isn’t connected to the portal yet. Contact support.',
  meanwhile: 'You can keep selling. We’ll hold your earnings and pay them once the account is valid.',
  bank: {
    title: 'Bank account',
    iban: 'IBAN',
    holder: 'Account holder',
    changed: 'Changed',
    by: '{when}, {who}',
    none: 'No bank account yet',
    change: 'Change IBAN…',
  },
  hold: {
    title: 'Payouts on hold until {when}',
    text: 'After a change of IBAN we wait {hours} hours. If it wasn’t you, <block>block the account now</block>.',
  },
  blocked: {
    title: 'All payouts are blocked',
    text: 'Call {brand} on {phone} to release them.',
  },
  block: {
    title: 'Block all payouts?',
    text: 'We won’t pay anything until {brand} releases the account. You can keep selling. All owners are notified.',
    confirm: 'Block payouts',
    running: 'Blocking…',
    done: 'Payouts blocked',
  },
  iban: {
    title: 'Change IBAN',
    note: '{provider} will check the new account, payouts will be on hold for {hours} hours, and all owners will get an email.',
    submit: 'Change IBAN',
    saved: 'IBAN changed. Payouts are on hold for {hours} hours.',
  },
  next: {
    title: 'Next payout',
    none: 'No payout is planned. There will be one once customers have received their orders.',
    planned: 'Planned',
    held: 'On hold',
    due: 'Planned for {day}.',
  },
  waits: {
    blocked: 'On hold until {brand} releases the blocked account.',
    validation: 'On hold until {provider} approves the account.',
    bank_account: 'On hold until {when}, because the IBAN was changed.',
    marketplace: '{brand} is holding it. Contact support.',
  },
  line: {
    sales: 'Sales',
    shipping: 'Shipping',
    refunds: 'Refunds',
    commission: 'Commission and VAT',
    adjustment: 'Adjustments',
  },
  counted: {
    sales: 'Sales, {count, plural, one {# order} other {# orders}}',
    other: '{line}, {count}',
  },
  total: 'To be paid',
  last: {
    title: 'Last payouts',
    none: 'Nothing has been paid yet.',
  },
  column: {
    date: 'Date',
    state: 'Status',
    account: 'Account',
    amount: 'Amount',
  },
  state: {
    paid: 'Paid',
    returned: 'Returned by the bank',
    returnedNext:
      'The bank couldn’t pay you. Check your IBAN and correct it if it’s wrong: we’ll pay the amount again with a later payout.',
    paidAgain: 'Returned by the bank, paid on {day}',
  },
} as const;
