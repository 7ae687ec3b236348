import { remedies, type Remedy, type ResultColour } from '@offizin/domain/sync/result-types';
import { expect, test } from 'vitest';
import { isConfirmed, isExplained, offeredRemedy, wayOf } from './remedy-kinds.ts';

test.each<[Remedy, ResultColour, Remedy]>([
  ['none', 'red', 'correct_code'],
  ['none', 'grey', 'none'],
  ['add_stock', 'red', 'add_stock'],
  ['reactivate', 'grey', 'reactivate'],
])('SYN-08 of %s, %s, the screen offers %s', (remedy, colour, offered) => {
  expect(offeredRemedy({ remedy, colour })).toBe(offered);
});

test('SYN-08 every remedy is carried out in exactly one way', () => {
  expect(remedies.filter(isConfirmed)).toEqual(['set_to_limit', 'set_to_recommended', 'reactivate']);
  expect(remedies.filter(isExplained)).toEqual([
    'upload_certificate',
    'correct_code',
    'request_contract',
    'see_request',
  ]);
  expect(remedies.filter((remedy) => wayOf(remedy) === 'look')).toEqual(['none']);
});
