export const partnerPrivacy = {
  intro:
    'Esta página explica que dados pessoais a {brand} trata no portal de vendedores sobre as pessoas das lojas parceiras. Está em vigor desde {day}.',
  section: {
    controller: {
      title: 'Responsável',
      text: 'A responsável é {company}. Sobre qualquer ponto desta página, escreva para {email}.',
    },
    data: {
      title: 'Que dados',
      text: 'Nome, e-mail de trabalho, função e língua de quem entra; o que faz no portal, quando e de que endereço; o que o registo pede sobre o titular, como contactos, números profissionais e fiscais e conta bancária.',
    },
    purpose: {
      title: 'Para quê',
      text: 'Para cumprir o contrato com a sua loja: encomendas, ofertas, faturas e pagamentos. Para proteger o portal: entradas, códigos e histórico de alterações. Para cumprir a lei, por exemplo fiscal e dos serviços digitais. Não usamos estes dados para publicidade.',
    },
    recipients: {
      title: 'Quem mais os recebe',
      text: 'Os nossos fornecedores de alojamento e correio, o fornecedor de pagamentos que a sua loja escolher e as autoridades quando a lei o exige. Os clientes veem a loja, a morada e os textos legais, não as pessoas da sua equipa.',
    },
    term: {
      title: 'Durante quanto tempo',
      text: 'Os códigos e as sessões são apagados um dia depois de terminarem. O histórico de alterações fica {history} dias. Um registo por concluir ou recusado é apagado ao fim de {registration} dias. Os dados dos clientes nas suas encomendas são anonimizados {customers} dias depois de concluídas. As faturas ficam o tempo que a lei fiscal exige.',
    },
    rights: {
      title: 'Os seus direitos',
      text: 'Pode pedir para ver, corrigir, limitar ou apagar os seus dados e recebê-los num formato comum, e pode opor-se. Os titulares descarregam eles próprios todos os dados da loja no portal. Também pode reclamar junto de uma autoridade de proteção de dados.',
    },
    cookies: {
      title: 'Cookies e armazenamento',
      text: 'O portal usa só o necessário: cookies para a sua sessão e algumas definições no seu navegador. Nada mede o que faz aqui.',
    },
  },
};
