export const forms = {
  date: {
    placeholder: 'dd/mm/aaaa',
    clear: 'Borrar fecha',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    chooseMonth: 'Elegir mes',
  },
};
