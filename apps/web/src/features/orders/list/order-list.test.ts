import type { OrderCard } from '@offizin/contract/orders/views';
import { describe, expect, test } from 'vitest';
import { deadlineTone, durationOf } from '../deadline.ts';
import { groupByDeadline } from './order-groups.ts';
import { countFilters, readOrderSearch, sortOf } from '../order-search.ts';

const now = new Date('2026-11-24T13:48:00Z');
const due = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('ORD-12 deadlines', () => {
  test.each([
    [-1, 'late'],
    [0, 'soon'],
    [29, 'soon'],
    [30, 'near'],
    [119, 'near'],
    [120, 'calm'],
  ])('%i minutes away is %s', (minutes, tone) => {
    expect(deadlineTone(due(minutes), now)).toBe(tone);
  });

  test.each([
    [12, { unit: 'minutes', minutes: 12 }],
    [72, { unit: 'hoursMinutes', hours: 1, minutes: 12 }],
    [180, { unit: 'hours', hours: 3 }],
    [20 * 60 + 5, { unit: 'hours', hours: 20 }],
    [3 * 24 * 60, { unit: 'days', days: 3 }],
  ])('%i minutes are shown as %o', (minutes, shown) => {
    expect(durationOf(minutes * 60_000)).toEqual(shown);
    expect(durationOf(-minutes * 60_000)).toEqual(shown);
  });
});

test('ORD-02 cards are listed under the day on which they are due', () => {
  const orders = [-90, 20, 200, 60 * 22, 60 * 50].map(
    (minutes, index) => ({ id: `o${index}`, dispatchBy: due(minutes).toISOString() }) as OrderCard,
  );
  const rows = groupByDeadline(orders, now, 'Europe/Berlin');
  expect(rows.map((row) => (row.kind === 'group' ? row.group : row.key))).toEqual([
    'overdue',
    'o0',
    'today',
    'o1',
    'o2',
    'tomorrow',
    'o3',
    'later',
    'o4',
  ]);
  // Today's cards leave by the last of their deadlines.
  const today = rows.find((row) => row.kind === 'group' && row.group === 'today');
  expect(today).toMatchObject({ until: due(200).toISOString() });
});

describe('ORD-02 the address of the list', () => {
  test('keeps what it understands and leaves out the rest', () => {
    expect(
      readOrderSearch({
        tab: 'managed',
        deliveryType: ['standard', 'x'],
        q: 48102273,
        from: '2026-13',
        sort: 'price',
        more: true,
      }),
    ).toEqual({
      tab: 'managed',
      q: '48102273',
      deliveryType: ['standard'],
    });
    expect(readOrderSearch({})).toEqual({ tab: 'to-manage' });
  });

  test("counts filters and knows each tab's own sort", () => {
    const search = readOrderSearch({ tab: 'managed', paymentType: 'invoice,paid_online', to: '2026-11-01' });
    expect([countFilters(search), sortOf(search), sortOf({ tab: 'to-manage' })]).toEqual([2, 'newest', 'deadline']);
  });
});
