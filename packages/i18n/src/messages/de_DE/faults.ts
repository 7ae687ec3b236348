export const faults = {
  field: {
    special_character: 'Nur Buchstaben, Ziffern, Leerzeichen und .,’“”-&/()+#°',
    not_numeric: 'Nur Ziffern',
    spaces: 'Ohne Leerzeichen',
    exact_length: 'Genau {limit, plural, one {# Zeichen} other {# Zeichen}}, hier sind es {given}',
    check_digit: 'Prüfziffer {expected} erwartet, nicht {given}',
    company_address: 'Muss mit {start} beginnen',
    bank_elsewhere:
      'Die Bank liegt in {bank}, das Konto in {account}. Bitte beides vom selben Kontoauszug abschreiben.',
  },
  number: {
    INVALID_VIES: 'In VIES nicht eingetragen. Beim Finanzamt freischalten lassen.',
    INVALID_VAT_NUMBER: 'Die USt-IdNr. stimmt nicht. Bitte mit dem Bescheid vergleichen.',
    INVALID_IBAN: 'Die IBAN stimmt nicht. Bitte vom Kontoauszug abschreiben.',
    INVALID_SWIFT_CODE: 'Diesen SWIFT-Code hat keine Bank. Bitte vom Kontoauszug abschreiben.',
  },
  readAs: 'Gelesen als {value}',
  swiftLength: '8 oder 11 Zeichen, hier sind es {given}',
};
