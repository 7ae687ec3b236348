import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { describe, expect, test } from 'vitest';
import { countsDays, figureOf, figuresOf } from './finding-columns.ts';

describe('SYN-02 the numbers of a result', () => {
  test.each<[SyncResultType, number[], (number | null)[]]>([
    ['price_above_highest', [1890, 1860, 1240], [1890, 1240, 1860, 30]],
    ['price_above_recommended', [2500, 2000], [2500, 2000, 500]],
    ['price_below_best', [400, 620, 1240], [400, 1240, 620, 220]],
    ['out_of_stock_too_long', [41, 30], [41, 30]],
    ['price_above_highest', [], [null, null, null, null]],
  ])('%s %j', (finding, numbers, shown) => {
    expect(figuresOf(finding).map((name) => figureOf({ finding, numbers }, name))).toEqual(shown);
  });

  test('a text describes the others, and rows of several causes', () => {
    expect(figuresOf('new_product')).toEqual([]);
    expect(figuresOf(null)).toEqual([]);
  });

  test('days are no money', () => {
    expect(figuresOf('out_of_stock_too_long').every(countsDays)).toBe(true);
    expect(figuresOf('price_below_best').some(countsDays)).toBe(false);
  });
});
