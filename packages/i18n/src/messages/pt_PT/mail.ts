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
};
