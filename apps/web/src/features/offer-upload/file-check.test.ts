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
  expect(refusalOf({ name, size })).toBe(refusal);
});
