export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Una novedad en sus pedidos} other {# novedades en sus pedidos}}',
      offer: '{count, plural, one {Una novedad en sus ofertas} other {# novedades en sus ofertas}}',
      account: '{count, plural, one {Una novedad en su cuenta} other {# novedades en su cuenta}}',
    },
    greeting: 'Hola, {name}:',
    intro: 'Esto es nuevo en {shop}:',
    more: '{count, plural, one {Y una más.} other {Y # más.}}',
    open: 'Abrir el portal',
    why: 'Recibe este correo porque activó los correos sobre {group}. Para desactivarlos, abra el portal, seleccione la campana y después «Ajustes de las notificaciones».',
    group: { order: 'pedidos', offer: 'ofertas', account: 'su cuenta' },
    numbers: '{text}: {numbers}',
    andMore: '{numbers} y {count} más',
    deadline: '{text}, plazo: {when}',
    firstDeadline: '{text}, primer plazo: {when}',
  },
};
