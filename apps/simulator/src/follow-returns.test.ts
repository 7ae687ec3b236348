import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { MarketplaceEvent } from '@offizin/marketplace-client/api.gen';
import { openClient } from '@offizin/marketplace-client/client';
import { expect, test } from 'vitest';
import { followReturns, planAnswer, type PlannedMoves } from './follow-returns.ts';
import { startStubPortal } from '@offizin/marketplace-client/testing/stub-portal';

const now = new Date('2026-11-24T13:48:00Z');
const later = new Date(now.getTime() + 60_000);

const moved = (returnNo: string, step: NonNullable<MarketplaceEvent['return']>['step']): MarketplaceEvent => ({
  cursor: '1',
  kind: 'return.moved',
  at: now.toISOString(),
  seller: 'ES-1001',
  orderNumber: '48000000',
  order: null,
  offers: null,
  registration: null,
  payout: null,
  pause: null,
  dispute: null,
  return: { returnNo, step, state: 'on_the_way' },
  profile: null,
  priceProposal: null,
  service: null,
  message: null,
  replacement: null,
});

test('MKT-02 customers answer what shops do about returns, after a while and once', async () => {
  const standing = { returnNo: 'R1', orderNumber: '1', seller: 'ES-1001', kind: 'damaged', version: 3, dueAt: null };
  const rest = { offer: null, refunded: 0, decision: null, shopWords: null, effect: null };
  const stub = await startStubPortal(({ method }) =>
    method === 'GET'
      ? { status: 200, body: { items: [{ ...standing, ...rest, state: 'escalated', evidence: [] }] } }
      : { status: 200, body: { ...standing, ...rest, state: 'received', evidence: [] } },
  );
  const client = openClient({ baseUrl: stub.baseUrl, key: 'k', signal: new AbortController().signal });
  const planned: PlannedMoves = [];
  planAnswer(planned, moved('R1', 'accept'), now);
  planAnswer(planned, moved('R2', 'refund'), now);
  expect(planned).toMatchObject([{ returnNo: 'R1', move: { step: 'receive' } }]);
  await followReturns(client, 'es', { planned, now });
  expect(stub.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  await followReturns(client, 'es', { planned, now: later });
  await followReturns(client, 'es', { planned, now: later });
  const posts = stub.seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => JSON.parse(body))).toEqual([{ step: 'receive' }]);
  expect(posts[0]?.url).toContain(
    marketplaceApi.moveReturn.path.replace(':externalId', 'ES-1001').replace(':returnNo', 'R1'),
  );
  stub.close();
});
