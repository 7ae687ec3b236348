export const errors = {
  generic: 'Se ha producido un error. Inténtelo de nuevo.',
  network: 'No se puede acceder al portal. Compruebe su conexión e inténtelo de nuevo; no se ha perdido nada.',
  storageFull:
    'El almacenamiento de este navegador está lleno. El portal sigue funcionando, pero no recordará sus ajustes.',
  chunk: {
    title: 'El portal se ha actualizado',
    text: 'Recargue la página para continuar con la nueva versión.',
    reload: 'Recargar',
  },
  crash: {
    title: 'Esta pantalla ha fallado',
    text: 'Sus datos están a salvo. Recargue la página; si persiste, explique al soporte qué fue lo último que hizo.',
  },
  requestId: 'Solicitud {requestId}',
  nextRows: { text: 'No se han podido cargar las filas siguientes.', retry: 'Reintentar' },
  code: {
    request: {
      malformed: 'No se ha podido leer la solicitud. Recargue la página e inténtelo de nuevo.',
      invalid: 'Revise los campos marcados.',
      unsupported_media_type: 'No se acepta este tipo de archivo o de datos.',
      too_large: 'Supera el tamaño permitido.',
    },
    idempotency: {
      key_required: 'La solicitud estaba incompleta. Recargue la página e inténtelo de nuevo.',
      key_reused: 'Esto ya se envió con otros datos. Recargue la página e inténtelo de nuevo.',
      in_progress: 'Ya se está tramitando. Espere un momento.',
    },
    invalid_credentials: 'Sus credenciales no son válidas.',
    user_banned: 'Esta cuenta está bloqueada. Póngase en contacto con el soporte.',
    session_expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    api_key: { invalid: 'La clave de API no es válida.', scope: 'La clave de API no permite esta operación.' },
    csrf: { invalid: 'La página está desactualizada. Recárguela e inténtelo de nuevo.' },
    access: {
      brand: 'Esto no se ofrece en su marketplace.',
      service: 'Su cuenta no tiene contratado el servicio necesario.',
      seller_type: 'Su cuenta gestiona esto en otro lugar.',
      impersonation: 'Está bloqueado mientras alguien actúe en nombre del vendedor.',
    },
    human_check_required: 'Confirme que es una persona y vuelva a iniciar sesión.',
    impersonation: { invalid: 'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.' },
    not_found: 'Aquí no hay nada, o nada que usted pueda ver.',
    host: { unknown: 'Ningún portal responde en esta dirección.' },
    order: {
      invalid_state: 'Ya no es posible en el estado actual del pedido.',
      version_conflict: 'Otra persona ha modificado este pedido entretanto.',
      nothing_left: 'No queda ninguna unidad de este pedido.',
    },
    shipment: { invalid_state: 'El envío no puede pasar a este estado.' },
    offer: {
      version_conflict: 'Esta oferta ha cambiado entretanto; la ve tal como está ahora.',
      refused: 'La oferta incumple una regla del marketplace y no se ha cambiado.',
    },
    catalogue: {
      busy: 'Se está aplicando una subida o un feed. Inténtelo de nuevo en unos segundos; no se ha perdido nada.',
    },
    sync: { no_remedy: 'Este resultado no tiene una corrección con un clic.' },
    upload: {
      not_excel: 'El archivo debe ser Excel (.xlsx). Guárdelo como libro de Excel e inténtelo de nuevo.',
      format_not_allowed:
        'El marketplace no acepta de usted archivos de este formato. Guárdelo como libro de Excel (.xlsx) e inténtelo de nuevo.',
      invalid_state: 'Esto ya no es posible en el estado actual de la subida.',
      revert_too_late: 'Una subida solo se puede revertir durante 24 horas.',
    },
    download: { not_ready: 'El archivo aún no está listo.', expired: 'Este archivo ha caducado. Prepárelo de nuevo.' },
    signin: {
      wait: 'Demasiados intentos. Inténtelo de nuevo dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
    },
    rate_limited: 'Demasiadas solicitudes. Inténtelo de nuevo dentro de un minuto.',
    overloaded: 'El portal está saturado. Inténtelo de nuevo dentro de unos segundos.',
    internal: 'Se ha producido un error inesperado. Inténtelo más tarde.',
  },
  field: {
    required: 'Obligatorio',
    invalid: 'Formato incorrecto',
    unknown: 'No previsto aquí',
    too_short: 'Al menos {limit, plural, one {# carácter} other {# caracteres}}',
    too_long: 'Como máximo {limit, plural, one {# carácter} other {# caracteres}}',
    too_small: 'Al menos {limit}',
    too_large: 'Como máximo {limit}',
    not_available: 'No disponible aquí',
    control_character: 'Contiene un carácter no permitido',
  },
};
