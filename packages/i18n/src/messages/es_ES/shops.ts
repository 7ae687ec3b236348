export const shops = {
  title: 'Sus tiendas',
  current: 'Esta tienda',
  place: '{city}, {role}',
  waiting: 'en espera',
  none: 'Ninguno',
  late: '{count, plural, one {# con retraso} other {# con retraso}}',
  sum: '{orders, plural, one {# pedido en espera} other {# pedidos en espera}} en {shops} de {all}',
};
