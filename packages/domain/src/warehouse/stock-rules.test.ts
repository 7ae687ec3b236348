import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import {
  availableUnits,
  daysBetween,
  remarkDays,
  remarksOf,
  stockStateOf,
  type WarehouseStock,
} from './stock-rules.ts';

const today = '2026-11-24';
const days = remarkDays(today);
const stock = (changes: Partial<WarehouseStock>): WarehouseStock => ({
  onHand: 10,
  reserved: 0,
  incoming: 0,
  storedSince: '2026-11-01',
  nextExpiry: null,
  ...changes,
});

describe('OFF-08 units that can be sold', () => {
  test.each([
    [{ onHand: 12, reserved: 0 }, 12],
    [{ onHand: 12, reserved: 5 }, 7],
    [{ onHand: 3, reserved: 3 }, 0],
    [{ onHand: 2, reserved: 4 }, 0],
  ])('of %o are %i', (units, available) => {
    expect(availableUnits(units)).toBe(available);
  });

  test.each([
    [0, 'none'],
    [1, 'low'],
    [limits.warehouseLowStock, 'low'],
    [limits.warehouseLowStock + 1, 'in_stock'],
    [900, 'in_stock'],
  ] as const)('%i of them are %s', (available, state) => {
    expect(stockStateOf(available)).toBe(state);
  });
});

describe('OFF-08 remarks on a product', () => {
  test('the days between which they change', () => {
    expect(days).toEqual({ today, expiringUntil: '2027-02-22', longStoredUntil: '2026-05-28' });
  });

  test.each<[string, Partial<WarehouseStock>, readonly string[]]>([
    ['nothing to remark', {}, []],
    ['sold until yesterday', { nextExpiry: '2026-11-23' }, ['expired']],
    ['sold until today', { nextExpiry: today }, ['expiring']],
    ['the last day that is soon', { nextExpiry: '2027-02-22' }, ['expiring']],
    ['the first that is not', { nextExpiry: '2027-02-23' }, []],
    ['as long there as is long', { storedSince: '2026-05-28' }, ['long_stored']],
    ['a day less', { storedSince: '2026-05-29' }, []],
    ['no day known', { storedSince: null }, []],
    ['a delivery on its way', { incoming: 1 }, ['arriving']],
    [
      'none there any more',
      { onHand: 0, nextExpiry: '2026-01-01', storedSince: '2025-01-01', incoming: 6 },
      ['arriving'],
    ],
    [
      'everything at once',
      { nextExpiry: '2026-01-01', storedSince: '2025-01-01', incoming: 6 },
      ['expired', 'long_stored', 'arriving'],
    ],
  ])('%s', (_, changes, remarks) => {
    expect(remarksOf(stock(changes), days)).toEqual(remarks);
  });

  test.each([
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-24', '2026-11-25', 1],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-11-24', '2026-11-20', -4],
  ])('from %s to %s are %i days', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
  });
});
