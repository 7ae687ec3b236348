import { describe, expect, test } from 'vitest';
import { emptyCell, textCell, type RawCell } from './cells.ts';
import { recogniseHeaders } from './headers.ts';
import { newParsedRow, readRow, rowLayout, type ParsedRow } from './read-row.ts';

const headers = recogniseHeaders(['CN', 'EAN', 'Precio', 'Stock', 'Origen', 'SKU'], 'stock_and_price');
const seller = { market: 'ES', locale: 'es_ES', currency: 'EUR' } as const;
const layout = rowLayout(headers, 'stock_and_price', seller);

function read(texts: readonly (string | RawCell)[], reading = layout): ParsedRow {
  const cells = texts.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell));
  return readRow((column) => cells[column] ?? emptyCell, reading, newParsedRow());
}

const good = ['654196', '8470006541968', '18,90', '14', 'propio', 'A-1'] as const;

describe('UPL-02 UPL-03 a row', () => {
  test('as it stands', () => {
    expect(read(good)).toEqual({
      isEmpty: false,
      code: '654196',
      gtin: '08470006541968',
      price: 1890,
      stock: 14,
      origin: 'own',
      originUnread: false,
      sku: 'A-1',
      purchasePrice: null,
      unreadable: null,
      hasIdentifier: true,
      identifierProblem: null,
      notes: [],
      suggestions: [],
      isCorrected: false,
    });
  });

  test('nothing of the row before is left in the record', () => {
    const row = newParsedRow();
    const bad = ['654169.8', '8470006541968', '€ 1,5', '12 uds.', 'x', 'B'].map(textCell);
    readRow((column) => bad[column] ?? emptyCell, layout, row);
    expect(row.suggestions).not.toEqual([]);
    expect(readRow(() => emptyCell, layout, row)).toEqual(newParsedRow());
  });

  test('empty cells: no price, no stock, the wholesaler', () => {
    expect(read(['654196'])).toMatchObject({
      isEmpty: false,
      price: null,
      stock: null,
      origin: 'wholesaler',
      unreadable: null,
    });
    expect(read(['', '', '5'])).toMatchObject({ isEmpty: false, hasIdentifier: false, price: 500 });
    expect(read(['', ' ', '']).isEmpty).toBe(true);
  });

  test.each<[string, RawCell, boolean]>([
    ['spaces', { kind: 'text', text: '  ', number: Number.NaN }, true],
    ['a word', textCell('propio'), false],
    ['an error without text', { kind: 'error', text: '', number: Number.NaN }, false],
  ])('a row with nothing but an origin of %s', (_title, cell, isEmpty) => {
    expect(read(['', '', '', '', cell]).isEmpty).toBe(isEmpty);
  });

  test('the text of a cell is asked for only where it is needed, and once', () => {
    let asked = 0;
    const counting = (cell: RawCell): RawCell => ({
      kind: cell.kind,
      number: cell.number,
      get text() {
        asked += 1;
        return cell.text;
      },
    });
    const number: RawCell = { kind: 'number', text: '5', number: 5 };
    const cells = [textCell('654196'), emptyCell, number, number, textCell('Propio')].map(counting);
    const row = readRow((column) => cells[column] ?? emptyCell, layout, newParsedRow());
    expect(row).toMatchObject({ code: '654196', price: 500, stock: 5, origin: 'own' });
    expect(asked).toBe(2);
  });

  test('a file of prices leaves the stock alone', () => {
    const prices = rowLayout(headers, 'price_only', seller);
    expect(read(['654196', '', '5', 'many', 'x'], prices)).toMatchObject({ price: 500, stock: null, unreadable: null });
  });

  test('a reader may hand out one record for all cells', () => {
    const shared = { kind: 'text' as RawCell['kind'], text: '', number: Number.NaN };
    const row = readRow((column) => Object.assign(shared, textCell(good[column] ?? '')), layout, newParsedRow());
    expect(row).toEqual(read(good));
  });
});

describe('UPL-13 what a row shows', () => {
  test.each<[string, readonly (string | RawCell)[], Partial<ParsedRow>]>([
    [
      'a lost zero and a currency',
      ['94213.6', '', '2,80 €', '65'],
      {
        code: '094213',
        price: 280,
        notes: [
          { note: 'zero_restored', field: 'code', from: '94213.6', to: '094213.6' },
          { note: 'currency_stripped', field: 'price', from: '2,80 €', to: '2.80' },
        ],
      },
    ],
    [
      'a stock with a unit',
      ['654196', '', '9,75', '12 uds.'],
      {
        unreadable: { field: 'stock', problem: 'not_a_number', text: '12 uds.' },
        suggestions: [{ kind: 'value', field: 'stock', value: '12', proven: false, at: null }],
      },
    ],
    [
      'the first of several cells that cannot be read',
      ['654196', '', '1.466', 'x', 'y'],
      {
        unreadable: { field: 'price', problem: 'ambiguous_number', text: '1.466' },
        suggestions: [{ kind: 'value', field: 'price', value: '1466', proven: false, at: null }],
      },
    ],
    [
      'a formula error in the price',
      ['654196', '', { kind: 'error', text: '#N/A', number: Number.NaN }],
      { unreadable: { field: 'price', problem: 'formula_error', text: '#N/A' } },
    ],
    [
      'letters in the only code',
      ['ABC'],
      { hasIdentifier: true, unreadable: { field: 'code', problem: 'letters_in_code', text: 'ABC' } },
    ],
    [
      'letters in the code beside a right EAN',
      ['ABC', '8470006541968', '5', '1'],
      {
        gtin: '08470006541968',
        unreadable: null,
        notes: [{ note: 'code_ignored', field: 'code', from: 'ABC', to: '' }],
      },
    ],
    [
      'a date in the EAN beside a right code',
      ['654196', { kind: 'date', text: '2026-11-21', number: 46_347 }, '5', '1'],
      {
        code: '654196',
        unreadable: null,
        notes: [{ note: 'gtin_ignored', field: 'gtin', from: '2026-11-21', to: '' }],
      },
    ],
    [
      'a code that the EAN contradicts',
      ['654169.8', '8470006541968', '5', '1'],
      { identifierProblem: { problem: 'code_ean_differ', field: 'code', text: '654169.8', expected: '2' } },
    ],
    [
      'six digits that the EAN contradicts',
      ['654169', '8470006541968'],
      { identifierProblem: { problem: 'code_ean_differ', field: 'code', text: '654169', expected: null } },
    ],
  ])('%s', (_title, cells, expected) => {
    expect(read(cells)).toMatchObject(expected);
  });
});

describe('VAL-05 the system of the codes', () => {
  test.each([
    ['PZN', 'ES', 'pzn'],
    ['National code', 'DE', 'pzn'],
    ['Código nacional', 'PT', 'cnp'],
    ['National code', 'AT', null],
  ])('header %s, market %s: %s', (header, market, system) => {
    const seller = { market, locale: 'en_GB', currency: 'EUR' } as const;
    expect(rowLayout(recogniseHeaders([header], 'price_only'), 'price_only', seller).system).toBe(system);
  });
});
