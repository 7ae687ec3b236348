import { openClient } from '@offizin/marketplace-client/client';
import { afterEach, expect, test } from 'vitest';
import { isHeld, isPaid } from './demo/payouts.ts';
import { sellersOf } from './demo/sellers.ts';
import { settle } from './pay-out.ts';
import {
  startStubPortal,
  type Answer,
  type Seen,
  type StubPortal,
} from '@offizin/marketplace-client/testing/stub-portal';

let stub: StubPortal | null = null;
const stopping = new AbortController();
afterEach(() => stub?.close());

const shop = sellersOf('de').find((seller) => isPaid(seller) && !isHeld(seller));
/** A Friday; the last payout was on Tuesday the 24th, the next one is on the 1st. */
const now = new Date('2026-11-27T12:00:00Z');
const order = (orderNumber: string, open: number, payableOn: string) => ({
  orderNumber,
  open,
  payableOn,
  lastLineNo: 3,
});
const items = [order('1', 500, '2026-11-10'), order('2', 700, '2026-11-24'), order('3', 900, '2026-12-01')];

/** A monthly fee that is taken from the first payout after it. */
const fee = {
  postingNo: 'LI-2026-000007',
  kind: 'fee',
  amount: -100,
  bookedOn: '2026-11-02',
  text: null,
  documentNo: 'LI-2026-000007',
  payoutNo: null,
};

/** Settles where the payouts of these days were made before. */
async function settled(made: readonly string[], postings: readonly object[] = []): Promise<readonly Seen[]> {
  const answer = ({ url, body }: Seen): Answer => {
    if (url.includes('/ledger/payable')) return { status: 200, body: { items, next: null } };
    if (url.includes('/postings/open')) return { status: 200, body: { items: postings, next: null } };
    if (url.endsWith('/bulk')) return { status: 200, body: { accepted: 1, unchanged: 0, errors: [] } };
    return made.includes(JSON.parse(body).dueAt.slice(0, 10))
      ? { status: 409, body: { message: 'payout.settled' } }
      : { status: 200, body: { payoutNo: 'x' } };
  };
  stub = await startStubPortal(answer);
  const client = openClient({ baseUrl: stub.baseUrl, key: 'k', signal: stopping.signal });
  if (shop === undefined) throw new Error('no demo shop is paid');
  await settle(client, shop, now);
  return stub.seen;
}

const payoutsIn = (seen: readonly Seen[]) =>
  seen.flatMap(({ url, body }) => {
    if (!url.includes('/payouts/')) return [];
    const { state, amount, dueAt } = JSON.parse(body);
    return [[state, amount, dueAt.slice(0, 10)]];
  });
const bookedIn = (seen: readonly Seen[]) =>
  seen.flatMap(({ url, body }) => (url.endsWith('/ledger/bulk') ? JSON.parse(body).entries : []));

test('MKT-02 what came due is paid on its Tuesday, the rest is planned', async () => {
  const seen = await settled([]);
  expect(payoutsIn(seen)).toEqual([
    ['planned', 500, '2026-11-10'],
    ['paid', 500, '2026-11-10'],
    ['planned', 700, '2026-11-24'],
    ['paid', 700, '2026-11-24'],
    ['planned', 900, '2026-12-01'],
  ]);
  expect(bookedIn(seen).map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(['1', '2']);
});

test('MKT-02 a payout that was made stays as it was: what came due since goes with the next', async () => {
  const seen = await settled(['2026-11-24']);
  expect(payoutsIn(seen).at(-1)).toEqual(['planned', 1600, '2026-12-01']);
  expect(bookedIn(seen).map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(['1']);
});

test('INV-06 what is billed beside orders is set off with the first payout that is large enough', async () => {
  const seen = await settled([], [fee]);
  expect(payoutsIn(seen).slice(0, 2)).toEqual([
    ['planned', 400, '2026-11-10'],
    ['paid', 400, '2026-11-10'],
  ]);
  const named = seen.flatMap(({ url, body }) => (url.endsWith('/postings/bulk') ? JSON.parse(body).postings : []));
  expect(named).toEqual([{ ...fee, payoutNo: expect.stringContaining('DE-') }]);
  expect(payoutsIn(await settled([], [{ ...fee, amount: -600 }]))[0]).toEqual(['planned', 600, '2026-11-24']);
});
