import { expect, test } from 'vitest';
import { fillAddress } from './fill-address.ts';

test.each([
  ['/orders', {}, '/orders'],
  ['/orders/:orderId', { params: { orderId: 'a/b c' } }, '/orders/a%2Fb%20c'],
  ['/orders', { query: { tab: 'managed', limit: 5, cursor: undefined } }, '/orders?tab=managed&limit=5'],
  ['/offers/:id/rows', { params: { id: '7' }, query: { q: 'ü&x' } }, '/offers/7/rows?q=%C3%BC%26x'],
])('%s is filled', (path, parts, address) => {
  expect(fillAddress(path, parts)).toBe(address);
});
