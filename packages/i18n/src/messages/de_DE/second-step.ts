export const secondStep = {
  title: 'Code eingeben',
  intro: 'Öffnen Sie Ihre Code-App und geben Sie die sechs Ziffern ein, die sie zeigt.',
  code: 'Code aus der App',
  missingCode: 'Geben Sie die sechs Ziffern aus der App ein.',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  triesLeft: 'Dieser Code stimmt nicht. {count, plural, one {Noch # Versuch.} other {Noch # Versuche.}}',
  over: 'Geben Sie Ihr Passwort noch einmal ein. Diese Anmeldung hat zu lange gedauert, oder ihre Versuche sind aufgebraucht.',
  useRecovery: 'Wiederherstellungscode verwenden',
  useApp: 'Code-App verwenden',
  recoveryTitle: 'Wiederherstellungscode eingeben',
  recoveryIntro: 'Sie haben zehn davon gespeichert, als Sie die App eingerichtet haben. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  missingRecovery: 'Geben Sie einen Wiederherstellungscode ein.',
  back: 'Zurück zur Anmeldung',
  passkeyFailed: 'Das hat nicht geklappt oder wurde abgebrochen. Versuchen Sie es erneut.',
  lost: {
    title: 'Handy verloren?',
    codes: 'Verwenden Sie einen Ihrer Wiederherstellungscodes.',
    owner:
      'Keine Codes mehr? Bitten Sie eine Inhaberin oder einen Inhaber Ihres Geschäfts, Ihren zweiten Faktor zurückzusetzen.',
    marketplace: 'Niemand der Inhaber kann helfen? Rufen Sie uns an: {phone}.',
  },
  proof: {
    title: 'Bestätigen Sie, dass Sie es sind',
    intro: 'Wir fragen vor wichtigen Änderungen, danach fünf Minuten lang nicht mehr.',
    password: 'Ihr Passwort',
    missingPassword: 'Geben Sie Ihr Passwort ein.',
    wrongPassword: 'Dieses Passwort stimmt nicht.',
    passkey: 'Passkey verwenden',
    introFactor:
      'Wir fragen vor wichtigen Änderungen; das Passwort allein genügt nicht. Danach fragen wir fünf Minuten lang nicht mehr.',
    elsewhere:
      'Ihr Passkey gehört zu einer anderen Adresse dieses Portals. Bestätigen Sie dort. Haben Sie ihn verloren, fragen Sie eine andere Inhaberin oder einen anderen Inhaber oder rufen Sie uns an: {phone}.',
    lostPasskey:
      'Passkey verloren? Bitten Sie eine andere Inhaberin oder einen anderen Inhaber, ihn zurückzusetzen, oder rufen Sie uns an: {phone}.',
  },
} as const;
