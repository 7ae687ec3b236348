export const parcels = {
  nav: 'Secciones',
  count: '{count, plural, one {# paquete} other {# paquetes}}',
  print: 'Imprimir lista de entrega',
  cut: 'Estos son los {listed} más recientes de {total}.',
  none: {
    title: 'Ningún paquete espera la recogida',
    text: 'Los pedidos preparados siguen aquí hasta que los recoge el transportista.',
  },
  failed: {
    title: 'No hemos podido cargar los paquetes',
  },
  column: {
    order: 'Pedido',
    receiver: 'Destinatario',
    units: 'Unidades',
    waybill: 'Número de seguimiento o carta de porte',
  },
  courier: {
    swiss_post: 'Correo Suizo',
    own: 'Reparto propio',
    pickup_point: 'Punto de recogida',
    other: 'Otro transportista',
  },
  erased: 'Datos del cliente borrados',
};
