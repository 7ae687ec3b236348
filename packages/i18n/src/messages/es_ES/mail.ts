export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Una novedad en sus pedidos} other {# novedades en sus pedidos}}',
      offer: '{count, plural, one {Una novedad en sus ofertas} other {# novedades en sus ofertas}}',
      account: '{count, plural, one {Una novedad en su cuenta} other {# novedades en su cuenta}}',
    },
    subjectMore: '{text}, y {count, plural, one {# novedad más} other {# novedades más}}',
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
  sets: {
    subject: '{count, plural, one {Un dosier del mes está completo} other {# dosieres del mes están completos}}',
    greeting: 'Hola, {name}:',
    intro: 'Ya está todo para la contabilidad. Inicie sesión para descargarlo:',
    item: '{shop}, {month}',
    open: 'Abrir la contabilidad',
    why: 'Recibe este correo porque activó los correos sobre dosieres completos. Puede desactivarlos en la página «Contabilidad». Los documentos se quedan en el portal: este correo solo lleva enlaces.',
  },
  passwordCode: {
    subject: 'Su código para una contraseña nueva',
    greeting: 'Hola, {name}:',
    intro: 'Este es su código para elegir una contraseña nueva en {brand}:',
    valid: 'Es válido hasta las {time} y sirve una sola vez. Un código nuevo lo sustituye.',
    ignore:
      '¿No lo ha pedido? Ignore este correo: sin el código nadie puede cambiar su contraseña. Nadie de {brand} se lo pedirá nunca.',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    greeting: 'Hola, {name}:',
    intro: 'La contraseña de su cuenta en {brand} se cambió el {day} a las {time}.',
    ended:
      '{count, plural, =0 {No había ninguna otra sesión abierta.} one {Se ha cerrado otra sesión.} other {Se han cerrado otras # sesiones.}}',
    notYou: '¿No ha sido usted? Elija ahora una contraseña nueva y llámenos al {phone}.',
    button: 'Elegir una contraseña nueva',
    why: 'Recibe este correo cada vez que cambia su contraseña. No se puede desactivar.',
  },
  secondFactor: {
    greeting: 'Hola, {name}:',
    notYou: '¿No ha sido usted? Elija ahora una contraseña nueva y llámenos al {phone}.',
    button: 'Elegir una contraseña nueva',
    why: 'Recibe este correo cuando cambia algo en el acceso a su cuenta. No se puede desactivar.',
    authenticator_added: {
      subject: 'Se ha añadido una aplicación de códigos',
      text: 'El {day} a las {time} se añadió una aplicación de códigos a su cuenta en {brand}. Al entrar con su contraseña, ahora pedimos también un código.',
    },
    authenticator_removed: {
      subject: 'Se ha eliminado la aplicación de códigos',
      text: 'El {day} a las {time} se eliminó la aplicación de códigos de su cuenta en {brand}. Ahora basta la contraseña para entrar.',
    },
    recovery_codes_made: {
      subject: 'Tiene códigos de recuperación nuevos',
      text: 'El {day} a las {time} se crearon códigos de recuperación nuevos para su cuenta en {brand}. Los anteriores ya no sirven.',
    },
    recovery_code_used: {
      subject: 'Se ha usado un código de recuperación',
      text: 'El {day} a las {time} se usó un código de recuperación de su cuenta en {brand} para entrar o para confirmar un cambio. Ese código ya no sirve.',
    },
    passkey_added: {
      subject: 'Se ha añadido una passkey',
      text: 'El {day} a las {time} se añadió una passkey a su cuenta en {brand}. Con ella se puede entrar sin contraseña.',
    },
    passkey_removed: {
      subject: 'Se ha eliminado una passkey',
      text: 'El {day} a las {time} se eliminó una passkey de su cuenta en {brand}. Ya no sirve para entrar.',
    },
    reset: {
      subject: 'Se ha restablecido su segundo factor',
      text: 'El {day} a las {time} se eliminaron, a petición, la aplicación de códigos, los códigos de recuperación y las passkeys de su cuenta en {brand}. Entre con su contraseña y configure un segundo factor nuevo. Si no lo pidió usted, llámenos enseguida.',
    },
    guessed: {
      subject: 'Alguien ha escrito cinco códigos incorrectos',
      text: 'El {day} a las {time} alguien que conoce su contraseña intentó entrar en su cuenta en {brand} y escribió cinco códigos incorrectos. No lo consiguió.',
    },
  },
  registration: {
    greeting: 'Hola:',
    item: '{field}: {reason}',
    why: 'Recibe este correo porque alguien registra una tienda en {brand} con esta dirección.',
    code: {
      subject: 'Su código para el registro',
      intro: 'Este es su código para registrarse en {brand}:',
      valid: 'Es válido hasta las {time} y una sola vez. Un código nuevo lo sustituye.',
      ignore:
        '¿No lo ha pedido? Ignore este correo: sin el código nadie puede registrarse con su dirección. Nadie de {brand} se lo pedirá nunca.',
    },
    link: {
      subject: 'Su registro en {brand}: siga aquí',
      intro:
        'Con este enlace puede seguir su registro en {brand} en otro dispositivo. Lo que ha escrito está guardado.',
      more: 'El enlace sirve una vez y durante 7 días. ¿Preguntas? Llámenos al {phone}.',
      button: 'Seguir con el registro',
    },
    received: {
      subject: 'Hemos recibido su registro',
      intro:
        'Hemos recibido el registro de {shop} en {brand} y lo estamos revisando. Le escribiremos en cuanto haya una decisión.',
      more: 'Hasta entonces puede iniciar sesión para ver cómo va. ¿Preguntas? Llámenos al {phone}.',
      button: 'Iniciar sesión',
    },
    approved: {
      subject: '{brand} ha aprobado su tienda',
      intro: '{shop} ya puede vender en {brand}. Inicie sesión con su correo y la contraseña que eligió.',
      more: '¿Preguntas? Llámenos al {phone}.',
      button: 'Iniciar sesión',
    },
    changes_requested: {
      subject: '{brand} le pide cambios en su registro',
      intro: 'Hemos revisado el registro de {shop}. Corrija lo siguiente y envíelo de nuevo:',
      more: 'El enlace sirve una vez y durante 7 días; después, inicie sesión. ¿Preguntas? Llámenos al {phone}.',
      button: 'Corregir ahora',
    },
    rejected: {
      subject: '{brand} no puede aceptar su registro',
      intro: 'Hemos revisado el registro de {shop} y no podemos aceptarlo:',
      more: '¿Cree que es un error? Llámenos al {phone}.',
    },
  },
  team: {
    subject: 'Invitación a {shop}',
    greeting: 'Hola:',
    greetingName: 'Hola, {name}:',
    intro: '{name} le invita a trabajar con {shop} en el portal de vendedores de {brand}.',
    introShop: '{shop} le invita a su equipo en el portal de vendedores de {brand}.',
    asRole: 'Su rol: {role}. {may}',
    valid: 'El enlace funciona una sola vez, hasta el {day} a las {time}.',
    button: 'Unirse al equipo',
    ignore:
      '¿No sabe de qué se trata? Ignore este correo: sin el enlace no ocurre nada. Nadie de {brand} se lo pedirá nunca.',
  },
  secondFactorDemand: {
    subject: '{shop} exige un segundo factor',
    text: 'Desde ahora, quien cambia cobros o equipo de {shop} en {brand} necesita un segundo factor. Usted aún no lo tiene. Hasta que lo active, solo podrá abrir su propio acceso.',
    how: 'Se hace en dos minutos: añada una passkey o escanee un código con una aplicación del móvil.',
    button: 'Activar el segundo factor',
    why: 'Recibe este correo porque así lo ha decidido un titular de {shop}. ¿Dudas? Pregúntele o llámenos al {phone}.',
  },
  owner: {
    subject: '{what} en {shop}',
    greeting: 'Hola, {name}:',
    text: 'El {day} a las {time}, {who} hizo lo siguiente en {shop}:',
    notYou: '¿No se lo esperaba? Deshágalo en el portal y llámenos: {phone}.',
    button: 'Abrir la actividad',
    why: 'Recibe este correo porque es titular de {shop} en {brand} y con esto se dan permisos o se envían datos a otro lugar. No se puede desactivar.',
  },
  bankAccount: {
    subject: 'Se ha cambiado su cuenta bancaria',
    greeting: 'Hola, {name}:',
    text: 'El {day} a las {time} se cambió la cuenta a la que paga {brand}. Ahora es esta:',
    notYou: '¿No ha sido nadie de su tienda? Llámenos enseguida: {phone}.',
    button: 'Revisar la cuenta',
    why: 'Recibe este correo porque es titular de una tienda en {brand}.',
  },
};
