export const afterSale = {
  tabs: 'Mensagens, devoluções e reclamações',
  messages: 'Mensagens',
  returns: 'Devoluções e reclamações',
  returnsShort: 'Devoluções',
  views: 'Vistas',
  ofOrder: 'Mensagens e devoluções',
  message: 'Mensagem: {subject}',
  replacement: {
    conversation: 'A conversa sobre isso',
    isFor: 'Substituição da encomenda {number}',
    ofOrder: 'Substituição, unidades: {count}',
    state: { requested: 'Em criação', made: 'Criada', declined: 'Recusada' },
    late: 'A {brand} está atrasada',
  },
  viewer: {
    save: 'Guardar',
    place: '{at} de {count}',
    previous: 'Anterior',
    next: 'Seguinte',
  },
};
