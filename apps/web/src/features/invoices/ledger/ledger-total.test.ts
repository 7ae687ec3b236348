import type { LedgerMonth } from '@offizin/contract/ledger/seller';
import { expect, test } from 'vitest';
import { ledgerTotal } from './ledger-total.ts';

const none = { orders: 0, amount: 0 };
const month = (name: string, amount: number): LedgerMonth => ({
  month: name,
  currency: 'EUR',
  orders: 1,
  sold: amount + 30,
  refunded: -10,
  kept: -20,
  forYou: amount,
  states: { pending: none, payable: { orders: 1, amount }, paid: none, held: none },
});
const summary = {
  months: [month('2026-11', 500), month('2026-10', 700)],
  account: null,
  payoutHold: null,
  nextPayoutAt: null,
  statements: [],
};

test('INV-05 a month by itself, all of them together, and none', () => {
  expect(ledgerTotal(summary, '2026-10')).toEqual(month('2026-10', 700));
  expect(ledgerTotal(summary, undefined)).toMatchObject({
    orders: 2,
    sold: 1260,
    refunded: -20,
    kept: -40,
    forYou: 1200,
    states: { payable: { orders: 2, amount: 1200 }, paid: none },
  });
  expect(ledgerTotal(summary, '2026-09')).toBeUndefined();
});
