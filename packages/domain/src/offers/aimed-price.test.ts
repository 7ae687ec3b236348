import { describe, expect, test } from 'vitest';
import { aimedPrice, brokenLimit, type PriceAim } from './aimed-price.ts';

const market = { best: 1000, highest: 1240, recommended: 1500 };
const alone = { best: null, highest: null, recommended: null };

describe('OFF-07 prices of several offers', () => {
  test.each<[string, PriceAim, number, number, typeof market | typeof alone, number | null]>([
    ['five per cent less', 'percent', -500, 1299, market, 1234],
    ['two and a half per cent more', 'percent', 250, 1000, market, 1025],
    ['half a cent is rounded up', 'percent', 500, 1010, market, 1061],
    ['never less than a cent', 'percent', -9900, 5, market, 1],
    ['never more than a price may be', 'percent', 10_000, 9_999_999, alone, 9_999_999],
    ['a cent below the best', 'first', 0, 1200, market, 999],
    ['who is the cheapest stays', 'first', 0, 900, market, 900],
    ['nobody to be cheaper than', 'first', 0, 900, alone, null],
    ['as the best', 'best', 0, 1200, market, 1000],
    ['as the best of nobody', 'best', 0, 1200, alone, null],
    ['the highest allowed', 'maximum', 0, 1200, market, 1500],
    ['the highest allowed is 1.5 times the highest', 'maximum', 0, 1200, { ...market, recommended: 2000 }, 1860],
    ['no limit', 'maximum', 0, 1200, alone, null],
    ['the recommended price', 'recommended', 0, 1200, market, 1500],
  ])('%s', (_, aim, change, price, marks, becomes) => {
    expect(aimedPrice({ price, marks }, aim, change)).toBe(becomes);
  });

  test.each([
    [499, { rule: 'minimum', limit: 500 }],
    [500, null],
    [1500, null],
    [1501, { rule: 'maximum', limit: 1500 }],
  ])('%d cents', (price, broken) => {
    expect(brokenLimit(price, market)).toEqual(broken);
    expect(brokenLimit(price, alone)).toBeNull();
  });
});
