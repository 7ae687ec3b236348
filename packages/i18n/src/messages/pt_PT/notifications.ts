export const notifications = {
  title: 'Notificações',
  markAll: 'Marcar todas como lidas',
  settings: 'Definições das notificações',
  more: 'Mostrar anteriores',
  failed: 'Não foi possível carregar as notificações.',
  justNow: 'Agora mesmo',
  isUnread: 'Por ler',
  group: { all: 'Todas', order: 'Encomendas', offer: 'Ofertas', account: 'Conta' },
  empty: {
    title: 'Nada de novo',
    text: 'As novas encomendas, os prazos e os resultados dos seus carregamentos aparecem aqui.',
  },
  kind: {
    order_new: '{count, plural, one {Nova encomenda {number}} other {# novas encomendas}}',
    order_due_today:
      '{count, plural, one {# encomenda tem de ser enviada hoje} other {# encomendas têm de ser enviadas hoje}}',
    order_due_soon:
      '{count, plural, one {A encomenda {number} tem de ser enviada dentro de 2 horas} other {# encomendas têm de ser enviadas dentro de 2 horas}}',
    order_overdue: '{count, plural, one {A encomenda {number} está atrasada} other {# encomendas estão atrasadas}}',
    order_cancelled_by_customer: 'O cliente cancelou a encomenda {number}',
    message_new: 'Nova mensagem sobre a encomenda {number}',
    message_due_soon: 'A resposta sobre a encomenda {number} vence em menos de 2 horas',
    order_replacement_declined: 'Não haverá substituição da encomenda {number}: escreva ao cliente',
    upload_done: 'Carregamento de {fileName} concluído: {count, plural, one {# linha} other {# linhas}}',
    upload_failed: 'O carregamento de {fileName} falhou',
    red_results:
      '{count, plural, one {# produto não está à venda e precisa da sua atenção} other {# produtos não estão à venda e precisam da sua atenção}}',
    feed_stale: 'O seu feed de stock não envia nada de novo há {hours, plural, one {# hora} other {# horas}}',
    webhook_given_up: '{address} não aceitou «{event}» após 8 tentativas. Pode reenviá-lo durante 30 dias.',
    webhook_off: 'Deixámos de enviar para {address}: há 3 dias que não responde corretamente.',
    impersonation_started: '{operator} iniciou sessão em seu nome',
    feed_held:
      'Uma lista do seu feed de stock aguarda a sua verificação.{leaving, plural, =0 {} one { # oferta sairia da venda.} other { # ofertas sairiam da venda.}}{moved, plural, =0 {} one { # preço mudaria muito.} other { # preços mudariam muito.}}',
    return_requested: 'Nova devolução {number}: analise-a',
    return_received: 'A devolução {number} chegou: verifique os produtos e decida',
    return_due: 'A devolução {number} termina dentro de um dia',
    return_evidence: '{number}: o cliente reclama e o marketplace precisa das suas provas',
    return_proposed: 'Devolução {number}: uma proposta acima do limite espera pelo titular',
    return_sent_back: 'Devolução {number}: o titular mandou a proposta de volta',
    return_not_restocked: 'Devolução {number}: há unidades que não voltaram ao stock',
    return_ruled: 'O marketplace decidiu a devolução {number}',
    price_rule_held: 'A regra de preços «{rule}» parou: {offers} de {of} preços aguardam a sua decisão',
    price_war_stopped:
      '{count, plural, one {Guerra de preços de # produto travada} other {Guerras de preços de # produtos travadas}}: «{rule}» espera até amanhã',
    price_proposal_new:
      '{count, plural, one {Nova proposta de preço para # produto} other {Nova proposta de preço para # produtos}}',
    price_proposal_ending:
      '{count, plural, one {Uma proposta de preço para # produto expira em menos de 48 horas} other {Uma proposta de preço para # produtos expira em menos de 48 horas}}',
    payout_valid: 'A {provider} validou a sua conta para pagamentos',
    payout_pending: 'A {provider} está a verificar a sua conta; os pagamentos ficam retidos',
    payout_invalid: 'A {provider} não pode pagar para a sua conta: veja o que falta',
    documents_complete:
      '{count, plural, one {O documento que faltava no seu download está disponível. Crie-o de novo.} other {Os # documentos que faltavam no seu download estão disponíveis. Crie-o de novo.}}',
    set_ready: 'O dossiê do mês {month} está pronto',
    set_incomplete:
      'O dossiê do mês {month} está pronto, {count, plural, one {falta # elemento} other {faltam # elementos}}',
    documents_new: 'Novos documentos de {month}',
    tax_month_closed: 'O mês fiscal {month} está fechado: os valores e ficheiros já não mudam',
    invoice_ready: 'Nova fatura {number}',
    payout_sent: 'Pagamento {number} enviado para a sua conta',
    payout_held: 'O pagamento {number} está retido',
    payout_returned: 'O banco devolveu o pagamento {number}: verifique o IBAN',
    payout_blocked: 'Todos os pagamentos foram bloqueados a partir da sua conta',
    metrics_at_risk:
      'O estado da sua conta é preocupante: {cancelled, plural, one {# de {count} encomendas cancelada} other {# de {count} encomendas canceladas}}, {late, plural, one {# atrasada} other {# atrasadas}}',
    metrics_exceeded:
      'O estado da sua conta é mau: {cancelled, plural, one {# de {count} encomendas cancelada} other {# de {count} encomendas canceladas}}, {late, plural, one {# atrasada} other {# atrasadas}}',
    dispute_accepted: 'Contestação da encomenda {number} aceite: deixa de contar na próxima publicação',
    dispute_refused: 'Contestação da encomenda {number} recusada. O motivo está junto à encomenda.',
    service_on:
      'Serviço ativo: {service, select, same_day {Entrega no próprio dia} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo eletrónico} fulfillment {Fulfilment} gold_partner {Parceiro Gold} otc {Medicamentos sem receita} other {{service}}}',
    service_off:
      'Serviço terminado: {service, select, same_day {Entrega no próprio dia} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo eletrónico} fulfillment {Fulfilment} gold_partner {Parceiro Gold} otc {Medicamentos sem receita} other {{service}}}',
    service_refused:
      'Pedido recusado: {service, select, same_day {Entrega no próprio dia} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo eletrónico} fulfillment {Fulfilment} gold_partner {Parceiro Gold} otc {Medicamentos sem receita} other {{service}}}',
    service_kept:
      'Cancelamento recusado: {service, select, same_day {Entrega no próprio dia} marketplace {Marketplace} hyperwallet {Hyperwallet} adyen {Adyen} stockhub {Feed de stock} electronic_receipt {Recibo eletrónico} fulfillment {Fulfilment} gold_partner {Parceiro Gold} otc {Medicamentos sem receita} other {{service}}}',
  },
  preferences: {
    sound: 'Som para novas encomendas urgentes',
    soundText: 'Um sinal breve quando chega uma encomenda expresso ou para o próprio dia com o portal aberto.',
    email: 'Por e-mail',
    emailText: 'Enviamos os e-mails para {address}, agrupados por tema e no máximo a cada 5 minutos.',
    play: 'Ouvir o sinal',
    failed: 'Não foi possível guardar a definição.',
  },
};
