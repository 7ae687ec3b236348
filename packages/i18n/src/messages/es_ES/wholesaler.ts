export const wholesaler = {
  title: 'Lista del mayorista',
  sum: '{products, plural, one {# producto} other {# productos}}, {units, plural, one {# unidad} other {# unidades}}',
  orders: '{count, plural, one {# pedido} other {# pedidos}}',
  fileName: 'lista-del-mayorista',
  column: {
    product: 'Producto',
    pack: 'Envase',
    code: 'Código nacional',
    units: 'Unidades',
    orders: 'De los pedidos',
  },
  none: {
    title: 'No hace falta nada del mayorista',
    text: 'Lo que aún necesitan sus pedidos abiertos está en su propio stock.',
  },
  failed: { title: 'No hemos podido cargar la lista del mayorista' },
  cut: 'Solo están sumados los pedidos que vencen primero.',
  print: 'Imprimir',
  sheet: 'En Excel',
  missing: 'No disponible',
  missingOf: 'No disponible: {name}',
};
