export const apiReference = {
  title: 'API-Referenz',
  back: 'Zurück zu den eigenen Systemen',
  note: 'v{version}, {count, plural, one {# Aufruf} other {# Aufrufe}}, vom laufenden Server',
  document: 'OpenAPI-Dokument',
  token: 'Token, für das die Beispiele gelten',
  noToken: 'Neues Token',
  list: 'Aufrufe',
  find: 'Aufruf suchen',
  clear: 'Suche leeren',
  nothing: 'Kein Aufruf passt zu „{text}“.',
  unknown: 'Einen Aufruf „{page}“ gibt es hier nicht.',
  area: 'Zur API selbst',
  start: {
    title: 'Zum Einstieg',
    authentication: 'Anmeldung',
    repeat: 'Sicher wiederholen',
    errors: 'Fehler und Grenzen',
    sandbox: 'Ausprobieren',
  },
  page: {
    sandbox: {
      title: 'In der Sandbox ausprobieren',
      first:
        'Ein Test-Token beginnt mit ofz_, dem Marktplatz und _test_. Was es aufruft, wirkt auf ein erfundenes Geschäft: einige Angebote und Bestellungen, die sonst niemand sieht. Jede Antwort sagt das mit dem Header Offizin-Sandbox: true.',
      second:
        'POST /sandbox/orders legt eine erfundene Bestellung an. Bestätigen und bearbeiten Sie sie wie eine echte. Was Kunde und Versanddienst tun, lösen Sie mit POST /sandbox/orders/ID/events aus. Mit POST /sandbox/orders/ID/messages schreibt der Kunde, mit POST /sandbox/orders/ID/returns gibt er Geliefertes zurück.',
      third:
        'Endpunkte zum Testen erhalten die Webhooks dazu. Niemand bekommt eine E-Mail, nichts wird gebucht, und nichts erscheint in Ihren Kennzahlen. Erfundene Bestellungen löschen wir nach 30 Tagen.',
    },
    authentication: {
      title: 'Anmeldung',
      first:
        'Jeder Aufruf trägt ein Token des Geschäfts im Header Authorization. Legen Sie unter „Eigene Systeme“ für jedes System ein eigenes an, nur mit den Rechten, die es braucht.',
      second:
        'Bewahren Sie das Token in einer Umgebungsvariablen oder einem Secret-Store auf, nie im Code. Die Beispiele hier lesen es aus der Variablen, die wie das Token heißt.',
      third:
        'Ein falsches, abgelaufenes oder widerrufenes Token wird mit 401 beantwortet; eines ohne das nötige Recht mit 403 und dem Code api_token.scope.',
    },
    repeat: {
      title: 'Sicher wiederholen',
      first:
        'Aufrufe, die etwas ändern, nehmen einen Idempotency-Key: einen beliebigen Text von 8 bis 100 Zeichen, den Sie je Vorgang einmal wählen.',
      second:
        'Geht die Antwort verloren, senden Sie denselben Aufruf mit demselben Schlüssel noch einmal. Sie bekommen die erste Antwort, und nichts geschieht doppelt. Derselbe Schlüssel mit anderem Inhalt wird mit 422 abgelehnt.',
      third:
        'Hat der Body eine version, senden Sie die, die Sie gelesen haben. Hat sich die Bestellung seither geändert, erhalten Sie 409 und lesen sie neu.',
    },
    errors: {
      title: 'Fehler und Grenzen',
      first:
        'Fehler sind JSON vom Typ application/problem+json. Entscheiden Sie nach dem Feld message, einem festen Code wie order.version_conflict; die anderen Felder sind für Menschen.',
      second:
        'Jede Antwort sagt in ihren RateLimit-Headern, wie viele Aufrufe der Minute noch frei sind. Warten Sie bei 429 und 503 so viele Sekunden, wie in Retry-After steht, und senden Sie denselben Aufruf dann noch einmal.',
      third: 'Nennen Sie die requestId einer Antwort, wenn Sie Hilfe brauchen: An ihr finden wir den Aufruf.',
    },
  },
  place: {
    path: 'Im Pfad',
    query: 'In der Abfrage',
    header: 'Header',
    body: 'Inhalt der Anfrage',
    answer: 'In der Antwort',
  },
  required: 'erforderlich',
  optional: 'kann fehlen',
  nullable: 'oder null',
  anyToken: 'Jedes Token',
  lacks: 'Braucht {scope}; „{name}“ hat {scopes}',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  copyPath: 'Pfad kopieren',
  copyRequest: 'Aufruf kopieren',
  request: 'Aufruf',
  language: 'Sprache des Beispiels',
  variable: 'In {variable} bewahrt Ihr System das Token „{name}“ auf.',
  noVariable: 'In {variable} bewahrt Ihr System sein Token auf. Noch haben Sie keines.',
  inSandbox: 'Es ist ein Test-Token: Der Aufruf wirkt in der Sandbox.',
  testToken: '{name} …{lastFour} (Test)',
  answer: 'Antwort',
  status: 'Status der Antwort',
  file: 'Die Antwort ist eine Datei: {type}',
  everywhere: 'Auf jeden Aufruf möglich',
  dock: {
    title: 'Webhook-Zustellungen',
    open: 'Zustellungen öffnen',
    close: 'Zustellungen schließen',
    endpoint: 'Endpunkt',
    allEndpoints: 'Alle Endpunkte',
    since: '{count} warten seit {when}',
    sendAll: 'Alle {count} senden',
    ask: '{count} Zustellungen senden?',
    askText: 'Ihr System bekommt alle auf einmal, die ältesten zuerst. Ihre IDs bleiben gleich.',
    allSent: '{sent} werden jetzt gesendet.',
    someSent: '{sent} werden jetzt gesendet, {left} bleiben. Drücken Sie noch einmal für die nächsten.',
    none: 'Noch keine Endpunkte',
    noneText:
      'Fügen Sie unter „Eigene Systeme“ einen Endpunkt hinzu: Wir rufen ihn auf, sobald etwas geschieht. Was wir gesendet und was Ihr System geantwortet hat, steht dann 30 Tage lang hier.',
    views: 'Was gezeigt wird',
    body: 'Inhalt',
    headers: 'Kopfzeilen',
    answer: 'Ihre Antwort',
    answerWith: 'Ihre Antwort, {status}',
    copy: 'Kopieren: {what}',
    noAnswer: 'Ihr System hat ohne Inhalt geantwortet.',
    notSent: 'Noch wurde nichts gesendet.',
    bytes:
      'Zum Lesen in Zeilen gesetzt; „Kopieren“ gibt genau die Bytes, die signiert wurden. Nur IDs und Zustände: Den Rest lesen Sie über die API.',
    offline: 'Sie sind offline. Sobald Sie wieder verbunden sind, können Sie senden.',
    about: 'Zu dieser Zustellung',
    attempts: 'Versuche',
    sameId: 'Beim erneuten Senden bleibt die ID gleich: Ihr System erkennt, dass es dasselbe Ereignis ist.',
  },
};
