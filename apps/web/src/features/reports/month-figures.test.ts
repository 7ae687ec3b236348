import type { ReportMonth, ReportsView } from '@offizin/contract/reports/seller';
import { describe, expect, test } from 'vitest';
import {
  chartMonths,
  emptyMonth,
  isOpenable,
  knownYears,
  monthBefore,
  shownMonth,
  totalOf,
  yearMonths,
} from './month-figures.ts';

const month = (name: string, more: Partial<ReportMonth> = {}): ReportMonth => ({ ...emptyMonth(name), ...more });
const view = (more: Partial<ReportsView> = {}): ReportsView => ({
  currency: 'EUR',
  country: 'ES',
  year: 2026,
  runningMonth: '2026-11',
  firstMonth: '2025-08',
  months: [month('2026-09'), month('2026-10', { commissions: -300 }), month('2026-11')],
  yearBefore: [month('2025-10', { commissions: -200 })],
  ...more,
});

test.each([
  ['2026-10', '2026-09'],
  ['2026-01', '2025-12'],
])('INV-03 the month before %s is %s', (given, before) => {
  expect(monthBefore(given)).toBe(before);
});

describe('INV-03 the month that is shown', () => {
  test.each([
    ['the one of the address', view(), '2026-03', '2026-03'],
    ['the last one that is over', view(), undefined, '2026-10'],
    ['the running one, before any is over', view({ months: [month('2026-11')] }), undefined, '2026-11'],
    ['the last one of a year that is over', view({ year: 2025, months: [month('2025-12')] }), undefined, '2025-12'],
  ])('is %s', (_, of, asked, shown) => {
    expect(shownMonth(of, asked)).toBe(shown);
  });
});

test('INV-03 a chart has all twelve months, with the year before and without signs', () => {
  const months = chartMonths(view(), 'commissions');
  expect(months.map((each) => each.month)).toHaveLength(12);
  expect(months[9]).toEqual({ month: '2026-10', value: 300, before: 200 });
  expect(months[0]).toEqual({ month: '2026-01', value: null, before: null });
});

test('INV-03 months and years go from the first that is known to the one that runs', () => {
  expect(yearMonths(view())).toHaveLength(11);
  expect(yearMonths(view({ year: 2025 }))).toEqual(['2025-12', '2025-11', '2025-10', '2025-09', '2025-08']);
  expect(yearMonths(view({ firstMonth: null }))).toEqual([]);
  expect(knownYears(view())).toEqual([2026, 2025]);
});

test('INV-03 the months of a year add up', () => {
  const shipping = [
    { country: 'ES', rate: 2100, orders: 1, net: 100, vat: 21, gross: 121, taxReturn: 'domestic' as const },
  ];
  const each = month('2026-09', { orders: 5, cancelled: 1, inPortal: 5, sales: 1000, commissions: -160, shipping });
  const total = totalOf([each, each]);
  expect(total).toMatchObject({ orders: 10, cancelled: 2, sales: 2000, commissions: -320 });
  expect(total.shipping).toHaveLength(2);
  expect(isOpenable(each)).toBe(true);
  expect(isOpenable({ ...each, inPortal: 4 })).toBe(false);
});
