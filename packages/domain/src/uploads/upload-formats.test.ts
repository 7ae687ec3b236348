import { expect, test } from 'vitest';
import { formatOfName, isExcelOnly } from './upload-formats.ts';

test.each([
  ['offers.xlsx', 'xlsx'],
  ['OFFERS.XLSX', 'xlsx'],
  ['offers.2026.csv', 'csv'],
  ['offers.Ods', 'ods'],
  ['offers.xls', null],
  ['offers.xlsx.pdf', null],
  ['csv', null],
  ['.constructor', null],
  ['', null],
])('UPL-10 the format of %s is %s', (name, format) => {
  expect(formatOfName(name)).toBe(format);
});

test.each([
  [['xlsx'], true],
  [['xlsx', 'csv'], false],
  [['ods'], false],
] as const)('UPL-10 with %j allowed it is Excel only: %s', (allowed, only) => {
  expect(isExcelOnly(allowed)).toBe(only);
});
