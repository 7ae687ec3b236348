import { describe, expect, test } from 'vitest';
import { decimals } from './decimals.ts';

describe('decimals', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [1890, '18.90'],
    [-123_456, '-1234.56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%d minor units are %s', (minorUnits, text) => {
    expect(decimals(minorUnits)).toBe(text);
  });

  test('a language may want a comma', () => {
    expect(decimals(-123_456, ',')).toBe('-1234,56');
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (amount) => {
    expect(() => decimals(amount)).toThrow(TypeError);
  });
});
