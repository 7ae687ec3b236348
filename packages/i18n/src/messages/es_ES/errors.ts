export const errors = {
  generic: 'Se ha producido un error. Inténtelo de nuevo.',
  network:
    'No se puede acceder al portal. Compruebe su conexión a internet e inténtelo de nuevo. No se ha perdido nada.',
  storageFull:
    'El almacenamiento de este navegador está lleno. El portal sigue funcionando, pero no recordará sus ajustes.',
  chunk: {
    title: 'El portal se ha actualizado',
    text: 'Recargue la página para continuar con la nueva versión.',
    reload: 'Recargar',
  },
  crash: {
    title: 'Se ha producido un error en esta página',
    text: 'Sus datos están a salvo. Recargue la página; si persiste, explique al soporte qué fue lo último que hizo.',
  },
  unknownHost: 'Dirección desconocida',
  busy: 'El portal está saturado',
  busyText: 'Esta página lo vuelve a intentar sola en unos segundos. No se pierde nada.',
  requestId: 'Referencia: {requestId}',
  nextRows: { text: 'No se han podido cargar las filas siguientes.' },
  code: {
    request: {
      malformed: 'Algo ha fallado. Recargue la página e inténtelo de nuevo.',
      invalid: 'Revise los campos marcados en rojo.',
      unsupported_media_type:
        'Este tipo de archivo no se admite. Compruebe los formatos admitidos e inténtelo de nuevo.',
      too_large: 'Este archivo es demasiado grande. Redúzcalo e inténtelo de nuevo.',
      timeout: 'El envío ha tardado demasiado. Compruebe su conexión e inténtelo de nuevo.',
    },
    idempotency: {
      key_required: 'La solicitud estaba incompleta. Recargue la página e inténtelo de nuevo.',
      key_reused: 'Ya hemos recibido otra versión de esto. Recargue la página para ver la última.',
      in_progress: 'Ya se está tramitando. Espere un momento.',
    },
    invalid_credentials: 'El usuario o la contraseña no son correctos.',
    user_banned: 'Esta cuenta está bloqueada. Póngase en contacto con el soporte.',
    session_expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    csrf: { invalid: 'La página está desactualizada. Recárguela e inténtelo de nuevo.' },
    access: {
      brand: 'Esto no se ofrece en su marketplace.',
      service: 'Su cuenta no incluye este servicio. Contáctenos para añadirlo.',
      seller_type: 'Para su cuenta, esta función está en otra parte del portal.',
      impersonation: 'No puede hacer esto mientras tenga la sesión iniciada como vendedor.',
      approval: 'Su tienda aún se está revisando.',
      role: 'Su rol no lo permite. Pregunte a un titular de la tienda.',
      second_factor: 'Active primero un segundo factor en Acceso.',
    },
    human_check_required: 'Confirme que es una persona y vuelva a iniciar sesión.',
    impersonation: { invalid: 'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.' },
    not_found: 'Esta página no existe o no tiene acceso a ella.',
    host: { unknown: 'No hay ningún portal en esta dirección. Compruebe el enlace e inténtelo de nuevo.' },
    order_batch: { sent: 'Ya se ha enviado y no se puede deshacer.' },
    order: {
      invalid_state: 'Ya no es posible porque el estado del pedido ha cambiado. Recargue la página para verlo.',
      version_conflict: 'Otra persona acaba de modificar este pedido. Revíselo e inténtelo de nuevo.',
      nothing_left: 'Todas las unidades de este pedido ya están canceladas.',
      sent: 'Ya se ha enviado y no se puede deshacer.',
    },
    signin: {
      expired: 'Vuelva a escribir su contraseña.',
      wait: 'Demasiados intentos. Inténtelo de nuevo dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
      no_shop: 'Ya no pertenece al equipo de ninguna tienda. Pida a un titular que le vuelva a invitar.',
      passkey_required:
        'Su tienda exige un segundo factor. Inicie sesión con su passkey, en la dirección donde la creó.',
    },
    rate_limited: 'Demasiadas solicitudes. Inténtelo de nuevo dentro de un minuto.',
    overloaded: 'El portal está saturado. Inténtelo de nuevo dentro de unos segundos.',
    internal:
      'Ha fallado algo por nuestra parte. Inténtelo de nuevo más tarde. Si vuelve a ocurrir, contacte con el soporte.',
    passkey: {
      invalid: 'No hemos podido aceptar esta passkey.',
      exists: 'Este dispositivo ya tiene una passkey.',
      limit: 'Elimine antes una passkey.',
    },
    reauthentication: {
      required: 'Confirme que es usted.',
      second_factor: 'Aquí no basta la contraseña. Use su segundo factor.',
    },
    code_invalid: 'Ese código no es correcto.',
    code_expired: 'Este código ha caducado. Pida uno nuevo.',
    password_already_used: 'Ya ha usado esta contraseña. Elija otra.',
    mail: {
      unavailable: 'Ahora mismo no podemos enviar correos. No ha cambiado nada. Contacte con soporte.',
    },
    user_exists: 'Ya existe una cuenta con esta dirección.',
    registration: {
      invalid_state: 'El registro ha cambiado entretanto. Vuelva a cargar la página.',
      link_used: 'Este enlace ya se ha usado o ha caducado.',
    },
    invitation: {
      used: 'Esta invitación se ha usado, se ha anulado o ha caducado. Pida otra.',
      other_account: 'Esta invitación es para otra dirección. Salga y vuelva a abrir el enlace.',
    },
    session: {
      other_shop: 'Ahora trabaja en otra tienda. Vuelva a cargar esta página.',
    },
    image: {
      unreadable: 'No podemos leer esta imagen. Elija otra.',
    },
    address: {
      lookup_failed: 'La búsqueda de direcciones ha fallado. Busque de nuevo o escriba la dirección abajo.',
    },
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
    too_simple: 'Necesita una mayúscula, una minúscula, una cifra y un carácter especial, sin espacios',
    too_common: 'Demasiado fácil de adivinar',
    in_team: 'Esta persona ya está en el equipo.',
    not_a_time: 'Escriba una hora, p. ej. 8:30',
    reversed: 'Debe ser posterior a la hora anterior',
    overlap: 'Debe empezar después de la franja anterior',
    overlap_next_day: 'Debe terminar antes de que empiece el horario del día siguiente',
    special_character: 'Sin caracteres especiales',
    past: 'Este día ya pasó',
  },
  dialog: {
    title: 'No se ha podido cargar',
    text: 'Compruebe su conexión y vuelva a intentarlo. No se ha perdido nada.',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Está viendo los últimos datos cargados. No se pueden guardar cambios hasta que vuelva la conexión.',
  },
};
