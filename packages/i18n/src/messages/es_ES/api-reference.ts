export const apiReference = {
  title: 'Referencia de la API',
  back: 'Volver a sistemas propios',
  note: 'v{version}, {count, plural, one {# operación} other {# operaciones}}, del servidor en marcha',
  document: 'Documento OpenAPI',
  token: 'Token de los ejemplos',
  noToken: 'Nuevo token',
  list: 'Operaciones',
  find: 'Buscar una operación',
  clear: 'Borrar la búsqueda',
  nothing: 'Ninguna operación coincide con «{text}».',
  unknown: 'Aquí no hay ninguna operación «{page}».',
  area: 'Sobre la API',
  start: {
    title: 'Primeros pasos',
    authentication: 'Autenticación',
    repeat: 'Repetir sin riesgo',
    errors: 'Errores y límites',
    sandbox: 'Entorno de pruebas',
  },
  page: {
    sandbox: {
      title: 'Probar en el entorno de pruebas',
      first:
        'Un token de prueba empieza por ofz_, el marketplace y _test_. Todo lo que llama actúa sobre una tienda inventada: unas pocas ofertas y pedidos que nadie más ve. Cada respuesta lo indica con la cabecera Offizin-Sandbox: true.',
      second:
        'POST /sandbox/orders crea un pedido inventado. Confírmelo y tramítelo como uno real, y provoque lo que hacen el cliente y el transportista con POST /sandbox/orders/ID/events. Con POST /sandbox/orders/ID/messages el cliente escribe y con POST /sandbox/orders/ID/returns devuelve lo entregado.',
      third:
        'Los endpoints de prueba reciben sus webhooks. Nadie recibe correos, no se contabiliza nada y nada aparece en sus cifras; los pedidos inventados se eliminan a los 30 días.',
    },
    authentication: {
      title: 'Autenticación',
      first:
        'Cada llamada lleva un token de la tienda en la cabecera Authorization. Cree uno para cada sistema en «Sistemas propios», solo con los permisos que necesita.',
      second:
        'Guarde el token en una variable de entorno o en un almacén de secretos, nunca en el código. Los ejemplos lo leen de la variable que se llama como el token.',
      third:
        'Un token incorrecto, caducado o revocado recibe un 401; uno sin el permiso, un 403 con el código api_token.scope.',
    },
    repeat: {
      title: 'Repetir sin riesgo',
      first:
        'Las llamadas que cambian algo llevan un Idempotency-Key: un texto cualquiera de 8 a 100 caracteres que usted elige una vez por acción.',
      second:
        'Si la respuesta se pierde, envíe otra vez la misma llamada con la misma clave. Recibirá la primera respuesta y nada ocurrirá dos veces. La misma clave con otro contenido se rechaza con un 422.',
      third:
        'Si el cuerpo lleva una version, envíe la que ha leído. Si el pedido ha cambiado desde entonces, recibirá un 409 y deberá leerlo de nuevo.',
    },
    errors: {
      title: 'Errores y límites',
      first:
        'Los errores son JSON del tipo application/problem+json. Decida según el campo message, un código estable como order.version_conflict; los demás campos son para personas.',
      second:
        'Cada respuesta indica en sus cabeceras RateLimit cuántas llamadas quedan en el minuto. Con 429 y 503, espere los segundos de Retry-After y envíe la misma llamada de nuevo.',
      third: 'Si necesita ayuda, indíquenos el requestId de la respuesta: con él encontramos la llamada.',
    },
  },
  place: {
    path: 'En la ruta',
    query: 'En la consulta',
    header: 'Cabeceras',
    body: 'Cuerpo',
    answer: 'En la respuesta',
  },
  required: 'obligatorio',
  optional: 'opcional',
  nullable: 'o null',
  anyToken: 'Cualquier token',
  lacks: 'Necesita {scope}; «{name}» tiene {scopes}',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar. Seleccione el texto y cópielo usted.',
  copyPath: 'Copiar la ruta',
  copyRequest: 'Copiar la llamada',
  request: 'Llamada',
  language: 'Lenguaje del ejemplo',
  variable: 'En {variable} guarda su sistema el token «{name}».',
  noVariable: 'En {variable} guarda su sistema su token. Todavía no tiene ninguno.',
  inSandbox: 'Es un token de prueba: la llamada actúa en el entorno de pruebas.',
  testToken: '{name} …{lastFour} (prueba)',
  answer: 'Respuesta',
  status: 'Estado de la respuesta',
  file: 'La respuesta es un archivo: {type}',
  everywhere: 'Posible en cualquier llamada',
  dock: {
    title: 'Envíos de webhooks',
    open: 'Abrir los envíos',
    close: 'Cerrar los envíos',
    endpoint: 'Destino',
    allEndpoints: 'Todos los destinos',
    since: '{count} en espera desde {when}',
    sendAll: 'Enviar los {count}',
    ask: '¿Reenviar {count} eventos?',
    askText: 'Su sistema los recibe todos a la vez, primero los más antiguos. Sus identificadores no cambian.',
    allSent: 'Estamos enviando {sent}.',
    someSent: 'Estamos enviando {sent}; quedan {left}. Pulse otra vez para los siguientes.',
    none: 'Aún no hay destinos',
    noneText:
      'Añada un destino en «Sistemas propios» y lo llamaremos cada vez que ocurra algo. Lo enviado y lo que respondió su sistema se ve aquí durante 30 días.',
    views: 'Qué mostrar',
    body: 'Cuerpo',
    headers: 'Cabeceras',
    answer: 'Su respuesta',
    answerWith: 'Su respuesta, {status}',
    copy: 'Copiar: {what}',
    noAnswer: 'Su sistema respondió sin contenido.',
    notSent: 'Todavía no se ha enviado nada.',
    bytes:
      'Puesto en líneas para leerlo; «Copiar» da los bytes exactos que se firmaron. Solo identificadores y estados: lea el resto con la API.',
    offline: 'No hay conexión. Podrá enviar en cuanto vuelva.',
    about: 'Sobre este envío',
    attempts: 'Intentos',
    sameId: 'Al enviar otra vez, el identificador no cambia: su sistema reconoce que es el mismo evento.',
  },
};
