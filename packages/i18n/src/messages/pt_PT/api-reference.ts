export const apiReference = {
  title: 'Referência da API',
  back: 'Voltar aos sistemas próprios',
  note: 'v{version}, {count, plural, one {# operação} other {# operações}}, do servidor em funcionamento',
  document: 'Documento OpenAPI',
  token: 'Token dos exemplos',
  noToken: 'Novo token',
  list: 'Operações',
  find: 'Procurar uma operação',
  clear: 'Limpar a pesquisa',
  nothing: 'Nenhuma operação corresponde a «{text}».',
  unknown: 'Aqui não há nenhuma operação «{page}».',
  area: 'Sobre a API',
  start: {
    title: 'Para começar',
    authentication: 'Autenticação',
    repeat: 'Repetir com segurança',
    errors: 'Erros e limites',
    sandbox: 'Ambiente de testes',
  },
  page: {
    sandbox: {
      title: 'Experimentar no ambiente de testes',
      first:
        'Um token de teste começa por ofz_, o marketplace e _test_. Tudo o que chama atua sobre uma loja inventada: algumas ofertas e encomendas que mais ninguém vê. Cada resposta indica-o com o cabeçalho Offizin-Sandbox: true.',
      second:
        'POST /sandbox/orders cria uma encomenda inventada. Confirme-a e processe-a como uma verdadeira e faça acontecer o que fazem o cliente e a transportadora com POST /sandbox/orders/ID/events. Com POST /sandbox/orders/ID/messages o cliente escreve e com POST /sandbox/orders/ID/returns devolve o que foi entregue.',
      third:
        'Os endpoints de teste recebem os respetivos webhooks. Ninguém recebe e-mails, nada é contabilizado e nada aparece nos seus números; as encomendas inventadas são eliminadas ao fim de 30 dias.',
    },
    authentication: {
      title: 'Autenticação',
      first:
        'Cada chamada leva um token da loja no cabeçalho Authorization. Crie um para cada sistema em «Sistemas próprios», apenas com as permissões de que precisa.',
      second:
        'Guarde o token numa variável de ambiente ou num cofre de segredos, nunca no código. Os exemplos leem-no da variável que tem o nome do token.',
      third:
        'Um token errado, expirado ou revogado recebe um 401; um sem a permissão, um 403 com o código api_token.scope.',
    },
    repeat: {
      title: 'Repetir com segurança',
      first:
        'As chamadas que alteram alguma coisa levam um Idempotency-Key: um texto de 8 a 100 caracteres que escolhe uma vez por ação.',
      second:
        'Se a resposta se perder, envie a mesma chamada com a mesma chave. Recebe a primeira resposta e nada acontece duas vezes. A mesma chave com outro conteúdo é recusada com 422.',
      third:
        'Se o corpo tiver uma version, envie a que leu. Se a encomenda tiver mudado entretanto, recebe um 409 e volta a lê-la.',
    },
    errors: {
      title: 'Erros e limites',
      first:
        'Os erros são JSON do tipo application/problem+json. Decida pelo campo message, um código estável como order.version_conflict; os outros campos são para pessoas.',
      second:
        'Cada resposta diz nos cabeçalhos RateLimit quantas chamadas restam no minuto. Com 429 e 503, espere os segundos de Retry-After e envie a mesma chamada de novo.',
      third: 'Se precisar de ajuda, indique-nos o requestId da resposta: é por ele que encontramos a chamada.',
    },
  },
  place: {
    path: 'No caminho',
    query: 'Na consulta',
    header: 'Cabeçalhos',
    body: 'Corpo',
    answer: 'Na resposta',
  },
  required: 'obrigatório',
  optional: 'opcional',
  nullable: 'ou null',
  anyToken: 'Qualquer token',
  lacks: 'Precisa de {scope}; «{name}» tem {scopes}',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie-o.',
  copyPath: 'Copiar o caminho',
  copyRequest: 'Copiar a chamada',
  request: 'Chamada',
  language: 'Linguagem do exemplo',
  variable: 'É em {variable} que o seu sistema guarda o token «{name}».',
  noVariable: 'É em {variable} que o seu sistema guarda o seu token. Ainda não tem nenhum.',
  inSandbox: 'É um token de teste: a chamada atua no ambiente de testes.',
  testToken: '{name} …{lastFour} (teste)',
  answer: 'Resposta',
  status: 'Estado da resposta',
  file: 'A resposta é um ficheiro: {type}',
  everywhere: 'Possível em qualquer chamada',
  dock: {
    title: 'Envios de webhooks',
    open: 'Abrir os envios',
    close: 'Fechar os envios',
    endpoint: 'Destino',
    allEndpoints: 'Todos os destinos',
    since: '{count} em espera desde {when}',
    sendAll: 'Enviar todos os {count}',
    ask: 'Reenviar {count} eventos?',
    askText: 'O seu sistema recebe-os todos de uma vez, os mais antigos primeiro. Os identificadores mantêm-se.',
    allSent: 'Estamos a enviar {sent}.',
    someSent: 'Estamos a enviar {sent}; restam {left}. Prima de novo para os seguintes.',
    none: 'Ainda sem destinos',
    noneText:
      'Adicione um destino em «Sistemas próprios» e chamamo-lo sempre que algo acontecer. O que enviámos e o que o seu sistema respondeu aparece aqui durante 30 dias.',
    views: 'O que mostrar',
    body: 'Corpo',
    headers: 'Cabeçalhos',
    answer: 'A sua resposta',
    answerWith: 'A sua resposta, {status}',
    copy: 'Copiar: {what}',
    noAnswer: 'O seu sistema respondeu sem conteúdo.',
    notSent: 'Ainda não foi enviado nada.',
    bytes:
      'Posto em linhas para se ler; «Copiar» dá os bytes exatos que foram assinados. Só identificadores e estados: leia o resto pela API.',
    offline: 'Está sem ligação. Poderá enviar assim que a ligação voltar.',
    about: 'Sobre este envio',
    attempts: 'Tentativas',
    sameId: 'Ao enviar de novo, o identificador mantém-se: o seu sistema reconhece que é o mesmo evento.',
  },
};
