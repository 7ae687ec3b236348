import { expect, test } from 'vitest';
import { spokenOrder } from './spoken-order.ts';

test.each([
  ['whose it is', { number: '69851337', customer: { firstName: 'Stefan', city: 'Leipzig' } }, 'Stefan, Leipzig'],
  ['that its customer was deleted', { number: '69851337', customer: null }, 'Customer data deleted'],
])('GEN-13 an order is heard with its number as it is shown, and %s', (_, order, whose) => {
  expect(spokenOrder(order, 'Customer data deleted')).toBe(`69\u00a0851\u00a0337, ${whose}`);
});
