export const payout = {
  failed: 'Não conseguimos carregar a sua conta para pagamentos',
  status: {
    pending: 'Pendente',
    invalid: 'Inválida',
    valid: 'Válida',
  },
  headline: {
    not_started: 'Abra a conta na {provider} para receber',
    awaiting_data:
      '{count, plural, =0 {A {provider} precisa de mais dados} one {Falta # dado para a {provider} validar a conta} other {Faltam # dados para a {provider} validar a conta}}',
    in_review: 'A {provider} está a verificar os seus dados',
    refused: 'A {provider} recusou a conta',
    restricted: 'A {provider} restringiu a conta',
    approved: 'A {provider} validou a conta',
  },
  steps: 'Passos para a validação',
  step: {
    legal_entity: 'Empresa',
    owners: 'Titulares',
    bank: 'Banco',
    documents: 'Documentos',
    review: 'Verificação',
  },
  mark: {
    done: 'Completo',
    open: 'Por iniciar',
    running: 'Em curso',
    refused: 'Recusado',
    missing: '{count, plural, one {Falta # dado} other {Faltam # dados}}',
    invalid: '{count, plural, one {# dado por corrigir} other {# dados por corrigir}}',
  },
  need: {
    legal_entity: {
      missing: 'Faltam dados da empresa',
      invalid: 'Não foi possível confirmar os dados da empresa',
    },
    owners: {
      missing: 'Faltam dados de um titular',
      invalid: 'Não foi possível confirmar os dados de um titular',
    },
    bank: {
      missing: 'Falta a conta bancária',
      invalid: 'Não foi possível confirmar a conta bancária',
    },
    documents: {
      missing: 'Falta um documento',
      invalid: 'Um documento não serve',
    },
  },
  text: {
    missing: 'A adicionar na {provider}.',
    invalid: 'Corrija na {provider}; fotografe os dois lados, sem reflexos.',
    bank: 'Verifique o IBAN e introduza-o de novo.',
  },
  code: 'Código {code}',
  action: {
    provider: 'Abrir {provider}',
    begin: 'Abrir conta na {provider}',
    complete: 'Completar na {provider}',
  },
  opening: 'A abrir…',
  notConnected: 'A {provider} ainda não está ligada ao portal. Contacte o apoio.',
  meanwhile: 'Entretanto pode vender. As suas receitas ficam guardadas e são pagas assim que a conta for válida.',
  bank: {
    title: 'Conta bancária',
    iban: 'IBAN',
    holder: 'Titular',
    changed: 'Alterado',
    by: '{when}, {who}',
    none: 'Ainda sem conta bancária',
    change: 'Alterar IBAN…',
  },
  hold: {
    title: 'Pagamentos retidos até {when}',
    text: 'Após uma alteração de IBAN esperamos {hours} horas. Se não reconhece esta alteração, <block>bloqueie já a conta</block>.',
  },
  blocked: {
    title: 'Todos os pagamentos estão bloqueados',
    text: 'Ligue à {brand} para o {phone} para os desbloquear.',
  },
  block: {
    title: 'Bloquear todos os pagamentos?',
    text: 'Nada é pago até {brand} desbloquear a conta. Continua a vender. Todos os titulares são avisados.',
    confirm: 'Bloquear pagamentos',
    running: 'A bloquear…',
    done: 'Pagamentos bloqueados',
  },
  iban: {
    title: 'Alterar IBAN',
    note: 'A {provider} verifica a nova conta, os pagamentos esperam {hours} horas e todos os titulares recebem um e-mail.',
    submit: 'Alterar IBAN',
    saved: 'IBAN alterado. Os pagamentos esperam {hours} horas.',
  },
  next: {
    title: 'Próximo pagamento',
    none: 'Nenhum pagamento previsto. Haverá um quando os clientes receberem as encomendas.',
    planned: 'Previsto',
    held: 'Retido',
    due: 'Previsto para {day}.',
  },
  waits: {
    blocked: 'Espera que {brand} desbloqueie a conta.',
    validation: 'Espera que a {provider} valide a conta.',
    bank_account: 'Espera até {when}, porque o IBAN foi alterado.',
    marketplace: '{brand} está a retê-lo. Contacte o apoio.',
  },
  line: {
    sales: 'Vendas',
    shipping: 'Envios',
    refunds: 'Reembolsos',
    commission: 'Comissão e IVA',
    adjustment: 'Ajustes',
  },
  counted: {
    sales: 'Vendas, {count, plural, one {# encomenda} other {# encomendas}}',
    other: '{line}, {count}',
  },
  total: 'A receber',
  last: {
    title: 'Últimos pagamentos',
    none: 'Ainda nada foi pago.',
  },
  column: {
    date: 'Data',
    state: 'Estado',
    account: 'Conta',
    amount: 'Montante',
  },
  state: {
    paid: 'Pago',
    returned: 'Devolvido pelo banco',
    returnedNext:
      'O banco não conseguiu fazer o pagamento. Verifique o seu IBAN e corrija-o se estiver errado: o valor volta a ser pago num pagamento posterior.',
    paidAgain: 'Devolvido pelo banco, pago a {day}',
  },
};
