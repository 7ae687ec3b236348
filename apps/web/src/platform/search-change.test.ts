import { expect, test } from 'vitest';
import { changedSearch } from './search-change.ts';

test.each([
  [{}, { q: 'crema' }, { q: 'crema' }],
  [{ q: 'crema', colour: 'red' } as const, { q: '' }, { colour: 'red' }],
  [{ colour: 'red', open: 'none' } as const, { colour: undefined }, { open: 'none' }],
  [{ finding: 'new_product' } as const, { finding: 'prescription' } as const, { finding: 'prescription' }],
])('SYN-02 %j changed by %j is %j', (search, change, changed) => {
  expect(changedSearch(search, change)).toEqual(changed);
});
