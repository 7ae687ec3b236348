import { expect, test } from 'vitest';
import { namedNumbers, syncResultTable, syncResultTypes } from './result-types.ts';

test.each(syncResultTypes)('each number of %s has a unit', (type) => {
  const { numbers, units } = syncResultTable[type];
  expect(units).toHaveLength(numbers.length);
});

test('numbers are found by their names; a finding may end early', () => {
  expect([...namedNumbers('duplicated_by_partner', [7, 1200])]).toEqual([
    ['row', 7],
    ['earlierPrice', 1200],
  ]);
});
