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
};
