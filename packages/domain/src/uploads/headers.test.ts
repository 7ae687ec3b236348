import { processorTime } from '@offizin/testkit/processor-time';
import { describe, expect, test } from 'vitest';
import { uploadTypes } from '../offers/offer-kinds.ts';
import { textCell } from './cells.ts';
import { foldWord } from './fold.ts';
import { headerAliases } from './header-aliases.ts';
import { recogniseHeaders } from './headers.ts';
import { columnChoices, headerKey, ownHeadersOf } from './own-headers.ts';
import { readOrigin } from './read-origin.ts';
import { fieldsRead } from './upload-fields.ts';
import { templateColumns, templateOriginWords } from './template-columns.ts';

const markets = ['DE', 'ES', 'FR', 'PT', 'IT', 'CH', 'GB', 'toString'];

describe('UPL-02 headers', () => {
  test.each([
    ['PZN;EAN;Bestand;Preis;Bestandsherkunft', 'pzn'],
    ['CN;EAN;Stock;Precio;Origen del stock', 'cn'],
    ['CIP/ACL;EAN;Stock;Prix;Origine du stock', 'cip'],
    ['CNP;EAN;Stock;Preço;Origem do stock', 'cnp'],
    ['MINSAN/AIC;EAN;Giacenza;Prezzo;Origine', 'aic'],
    ['Pharmacode;GTIN;Lager;Preis;Herkunft', 'pharmacode'],
    ['PhC;EAN;Lagerbestand;Preis (CHF);Bestandsherkunft', 'pharmacode'],
    ['National code;EAN;Stock;Price;Stock origin', null],
    ['CODIGO  NACIONAL;Ean-13;STOCK;precio (€);Origen Stock', null],
    ['código_nacional;código ean;existencias;P.V.P.;origen', null],
    ['Code CIP13;code-barres;Quantité;Prix TTC (EUR);Origine', 'cip'],
  ])('%s', (headers, codeSystem) => {
    const cells = headers.split(';');
    const found = recogniseHeaders(cells, 'stock_and_price');
    expect(found.columns).toEqual({ code: 0, gtin: 1, stock: 2, price: 3, origin: 4 });
    expect(found).toMatchObject({ codeSystem, ignored: [], missing: [], repeated: [] });
  });

  test('any order, with empty, unknown and unread columns between', () => {
    const found = recogniseHeaders(['Preis in EUR', '', 'Bemerkung', 'Artikelbezeichnung', 'SKU', 'PZN'], 'price_only');
    expect(found.columns).toEqual({ price: 0, sku: 4, code: 5 });
    expect(found.ignored).toEqual([
      { column: 2, header: 'Bemerkung' },
      { column: 3, header: 'Artikelbezeichnung' },
    ]);
    expect(found.missing).toEqual([]);
  });

  test.each([
    ['stock_and_price', ['Name'], ['code', 'stock', 'price', 'origin']],
    ['stock_and_price', ['EAN', 'Stock', 'Price'], ['origin']],
    ['stock_and_price', ['PZN', 'Preis', 'Bestandsherkunft'], ['stock']],
    ['price_only', ['PZN'], ['price']],
    ['price_only', ['Price'], ['code']],
    ['price_only', [], ['code', 'price']],
  ] as const)('%s without all its columns: %o lack %o', (mode, cells, missing) => {
    expect(recogniseHeaders(cells, mode).missing).toEqual(missing);
  });

  test.each([
    ['PZN;EK;Preis', { code: 0, purchasePrice: 1, price: 2 }],
    ['PZN;VK;EK netto', { code: 0, price: 1, purchasePrice: 2 }],
    ['PZN;Einkaufspreis (€);Verkaufspreis (€)', { code: 0, purchasePrice: 1, price: 2 }],
    ['PZN;Preis;EK in EUR', { code: 0, price: 1, purchasePrice: 2 }],
    ['National code;Purchase price;Selling price', { code: 0, purchasePrice: 1, price: 2 }],
    ['EAN;Cost price;Price', { gtin: 0, purchasePrice: 1, price: 2 }],
    ["CIP;PRIX D'ACHAT HT;Prix TTC", { code: 0, purchasePrice: 1, price: 2 }],
    ['CIP;Prix d’achat;Prix public', { code: 0, purchasePrice: 1, price: 2 }],
    ['CN;Precio compra;PVP', { code: 0, purchasePrice: 1, price: 2 }],
    ['CN;Precio de venta;Coste', { code: 0, price: 1, purchasePrice: 2 }],
    ["MINSAN;Prezzo d'acquisto;Prezzo di vendita", { code: 0, purchasePrice: 1, price: 2 }],
    ['CNP;Preço de custo;Preço de venda', { code: 0, purchasePrice: 1, price: 2 }],
    ['CNP;PRECO DE COMPRA;Preço', { code: 0, purchasePrice: 1, price: 2 }],
  ])('OFF-11 %s: what is paid is not what is asked', (headers, columns) => {
    const found = recogniseHeaders(headers.split(';'), 'price_only');
    expect(found.columns).toEqual(columns);
    expect(found).toMatchObject({ ignored: [], missing: [], repeated: [] });
  });

  test('OFF-11 a file that says only what is paid still lacks its price', () => {
    expect(recogniseHeaders(['PZN', 'Einkaufspreis'], 'price_only').missing).toEqual(['price']);
    expect(recogniseHeaders(['PZN', 'AEP', 'Preis'], 'price_only').columns).toEqual({ code: 0, price: 2 });
  });

  test('no header is the alias of two fields', () => {
    const aliases = Object.values(headerAliases).map((words) => [...new Set(words.map(foldWord))]);
    const all = aliases.flat();
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });

  test('the first of two columns is read, the second named', () => {
    const found = recogniseHeaders(['CN', 'Precio', 'PVP', 'Código nacional'], 'price_only');
    expect(found.columns).toEqual({ code: 0, price: 1 });
    expect(found.repeated).toEqual(['price', 'code']);
    expect(found.ignored.map(({ column }) => column)).toEqual([2, 3]);
  });

  test('UPL-07 a header of thousands of brackets is ignored at once', () => {
    const took = processorTime(() => {
      expect(recogniseHeaders(['('.repeat(32_767)], 'price_only').ignored).toHaveLength(1);
    });
    expect(took).toBeLessThan(500);
  });

  test('a file of prices leaves stock and origin alone', () => {
    const found = recogniseHeaders(['PZN', 'Bestand', 'Preis', 'Herkunft'], 'price_only');
    expect(found.columns).toEqual({ code: 0, price: 2 });
    expect(found.ignored.map(({ header }) => header)).toEqual(['Bestand', 'Herkunft']);
  });
});

