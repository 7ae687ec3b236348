export const errors = {
  generic: 'Ocorreu um erro. Tente novamente.',
  network: 'Não é possível aceder ao portal. Verifique a sua ligação e tente novamente; nada se perdeu.',
  storageFull:
    'O armazenamento deste navegador está cheio. O portal continua a funcionar, mas não guardará as suas definições.',
  chunk: {
    title: 'O portal foi atualizado',
    text: 'Recarregue a página para continuar com a nova versão.',
    reload: 'Recarregar',
  },
  crash: {
    title: 'Este ecrã falhou',
    text: 'Os seus dados estão seguros. Recarregue a página; se o problema persistir, diga ao apoio o que fez por último.',
  },
  requestId: 'Pedido n.º {requestId}',
  nextRows: { text: 'Não foi possível carregar as linhas seguintes.', retry: 'Tentar novamente' },
  code: {
    request: {
      malformed: 'Não foi possível ler o pedido. Recarregue a página e tente novamente.',
      invalid: 'Verifique os campos assinalados.',
      unsupported_media_type: 'Este tipo de ficheiro ou de dados não é aceite.',
      too_large: 'Excede o tamanho permitido.',
    },
    idempotency: {
      key_required: 'O pedido estava incompleto. Recarregue a página e tente novamente.',
      key_reused: 'Isto já foi enviado com outros dados. Recarregue a página e tente novamente.',
      in_progress: 'Já está a ser tratado. Aguarde um momento.',
    },
    invalid_credentials: 'As suas credenciais não são válidas.',
    user_banned: 'Esta conta está bloqueada. Contacte o apoio.',
    session_expired: 'A sua sessão expirou. Inicie sessão novamente.',
    api_key: { invalid: 'A chave de API não é válida.', scope: 'A chave de API não permite esta operação.' },
    csrf: { invalid: 'A página está desatualizada. Recarregue-a e tente novamente.' },
    access: {
      brand: 'Isto não está disponível no seu marketplace.',
      service: 'A sua conta não subscreveu o serviço necessário.',
      seller_type: 'A sua conta trata disto noutro local.',
      impersonation: 'Está bloqueado enquanto alguém agir em nome do vendedor.',
    },
    human_check_required: 'Confirme que é uma pessoa e inicie sessão novamente.',
    impersonation: { invalid: 'Este link expirou ou já foi utilizado. Peça um novo.' },
    not_found: 'Esta página não existe ou não tem acesso a ela.',
    host: { unknown: 'Nenhum portal responde neste endereço.' },
    order: {
      invalid_state: 'Já não é possível no estado atual da encomenda.',
      version_conflict: 'Entretanto, outra pessoa alterou esta encomenda.',
      nothing_left: 'Não resta nenhuma unidade desta encomenda.',
      number_taken: 'Este número de encomenda já está atribuído.',
    },
    shipment: { invalid_state: 'O envio não pode passar a este estado.' },
    offer: {
      version_conflict: 'Esta oferta foi alterada entretanto; vê-a tal como está agora.',
      refused: 'A oferta viola uma regra do marketplace e não foi alterada.',
    },
    catalogue: {
      busy: 'Está a ser aplicado um carregamento ou um feed. Tente de novo dentro de alguns segundos; nada se perdeu.',
    },
    sync: { no_remedy: 'Este resultado não tem uma correção com um clique.' },
    upload: {
      not_excel: 'O ficheiro tem de ser Excel (.xlsx). Guarde-o como livro do Excel e tente de novo.',
      format_not_allowed:
        'Não pode carregar ficheiros deste formato. Guarde-o como livro do Excel (.xlsx) e tente novamente.',
      invalid_state: 'Isto já não é possível no estado atual do carregamento.',
      revert_too_late: 'Um carregamento só pode ser revertido durante 24 horas.',
    },
    download: {
      not_ready: 'O ficheiro ainda não está pronto.',
      expired: 'Este ficheiro expirou. Prepare-o novamente.',
    },
    signin: {
      wait: 'Demasiadas tentativas. Tente novamente dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
    },
    rate_limited: 'Demasiados pedidos. Tente novamente dentro de um minuto.',
    overloaded: 'O portal está sobrecarregado. Tente novamente dentro de alguns segundos.',
    internal: 'Ocorreu um erro inesperado. Tente mais tarde.',
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
  },
};
