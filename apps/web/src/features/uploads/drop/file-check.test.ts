import { expect, test } from 'vitest';
import { refusalOf } from './file-check.ts';

const limit = 5 * 1024 * 1024;

test.each([
  ['offers.xlsx', 1000, null],
  ['OFFERS.XLSX', limit, null],
  ['offers.xlsx', limit + 1, 'too_large'],
  ['offers.xlsx', 0, 'empty'],
  ['tarifa.xls', 1000, 'old_excel'],
  ['offers.csv', 1000, 'not_excel'],
  ['offers.xlsx.pdf', 1000, 'not_excel'],
  ['xlsx', 1000, 'not_excel'],
])('UPL-02 %s of %i bytes: %s', (name, size, refusal) => {
  expect(refusalOf({ name, size }, ['xlsx'])).toBe(refusal);
});

test.each([
  ['offers.xlsx', 1000, null],
  ['offers.CSV', 1000, null],
  ['offers.csv', limit + 1, 'too_large'],
  ['offers.csv', 0, 'empty'],
  ['offers.ods', 1000, 'not_allowed'],
  ['offers.pdf', 1000, 'not_allowed'],
  ['tarifa.xls', 1000, 'old_excel'],
])('UPL-10 %s of %i bytes where csv is allowed too: %s', (name, size, refusal) => {
  expect(refusalOf({ name, size }, ['xlsx', 'csv'])).toBe(refusal);
});
