export const forms = {
  unsaved: {
    title: '¿Descartar los cambios?',
    text: 'Los datos introducidos aún no se han guardado.',
    stay: 'Seguir editando',
    discard: 'Descartar cambios',
  },
};
