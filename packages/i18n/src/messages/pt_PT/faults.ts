export const faults = {
  field: {
    special_character: 'Apenas letras, algarismos, espaços e .,’“”-&/()+#°',
    not_numeric: 'Apenas algarismos',
    spaces: 'Sem espaços',
    exact_length: 'Exatamente {limit, plural, one {# carácter} other {# caracteres}}; há {given}',
    check_digit: 'Dígito de controlo esperado: {expected}, não {given}',
    company_address: 'Deve começar por {start}',
    bank_elsewhere: 'O banco está em {bank} e a conta em {account}. Copie ambos do mesmo extrato.',
  },
  number: {
    INVALID_VIES: 'Não consta no VIES. Peça a ativação às Finanças.',
    INVALID_VAT_NUMBER: 'O número de IVA não está correto. Compare-o com os documentos fiscais.',
    INVALID_IBAN: 'O IBAN não está correto. Copie-o de um extrato bancário.',
    INVALID_SWIFT_CODE: 'Nenhum banco tem este código SWIFT. Copie-o de um extrato bancário.',
  },
  readAs: 'Lido como {value}',
  swiftLength: '8 ou 11 caracteres; há {given}',
};
