export const errors = {
  generic: 'Es ist ein Fehler aufgetreten. Versuchen Sie es erneut.',
  network:
    'Wir erreichen das Portal nicht. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Es ist nichts verloren gegangen.',
  storageFull:
    'Der Speicher dieses Browsers ist voll. Das Portal arbeitet weiter, merkt sich aber Ihre Einstellungen nicht.',
  chunk: {
    title: 'Das Portal wurde aktualisiert',
    text: 'Laden Sie die Seite neu, um mit der neuen Version weiterzuarbeiten.',
    reload: 'Neu laden',
  },
  crash: {
    title: 'Auf dieser Seite ist ein Fehler aufgetreten',
    text: 'Es ist nichts verloren gegangen. Laden Sie die Seite neu; bleibt es dabei, sagen Sie dem Support, was Sie zuletzt getan haben.',
  },
  unknownHost: 'Unbekannte Adresse',
  busy: 'Das Portal ist ausgelastet',
  busyText: 'Diese Seite versucht es in wenigen Sekunden von selbst erneut. Es geht nichts verloren.',
  requestId: 'Referenz: {requestId}',
  nextRows: { text: 'Wir konnten die nächsten Zeilen nicht laden.' },
  code: {
    image: {
      unreadable: 'Dieses Bild lässt sich nicht lesen. Wählen Sie ein anderes.',
    },
    request: {
      malformed: 'Etwas ist schiefgelaufen. Laden Sie die Seite neu und versuchen Sie es erneut.',
      invalid: 'Prüfen Sie die rot markierten Felder.',
      unsupported_media_type:
        'Dieser Dateityp wird nicht angenommen. Prüfen Sie die erlaubten Formate und versuchen Sie es erneut.',
      too_large: 'Diese Datei ist zu groß. Verkleinern Sie sie und versuchen Sie es erneut.',
      timeout: 'Das Senden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
    invalid_credentials: 'Benutzername oder Passwort ist falsch.',
    user_banned: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Support.',
    session_expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    csrf: { invalid: 'Die Seite ist veraltet. Laden Sie sie neu und versuchen Sie es erneut.' },
    access: {
      brand: 'Diese Funktion gibt es auf Ihrem Marktplatz nicht.',
      service: 'Ihr Konto enthält diesen Dienst nicht. Kontaktieren Sie uns, um ihn zu buchen.',
      seller_type: 'Für Ihr Konto finden Sie diese Funktion an anderer Stelle im Portal.',
      impersonation: 'Das geht nicht, solange Sie als Verkäufer angemeldet sind.',
      approval: 'Ihr Geschäft wird noch geprüft.',
      role: 'Ihre Rolle erlaubt das nicht. Fragen Sie eine Inhaberin oder einen Inhaber.',
      second_factor: 'Richten Sie zuerst unter Zugang einen zweiten Faktor ein.',
    },
    human_check_required: 'Bestätigen Sie, dass Sie ein Mensch sind, und melden Sie sich dann erneut an.',
    not_found: 'Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf.',
    host: { unknown: 'Unter dieser Adresse gibt es kein Portal. Prüfen Sie den Link und versuchen Sie es erneut.' },
    signin: {
      expired: 'Geben Sie Ihr Passwort noch einmal ein.',
      wait: 'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
      no_shop: 'Sie gehören zu keinem Team mehr. Bitten Sie eine Inhaberin oder einen Inhaber, Sie erneut einzuladen.',
      passkey_required:
        'Ihr Geschäft verlangt einen zweiten Faktor. Melden Sie sich mit Ihrem Passkey an der Adresse an, an der Sie ihn eingerichtet haben.',
    },
    rate_limited: 'Zu viele Anfragen. Versuchen Sie es in einer Minute erneut.',
    overloaded: 'Das Portal ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
    internal:
      'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es später erneut. Wenn es wieder passiert, wenden Sie sich an den Support.',
    code_invalid: 'Dieser Code stimmt nicht.',
    code_expired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    password_already_used: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
    user_exists: 'Zu dieser Adresse gibt es schon ein Konto.',
    session: {
      other_shop: 'Sie arbeiten jetzt in einem anderen Geschäft. Laden Sie diese Seite neu.',
    },
  },
  field: {
    required: 'Bitte ausfüllen',
    invalid: 'Falsches Format',
    unknown: 'Hier nicht vorgesehen',
    too_short: 'Mindestens {limit, plural, other {# Zeichen}}',
    too_long: 'Höchstens {limit, plural, other {# Zeichen}}',
    too_small: 'Mindestens {limit}',
    too_large: 'Höchstens {limit}',
    not_available: 'Hier nicht verfügbar',
    control_character: 'Enthält ein Zeichen, das nicht erlaubt ist',
    too_simple:
      'Braucht einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen und darf keine Leerzeichen enthalten',
    too_common: 'Zu leicht zu erraten',
    in_team: 'Diese Person ist bereits im Team.',
    not_a_time: 'Uhrzeit eingeben, z. B. 8:30',
    reversed: 'Muss nach der Zeit davor liegen',
    overlap: 'Muss nach dem Ende der Zeit davor beginnen',
    overlap_next_day: 'Muss enden, bevor die Zeiten des nächsten Tages beginnen',
    special_character: 'Keine Sonderzeichen',
    past: 'Dieser Tag ist vorbei',
  },
  dialog: {
    title: 'Das konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Es ist nichts verloren gegangen.',
  },
  offline: {
    title: 'Keine Verbindung',
    text: 'Sie sehen den zuletzt geladenen Stand. Änderungen lassen sich erst speichern, wenn Sie wieder online sind.',
  },
};
