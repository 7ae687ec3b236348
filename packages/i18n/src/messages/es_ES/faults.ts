export const faults = {
  field: {
    special_character: 'Solo letras, cifras, espacios y .,’“”-&/()+#°',
    not_numeric: 'Solo cifras',
    spaces: 'Sin espacios',
    exact_length: 'Exactamente {limit, plural, one {# carácter} other {# caracteres}}; hay {given}',
    check_digit: 'El dígito de control debe ser {expected}, no {given}',
    company_address: 'Debe empezar por {start}',
    bank_elsewhere: 'El banco está en {bank} y la cuenta en {account}. Copie ambos del mismo extracto.',
  },
  number: {
    INVALID_VIES: 'No figura en VIES. Pida el alta en la Agencia Tributaria.',
    INVALID_VAT_NUMBER: 'El NIF-IVA no es correcto. Compruébelo en su documentación fiscal.',
    INVALID_IBAN: 'El IBAN no es correcto. Cópielo de un extracto bancario.',
    INVALID_SWIFT_CODE: 'Ningún banco tiene este código SWIFT. Cópielo de un extracto bancario.',
  },
  readAs: 'Leído como {value}',
  swiftLength: '8 u 11 caracteres; hay {given}',
};
