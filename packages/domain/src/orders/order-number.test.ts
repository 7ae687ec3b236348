import { expect, test } from 'vitest';
import { formatOrderNumber, normaliseOrderNumber } from './order-number.ts';

test.each([
  ['48102273', '48 102 273'],
  ['102273', '102 273'],
  ['7', '7'],
  ['ES-2026-1', 'ES-2026-1'],
])('ORD-01 order number %s reads %s', (stored, shown) => {
  expect(formatOrderNumber(stored).replaceAll('\u00a0', ' ')).toBe(shown);
});

test.each(['48102273', ' 48 102 273 ', '48\u00a0102\u00a0273', '#48102273', '48.102.273', '48’102’273'])(
  'ORD-02 "%s" finds order 48102273',
  (typed) => {
    expect(normaliseOrderNumber(typed)).toBe('48102273');
  },
);

test('ORD-02 letters are compared in upper case', () => {
  expect(normaliseOrderNumber('es-2026-1')).toBe('ES-2026-1');
});
