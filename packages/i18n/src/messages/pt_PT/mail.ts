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
    why: 'Recebe este e-mail porque pediu e-mails sobre {group}. No portal, no sino e em «Definições das notificações», pode desativá-los a qualquer momento.',
    group: { order: 'encomendas', offer: 'ofertas', account: 'a sua conta' },
  },
};
