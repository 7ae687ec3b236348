export const shops = {
  title: 'As suas lojas',
  current: 'Esta loja',
  place: '{city}, {role}',
  waiting: 'em espera',
  none: 'Nenhuma',
  late: '{count, plural, one {# em atraso} other {# em atraso}}',
  sum: '{orders, plural, one {# encomenda em espera} other {# encomendas em espera}} em {shops} de {all}',
};
