import { expect, test } from 'vitest';
import type { PriceMarks } from '../offers/price-position.ts';
import { classify } from './classify.ts';
import type { Finding } from './facts.ts';
import { fixPlan, type FixPlan, type RedCounts } from './fix-plan.ts';
import { remedyPrice } from './remedy-price.ts';
import { product, rowFacts } from './testing/sample-row.ts';

const finding = (type: Finding['type'], ...numbers: number[]): Finding => ({ type, colour: 'red', numbers });

test.each<[string, Finding, PriceMarks, number | null]>([
  [
    'to the limit, as drawn',
    finding('price_above_highest', 1890, 1860, 1240),
    { best: 900, highest: 1240, recommended: null },
    1860,
  ],
  [
    'to the recommended price below the limit',
    finding('price_above_highest', 1890, 1860, 1240),
    { best: 900, highest: 1240, recommended: 1500 },
    1500,
  ],
  [
    'to the recommended price',
    finding('price_above_recommended', 1700, 1500),
    { best: 900, highest: 1240, recommended: 1500 },
    1500,
  ],
  [
    'up to the limit, as drawn',
    finding('price_below_best', 410, 445, 890),
    { best: 890, highest: 890, recommended: null },
    445,
  ],
  [
    'no price is left',
    finding('price_above_recommended', 1700, 400),
    { best: 900, highest: 1240, recommended: 400 },
    null,
  ],
  ['another result', finding('out_of_stock_too_long', 40, 30), { best: 900, highest: 1240, recommended: null }, null],
])('SYN-08 the price that fixes a row: %s', (_title, found, marks, price) => {
  expect(remedyPrice(found, marks)).toBe(price);
});

test('SYN-08 a fixed price breaks no rule', () => {
  const marks = { best: 891, highest: 1241, recommended: 1700 };
  const findings = [1, 445, 1701, 1862, 9999].map((price) => {
    const row = rowFacts({ price, market: marks, product: { ...product, recommendedPrice: marks.recommended } });
    const found = classify(row);
    return found === null ? 'not refused' : classify({ ...row, price: remedyPrice(found, marks) });
  });
  expect(findings).toEqual([null, null, null, null, null]);
});

const drawn: RedCounts = {
  price_above_highest: 186,
  out_of_stock_too_long: 148,
  duplicated_in_catalogue: 78,
  certificate_required: 54,
  price_below_best: 31,
  missing_identifier: 24,
  selective_distribution: 17,
};

test.each<[string, number, RedCounts, FixPlan]>([
  [
    'as drawn',
    6120,
    drawn,
    {
      causes: [
        { type: 'price_above_highest', products: 186 },
        { type: 'out_of_stock_too_long', products: 148 },
        { type: 'duplicated_in_catalogue', products: 78 },
      ],
      products: 412,
      step: 'promising',
      stepAfter: 'optimum',
    },
  ],
  [
    'what one click fixes comes first',
    1000,
    { certificate_required: 300, price_above_highest: 20, missing_identifier: 200, selective_distribution: 2 },
    {
      causes: [
        { type: 'price_above_highest', products: 20 },
        { type: 'certificate_required', products: 300 },
        { type: 'missing_identifier', products: 200 },
      ],
      products: 520,
      step: 'insufficient',
      stepAfter: 'optimum',
    },
  ],
  ['nothing to fix', 10, { new_product: 0 }, { causes: [], products: 0, step: 'optimum', stepAfter: 'optimum' }],
  ['no products', 0, {}, { causes: [], products: 0, step: null, stepAfter: null }],
])('SYN-08 what to fix first: %s', (_title, total, red, plan) => {
  expect(fixPlan(total, red)).toEqual(plan);
});
