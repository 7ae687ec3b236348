import { expect, test } from 'vitest';
import { notificationTextValues } from './text-values.ts';

test.each([
  [
    'an order',
    { count: 1, number: '48102273' },
    { count: 1, hours: 0, number: '48\u00a0102\u00a0273', fileName: '', operator: '' },
  ],
  ['a file', { fileName: 'a.xlsx', count: 7 }, { count: 7, hours: 0, number: '', fileName: 'a.xlsx', operator: '' }],
  ['a feed', { hours: 26 }, { count: 1, hours: 26, number: '', fileName: '', operator: '' }],
])('GEN-18 the text of %s gets every value it may ask for', (_, params, expected) => {
  expect(notificationTextValues(params)).toEqual(expected);
});
