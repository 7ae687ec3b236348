export const afterSale = {
  tabs: 'Mensagens, devoluções e reclamações',
  messages: 'Mensagens',
  returns: 'Devoluções e reclamações',
  returnsShort: 'Devoluções',
  views: 'Vistas',
  ofOrder: 'Mensagens e devoluções',
  message: 'Mensagem: {subject}',
  viewer: {
    save: 'Guardar',
    place: '{at} de {count}',
    previous: 'Anterior',
    next: 'Seguinte',
  },
};
