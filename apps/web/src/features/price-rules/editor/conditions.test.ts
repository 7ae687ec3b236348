import { noConditions, type RuleCovers } from '@offizin/domain/price-rules/terms';
import { describe, expect, test } from 'vitest';
import { conditions, hasCondition, withoutCondition } from './conditions.ts';

const all: RuleCovers = {
  category: ['Colds'],
  brand: ['Solvanta'],
  manufacturer: ['Solvanta Ltd'],
  origin: 'own',
  commissionMax: 0,
  priceFrom: null,
  priceTo: 2000,
  including: ['P-1'],
  excluding: ['P-2'],
};

describe('the conditions of a rule', () => {
  test.each(conditions)('OFF-11 %s is there or not, and can be taken away alone', (condition) => {
    expect(hasCondition(noConditions, condition)).toBe(false);
    expect(hasCondition(all, condition)).toBe(true);
    const left = withoutCondition(all, condition);
    expect(conditions.filter((each) => !hasCondition(left, each))).toEqual([condition]);
  });

  test('OFF-11 one end of a price band is a condition', () => {
    expect(hasCondition({ ...noConditions, priceFrom: 100 }, 'price')).toBe(true);
  });
});
