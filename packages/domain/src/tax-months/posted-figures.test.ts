import { describe, expect, test } from 'vitest';
import { payoutFigure, postedFigures, type TaxedPosting, vatBesideOrders } from './posted-figures.ts';
import type { TaxFigure } from './tax-figures.ts';
import { taxKindNames } from './tax-kinds.ts';

const fee: TaxedPosting = { kind: 'fee', amount: -1190, bookedOn: '2026-11-02', documentMonth: '2026-10' };
const short = (figures: readonly TaxFigure[]) =>
  figures.map(({ month, bookedMonth, orderMonth, kind, rate, credit, debit }) => [
    `${month} ${bookedMonth} ${orderMonth}`,
    kind,
    rate,
    credit + debit,
  ]);

describe('INV-07 what is posted beside orders counts in tax months', () => {
  test.each([
    ['all of a document without orders', [{ rate: 1900, vat: -190 }], [], [{ rate: 1900, vat: -190 }]],
    [
      'what orders brought is theirs',
      [{ rate: 1900, vat: -290 }],
      [{ rate: 1900, vat: -100 }],
      [{ rate: 1900, vat: -190 }],
    ],
    ['nothing is left', [{ rate: 1900, vat: -100 }], [{ rate: 1900, vat: -100 }], []],
    ['no VAT at nought per cent', [{ rate: 0, vat: 0 }], [], []],
    [
      'of another rate',
      [{ rate: 700, vat: -7 }],
      [{ rate: 1900, vat: -1 }],
      [
        { rate: 700, vat: -7 },
        { rate: 1900, vat: 1 },
      ],
    ],
  ])('the VAT beside orders: %s', (_, document, booked, left) => {
    expect(vatBesideOrders(document, booked)).toEqual(left);
  });

  test('a fee without its VAT, and the VAT; of the document’s month, in that of its day', () => {
    expect(short(postedFigures([fee], { vat: [{ rate: 1900, vat: -190 }], closedThrough: null }).flat())).toEqual([
      ['2026-11 2026-11 2026-10', 'posting_fee', null, -1000],
      ['2026-11 2026-11 2026-10', 'posting_vat', 1900, -190],
    ]);
  });

  test('a closed month is left as it is', () => {
    const figures = postedFigures([fee], { vat: [], closedThrough: '2026-12' }).flat();
    expect(short(figures)).toEqual([['2027-01 2026-11 2026-10', 'posting_fee', null, -1190]]);
    expect(short(payoutFigure(fee, { day: '2026-11-24', closedThrough: '2026-12' }))).toEqual([
      ['2027-01 2026-11 2026-10', 'payout', null, 1190],
    ]);
  });

  test('VAT is shared by services alone, to the cent; vouchers and corrections are whole', () => {
    const postings: TaxedPosting[] = [
      fee,
      { ...fee, kind: 'fulfilment', amount: -595 },
      { ...fee, kind: 'vouchers', amount: 200 },
      { ...fee, kind: 'correction', amount: 55, documentMonth: null },
    ];
    const figures = postedFigures(postings, { vat: [{ rate: 1900, vat: -285 }], closedThrough: null }).flat();
    expect(short(figures).map(([, kind, , amount]) => [kind, amount])).toEqual([
      ['posting_fee', -1000],
      ['posting_vat', -190],
      ['posting_fulfilment', -500],
      ['posting_vat', -95],
      ['posting_vouchers', 200],
      ['posting_correction', 55],
    ]);
    const sum = figures.reduce((all, { credit, debit }) => all + credit + debit, 0);
    expect(sum).toBe(postings.reduce((all, { amount }) => all + amount, 0));
  });

  test('a payout takes away what was posted, so that nothing of it is owed any more', () => {
    const figures = [
      ...postedFigures([fee], { vat: [{ rate: 1900, vat: -190 }], closedThrough: null }).flat(),
      ...payoutFigure(fee, { day: '2026-11-24', closedThrough: null }),
    ];
    expect(figures.reduce((all, { credit, debit }) => all + credit + debit, 0)).toBe(0);
    expect(payoutFigure({ ...fee, amount: 0 }, { day: '2026-11-24', closedThrough: null })).toEqual([]);
  });

  test('a kind has one name', () => {
    expect(new Set(taxKindNames).size).toBe(taxKindNames.length);
    expect(new Set(taxKindNames)).toContain('posting_shipping');
  });
});
