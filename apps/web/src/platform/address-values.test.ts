import { limits } from '@offizin/domain/limits';
import { describe, expect, test } from 'vitest';
import { joinedNames, textsOf } from './address-values.ts';
import { oneOf } from './one-of.ts';

describe('OFF-02 OFF-08 the values of an address', () => {
  test.each([
    ['low', 'low'],
    ['lower', undefined],
    [7, undefined],
    [undefined, undefined],
    [['low'], undefined],
  ])('%j is one of those allowed: %s', (value, found) => {
    expect(oneOf(value, ['low', 'none'])).toBe(found);
  });

  test.each([
    [undefined, []],
    ['A', ['A']],
    [
      ['A', 7, ''],
      ['A', '7'],
    ],
    ['x'.repeat(101), []],
    [Array.from({ length: 60 }, () => 'A'), Array.from({ length: limits.facetValues }, () => 'A')],
  ])('the texts of %j', (value, texts) => {
    expect(textsOf(value)).toEqual(texts);
  });

  test('names keep their commas', () => {
    expect(joinedNames(['A, B', 'C'])).toBe('A%2C%20B,C');
  });
});
