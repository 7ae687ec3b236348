export const payout = {
  failed: 'Ihr Auszahlungskonto konnte nicht geladen werden',
  status: {
    pending: 'Ausstehend',
    invalid: 'Ungültig',
    valid: 'Gültig',
  },
  headline: {
    not_started: 'Konto bei {provider} einrichten, um Auszahlungen zu erhalten',
    awaiting_data:
      '{count, plural, =0 {{provider} braucht noch Angaben} one {Es fehlt 1 Angabe, damit {provider} das Konto freigibt} other {Es fehlen # Angaben, damit {provider} das Konto freigibt}}',
    in_review: '{provider} prüft Ihre Angaben',
    refused: '{provider} hat das Konto abgelehnt',
    restricted: '{provider} hat das Konto eingeschränkt',
    approved: '{provider} hat das Konto freigegeben',
  },
  steps: 'Schritte zur Freigabe',
  step: {
    legal_entity: 'Unternehmen',
    owners: 'Inhaber',
    bank: 'Bank',
    documents: 'Dokumente',
    review: 'Prüfung',
  },
  mark: {
    done: 'Vollständig',
    open: 'Noch nicht begonnen',
    running: 'Läuft',
    refused: 'Abgelehnt',
    missing: '{count, plural, one {# Angabe fehlt} other {# Angaben fehlen}}',
    invalid: '{count, plural, one {# Angabe zu korrigieren} other {# Angaben zu korrigieren}}',
  },
  need: {
    legal_entity: {
      missing: 'Angaben zum Unternehmen fehlen',
      invalid: 'Angaben zum Unternehmen nicht bestätigt',
    },
    owners: {
      missing: 'Angaben zu einem Inhaber fehlen',
      invalid: 'Angaben zu einem Inhaber nicht bestätigt',
    },
    bank: {
      missing: 'Bankkonto fehlt',
      invalid: 'Bankkonto nicht bestätigt',
    },
    documents: {
      missing: 'Ein Dokument fehlt',
      invalid: 'Ein Dokument ist nicht verwendbar',
    },
  },
  text: {
    missing: 'Bei {provider} ergänzen.',
    invalid: 'Korrigieren Sie es bei {provider}; fotografieren Sie beide Seiten ohne Spiegelung.',
    bank: 'Prüfen Sie die IBAN und geben Sie sie noch einmal ein.',
  },
  code: 'Code {code}',
  action: {
    provider: '{provider} öffnen',
    begin: 'Bei {provider} einrichten',
    complete: 'Bei {provider} vervollständigen',
  },
  opening: 'Wird geöffnet …',
  notConnected: '{provider} ist noch nicht mit dem Portal verbunden. Wenden Sie sich an den Support.',
  meanwhile:
    'Sie können weiter verkaufen. Wir bewahren Ihre Einnahmen auf und zahlen sie aus, sobald das Konto gültig ist.',
  bank: {
    title: 'Bankkonto',
    iban: 'IBAN',
    holder: 'Kontoinhaber',
    changed: 'Geändert',
    by: '{when}, {who}',
    none: 'Noch kein Bankkonto',
    change: 'IBAN ändern …',
  },
  hold: {
    title: 'Auszahlungen zurückgehalten bis {when}',
    text: 'Nach einer neuen IBAN warten wir {hours} Stunden. Wenn Sie es nicht waren, <block>sperren Sie das Konto jetzt</block>.',
  },
  blocked: {
    title: 'Alle Auszahlungen sind gesperrt',
    text: 'Rufen Sie {brand} unter {phone} an, um sie freizugeben.',
  },
  block: {
    title: 'Alle Auszahlungen sperren?',
    text: 'Es wird nichts ausgezahlt, bis {brand} das Konto freigibt. Sie verkaufen weiter. Alle Inhaber werden benachrichtigt.',
    confirm: 'Auszahlungen sperren',
    running: 'Wird gesperrt …',
    done: 'Auszahlungen gesperrt',
  },
  iban: {
    title: 'IBAN ändern',
    note: '{provider} prüft das neue Konto, Auszahlungen warten {hours} Stunden, und alle Inhaber erhalten eine E-Mail.',
    submit: 'IBAN ändern',
    saved: 'IBAN geändert. Auszahlungen warten {hours} Stunden.',
  },
  next: {
    title: 'Nächste Auszahlung',
    none: 'Es ist keine Auszahlung geplant. Die nächste folgt, sobald Kunden ihre Bestellungen erhalten haben.',
    planned: 'Geplant',
    held: 'Zurückgehalten',
    due: 'Geplant für {day}.',
  },
  waits: {
    blocked: 'Sie wartet, bis {brand} das gesperrte Konto freigibt.',
    validation: 'Sie wartet, bis {provider} das Konto freigegeben hat.',
    bank_account: 'Sie wartet bis {when}, weil die IBAN geändert wurde.',
    marketplace: '{brand} hält sie zurück. Wenden Sie sich an den Support.',
  },
  line: {
    sales: 'Verkäufe',
    shipping: 'Versand',
    refunds: 'Erstattungen',
    commission: 'Provision und MwSt.',
    adjustment: 'Korrekturen',
  },
  counted: {
    sales: 'Verkäufe, {count, plural, one {# Bestellung} other {# Bestellungen}}',
    other: '{line}, {count}',
  },
  total: 'Auszuzahlen',
  last: {
    title: 'Letzte Auszahlungen',
    none: 'Es wurde noch nichts ausgezahlt.',
  },
  column: {
    date: 'Datum',
    state: 'Status',
    account: 'Konto',
    amount: 'Betrag',
  },
  state: {
    paid: 'Ausgezahlt',
    returned: 'Von der Bank zurückgegeben',
    returnedNext:
      'Die Bank konnte nicht auszahlen. Prüfen Sie Ihre IBAN und berichtigen Sie sie, falls sie falsch ist: Der Betrag wird mit einer späteren Auszahlung erneut überwiesen.',
    paidAgain: 'Von der Bank zurückgegeben, ausgezahlt am {day}',
  },
};
