export const screenErrors = {
  code: {
    impersonation: { invalid: 'Este link expirou ou já foi utilizado. Peça um novo.' },
    order: {
      invalid_state: 'Já não é possível porque o estado da encomenda mudou. Recarregue a página para o ver.',
      version_conflict: 'Outra pessoa acabou de alterar esta encomenda. Verifique-a e tente novamente.',
      nothing_left: 'Todas as unidades desta encomenda já estão canceladas.',
      sent: 'Já foi enviado e já não se pode desfazer.',
    },
    idempotency: {
      key_required: 'O pedido estava incompleto. Recarregue a página e tente novamente.',
      key_reused: 'Já recebemos outra versão disto. Recarregue a página para ver a mais recente.',
      in_progress: 'Já está a ser tratado. Aguarde um momento.',
    },
    order_batch: { sent: 'Já foi enviado e não pode ser anulado.' },
    reauthentication: {
      required: 'Confirme a sua identidade.',
      second_factor: 'Aqui a palavra-passe não basta. Use o seu segundo fator.',
    },
    passkey: {
      invalid: 'Não foi possível aceitar esta chave de acesso.',
      exists: 'Este dispositivo já tem uma chave de acesso.',
      limit: 'Elimine primeiro uma chave de acesso.',
    },
    mail: {
      unavailable: 'De momento não é possível enviar e-mails. Nada foi alterado. Contacte o apoio.',
    },
    registration: {
      invalid_state: 'Entretanto, o registo mudou. Recarregue a página.',
      link_used: 'Este link já foi usado ou expirou.',
    },
    invitation: {
      used: 'Este convite foi usado, anulado ou expirou. Peça um novo.',
      other_account: 'Este convite é para outro endereço. Termine a sessão e abra de novo o link.',
    },
    address: {
      lookup_failed: 'A pesquisa da morada falhou. Pesquise novamente ou escreva a morada abaixo.',
    },
    offer: {
      version_conflict:
        'Esta oferta acabou de mudar. Está a ver a versão mais recente: repita a alteração se ainda for necessária.',
      refused: 'Esta alteração viola uma regra do marketplace, por isso não a guardámos.',
    },
    catalogue: {
      busy: 'Estamos a aplicar um carregamento ou um feed. Tente novamente dentro de alguns segundos. Nada se perdeu.',
    },
    settings: {
      version_conflict: 'Entretanto, outra pessoa guardou. Verifique o que escreveu e guarde novamente.',
    },
    files: {
      full: 'Já não há espaço para ficheiros. Remova um primeiro.',
      unavailable: 'De momento não é possível guardar ficheiros. Tente mais tarde.',
    },
    download: {
      not_ready: 'O ficheiro ainda não está pronto. Tente novamente daqui a pouco.',
      expired: 'Este ficheiro expirou. Crie-o novamente.',
      full: 'Já não há espaço para os ficheiros criados (1 GB). São eliminados ao fim de dois dias: tente novamente nessa altura.',
    },
    authenticator: { exists: 'Já há uma aplicação de códigos.' },
    team: {
      last_owner: 'É o último titular. Antes torne titular outra pessoa.',
      second_factor_elsewhere:
        'Esta pessoa também é titular ou trata da contabilidade noutra loja. Só o marketplace pode repor o segundo fator. Contacte o apoio.',
      second_factor_missing: 'Configure primeiro o seu próprio segundo fator.',
    },
    tracking_list: {
      unreadable:
        'Não conseguimos ler este livro. Guarde-o de novo como livro do Excel (.xlsx) ou como CSV, sem palavra-passe nem macros.',
    },
    saved_view: {
      too_many: 'Uma lista não pode ter mais de 20 vistas. Elimine primeiro uma.',
    },
    api_token: {
      too_many: 'A sua loja já tem o número máximo de tokens. Revogue um primeiro.',
      no_sandbox: 'Este portal não tem ambiente de testes e, por isso, não há tokens de teste.',
    },
    sandbox: {
      only: 'Isto só funciona no ambiente de testes, com um token de teste.',
      full: 'O ambiente de testes já tem o número máximo de encomendas abertas. Conclua primeiro algumas.',
    },
    events: {
      cursor_ahead: 'Este cursor está à frente dos eventos que temos. Continue a ler a partir do último.',
      cursor_outdated:
        'Os eventos depois deste cursor têm mais de 30 dias e já não existem. Compare as suas encomendas com as nossas e continue a partir do primeiro que guardamos.',
    },
    webhook: {
      too_many: 'A sua loja já tem o número máximo de destinos. Remova um primeiro.',
      not_active: 'Este destino está em pausa ou desligado. Retome-o primeiro.',
    },
    price_proposal: {
      invalid_state: 'Esta proposta já não está aberta. Veja o estado atual; nada mais mudou.',
      incomplete: 'Uma proposta aceita-se com todos os produtos ou não se aceita. Selecione-os todos.',
      refused: 'Alguns preços não podem ser aplicados. Nada foi alterado. Pode recusar a proposta.',
    },
    price_rule: {
      invalid_state: 'Esta regra de preços está entretanto noutro estado. Verifique-o; nada mais mudou.',
      version_conflict:
        'Outra pessoa alterou primeiro esta regra de preços. Verifique o que se aplica agora; as suas alterações não foram guardadas.',
      preview_old: 'A pré-visualização tem mais de cinco minutos. Volte a calculá-la e poderá ativar a regra.',
      too_many: 'A sua loja não pode ter mais de 50 regras de preços. Elimine primeiro uma.',
    },
    return: {
      invalid_state: 'Esta devolução avançou entretanto. Veja o estado atual; nada mais mudou.',
      version_conflict:
        'Outra pessoa alterou primeiro esta devolução. Veja o que foi decidido; o que fez não foi enviado.',
      other_cost: 'O custo mudou entretanto. Verifique o novo montante e decida de novo.',
      not_possible:
        'Já não é possível reembolsar nada desta encomenda: está tudo reembolsado ou foi enviada há demasiado tempo.',
      exceeds_sale:
        'O marketplace já reembolsou uma parte desta encomenda: já não resta tanto da venda. Nada foi contabilizado.',
      no_proposal:
        'Esta proposta já não espera resposta: alguém respondeu, retirou-a ou decidiu de outra forma. Veja como está agora a devolução.',
    },
    replacement: {
      not_possible:
        'Não se pode substituir mais do que foi vendido: alguém foi mais rápido ou o envio foi há demasiado tempo. Veja o que já está a ser substituído.',
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
    conversation: {
      changed:
        'Foi escrito algo novo nesta conversa. Leia primeiro e envie depois a sua resposta; o seu rascunho está guardado.',
      invalid_state: 'Não é possível neste ponto da conversa. Consulte o estado; nada mudou.',
    },
    message_template: {
      too_many: 'Pode ter no máximo 50 modelos por idioma. Elimine primeiro um.',
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
};
