export const forms = {
  unsaved: {
    title: 'Descartar as alterações?',
    text: 'O que introduziu ainda não foi guardado.',
    stay: 'Continuar a editar',
    discard: 'Descartar alterações',
  },
};
