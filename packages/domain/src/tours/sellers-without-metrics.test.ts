import { expect, test } from 'vitest';
import { readSellersWithoutMetrics, withSellerWithoutMetrics } from './sellers-without-metrics.ts';

test('MET-04 a seller without a cancelled order is known for an hour', () => {
  const now = new Date('2025-09-05T10:00:00Z');
  const kept = withSellerWithoutMetrics([], 'a', now);
  expect(kept).toEqual([{ sellerId: 'a', expirationDate: '2025-09-05T11:00:00.000Z' }]);
  expect(withSellerWithoutMetrics(kept, 'a', now)).toHaveLength(1);
  expect(readSellersWithoutMetrics(kept, new Date('2025-09-05T10:59:59Z'))).toEqual(kept);
  expect(readSellersWithoutMetrics(kept, new Date('2025-09-05T11:00:00Z'))).toEqual([]);
});

test.each([null, 'a', [1, null, {}, { sellerId: 'a' }, { sellerId: 1, expirationDate: 'x' }]])(
  'MET-04 what a browser kept is read whatever it is: %j',
  (stored) => expect(readSellersWithoutMetrics(stored, new Date(0))).toEqual([]),
);
