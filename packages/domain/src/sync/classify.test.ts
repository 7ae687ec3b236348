import { describe, expect, test } from 'vitest';
import { classify, syncRules } from './classify.ts';
import type { ProductFacts, RowFacts } from './facts.ts';
import { syncResultTable, syncResultTypes, type SyncResultType } from './result-types.ts';
import { earlier, product, rowFacts } from './testing/sample-row.ts';

interface Breach {
  readonly row?: Partial<RowFacts>;
  readonly product?: Partial<ProductFacts>;
}

/** How a row breaks each rule; breaches of neighbouring rules can be combined. */
const breaches: Readonly<Record<SyncResultType, Breach>> = {
  unreadable_format: { row: { unreadable: { field: 'price', problem: 'not_a_number', text: 'x' } } },
  missing_identifier: { row: { hasIdentifier: false } },
  duplicated_by_partner: { row: { earlier } },
  duplicated_in_catalogue: { row: { match: 'many' } },
  new_product: { row: { match: 'none' } },
  not_available: { product: { blocked: true } },
  deactivated_by_seller: { row: { offer: { active: false, ownStockZeroDays: 40 } } },
  selective_distribution: { product: { selective: true } },
  certificate_required: { product: { certificateRequired: true } },
  prescription: { product: { prescription: true } },
  out_of_stock_too_long: { row: { stock: 0, offer: { active: true, ownStockZeroDays: 40 } } },
  price_above_highest: { row: { market: { best: null, highest: 600 } } },
  price_above_recommended: { product: { recommendedPrice: 900 } },
  price_below_best: { row: { market: { best: 2001, highest: null } } },
};

function breaking(...types: SyncResultType[]): RowFacts {
  const broken = types.map((type) => breaches[type]);
  const own: ProductFacts = Object.assign({}, product, ...broken.map((breach) => breach.product));
  const row: Partial<RowFacts> = Object.assign({}, ...broken.toReversed().map((breach) => breach.row));
  return rowFacts({ ...row, product: own });
}

/** Two rules about one and the same fact, of which a row can break only one. */
const exclusive: readonly SyncResultType[] = ['duplicated_in_catalogue'];

describe('SYN-05 the rules in order', () => {
  test('a row without fault has no result', () => {
    expect(classify(rowFacts())).toBeNull();
  });

  test.each(syncResultTypes)('%s is found, with the colour and the numbers of its type', (type) => {
    const finding = classify(breaking(type));
    expect(finding?.type).toBe(type);
    const { colour, numbers } = syncResultTable[type];
    expect(finding?.colour).toBe(colour);
    expect(finding?.numbers).toHaveLength(numbers.length);
    expect(syncRules[type](rowFacts())).toBeNull();
  });

  const neighbours = syncResultTypes
    .slice(0, -1)
    .map((type, index) => [type, syncResultTypes[index + 1] ?? type] as const);
  test.each(neighbours.filter(([first]) => !exclusive.includes(first)))('%s comes before %s', (first, second) => {
    const row = breaking(first, second);
    expect(syncRules[second](row)?.type).toBe(second);
    expect(classify(row)?.type).toBe(first);
  });

  test('findings without numbers are one and the same object', () => {
    expect(classify(breaking('new_product'))).toBe(classify(breaking('new_product')));
  });
});

describe('SYN-01 the table of types', () => {
  test('14 types; grey ones stop no sale unless the product is not available', () => {
    expect(syncResultTypes).toHaveLength(14);
    const grey = syncResultTypes.filter((type) => syncResultTable[type].colour === 'grey');
    expect(grey).toEqual([
      'duplicated_by_partner',
      'new_product',
      'not_available',
      'deactivated_by_seller',
      'prescription',
    ]);
    expect(grey.filter((type) => syncResultTable[type].stopsSale)).toEqual(['not_available']);
  });

  test('SYN-10 red is not on sale: every red type stops it', () => {
    const red = syncResultTypes.filter((type) => syncResultTable[type].colour === 'red');
    expect(red.filter((type) => !syncResultTable[type].stopsSale)).toEqual([]);
  });

  test('three types let the row change the offer', () => {
    const written = syncResultTypes.filter((type) => syncResultTable[type].effect === 'write');
    expect(written).toEqual(['deactivated_by_seller', 'prescription', 'out_of_stock_too_long']);
  });
});
