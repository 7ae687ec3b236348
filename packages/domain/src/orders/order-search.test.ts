import { expect, test } from 'vitest';
import { orderSearchWords } from './order-search.ts';

test.each([
  ['48 102 273', ['48102273']],
  ['#48-102-273', ['48102273']],
  ["48'102.273", ['48102273']],
  ['102273', ['102273']],
  ['AB-48102', ['ab-48102']],
  ['Müller', ['muller']],
  ['Vogel,  Katharina', ['vogel', 'katharina']],
  ['Großmann', ['grossmann']],
  ['Núñez', ['nunez']],
  ['  ', []],
  ['#', []],
  ['48', []],
  ['de', []],
  ['de Vogel', ['de', 'vogel']],
])('ORD-02 "%s" asks for %j', (typed, words) => {
  expect(orderSearchWords(typed)).toEqual(words);
});
