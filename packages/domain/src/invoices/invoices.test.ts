import { describe, expect, test } from 'vitest';
import { invoiceNumber, placeInSeries } from './invoice-number.ts';
import { documentFault, type InvoiceLine, invoiceTotals, isCovered, overdrawnPart } from './invoice-totals.ts';

const line = (quantity: number, unitPrice: number, vatRate: number): InvoiceLine => ({
  text: 'Commission',
  quantity,
  unitPrice,
  vatRate,
});

describe('INV-01 totals', () => {
  test.each([
    ['one rate', [line(1, 141_286, 1900)], [141_286, 26_844, 168_130]],
    ['two lines of a rate are rounded once', [line(1, 3, 1900), line(1, 3, 1900)], [6, 1, 7]],
    ['two rates', [line(2, 1000, 1900), line(1, 500, 700)], [2500, 415, 2915]],
    ['half a cent goes away from zero', [line(1, 50, 1900)], [50, 10, 60]],
    ['and back the same', [line(-1, 50, 1900)], [-50, -10, -60]],
    ['reverse charge', [line(3, 999, 0)], [2997, 0, 2997]],
    ['nothing', [], [0, 0, 0]],
  ])('%s', (_, lines, [net, vat, gross]) => {
    expect(invoiceTotals({ lines })).toMatchObject({ net, vat, gross });
  });

  test('rates are listed from the highest', () => {
    expect(invoiceTotals({ lines: [line(1, 100, 700), line(1, 100, 1900)] }).parts).toEqual([
      { vatCategory: 'S', vatRate: 1900, net: 100, vat: 19 },
      { vatCategory: 'S', vatRate: 700, net: 100, vat: 7 },
    ]);
  });
});

test('INV-01 VAT that was charged before is in the document as it was charged', () => {
  const lines = [line(1, 1000, 1900), line(1, 500, 700)];
  expect(invoiceTotals({ lines, chargedVat: [{ vatRate: 1900, vat: 194 }] })).toEqual({
    net: 1500,
    vat: 229,
    gross: 1729,
    parts: [
      { vatCategory: 'S', vatRate: 1900, net: 1000, vat: 194 },
      { vatCategory: 'S', vatRate: 700, net: 500, vat: 35 },
    ],
  });
});

describe('INV-01 numbers', () => {
  test.each([
    ['de', 'LI-2026-004951', { year: 2026, place: 4951 }],
    ['es', 'SA-2025-000001', { year: 2025, place: 1 }],
    ['de', 'SA-2026-000001', null],
    ['de', 'LI-2026-000000', null],
    ['de', 'LI-2026-1', null],
  ] as const)('%s %s', (brand, number, place) => {
    expect(placeInSeries(brand, number)).toEqual(place);
  });
});

test('INV-01 a number is written as it is read', () => {
  expect(invoiceNumber('de', { year: 2026, place: 4951 })).toBe('LI-2026-004951');
});

