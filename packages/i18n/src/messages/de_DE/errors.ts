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
    title: 'Diese Ansicht ist ausgefallen',
    text: 'Ihre Daten sind sicher. Laden Sie die Seite neu; bleibt es dabei, sagen Sie dem Support, was Sie zuletzt getan haben.',
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
      brand: 'Das gibt es auf Ihrem Marktplatz nicht.',
      service: 'Ihr Konto hat den Dienst, der dafür nötig ist, nicht gebucht.',
      seller_type: 'Ihr Konto erledigt das an einer anderen Stelle.',
      impersonation: 'Das ist gesperrt, solange jemand im Auftrag des Verkäufers handelt.',
    },
    human_check_required: 'Bitte bestätigen Sie, dass Sie ein Mensch sind, und melden Sie sich dann noch einmal an.',
    impersonation: { invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.' },
    not_found: 'Hier ist nichts, oder nichts, was Sie sehen dürfen.',
    host: { unknown: 'Unter dieser Adresse antwortet kein Portal.' },
    order: {
      invalid_state: 'Das ist im jetzigen Stand der Bestellung nicht mehr möglich.',
      version_conflict: 'Jemand anderes hat diese Bestellung in der Zwischenzeit geändert.',
      nothing_left: 'Von dieser Bestellung ist kein Stück mehr übrig.',
    },
    shipment: { invalid_state: 'Die Sendung kann nicht in diesen Stand wechseln.' },
    offer: {
      version_conflict: 'Dieses Angebot wurde in der Zwischenzeit geändert; Sie sehen den jetzigen Stand.',
      refused: 'Das Angebot verstößt gegen eine Regel des Marktplatzes und wurde nicht geändert.',
    },
    catalogue: {
      busy: 'Gerade wird ein Upload oder Feed geschrieben. Versuchen Sie es in einigen Sekunden noch einmal; nichts ist verloren.',
    },
    sync: { no_remedy: 'Für dieses Ergebnis gibt es keine Abhilfe mit einem Klick.' },
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
      expired: 'Diese Datei ist abgelaufen. Bereiten Sie sie neu vor.',
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
