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
    request: {
      malformed: 'Etwas ist schiefgelaufen. Laden Sie die Seite neu und versuchen Sie es erneut.',
      invalid: 'Prüfen Sie die rot markierten Felder.',
      unsupported_media_type:
        'Dieser Dateityp wird nicht angenommen. Prüfen Sie die erlaubten Formate und versuchen Sie es erneut.',
      too_large: 'Diese Datei ist zu groß. Verkleinern Sie sie und versuchen Sie es erneut.',
      timeout: 'Das Senden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
    idempotency: {
      key_required: 'Die Anfrage war unvollständig. Laden Sie die Seite neu und versuchen Sie es erneut.',
      key_reused:
        'Wir haben hiervon schon eine andere Fassung erhalten. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
      in_progress: 'Das wird bereits bearbeitet. Warten Sie einen Augenblick.',
    },
    invalid_credentials: 'Benutzername oder Passwort ist falsch.',
    user_banned: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Support.',
    session_expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    api_token: { too_many: 'Ihr Shop hat schon so viele Token wie möglich. Widerrufen Sie zuerst eines.' },
    webhook: {
      too_many: 'Ihr Shop hat schon so viele Endpunkte wie möglich. Entfernen Sie zuerst einen.',
      not_active: 'Dieser Endpunkt ist pausiert oder abgeschaltet. Setzen Sie ihn zuerst fort.',
    },
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
    impersonation: { invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.' },
    not_found: 'Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf.',
    host: { unknown: 'Unter dieser Adresse gibt es kein Portal. Prüfen Sie den Link.' },
    order_batch: { sent: 'Das ist schon gesendet und lässt sich nicht mehr zurücknehmen.' },
    order: {
      invalid_state:
        'Das ist nicht mehr möglich, weil sich der Status der Bestellung geändert hat. Laden Sie die Seite neu, um ihn zu sehen.',
      version_conflict:
        'Jemand anderes hat diese Bestellung gerade geändert. Prüfen Sie sie und versuchen Sie es erneut.',
      nothing_left: 'Alle Artikel dieser Bestellung sind bereits storniert.',
      sent: 'Das ist schon gesendet und lässt sich nicht mehr rückgängig machen.',
    },
    offer: {
      version_conflict:
        'Dieses Angebot wurde gerade geändert. Sie sehen jetzt die aktuelle Fassung: Ändern Sie sie erneut, falls noch nötig.',
      refused: 'Diese Änderung verstößt gegen eine Regel des Marktplatzes. Wir haben sie nicht gespeichert.',
    },
    catalogue: {
      busy: 'Wir übernehmen gerade einen Upload oder Feed. Versuchen Sie es in einigen Sekunden erneut. Nichts ist verloren.',
    },
    price_proposal: {
      invalid_state:
        'Dieser Vorschlag ist nicht mehr offen. Sehen Sie sich seinen Stand an; sonst hat sich nichts geändert.',
      incomplete: 'Ein Vorschlag wird mit allen Produkten angenommen oder gar nicht. Wählen Sie alle aus.',
      refused:
        'Einige Preise können nicht übernommen werden. Es wurde nichts geändert. Sie können den Vorschlag ablehnen.',
    },
    return: {
      invalid_state:
        'Diese Rückgabe ist inzwischen weiter. Sehen Sie sich den aktuellen Stand an, sonst hat sich nichts geändert.',
      version_conflict:
        'Jemand anderes hat diese Rückgabe zuerst geändert. Sehen Sie nach, was entschieden wurde; Ihre Eingabe wurde nicht gesendet.',
      other_cost:
        'Die Kosten haben sich inzwischen geändert. Prüfen Sie den neuen Betrag und entscheiden Sie noch einmal.',
    },
    sync: {
      no_remedy:
        'Dieses Problem lässt sich nicht mit einem Klick beheben. Öffnen Sie das Ergebnis: Dort steht, was zu tun ist.',
    },
    upload: {
      not_excel:
        'Die Datei muss eine Excel-Datei (.xlsx) sein. Speichern Sie sie als Excel-Arbeitsmappe und versuchen Sie es erneut.',
      format_not_allowed:
        'Diesen Dateityp können Sie nicht hochladen. Speichern Sie die Datei als Excel-Arbeitsmappe (.xlsx) und versuchen Sie es erneut.',
      day_full: 'Pro Tag sind 100 MB und 4 Millionen Zeilen möglich. Versuchen Sie es morgen wieder.',
      full: 'Es ist kein Platz mehr für Uploads (2 GB). Alte Dateien werden nach 90 Tagen gelöscht.',
      invalid_state:
        'Das ist nicht mehr möglich, weil sich der Status des Uploads geändert hat. Laden Sie die Seite neu, um ihn zu sehen.',
      revert_too_late: 'Sie können einen Upload nur 24 Stunden lang zurücknehmen.',
    },
    download: {
      not_ready: 'Die Datei ist noch nicht fertig. Versuchen Sie es gleich erneut.',
      expired: 'Diese Datei ist abgelaufen. Erstellen Sie sie neu.',
      full: 'Es ist kein Platz mehr für erstellte Dateien (1 GB). Sie werden nach zwei Tagen gelöscht: Versuchen Sie es dann wieder.',
    },
    signin: {
      expired: 'Geben Sie Ihr Passwort noch einmal ein.',
      wait: 'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
      no_shop: 'Sie gehören zu keinem Team mehr. Bitten Sie den Inhaber, Sie erneut einzuladen.',
      passkey_required:
        'Ihr Shop verlangt einen zweiten Faktor. Melden Sie sich mit Ihrem Passkey an, und zwar auf der Adresse, auf der Sie ihn eingerichtet haben.',
    },
    rate_limited: 'Zu viele Anfragen. Versuchen Sie es in einer Minute erneut.',
    overloaded: 'Das Portal ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
    internal:
      'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es später erneut. Wenn es wieder passiert, wenden Sie sich an den Support.',
    passkey: {
      invalid: 'Dieser Passkey wurde nicht angenommen.',
      exists: 'Dieses Gerät hat schon einen Passkey.',
      limit: 'Entfernen Sie zuerst einen Passkey.',
    },
    authenticator: { exists: 'Es ist schon eine Code-App eingerichtet.' },
    reauthentication: {
      required: 'Bestätigen Sie, dass Sie es sind.',
      second_factor: 'Das Passwort genügt hier nicht. Nutzen Sie Ihren zweiten Faktor.',
    },
    code_invalid: 'Dieser Code stimmt nicht.',
    code_expired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    password_already_used: 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
    mail: {
      unavailable:
        'Zurzeit können keine E-Mails gesendet werden. Es hat sich nichts geändert. Wenden Sie sich an den Support.',
    },
    user_exists: 'Zu dieser Adresse gibt es schon ein Konto.',
    registration: {
      invalid_state: 'Die Registrierung hat sich inzwischen geändert. Laden Sie die Seite neu.',
      link_used: 'Dieser Link wurde benutzt oder ist abgelaufen.',
    },
    team: {
      last_owner: 'Dies ist der letzte Inhaber. Machen Sie zuerst eine andere Person zum Inhaber.',
      second_factor_elsewhere:
        'Diese Person ist auch in einem anderen Shop Inhaber oder in der Buchhaltung. Den zweiten Faktor kann nur der Marktplatz zurücksetzen. Wenden Sie sich an den Support.',
      second_factor_missing: 'Richten Sie zuerst Ihren eigenen zweiten Faktor ein.',
    },
    invitation: {
      used: 'Diese Einladung wurde benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
      other_account: 'Diese Einladung gilt für eine andere Adresse. Melden Sie sich ab und folgen Sie dem Link erneut.',
    },
    session: {
      other_shop: 'Sie arbeiten jetzt in einem anderen Geschäft. Laden Sie diese Seite neu.',
    },
    settings: {
      version_conflict:
        'Inzwischen hat jemand anders gespeichert. Prüfen Sie Ihre Eingaben und speichern Sie noch einmal.',
    },
    image: {
      unreadable: 'Dieses Bild lässt sich nicht lesen. Wählen Sie ein anderes.',
    },
    files: {
      full: 'Es ist kein Platz mehr für Dateien. Entfernen Sie zuerst eine.',
      unavailable: 'Dateien lassen sich gerade nicht speichern. Versuchen Sie es später noch einmal.',
    },
    address: {
      lookup_failed:
        'Die Adresssuche ist fehlgeschlagen. Suchen Sie noch einmal oder tippen Sie die Adresse unten ein.',
    },
    payout: {
      nothing_to_stop: 'Es wartet keine Änderung der Bankverbindung. Rufen Sie uns an, wenn etwas nicht stimmt.',
      provider_unavailable:
        'Der Zahlungsanbieter ist gerade nicht erreichbar. Es wurde nichts geändert. Versuchen Sie es in einigen Minuten erneut.',
    },
    legal: {
      file_refused:
        'Dieses PDF geht nicht: Es ist beschädigt, geschützt oder enthält Skripte, Aktionen oder Anhänge. Speichern Sie es neu als einfaches PDF.',
    },
    dispute: {
      decided:
        'Diese Beanstandung lässt sich nicht zurückziehen: Der Marktplatz hat schon entschieden. Laden Sie neu, um das Ergebnis zu sehen.',
      not_possible:
        'Diese Bestellung lässt sich nicht beanstanden: Sie zählt nicht mehr, wurde schon beanstandet, oder die Frist ist vorbei. Laden Sie neu, um den Stand zu sehen.',
    },
    tracking_list: {
      unreadable:
        'Diese Arbeitsmappe können wir nicht lesen. Speichern Sie sie noch einmal als Excel-Arbeitsmappe (.xlsx) oder als CSV, ohne Kennwort und Makros.',
    },
    conversation: {
      changed: 'Hier ist etwas Neues geschrieben worden. Lesen Sie es zuerst.',
      invalid_state: 'Das geht nicht mehr. Geändert hat sich nichts.',
    },
    message_template: {
      too_many: 'Mehr als 50 Vorlagen passen nicht. Löschen Sie zuerst eine.',
    },
    saved_view: {
      too_many: 'Mehr als 20 Ansichten kann die Liste nicht haben. Löschen Sie zuerst eine.',
    },
    tax_month: {
      not_open: 'Dieser Monat läuft noch oder ist schon abgeschlossen.',
    },
    closure: {
      too_many: 'Sie haben 100 Schließzeiten geplant. Entfernen Sie zuerst eine.',
    },
    special_hours: {
      too_many: 'Sie haben 100 Tage mit Sonderöffnungszeiten geplant. Entfernen Sie zuerst einen.',
    },
    emergency_duty: {
      too_many: 'Sie haben 200 Notdienste geplant. Entfernen Sie zuerst einen.',
    },
    local_holiday: {
      too_many: 'Sie haben 40 örtliche Feiertage. Entfernen Sie zuerst einen.',
    },
    service: {
      invalid_state: 'Dieser Dienst hat sich inzwischen geändert. Sehen Sie ihn sich noch einmal an.',
      conditions:
        'Für diesen Dienst fehlt noch eine Voraussetzung. Ergänzen Sie sie und senden Sie die Anfrage noch einmal.',
    },
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
