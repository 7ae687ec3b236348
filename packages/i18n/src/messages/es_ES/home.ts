export const home = {
  title: 'Qué hay que hacer ahora',
  failed: {
    title: 'No hemos podido cargar las tareas',
    text: 'Sus pedidos y ofertas no se ven afectados.',
  },
  orders: {
    due: '{count, plural, one {# pedido por preparar hoy} other {# pedidos por preparar hoy}}',
    none: 'Hoy no hay pedidos por preparar',
    state:
      '{fresh, plural, =0 {Ninguno nuevo} one {# nuevo} other {# nuevos}}, {overdue, plural, =0 {ninguno atrasado} one {# atrasado} other {# atrasados}}.',
    first:
      '{count, plural, one {El primero sale antes de las {time}.} other {Los # primeros salen antes de las {time}.}}',
    later:
      '{count, plural, one {# pedido sale más adelante, antes del {when}.} other {# pedidos salen más adelante, el primero antes del {when}.}}',
    nothing: 'Los pedidos nuevos aparecen aquí en cuanto llegan.',
    prepare: 'Preparar pedidos',
    open: 'Ver pedidos',
    day: 'Plazos de hoy',
    now: 'Ahora',
    in: 'en {left}',
    moment: '{count, plural, one {Sale # pedido} other {Salen # pedidos}}',
    closing: '{count, plural, =0 {Cierre} one {Cierre: # pedido} other {Cierre: # pedidos}}',
    minutes: '{minutes} min',
    hours: '{hours} h {minutes} min',
  },
  lines: {
    title: 'Después',
    note: 'por orden de urgencia',
    nothing: 'No hay nada más que hacer',
    nothingText: 'Cuando algo le necesite, lo verá aquí.',
    more: 'y {count} más',
  },
  line: {
    not_on_sale: {
      title: '{count, plural, one {# producto no está a la venta} other {# productos no están a la venta}}',
      text: '{causes, plural, one {Con una causa} other {Con # causas}} se arreglan {fixable}: {names}',
      action: 'Corregir',
    },
    feed_held: {
      title: 'Su feed está retenido',
      text: 'La última lista cambia más de lo habitual. Revísela antes de aplicarla.',
      action: 'Revisar',
    },
    price_rule_held: {
      title: 'La regla de precios «{rule}» se ha detenido',
      text: '{offers} de {of} precios esperan su decisión. No ha cambiado nada.',
      action: 'Revisar',
    },
    feed_failing: {
      title: 'No se puede leer su feed',
      text: 'Los precios y el stock son del {when}.',
      action: 'Ver',
    },
    price_proposals: {
      title:
        '{count, plural, one {# propuesta de precios por responder} other {# propuestas de precios por responder}}',
      text: '{count, plural, one {Vence el {when}.} other {La primera vence el {when}.}}',
      action: 'Responder',
    },
    performance: {
      title: { concerning: 'El estado de su cuenta es preocupante', poor: 'El estado de su cuenta es malo' },
      text: 'La semana pasada: {cancelled, plural, one {# de {orders} pedidos cancelado} other {# de {orders} pedidos cancelados}}, {late} con retraso.',
      provisional:
        'La semana pasada (provisional): {cancelled, plural, one {# de {orders} pedidos cancelado} other {# de {orders} pedidos cancelados}}, {late} con retraso.',
      action: 'Ver',
    },
    payout: {
      title: {
        not_started: 'Configure su cuenta de cobro',
        lacking:
          '{count, plural, one {La cuenta de cobro está pendiente: falta un dato} other {La cuenta de cobro está pendiente: faltan # datos}}',
        refused: 'Su cuenta de cobro ha sido rechazada',
      },
      text: 'Solo se le paga cuando es válida.',
      waits: '{amount} por cobrar.',
      action: 'Completar',
    },
    invoices: {
      title: '{count, plural, one {# factura por compensar} other {# facturas por compensar}}',
      text: '{count, plural, one {Se compensa con sus pagos antes del {day}.} other {Se compensan con sus pagos, la primera antes del {day}.}}',
      overdue: 'La primera debía compensarse hasta el {day}. Revise su cuenta de cobro.',
      action: 'Ver',
    },
    payout_account: {
      title: '{count, plural, one {Falta un dato de la cuenta bancaria} other {Faltan # datos de la cuenta bancaria}}',
      text: 'Sin esto no se le puede pagar: {names}',
      action: 'Completar',
    },
    vat_number: {
      title: {
        invalid: 'VIES no reconoce su NIF-IVA',
        unverified: 'Su NIF-IVA aún no está verificado',
      },
      text: {
        invalid: 'Corrija el número o solicite el alta en el registro de operadores intracomunitarios.',
        unverified: 'VIES aún no ha respondido. Seguimos preguntando.',
      },
      action: 'Ver',
    },
    company_data: {
      title: '{count, plural, one {Falta un dato de la empresa} other {Faltan # datos de la empresa}}',
      text: '{names}',
      action: 'Completar',
    },
    parcels: {
      title: '{count, plural, one {# paquete espera la recogida} other {# paquetes esperan la recogida}}',
      text: 'Imprima la lista de entrega para cada transportista.',
      action: 'Ver',
    },
    storage: {
      title: 'Ha usado el {share} de su espacio',
      text: {
        file_bytes: 'Elimine imágenes y documentos que ya no necesite. Cuando esté lleno no se guardará nada nuevo.',
        export_bytes:
          'Los archivos preparados para usted se eliminan solos en un día. Cuando esté lleno no se preparará ninguno nuevo.',
      },
      action: 'Ver',
    },
    public_holiday: {
      title: 'El {day} es festivo',
      text: 'Cuenta como cerrado: los pedidos salen el siguiente día abierto.',
      action: 'Ver',
    },
    invitations: {
      title: '{count, plural, one {Una invitación caduca pronto} other {# invitaciones caducan pronto}}',
      text: '{count, plural, one {Caduca el {when}.} other {La primera caduca el {when}.}}',
      action: 'Reenviar',
    },
    services: {
      title: '{count, plural, one {Un servicio está por decidir} other {# servicios están por decidir}}',
      text: '{brand} decide sobre su solicitud.',
      action: 'Ver',
    },
    profile: {
      title:
        '{count, plural, one {Al perfil de la tienda le falta una cosa} other {Al perfil de la tienda le faltan # cosas}}',
      text: '{names}',
      action: 'Añadir',
    },
  },
  part: {
    logo: 'Logotipo',
    background: 'Imagen de portada',
    short_description: 'Descripción breve',
    about: 'Sobre la tienda',
    opening_hours: 'Horario',
    phone: 'Teléfono',
    email: 'Correo electrónico',
  },
  warehouse: {
    title: 'Almacén de {brand}',
    catalogue: 'Catálogo',
    left: '{count, plural, other {# ud.}}',
    low: 'Quedan pocas',
    enough: 'Ningún producto se está agotando.',
    orders: '{count, plural, =0 {Sin pedidos en curso.} one {# pedido en curso.} other {# pedidos en curso.}}',
    counts:
      '{low, plural, =0 {} other {# por agotarse.}} {none, plural, =0 {} one {# agotado.} other {# agotados.}} {expiring, plural, =0 {} one {# caduca en {days} días.} other {# caducan en {days} días.}}',
  },
};
