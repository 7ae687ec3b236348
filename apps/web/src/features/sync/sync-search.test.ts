import { describe, expect, test } from 'vitest';
import { readSyncSearch, searchedFor } from './sync-search.ts';

describe('SYN-02 the parts of the address', () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [
      { colour: 'red', finding: 'price_above_highest', q: 'crema', open: 'none' },
      { colour: 'red', finding: 'price_above_highest', q: 'crema', open: 'none' },
    ],
    [{ colour: 'green', finding: 'price', open: 'all', q: '' }, {}],
    [{ q: 187402 }, { q: '187402' }],
    [{ q: ['a'] }, {}],
    [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(100) }],
    [{ open: 'new_product' }, { open: 'new_product' }],
  ])('%j is read as %j', (raw, search) => {
    expect(readSyncSearch(raw)).toEqual(search);
  });

  test.each([
    [{}, null],
    [{ colour: 'grey', q: '  ' } as const, null],
    [{ colour: 'grey', q: ' crema ' } as const, { colour: 'grey', q: 'crema' }],
    [{ finding: 'new_product' } as const, { finding: 'new_product' }],
    [{ colour: 'red', finding: 'new_product', q: 'x' } as const, { colour: 'red', finding: 'new_product', q: 'x' }],
  ])('%j asks for %j', (search, asked) => {
    expect(searchedFor(search)).toEqual(asked);
  });
});
