import { expect, test } from 'vitest';
import type { ProductFacts, RowFacts, SellerFacts } from '../facts.ts';
import { product, rowFacts, seller } from '../testing/sample-row.ts';
import { certificateRequired } from './certificate-required.ts';
import { deactivatedBySeller } from './deactivated-by-seller.ts';
import { notAvailable } from './not-available.ts';
import { outOfStockTooLong } from './out-of-stock-too-long.ts';
import { prescription } from './prescription.ts';
import { selectiveDistribution } from './selective-distribution.ts';

function rowOf(productChanges: Partial<ProductFacts>, sellerChanges: Partial<SellerFacts>): RowFacts {
  return rowFacts({ product: { ...product, ...productChanges }, seller: { ...seller, ...sellerChanges } });
}

test.each<[string, Partial<ProductFacts>, Partial<SellerFacts>, boolean]>([
  ['any product', {}, {}, false],
  ['blocked', { blocked: true }, {}, true],
  ['a medicine with the service', { medicine: true }, {}, false],
  ['a medicine without the service', { medicine: true }, { otc: false }, true],
  ['a medicine from Spain', { medicine: true }, { closedToMedicines: true }, true],
  ['no medicine, without the service, from Spain', {}, { otc: false, closedToMedicines: true }, false],
])('SYN-01 not_available: %s', (_title, productChanges, sellerChanges, applies) => {
  expect(notAvailable(rowOf(productChanges, sellerChanges))?.colour).toBe(applies ? 'grey' : undefined);
});

test.each<[string, Partial<ProductFacts>, Partial<SellerFacts>, boolean]>([
  ['a brand for all', {}, {}, false],
  ['a brand for some', { selective: true }, {}, true],
  ['a brand for some, with contract', { selective: true }, { hasContract: true }, false],
])('SYN-01 selective_distribution: %s', (_title, productChanges, sellerChanges, applies) => {
  expect(selectiveDistribution(rowOf(productChanges, sellerChanges))?.colour).toBe(applies ? 'red' : undefined);
});

test.each<[string, Partial<ProductFacts>, Partial<SellerFacts>, boolean]>([
  ['none asked for', {}, {}, false],
  ['asked for', { certificateRequired: true }, {}, true],
  ['asked for and held', { certificateRequired: true }, { holdsCertificate: true }, false],
])('SYN-01 certificate_required: %s', (_title, productChanges, sellerChanges, applies) => {
  expect(certificateRequired(rowOf(productChanges, sellerChanges))?.colour).toBe(applies ? 'red' : undefined);
});

test.each([true, false])('SYN-01 prescription: %s', (isPrescription) => {
  expect(prescription(rowOf({ prescription: isPrescription }, {}))?.colour).toBe(isPrescription ? 'grey' : undefined);
});

test.each<[string, RowFacts['offer'], boolean]>([
  ['no offer yet', null, false],
  ['active', { active: true, ownStockZeroDays: 0 }, false],
  ['set inactive', { active: false, ownStockZeroDays: 0 }, true],
])('SYN-01 deactivated_by_seller: %s', (_title, offer, applies) => {
  expect(deactivatedBySeller(rowFacts({ offer }))?.colour).toBe(applies ? 'grey' : undefined);
});

test.each<[string, number, Partial<RowFacts>, boolean]>([
  ['29 days', 29, {}, false],
  ['30 days', 30, {}, true],
  ['31 days', 31, {}, true],
  ['30 days, a unit is added', 30, { stock: 1 }, false],
  ['30 days, the wholesaler delivers now', 30, { origin: 'wholesaler' }, false],
  ['30 days, only the price is sent', 30, { mode: 'price_only', stock: null, origin: 'wholesaler' }, true],
  ['not empty, only the price is sent', 0, { mode: 'price_only', stock: null, outOfStockDays: 0 }, false],
  ['10 of 10 days', 10, { outOfStockDays: 10 }, true],
])('SYN-01 OFF-06 out_of_stock_too_long: %s', (_title, days, changes, applies) => {
  const finding = outOfStockTooLong(
    rowFacts({ stock: 0, offer: { active: true, ownStockZeroDays: days }, ...changes }),
  );
  expect(finding?.numbers).toEqual(applies ? [days, changes.outOfStockDays ?? 30] : undefined);
});

test('SYN-01 OFF-06 a new offer is not out of stock for long', () => {
  expect(outOfStockTooLong(rowFacts({ stock: 0 }))).toBeNull();
});
