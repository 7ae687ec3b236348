import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { expect, test } from 'vitest';
import { keepsRightPrice } from './refused-price.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const offer = (finding: SyncResultType | null, amount: number) => ({
  finding,
  price: euros(amount),
  best: euros(1000),
  highest: euros(1400),
  recommended: euros(2000),
});

test.each<[string, SyncResultType | null, number, boolean]>([
  ['a price above the recommended one was refused, the earlier one is right', 'price_above_recommended', 1900, true],
  ['its own price is above the recommended one, which was lowered', 'price_above_recommended', 2001, false],
  ['a price above the limit was refused', 'price_above_highest', 1200, true],
  ['a price below half of the best was refused', 'price_below_best', 500, true],
  ['its own price is below half of the best', 'price_below_best', 499, false],
  ['a certificate is missing', 'certificate_required', 1200, false],
  ['nothing is wrong', null, 1200, false],
])('OFF-03 ADR-0023 %s', (_, finding, amount, expected) => {
  expect(keepsRightPrice(offer(finding, amount))).toBe(expected);
});
