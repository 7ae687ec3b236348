export const orderSaid = {
  confirmed: 'Pedido {number} confirmado',
  processed: 'Pedido {number} enviado',
  rejected: 'Pedido {number} rechazado',
  unitsRejected: 'Unidades del pedido {number} rechazadas',
  takenBack: 'Pedido {number}: deshecho. No se ha enviado nada.',
  trackingSaved: 'Seguimiento del pedido {number} guardado',
  pickupSaved: 'Código de recogida del pedido {number} guardado',
  pickupDeleted: 'Código de recogida del pedido {number} eliminado',
  now: 'Ahora {order}, {units}, {deadline}.',
  noneNew: 'No hay más pedidos nuevos en esta lista.',
  noneLeft: 'No hay más pedidos en esta lista.',
};
