export const tours = {
  skip: 'Saltar',
  back: 'Anterior',
  next: 'Seguinte',
  done: 'Concluído',
  counter: '{current} de {total}',
  ofScreen: 'Visitas guiadas deste ecrã',
  order_card: {
    name: 'Uma encomenda num relance',
    number: {
      title: 'Número e valor',
      text: 'O número tal como consta da guia de remessa e o valor da encomenda. Um ponto indica que ainda ninguém a abriu.',
    },
    customer: {
      title: 'Cliente e unidades',
      text: 'O nome próprio e a localidade do cliente e quantas unidades vai preparar.',
    },
    deadline: {
      title: 'Prazo de envio',
      text: 'O tempo que falta para o envio, o tipo de entrega e o estado. Âmbar: menos de duas horas; vermelho: menos de trinta minutos ou em atraso.',
    },
    open: {
      title: 'Abri-la',
      text: 'Clique no cartão, ou prima Enter, para ver as unidades, a morada e o que pode fazer. As setas passam de um cartão para outro.',
    },
  },
  new_orders_download: {
    name: 'Descarregar novas encomendas',
    button: {
      title: 'Todas as novas encomendas num ficheiro',
      text: 'Descarregue as suas novas encomendas mais recentes em Excel ou CSV, uma linha por unidade, para o seu sistema.',
    },
  },
  order_desk: {
    name: 'Quarenta volumes antes de chegar o estafeta',
    many: {
      title: 'Várias de uma vez',
      text: 'Assinale encomendas, ou prima X, para as confirmar, enviar ou imprimir em conjunto. Tem dez segundos para desfazer.',
    },
    pack: {
      title: 'Embalar com o leitor',
      text: 'Leia cada embalagem e depois a etiqueta: uma embalagem errada é travada, a encomenda é enviada e vem a seguinte. Comece com B.',
    },
    ship: {
      title: 'Enviar a partir de uma lista',
      text: 'Cole a lista da sua transportadora ou largue o ficheiro. Associamos os números de seguimento às encomendas e verifica-os antes de algo ser enviado.',
    },
    views: {
      title: 'Guardar a sua vista',
      text: 'Guarde os filtros que usa todos os dias, com o número de encomendas, para si ou para toda a loja.',
    },
  },
  my_products_launch: {
    name: 'Os seus produtos',
    search: {
      title: 'Encontrar um produto',
      text: 'Escreva parte do nome, o CNP ou o EAN. Pequenos erros não fazem mal.',
    },
    columns: {
      title: 'Escolher colunas',
      text: 'Mostre o que precisa e oculte o resto. A escolha fica guardada neste navegador.',
    },
    export: {
      title: 'Exportar',
      text: 'Descarregue todos os produtos ou só os filtrados. Os ficheiros grandes são criados em segundo plano.',
    },
    price: {
      title: 'Alterar preços na tabela',
      text: 'Clique no preço, escreva o novo e veja logo em que posição fica. Pode desfazer durante dez segundos.',
    },
  },
  offer_upload_launch: {
    name: 'Carregar ofertas',
    type: {
      title: 'O que o ficheiro altera',
      text: 'Stock e preço em conjunto, ou só preços. As ofertas que não estão no ficheiro ficam como estão.',
    },
    drop: {
      title: 'Largue aqui o ficheiro',
      text: 'Ainda nada muda. Primeiro vê o que cada linha faria e pode corrigir logo os erros.',
    },
    template: {
      title: 'Use o modelo',
      text: 'Tem as colunas certas para o seu país e mantém os zeros à esquerda.',
    },
    history: {
      title: 'O que carregou',
      text: 'Cada carregamento com o seu resultado. Um já aplicado pode ser revertido durante 24 horas.',
    },
  },
  invoices_new_reports: {
    name: 'Faturas e novos relatórios',
    list: {
      title: 'Tudo numa lista',
      text: 'Faturas, notas de crédito e os novos relatórios mensais, mês a mês com o seu saldo.',
    },
    archive: {
      title: 'Descarregar todas',
      text: 'Um arquivo de um ano ou de todos. Criamo-lo em segundo plano.',
    },
    joined: {
      title: 'Um mês num só PDF',
      text: 'Para a sua contabilidade: todos os documentos de um mês, com índice e marcadores.',
    },
  },
  invoices_shipping_vat: {
    name: 'Faturas com IVA dos portes',
    type: {
      title: 'IVA dos portes',
      text: 'O IVA dos portes pagos pelos clientes tem todos os meses uma fatura própria. O PDF indica base, taxa e imposto.',
    },
  },
  sync_results_launch: {
    name: 'Sincronização',
    progress: {
      title: 'O seu progresso',
      text: 'A parte dos seus produtos sem resultados a vermelho e o nível que atingiu.',
    },
    causes: {
      title: 'Porque há produtos que não estão à venda',
      text: 'Agrupados por causa, com o número de produtos de cada uma.',
    },
    remedy: {
      title: 'Corrigir muitos de uma vez',
      text: 'Cada causa oferece uma correção. O botão diz quantos produtos altera.',
    },
    feed: {
      title: 'O seu feed de stock',
      text: 'Quando o lemos pela última vez e se trazia algo de novo.',
    },
  },
  business_launch: {
    name: 'As suas vendas',
    figures: {
      title: 'Hoje ao lado da semana passada',
      text: 'O dia até agora, comparado com as mesmas horas há uma semana, e os últimos sete dias.',
    },
    days: {
      title: 'Cada dia e as suas encomendas',
      text: 'O traço na barra é o mesmo dia da semana anterior. Na tabela abaixo, um dia abre as suas encomendas.',
    },
    runningOut: {
      title: 'O que se esgota em breve',
      text: 'Quanto dura o seu próprio stock ao ritmo das últimas quatro semanas. Pode atualizá-lo a partir daqui.',
    },
    best: {
      title: 'O mais vendido',
      text: 'Por unidades ou por vendas. Um produto abre as suas encomendas, o seu stock abre a sua oferta.',
    },
  },
  performance_launch: {
    name: 'O seu desempenho',
    status: { title: 'Como está a sua conta', text: 'O estado da sua conta e o motivo, num relance.' },
    cancelled: {
      title: 'Encomendas canceladas',
      text: 'A percentagem de encomendas canceladas na semana passada. Clique num número para ver as suas encomendas.',
    },
    late: { title: 'Encomendas atrasadas', text: 'As encomendas que saíram depois do prazo, ou que não saíram.' },
    tabs: {
      title: 'Escolha o que quer ver',
      text: 'Alterne entre encomendas canceladas e atrasadas. O controlo deslizante acompanha.',
    },
    chart: {
      title: 'As últimas 12 semanas',
      text: 'A evolução da percentagem face aos limites. A barra tracejada é a semana em curso.',
    },
    last: { title: 'O último período em números', text: 'Cada número abre exatamente as encomendas que conta.' },
  },
};
