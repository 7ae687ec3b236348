export const wholesaler = {
  title: 'Lista do armazenista',
  sum: '{products, plural, one {# produto} other {# produtos}}, {units, plural, one {# unidade} other {# unidades}}',
  orders: '{count, plural, one {# encomenda} other {# encomendas}}',
  fileName: 'lista-do-armazenista',
  column: {
    product: 'Produto',
    pack: 'Embalagem',
    code: 'CNP',
    units: 'Unidades',
    orders: 'Das encomendas',
  },
  none: {
    title: 'Não é preciso nada do armazenista',
    text: 'O que as suas encomendas abertas ainda precisam está no seu próprio stock.',
  },
  failed: { title: 'Não foi possível carregar a lista do armazenista' },
  cut: 'Só estão somadas as encomendas que vencem primeiro.',
  print: 'Imprimir',
  sheet: 'Em Excel',
  missing: 'Não disponível',
  missingOf: 'Não disponível: {name}',
};
