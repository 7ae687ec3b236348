export const mail = {
  notifications: {
    subject: {
      order: '{count, plural, one {Eine Neuigkeit zu Ihren Bestellungen} other {# Neuigkeiten zu Ihren Bestellungen}}',
      offer: '{count, plural, one {Eine Neuigkeit zu Ihren Angeboten} other {# Neuigkeiten zu Ihren Angeboten}}',
      account: '{count, plural, one {Eine Neuigkeit zu Ihrem Konto} other {# Neuigkeiten zu Ihrem Konto}}',
    },
    subjectMore: '{text}, und {count, plural, one {# weitere Neuigkeit} other {# weitere Neuigkeiten}}',
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
  sets: {
    subject: '{count, plural, one {Ein Monatspaket ist vollständig} other {# Monatspakete sind vollständig}}',
    greeting: 'Guten Tag {name},',
    intro: 'Für die Bücher ist alles da. Melden Sie sich an, um es herunterzuladen:',
    item: '{shop}, {month}',
    open: 'Buchhaltung öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie E-Mails zu vollständigen Monatspaketen eingeschaltet haben. Abstellen können Sie sie auf der Seite „Buchhaltung“. Die Belege bleiben im Portal: Diese E-Mail enthält nur Links.',
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
  secondFactor: {
    greeting: 'Guten Tag {name},',
    notYou: 'Das waren nicht Sie? Wählen Sie gleich ein neues Passwort und rufen Sie uns an: {phone}.',
    button: 'Neues Passwort wählen',
    why: 'Diese E-Mail kommt, wenn sich an der Anmeldung zu Ihrem Konto etwas ändert. Sie lässt sich nicht abschalten.',
    authenticator_added: {
      subject: 'Eine Code-App wurde hinzugefügt',
      text: 'Am {day} um {time} Uhr wurde Ihrem Konto bei {brand} eine Code-App hinzugefügt. Wenn Sie sich mit dem Passwort anmelden, fragen wir ab jetzt auch nach einem Code dieser App.',
    },
    authenticator_removed: {
      subject: 'Die Code-App wurde entfernt',
      text: 'Am {day} um {time} Uhr wurde die Code-App von Ihrem Konto bei {brand} entfernt. Zum Anmelden genügt jetzt Ihr Passwort.',
    },
    recovery_codes_made: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      text: 'Am {day} um {time} Uhr wurden für Ihr Konto bei {brand} neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    recovery_code_used: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      text: 'Am {day} um {time} Uhr wurde ein Wiederherstellungscode Ihres Kontos bei {brand} benutzt: zum Anmelden oder um eine Änderung zu bestätigen. Er gilt nun nicht mehr.',
    },
    passkey_added: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Am {day} um {time} Uhr wurde Ihrem Konto bei {brand} ein Passkey hinzugefügt. Damit ist die Anmeldung ohne Passwort möglich.',
    },
    passkey_removed: {
      subject: 'Ein Passkey wurde entfernt',
      text: 'Am {day} um {time} Uhr wurde ein Passkey von Ihrem Konto bei {brand} entfernt. Damit kann sich niemand mehr anmelden.',
    },
    reset: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      text: 'Am {day} um {time} Uhr wurden Code-App, Wiederherstellungscodes und Passkeys von Ihrem Konto bei {brand} auf Antrag entfernt. Melden Sie sich mit Ihrem Passwort an und richten Sie einen neuen zweiten Faktor ein. Haben Sie das nicht verlangt, rufen Sie uns sofort an.',
    },
    guessed: {
      subject: 'Jemand hat fünf falsche Codes eingegeben',
      text: 'Am {day} um {time} Uhr wollte sich jemand, der Ihr Passwort kennt, bei Ihrem Konto bei {brand} anmelden und hat fünf falsche Codes eingegeben. Die Anmeldung ist nicht gelungen.',
    },
  },
  registration: {
    greeting: 'Guten Tag,',
    item: '{field}: {reason}',
    why: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Geschäft bei {brand} registriert wird.',
    code: {
      subject: 'Ihr Code für die Registrierung',
      intro: 'Mit diesem Code registrieren Sie sich bei {brand}:',
      valid: 'Er gilt bis {time} Uhr und nur einmal. Ein neuer Code ersetzt ihn.',
      ignore:
        'Sie haben ihn nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne den Code kann sich niemand mit Ihrer Adresse registrieren. Niemand bei {brand} fragt Sie je danach.',
    },
    link: {
      subject: 'Ihre Registrierung bei {brand}: hier geht es weiter',
      intro:
        'Mit diesem Link führen Sie Ihre Registrierung bei {brand} auf einem anderen Gerät fort. Ihre Angaben sind gespeichert.',
      more: 'Der Link gilt einmal und 7 Tage lang. Fragen? Rufen Sie uns an: {phone}.',
      button: 'Registrierung fortsetzen',
    },
    received: {
      subject: 'Ihre Registrierung ist angekommen',
      intro:
        'Die Registrierung von {shop} bei {brand} ist angekommen, und wir prüfen sie. Sobald wir entschieden haben, erhalten Sie eine E-Mail.',
      more: 'Bis dahin sehen Sie nach dem Anmelden, wie weit wir sind. Fragen? Rufen Sie uns an: {phone}.',
      button: 'Anmelden',
    },
    approved: {
      subject: '{brand} hat Ihr Geschäft freigegeben',
      intro:
        '{shop} kann ab sofort bei {brand} verkaufen. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
      more: 'Fragen? Rufen Sie uns an: {phone}.',
      button: 'Anmelden',
    },
    changes_requested: {
      subject: '{brand} bittet um Änderungen an Ihrer Registrierung',
      intro:
        'Wir haben die Registrierung von {shop} geprüft. Bitte ändern Sie Folgendes und senden Sie sie noch einmal ab:',
      more: 'Der Link gilt einmal und 7 Tage lang; danach melden Sie sich an. Fragen? Rufen Sie uns an: {phone}.',
      button: 'Jetzt ändern',
    },
    rejected: {
      subject: '{brand} kann Ihre Registrierung nicht annehmen',
      intro: 'Wir haben die Registrierung von {shop} geprüft und können sie nicht annehmen:',
      more: 'Ist das ein Irrtum? Rufen Sie uns an: {phone}.',
    },
  },
  team: {
    subject: 'Einladung zu {shop}',
    greeting: 'Guten Tag,',
    greetingName: 'Guten Tag {name},',
    intro: '{name} lädt Sie ein, im Partnerportal von {brand} für {shop} zu arbeiten.',
    introShop: '{shop} lädt Sie in das Team im Partnerportal von {brand} ein.',
    asRole: 'Ihre Rolle: {role}. {may}',
    valid: 'Der Link funktioniert einmal, bis {day} um {time} Uhr.',
    button: 'Einladung annehmen',
    ignore:
      'Sie wissen nicht, worum es geht? Ignorieren Sie diese E-Mail: Ohne den Link passiert nichts. Niemand bei {brand} wird Sie je danach fragen.',
  },
  secondFactorDemand: {
    subject: '{shop} verlangt einen zweiten Faktor',
    text: 'Wer bei {brand} Geld oder Team von {shop} ändert, braucht ab jetzt einen zweiten Faktor. Sie haben noch keinen. Bis er eingerichtet ist, steht Ihnen nur Ihr eigener Zugang offen.',
    how: 'Das dauert zwei Minuten: Fügen Sie einen Passkey hinzu oder scannen Sie einen Code mit einer App auf Ihrem Handy.',
    button: 'Zweiten Faktor einrichten',
    why: 'Sie erhalten diese E-Mail, weil {shop} das so festgelegt hat. Fragen? Wenden Sie sich an die Inhaberin oder den Inhaber, oder rufen Sie uns an: {phone}.',
  },
  owner: {
    subject: '{what} bei {shop}',
    greeting: 'Guten Tag {name},',
    text: 'Am {day} um {time} Uhr hat {who} bei {shop} Folgendes getan:',
    notYou: 'Haben Sie das nicht erwartet? Machen Sie es im Portal rückgängig und rufen Sie uns an: {phone}.',
    button: 'Aktivität öffnen',
    why: 'Sie erhalten diese E-Mail, weil Ihnen {shop} bei {brand} gehört und damit Rechte vergeben oder Daten umgeleitet werden. Sie lässt sich nicht abbestellen.',
  },
  bankAccount: {
    subject: 'Ihre Bankverbindung wurde geändert',
    greeting: 'Guten Tag {name},',
    text: 'Am {day} um {time} Uhr wurde das Konto geändert, auf das {brand} auszahlt. Es ist jetzt dieses:',
    notYou: 'War das niemand aus Ihrem Geschäft? Rufen Sie uns sofort an: {phone}.',
    button: 'Konto prüfen',
    why: 'Sie erhalten diese E-Mail, weil Ihnen ein Geschäft bei {brand} gehört.',
  },
};
