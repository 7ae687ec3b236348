export const uploads = {
  template: {
    file: 'plantilla-ofertas',
    sheet: 'Ofertas',
    help: 'Ayuda',
    column: 'Columna',
    meaning: 'Qué debe contener',
    field: {
      code: 'El código nacional del envase. Hace falta este o el EAN. Los ceros iniciales se conservan: la columna tiene formato de texto.',
      gtin: 'El EAN o GTIN del envase, de 8, 12, 13 o 14 cifras.',
      stock: 'Un número entero de 0 a 99.999. Con origen «mayorista», 0 significa sin límite.',
      price: 'El precio de venta con IVA, mayor que 0 y con dos decimales como máximo.',
      origin: 'Elija de la lista: propio o mayorista. Vacío equivale a mayorista.',
      sku: 'Su referencia propia; aparece de nuevo en los resultados.',
    },
    untouched: 'Las ofertas que no estén en el archivo no se tocan. Nada cambia hasta que usted vea la vista previa y la aplique.',
  },
};
