import { expect, test } from 'vitest';
import { readTypedPercent, readTypedPrice, readTypedPurchasePrice, readTypedStock } from './typed-numbers.ts';

test.each([
  ['25,49', 2549],
  ['25.49', 2549],
  ['25', 2500],
  ['25,5', 2550],
  ['1.234,50', 123_450],
  ["1'234.50", 123_450],
  ['1 234,50 €', 123_450],
  ['CHF 9.80', 980],
  ['0,01', 1],
  ['0', null],
  ['25,499', null],
  ['1.23.4', null],
  ['abc', null],
  ['', null],
  ['-5', null],
  ['100000', null],
])('OFF-07 the typed price %s is %s', (typed, cents) => {
  expect(readTypedPrice(typed)).toBe(cents);
});

test.each([
  ['18', 18],
  ['0', 0],
  ['1.200', 1200],
  ['99999', 99_999],
  ['100000', null],
  ['-1', null],
  ['', null],
  ['x', null],
])('OFF-07 the typed stock %s is %s', (typed, stock) => {
  expect(readTypedStock(typed)).toBe(stock);
});

test.each([
  ['5', 500],
  ['+5 %', 500],
  ['-5', -500],
  ['−2,5', -250],
  ['3.75', 375],
  ['0', 0],
  ['-99', -9900],
  ['-100', null],
  ['1000', null],
  ['5,123', null],
  ['', null],
  ['five', null],
])('OFF-07 the percentage %j', (typed, read) => {
  expect(readTypedPercent(typed)).toBe(read);
});

test.each([
  ['6,20', 620],
  ['', null],
  ['  ', null],
  ['0', undefined],
  ['x', undefined],
])('OFF-11 the typed purchase price %o is %o', (typed, cents) => {
  expect(readTypedPurchasePrice(typed)).toBe(cents);
});
