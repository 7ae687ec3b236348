import { expect, test } from 'vitest';
import { readUploadSearch, rowQueryOf } from './upload-search.ts';

const upload = '0198c1d2-0000-7000-8000-000000000001';

test.each<[Record<string, unknown>, object]>([
  [{}, {}],
  [{ show: 'rejected', q: 'x' }, {}],
  [{ upload }, { upload }],
  [{ upload: '../orders', show: 'rejected' }, {}],
  [
    { upload, show: 'rejected', cause: 'price_high', sort: 'row' },
    { upload, show: 'rejected', cause: 'price_high', sort: 'row' },
  ],
  [{ upload, show: 'sold', cause: 7, sort: 'name' }, { upload }],
  [
    { upload, q: 187402 },
    { upload, q: '187402' },
  ],
  [{ upload, q: '' }, { upload }],
])('UPL-05 %j is read as %j', (raw, search) => {
  expect(readUploadSearch(raw)).toEqual(search);
});

test('UPL-05 rows are asked for by result, cause, text and order', () => {
  expect(rowQueryOf({ upload, show: 'left_alone', cause: 'code', q: ' 18 ', sort: 'price_move' })).toEqual({
    result: 'left_alone',
    cause: 'code',
    q: '18',
    sort: 'price_move',
  });
  expect(rowQueryOf({ upload, q: ' ' })).toEqual({});
});
