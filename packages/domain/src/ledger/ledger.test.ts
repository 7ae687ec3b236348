import { describe, expect, test } from 'vitest';
import {
  forShop,
  type HoldReason,
  type LedgerAmount,
  type LedgerBalance,
  type LedgerKind,
  type LedgerStanding,
  ledgerState,
  type LedgerSums,
  type LedgerWord,
  ledgerWord,
  noSums,
  openAmount,
  plus,
  refundFault,
  stateBalances,
  sumsOf,
} from './ledger.ts';
import type { PayoutHoldReason } from '../payout/payout-hold.ts';

const standing = (state: LedgerStanding['state'], reason: HoldReason | null = null): LedgerStanding => ({
  state,
  reason,
  since: null,
  payableOn: null,
});
const sold: LedgerSums = { sold: 8463, refunded: -1290, kept: -944, commission: -944, paid: 0 };
const settled: LedgerSums = { ...sold, paid: 6229 };

test('INV-05 the drawn order comes to what the drawing says', () => {
  const lines: LedgerAmount[] = [
    { kind: 'sale', amount: 8463 },
    { kind: 'shipping', amount: 0 },
    { kind: 'voucher', amount: -200 },
    { kind: 'voucher', amount: 200 },
    { kind: 'refund', amount: -1290 },
    { kind: 'commission', amount: -948 },
    { kind: 'commission_vat', amount: -180 },
    { kind: 'commission', amount: 155 },
    { kind: 'commission_vat', amount: 29 },
  ];
  expect(sumsOf(lines)).toEqual(sold);
  expect(forShop(sold)).toBe(6229);
  expect(openAmount(sumsOf([...lines, { kind: 'payout', amount: -6229 }]))).toBe(0);
});

describe('INV-05 the one thing that the money of an order waits for', () => {
  const table: readonly (readonly [
    LedgerWord,
    {
      sums?: LedgerSums;
      standing: LedgerStanding;
      isDispatched?: boolean | null;
      payoutHolds?: readonly PayoutHoldReason[];
    },
  ])[] = [
    ['paid', { sums: settled, standing: standing('held', 'incident'), payoutHolds: ['validation'] }],
    [
      'refunded',
      { sums: { sold: 4607, refunded: -4607, kept: 0, commission: 0, paid: 0 }, standing: standing('pending') },
    ],
    ['not_dispatched', { standing: standing('pending'), isDispatched: false, payoutHolds: ['validation'] }],
    ['on_its_way', { standing: standing('pending') }],
    ['on_its_way', { standing: standing('pending'), isDispatched: null }],
    ['incident', { standing: standing('held', 'incident'), payoutHolds: ['validation'] }],
    ['return_open', { standing: standing('held', 'return_open') }],
    ['account', { standing: standing('payable'), payoutHolds: ['validation'] }],
    ['account', { standing: standing('held', 'bank_returned'), payoutHolds: ['validation'] }],
    ['bank_returned', { standing: standing('held', 'bank_returned') }],
    ['review', { standing: standing('held', 'review') }],
    ['offset', { sums: { ...settled, refunded: -3290 }, standing: standing('payable') }],
    ['offset', { sums: { ...settled, refunded: -3290 }, standing: standing('pending'), isDispatched: false }],
    ['next_payout', { standing: standing('payable') }],
    ['blocked', { standing: standing('payable'), payoutHolds: ['blocked', 'validation'] }],
    ['bank_account', { standing: standing('held', 'review'), payoutHolds: ['bank_account'] }],
    ['on_its_way', { standing: standing('pending'), payoutHolds: ['bank_account'] }],
  ];
  test.each(table)('%s', (word, order) => {
    expect(ledgerWord({ sums: sold, isDispatched: true, payoutHolds: [], ...order })).toBe(word);
  });
});

/** The same numbers in every run. */
function* randomFrom(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

const unsettled = ['pending', 'payable', 'held'] as const;
const vatRates = [0, 550, 600, 700, 810, 1900, 2100, 2300];

/** A history of an order: sold, partly cancelled, refunded, adjusted, paid and returned by the bank, as it may happen. */
function historyOf(next: () => number): LedgerAmount[] {
  const lines: LedgerAmount[] = [];
  const add = (kind: LedgerKind, amount: number) => void lines.push({ kind, amount });
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const vat = vatRates[between(0, vatRates.length - 1)] ?? 0;
  const rate = between(5, 20) * 100;
  const sale = between(1, 50_000);
  const commission = Math.round((sale * rate) / 10_000);
  add('sale', sale);
  add('shipping', next() < 0.5 ? 0 : 395);
  add('commission', -commission);
  add('commission_vat', -Math.round((commission * vat) / 10_000));
  for (let left = between(0, 6); left > 0; left -= 1) {
    const chance = next();
    const open = openAmount(sumsOf(lines));
    if (chance < 0.35) add('refund', -between(1, sale));
    else if (chance < 0.55) add('adjustment', between(-500, 500));
    else if (chance < 0.9) add('payout', -open);
    else add('payout', between(1, 2000));
  }
  return lines;
}

test('INV-05 10,000 random histories: every figure adds up to the cent, by order and by month', () => {
  const numbers = randomFrom(20_261_123);
  const next = () => numbers.next().value as number;
  const balances = new Map<string, LedgerBalance>();
  let worth = 0;
  let lines = 0;
  for (let order = 0; order < 10_000; order += 1) {
    const history = historyOf(next);
    const sums = sumsOf(history);
    const total = history.reduce((sum, { amount }) => sum + amount, 0);
    expect(openAmount(sums)).toBe(total);
    const said = unsettled[Math.floor(next() * unsettled.length)] ?? 'pending';
    const state = ledgerState(sums, standing(said));
    expect(state === 'paid').toBe(total === 0);
    const known = balances.get(state) ?? { ...noSums, state, orders: 0 };
    balances.set(state, { ...plus(known, sums), state, orders: known.orders + 1 });
    worth += forShop(sums);
    lines += history.length;
  }
  const { pending, payable, paid, held } = stateBalances([...balances.values()]);
  expect(pending.amount + payable.amount + paid.amount + held.amount).toBe(worth);
  expect(pending.orders + payable.orders + paid.orders + held.orders).toBe(10_000);
  expect(lines).toBeGreaterThan(50_000);
  expect([pending, payable, paid, held].every(({ orders }) => orders > 1000)).toBe(true);
});

describe('INV-05 no order gives back more than it sold', () => {
  const line = (kind: LedgerKind, amount: number, rate: number | null = null) => ({ kind, amount, rate });
  const sale = [line('sale', 2997), line('shipping', 395, 1900), line('commission', -300, 1000)];
  test.each([
    ['nothing', [], null],
    ['all of the goods', [line('refund', -2997)], null],
    ['all of both', [line('refund', -2997), line('shipping_refund', -395, 1900)], null],
    ['more than the goods', [line('refund', -9999)], 'refund_too_large'],
    ['more in two refunds', [line('refund', -2000), line('refund', -998)], 'refund_too_large'],
    ['more shipping than was paid', [line('shipping_refund', -396, 1900)], 'refund_too_large'],
    ['shipping at another rate', [line('shipping_refund', -395, 700)], 'refund_rate'],
    ['shipping of which none was paid', [line('refund', -100), line('shipping_refund', -1, 2100)], 'refund_rate'],
    ['a voucher of the marketplace, too', [line('voucher', 500), line('refund', -3497)], null],
  ] as const)('%s', (_, back, fault) => {
    expect(refundFault([], [...sale, ...back])).toBe(fault);
  });
});
