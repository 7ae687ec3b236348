import { expect, test } from 'vitest';
import { isInVatTerritory } from './vat-territory.ts';

test.each([
  ['DE', '79098', true],
  ['DE', '27498', false],
  ['DE', '78266', false],
  ['ES', '46010', true],
  ['ES', '35001', false],
  ['ES', '38003', false],
  ['ES', '51001', false],
  ['ES', '52001', false],
  ['FR', '31000', true],
  ['FR', '97400', false],
  ['MC', '98000', true],
  ['IT', '10122', true],
  ['IT', '23041', false],
  ['IT', '22061', false],
  ['GR', '105 58', true],
  ['GR', '630 86', false],
  ['FI', '00100', true],
  ['FI', '22100', false],
  ['PT', '9000-001', true],
  ['CH', '8400', false],
  ['GB', 'BT1 5GS', false],
  ['NO', '0150', false],
])('INV-04 the VAT of the Union reaches %s %s: %s', (countryCode, postalCode, isIn) => {
  expect(isInVatTerritory({ countryCode, postalCode })).toBe(isIn);
});
