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
      title: 'Quem e quanto',
      text: 'O nome próprio e a localidade do cliente e quantas unidades vai preparar.',
    },
    deadline: {
      title: 'Até quando',
      text: 'O tempo que falta para a expedição, como segue e o estado. Âmbar: menos de duas horas; vermelho: menos de trinta minutos ou em atraso.',
    },
    open: {
      title: 'Abri-la',
      text: 'Clique no cartão, ou prima Enter, para ver linhas, morada e o que pode fazer. As setas passam de um cartão para outro.',
    },
  },
  new_orders_download: {
    name: 'Descarregar novas encomendas',
    button: {
      title: 'Todas as novas encomendas num ficheiro',
      text: 'Transfira as suas novas encomendas mais recentes em Excel ou CSV, uma linha por unidade, para o seu sistema.',
    },
  },
  my_products_launch: {
    name: 'Os seus produtos',
    search: {
      title: 'Encontrar um produto',
      text: 'Escreva parte do nome, o código nacional ou o EAN. Pequenos erros não fazem mal.',
    },
    columns: {
      title: 'Escolher colunas',
      text: 'Mostre o que precisa e oculte o resto. A escolha fica guardada neste navegador.',
    },
    export: {
      title: 'Exportar',
      text: 'Transfira todos os produtos ou só os filtrados. Os ficheiros grandes são preparados em segundo plano.',
    },
    price: {
      title: 'Alterar um preço no local',
      text: 'Clique no preço, escreva o novo e veja logo em que lugar fica. Pode anular durante dez segundos.',
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
      text: 'Ainda nada muda: primeiro vê o que cada linha faria e corrige as células erradas no local.',
    },
    template: {
      title: 'Use o modelo',
      text: 'Tem as colunas certas para o seu país e os códigos como texto, para não perder zeros à esquerda.',
    },
    history: {
      title: 'O que carregou',
      text: 'Cada carregamento com o seu resultado. Um já aplicado pode ser anulado durante 24 horas.',
    },
  },
  sync_results_launch: {
    name: 'Resultados da sincronização',
    progress: {
      title: 'Até onde chegou',
      text: 'A parte dos seus produtos sem resultados a vermelho e o nível que atingiu.',
    },
    causes: {
      title: 'Porque há produtos que não estão à venda',
      text: 'Agrupados por causa, com o número de produtos de cada uma.',
    },
    remedy: {
      title: 'Corrigir muitos de uma vez',
      text: 'Cada causa oferece o que ajuda. O botão diz quantos produtos altera.',
    },
    feed: {
      title: 'O seu feed de stock',
      text: 'Quando foi lida pela última vez e se traz algo de novo.',
    },
  },
};
