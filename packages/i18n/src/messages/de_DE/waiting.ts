export const waiting = {
  since: 'seit {time}',
  listOf: {
    orders: 'Liste von {time}. Bestätigen und versenden geht weiter.',
    messages: 'Nachrichten von {time}. Lesen geht weiter; Antworten warten und zählen, wenn sie ankommen.',
    returns: 'Rückgaben von {time}. Lesen geht weiter; Entscheidungen brauchen eine Verbindung.',
  },
  count: '{count, plural, one {# Aktion wartet} other {# Aktionen warten}}',
  show: 'Ansehen',
  hide: 'Ausblenden',
  takeBack: 'Zurücknehmen',
  takeBackAll: 'Alle zurücknehmen',
  retrying: 'Wir versuchen weiter zu senden.',
  act: {
    confirm: '<b>{number}</b> bestätigen',
    process: '<b>{number}</b> versenden',
    pack: '<b>{number}</b> packen',
  },
  acted: {
    confirm: '<b>{number}</b> bestätigt',
    process: '<b>{number}</b> versendet',
    pack: '<b>{number}</b> gepackt',
  },
  notActed: {
    confirm: '<b>{number}</b> nicht bestätigt',
    process: '<b>{number}</b> nicht versendet',
    pack: '<b>{number}</b> nicht gepackt',
  },
  at: 'um {time}',
  state: { waiting: 'wartet', sending: 'wird gesendet', sent: 'gesendet' },
  card: {
    confirm: 'Bestätigung wartet',
    process: 'Versand wartet',
    pack: 'Packen wartet',
  },
  sending: 'Wieder verbunden, {done} von {total} gesendet',
  sent: '{count, plural, one {# gesendet} other {# gesendet}}',
  toSettle: '{sent} gesendet, {count} zu klären',
  onlyToSettle: '{count} zu klären',
  current: 'Wieder verbunden. Die Liste ist aktuell.',
  reason: {
    cancelled:
      'Die Bestellung wurde um {time} storniert, während Sie offline waren. Nicht packen, {count, plural, one {# Stück} other {# Stück}} zurücklegen.',
    done_already: 'Das hat inzwischen jemand anderes getan. Es bleibt nichts zu tun.',
    changed: 'Die Bestellung wurde inzwischen geändert. Prüfen Sie sie und versuchen Sie es noch einmal.',
    not_possible: 'Die Bestellung ist inzwischen weiter. Prüfen Sie, ob noch etwas zu tun ist.',
    too_old: 'Die Aktion hat mehr als sechs Tage gewartet und wurde nicht gesendet. Prüfen Sie die Bestellung.',
    refused: 'Das Portal hat die Aktion nicht angenommen. Prüfen Sie die Bestellung.',
  },
  offer: {
    act: '<b>{name}</b> ändern',
    acted: '<b>{name}</b> geändert',
    notActed: '<b>{name}</b> nicht geändert',
    price: 'Preis {value}',
    stock: 'Bestand {value}',
    purchasePrice: 'Einkaufspreis {value}',
    noPurchasePrice: 'kein Einkaufspreis',
    active: 'aktivieren',
    inactive: 'deaktivieren',
    fromFeed: 'Wert aus dem Feed',
    open: 'Produkt ansehen',
    reason: {
      changed: 'Das Angebot wurde inzwischen anderswo geändert. Prüfen Sie es und versuchen Sie es noch einmal.',
      refused: 'Das Portal hat die Änderung nicht angenommen. Der Grund steht beim Angebot.',
    },
  },
  reply: {
    act: '<b>{name}</b> antworten',
    acted: 'Antwort an <b>{name}</b> gesendet',
    notActed: 'Antwort an <b>{name}</b> nicht gesendet',
    open: 'Unterhaltung öffnen',
    reason: {
      changed:
        'In der Unterhaltung hat sich inzwischen etwas geändert. Lesen Sie es zuerst; senden Sie Ihren Text noch einmal, wenn er noch passt.',
      files_gone:
        'Die angehängten Dateien sind nicht mehr da: Sie werden einen Tag aufbewahrt. Ihr Text ist noch da; hängen Sie sie neu an und senden Sie ihn.',
      too_old:
        'Die Antwort hat mehr als sechs Tage gewartet und wurde nicht gesendet. Ihr Text ist noch da; senden Sie ihn noch einmal, wenn er noch passt.',
      refused: 'Das Portal hat die Antwort nicht angenommen. Ihr Text ist noch da.',
    },
  },
  openOrder: 'Bestellung ansehen',
  putBack: 'Zurückgelegt',
  settled: 'Erledigt',
  ofOthers:
    '{count, plural, one {# wartende Aktion eines anderen Kontos wurde verworfen.} other {# wartende Aktionen eines anderen Kontos wurden verworfen.}}',
};