describe('INV-01 what contradicts itself', () => {
  const good = {
    type: 'commission',
    lines: [line(1, 100, 1900)],
    corrects: null,
    dueOn: '2026-11-26',
    issuedOn: '2026-11-02',
    month: '2026-11',
  } as const;
  const report = { ...good, type: 'report', lines: [], dueOn: null } as const;
  const credit = { ...good, type: 'credit_note', lines: [line(-1, 100, 1900)], corrects: 'LI-2026-000001' } as const;
  test.each([
    ['an invoice', good, null],
    ['a report', report, null],
    ['a credit note', credit, null],
    ['an invoice without lines', { ...good, lines: [] }, 'lines'],
    ['a report with amounts', { ...report, lines: good.lines }, 'lines'],
    ['a credit note of nothing', { ...credit, corrects: null }, 'corrects'],
    ['a correction that is an invoice', { ...good, corrects: 'LI-2026-000001' }, 'corrects'],
    ['a credit note that bills', { ...credit, lines: good.lines }, 'lines'],
    ['an invoice that gives back', { ...good, lines: credit.lines }, 'lines'],
    ['due before it is issued', { ...good, dueOn: '2026-11-01' }, 'dueOn'],
    ['about a month that has not begun', { ...good, month: '2026-12' }, 'month'],
    ['never due', { ...good, dueOn: null }, 'dueOn'],
    ['VAT charged before, a cent off', { ...good, chargedVat: [{ vatRate: 1900, vat: 20 }] }, null],
    [
      'VAT charged before, further off than roundings',
      { ...good, chargedVat: [{ vatRate: 1900, vat: 22 }] },
      'chargedVat',
    ],
    [
      'VAT charged on many orders, some cents off',
      { ...good, lines: [line(1, 5000, 1900)], chargedVat: [{ vatRate: 1900, vat: 1000 }] },
      null,
    ],
    [
      'VAT charged before, a unit off',
      { ...good, lines: [line(1, 500_000, 1900)], chargedVat: [{ vatRate: 1900, vat: 95_100 }] },
      'chargedVat',
    ],
    [
      'VAT of the other sign',
      { ...good, lines: [line(1, 1, 1900)], chargedVat: [{ vatRate: 1900, vat: -1 }] },
      'chargedVat',
    ],
    ['VAT of a credit note', { ...credit, chargedVat: [{ vatRate: 1900, vat: -20 }] }, null],
    ['VAT charged at a rate of no line', { ...good, chargedVat: [{ vatRate: 700, vat: 7 }] }, 'chargedVat'],
    [
      'VAT of a rate said twice',
      {
        ...good,
        chargedVat: [
          { vatRate: 1900, vat: 19 },
          { vatRate: 1900, vat: 19 },
        ],
      },
      'chargedVat',
    ],
    [
      'VAT charged where there is none',
      { ...good, lines: [line(1, 100, 0)], chargedVat: [{ vatRate: 0, vat: 1 }] },
      'chargedVat',
    ],
    [
      'none charged where there is none',
      { ...good, lines: [line(1, 100, 0)], chargedVat: [{ vatRate: 0, vat: 0 }] },
      null,
    ],
    ['more than is worked out exactly', { ...good, lines: [line(1_000_000, 1_000_000_000, 1900)] }, 'lines'],
    ['a discount', { ...good, lines: [line(1, 100, 1900), line(-1, 10, 1900)] }, null],
    ['a discount of all', { ...good, lines: [line(1, 100, 1900), line(-1, 100, 1900)] }, null],
    ['a discount of more than there is', { ...good, lines: [line(1, 100, 1900), line(-1, 101, 1900)] }, 'lines'],
    ['a discount at a rate of nothing else', { ...good, lines: [line(1, 100, 1900), line(-1, 10, 700)] }, 'lines'],
    ['a discount taken back with its invoice', { ...credit, lines: [line(-1, 100, 1900), line(1, 10, 1900)] }, null],
    ['more taken back than given back', { ...credit, lines: [line(-1, 100, 1900), line(2, 100, 1900)] }, 'lines'],
  ] as const)('%s', (_, document, fault) => {
    expect(documentFault(document)).toBe(fault);
  });
});

describe('INV-01 a credit note takes back no more than is left', () => {
  const left = { net: 1000, vat: 190, gross: 1190 };
  const back = (net: number, vat: number) => ({ net: -net, vat: -vat, gross: -net - vat });
  test.each([
    ['all of it', back(1000, 190), true],
    ['a part of it', back(500, 95), true],
    ['a cent more', back(1001, 190), false],
    ['no more net, but more VAT', back(1000, 191), false],
    ['less VAT and more net', back(1010, 100), false],
  ])('%s', (_, credit, covered) => {
    expect(isCovered(credit, left)).toBe(covered);
  });
});

describe('INV-04 a credit note takes back at each rate no more than is left of it', () => {
  const partsOf = (...lines: readonly InvoiceLine[]) => invoiceTotals({ lines }).parts;
  const invoice = partsOf(line(1, 1000, 1900), line(1, 500, 700));
  const before = partsOf(line(-1, 400, 1900));
  test.each([
    ['all that is left', partsOf(line(-1, 600, 1900), line(-1, 500, 700)), [undefined, undefined]],
    ['a cent more of one rate', partsOf(line(-1, 601, 1900), line(-1, 100, 700)), ['S', 1900]],
    ['a rate that the document does not have', partsOf(line(-1, 1, 1600)), ['S', 1600]],
    ['without VAT what had VAT', partsOf(line(-1, 100, 0)), ['E', 0]],
  ])('%s', (_, credit, overdrawn) => {
    const { vatCategory, vatRate } = overdrawnPart(credit, [invoice, before]) ?? {};
    expect([vatCategory, vatRate]).toEqual(overdrawn);
  });
});
