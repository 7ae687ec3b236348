export const waiting = {
  since: 'seit {time}',
  listOf: 'Liste von {time}. Bestätigen und versenden geht weiter.',
  count: '{count, plural, one {# Aktion wartet} other {# Aktionen warten}}',
  show: 'Ansehen',
  hide: 'Ausblenden',
  takeBack: 'Zurücknehmen',
  takeBackAll: 'Alle zurücknehmen',
  retrying: 'Wir versuchen weiter zu senden.',
  act: {
    confirm: '<b>{number}</b> bestätigen',
    process: '<b>{number}</b> versenden',
  },
  acted: {
    confirm: '<b>{number}</b> bestätigt',
    process: '<b>{number}</b> versendet',
  },
  notActed: {
    confirm: '<b>{number}</b> nicht bestätigt',
    process: '<b>{number}</b> nicht versendet',
  },
  at: 'um {time}',
  state: { waiting: 'wartet', sending: 'wird gesendet', sent: 'gesendet' },
  card: {
    confirm: 'Bestätigung wartet',
    process: 'Versand wartet',
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
  openOrder: 'Bestellung ansehen',
  putBack: 'Zurückgelegt',
  settled: 'Erledigt',
  ofOthers:
    '{count, plural, one {# wartende Aktion eines anderen Kontos wurde verworfen.} other {# wartende Aktionen eines anderen Kontos wurden verworfen.}}',
};
