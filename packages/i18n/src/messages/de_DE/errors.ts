export const errors = {
  generic: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  network:
    'Das Portal ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; es ist nichts verloren gegangen.',
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
  requestId: 'Anfrage {requestId}',
  nextRows: { text: 'Die nächsten Zeilen konnten nicht geladen werden.', retry: 'Erneut versuchen' },
  code: {
    request: {
      malformed: 'Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      invalid: 'Bitte prüfen Sie die markierten Felder.',
      unsupported_media_type: 'Diese Art von Datei oder Daten wird nicht angenommen.',
      too_large: 'Das ist größer als erlaubt.',
    },
    idempotency: {
      key_required: 'Die Anfrage war unvollständig. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      key_reused:
        'Das wurde schon einmal mit anderen Daten gesendet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      in_progress: 'Das wird bereits bearbeitet. Warten Sie einen Augenblick.',
    },
    invalid_credentials: 'Ihre Anmeldedaten sind ungültig.',
    user_banned: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
    session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
    api_key: { invalid: 'Der API-Schlüssel ist ungültig.', scope: 'Der API-Schlüssel erlaubt das nicht.' },
    csrf: { invalid: 'Die Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.' },
    access: {
      brand: 'Diese Funktion gibt es auf Ihrem Marktplatz nicht.',
      service: 'Ihr Konto enthält diesen Dienst nicht. Kontaktieren Sie uns, um ihn zu buchen.',
      seller_type: 'Für Ihr Konto finden Sie diese Funktion an anderer Stelle im Portal.',
      impersonation: 'Das ist gesperrt, solange jemand im Auftrag des Verkäufers handelt.',
    },
    human_check_required: 'Bitte bestätigen Sie, dass Sie ein Mensch sind, und melden Sie sich dann noch einmal an.',
    impersonation: { invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.' },
    not_found: 'Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf.',
    host: { unknown: 'Unter dieser Adresse gibt es kein Portal. Prüfen Sie den Link.' },
    order: {
      invalid_state: 'Das ist im jetzigen Stand der Bestellung nicht mehr möglich.',
      version_conflict: 'Jemand anderes hat diese Bestellung in der Zwischenzeit geändert.',
      nothing_left: 'Alle Artikel dieser Bestellung sind bereits storniert.',
      number_taken: 'Diese Bestellnummer ist bereits vergeben.',
    },
    shipment: { invalid_state: 'Die Sendung kann nicht in diesen Stand wechseln.' },
    offer: {
      version_conflict: 'Dieses Angebot wurde in der Zwischenzeit geändert; Sie sehen den jetzigen Stand.',
      refused: 'Das Angebot verstößt gegen eine Regel des Marktplatzes und wurde nicht geändert.',
    },
    catalogue: {
      busy: 'Gerade wird ein Upload oder Feed übernommen. Versuchen Sie es in einigen Sekunden noch einmal; nichts ist verloren.',
    },
    sync: { no_remedy: 'Dieses Problem lässt sich nicht mit einem Klick beheben.' },
    upload: {
      not_excel:
        'Die Datei muss eine Excel-Datei (.xlsx) sein. Speichern Sie sie als Excel-Arbeitsmappe und versuchen Sie es noch einmal.',
      format_not_allowed:
        'Der Marktplatz nimmt Dateien dieses Formats von Ihnen nicht an. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) und versuchen Sie es noch einmal.',
      invalid_state: 'Das ist im jetzigen Stand des Uploads nicht mehr möglich.',
      revert_too_late: 'Ein Upload kann nur 24 Stunden lang rückgängig gemacht werden.',
    },
    download: {
      not_ready: 'Die Datei ist noch nicht fertig.',
      expired: 'Diese Datei ist abgelaufen. Erstellen Sie sie neu.',
    },
    signin: {
      wait: 'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
    },
    rate_limited: 'Zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.',
    overloaded: 'Das Portal ist ausgelastet. Versuchen Sie es in einigen Sekunden noch einmal.',
    internal: 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
  },
  field: {
    required: 'Pflichtfeld',
    invalid: 'Falsches Format',
    unknown: 'Hier nicht vorgesehen',
    too_short: 'Mindestens {limit, plural, other {# Zeichen}}',
    too_long: 'Höchstens {limit, plural, other {# Zeichen}}',
    too_small: 'Mindestens {limit}',
    too_large: 'Höchstens {limit}',
    not_available: 'Hier nicht verfügbar',
    control_character: 'Enthält ein Zeichen, das nicht erlaubt ist',
  },
};
