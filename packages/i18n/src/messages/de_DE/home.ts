export const home = {
  title: 'Was jetzt zu tun ist',
  failed: {
    title: 'Wir konnten nicht laden, was zu tun ist',
    text: 'Ihre Bestellungen und Angebote sind davon nicht betroffen.',
  },
  orders: {
    due: '{count, plural, one {# Bestellung heute vorzubereiten} other {# Bestellungen heute vorzubereiten}}',
    none: 'Heute ist nichts vorzubereiten',
    state:
      '{fresh, plural, =0 {Keine neu} other {# neu}}, {overdue, plural, =0 {keine überfällig} other {# überfällig}}.',
    first: '{count, plural, one {Die erste ist bis {time} fällig.} other {Die ersten # sind bis {time} fällig.}}',
    later:
      '{count, plural, one {# Bestellung ist später fällig, bis {when}.} other {# Bestellungen sind später fällig, die erste bis {when}.}}',
    nothing: 'Neue Bestellungen erscheinen hier, sobald jemand bestellt.',
    prepare: 'Bestellungen bearbeiten',
    open: 'Bestellungen ansehen',
    day: 'Fristen heute',
    now: 'Jetzt',
    in: 'in {left}',
    moment: '{count, plural, one {# Bestellung fällig} other {# Bestellungen fällig}}',
    closing: '{count, plural, =0 {Ladenschluss} one {Ladenschluss: # Bestellung} other {Ladenschluss: # Bestellungen}}',
    minutes: '{minutes} Min.',
    hours: '{hours} Std. {minutes} Min.',
  },
  lines: {
    title: 'Danach',
    note: 'nach Dringlichkeit',
    nothing: 'Sonst ist nichts zu tun',
    nothingText: 'Sobald etwas Sie braucht, sehen Sie es hier.',
    more: 'und {count} weitere',
  },
  line: {
    not_on_sale: {
      title: '{count, plural, one {# Produkt ist nicht im Verkauf} other {# Produkte sind nicht im Verkauf}}',
      text: '{causes, plural, one {Eine Ursache} other {# Ursachen}} bei {fixable} davon: {names}',
      action: 'Beheben',
    },
    feed_held: {
      title: 'Ihr Feed ist angehalten',
      text: 'Die letzte Liste ändert ungewöhnlich viel. Prüfen Sie sie, bevor sie gilt.',
      action: 'Prüfen',
    },
    price_rule_held: {
      title: 'Die Preisregel „{rule}“ hat angehalten',
      text: '{offers} von {of} Preisen warten auf Ihre Entscheidung. Geändert wurde nichts.',
      action: 'Prüfen',
    },
    feed_failing: {
      title: 'Ihr Feed ist nicht lesbar',
      text: 'Preise und Bestände sind vom {when}.',
      action: 'Ansehen',
    },
    price_proposals: {
      title:
        '{count, plural, one {# Preisvorschlag wartet auf Ihre Antwort} other {# Preisvorschläge warten auf Ihre Antwort}}',
      text: '{count, plural, one {Er läuft am {when} ab.} other {Der erste läuft am {when} ab.}}',
      action: 'Antworten',
    },
    performance: {
      title: { concerning: 'Ihr Kontostatus ist bedenklich', poor: 'Ihr Kontostatus ist schlecht' },
      text: 'Letzte Woche: {cancelled} von {orders} Bestellungen storniert, {late} verspätet.',
      provisional: 'Letzte Woche, vorläufig: {cancelled} von {orders} Bestellungen storniert, {late} verspätet.',
      action: 'Ansehen',
    },
    payout: {
      title: {
        not_started: 'Richten Sie Ihr Auszahlungskonto ein',
        lacking:
          '{count, plural, one {Auszahlungskonto in Prüfung: eine Angabe fehlt} other {Auszahlungskonto in Prüfung: # Angaben fehlen}}',
        refused: 'Ihr Auszahlungskonto wurde abgelehnt',
      },
      text: 'Erst wenn es gültig ist, wird ausgezahlt.',
      waits: '{amount} warten auf die Auszahlung.',
      action: 'Ergänzen',
    },
    invoices: {
      title: '{count, plural, one {# Rechnung wird noch verrechnet} other {# Rechnungen werden noch verrechnet}}',
      text: '{count, plural, one {Wir verrechnen sie bis {day} mit Ihren Auszahlungen.} other {Wir verrechnen sie mit Ihren Auszahlungen, die erste bis {day}.}}',
      overdue: 'Die erste sollte bis {day} verrechnet sein. Prüfen Sie Ihr Auszahlungskonto.',
      action: 'Ansehen',
    },
    payout_account: {
      title: '{count, plural, one {Eine Angabe zum Bankkonto fehlt} other {# Angaben zum Bankkonto fehlen}}',
      text: 'Ohne sie ist keine Auszahlung möglich: {names}',
      action: 'Ergänzen',
    },
    vat_number: {
      title: {
        invalid: 'VIES kennt Ihre USt-IdNr. nicht',
        unverified: 'Ihre USt-IdNr. ist noch nicht geprüft',
      },
      text: {
        invalid: 'Korrigieren Sie die Nummer, oder lassen Sie sie für den EU-Handel freischalten.',
        unverified: 'VIES hat noch nicht geantwortet. Wir fragen weiter.',
      },
      action: 'Ansehen',
    },
    company_data: {
      title: '{count, plural, one {Eine Angabe zum Unternehmen fehlt} other {# Angaben zum Unternehmen fehlen}}',
      text: '{names}',
      action: 'Ergänzen',
    },
    parcels: {
      title: '{count, plural, one {# Paket wartet auf die Abholung} other {# Pakete warten auf die Abholung}}',
      text: 'Drucken Sie die Übergabeliste für jeden Versanddienst.',
      action: 'Ansehen',
    },
    storage: {
      title: '{share} Ihres Speichers sind belegt',
      text: {
        file_bytes:
          'Löschen Sie Bilder und Dokumente, die nicht mehr gebraucht werden. Ist er voll, wird nichts Neues mehr gespeichert.',
        export_bytes:
          'Für Sie vorbereitete Dateien verschwinden von selbst innerhalb eines Tages. Ist der Speicher voll, wird keine neue vorbereitet.',
      },
      action: 'Ansehen',
    },
    public_holiday: {
      title: '{day} ist ein Feiertag',
      text: 'Ihr Geschäft gilt als geschlossen: Bestellungen sind am nächsten offenen Tag fällig.',
      action: 'Ansehen',
    },
    invitations: {
      title: '{count, plural, one {Eine Einladung läuft bald ab} other {# Einladungen laufen bald ab}}',
      text: '{count, plural, one {Sie läuft {when} ab.} other {Die erste läuft {when} ab.}}',
      action: 'Erneut senden',
    },
    services: {
      title: '{count, plural, one {# Anfrage zu einem Dienst ist offen} other {# Anfragen zu Diensten sind offen}}',
      text: '{brand} entscheidet über Ihre Anfrage.',
      action: 'Ansehen',
    },
    profile: {
      title: '{count, plural, one {Im Profil fehlt noch eine Angabe} other {Im Profil fehlen noch # Angaben}}',
      text: '{names}',
      action: 'Ergänzen',
    },
  },
  part: {
    logo: 'Logo',
    background: 'Titelbild',
    short_description: 'Kurzbeschreibung',
    about: 'Über das Geschäft',
    opening_hours: 'Öffnungszeiten',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  warehouse: {
    title: 'Lager von {brand}',
    catalogue: 'Katalog',
    left: '{count, plural, other {# Stk.}}',
    low: 'Wenig Bestand',
    enough: 'Kein Produkt wird knapp.',
    orders:
      '{count, plural, =0 {Keine offenen Bestellungen.} one {# offene Bestellung.} other {# offene Bestellungen.}}',
    counts:
      '{low, plural, =0 {} other {# knapp.}} {none, plural, =0 {} other {# ausverkauft.}} {expiring, plural, =0 {} one {# läuft in {days} Tagen ab.} other {# laufen in {days} Tagen ab.}}',
  },
};
