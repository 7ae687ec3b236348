export const forms = {
  unsaved: {
    title: 'Descartar as alterações?',
    text: 'O que introduziu ainda não foi guardado.',
    stay: 'Continuar a editar',
    discard: 'Descartar alterações',
  },
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
