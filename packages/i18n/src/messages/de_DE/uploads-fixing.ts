export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# Zelle korrigiert.} other {# Zellen korrigiert.}}',
    skipped: '{count, plural, one {# war schon richtig und bleibt.} other {# waren schon richtig und bleiben.}}',
    button: 'Rückgängig',
    seconds: '{seconds} s',
    undone:
      '{count, plural, one {Rückgängig gemacht: # Zelle ist wie zuvor.} other {Rückgängig gemacht: # Zellen sind wie zuvor.}}',
  },
  recalled: {
    done: '{count, plural, one {# Zelle wie beim letzten Mal korrigiert.} other {# Zellen wie beim letzten Mal korrigiert.}}',
    takeBack: 'Zurücknehmen',
    running: 'Wird zurückgenommen …',
  },
  correcting: {
    label: 'Korrigierte Zeilen',
    start: 'Zeilen korrigieren',
    ready:
      '{count, plural, =0 {Noch keine korrigierte Zeile ist richtig} one {# korrigierte Zeile ist bereit} other {# korrigierte Zeilen sind bereit}}',
    stillRejected: '{count, plural, one {# weiterhin abgelehnt} other {# weiterhin abgelehnt}}',
    leftAlone: '{count, plural, one {# bleibt, wie sie ist} other {# bleiben, wie sie sind}}',
    none: 'Keine Korrekturen',
    note: 'Vor dem Übernehmen ändert sich nichts. Danach können Sie sie 24 Std. lang zurücknehmen.',
    discard: 'Korrekturen verwerfen',
    discarding: 'Wird verworfen …',
    next: 'Weitere korrigieren',
    apply:
      '{count, plural, =0 {Korrigierte Zeilen übernehmen} one {# korrigierte Zeile übernehmen} other {# korrigierte Zeilen übernehmen}}',
    applying: 'Wird übernommen …',
    rechecking: 'Wird geprüft …',
  },
};
