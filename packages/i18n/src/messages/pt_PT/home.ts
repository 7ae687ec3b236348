export const home = {
  title: 'O que fazer agora',
  failed: {
    title: 'Não foi possível carregar as tarefas',
    text: 'As suas encomendas e ofertas não são afetadas.',
  },
  orders: {
    due: '{count, plural, one {# encomenda para preparar hoje} other {# encomendas para preparar hoje}}',
    none: 'Não há encomendas para preparar hoje',
    state:
      '{fresh, plural, =0 {Nenhuma nova} one {# nova} other {# novas}}, {overdue, plural, =0 {nenhuma atrasada} one {# atrasada} other {# atrasadas}}.',
    first: '{count, plural, one {A primeira sai até às {time}.} other {As primeiras # saem até às {time}.}}',
    later:
      '{count, plural, one {# encomenda sai mais tarde, até {when}.} other {# encomendas saem mais tarde, a primeira até {when}.}}',
    nothing: 'As novas encomendas aparecem aqui assim que chegam.',
    prepare: 'Preparar encomendas',
    open: 'Ver encomendas',
    day: 'Prazos de hoje',
    now: 'Agora',
    in: 'em {left}',
    moment: '{count, plural, one {# encomenda a sair} other {# encomendas a sair}}',
    closing: '{count, plural, =0 {Fecho} one {Fecho: # encomenda} other {Fecho: # encomendas}}',
    minutes: '{minutes} min',
    hours: '{hours} h {minutes} min',
  },
  lines: {
    title: 'Depois',
    note: 'por ordem de urgência',
    nothing: 'Não há mais nada a fazer',
    nothingText: 'Quando algo precisar de si, verá aqui.',
    more: 'e mais {count}',
  },
  line: {
    not_on_sale: {
      title: '{count, plural, one {# produto não está à venda} other {# produtos não estão à venda}}',
      text: '{causes, plural, one {Uma causa} other {# causas}} para {fixable} deles: {names}',
      action: 'Corrigir',
    },
    feed_held: {
      title: 'O seu feed está retido',
      text: 'A última lista muda mais do que o habitual. Verifique-a antes de a aplicar.',
      action: 'Verificar',
    },
    price_rule_held: {
      title: 'A regra de preços «{rule}» parou',
      text: '{offers} de {of} preços aguardam a sua decisão. Nada mudou.',
      action: 'Verificar',
    },
    feed_failing: {
      title: 'Não é possível ler o seu feed',
      text: 'Os preços e o stock são de {when}.',
      action: 'Ver',
    },
    price_proposals: {
      title: '{count, plural, one {# proposta de preço por responder} other {# propostas de preço por responder}}',
      text: '{count, plural, one {Expira a {when}.} other {A primeira expira a {when}.}}',
      action: 'Responder',
    },
    performance: {
      title: { concerning: 'O estado da sua conta é preocupante', poor: 'O estado da sua conta é mau' },
      text: 'Na semana passada: {cancelled, plural, one {# de {orders} encomendas cancelada} other {# de {orders} encomendas canceladas}}, {late, plural, one {# atrasada} other {# atrasadas}}.',
      provisional:
        'A semana passada (provisório): {cancelled, plural, one {# de {orders} encomendas cancelada} other {# de {orders} encomendas canceladas}}, {late, plural, one {# atrasada} other {# atrasadas}}.',
      action: 'Ver',
    },
    payout: {
      title: {
        not_started: 'Configure a sua conta para pagamentos',
        lacking:
          '{count, plural, one {Conta para pagamentos pendente: falta um dado} other {Conta para pagamentos pendente: faltam # dados}}',
        refused: 'A sua conta para pagamentos foi recusada',
      },
      text: 'Só recebe quando for válida.',
      waits: '{amount} a receber.',
      action: 'Completar',
    },
    invoices: {
      title: '{count, plural, one {# fatura por compensar} other {# faturas por compensar}}',
      text: '{count, plural, one {Compensamo-la com os seus pagamentos até {day}.} other {Compensamo-las com os seus pagamentos, a primeira até {day}.}}',
      overdue: 'A primeira venceu em {day}. Verifique a sua conta para pagamentos.',
      action: 'Ver',
    },
    payout_account: {
      title: '{count, plural, one {Falta um dado da conta bancária} other {Faltam # dados da conta bancária}}',
      text: 'Sem isto não é possível pagar-lhe: {names}',
      action: 'Completar',
    },
    vat_number: {
      title: {
        invalid: 'O VIES não reconhece o seu número de IVA',
        unverified: 'O seu número de IVA ainda não foi verificado',
      },
      text: {
        invalid: 'Corrija o número ou peça a ativação para o comércio na UE.',
        unverified: 'O VIES ainda não respondeu. Continuamos a perguntar.',
      },
      action: 'Ver',
    },
    company_data: {
      title: '{count, plural, one {Falta um dado da empresa} other {Faltam # dados da empresa}}',
      text: '{names}',
      action: 'Completar',
    },
    parcels: {
      title: '{count, plural, one {# volume aguarda a recolha} other {# volumes aguardam a recolha}}',
      text: 'Imprima a lista de entrega de cada transportadora.',
      action: 'Ver',
    },
    storage: {
      title: 'Usou {share} do seu espaço',
      text: {
        file_bytes:
          'Elimine imagens e documentos de que já não precisa. Quando estiver cheio, nada de novo será guardado.',
        export_bytes:
          'Os ficheiros preparados para si desaparecem sozinhos num dia. Quando estiver cheio, nenhum novo será preparado.',
      },
      action: 'Ver',
    },
    public_holiday: {
      title: '{day} é feriado',
      text: 'A loja conta como encerrada: as encomendas saem no dia de abertura seguinte.',
      action: 'Ver',
    },
    invitations: {
      title: '{count, plural, one {Um convite expira em breve} other {# convites expiram em breve}}',
      text: '{count, plural, one {Expira {when}.} other {O primeiro expira {when}.}}',
      action: 'Reenviar',
    },
    services: {
      title: '{count, plural, one {Um serviço aguarda decisão} other {# serviços aguardam decisão}}',
      text: 'A {brand} decide sobre o seu pedido.',
      action: 'Ver',
    },
    profile: {
      title: '{count, plural, one {Falta uma coisa ao perfil da loja} other {Faltam # coisas ao perfil da loja}}',
      text: '{names}',
      action: 'Adicionar',
    },
  },
  part: {
    logo: 'Logótipo',
    background: 'Imagem de capa',
    short_description: 'Descrição breve',
    about: 'Sobre a loja',
    opening_hours: 'Horário',
    phone: 'Telefone',
    email: 'E-mail',
  },
  warehouse: {
    title: 'Armazém {brand}',
    catalogue: 'Catálogo',
    left: '{count, plural, other {# un.}}',
    low: 'Stock baixo',
    enough: 'Nenhum produto está a acabar.',
    orders: '{count, plural, =0 {Sem encomendas em curso.} one {# encomenda em curso.} other {# encomendas em curso.}}',
    counts:
      '{low, plural, =0 {} other {# a esgotar-se.}} {none, plural, =0 {} one {# esgotado.} other {# esgotados.}} {expiring, plural, =0 {} one {# expira em {days} dias.} other {# expiram em {days} dias.}}',
  },
};
