export const faults = {
  field: {
    special_character: 'Only letters, digits, spaces and .,’“”-&/()+#°',
    not_numeric: 'Digits only',
    spaces: 'No spaces',
    exact_length: 'Exactly {limit, plural, one {# character} other {# characters}}; you entered {given}',
    check_digit: 'Check digit should be {expected}, not {given}',
    company_address: 'Must start with {start}',
    bank_elsewhere: 'The bank is in {bank}, the account in {account}. Copy both from one statement.',
  },
  number: {
    INVALID_VIES: 'Not listed in VIES. Ask your tax office to activate it.',
    INVALID_VAT_NUMBER: 'This VAT number isn’t correct. Compare it with your tax documents.',
    INVALID_IBAN: 'This IBAN isn’t correct. Copy it from a bank statement.',
    INVALID_SWIFT_CODE: 'No bank has this SWIFT code. Copy it from a bank statement.',
  },
  readAs: 'Read as {value}',
  swiftLength: '8 or 11 characters; you entered {given}',
} as const;
