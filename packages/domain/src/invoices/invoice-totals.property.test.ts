import { describe, expect, test } from 'vitest';
import { documentFault, type InvoiceLine, invoiceTotals } from './invoice-totals.ts';
import type { VatCategory } from './vat-category.ts';

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

const kinds: readonly (readonly [number, VatCategory])[] = [
  [1900, 'S'],
  [700, 'S'],
  [550, 'S'],
  [210, 'S'],
  [0, 'E'],
  [0, 'AE'],
];

/** Lines of several rates with discounts among them, of all sizes. */
function linesOf(seed: number): InvoiceLine[] {
  const random = numbers(seed);
  const upTo = (most: number) => Math.floor(random.next().value * most);
  return Array.from({ length: 1 + upTo(12) }, (_, at) => {
    const [vatRate, vatCategory] = kinds[upTo(kinds.length)] ?? [1900, 'S'];
    const sign = upTo(4) === 0 ? -1 : 1;
    return {
      text: `Line ${at}`,
      quantity: sign * (1 + upTo(20)),
      unitPrice: upTo(10 ** (1 + upTo(7))),
      vatRate,
      vatCategory,
    };
  });
}

const documents = Array.from({ length: 400 }, (_, seed) => linesOf(seed + 1));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const turned = (lines: readonly InvoiceLine[]) => lines.map((line) => ({ ...line, quantity: 0 - line.quantity }));

describe('INV-04 whatever is billed, in whatever order and with whatever discounts', () => {
  test('the net is the sum of the lines, and the parts add up to it all (BR-CO-10, BR-CO-13 to BR-CO-15)', () => {
    for (const lines of documents) {
      const { net, vat, gross, parts } = invoiceTotals({ lines });
      expect(net).toBe(sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice)));
      expect(sum(parts.map((part) => part.net))).toBe(net);
      expect(sum(parts.map((part) => part.vat))).toBe(vat);
      expect(gross).toBe(net + vat);
    }
  });

  test('each category and rate is one part, and its VAT is exact to half a cent (BR-CO-17, BR-CO-18)', () => {
    for (const lines of documents) {
      const { parts } = invoiceTotals({ lines });
      const keys = parts.map(({ vatCategory, vatRate }) => `${vatCategory} ${vatRate}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(
        new Set(lines.map(({ vatCategory, vatRate }) => `${vatCategory ?? ''} ${vatRate}`)),
      );
      for (const { vatCategory, vatRate, net, vat } of parts) {
        // In ten-thousandths of a cent, as integers of any size.
        const off = BigInt(vat) * 10_000n - BigInt(net) * BigInt(vatRate);
        expect(off >= -5_000n && off <= 5_000n).toBe(true);
        expect(vatCategory === 'S' || vat === 0).toBe(true);
      }
    }
  });

  test('the order of the lines changes nothing, and a credit note of all takes back exactly all', () => {
    for (const lines of documents) {
      const totals = invoiceTotals({ lines });
      expect(invoiceTotals({ lines: lines.toReversed() })).toEqual(totals);
      const back = invoiceTotals({ lines: turned(lines) });
      expect([back.net + totals.net, back.vat + totals.vat, back.gross + totals.gross]).toEqual([0, 0, 0]);
    }
  });

  test('it may be issued when no discount is larger than what it is of, and taken back when it may be issued', () => {
    const base = {
      type: 'commission',
      corrects: null,
      dueOn: '2026-11-26',
      issuedOn: '2026-11-02',
      month: '2026-11',
    } as const;
    const credit = { ...base, type: 'credit_note', corrects: 'LI-2026-000001' } as const;
    let issued = 0;
    for (const lines of documents) {
      const isFair =
        invoiceTotals({ lines }).parts.every(({ net }) => net >= 0) && lines.some(({ quantity }) => quantity > 0);
      issued += isFair ? 1 : 0;
      expect(documentFault({ ...base, lines })).toBe(isFair ? null : 'lines');
      expect(documentFault({ ...credit, lines: turned(lines) })).toBe(isFair ? null : 'lines');
    }
    // Both kinds are among them.
    expect(issued).toBeGreaterThan(100);
    expect(issued).toBeLessThan(390);
  });
});
