export const forms = {
  unsaved: {
    title: '¿Descartar los cambios?',
    text: 'Los datos introducidos aún no se han guardado.',
    stay: 'Seguir editando',
    discard: 'Descartar cambios',
  },
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
