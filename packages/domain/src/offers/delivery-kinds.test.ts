import { expect, test } from 'vitest';
import { ownDeliveryKind } from './delivery-kinds.ts';

test.each([
  [[], 'standard'],
  [['marketplace', 'otc'], 'standard'],
  [['same_day'], 'same_day'],
  [['marketplace', 'same_day', 'fulfillment'], 'same_day'],
] as const)('OFF-11 offers of a shop with %j stand in the market as %s', (services, kind) => {
  expect(ownDeliveryKind(services)).toBe(kind);
});
