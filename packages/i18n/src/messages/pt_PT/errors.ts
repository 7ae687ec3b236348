export const errors = {
  generic: 'Ocorreu um erro. Tente novamente.',
  network: 'Não é possível aceder ao portal. Verifique a sua ligação à internet e tente novamente. Nada se perdeu.',
  storageFull:
    'O armazenamento deste navegador está cheio. O portal continua a funcionar, mas não guardará as suas definições.',
  chunk: {
    title: 'O portal foi atualizado',
    text: 'Recarregue a página para continuar com a nova versão.',
    reload: 'Recarregar',
  },
  crash: {
    title: 'Ocorreu um erro nesta página',
    text: 'Os seus dados estão seguros. Recarregue a página; se o problema persistir, diga ao apoio o que fez por último.',
  },
  unknownHost: 'Endereço desconhecido',
  busy: 'O portal está sobrecarregado',
  busyText: 'Esta página tenta de novo sozinha dentro de segundos. Nada se perde.',
  requestId: 'Referência: {requestId}',
  nextRows: { text: 'Não foi possível carregar as linhas seguintes.' },
  code: {
    request: {
      malformed: 'Algo correu mal. Recarregue a página e tente novamente.',
      invalid: 'Verifique os campos assinalados a vermelho.',
      unsupported_media_type: 'Este tipo de ficheiro não é aceite. Verifique os formatos aceites e tente novamente.',
      too_large: 'Este ficheiro é demasiado grande. Reduza-o e tente novamente.',
      timeout: 'O envio demorou demasiado. Verifique a sua ligação e tente novamente.',
    },
    idempotency: {
      key_required: 'O pedido estava incompleto. Recarregue a página e tente novamente.',
      key_reused: 'Já recebemos outra versão disto. Recarregue a página para ver a mais recente.',
      in_progress: 'Já está a ser tratado. Aguarde um momento.',
    },
    invalid_credentials: 'O nome de utilizador ou a palavra-passe estão incorretos.',
    user_banned: 'Esta conta está bloqueada. Contacte o apoio.',
    session_expired: 'A sua sessão expirou. Inicie sessão novamente.',
    api_token: { too_many: 'A sua loja já tem o número máximo de tokens. Revogue um primeiro.' },
    webhook: {
      too_many: 'A sua loja já tem o número máximo de destinos. Remova um primeiro.',
      not_active: 'Este destino está em pausa ou desligado. Retome-o primeiro.',
    },
    csrf: { invalid: 'A página está desatualizada. Recarregue-a e tente novamente.' },
    access: {
      brand: 'Isto não está disponível no seu marketplace.',
      service: 'A sua conta não inclui este serviço. Contacte-nos para o adicionar.',
      seller_type: 'Para a sua conta, esta função está noutra parte do portal.',
      impersonation: 'Não pode fazer isto enquanto tiver sessão iniciada como vendedor.',
      approval: 'A sua loja ainda está a ser verificada.',
      role: 'A sua função não o permite. Peça a um titular da loja.',
      second_factor: 'Configure primeiro um segundo fator em Acesso.',
    },
    human_check_required: 'Confirme que é uma pessoa e inicie sessão novamente.',
    impersonation: { invalid: 'Este link expirou ou já foi utilizado. Peça um novo.' },
    not_found: 'Esta página não existe ou não tem acesso a ela.',
    host: { unknown: 'Não há nenhum portal neste endereço. Verifique o link e tente novamente.' },
    order_batch: { sent: 'Já foi enviado e não pode ser anulado.' },
    order: {
      invalid_state: 'Já não é possível porque o estado da encomenda mudou. Recarregue a página para o ver.',
      version_conflict: 'Outra pessoa acabou de alterar esta encomenda. Verifique-a e tente novamente.',
      nothing_left: 'Todas as unidades desta encomenda já estão canceladas.',
      sent: 'Já foi enviado e já não se pode desfazer.',
    },
    offer: {
      version_conflict:
        'Esta oferta acabou de mudar. Está a ver a versão mais recente: repita a alteração se ainda for necessária.',
      refused: 'Esta alteração viola uma regra do marketplace, por isso não a guardámos.',
    },
    catalogue: {
      busy: 'Estamos a aplicar um carregamento ou um feed. Tente novamente dentro de alguns segundos. Nada se perdeu.',
    },
    price_proposal: {
      invalid_state: 'Esta proposta já não está aberta. Veja o estado atual; nada mais mudou.',
      incomplete: 'Uma proposta aceita-se com todos os produtos ou não se aceita. Selecione-os todos.',
      refused: 'Alguns preços não podem ser aplicados. Nada foi alterado. Pode recusar a proposta.',
    },
    return: {
      invalid_state: 'Esta devolução avançou entretanto. Veja o estado atual; nada mais mudou.',
      version_conflict:
        'Outra pessoa alterou primeiro esta devolução. Veja o que foi decidido; o que fez não foi enviado.',
      other_cost: 'O custo mudou entretanto. Verifique o novo montante e decida de novo.',
    },
    sync: { no_remedy: 'Isto não se corrige com um clique. Abra o resultado para ver o que fazer.' },
    upload: {
      not_excel: 'O ficheiro tem de ser Excel (.xlsx). Guarde-o como livro do Excel e tente novamente.',
      format_not_allowed:
        'Não pode carregar ficheiros deste formato. Guarde-o como livro do Excel (.xlsx) e tente novamente.',
      day_full: 'São possíveis 100 MB e 4 milhões de linhas por dia. Tente novamente amanhã.',
      full: 'Não há mais espaço para carregamentos (2 GB). Os ficheiros antigos são eliminados ao fim de 90 dias.',
      invalid_state: 'Já não é possível porque o estado do carregamento mudou. Recarregue a página para o ver.',
      revert_too_late: 'Um carregamento só pode ser revertido durante 24 horas.',
    },
    download: {
      not_ready: 'O ficheiro ainda não está pronto. Tente novamente daqui a pouco.',
      expired: 'Este ficheiro expirou. Crie-o novamente.',
      full: 'Já não há espaço para os ficheiros criados (1 GB). São eliminados ao fim de dois dias: tente novamente nessa altura.',
    },
    signin: {
      expired: 'Introduza novamente a palavra-passe.',
      wait: 'Demasiadas tentativas. Tente novamente dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
      no_shop: 'Já não pertence à equipa de nenhuma loja. Peça a um titular que o convide de novo.',
      passkey_required: 'A sua loja exige um segundo fator. Inicie sessão com a sua passkey, no endereço onde a criou.',
    },
    rate_limited: 'Demasiados pedidos. Tente novamente dentro de um minuto.',
    overloaded: 'O portal está sobrecarregado. Tente novamente dentro de alguns segundos.',
    internal: 'Algo correu mal do nosso lado. Tente novamente mais tarde. Se voltar a acontecer, contacte o apoio.',
    passkey: {
      invalid: 'Não foi possível aceitar esta chave de acesso.',
      exists: 'Este dispositivo já tem uma chave de acesso.',
      limit: 'Elimine primeiro uma chave de acesso.',
    },
    authenticator: { exists: 'Já há uma aplicação de códigos.' },
    reauthentication: {
      required: 'Confirme a sua identidade.',
      second_factor: 'Aqui a palavra-passe não basta. Use o seu segundo fator.',
    },
    code_invalid: 'Esse código não está correto.',
    code_expired: 'Este código expirou. Peça um novo.',
    password_already_used: 'Já usou esta palavra-passe. Escolha outra.',
    mail: {
      unavailable: 'De momento não é possível enviar e-mails. Nada foi alterado. Contacte o suporte.',
    },
    user_exists: 'Já existe uma conta com este endereço.',
    registration: {
      invalid_state: 'Entretanto, o registo mudou. Recarregue a página.',
      link_used: 'Esta ligação já foi usada ou expirou.',
    },
    team: {
      last_owner: 'É o último titular. Antes torne titular outra pessoa.',
      second_factor_elsewhere:
        'Esta pessoa também é titular ou trata da contabilidade noutra loja. Só o marketplace pode repor o segundo fator. Contacte o apoio.',
      second_factor_missing: 'Configure primeiro o seu próprio segundo fator.',
    },
    invitation: {
      used: 'Este convite foi usado, anulado ou expirou. Peça um novo.',
      other_account: 'Este convite é para outro endereço. Saia e abra de novo a ligação.',
    },
    session: {
      other_shop: 'Está agora a trabalhar noutra loja. Recarregue esta página.',
    },
    settings: {
      version_conflict: 'Entretanto, outra pessoa guardou. Verifique o que escreveu e guarde novamente.',
    },
    image: {
      unreadable: 'Não conseguimos ler esta imagem. Escolha outra.',
    },
    files: {
      full: 'Já não há espaço para ficheiros. Remova um primeiro.',
      unavailable: 'De momento não é possível guardar ficheiros. Tente mais tarde.',
    },
    address: {
      lookup_failed: 'A pesquisa da morada falhou. Pesquise novamente ou escreva a morada abaixo.',
    },
    payout: {
      nothing_to_stop: 'Nenhuma alteração da conta bancária está pendente. Ligue-nos se algo não estiver bem.',
      provider_unavailable:
        'De momento não conseguimos contactar o prestador de pagamentos. Nada foi alterado. Tente de novo dentro de alguns minutos.',
    },
    legal: {
      file_refused:
        'Este PDF não pode ser usado: está danificado, protegido ou contém scripts, ações ou anexos. Guarde-o de novo como PDF simples.',
    },
    dispute: {
      decided: 'Esta contestação não pode ser retirada: o marketplace já decidiu. Atualize para ver o resultado.',
      not_possible:
        'Esta encomenda não pode ser contestada: já não conta, já foi contestada ou o prazo terminou. Atualize para ver o estado.',
    },
    tracking_list: {
      unreadable:
        'Não conseguimos ler este livro. Guarde-o de novo como livro do Excel (.xlsx) ou como CSV, sem palavra-passe nem macros.',
    },
    conversation: {
      changed:
        'Foi escrito algo novo nesta conversa. Leia primeiro e envie depois a sua resposta; o seu rascunho está guardado.',
      invalid_state: 'Não é possível neste ponto da conversa. Consulte o estado; nada mudou.',
    },
    message_template: {
      too_many: 'Pode ter no máximo 50 modelos por idioma. Elimine primeiro um.',
    },
    saved_view: {
      too_many: 'Uma lista não pode ter mais de 20 vistas. Elimine primeiro uma.',
    },
    tax_month: {
      not_open: 'Este mês ainda está a decorrer ou já está fechado.',
    },
    closure: {
      too_many: 'Tem 100 encerramentos planeados. Remova primeiro um.',
    },
    special_hours: {
      too_many: 'Planeou 100 dias com horário especial. Remova primeiro um.',
    },
    emergency_duty: {
      too_many: 'Planeou 200 turnos de serviço. Remova primeiro um.',
    },
    local_holiday: {
      too_many: 'Tem 40 feriados locais. Remova primeiro um.',
    },
    service: {
      invalid_state: 'Este serviço mudou entretanto. Verifique-o de novo.',
      conditions: 'Falta um requisito deste serviço. Complete-o e envie o pedido de novo.',
    },
  },
  field: {
    required: 'Obrigatório',
    invalid: 'Formato incorreto',
    unknown: 'Não previsto aqui',
    too_short: 'Pelo menos {limit, plural, one {# carácter} other {# caracteres}}',
    too_long: 'No máximo {limit, plural, one {# carácter} other {# caracteres}}',
    too_small: 'Pelo menos {limit}',
    too_large: 'No máximo {limit}',
    not_available: 'Não disponível aqui',
    control_character: 'Contém um carácter não permitido',
    too_simple: 'Precisa de uma maiúscula, uma minúscula, um algarismo e um carácter especial, sem espaços',
    too_common: 'Demasiado fácil de adivinhar',
    in_team: 'Esta pessoa já está na equipa.',
    not_a_time: 'Escreva uma hora, p. ex. 8:30',
    reversed: 'Tem de ser depois da hora anterior',
    overlap: 'Tem de começar depois do período anterior',
    overlap_next_day: 'Tem de terminar antes do horário do dia seguinte',
    special_character: 'Sem caracteres especiais',
    past: 'Este dia já passou',
  },
  dialog: {
    title: 'Não foi possível carregar',
    text: 'Verifique a ligação e tente novamente. Nada se perdeu.',
  },
  offline: {
    title: 'Sem ligação',
    text: 'Está a ver os últimos dados carregados. Só é possível guardar alterações quando a ligação voltar.',
  },
};
