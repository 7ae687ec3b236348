export const orderEmpty = {
  'to-manage': {
    title: 'Nichts zu bearbeiten',
    text: 'Neue Bestellungen erscheinen hier, sobald Kunden sie aufgeben.',
  },
  managed: {
    title: 'Noch keine bearbeiteten Bestellungen',
    text: 'Bestellungen, die Sie versendet oder abgelehnt haben, erscheinen hier.',
  },
  search: {
    title: 'Keine Bestellung gefunden',
    text: 'Prüfen Sie die Eingabe: Ein Teil von Nummer, Name, Ort, Produkt oder Code genügt, ab drei Zeichen.',
  },
  filter: {
    title: 'Keine Bestellungen mit diesen Filtern',
    text: 'Löschen Sie die Filter, um alle Bestellungen in diesem Reiter zu sehen.',
  },
};
