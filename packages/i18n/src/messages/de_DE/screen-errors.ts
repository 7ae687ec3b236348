export const screenErrors = {
  code: {
    impersonation: { invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.' },
    order: {
      invalid_state:
        'Das ist nicht mehr möglich, weil sich der Status der Bestellung geändert hat. Laden Sie die Seite neu, um ihn zu sehen.',
      version_conflict:
        'Jemand anderes hat diese Bestellung gerade geändert. Prüfen Sie sie und versuchen Sie es erneut.',
      nothing_left: 'Alle Artikel dieser Bestellung sind bereits storniert.',
      sent: 'Das ist schon gesendet und lässt sich nicht mehr rückgängig machen.',
    },
    idempotency: {
      key_required: 'Die Anfrage war unvollständig. Laden Sie die Seite neu und versuchen Sie es erneut.',
      key_reused:
        'Wir haben hiervon schon eine andere Fassung erhalten. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
      in_progress: 'Das wird bereits bearbeitet. Warten Sie einen Augenblick.',
    },
    order_batch: { sent: 'Das ist schon gesendet und lässt sich nicht mehr zurücknehmen.' },
    reauthentication: {
      required: 'Bestätigen Sie, dass Sie es sind.',
      second_factor: 'Das Passwort genügt hier nicht. Nutzen Sie Ihren zweiten Faktor.',
    },
    passkey: {
      invalid: 'Dieser Passkey wurde nicht angenommen.',
      exists: 'Dieses Gerät hat schon einen Passkey.',
      limit: 'Entfernen Sie zuerst einen Passkey.',
    },
    mail: {
      unavailable:
        'Zurzeit können keine E-Mails gesendet werden. Es hat sich nichts geändert. Wenden Sie sich an den Support.',
    },
    registration: {
      invalid_state: 'Die Registrierung hat sich inzwischen geändert. Laden Sie die Seite neu.',
      link_used: 'Dieser Link wurde benutzt oder ist abgelaufen.',
    },
    invitation: {
      used: 'Diese Einladung wurde benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
      other_account: 'Diese Einladung gilt für eine andere Adresse. Melden Sie sich ab und folgen Sie dem Link erneut.',
    },
    address: {
      lookup_failed:
        'Die Adresssuche ist fehlgeschlagen. Suchen Sie noch einmal oder tippen Sie die Adresse unten ein.',
    },
    offer: {
      version_conflict:
        'Dieses Angebot wurde gerade geändert. Sie sehen jetzt die aktuelle Fassung: Ändern Sie sie erneut, falls noch nötig.',
      refused: 'Diese Änderung verstößt gegen eine Regel des Marktplatzes. Wir haben sie nicht gespeichert.',
    },
    catalogue: {
      busy: 'Wir übernehmen gerade einen Upload oder Feed. Versuchen Sie es in einigen Sekunden erneut. Nichts ist verloren.',
    },
    settings: {
      version_conflict:
        'Inzwischen hat jemand anders gespeichert. Prüfen Sie Ihre Eingaben und speichern Sie noch einmal.',
    },
    files: {
      full: 'Es ist kein Platz mehr für Dateien. Entfernen Sie zuerst eine.',
      unavailable: 'Dateien lassen sich gerade nicht speichern. Versuchen Sie es später noch einmal.',
    },
    download: {
      not_ready: 'Die Datei ist noch nicht fertig. Versuchen Sie es gleich erneut.',
      expired: 'Diese Datei ist abgelaufen. Erstellen Sie sie neu.',
      full: 'Es ist kein Platz mehr für erstellte Dateien (1 GB). Sie werden nach zwei Tagen gelöscht: Versuchen Sie es dann wieder.',
    },
    authenticator: { exists: 'Es ist schon eine Code-App eingerichtet.' },
    team: {
      last_owner: 'Das ist die letzte Person mit der Rolle „Inhaber“. Geben Sie die Rolle zuerst einer anderen.',
      second_factor_elsewhere:
        'Diese Person ist auch in einem anderen Geschäft Inhaber oder in der Buchhaltung. Den zweiten Faktor kann nur der Marktplatz zurücksetzen. Wenden Sie sich an den Support.',
      second_factor_missing: 'Richten Sie zuerst Ihren eigenen zweiten Faktor ein.',
    },
    tracking_list: {
      unreadable:
        'Diese Arbeitsmappe können wir nicht lesen. Speichern Sie sie noch einmal als Excel-Arbeitsmappe (.xlsx) oder als CSV, ohne Passwort und Makros.',
    },
    saved_view: {
      too_many: 'Mehr als 20 Ansichten kann die Liste nicht haben. Löschen Sie zuerst eine.',
    },
    api_token: {
      too_many: 'Ihr Geschäft hat schon so viele Token wie möglich. Widerrufen Sie zuerst eines.',
      no_sandbox: 'Dieses Portal hat keine Sandbox, also auch keine Test-Token.',
    },
    sandbox: {
      only: 'Das geht nur in der Sandbox, mit einem Test-Token.',
      full: 'In der Sandbox sind schon so viele Bestellungen offen wie möglich. Schließen Sie zuerst einige ab.',
    },
    events: {
      cursor_ahead: 'Dieser Cursor liegt hinter dem letzten Ereignis, das wir haben. Lesen Sie ab dem letzten weiter.',
      cursor_outdated:
        'Ereignisse nach diesem Cursor sind älter als 30 Tage und gelöscht. Gleichen Sie Ihre Bestellungen mit unseren ab und lesen Sie dann ab dem ersten weiter, das wir noch haben.',
    },
    webhook: {
      too_many: 'Ihr Geschäft hat schon so viele Endpunkte wie möglich. Entfernen Sie zuerst einen.',
      not_active: 'Dieser Endpunkt ist pausiert oder abgeschaltet. Setzen Sie ihn zuerst fort.',
    },
    price_proposal: {
      invalid_state:
        'Dieser Vorschlag ist nicht mehr offen. Sehen Sie sich seinen Stand an; sonst hat sich nichts geändert.',
      incomplete: 'Ein Vorschlag wird mit allen Produkten angenommen oder gar nicht. Wählen Sie alle aus.',
      refused:
        'Einige Preise können nicht übernommen werden. Es wurde nichts geändert. Sie können den Vorschlag ablehnen.',
    },
    price_rule: {
      invalid_state:
        'Diese Preisregel hat inzwischen einen anderen Stand. Sehen Sie nach; sonst hat sich nichts geändert.',
      version_conflict:
        'Jemand anderes hat diese Preisregel zuerst geändert. Sehen Sie nach, was jetzt gilt; Ihre Eingabe wurde nicht gespeichert.',
      preview_old: 'Die Vorschau ist älter als fünf Minuten. Rechnen Sie sie neu, dann können Sie einschalten.',
      too_many: 'Mehr als 50 Preisregeln kann Ihr Geschäft nicht haben. Löschen Sie zuerst eine.',
    },
    return: {
      invalid_state:
        'Diese Rückgabe ist inzwischen weiter. Sehen Sie sich den aktuellen Stand an, sonst hat sich nichts geändert.',
      version_conflict:
        'Jemand anderes hat diese Rückgabe zuerst geändert. Sehen Sie nach, was entschieden wurde; Ihre Eingabe wurde nicht gesendet.',
      other_cost:
        'Die Kosten haben sich inzwischen geändert. Prüfen Sie den neuen Betrag und entscheiden Sie noch einmal.',
      not_possible:
        'Von dieser Bestellung lässt sich nichts mehr erstatten: Alles ist erstattet, oder der Versand liegt zu lange zurück.',
      exceeds_sale:
        'Der Marktplatz hat von dieser Bestellung schon etwas erstattet: So viel ist vom Verkauf nicht mehr übrig. Es wurde nichts gebucht.',
      no_proposal:
        'Dieser Vorschlag ist nicht mehr offen: Er wurde beantwortet, zurückgezogen oder anders entschieden. Sehen Sie sich die Rückgabe an, wie sie jetzt ist.',
    },
    replacement: {
      not_possible:
        'Mehr als verkauft wurde, lässt sich nicht ersetzen: Jemand war schneller, oder der Versand liegt zu lange zurück. Sehen Sie nach, was schon ersetzt wird.',
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
    payout: {
      nothing_to_stop: 'Es wartet keine Änderung der Bankverbindung. Rufen Sie uns an, wenn etwas nicht stimmt.',
      provider_unavailable:
        'Der Zahlungsanbieter ist gerade nicht erreichbar. Es wurde nichts geändert. Versuchen Sie es in einigen Minuten erneut.',
    },
    legal: {
      file_refused:
        'Dieses PDF können wir nicht verwenden: Es ist beschädigt, geschützt oder enthält Skripte, Aktionen oder Anhänge. Speichern Sie es neu als einfaches PDF.',
    },
    dispute: {
      decided:
        'Diese Beanstandung lässt sich nicht zurückziehen: Der Marktplatz hat schon entschieden. Laden Sie neu, um das Ergebnis zu sehen.',
      not_possible:
        'Diese Bestellung lässt sich nicht beanstanden: Sie zählt nicht mehr, wurde schon beanstandet, oder die Frist ist vorbei. Laden Sie neu, um den Stand zu sehen.',
    },
    conversation: {
      changed: 'Hier ist etwas Neues geschrieben worden. Lesen Sie es zuerst.',
      invalid_state: 'Das geht nicht mehr. Geändert hat sich nichts.',
    },
    message_template: {
      too_many: 'Mehr als 50 Vorlagen passen nicht. Löschen Sie zuerst eine.',
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
};
