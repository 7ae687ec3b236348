export const uploads = {
  template: {
    file: 'modello-offerte',
    sheet: 'Offerte',
    help: 'Aiuto',
    column: 'Colonna',
    meaning: 'Che cosa contiene',
    field: {
      code: 'Il codice nazionale della confezione. Serve questo o l’EAN. Gli zeri iniziali restano: la colonna è in formato testo.',
      gtin: 'L’EAN o GTIN della confezione, di 8, 12, 13 o 14 cifre.',
      stock: 'Un numero intero da 0 a 99.999. Con origine «grossista», 0 significa senza limite.',
      price: 'Il prezzo di vendita IVA inclusa, maggiore di 0, con al massimo due decimali.',
      origin: 'Scelga dall’elenco: proprio o grossista. Vuoto equivale a grossista.',
      sku: 'Il Suo codice articolo; viene riportato nei risultati.',
    },
    untouched: 'Le offerte che non sono nel file restano invariate. Nulla cambia finché non ha visto l’anteprima e l’ha applicata.',
  },
};
