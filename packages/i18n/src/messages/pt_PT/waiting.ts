export const waiting = {
  since: 'desde as {time}',
  listOf: {
    orders: 'Lista das {time}. Pode continuar a confirmar e a enviar.',
    messages: 'Mensagens das {time}. Pode continuar a ler; as respostas esperam e contam quando chegam.',
    returns: 'Devoluções das {time}. Pode continuar a ler; as decisões precisam de ligação.',
  },
  count: '{count, plural, one {# ação em espera} other {# ações em espera}}',
  show: 'Ver',
  hide: 'Ocultar',
  takeBack: 'Retirar',
  takeBackAll: 'Retirar todas',
  retrying: 'Continuamos a tentar.',
  act: {
    confirm: 'Confirmar <b>{number}</b>',
    process: 'Enviar <b>{number}</b>',
    pack: 'Embalar <b>{number}</b>',
  },
  acted: {
    confirm: '<b>{number}</b> confirmada',
    process: '<b>{number}</b> enviada',
    pack: '<b>{number}</b> embalada',
  },
  notActed: {
    confirm: '<b>{number}</b> não confirmada',
    process: '<b>{number}</b> não enviada',
    pack: '<b>{number}</b> não embalada',
  },
  at: 'às {time}',
  state: { waiting: 'em espera', sending: 'a enviar', sent: 'feita' },
  card: {
    confirm: 'Confirmação em espera',
    process: 'Envio em espera',
    pack: 'Embalagem em espera',
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
  offer: {
    act: 'Alterar <b>{name}</b>',
    acted: '<b>{name}</b> alterado',
    notActed: '<b>{name}</b> não alterado',
    price: 'preço {value}',
    stock: '{value} em stock',
    active: 'ativar',
    inactive: 'desativar',
    fromFeed: 'valor do feed',
    open: 'Ver produto',
    reason: {
      changed: 'A oferta foi alterada noutro local entretanto. Verifique-a e tente de novo.',
      refused: 'O portal não aceitou a alteração. O motivo está junto da oferta.',
    },
  },
  reply: {
    act: 'Responder a <b>{name}</b>',
    acted: 'Resposta a <b>{name}</b> enviada',
    notActed: 'Resposta a <b>{name}</b> não enviada',
    open: 'Abrir a conversa',
    reason: {
      changed: 'Entretanto, a conversa mudou. Leia-a primeiro e envie de novo o seu texto se ainda servir.',
      files_gone:
        'Os ficheiros anexados já não existem: são guardados durante um dia. O seu texto continua aqui; anexe-os de novo e envie-o.',
      too_old:
        'A resposta esperou mais de seis dias e não foi enviada. O seu texto continua aqui; envie-o de novo se ainda servir.',
      refused: 'O portal não a aceitou. O seu texto continua aqui.',
    },
  },
  openOrder: 'Ver encomenda',
  putBack: 'Arrumado',
  settled: 'Feito',
  ofOthers:
    '{count, plural, one {Foi descartada # ação em espera de outra conta.} other {Foram descartadas # ações em espera de outra conta.}}',
};
