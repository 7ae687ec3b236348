export const forms = {
  date: {
    placeholder: 'dd/mm/aaaa',
    clear: 'Limpar data',
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    previousYear: 'Ano anterior',
    nextYear: 'Ano seguinte',
    chooseMonth: 'Escolher mês',
  },
  saveBar: {
    unsaved: '{count, plural, one {# alteração por guardar} other {# alterações por guardar}}',
    changes: '{count, plural, one {# alteração} other {# alterações}}',
    changed: 'alterado',
    check: 'Verifique: {field}',
    discard: 'Descartar',
    key: 'Ctrl S',
    overtaken: 'Alterado entretanto por outra pessoa: {fields}. Ao guardar, é substituído.',
  },
  address: {
    label: 'Procurar morada',
    placeholder: 'Rua e localidade',
    search: 'Procurar',
    searching: 'A procurar…',
    none: 'Nenhuma morada corresponde. Pesquise novamente ou escreva-a abaixo.',
    results: 'Moradas encontradas',
    filled: 'Preenchida abaixo. Verifique-a, por favor.',
  },
};
