export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Eine Neuigkeit zu Ihren Bestellungen} other {# Neuigkeiten zu Ihren Bestellungen}}',
      offer: '{count, plural, one {Eine Neuigkeit zu Ihren Angeboten} other {# Neuigkeiten zu Ihren Angeboten}}',
      account: '{count, plural, one {Eine Neuigkeit zu Ihrem Konto} other {# Neuigkeiten zu Ihrem Konto}}',
    },
    greeting: 'Guten Tag {name},',
    intro: 'Das ist neu bei {shop}:',
    more: '{count, plural, one {Und eine weitere.} other {Und # weitere.}}',
    open: 'Portal öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie E-Mails zu {group} eingeschaltet haben. Zum Abstellen öffnen Sie das Portal, wählen die Glocke und dann „Einstellungen für Benachrichtigungen“.',
    group: { order: 'Bestellungen', offer: 'Angeboten', account: 'Ihrem Konto' },
    numbers: '{text}: {numbers}',
    andMore: '{numbers} und {count} weitere',
    deadline: '{text}, Frist {when}',
    firstDeadline: '{text}, erste Frist {when}',
  },
};
