export const afterSale = {
  tabs: 'Mensajes, devoluciones y reclamaciones',
  messages: 'Mensajes',
  returns: 'Devoluciones y reclamaciones',
  returnsShort: 'Devoluciones',
  views: 'Vistas',
  ofOrder: 'Mensajes y devoluciones',
  message: 'Mensaje: {subject}',
  replacement: {
    conversation: 'La conversación sobre ello',
    isFor: 'Reposición del pedido {number}',
    ofOrder: 'Reposición, unidades: {count}',
    state: { requested: 'Se está creando', made: 'Creada', declined: 'Rechazada' },
    late: '{brand} se retrasa',
  },
  viewer: {
    save: 'Guardar',
    place: '{at} de {count}',
    previous: 'Anterior',
    next: 'Siguiente',
  },
};
