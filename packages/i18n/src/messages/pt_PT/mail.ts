export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Uma novidade nas suas encomendas} other {# novidades nas suas encomendas}}',
      offer: '{count, plural, one {Uma novidade nas suas ofertas} other {# novidades nas suas ofertas}}',
      account: '{count, plural, one {Uma novidade na sua conta} other {# novidades na sua conta}}',
    },
    greeting: 'Olá, {name},',
    intro: 'Isto é novo em {shop}:',
    more: '{count, plural, one {E mais uma.} other {E mais #.}}',
    open: 'Abrir o portal',
    why: 'Recebe este e-mail porque ativou os e-mails sobre {group}. Para os desativar, abra o portal, selecione o sino e depois «Definições das notificações».',
    group: { order: 'encomendas', offer: 'ofertas', account: 'a sua conta' },
    numbers: '{text}: {numbers}',
    andMore: '{numbers} e mais {count}',
    deadline: '{text}, prazo: {when}',
    firstDeadline: '{text}, primeiro prazo: {when}',
  },
  sets: {
    subject: '{count, plural, one {Um dossiê do mês está completo} other {# dossiês do mês estão completos}}',
    greeting: 'Olá, {name},',
    intro: 'Está tudo pronto para a contabilidade. Inicie sessão para descarregar:',
    item: '{shop}, {month}',
    open: 'Abrir a contabilidade',
    why: 'Recebe este e-mail porque ativou os e-mails sobre dossiês completos. Pode desativá-los na página «Contabilidade». Os documentos ficam no portal: este e-mail só tem links.',
  },
  passwordCode: {
    subject: 'O seu código para uma nova palavra-passe',
    greeting: 'Olá, {name},',
    intro: 'Este é o seu código para escolher uma nova palavra-passe na {brand}:',
    valid: 'É válido até às {time} e só uma vez. Um novo código substitui-o.',
    ignore:
      'Não pediu este código? Ignore este e-mail: sem o código, ninguém pode alterar a sua palavra-passe. Ninguém da {brand} lho pedirá.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    greeting: 'Olá, {name},',
    intro: 'A palavra-passe da sua conta na {brand} foi alterada em {day} às {time}.',
    ended:
      '{count, plural, =0 {Não havia outra sessão aberta.} one {Foi terminada outra sessão.} other {Foram terminadas outras # sessões.}}',
    notYou: 'Não reconhece esta alteração? Escolha já uma nova palavra-passe e ligue-nos para {phone}.',
    button: 'Escolher nova palavra-passe',
    why: 'Recebe este e-mail sempre que a palavra-passe é alterada. Não é possível desativá-lo.',
  },
  secondFactor: {
    greeting: 'Olá, {name},',
    notYou: 'Não reconhece esta alteração? Escolha já uma nova palavra-passe e ligue-nos para {phone}.',
    button: 'Escolher nova palavra-passe',
    why: 'Recebe este e-mail sempre que algo muda no acesso à sua conta. Não é possível desativá-lo.',
    authenticator_added: {
      subject: 'Foi adicionada uma aplicação de códigos',
      text: 'Em {day} às {time}, foi adicionada uma aplicação de códigos à sua conta na {brand}. Ao entrar com a palavra-passe, passamos a pedir também um código.',
    },
    authenticator_removed: {
      subject: 'A aplicação de códigos foi removida',
      text: 'Em {day} às {time}, a aplicação de códigos foi removida da sua conta na {brand}. Agora basta a palavra-passe para entrar.',
    },
    recovery_codes_made: {
      subject: 'Tem novos códigos de recuperação',
      text: 'Em {day} às {time}, foram criados novos códigos de recuperação para a sua conta na {brand}. Os anteriores deixaram de funcionar.',
    },
    recovery_code_used: {
      subject: 'Foi usado um código de recuperação',
      text: 'Em {day} às {time}, foi usado um código de recuperação da sua conta na {brand} para entrar ou para confirmar uma alteração. Esse código já não pode ser usado.',
    },
    passkey_added: {
      subject: 'Foi adicionada uma chave de acesso',
      text: 'Em {day} às {time}, foi adicionada uma chave de acesso à sua conta na {brand}. Permite entrar sem palavra-passe.',
    },
    passkey_removed: {
      subject: 'Foi eliminada uma chave de acesso',
      text: 'Em {day} às {time}, foi eliminada uma chave de acesso da sua conta na {brand}. Já não permite entrar.',
    },
    reset: {
      subject: 'O seu segundo fator foi reposto',
      text: 'Em {day} às {time}, a aplicação de códigos, os códigos de recuperação e as chaves de acesso da sua conta na {brand} foram removidos a pedido. Entre com a palavra-passe e configure um novo segundo fator. Se não o pediu, ligue-nos de imediato.',
    },
    guessed: {
      subject: 'Alguém introduziu cinco códigos errados',
      text: 'Em {day} às {time}, alguém que conhece a sua palavra-passe tentou entrar na sua conta na {brand} e introduziu cinco códigos errados. Não conseguiu entrar.',
    },
  },
  registration: {
    greeting: 'Bom dia,',
    item: '{field}: {reason}',
    why: 'Recebe este e-mail porque alguém regista uma loja na {brand} com este endereço.',
    code: {
      subject: 'O seu código para o registo',
      intro: 'Este é o seu código para se registar na {brand}:',
      valid: 'É válido até às {time} e uma só vez. Um código novo substitui-o.',
      ignore:
        'Não o pediu? Ignore este e-mail: sem o código, ninguém se pode registar com o seu endereço. Ninguém da {brand} lho pedirá.',
    },
    link: {
      subject: 'O seu registo na {brand}: continue aqui',
      intro: 'Com este link pode continuar o registo na {brand} noutro dispositivo. O que escreveu está guardado.',
      more: 'O link serve uma vez e durante 7 dias. Dúvidas? Ligue-nos: {phone}.',
      button: 'Continuar o registo',
    },
    received: {
      subject: 'Recebemos o seu registo',
      intro:
        'Recebemos o registo de {shop} na {brand} e estamos a verificá-lo. Receberá um e-mail assim que houver uma decisão.',
      more: 'Até lá, inicie sessão para ver como está. Dúvidas? Ligue-nos: {phone}.',
      button: 'Iniciar sessão',
    },
    approved: {
      subject: 'A {brand} aprovou a sua loja',
      intro: '{shop} já pode vender na {brand}. Inicie sessão com o seu e-mail e a palavra-passe que escolheu.',
      more: 'Dúvidas? Ligue-nos: {phone}.',
      button: 'Iniciar sessão',
    },
    changes_requested: {
      subject: 'A {brand} pede alterações ao seu registo',
      intro: 'Verificámos o registo de {shop}. Corrija o seguinte e envie-o de novo:',
      more: 'O link serve uma vez e durante 7 dias; depois, inicie sessão. Dúvidas? Ligue-nos: {phone}.',
      button: 'Corrigir agora',
    },
    rejected: {
      subject: 'A {brand} não pode aceitar o seu registo',
      intro: 'Verificámos o registo de {shop} e não o podemos aceitar:',
      more: 'Acha que é um engano? Ligue-nos: {phone}.',
    },
  },
  team: {
    subject: 'Convite para {shop}',
    greeting: 'Olá,',
    greetingName: 'Olá, {name},',
    intro: '{name} convida-o a trabalhar com {shop} no portal de vendedores da {brand}.',
    introShop: '{shop} convida-o para a sua equipa no portal de vendedores da {brand}.',
    asRole: 'A sua função: {role}. {may}',
    valid: 'O link funciona uma só vez, até {day} às {time}.',
    button: 'Juntar-se à equipa',
    ignore: 'Não sabe do que se trata? Ignore este e-mail: sem o link nada acontece. Ninguém da {brand} lho pedirá.',
  },
  secondFactorDemand: {
    subject: '{shop} exige um segundo fator',
    text: 'A partir de agora, quem altera dinheiro ou equipa de {shop} na {brand} precisa de um segundo fator. Ainda não tem um. Até o configurar, só pode abrir o seu próprio acesso.',
    how: 'Demora dois minutos: adicione uma chave de acesso ou leia um código com uma aplicação do telemóvel.',
    button: 'Configurar o segundo fator',
    why: 'Recebe este e-mail porque um titular de {shop} assim decidiu. Dúvidas? Fale com ele ou ligue-nos para {phone}.',
  },
  owner: {
    subject: '{what} em {shop}',
    greeting: 'Olá {name},',
    text: 'No dia {day} às {time}, {who} fez o seguinte em {shop}:',
    notYou: 'Não estava à espera disto? Anule-o no portal e ligue-nos: {phone}.',
    button: 'Abrir a atividade',
    why: 'Recebe este e-mail porque é titular de {shop} na {brand} e com isto se dão permissões ou se enviam dados para outro lado. Não pode ser desativado.',
  },
  bankAccount: {
    subject: 'A sua conta bancária foi alterada',
    greeting: 'Olá {name},',
    text: 'No dia {day} às {time}, a conta para a qual a {brand} paga foi alterada. Agora é esta:',
    notYou: 'Não foi ninguém da sua loja? Ligue-nos de imediato: {phone}.',
    button: 'Verificar a conta',
    why: 'Recebe este e-mail porque é titular de uma loja na {brand}.',
  },
};
