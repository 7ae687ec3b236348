export const orderEmpty = {
  'to-manage': {
    title: 'Nada por gestionar',
    text: 'Los pedidos nuevos aparecen aquí en cuanto los clientes los hacen.',
  },
  managed: {
    title: 'Aún no hay pedidos gestionados',
    text: 'Los pedidos que ha enviado o rechazado aparecen aquí.',
  },
  search: {
    title: 'No se ha encontrado ningún pedido',
    text: 'Compruebe lo que ha escrito: basta una parte del número, nombre, ciudad, producto o código, desde tres caracteres.',
  },
  filter: {
    title: 'Ningún pedido coincide con estos filtros',
    text: 'Borre los filtros para ver todos los pedidos de esta pestaña.',
  },
};
