/** What of a return goes back into the shop's stock, and what did not. */
export const restock = {
  title: 'De volta ao stock',
  units: '{count} de {all} vendáveis',
  none: 'nenhuma',
  medicine: 'Medicamento: o que saiu da farmácia em regra não pode voltar a ser vendido. Por isso nada está escolhido.',
  done: '{count} de {all} de volta ao stock',
  refused: '{count, plural, one {# unidade não voltou ao stock} other {# unidades não voltaram ao stock}}: {why}.',
  offer: 'Abrir a oferta',
  why: {
    gone: 'já não o oferece do seu próprio stock',
    full: 'o stock está no máximo',
    price: 'o preço está fora dos limites',
    permission: 'falta um certificado ou um contrato',
    not_available: 'não pode ser vendido neste momento',
  },
};
