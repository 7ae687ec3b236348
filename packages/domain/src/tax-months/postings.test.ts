import { expect, test } from 'vitest';
import { modelo303, monthsOfQuarter } from './modelo-303.ts';
import { postingsOf } from './postings.ts';
import { accountsOf, taxAccountUses, taxChartNames, taxCharts, usualTaxSettings } from './tax-accounts.ts';
import type { TaxFigure } from './tax-figures.ts';
import { taxMonthSums, taxRows } from './tax-month.ts';

const figure = (kind: TaxFigure['kind'], amount: number, more: Partial<TaxFigure> = {}): TaxFigure => ({
  month: '2026-10',
  bookedMonth: '2026-10',
  orderMonth: '2026-10',
  country: 'DE',
  kind,
  rate: null,
  lines: 1,
  credit: Math.max(amount, 0),
  debit: Math.min(amount, 0),
  ...more,
});
const figures = [
  figure('sale', 1190, { rate: 1900 }),
  figure('sale', 1070, { rate: 700 }),
  figure('sale', 500),
  figure('sale', 1200, { country: 'FR', rate: 2000 }),
  figure('refund', -1500, { country: 'ES', rate: 2100 }),
  figure('sale', 900, { country: 'CH', rate: 0 }),
  figure('commission', -300),
  figure('commission_vat', -57, { rate: 1900 }),
  figure('posting_fee', -100),
  figure('posting_vat', -19, { rate: 1900 }),
  figure('adjustment', 25),
  figure('payout', -2000),
];

test('INV-07 each row and sum is posted to its account; what is left on the clearing account is what is owed', () => {
  const postings = postingsOf({
    month: '2026-10',
    home: 'DE',
    rows: taxRows('DE', figures),
    sums: taxMonthSums(figures),
  });
  expect(postings.map(({ amount, debit, credit, country }) => [amount, debit, credit, country])).toEqual([
    [1190, 'clearing', 'sales_full', 'DE'],
    [1070, 'clearing', 'sales_reduced', 'DE'],
    [500, 'clearing', 'sales_other', 'DE'],
    [1500, 'sales_oss', 'clearing', 'ES'],
    [1200, 'clearing', 'sales_oss', 'FR'],
    [900, 'clearing', 'sales_export', 'CH'],
    [300, 'commission', 'clearing', null],
    [57, 'input_tax', 'clearing', null],
    [100, 'services', 'clearing', null],
    [19, 'input_tax', 'clearing', null],
    [25, 'clearing', 'other', null],
    [2000, 'bank', 'clearing', null],
  ]);
  const left = postings.reduce((sum, { amount, debit }) => sum + (debit === 'clearing' ? amount : -amount), 0);
  expect(left).toBe(figures.reduce((sum, { credit, debit }) => sum + credit + debit, 0));
});

test('INV-07 accounts are those of the chart, but for those that a shop has chosen', () => {
  expect(accountsOf({ ...usualTaxSettings, chart: 'skr04', accounts: { bank: '1810' } })).toEqual({
    ...taxCharts.skr04,
    bank: '1810',
  });
  for (const chart of taxChartNames) expect(new Set(Object.values(taxCharts[chart])).size).toBe(taxAccountUses.length);
});

test('INV-07 Modelo 303: bases and quotas by rate, refunds as changes, the total that of the months', () => {
  expect(monthsOfQuarter('2026-11')).toEqual(['2026-10', '2026-11', '2026-12']);
  const spanish = [
    figure('sale', 12_100, { country: 'ES', rate: 2100 }),
    figure('sale', 1040, { country: 'ES', rate: 400 }),
    figure('refund', -605, { country: 'ES', rate: 2100, month: '2026-11' }),
    figure('sale', 1200, { country: 'FR', rate: 2000 }),
    figure('sale', 900, { country: 'CH', rate: 0 }),
    figure('commission', -1000, { country: 'ES' }),
    figure('commission_vat', -210, { country: 'ES', rate: 2100 }),
    figure('posting_shipping', -100, { country: '' }),
    figure('posting_vat', -21, { country: '', rate: 2100 }),
    figure('posting_vat', -23, { country: '', rate: 2300 }),
  ];
  const boxes = Object.fromEntries(modelo303(spanish).map(({ box, amount }) => [box, amount]));
  expect(boxes).toEqual({
    '01': 1000,
    '03': 40,
    '04': 0,
    '06': 0,
    '07': 10_000,
    '09': 2100,
    '14': -500,
    '15': -105,
    '27': 2035,
    '28': 1100,
    '29': 231,
    '45': 231,
    '60': 900,
    '123': 1000,
  });
});
