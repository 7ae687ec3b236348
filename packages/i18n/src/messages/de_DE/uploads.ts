export const uploads = {
  template: {
    file: 'angebote-vorlage',
    sheet: 'Angebote',
    help: 'Hilfe',
    column: 'Spalte',
    meaning: 'Was hineingehört',
    field: {
      code: 'Die Artikelnummer der Packung. Sie oder die EAN ist nötig. Führende Nullen bleiben erhalten: Die Spalte ist als Text formatiert.',
      gtin: 'Die EAN oder GTIN der Packung mit 8, 12, 13 oder 14 Stellen.',
      stock: 'Eine ganze Zahl von 0 bis 99.999. Mit der Herkunft „Großhandel“ bedeutet 0 unbegrenzt.',
      price: 'Der Verkaufspreis einschließlich Mehrwertsteuer, größer als 0, mit höchstens zwei Dezimalstellen.',
      origin: 'Aus der Liste wählen: eigenes Lager oder Großhandel. Leer bedeutet Großhandel.',
      sku: 'Ihre eigene Artikelnummer; sie steht in den Ergebnissen wieder dabei.',
    },
    untouched: 'Angebote, die nicht in der Datei stehen, bleiben unverändert. Nichts ändert sich, bevor Sie die Vorschau gesehen und übernommen haben.',
  },
};
