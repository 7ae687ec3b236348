export const waiting = {
  since: 'desde las {time}',
  listOf: 'Lista de las {time}. Puede seguir confirmando y enviando.',
  count: '{count, plural, one {# acción en espera} other {# acciones en espera}}',
  show: 'Ver',
  hide: 'Ocultar',
  takeBack: 'Retirar',
  takeBackAll: 'Retirar todas',
  retrying: 'Seguimos intentando enviarlas.',
  act: {
    confirm: 'Confirmar <b>{number}</b>',
    process: 'Enviar <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmado',
    process: '<b>{number}</b> enviado',
  },
  notActed: {
    confirm: '<b>{number}</b> no confirmado',
    process: '<b>{number}</b> no enviado',
  },
  at: 'a las {time}',
  state: { waiting: 'en espera', sending: 'enviando', sent: 'hecho' },
  card: {
    confirm: 'Confirmación en espera',
    process: 'Envío en espera',
  },
  sending: 'Conexión recuperada, {done} de {total} hechas',
  sent: '{count, plural, one {# hecha} other {# hechas}}',
  toSettle: '{sent} hechas, {count} por aclarar',
  onlyToSettle: '{count} por aclarar',
  current: 'Conexión recuperada. La lista está al día.',
  reason: {
    cancelled:
      'El pedido se canceló a las {time}, mientras estaba sin conexión. No lo prepare y devuelva {count, plural, one {# unidad} other {# unidades}} a su sitio.',
    done_already: 'Otra persona ya lo ha hecho. No queda nada por hacer.',
    changed: 'El pedido ha cambiado entretanto. Revíselo e inténtelo de nuevo.',
    not_possible: 'El pedido ya ha avanzado. Compruebe si queda algo por hacer.',
    too_old: 'La acción esperó más de seis días y no se envió. Revise el pedido.',
    refused: 'El portal no ha aceptado la acción. Revise el pedido.',
  },
  openOrder: 'Ver pedido',
  putBack: 'Devuelto a su sitio',
  settled: 'Hecho',
  ofOthers:
    '{count, plural, one {Se ha descartado # acción en espera de otra cuenta.} other {Se han descartado # acciones en espera de otra cuenta.}}',
};
