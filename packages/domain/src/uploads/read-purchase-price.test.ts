import { expect, test } from 'vitest';
import { emptyCell, textCell, type RawCell } from './cells.ts';
import { recogniseHeaders } from './headers.ts';
import { newParsedRow, readRow, rowLayout, type ParsedRow } from './read-row.ts';

const headers = recogniseHeaders(['PZN', 'Preis', 'EK'], 'price_only');
const layout = rowLayout(headers, 'price_only', { market: 'DE', locale: 'de_DE', currency: 'EUR' });
const number = (value: number, unit = ''): RawCell => ({ kind: 'number', text: String(value), number: value, unit });

function read(...cells: readonly (string | RawCell)[]): ParsedRow {
  const given = cells.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell));
  return readRow((column) => given[column] ?? emptyCell, layout, newParsedRow());
}

test.each<[string | RawCell, number | null]>([
  ['6,20', 620],
  ['6.2', 620],
  ['1.234,50', 123_450],
  ['€ 6,20', 620],
  ['6,20 EUR', 620],
  [',95', 95],
  [number(6.2), 620],
  // A share of another price, or one without its VAT.
  [number(12.605042), 1261],
  ['12,6050', 1261],
  ['12,605', 1261],
  ['', null],
])('OFF-11 a purchase price of %o is %o', (cell, purchasePrice) => {
  expect(read('03752864', '12,49', cell)).toMatchObject({ purchasePrice, price: 1249, unreadable: null, notes: [] });
});

test.each<[string | RawCell, string]>([
  ['auf Anfrage', 'auf Anfrage'],
  ['-3,10', '-3,10'],
  ['0', '0'],
  ['6,20 CHF', '6,20 CHF'],
  ['12.605', '12.605'],
  ['1000000', '1000000'],
  [number(6.2, 'CHF'), '6.2 CHF'],
  [{ kind: 'error', text: '#N/A', number: Number.NaN }, '#N/A'],
])('OFF-11 a purchase price of %o cannot be read: a note, and the row stays right', (cell, from) => {
  expect(read('03752864', '12,49', cell)).toMatchObject({
    price: 1249,
    purchasePrice: null,
    unreadable: null,
    suggestions: [],
    notes: [{ note: 'purchase_price_unread', field: 'purchasePrice', from, to: '' }],
  });
});

test('OFF-11 a purchase price alone makes no row: it may be the sum under a list', () => {
  expect(read('', '', '48,20')).toEqual(newParsedRow());
  expect(read('', '', 'Summe')).toEqual(newParsedRow());
});
