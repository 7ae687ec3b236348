export const orderEmpty = {
  'to-manage': {
    title: 'Nada por tratar',
    text: 'As novas encomendas aparecem aqui assim que os clientes as fazem.',
  },
  managed: {
    title: 'Ainda não há encomendas tratadas',
    text: 'As encomendas que enviou ou recusou aparecem aqui.',
  },
  search: {
    title: 'Nenhuma encomenda encontrada',
    text: 'Verifique o que escreveu: basta uma parte do número, nome, localidade, produto ou código, a partir de três caracteres.',
  },
  filter: {
    title: 'Nenhuma encomenda corresponde a estes filtros',
    text: 'Limpe os filtros para ver todas as encomendas deste separador.',
  },
};
