import { describe, expect, test } from 'vitest';
import type { LedgerKind } from '../ledger/ledger.ts';
import { agreementOf } from './agreement.ts';
import { dueThrough, monthOf } from './months.ts';
import { amountOf, figuresOf, joinFigures, type OrderParts, type TaxFigure } from './tax-figures.ts';
import { ossRows, taxMonthSums, taxRows, vatWithin } from './tax-month.ts';
import type { TaxKind } from './tax-kinds.ts';
import { newParts, type TaxedLine, type TaxPart } from './tax-parts.ts';

const figure = (kind: TaxKind, amount: number, more: Partial<TaxFigure> = {}): TaxFigure => ({
  month: '2026-10',
  bookedMonth: '2026-10',
  orderMonth: '2026-10',
  country: 'ES',
  kind,
  rate: 2100,
  lines: 1,
  credit: Math.max(amount, 0),
  debit: Math.min(amount, 0),
  ...more,
});

test.each([
  [121, 2100, 21],
  [-121, 2100, -21],
  [3, 10_000, 2],
  [-3, 10_000, -2],
  [100, 0, 0],
] as const)('INV-07 the VAT in %i at %i is %i', (gross, rate, vat) => {
  expect(vatWithin(gross, rate)).toBe(vat);
});

test('INV-07 rows by country and rate: at home, in the one-stop shop, outside; VAT on the sum', () => {
  const rows = taxRows('ES', [
    figure('sale', 1000, { country: 'CH', rate: 0 }),
    figure('sale', 1200, { country: 'FR', rate: 2000 }),
    figure('sale', 1210),
    figure('sale', 1040, { rate: 400 }),
    figure('shipping', 121),
    figure('refund', -605),
    figure('commission', -300, { rate: null }),
  ]);
  expect(rows.map(({ country, rate, taxReturn, gross, vat }) => [country, rate, taxReturn, gross, vat])).toEqual([
    ['ES', 2100, 'domestic', 726, 126],
    ['ES', 400, 'domestic', 1040, 40],
    ['FR', 2000, 'oss', 1200, 200],
    ['CH', 0, 'outside', 1000, 0],
  ]);
  expect(rows[0]).toMatchObject({ goods: 1210, goodsRefunded: -605, shipping: 121, shippingRefunded: 0, net: 600 });
});

test('INV-07 what is given back of an earlier quarter corrects it in the one-stop shop', () => {
  const rows = ossRows('ES', '2026-10', [
    figure('sale', 1200, { country: 'FR', rate: 2000 }),
    figure('refund', -600, { country: 'FR', rate: 2000, orderMonth: '2026-09' }),
    figure('refund', -120, { country: 'FR', rate: 2000 }),
    figure('sale', 1210),
  ]);
  expect(rows).toEqual([
    { country: 'FR', rate: 2000, corrects: null, gross: 1080, net: 900, vat: 180 },
    { country: 'FR', rate: 2000, corrects: '2026-Q3', gross: -600, net: -500, vat: -100 },
  ]);
});

test('INV-07 commissions with their VAT by rate, vouchers, corrections and payouts', () => {
  const sums = taxMonthSums([
    figure('commission', -300, { rate: null }),
    figure('commission', 100, { rate: null }),
    figure('commission_vat', -63),
    figure('commission_vat', 21),
    figure('posting_fee', -1000, { rate: null }),
    figure('posting_credit', 200, { rate: null }),
    figure('posting_vat', -168),
    figure('voucher', 200, { rate: null, debit: -200 }),
    figure('posting_vouchers', 70, { rate: null }),
    figure('posting_correction', 30, { rate: null }),
    figure('payout', -5000, { rate: null }),
  ]);
  expect(sums).toEqual({
    commission: -200,
    commissionVat: [{ rate: 2100, vat: -42 }],
    services: -800,
    servicesVat: [{ rate: 2100, vat: -168 }],
    vouchers: 70,
    adjustments: 30,
    payouts: -5000,
  });
});