describe('UPL-01 templates are read back', () => {
  test.each(markets.flatMap((market) => uploadTypes.map((mode) => [market, mode] as const)))(
    '%s %s',
    (market, mode) => {
      const template = templateColumns(market, mode);
      const { columns, missing, ignored, repeated } = recogniseHeaders(
        template.map(({ header }) => header),
        mode,
      );
      expect({ missing, ignored, repeated }).toEqual({ missing: [], ignored: [], repeated: [] });
      expect(columns).toEqual(Object.fromEntries(template.map(({ field }, column) => [field, column])));
    },
  );

  test.each(markets)('the origins of %s', (market) => {
    const words = templateOriginWords(market);
    expect([readOrigin(textCell(words.own)), readOrigin(textCell(words.wholesaler))]).toEqual(['own', 'wholesaler']);
  });
});

describe('UPL-02 what a seller said that columns are', () => {
  const own = ownHeadersOf(
    {},
    new Map([
      [headerKey('Mein Preis'), 'price'],
      [headerKey('Menge'), null],
      [headerKey('番号'), 'code'],
    ]),
  );

  test.each([
    ['comes before a header that says the same', ['PZN', 'VK', 'Mein Preis'], { code: 0, price: 2 }, ['VK']],
    ['whatever its case and punctuation', ['PZN', 'MEIN-PREIS '], { code: 0, price: 1 }, []],
    ['is not read where the seller said so', ['PZN', 'Preis', 'Menge'], { code: 0, price: 1 }, ['Menge']],
    ['in letters that have no other spelling', ['番号', '価格', 'Preis'], { code: 0, price: 2 }, ['価格']],
    ['is nothing to files without it', ['PZN', 'VK'], { code: 0, price: 1 }, []],
  ] as const)('%s', (_, cells, columns, ignored) => {
    const found = recogniseHeaders(cells, 'price_only', own);
    expect(found.columns).toEqual(columns);
    expect(found.ignored.map(({ header }) => header)).toEqual(ignored);
    expect(found.repeated).toEqual([]);
  });

  test('a feed’s own settings come before what was said of other files', () => {
    const feed = ownHeadersOf({ stock: 'Menge', price: '' }, own);
    expect(recogniseHeaders(['PZN', 'Preis', 'Menge', 'Herkunft'], 'stock_and_price', feed).columns).toEqual({
      code: 0,
      price: 1,
      stock: 2,
      origin: 3,
    });
  });

  test('every choice but two is a field that files are read for', () => {
    const fields = columnChoices.filter((choice) => choice !== 'not_read' && choice !== 'as_recognised');
    expect(fields).toEqual(fieldsRead.stock_and_price);
  });
});
