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
  saveBar: {
    unsaved: '{count, plural, one {# cambio sin guardar} other {# cambios sin guardar}}',
    changes: '{count, plural, one {# cambio} other {# cambios}}',
    changed: 'modificado',
    check: 'Revise: {field}',
    discard: 'Descartar',
    key: 'Ctrl S',
    overtaken: 'Otra persona ha cambiado mientras tanto: {fields}. Al guardar se sustituye.',
  },
  address: {
    label: 'Buscar dirección',
    placeholder: 'Calle y población',
    search: 'Buscar',
    searching: 'Buscando…',
    none: 'Ninguna dirección coincide. Busque de nuevo o escríbala abajo.',
    results: 'Direcciones encontradas',
    filled: 'Rellenada abajo. Compruébela, por favor.',
  },
};
