export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# célula corrigida.} other {# células corrigidas.}}',
    skipped: '{count, plural, one {# já estava certa e não muda.} other {# já estavam certas e não mudam.}}',
    undone: '{count, plural, one {Desfeito: # célula está como antes.} other {Desfeito: # células estão como antes.}}',
  },
  recalled: {
    done: '{count, plural, one {# célula corrigida como da última vez.} other {# células corrigidas como da última vez.}}',
    takeBack: 'Desfazê-las',
    running: 'A desfazer…',
  },
  correcting: {
    label: 'Linhas corrigidas',
    start: 'Corrigir linhas',
    ready:
      '{count, plural, =0 {Ainda não há linhas corrigidas prontas} one {# linha corrigida está pronta} other {# linhas corrigidas estão prontas}}',
    stillRejected: '{count, plural, one {# continua rejeitada} other {# continuam rejeitadas}}',
    leftAlone: '{count, plural, one {# fica como está} other {# ficam como estão}}',
    none: 'Sem correções',
    note: 'Nada muda até as aplicar. Pode revertê-las durante 24 h.',
    discard: 'Descartar correções',
    next: 'Corrigir mais',
    apply:
      '{count, plural, =0 {Aplicar linhas corrigidas} one {Aplicar # linha corrigida} other {Aplicar # linhas corrigidas}}',
    applying: 'A aplicar…',
  },
  held: {
    title: 'Esta lista do seu feed de stock está em espera',
    text: '{leaving, plural, =0 {} one {# de {onSale} ofertas sairia da venda. } other {# de {onSale} ofertas sairiam da venda. }}{moved, plural, =0 {} one {# de {prices} preços mudaria mais de {percent}%. } other {# de {prices} preços mudariam mais de {percent}%. }}Aplique ou descarte a lista.',
  },
  doctor: {
    label: 'O que está errado e o que se queria provavelmente',
    meant: 'Talvez quisesse dizer:',
    right: 'Parece certo.',
    empty: 'A célula está vazia.',
    above: 'Acima do limite: {limit}',
    below: 'Abaixo do limite: {limit}',
    accept: 'Aceitar',
    alike: '{count, plural, one {Aplicar a # linha semelhante} other {Aplicar a # linhas semelhantes}}',
    alikeAll: 'Aplicar a todas as linhas semelhantes',
    counting: 'À procura de linhas semelhantes…',
  },
  columns: {
    open: 'Atribuir colunas',
    title: 'O que contêm as colunas',
    note: 'Guardamos a sua escolha para cada ficheiro ou feed seguinte com os mesmos cabeçalhos.',
    choice: '«{header}» é',
    notRead: 'Não ler',
    forget: 'Como diz o cabeçalho',
    noValues: 'Sem valores nas primeiras linhas',
    save: 'Ler o ficheiro de novo',
    running: 'A guardar…',
  },
  storage: {
    used: {
      upload_bytes: '{used} de {most} MB para carregamentos ocupados',
      upload_bytes_today: '{used} de {most} MB carregados nas últimas 24 horas',
      upload_rows_today: '{used} de {most} linhas verificadas nas últimas 24 horas',
    },
    next: {
      all: 'Quando estiver cheio, não poderemos aceitar carregamentos até os ficheiros antigos serem eliminados ao fim de 90 dias. Carregue apenas as linhas alteradas.',
      day: 'Quando atingir o limite, poderá voltar a carregar no dia seguinte. Carregue apenas as linhas alteradas.',
    },
  },
  followed:
    '{count, plural, one {# destas ofertas segue uma regra de preços: o preço do ficheiro passa a ser o de partida e a regra continua amanhã.} other {# destas ofertas seguem uma regra de preços: o preço do ficheiro passa a ser o de partida e a regra continua amanhã.}}',
  purchasePrices: {
    set: '{count, plural, one {# novo preço de compra} other {# novos preços de compra}}',
    changed: '{count, plural, one {# preço de compra alterado} other {# preços de compra alterados}}',
    secret: 'Só a sua loja vê os preços de compra.',
    back: '{count, plural, one {# preço de compra volta a ser o que era.} other {# preços de compra voltam a ser os que eram.}}',
  },
};
