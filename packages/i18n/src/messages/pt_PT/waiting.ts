export const waiting = {
  since: 'desde as {time}',
  listOf: 'Lista das {time}. Pode continuar a confirmar e a enviar.',
  count: '{count, plural, one {# ação em espera} other {# ações em espera}}',
  show: 'Ver',
  hide: 'Ocultar',
  takeBack: 'Retirar',
  takeBackAll: 'Retirar todas',
  retrying: 'Continuamos a tentar.',
  act: {
    confirm: 'Confirmar <b>{number}</b>',
    process: 'Enviar <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmada',
    process: '<b>{number}</b> enviada',
  },
  notActed: {
    confirm: '<b>{number}</b> não confirmada',
    process: '<b>{number}</b> não enviada',
  },
  at: 'às {time}',
  state: { waiting: 'em espera', sending: 'a enviar', sent: 'feita' },
  card: {
    confirm: 'Confirmação em espera',
    process: 'Envio em espera',
  },
  sending: 'Ligação retomada, {done} de {total} feitas',
  sent: '{count, plural, one {# feita} other {# feitas}}',
  toSettle: '{sent} feitas, {count} por esclarecer',
  onlyToSettle: '{count} por esclarecer',
  current: 'Ligação retomada. A lista está atualizada.',
  reason: {
    cancelled:
      'A encomenda foi cancelada às {time}, enquanto estava sem ligação. Não a prepare e volte a arrumar {count, plural, one {# unidade} other {# unidades}}.',
    done_already: 'Entretanto, outra pessoa já o fez. Não há mais nada a fazer.',
    changed: 'A encomenda foi alterada entretanto. Verifique-a e tente de novo.',
    not_possible: 'A encomenda avançou entretanto. Verifique se ainda há algo a fazer.',
    too_old: 'A ação esperou mais de seis dias e não foi enviada. Verifique a encomenda.',
    refused: 'O portal não aceitou a ação. Verifique a encomenda.',
  },
  openOrder: 'Ver encomenda',
  putBack: 'Arrumado',
  settled: 'Feito',
  ofOthers:
    '{count, plural, one {Foi descartada # ação em espera de outra conta.} other {Foram descartadas # ações em espera de outra conta.}}',
};
