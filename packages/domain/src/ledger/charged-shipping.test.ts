import { expect, test } from 'vitest';
import { chargedShipping } from './charged-shipping.ts';

const rate = 2100;

test.each([
  ['nothing charged', [{ kind: 'sale', amount: 1210, rate: null }], []],
  ['shipping with its VAT', [{ kind: 'shipping', amount: 399, rate }], [{ rate, gross: 399, vat: 69 }]],
  [
    'a part given back',
    [
      { kind: 'shipping', amount: 399, rate },
      { kind: 'shipping_refund', amount: -199, rate },
    ],
    [{ rate, gross: 200, vat: 35 }],
  ],
  [
    'all of it given back',
    [
      { kind: 'shipping', amount: 399, rate },
      { kind: 'shipping_refund', amount: -399, rate },
    ],
    [],
  ],
  [
    'two rates, as where the goods have two',
    [
      { kind: 'shipping', amount: 300, rate: 700 },
      { kind: 'shipping', amount: 100, rate: 1900 },
    ],
    [
      { rate: 700, gross: 300, vat: 20 },
      { rate: 1900, gross: 100, vat: 16 },
    ],
  ],
  [
    'a line of before rates were said',
    [{ kind: 'shipping', amount: 399, rate: null }],
    [{ rate: 0, gross: 399, vat: 0 }],
  ],
] as const)('INV-03 shipping: %s', (_, lines, charged) => {
  expect(chargedShipping(lines)).toEqual(charged);
});
