export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# celda corregida.} other {# celdas corregidas.}}',
    skipped: '{count, plural, one {# ya era correcta y no cambia.} other {# ya eran correctas y no cambian.}}',
    undone: '{count, plural, one {Deshecho: # celda está como antes.} other {Deshecho: # celdas están como antes.}}',
  },
  recalled: {
    done: '{count, plural, one {# celda corregida como la última vez.} other {# celdas corregidas como la última vez.}}',
    takeBack: 'Deshacerlas',
    running: 'Deshaciendo…',
  },
  correcting: {
    label: 'Filas corregidas',
    start: 'Corregir filas',
    ready:
      '{count, plural, =0 {Aún no hay filas corregidas listas} one {# fila corregida está lista} other {# filas corregidas están listas}}',
    stillRejected: '{count, plural, one {# sigue rechazada} other {# siguen rechazadas}}',
    leftAlone: '{count, plural, one {# se queda como está} other {# se quedan como están}}',
    none: 'Sin correcciones',
    note: 'Nada cambia hasta que las aplique. Podrá revertirlas durante 24 h.',
    discard: 'Descartar correcciones',
    next: 'Corregir más',
    apply:
      '{count, plural, =0 {Aplicar filas corregidas} one {Aplicar # fila corregida} other {Aplicar # filas corregidas}}',
    applying: 'Aplicando…',
  },
  held: {
    title: 'Esta lista de su feed de stock está en espera',
    text: '{leaving, plural, =0 {} one {# de {onSale} ofertas dejaría de venderse. } other {# de {onSale} ofertas dejarían de venderse. }}{moved, plural, =0 {} one {# de {prices} precios cambiaría más de un {percent} %. } other {# de {prices} precios cambiarían más de un {percent} %. }}Aplique o descarte la lista.',
  },
  doctor: {
    label: 'Qué está mal y qué se quería decir probablemente',
    meant: 'Quizá quería decir:',
    right: 'Parece correcto.',
    empty: 'La celda está vacía.',
    above: 'Supera el límite: {limit}',
    below: 'No llega al límite: {limit}',
    accept: 'Aceptar',
    alike: '{count, plural, one {Aplicar a # fila similar} other {Aplicar a # filas similares}}',
    alikeAll: 'Aplicar a todas las filas similares',
    counting: 'Buscando filas similares…',
  },
  columns: {
    open: 'Asignar columnas',
    title: 'Qué contiene cada columna',
    note: 'Recordaremos su elección para cada archivo o feed posterior con los mismos encabezados.',
    choice: '«{header}» es',
    notRead: 'No leer',
    forget: 'Como indica el encabezado',
    noValues: 'Sin valores en las primeras filas',
    save: 'Volver a leer el archivo',
    running: 'Guardando…',
  },
  storage: {
    used: {
      upload_bytes: '{used} de {most} MB para subidas ocupados',
      upload_bytes_today: '{used} de {most} MB subidos en las últimas 24 horas',
      upload_rows_today: '{used} de {most} filas revisadas en las últimas 24 horas',
    },
    next: {
      all: 'Cuando se llene, no podremos aceptar subidas hasta que los archivos antiguos se eliminen a los 90 días. Suba solo las filas que cambian.',
      day: 'Al llegar al límite, podrá volver a subir archivos al día siguiente. Suba solo las filas que cambian.',
    },
  },
  followed:
    '{count, plural, one {# de estas ofertas sigue una regla de precios: el precio del archivo será su precio de partida y la regla continuará mañana.} other {# de estas ofertas siguen una regla de precios: el precio del archivo será su precio de partida y la regla continuará mañana.}}',
  purchasePrices: {
    set: '{count, plural, one {# precio de compra nuevo} other {# precios de compra nuevos}}',
    changed: '{count, plural, one {# precio de compra modificado} other {# precios de compra modificados}}',
    secret: 'Los precios de compra solo los ve su tienda.',
    back: '{count, plural, one {# precio de compra vuelve a ser el de antes.} other {# precios de compra vuelven a ser los de antes.}}',
  },
};
