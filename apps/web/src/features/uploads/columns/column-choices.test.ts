import { expect, test } from 'vitest';
import { changedColumns, choicesNow, chooseColumn, type Columns, missingFields } from './column-choices.ts';

const column = (header: string, field: Columns[number]['field'] = null): Columns[number] => ({
  header,
  samples: [],
  field,
  own: false,
});
const columns = [column('PZN', 'code'), column('VK', 'price'), column('Endpreis'), column('Artikel', 'name')];

test('UPL-02 a column is a field, and another one that was it is no longer read', () => {
  const now = choicesNow(columns);
  expect(now).toEqual(['code', 'price', 'not_read', 'not_read']);
  const changed = chooseColumn(now, 2, 'price');
  expect(changed).toEqual(['code', 'not_read', 'price', 'not_read']);
  expect(changedColumns(columns, changed)).toEqual([
    { header: 'VK', field: 'not_read' },
    { header: 'Endpreis', field: 'price' },
  ]);
  expect(changedColumns(columns, now)).toEqual([]);
});

test.each([
  [['code', 'price'], []],
  [['gtin', 'price'], []],
  [['price', 'not_read'], ['code']],
  [['not_read'], ['code', 'price']],
  [['as_recognised'], []],
] as const)('UPL-02 of a list of prices %o lack %o', (choices, missing) => {
  expect(missingFields('price_only', choices)).toEqual(missing);
});
