export const notifications = {
  title: 'Notificaciones',
  markAll: 'Marcar todas como leídas',
  settings: 'Ajustes de las notificaciones',
  more: 'Mostrar anteriores',
  failed: 'No se han podido cargar las notificaciones.',
  justNow: 'Ahora mismo',
  isUnread: 'Sin leer',
  group: { all: 'Todas', order: 'Pedidos', offer: 'Ofertas', account: 'Cuenta' },
  empty: {
    title: 'Nada nuevo',
    text: 'Aquí aparecerán los pedidos nuevos, los plazos y los resultados de sus subidas.',
  },
  kind: {
    order_new: '{count, plural, one {Pedido nuevo {number}} other {# pedidos nuevos}}',
    order_due_today: '{count, plural, one {# pedido debe enviarse hoy} other {# pedidos deben enviarse hoy}}',
    order_due_soon:
      '{count, plural, one {El pedido {number} debe enviarse en menos de 2 horas} other {# pedidos deben enviarse en menos de 2 horas}}',
    order_overdue: '{count, plural, one {El pedido {number} va con retraso} other {# pedidos van con retraso}}',
    order_cancelled_by_customer: 'El cliente ha cancelado el pedido {number}',
    message_new: 'Nuevo mensaje sobre el pedido {number}',
    message_due_soon: 'La respuesta sobre el pedido {number} vence en menos de 2 horas',
    order_replacement_declined: 'No habrá reposición del pedido {number}: escriba al cliente',
    upload_done: 'Subida de {fileName} terminada: {count, plural, one {# fila} other {# filas}}',
    upload_failed: 'La subida de {fileName} ha fallado',
    red_results:
      '{count, plural, one {# producto no está a la venta y requiere su atención} other {# productos no están a la venta y requieren su atención}}',
    feed_stale: 'Su feed de stock no envía nada nuevo desde hace {hours, plural, one {# hora} other {# horas}}',
    webhook_given_up: '{address} no ha aceptado «{event}» tras 8 intentos. Puede volver a enviarlo durante 30 días.',
    webhook_off: 'Hemos dejado de enviar a {address}: lleva 3 días sin responder correctamente.',
    impersonation_started: '{operator} ha accedido en su nombre',
    feed_held:
      'Una lista de su feed de stock espera su revisión.{leaving, plural, =0 {} one { # oferta dejaría de venderse.} other { # ofertas dejarían de venderse.}}{moved, plural, =0 {} one { # precio cambiaría mucho.} other { # precios cambiarían mucho.}}',
    return_requested: 'Nueva devolución {number}: revísela',
    return_received: 'La devolución {number} ha llegado: revise los productos y decida',
    return_due: 'La devolución {number} vence en menos de un día',
    return_evidence: '{number}: el cliente reclama y el marketplace necesita sus pruebas',
    return_proposed: 'Devolución {number}: una propuesta por encima del límite espera al titular',
    return_sent_back: 'Devolución {number}: el titular ha devuelto la propuesta',
    return_not_restocked: 'Devolución {number}: hay unidades que no han vuelto al stock',
    return_ruled: 'El marketplace ha decidido la devolución {number}',
    price_rule_held: 'La regla de precios «{rule}» se ha detenido: {offers} de {of} precios esperan su decisión',
    price_war_stopped:
      '{count, plural, one {Guerra de precios de # producto detenida} other {Guerras de precios de # productos detenidas}}: «{rule}» espera hasta mañana',
    price_proposal_new:
      '{count, plural, one {Nueva propuesta de precios para # producto} other {Nueva propuesta de precios para # productos}}',
    price_proposal_ending:
      '{count, plural, one {Una propuesta de precios para # producto vence en menos de 48 horas} other {Una propuesta de precios para # productos vence en menos de 48 horas}}',
    payout_valid: '{provider} ha validado su cuenta de cobro',
    payout_pending: '{provider} está revisando su cuenta de cobro; los pagos quedan retenidos',
    payout_invalid: '{provider} no puede pagar en su cuenta: compruebe qué falta',
    documents_complete:
      '{count, plural, one {Ya está el documento que faltaba en su descarga. Créela de nuevo.} other {Ya están los # documentos que faltaban en su descarga. Créela de nuevo.}}',
    set_ready: 'El dosier del mes {month} está listo',
    set_incomplete:
      'El dosier del mes {month} está listo, {count, plural, one {falta # elemento} other {faltan # elementos}}',
    documents_new: 'Nuevos documentos de {month}',
    tax_month_closed: 'El mes fiscal {month} está cerrado: sus cifras y archivos ya no cambian',
    invoice_ready: 'Nueva factura {number}',
    payout_sent: 'Pago {number} enviado a su cuenta',
    payout_held: 'El pago {number} está retenido',
    payout_returned: 'El banco ha devuelto el pago {number}: revise el IBAN',
    payout_blocked: 'Se han bloqueado todos los pagos desde su cuenta',
    metrics_at_risk:
      'El estado de su cuenta es preocupante: {cancelled, plural, one {# de {count} pedidos cancelado} other {# de {count} pedidos cancelados}}, {late} con retraso',
    metrics_exceeded:
      'El estado de su cuenta es malo: {cancelled, plural, one {# de {count} pedidos cancelado} other {# de {count} pedidos cancelados}}, {late} con retraso',
    dispute_accepted: 'Impugnación del pedido {number} aceptada: deja de contar en la próxima publicación',
    dispute_refused: 'Impugnación del pedido {number} rechazada. El motivo figura junto al pedido.',
    service_on:
      'Servicio activo: {service, select, same_day {Entrega en el día} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo electrónico} fulfillment {Fulfilment} gold_partner {Socio Gold} otc {Medicamentos sin receta} other {{service}}}',
    service_off:
      'Servicio terminado: {service, select, same_day {Entrega en el día} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo electrónico} fulfillment {Fulfilment} gold_partner {Socio Gold} otc {Medicamentos sin receta} other {{service}}}',
    service_refused:
      'Solicitud denegada: {service, select, same_day {Entrega en el día} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo electrónico} fulfillment {Fulfilment} gold_partner {Socio Gold} otc {Medicamentos sin receta} other {{service}}}',
    service_kept:
      'Baja denegada: {service, select, same_day {Entrega en el día} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo electrónico} fulfillment {Fulfilment} gold_partner {Socio Gold} otc {Medicamentos sin receta} other {{service}}}',
  },
  preferences: {
    sound: 'Sonido para pedidos nuevos urgentes',
    soundText: 'Un tono breve cuando llega un pedido exprés o para el mismo día con el portal abierto.',
    email: 'Por correo electrónico',
    emailText: 'Enviamos los correos a {address}, agrupados por tema y como máximo cada 5 minutos.',
    play: 'Reproducir el tono',
    failed: 'No se ha podido guardar el ajuste.',
  },
};
