import type { OfferRow } from '@offizin/contract/offers/seller';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionPanel } from '../../../parts/waiting/act-keeper.ts';
import { offerActs } from '../../../parts/waiting/offer-acts.ts';
import { csrf } from '../../../platform/csrf.ts';
import { forgetListed, listEdits } from './listed-edits.ts';
import { type EditOutcome, sendBatch } from './send-edits.ts';
import { editStore, type PendingEdit, setEdits } from './waiting-edits.ts';

const price = { amount: 995, currency: 'EUR' as const };
const offer = {
  productId: 'p-1',
  name: 'Thyme syrup',
  pack: '100 ml',
  version: 4,
  stock: 5,
  active: true,
  price,
} as OfferRow;
const kept = (key: string, productId: string): PendingEdit => ({
  key,
  offer: { ...offer, productId },
  change: { price: 1095 },
  typedAt: 1000,
  sendAt: 0,
  isSending: false,
  isKept: true,
  group: null,
});
const failed = vi.fn<EditOutcome['onFailure']>();
const outcome: EditOutcome = { queries: new QueryClient(), onFailure: failed, onGroup: () => {} };
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
const listed = () => offerActs.current().map(({ id, state, reason }) => [id, state, reason]);

editStore.subscribe(listEdits);

beforeEach(() => {
  csrf.set('token');
  connectionPanel.set({ Panel: () => null });
  setEdits([kept('a', 'p-1'), kept('b', 'p-2')], new Map());
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetListed();
  failed.mockReset();
});

test('GEN-19 changes that wait are listed with what they say, and leave the list when they are taken back', () => {
  expect(offerActs.current()[0]).toMatchObject({
    productId: 'p-1',
    name: 'Thyme syrup 100 ml',
    change: { price: { amount: 1095, currency: 'EUR' } },
    at: 1000,
    state: 'waiting',
  });
  offerActs.current()[0]?.drop();
  expect(listed()).toEqual([['b', 'waiting', null]]);
  expect(editStore.current().edits.map(({ key }) => key)).toEqual(['b']);
});

test.each([
  ['is saved', 200, { ...offer, version: 5 }, ['a', 'sent', null]],
  [
    'meets another change',
    409,
    { message: 'offer.version_conflict', current: { ...offer, version: 5 } },
    ['a', 'to_settle', 'changed'],
  ],
  [
    'is refused by a rule',
    422,
    { message: 'offer.refused', errors: [{ path: 'body.price', code: 'price_too_low' }] },
    ['a', 'to_settle', 'refused'],
  ],
  ['fails', 500, { message: 'internal' }, ['a', 'to_settle', 'refused']],
])('GEN-19 a listed change that %s stays listed until somebody has seen it', async (_, status, body, ended) => {
  answer(status, body);
  await sendBatch('a', outcome, false);
  expect(listed()).toEqual([ended, ['b', 'waiting', null]]);
  expect(failed).not.toHaveBeenCalled();
  offerActs.current()[0]?.drop();
  expect(listed()).toEqual([['b', 'waiting', null]]);
});

test('GEN-19 without an answer it goes on waiting', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await sendBatch('a', outcome, false);
  expect(listed()).toEqual([
    ['a', 'waiting', null],
    ['b', 'waiting', null],
  ]);
});

test('without a list the screen of the offers says what went wrong', async () => {
  connectionPanel.set(null);
  answer(500, { message: 'internal' });
  await sendBatch('a', outcome, false);
  expect(failed).toHaveBeenCalledOnce();
});

test('nothing is listed any more when the session ends', async () => {
  answer(200, { ...offer, version: 5 });
  await sendBatch('a', outcome, false);
  forgetListed();
  expect(listed()).toEqual([]);
});
