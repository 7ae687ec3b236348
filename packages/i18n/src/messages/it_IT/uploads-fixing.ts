export const uploadsFixing = {
  undo: {
    done: '{count, plural, one {# cella corretta.} other {# celle corrette.}}',
    skipped: '{count, plural, one {# era già giusta e resta così.} other {# erano già giuste e restano così.}}',
    undone: '{count, plural, one {Annullato: # cella è come prima.} other {Annullato: # celle sono come prima.}}',
  },
  recalled: {
    done: '{count, plural, one {# cella corretta come l’ultima volta.} other {# celle corrette come l’ultima volta.}}',
    takeBack: 'Annullale',
    running: 'Annullamento…',
  },
  correcting: {
    label: 'Righe corrette',
    start: 'Correggi righe',
    ready:
      '{count, plural, =0 {Nessuna riga corretta è ancora pronta} one {# riga corretta è pronta} other {# righe corrette sono pronte}}',
    stillRejected: '{count, plural, one {# è ancora rifiutata} other {# sono ancora rifiutate}}',
    leftAlone: '{count, plural, one {# resta com’è} other {# restano come sono}}',
    none: 'Nessuna correzione',
    note: 'Non cambia nulla finché non le applica. Potrà annullarle per 24 ore.',
    discard: 'Scarta correzioni',
    next: 'Correggi altre',
    apply:
      '{count, plural, =0 {Applica righe corrette} one {Applica # riga corretta} other {Applica # righe corrette}}',
    applying: 'Applicazione…',
  },
  held: {
    title: 'Questa lista del suo feed delle giacenze è in attesa',
    text: '{leaving, plural, =0 {} one {# offerta su {onSale} uscirebbe dalla vendita. } other {# offerte su {onSale} uscirebbero dalla vendita. }}{moved, plural, =0 {} one {# prezzo su {prices} cambierebbe di oltre il {percent}%. } other {# prezzi su {prices} cambierebbero di oltre il {percent}%. }}Applichi o scarti la lista.',
  },
  doctor: {
    label: 'Che cosa non va e che cosa si intendeva probabilmente',
    meant: 'Forse intendeva:',
    right: 'Sembra corretto.',
    empty: 'La cella è vuota.',
    above: 'Sopra il limite: {limit}',
    below: 'Sotto il limite: {limit}',
    accept: 'Accetta',
    alike: '{count, plural, one {Applica a # riga simile} other {Applica a # righe simili}}',
    alikeAll: 'Applica a tutte le righe simili',
    counting: 'Ricerca di righe simili…',
  },
  columns: {
    open: 'Assegna le colonne',
    title: 'Che cosa contengono le colonne',
    note: 'Ricorderemo la sua scelta per ogni file o feed successivo con le stesse intestazioni.',
    choice: '«{header}» è',
    notRead: 'Non leggere',
    forget: 'Come indica l’intestazione',
    noValues: 'Nessun valore nelle prime righe',
    save: 'Rileggi il file',
    running: 'Salvataggio…',
  },
  storage: {
    used: {
      upload_bytes: '{used} di {most} MB per i caricamenti occupati',
      upload_bytes_today: '{used} di {most} MB caricati nelle ultime 24 ore',
      upload_rows_today: '{used} di {most} righe controllate nelle ultime 24 ore',
    },
    next: {
      all: 'Una volta pieno, non potremo accettare caricamenti finché i file vecchi non vengono eliminati dopo 90 giorni. Carichi solo le righe modificate.',
      day: 'Raggiunto il limite, potrà caricare di nuovo il giorno dopo. Carichi solo le righe modificate.',
    },
  },
  followed:
    '{count, plural, one {# di queste offerte segue una regola di prezzo: il prezzo del file diventa il suo prezzo di partenza e la regola riprende domani.} other {# di queste offerte seguono una regola di prezzo: il prezzo del file diventa il loro prezzo di partenza e la regola riprende domani.}}',
  purchasePrices: {
    set: '{count, plural, one {# nuovo prezzo d’acquisto} other {# nuovi prezzi d’acquisto}}',
    changed: '{count, plural, one {# prezzo d’acquisto modificato} other {# prezzi d’acquisto modificati}}',
    secret: 'I prezzi d’acquisto li vede solo il suo negozio.',
    back: '{count, plural, one {# prezzo d’acquisto torna quello di prima.} other {# prezzi d’acquisto tornano quelli di prima.}}',
  },
};
