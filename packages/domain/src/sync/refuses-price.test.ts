import { expect, test } from 'vitest';
import type { RowFacts } from './facts.ts';
import { refusesPrice } from './refuses-price.ts';
import { product, rowFacts } from './testing/sample-row.ts';

test.each<[string, Partial<RowFacts>, boolean]>([
  ['nothing limits it', {}, false],
  ['above the highest', { market: { best: null, highest: 600 } }, true],
  ['above the recommended', { product: { ...product, recommendedPrice: 999 } }, true],
  ['below the best', { market: { best: 2001, highest: null } }, true],
  ['another rule comes first', { stock: null, product: { ...product, recommendedPrice: 999 } }, true],
  ['another rule refuses the row, none the price', { product: { ...product, selective: true } }, false],
])('SYN-10 a price that no rule lets pass: %s', (_title, changes, refused) => {
  expect(refusesPrice(rowFacts(changes))).toBe(refused);
});
