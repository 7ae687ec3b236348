import { expect, test } from 'vitest';
import { codeLength } from '../identifiers/canonical-code.ts';
import { codeSystemIds } from '../identifiers/code-systems.ts';
import { isGtin } from '../identifiers/gtin.ts';
import { limits } from '../limits.ts';
import { emptyCell, textCell, type RawCell } from './cells.ts';
import { newParsedRow, readRow, type ParsedRow } from './read-row.ts';

const parts = [
  '0',
  '1',
  '2',
  '7',
  '9',
  '847000',
  '654196',
  '4150',
  '3400',
  '03752864',
  '.',
  ',',
  ' ',
  '-',
  '€',
  'uds',
  'PZN',
  "'",
  'ß',
  '\u00A0',
  'é',
  '+',
  'E',
  'own',
];
const kinds = ['number', 'date', 'error', 'boolean'] as const;

/** Numbers from 0 to `below`, the same in every run (Lehmer). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function anyCell(next: (below: number) => number): RawCell {
  const text = Array.from({ length: next(9) }, () => parts[next(parts.length)]).join('');
  const kind = kinds[next(30)];
  if (kind === undefined) return textCell(text);
  const number = kind === 'number' ? (next(2_000_000_000) - 1000) / 10 ** next(4) : Number.NaN;
  return { kind, text: kind === 'number' ? String(number) : text, number };
}

/** What is wrong with a row that is not as its type promises. */
function faultsOf(row: ParsedRow, system: (typeof codeSystemIds)[number]): string[] {
  const { code, gtin, price, stock } = row;
  return [
    ...(code === null || (/^\d+$/.test(code) && code.length === codeLength[system]) ? [] : [`code ${code}`]),
    ...(gtin === null || (gtin.length === 14 && (isGtin(gtin) || isGtin(gtin.slice(6)))) ? [] : [`gtin ${gtin}`]),
    ...(price === null || (Number.isInteger(price) && price > 0 && price <= limits.offerPriceMax)
      ? []
      : [`price ${price}`]),
    ...(stock === null || (Number.isInteger(stock) && stock >= 0 && stock <= limits.offerStockMax)
      ? []
      : [`stock ${stock}`]),
    ...(row.hasIdentifier || (code === null && gtin === null) ? [] : ['an identifier out of nothing']),
  ];
}

test.each(codeSystemIds)(
  'UPL-07 UPL-13 whatever the cells hold, a row of %s is read or its problem named',
  (system) => {
    const next = sequence(codeSystemIds.indexOf(system) + 7);
    const row = newParsedRow();
    const faults: string[] = [];
    for (let count = 0; count < 20_000; count += 1) {
      const cells = Array.from({ length: 5 }, () => anyCell(next));
      const layout = {
        columns: { code: 0, gtin: 1, price: 2, stock: 3, origin: 4 },
        mode: 'stock_and_price',
        system,
        prices: { mark: 'comma', currency: 'EUR' },
      } as const;
      readRow((column) => cells[column] ?? emptyCell, layout, row);
      const found = faultsOf(row, system);
      const isNamed =
        row.code !== null || row.gtin !== null || row.identifierProblem !== null || row.unreadable !== null;
      if (row.hasIdentifier && !isNamed) found.push('an identifier without a problem or a code');
      if (found.length > 0) faults.push(`${JSON.stringify(cells.map(({ text }) => text))}: ${found.join(', ')}`);
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);
