import { expect, test } from 'vitest';
import { fieldOf, sortErrors } from './form-errors.ts';

const names = ['address', 'username', 'mapping.price', 'items'];

test.each([
  ['body.address', 'address'],
  ['body.user.username', 'username'],
  ['body.mapping.price', 'mapping.price'],
  ['body.mapping.stock', null],
  ['body.items.0.quantity', 'items'],
  ['params.orderId', null],
  ['body', null],
])('%s belongs to %s', (path, name) => {
  expect(fieldOf(path, names)).toBe(name);
});

test('a field shows its first error; what belongs to none is kept apart', () => {
  const errors = [
    { path: 'body.address', code: 'field.required' },
    { path: 'body.address', code: 'field.invalid' },
    { path: 'body.version', code: 'field.required' },
  ];
  const { atFields, elsewhere } = sortErrors(errors, names);
  expect([...atFields]).toEqual([['address', errors[0]]]);
  expect(elsewhere).toEqual([errors[2]]);
});
