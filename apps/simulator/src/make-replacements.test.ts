import type { MarketplaceEvent } from '@offizin/marketplace-client/api.gen';
import { openClient } from '@offizin/marketplace-client/client';
import { expect, test } from 'vitest';
import type { OpenOrders } from './life/open-order.ts';
import { type Asked, hearReplacement, makeReplacements } from './make-replacements.ts';
import { startStubPortal } from '@offizin/marketplace-client/testing/stub-portal';

const now = new Date('2026-11-24T13:48:00Z');
const replacementId = '00000000-0000-4000-8000-000000000001';
const none = { order: null, offers: null, registration: null, payout: null, pause: null, dispute: null, return: null };
const event: MarketplaceEvent = {
  cursor: '1',
  kind: 'order.replacement_requested',
  at: now.toISOString(),
  seller: 'DE-2001',
  orderNumber: '48101212',
  ...none,
  profile: null,
  priceProposal: null,
  service: null,
  message: null,
  replacement: { replacementId },
};
const address = {
  name: 'Miriam Albrecht',
  street: 'Lindenweg 3',
  postalCode: '79098',
  city: 'Freiburg',
  region: null,
  countryCode: 'DE',
  phone: null,
};
const request = {
  replacementId,
  orderNumber: '48101212',
  seller: 'DE-2001',
  state: 'requested',
  requestedAt: now.toISOString(),
  items: [{ productId: 'P-1', units: 2 }],
  deliveryType: 'same_day_slot',
  customerFirstName: 'Miriam',
  deliveryAddress: address,
  replacementNumber: null,
};

/** What the marketplace hands over when what it asked for stands so, and these numbers are taken. */
async function handedOver(state: string, taken: number) {
  let left = taken;
  const stub = await startStubPortal(({ method }) => {
    if (method === 'GET') return { status: 200, body: { ...request, state } };
    left -= 1;
    const refused = [{ index: 0, code: 'order.number_taken', path: 'orders.0.number' }];
    return { status: 200, body: { accepted: left < 0 ? 1 : 0, unchanged: 0, errors: left < 0 ? [] : refused } };
  });
  const client = openClient({ baseUrl: stub.baseUrl, key: 'k', signal: new AbortController().signal });
  const asked: Asked[] = [];
  const orders: OpenOrders = new Map();
  hearReplacement(asked, event);
  await makeReplacements(client, 'de', { asked, orders, now });
  await makeReplacements(client, 'de', { asked, orders, now });
  stub.close();
  const records = stub.seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body).orders[0]);
  return { records, open: [...orders.values()] };
}

test('MKT-02 the marketplace makes the order that a shop asks for: free, to the same place, once', async () => {
  const { records, open } = await handedOver('requested', 0);
  expect(records).toMatchObject([
    {
      origin: 'replacement',
      replacementFor: { orderNumber: '48101212', replacementId },
      lines: [{ productId: 'P-1', quantity: 2, unitPrice: 0 }],
      shipping: 0,
      deliveryType: 'next_day',
      deliveryAddress: address,
    },
  ]);
  expect(open).toMatchObject([{ seller: 'DE-2001', status: 'new' }]);
});

test('MKT-02 a number that is taken is not used, and what is settled is left', async () => {
  const { records } = await handedOver('requested', 2);
  expect(new Set(records.map(({ number }) => number)).size).toBe(3);
  expect(await handedOver('made', 0)).toEqual({ records: [], open: [] });
});
