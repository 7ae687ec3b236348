export const screenErrors = {
  code: {
    impersonation: { invalid: 'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.' },
    order: {
      invalid_state: 'Ya no es posible porque el estado del pedido ha cambiado. Recargue la página para verlo.',
      version_conflict: 'Otra persona acaba de modificar este pedido. Revíselo e inténtelo de nuevo.',
      nothing_left: 'Todas las unidades de este pedido ya están canceladas.',
      sent: 'Ya se ha enviado y no se puede deshacer.',
    },
    idempotency: {
      key_required: 'La solicitud estaba incompleta. Recargue la página e inténtelo de nuevo.',
      key_reused: 'Ya hemos recibido otra versión de esto. Recargue la página para ver la última.',
      in_progress: 'Ya se está tramitando. Espere un momento.',
    },
    order_batch: { sent: 'Ya se ha enviado y no se puede deshacer.' },
    reauthentication: {
      required: 'Confirme que es usted.',
      second_factor: 'Aquí no basta la contraseña. Use su segundo factor.',
    },
    passkey: {
      invalid: 'No hemos podido aceptar esta passkey.',
      exists: 'Este dispositivo ya tiene una passkey.',
      limit: 'Elimine antes una passkey.',
    },
    mail: {
      unavailable: 'Ahora mismo no podemos enviar correos. No ha cambiado nada. Contacte con el soporte.',
    },
    registration: {
      invalid_state: 'El registro ha cambiado entretanto. Vuelva a cargar la página.',
      link_used: 'Este enlace ya se ha usado o ha caducado.',
    },
    invitation: {
      used: 'Esta invitación se ha usado, se ha anulado o ha caducado. Pida otra.',
      other_account: 'Esta invitación es para otra dirección. Cierre la sesión y vuelva a abrir el enlace.',
    },
    address: {
      lookup_failed: 'La búsqueda de direcciones ha fallado. Busque de nuevo o escriba la dirección abajo.',
    },
    offer: {
      version_conflict: 'Esta oferta acaba de cambiar. Ahora ve la última versión: repita su cambio si aún hace falta.',
      refused: 'Este cambio incumple una regla del marketplace, por lo que no lo hemos guardado.',
    },
    catalogue: {
      busy: 'Estamos aplicando una subida o un feed. Inténtelo de nuevo en unos segundos. No se ha perdido nada.',
    },
    settings: {
      version_conflict: 'Alguien más ha guardado mientras tanto. Revise lo que ha escrito y vuelva a guardar.',
    },
    files: {
      full: 'No queda espacio para archivos. Elimine uno antes.',
      unavailable: 'Ahora no se pueden guardar archivos. Inténtelo más tarde.',
    },
    download: {
      not_ready: 'El archivo aún no está listo. Inténtelo de nuevo en un momento.',
      expired: 'Este archivo ha caducado. Créelo de nuevo.',
      full: 'No queda espacio para los archivos creados (1 GB). Se eliminan a los dos días: inténtelo entonces.',
    },
    authenticator: { exists: 'Ya hay una aplicación de códigos.' },
    team: {
      last_owner: 'Es el último titular. Antes haga titular a otra persona.',
      second_factor_elsewhere:
        'Esta persona también es titular o lleva la contabilidad en otra tienda. Solo el marketplace puede restablecer su segundo factor. Contacte con el soporte.',
      second_factor_missing: 'Active primero su propio segundo factor.',
    },
    tracking_list: {
      unreadable:
        'No podemos leer este libro. Guárdelo de nuevo como libro de Excel (.xlsx) o como CSV, sin contraseña ni macros.',
    },
    saved_view: {
      too_many: 'La lista no puede tener más de 20 vistas. Elimine una primero.',
    },
    api_token: {
      too_many: 'Su tienda ya tiene el máximo de tokens. Revoque uno primero.',
      no_sandbox: 'Este portal no tiene entorno de pruebas; por eso no hay tokens de prueba.',
    },
    sandbox: {
      only: 'Solo funciona en el entorno de pruebas, con un token de prueba.',
      full: 'El entorno de pruebas ya tiene el máximo de pedidos abiertos. Complete primero algunos.',
    },
    events: {
      cursor_ahead: 'Este cursor va por delante de los eventos que tenemos. Siga leyendo desde el último.',
      cursor_outdated:
        'Los eventos posteriores a este cursor tienen más de 30 días y ya no están. Compare sus pedidos con los nuestros y siga leyendo desde el primero que conservamos.',
    },
    webhook: {
      too_many: 'Su tienda ya tiene el máximo de destinos. Elimine uno primero.',
      not_active: 'Este destino está en pausa o desactivado. Reactívelo primero.',
    },
    price_proposal: {
      invalid_state: 'Esta propuesta ya no está abierta. Consulte su estado actual; no ha cambiado nada más.',
      incomplete: 'Una propuesta se acepta con todos sus productos o no se acepta. Selecciónelos todos.',
      refused: 'Algunos precios no se pueden aplicar. No ha cambiado nada. Puede rechazar la propuesta.',
    },
    price_rule: {
      invalid_state: 'Esta regla de precios ya está en otro estado. Compruébelo; no ha cambiado nada más.',
      version_conflict:
        'Otra persona ha modificado antes esta regla de precios. Compruebe qué rige ahora; sus cambios no se han guardado.',
      preview_old: 'La vista previa tiene más de cinco minutos. Vuelva a calcularla y podrá activar la regla.',
      too_many: 'Su tienda no puede tener más de 50 reglas de precios. Elimine antes una.',
    },
    return: {
      invalid_state: 'Esta devolución ha avanzado entretanto. Consulte su estado actual; no ha cambiado nada más.',
      version_conflict:
        'Otra persona ha cambiado antes esta devolución. Consulte qué se ha decidido; lo suyo no se ha enviado.',
      other_cost: 'El coste ha cambiado entretanto. Compruebe el nuevo importe y decida de nuevo.',
      not_possible:
        'Ya no se puede reembolsar nada de este pedido: está todo reembolsado o se envió hace demasiado tiempo.',
      exceeds_sale:
        'El marketplace ya ha reembolsado una parte de este pedido: de la venta no queda tanto. No se ha contabilizado nada.',
      no_proposal:
        'Esta propuesta ya no espera respuesta: alguien la contestó, la retiró o decidió otra cosa. Mire cómo está ahora la devolución.',
    },
    replacement: {
      not_possible:
        'No se puede reponer más de lo vendido: alguien se ha adelantado o el envío fue hace demasiado tiempo. Mire lo que ya se está reponiendo.',
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
    conversation: {
      changed:
        'Se ha escrito algo nuevo en esta conversación. Léalo primero y envíe después su respuesta; su borrador se conserva.',
      invalid_state: 'No es posible en el estado actual de la conversación. Consulte su estado; no ha cambiado nada.',
    },
    message_template: {
      too_many: 'Puede tener como máximo 50 plantillas por idioma. Elimine una primero.',
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
};
