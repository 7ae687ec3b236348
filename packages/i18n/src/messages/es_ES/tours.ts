export const tours = {
  skip: 'Omitir',
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
  counter: '{current} de {total}',
  ofScreen: 'Recorridos de esta pantalla',
  order_card: {
    name: 'Un pedido de un vistazo',
    number: {
      title: 'Número e importe',
      text: 'El número tal como figura en el albarán y el importe del pedido. Un punto indica que nadie lo ha abierto todavía.',
    },
    customer: {
      title: 'Cliente y unidades',
      text: 'El nombre y la población del cliente y las unidades que hay que preparar.',
    },
    deadline: {
      title: 'Plazo de envío',
      text: 'El tiempo que queda para el envío, el tipo de entrega y el estado. Ámbar: menos de dos horas; rojo: menos de treinta minutos o con retraso.',
    },
    open: {
      title: 'Abrirlo',
      text: 'Haga clic en la tarjeta o pulse Intro sobre ella para ver las unidades, la dirección y lo que puede hacer. Con las flechas se pasa de una tarjeta a otra.',
    },
  },
  new_orders_download: {
    name: 'Descargar pedidos nuevos',
    button: {
      title: 'Todos los pedidos nuevos en un archivo',
      text: 'Descargue sus pedidos nuevos más recientes en Excel o CSV, una fila por unidad, para su propio sistema.',
    },
  },
  order_desk: {
    name: 'Cuarenta paquetes antes de que llegue el mensajero',
    many: {
      title: 'Varios a la vez',
      text: 'Marque pedidos, o pulse X sobre ellos, para confirmarlos, enviarlos o imprimirlos juntos. Tiene diez segundos para deshacerlo.',
    },
    pack: {
      title: 'Empaquetar con el escáner',
      text: 'Escanee cada envase y después la etiqueta: un envase equivocado se detiene, el pedido se envía y llega el siguiente. Empiece con B.',
    },
    ship: {
      title: 'Enviar desde una lista',
      text: 'Pegue la lista de su transportista o arrastre su archivo. Asignamos los números de seguimiento a los pedidos y usted los revisa antes de enviar nada.',
    },
    views: {
      title: 'Guardar su vista',
      text: 'Conserve los filtros que usa cada día, con el número de pedidos, para usted o para toda la tienda.',
    },
  },
  my_products_launch: {
    name: 'Sus productos',
    search: {
      title: 'Buscar un producto',
      text: 'Introduzca parte del nombre, el código nacional o el EAN. Los pequeños errores no importan.',
    },
    columns: {
      title: 'Elegir columnas',
      text: 'Muestre lo que necesita y oculte el resto. Su elección se guarda en este navegador.',
    },
    export: {
      title: 'Exportar',
      text: 'Descargue todos los productos o solo los filtrados. Los archivos grandes se crean en segundo plano.',
    },
    price: {
      title: 'Cambiar precios en la tabla',
      text: 'Haga clic en el precio, escriba el nuevo y vea enseguida en qué puesto queda. Puede deshacerlo durante diez segundos.',
    },
  },
  offer_upload_launch: {
    name: 'Subir ofertas',
    type: {
      title: 'Qué cambia el archivo',
      text: 'Stock y precio a la vez, o solo precios. Las ofertas que no están en el archivo no cambian.',
    },
    drop: {
      title: 'Suelte aquí el archivo',
      text: 'Todavía no cambia nada. Primero verá lo que haría cada fila y podrá corregir los errores.',
    },
    template: {
      title: 'Use la plantilla',
      text: 'Tiene las columnas de su país y conserva los ceros a la izquierda.',
    },
    history: {
      title: 'Lo que ha subido',
      text: 'Cada subida con su resultado. Una ya aplicada se puede revertir durante 24 horas.',
    },
  },
  invoices_new_reports: {
    name: 'Facturas y nuevos informes',
    list: {
      title: 'Todo en una lista',
      text: 'Facturas, rectificativas y los nuevos informes mensuales, mes a mes con su saldo.',
    },
    archive: {
      title: 'Descargar todas',
      text: 'Un archivo comprimido de un año o de todos. Lo creamos en segundo plano.',
    },
    joined: {
      title: 'Un mes en un PDF',
      text: 'Para su asesoría: todos los documentos de un mes, con índice y marcadores.',
    },
  },
  invoices_shipping_vat: {
    name: 'Facturas con IVA de envíos',
    type: {
      title: 'IVA de envíos',
      text: 'El IVA de los gastos de envío de sus clientes tiene cada mes su propia factura. Su PDF indica base, tipo y cuota.',
    },
  },
  sync_results_launch: {
    name: 'Sincronización',
    progress: {
      title: 'Su progreso',
      text: 'La parte de sus productos sin resultados en rojo y el nivel que ha alcanzado.',
    },
    causes: {
      title: 'Por qué no están a la venta',
      text: 'Agrupados por causa, con el número de productos de cada una.',
    },
    remedy: {
      title: 'Corregir muchos a la vez',
      text: 'Cada causa ofrece una corrección. El botón dice cuántos productos cambia.',
    },
    feed: {
      title: 'Su feed de stock',
      text: 'Cuándo lo leímos por última vez y si traía algo nuevo.',
    },
  },
  business_launch: {
    name: 'Sus ventas',
    figures: {
      title: 'Hoy junto a la semana pasada',
      text: 'Lo de hoy hasta ahora, comparado con las mismas horas de hace una semana, y los últimos siete días.',
    },
    days: {
      title: 'Cada día y sus pedidos',
      text: 'La línea de la barra es el mismo día de la semana anterior. En la tabla de abajo, un día abre sus pedidos.',
    },
    runningOut: {
      title: 'Lo que se agota pronto',
      text: 'Cuánto dura su propio stock al ritmo de las últimas cuatro semanas. Puede actualizarlo desde aquí.',
    },
    best: {
      title: 'Lo más vendido',
      text: 'Por unidades o por ventas. Un producto abre sus pedidos, y su stock abre su oferta.',
    },
  },
  performance_launch: {
    name: 'Su rendimiento',
    status: { title: 'Cómo va su cuenta', text: 'De un vistazo: el estado de su cuenta y el porqué.' },
    cancelled: {
      title: 'Pedidos cancelados',
      text: 'El porcentaje de pedidos cancelados la semana pasada. Haga clic en un número para ver sus pedidos.',
    },
    late: { title: 'Pedidos con retraso', text: 'Los pedidos que salieron después de su plazo, o que no salieron.' },
    tabs: {
      title: 'Elija qué quiere ver',
      text: 'Cambie entre pedidos cancelados y con retraso. El control deslizante se adapta.',
    },
    chart: {
      title: 'Las últimas 12 semanas',
      text: 'Cómo ha evolucionado el porcentaje frente a los límites. La barra rayada es la semana en curso.',
    },
    last: { title: 'El último periodo en cifras', text: 'Cada cifra abre exactamente los pedidos que cuenta.' },
  },
};