describe('INV-07 the month beside documents, reports and payouts', () => {
  const late = { bookedMonth: '2026-09', orderMonth: '2026-09' };
  const figures = [
    figure('sale', 10_000),
    figure('commission', -1000, { rate: null }),
    figure('commission', 200, { rate: null, ...late }),
    figure('refund', -500, { orderMonth: '2026-09' }),
    figure('refund', -300, { month: '2026-11', bookedMonth: '2026-11' }),
    figure('payout', -4000, { rate: null }),
  ];
  const compared = { month: '2026-10', figures, documents: [], ofOrders: 9700, paidOut: 4000 };

  test('equal, or the amounts that explain the difference', () => {
    const documents = [{ type: 'commission', net: 4900, gross: 5900 } as const];
    expect(agreementOf({ ...compared, documents })).toEqual([
      {
        with: 'commission',
        taxMonth: -800,
        other: -4900,
        reasons: [
          { reason: 'late_in', amount: 200 },
          { reason: 'beside_orders', amount: 3900 },
        ],
      },
      { with: 'shipping', taxMonth: 0, other: 0, reasons: [] },
      {
        with: 'orders',
        taxMonth: 9500,
        other: 9700,
        reasons: [
          { reason: 'other_orders', amount: -500 },
          { reason: 'booked_elsewhere', amount: 300 },
        ],
      },
      { with: 'payouts', taxMonth: -4000, other: -4000, reasons: [] },
    ]);
  });

  test('fees of documents of other months, and of this month that are booked later', () => {
    const figures = [
      figure('commission', -1000, { rate: null }),
      figure('posting_fee', -300, { rate: null, orderMonth: '2026-09' }),
      figure('posting_fee', -400, { rate: null, month: '2026-11', bookedMonth: '2026-11' }),
      figure('posting_vat', -84, { month: '2026-11', bookedMonth: '2026-11' }),
    ];
    const documents = [{ type: 'commission', net: 1400, gross: 1694 } as const];
    const [commission] = agreementOf({ ...compared, figures, documents });
    expect(commission).toEqual({
      with: 'commission',
      taxMonth: -1300,
      other: -1400,
      reasons: [
        { reason: 'other_documents', amount: -300 },
        { reason: 'billed_later', amount: 400 },
      ],
    });
  });

  test('vouchers: what was credited beside their documents, where there are any', () => {
    const figures = [
      figure('voucher', 300, { rate: null, debit: -120 }),
      figure('voucher', 50, { rate: null, ...late }),
      figure('posting_vouchers', 70, { rate: null }),
    ];
    const vouchersOf = (documents: Parameters<typeof agreementOf>[0]['documents']) =>
      agreementOf({ ...compared, figures, documents }).find((each) => each.with === 'vouchers');
    expect(vouchersOf([{ type: 'vouchers', net: 311, gross: 370 }])).toEqual({
      with: 'vouchers',
      taxMonth: 420,
      other: 370,
      reasons: [{ reason: 'late_in', amount: 50 }],
    });
    expect(vouchersOf([])?.reasons).toEqual([
      { reason: 'late_in', amount: 50 },
      { reason: 'no_document', amount: 370 },
    ]);
    expect(agreementOf(compared).map((each) => each.with)).not.toContain('vouchers');
  });

  test('no document yet, no payouts here', () => {
    const [commission, , , ...rest] = agreementOf({ ...compared, paidOut: null });
    expect(commission?.reasons).toEqual([
      { reason: 'late_in', amount: 200 },
      { reason: 'no_document', amount: -1000 },
    ]);
    expect(rest).toEqual([]);
  });
});

/** The same numbers in every run. */
function* randomFrom(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

const countries = ['ES', 'FR', 'CH'];
const kinds: readonly LedgerKind[] = [
  'refund',
  'shipping_refund',
  'commission',
  'commission_vat',
  'adjustment',
  'payout',
];

test('INV-07 3,000 random histories: no cent is lost, and what was closed never changes', () => {
  const numbers = randomFrom(20_261_127);
  const between = (low: number, high: number) => low + Math.floor((numbers.next().value as number) * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[between(0, from.length - 1)] as T;
  let closedThrough: string | null = null;
  const kept: TaxFigure[] = [];
  const closed = new Map<string, number>();
  const booked: TaxedLine[] = [];
  const sumIn = (month: string) =>
    kept.filter((each) => each.month === month).reduce((sum, { credit, debit }) => sum + credit * 31 + debit, 0);
  for (let order = 0; order < 3000; order += 1) {
    const orderDay = `2026-${String(1 + Math.floor((order * 9) / 3000)).padStart(2, '0')}-15`;
    const goods = [2100, 1000, null].map((rate) => ({ rate, gross: between(0, 5000) }));
    const sold = goods.reduce((sum, { gross }) => sum + gross, 0);
    const lines: TaxedLine[] = [{ lineNo: 1, kind: 'sale', amount: sold, rate: null, bookedOn: orderDay }];
    const parts: TaxPart[] = [];
    const country = pick(countries);
    for (let step = between(0, 3); step >= 0; step -= 1) {
      const added = newParts(lines, { parts, goods, closedThrough });
      const gained: OrderParts = { orderMonth: monthOf(orderDay), country, lines, parts: added };
      kept.push(...joinFigures(figuresOf(gained)));
      parts.push(...added);
      const kind = pick(kinds);
      const amount = kind === 'refund' ? -between(0, sold) : between(-900, 900);
      const rate = kind === 'shipping_refund' || kind === 'commission_vat' ? 2100 : null;
      if (step > 0) lines.push({ lineNo: lines.length + 1, kind, amount, rate, bookedOn: orderDay });
    }
    booked.push(...lines);
    for (const [month, sum] of order % 200 === 0 ? closed : []) expect(sumIn(month)).toBe(sum);
    const due = dueThrough(orderDay, pick([10, 20]));
    if (between(0, 99) === 0 && (closedThrough === null || due > closedThrough)) {
      closedThrough = due;
      for (const month of new Set(kept.map((each) => each.month))) if (month <= due) closed.set(month, sumIn(month));
    }
  }
  for (const kind of ['sale', ...kinds] as const) {
    const sum = booked.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0);
    expect([kind, amountOf(kept, [kind])]).toEqual([kind, sum]);
  }
  const taxed = ['sale', 'refund', 'shipping', 'shipping_refund'] as const;
  expect(taxRows('ES', kept).reduce((sum, { gross }) => sum + gross, 0)).toBe(amountOf(kept, taxed));
  expect(closed.size).toBeGreaterThan(5);
});
