export const faults = {
  field: {
    special_character: 'Uniquement des lettres, des chiffres, des espaces et .,’“”-&/()+#°',
    not_numeric: 'Chiffres uniquement',
    spaces: 'Sans espaces',
    exact_length: 'Exactement {limit, plural, one {# caractère} other {# caractères}}, il y en a {given}',
    check_digit: 'Chiffre de contrôle attendu : {expected}, et non {given}',
    company_address: 'Doit commencer par {start}',
    bank_elsewhere: 'La banque se trouve en {bank}, le compte en {account}. Recopiez les deux depuis le même relevé.',
  },
  number: {
    INVALID_VIES: 'Absent de VIES. Demandez son activation à votre service des impôts.',
    INVALID_VAT_NUMBER: 'Ce numéro de TVA n’est pas correct. Comparez-le avec vos documents fiscaux.',
    INVALID_IBAN: 'Cet IBAN n’est pas correct. Recopiez-le depuis un relevé bancaire.',
    INVALID_SWIFT_CODE: 'Aucune banque n’a ce code SWIFT. Recopiez-le depuis un relevé bancaire.',
  },
  readAs: 'Lu comme {value}',
  swiftLength: '8 ou 11 caractères, il y en a {given}',
};
