export const waiting = {
  since: 'desde las {time}',
  listOf: {
    orders: 'Lista de las {time}. Puede seguir confirmando y enviando.',
    messages: 'Mensajes de las {time}. Puede seguir leyendo; las respuestas esperan y cuentan cuando llegan.',
    returns: 'Devoluciones de las {time}. Puede seguir leyendo; las decisiones necesitan conexión.',
  },
  count: '{count, plural, one {# acción en espera} other {# acciones en espera}}',
  show: 'Ver',
  hide: 'Ocultar',
  takeBack: 'Retirar',
  takeBackAll: 'Retirar todas',
  retrying: 'Seguimos intentando enviarlas.',
  act: {
    confirm: 'Confirmar <b>{number}</b>',
    process: 'Enviar <b>{number}</b>',
    pack: 'Empaquetar <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmado',
    process: '<b>{number}</b> enviado',
    pack: '<b>{number}</b> empaquetado',
  },
  notActed: {
    confirm: '<b>{number}</b> no confirmado',
    process: '<b>{number}</b> no enviado',
    pack: '<b>{number}</b> no empaquetado',
  },
  at: 'a las {time}',
  state: { waiting: 'en espera', sending: 'enviando', sent: 'hecho' },
  card: {
    confirm: 'Confirmación en espera',
    process: 'Envío en espera',
    pack: 'Empaquetado en espera',
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
  offer: {
    act: 'Cambiar <b>{name}</b>',
    acted: '<b>{name}</b> cambiado',
    notActed: '<b>{name}</b> no cambiado',
    price: 'precio {value}',
    stock: '{value} en stock',
    active: 'activar',
    inactive: 'desactivar',
    fromFeed: 'valor del feed',
    open: 'Ver producto',
    reason: {
      changed: 'La oferta ha cambiado entretanto en otro lugar. Revísela e inténtelo de nuevo.',
      refused: 'El portal no ha aceptado el cambio. El motivo figura junto a la oferta.',
    },
  },
  reply: {
    act: 'Responder a <b>{name}</b>',
    acted: 'Respuesta a <b>{name}</b> enviada',
    notActed: 'Respuesta a <b>{name}</b> no enviada',
    open: 'Abrir la conversación',
    reason: {
      changed: 'La conversación ha cambiado mientras tanto. Léala primero y envíe de nuevo su texto si todavía encaja.',
      files_gone:
        'Los archivos adjuntos ya no están: se guardan un día. Su texto sigue aquí; adjúntelos de nuevo y envíelo.',
      too_old:
        'La respuesta esperó más de seis días y no se envió. Su texto sigue aquí; envíelo de nuevo si todavía encaja.',
      refused: 'El portal no la ha aceptado. Su texto sigue aquí.',
    },
  },
  openOrder: 'Ver pedido',
  putBack: 'Devuelto a su sitio',
  settled: 'Hecho',
  ofOthers:
    '{count, plural, one {Se ha descartado # acción en espera de otra cuenta.} other {Se han descartado # acciones en espera de otra cuenta.}}',
};
