import { describe, expect, test } from 'vitest';
import { brakeLimits, type BrakeFigures, movesFar, reasonsToHold } from './feed-brake.ts';

const usual = brakeLimits(null);
const quiet: BrakeFigures = { onSale: 1000, leaving: 0, prices: 1000, moved: 0, movePercent: 25 };

describe('SYN-06 the brake of a feed', () => {
  test.each<[string, Partial<BrakeFigures>, string[]]>([
    ['nothing happens', {}, []],
    ['exactly a fifth leaves', { leaving: 200 }, []],
    ['more than a fifth leaves', { leaving: 201 }, ['leaving']],
    ['exactly 20 offers leave, which are more than a fifth', { onSale: 50, leaving: 20 }, []],
    ['21 offers leave, which are more than a fifth', { onSale: 50, leaving: 21 }, ['leaving']],
    ['21 offers leave, which are exactly a fifth', { onSale: 105, leaving: 21 }, []],
    ['all of few offers leave', { onSale: 5, leaving: 5 }, []],
    ['nothing is on sale', { onSale: 0, leaving: 0 }, []],
    ['exactly 30 % of the prices move far', { moved: 300 }, []],
    ['more than 30 % of the prices move far', { moved: 301 }, ['prices']],
    ['the only price moves far', { prices: 1, moved: 1 }, ['prices']],
    ['the list names no price of an offer', { prices: 0, moved: 0 }, []],
    ['both', { leaving: 1000, moved: 1000 }, ['leaving', 'prices']],
  ])('%s', (_, figures, reasons) => {
    expect(reasonsToHold({ ...quiet, ...figures }, usual)).toEqual(reasons);
  });

  test.each([
    [1000, 1250, false],
    [1000, 1251, true],
    [1000, 750, false],
    [1000, 749, true],
    [1000, 1000, false],
    [3, 4, true],
  ])('a price from %i to %i', (before, after, isFar) => {
    expect(movesFar(before, after, usual)).toBe(isFar);
  });

  test('a seller may have limits of its own', () => {
    const own = brakeLimits({ leavingPercent: 50, movePercent: 10 });
    expect(reasonsToHold({ ...quiet, leaving: 500 }, own)).toEqual([]);
    expect(movesFar(1000, 1101, own)).toBe(true);
    expect(own.pricePercent).toBe(usual.pricePercent);
  });
});
