import { expect, test } from 'vitest';
import { readStock } from './read-stock.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['1', 1],
  ['99999', 99_999],
  ['100000', null],
  ['0', null],
  ['', null],
  ['1,5', null],
  ['-3', null],
  ['1e3', null],
])('SYN-08 a stock of %j is read as %j', (typed, stock) => {
  expect(readStock(typed)).toBe(stock);
});
