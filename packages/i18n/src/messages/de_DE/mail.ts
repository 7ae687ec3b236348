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
  passwordCode: {
    subject: 'Ihr Code für ein neues Passwort',
    greeting: 'Guten Tag {name},',
    intro: 'Mit diesem Code wählen Sie ein neues Passwort für {brand}:',
    valid: 'Er gilt bis {time} Uhr und nur einmal. Ein neuer Code ersetzt ihn.',
    ignore:
      'Sie haben keinen Code angefordert? Dann beachten Sie diese E-Mail nicht: Ohne den Code kann niemand Ihr Passwort ändern. Niemand bei {brand} fragt Sie je danach.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    greeting: 'Guten Tag {name},',
    intro: 'Das Passwort Ihres Kontos bei {brand} wurde am {day} um {time} Uhr geändert.',
    ended:
      '{count, plural, =0 {Keine andere Sitzung war offen.} one {Eine andere Sitzung wurde beendet.} other {# andere Sitzungen wurden beendet.}}',
    notYou: 'Das waren nicht Sie? Wählen Sie gleich ein neues Passwort und rufen Sie uns an: {phone}.',
    button: 'Neues Passwort wählen',
    why: 'Diese E-Mail kommt bei jeder Änderung Ihres Passworts. Sie lässt sich nicht abschalten.',
  },
};
