import { expect, test } from 'vitest';
import { isUnlimited, offerStatus, type OfferState, type OfferStatus } from './offer-kinds.ts';

const offer: OfferState = { stock: 3, origin: 'own', active: true, blockedBy: null };

test.each<[string, Partial<OfferState>, OfferStatus]>([
  ['in stock', {}, 'active'],
  ['set inactive', { active: false }, 'inactive'],
  ['price too high', { blockedBy: 'price_above_highest' }, 'inactive'],
  ['not available here', { blockedBy: 'not_available' }, 'inactive'],
  ['a prescription product', { blockedBy: 'prescription' }, 'active'],
  ['repeated in the file', { blockedBy: 'duplicated_by_partner' }, 'active'],
  ['own stock 0', { stock: 0 }, 'out_of_stock'],
  ['own stock 0 and set inactive', { stock: 0, active: false }, 'inactive'],
  ['own stock 0 for long', { stock: 0, blockedBy: 'out_of_stock_too_long' }, 'inactive'],
  ['from the wholesaler without limit', { stock: 0, origin: 'wholesaler' }, 'active'],
])('OFF-01 %s', (_title, changes, status) => {
  expect(offerStatus({ ...offer, ...changes })).toBe(status);
});

test.each([
  [0, 'wholesaler', true],
  [1, 'wholesaler', false],
  [0, 'own', false],
] as const)('UPL-03 stock %i, %s: unlimited %s', (stock, origin, unlimited) => {
  expect(isUnlimited(stock, origin)).toBe(unlimited);
});
