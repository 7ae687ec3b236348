import type { OfferRow } from '@offizin/contract/offers/seller';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csrf } from '../../../platform/csrf.ts';
import { mayEndSession } from '../../../platform/before-session-ends.ts';
import { queueEdit, queueEdits, undoEdit, undoTime } from './offer-edits.ts';
import { type EditOutcome, sendBatch } from './send-edits.ts';
import { editStore, setEdits } from './waiting-edits.ts';

const offer = {
  productId: 'p-1',
  name: 'Thyme syrup',
  version: 4,
  stock: 5,
  active: true,
  price: { amount: 995, currency: 'EUR' },
} as OfferRow;

interface Asked {
  readonly body: { readonly version: number; readonly price?: number; readonly stock?: number };
  readonly answer: (status: number, body: unknown) => Promise<void>;
}

let asked: Asked[] = [];
const failed = vi.fn<EditOutcome['onFailure']>();
const outcome: EditOutcome = { queries: new QueryClient(), onFailure: failed, onGroup: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  failed.mockReset();
  csrf.set('token');
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const reply = Promise.withResolvers<Response>();
    const answer = async (status: number, answered: unknown) => {
      reply.resolve(new Response(JSON.stringify(answered), { status }));
      await vi.advanceTimersByTimeAsync(0);
    };
    asked.push({ body: JSON.parse(body), answer });
    return reply.promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

afterEach(() => {
  setEdits([], new Map());
});

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

const pendingChange = () => editStore.current().pending.get('p-1')?.change;

test('OFF-07 a second edit of a cell, made while the first is sent, is sent after it on the new version', async () => {
  queueEdit(offer, { stock: 12 }, outcome);
  await wait(undoTime);
  expect(asked.map(({ body }) => body)).toEqual([{ version: 4, stock: 12 }]);
  queueEdit(offer, { stock: 13 }, outcome);
  await wait(undoTime);
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(200, { ...offer, version: 5, stock: 12 });
  expect(asked.map(({ body }) => body)[1]).toEqual({ version: 5, stock: 13 });
  await asked[1]?.answer(200, { ...offer, version: 6, stock: 13 });
  expect(failed).not.toHaveBeenCalled();
});

test('OFF-07 a second edit that waits beside one being sent is shown, and can be taken back alone', async () => {
  queueEdit(offer, { stock: 12, price: 1095 }, outcome);
  await wait(undoTime);
  queueEdit(offer, { stock: 13 }, outcome);
  expect(pendingChange()).toEqual({ stock: 13, price: 1095 });
  const [, second] = editStore.current().edits;
  if (second !== undefined) undoEdit(second);
  expect(pendingChange()).toEqual({ stock: 12, price: 1095 });
  await asked[0]?.answer(200, { ...offer, version: 5, stock: 12 });
  await wait(undoTime);
  expect([asked.length, editStore.current().edits]).toEqual([1, []]);
});

test('edits of one offer that still wait become one', async () => {
  queueEdit(offer, { stock: 12 }, outcome);
  await wait(undoTime / 2);
  queueEdit(offer, { price: 1095 }, outcome);
  await wait(undoTime / 2);
  expect(asked).toEqual([]);
  await wait(undoTime / 2);
  expect(asked.map(({ body }) => body)).toEqual([{ version: 4, stock: 12, price: 1095 }]);
  await asked[0]?.answer(200, { ...offer, version: 5 });
});

test('GEN-19 a change that gets no answer is kept, and sent again on top of what the server has', async () => {
  queueEdit(offer, { price: 1095 }, outcome);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await wait(undoTime);
  const [kept] = editStore.current().edits;
  expect(kept).toMatchObject({ change: { price: 1095 }, isKept: true, isSending: false });
  expect(pendingChange()).toEqual({ price: 1095 });
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['the answer alone was lost: nothing is said', { ...offer, version: 5, price: { ...offer.price, amount: 1095 } }, 0],
  ['somebody else changed it meanwhile: that is said', { ...offer, version: 5 }, 1],
])('GEN-19 a kept change meets a newer version, %s', async (_, current, said) => {
  setEdits([
    { key: 'k', offer, change: { price: 1095 }, typedAt: 0, sendAt: 0, isSending: false, isKept: true, group: null },
  ]);
  const sent = sendBatch('k', outcome, false);
  await wait(0);
  await asked[0]?.answer(409, { message: 'offer.version_conflict', current });
  await sent;
  expect([failed.mock.calls.length, editStore.current().edits]).toEqual([said, []]);
});

test('OFF-07 what waits is sent before the session ends, the second edit after the first', async () => {
  queueEdit(offer, { stock: 12 }, outcome);
  await wait(undoTime);
  queueEdit(offer, { stock: 13 }, outcome);
  queueEdits([{ offer: { ...offer, productId: 'p-2' }, change: { active: false } }], outcome);
  const finished = vi.fn<() => void>();
  const finishing = mayEndSession().then(finished);
  await wait(0);
  expect(asked.map(({ body }) => body)).toEqual([
    { version: 4, stock: 12 },
    { changes: [{ productId: 'p-2', version: 4, active: false }] },
  ]);
  await asked[0]?.answer(200, { ...offer, version: 5, stock: 12 });
  await asked[1]?.answer(200, { items: [] });
  expect(finished).not.toHaveBeenCalled();
  await asked[2]?.answer(200, { ...offer, version: 6, stock: 13 });
  await finishing;
  expect(editStore.current().edits).toEqual([]);
});

test('after a first edit that was refused by a rule the second is sent on the version as it was', async () => {
  queueEdit(offer, { price: 1 }, outcome);
  await wait(undoTime);
  queueEdit(offer, { price: 995 }, outcome);
  const refused = { message: 'offer.refused', errors: [{ path: 'body.price', code: 'price_too_low' }] };
  await asked[0]?.answer(422, refused);
  expect(editStore.current().refusals.get('p-1')?.error.code).toBe('price_too_low');
  await wait(undoTime);
  expect(asked[1]?.body).toEqual({ version: 4, price: 995 });
  await asked[1]?.answer(200, { ...offer, version: 5 });
});
