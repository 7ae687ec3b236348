import { expect, test } from 'vitest';
import { notificationTextValues } from './text-values.ts';

const nothing = { count: 1, hours: 0, leaving: 0, moved: 0, number: '', fileName: '', operator: '', month: '' };

test.each([
  ['an order', { count: 1, number: '48102273' }, { ...nothing, number: '48\u00a0102\u00a0273' }],
  ['a file', { fileName: 'a.xlsx', count: 7 }, { ...nothing, count: 7, fileName: 'a.xlsx' }],
  ['a feed', { hours: 26 }, { ...nothing, hours: 26 }],
  ['a held list', { uploadId: 'a', leaving: 30, moved: 2 }, { ...nothing, leaving: 30, moved: 2 }],
  ['a month', { month: '2026-10' }, { ...nothing, month: '10/2026' }],
])('GEN-18 the text of %s gets every value it may ask for', (_, params, expected) => {
  expect(notificationTextValues(params)).toEqual(expected);
});
