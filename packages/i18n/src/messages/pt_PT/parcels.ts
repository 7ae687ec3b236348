export const parcels = {
  nav: 'Secções',
  count: '{count, plural, one {# volume} other {# volumes}}',
  print: 'Imprimir lista de entrega',
  cut: 'Estes são os {listed} mais recentes de {total}.',
  none: {
    title: 'Nenhum volume aguarda recolha',
    text: 'As encomendas preparadas ficam aqui até à recolha.',
  },
  failed: {
    title: 'Não foi possível carregar os volumes',
  },
  column: {
    order: 'Encomenda',
    receiver: 'Destinatário',
    units: 'Unidades',
    waybill: 'Número de seguimento ou guia de transporte',
  },
  courier: {
    swiss_post: 'Correios Suíços',
    own: 'Entrega própria',
    pickup_point: 'Ponto de levantamento',
    other: 'Outra transportadora',
  },
  erased: 'Dados do cliente apagados',
};
