export const faults = {
  field: {
    special_character: 'Solo lettere, cifre, spazi e .,’“”-&/()+#°',
    not_numeric: 'Solo cifre',
    spaces: 'Senza spazi',
    exact_length: 'Esattamente {limit, plural, one {# carattere} other {# caratteri}}; ce ne sono {given}',
    check_digit: 'Cifra di controllo attesa: {expected}, non {given}',
    company_address: 'Deve iniziare con {start}',
    bank_elsewhere: 'La banca è in {bank}, il conto in {account}. Copi entrambi dallo stesso estratto conto.',
  },
  number: {
    INVALID_VIES: 'Non risulta in VIES. Chieda l’attivazione all’Agenzia delle Entrate.',
    INVALID_VAT_NUMBER: 'La partita IVA non è corretta. La confronti con i documenti fiscali.',
    INVALID_IBAN: 'L’IBAN non è corretto. Lo copi da un estratto conto.',
    INVALID_SWIFT_CODE: 'Nessuna banca ha questo codice SWIFT. Lo copi da un estratto conto.',
  },
  readAs: 'Letto come {value}',
  swiftLength: '8 o 11 caratteri; ce ne sono {given}',
};
