import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { expect, test } from 'vitest';
import { askMachine, portalForFile } from '../../../testing/portal.ts';
import { waitsForLock } from '../../../testing/waits-for-lock.ts';
import { openCases } from '../testing/return-cases.ts';

const portal = await portalForFile();
const { acts, inState, read, settle, refundsOf, book, sellerId } = await openCases(portal);

/** What the marketplace is answered that books all of an order back by itself. */
const bookBack = async (no: string) => (await book(no, [[3, 'refund', -4640]])).errors.map(({ code }) => code);

const decide = async (no: string) => {
  const seen = await read(no);
  const answer = await acts.refund.shop?.({ no, seen, total: 696 - 4640 - 420, amount: 4640 });
  return answer?.code ?? 'taken';
};

test('ORD-22 what the shop has decided and is not booked yet is not given back a second time by the marketplace', async () => {
  const no = await inState({ state: 'received' });
  expect(await decide(no)).toBe('taken');
  expect(await bookBack(no)).toEqual(['ledger.refund_too_large']);
  await settle(no);
  expect(await refundsOf(no)).toBe(4640);
});

test.each([1, 2, 3])(
  'ORD-22 of a decision and a booking at once one is taken, and the other gets its code (%d)',
  async () => {
    const no = await inState({ state: 'received' });
    const [decided, booked] = await Promise.all([decide(no), bookBack(no)]);
    await settle(no);
    expect([decided, ...booked].filter((code) => code !== 'taken')).toHaveLength(1);
    expect(['taken', 'request.invalid', 'return.other_cost']).toContain(decided);
    expect(await refundsOf(no)).toBe(4640);
  },
);

test('ORD-22 a decision is booked behind what the marketplace books while it waits for the books', async () => {
  const no = await inState({ state: 'received' });
  await decide(no);
  const books = await portal.app.pool.connect();
  await books.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [`ledger ${sellerId}`]);
  const settled = settle(no);
  await expect.poll(() => waitsForLock(portal)).toBe(true);
  const line = {
    lineNo: 3,
    kind: 'adjustment',
    amount: -100,
    bookedOn: '2026-11-24',
    rate: null,
    text: null,
    payoutNo: null,
  };
  await portal.ask(`update ledger_order set lines = lines || $2::jsonb where number = $1`, [
    no,
    JSON.stringify([line]),
  ]);
  await books.query(`select pg_advisory_unlock_all()`);
  books.release();
  await settled;
  const { lines } = await askMachine(portal, marketplaceApi.orderLedger, { brand: 'es', params: { orderNumber: no } });
  expect(lines.map(({ lineNo, kind }) => [lineNo, kind]).slice(2, 4)).toEqual([
    [3, 'adjustment'],
    [4, 'refund'],
  ]);
  expect(await refundsOf(no)).toBe(4640);
});
