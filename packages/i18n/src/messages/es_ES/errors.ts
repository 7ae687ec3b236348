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
    api_token: { too_many: 'Su tienda ya tiene el máximo de tokens. Revoque uno primero.' },
    webhook: {
      too_many: 'Su tienda ya tiene el máximo de destinos. Elimine uno primero.',
      not_active: 'Este destino está en pausa o desactivado. Reactívelo primero.',
    },
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
    offer: {
      version_conflict: 'Esta oferta acaba de cambiar. Ahora ve la última versión: repita su cambio si aún hace falta.',
      refused: 'Este cambio incumple una regla del marketplace, por lo que no lo hemos guardado.',
    },
    catalogue: {
      busy: 'Estamos aplicando una subida o un feed. Inténtelo de nuevo en unos segundos. No se ha perdido nada.',
    },
    price_proposal: {
      invalid_state: 'Esta propuesta ya no está abierta. Consulte su estado actual; no ha cambiado nada más.',
      incomplete: 'Una propuesta se acepta con todos sus productos o no se acepta. Selecciónelos todos.',
      refused: 'Algunos precios no se pueden aplicar. No ha cambiado nada. Puede rechazar la propuesta.',
    },
    return: {
      invalid_state: 'Esta devolución ha avanzado entretanto. Consulte su estado actual; no ha cambiado nada más.',
      version_conflict:
        'Otra persona ha cambiado antes esta devolución. Consulte qué se ha decidido; lo suyo no se ha enviado.',
      other_cost: 'El coste ha cambiado entretanto. Compruebe el nuevo importe y decida de nuevo.',
    },
    sync: { no_remedy: 'Esto no se puede corregir con un clic. Abra el resultado para ver qué hacer.' },
    upload: {
      not_excel: 'El archivo debe ser Excel (.xlsx). Guárdelo como libro de Excel e inténtelo de nuevo.',
      format_not_allowed:
        'No puede subir archivos de este formato. Guárdelo como libro de Excel (.xlsx) e inténtelo de nuevo.',
      day_full: 'Se permiten 100 MB y 4 millones de filas al día. Inténtelo mañana.',
      full: 'No queda espacio para subidas (2 GB). Los archivos antiguos se eliminan a los 90 días.',
      invalid_state: 'Ya no es posible porque el estado de la subida ha cambiado. Recargue la página para verlo.',
      revert_too_late: 'Una subida solo se puede revertir durante 24 horas.',
    },
    download: {
      not_ready: 'El archivo aún no está listo. Inténtelo de nuevo en un momento.',
      expired: 'Este archivo ha caducado. Créelo de nuevo.',
      full: 'No queda espacio para los archivos creados (1 GB). Se eliminan a los dos días: inténtelo entonces.',
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
    authenticator: { exists: 'Ya hay una aplicación de códigos.' },
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
    team: {
      last_owner: 'Es el último titular. Antes haga titular a otra persona.',
      second_factor_elsewhere:
        'Esta persona también es titular o lleva la contabilidad en otra tienda. Solo el marketplace puede restablecer su segundo factor. Contacte con soporte.',
      second_factor_missing: 'Active primero su propio segundo factor.',
    },
    invitation: {
      used: 'Esta invitación se ha usado, se ha anulado o ha caducado. Pida otra.',
      other_account: 'Esta invitación es para otra dirección. Salga y vuelva a abrir el enlace.',
    },
    session: {
      other_shop: 'Ahora trabaja en otra tienda. Vuelva a cargar esta página.',
    },
    settings: {
      version_conflict: 'Alguien más ha guardado mientras tanto. Revise lo que ha escrito y vuelva a guardar.',
    },
    image: {
      unreadable: 'No podemos leer esta imagen. Elija otra.',
    },
    files: {
      full: 'No queda espacio para archivos. Elimine uno antes.',
      unavailable: 'Ahora no se pueden guardar archivos. Inténtelo más tarde.',
    },
    address: {
      lookup_failed: 'La búsqueda de direcciones ha fallado. Busque de nuevo o escriba la dirección abajo.',
    },
    payout: {
      nothing_to_stop: 'No hay ningún cambio de cuenta bancaria pendiente. Llámenos si algo no va bien.',
      provider_unavailable:
        'Ahora no podemos contactar con el proveedor de pagos. No se ha cambiado nada. Inténtelo de nuevo en unos minutos.',
    },
    legal: {
      file_refused:
        'Este PDF no se puede usar: está dañado, protegido o contiene scripts, acciones o adjuntos. Guárdelo de nuevo como PDF sencillo.',
    },
    dispute: {
      decided: 'Esta impugnación no se puede retirar: el marketplace ya ha decidido. Actualice para ver el resultado.',
      not_possible:
        'Este pedido no se puede impugnar: ya no cuenta, ya se impugnó o el plazo ha terminado. Actualice para ver su estado.',
    },
    tracking_list: {
      unreadable:
        'No podemos leer este libro. Guárdelo de nuevo como libro de Excel (.xlsx) o como CSV, sin contraseña ni macros.',
    },
    conversation: {
      changed:
        'Se ha escrito algo nuevo en esta conversación. Léalo primero y envíe después su respuesta; su borrador se conserva.',
      invalid_state: 'No es posible en el estado actual de la conversación. Consulte su estado; no ha cambiado nada.',
    },
    message_template: {
      too_many: 'Puede tener como máximo 50 plantillas por idioma. Elimine una primero.',
    },
    saved_view: {
      too_many: 'La lista no puede tener más de 20 vistas. Elimine una primero.',
    },
    tax_month: {
      not_open: 'Este mes aún está en curso o ya está cerrado.',
    },
    closure: {
      too_many: 'Tiene 100 cierres planificados. Quite uno primero.',
    },
    special_hours: {
      too_many: 'Ha planificado 100 días con horario especial. Quite uno primero.',
    },
    emergency_duty: {
      too_many: 'Ha planificado 200 guardias. Quite una primero.',
    },
    local_holiday: {
      too_many: 'Tiene 40 festivos locales. Quite uno primero.',
    },
    service: {
      invalid_state: 'Este servicio ha cambiado mientras tanto. Revíselo de nuevo.',
      conditions: 'Falta un requisito de este servicio. Complételo y vuelva a enviar la solicitud.',
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
