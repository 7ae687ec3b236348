import { describe, expect, test } from 'vitest';
import {
  type ChainLine,
  chainGained,
  chainOf,
  collectedBy,
  isPaidTwice,
  joinParts,
  notSettled,
  payoutSums,
  settledInOrder,
  settledLines,
} from './chain.ts';
import { isSetOffFairly, signedFor } from './postings.ts';

const line = (lineNo: number, kind: ChainLine['kind'], amount: number, payoutNo: string | null = null): ChainLine => ({
  lineNo,
  kind,
  amount,
  payoutNo,
  bookedOn: '2026-10-20',
});
const sale = [line(1, 'sale', 1000), line(2, 'commission', -100), line(3, 'commission_vat', -19)];
const settledBy = (lines: readonly ChainLine[]) => settledLines(lines).map(({ payoutNo }) => payoutNo);

describe('INV-06 what settled a line', () => {
  test.each([
    ['nothing yet', sale, [notSettled, notSettled, notSettled]],
    ['a payout', [...sale, line(4, 'payout', -881, 'P-1')], ['P-1', 'P-1', 'P-1', 'P-1']],
    [
      'two payouts, as numbers go',
      [line(6, 'payout', 50, 'P-2'), line(5, 'refund', -50), ...sale, line(4, 'payout', -881, 'P-1')],
      ['P-1', 'P-1', 'P-1', 'P-1', 'P-2', 'P-2'],
    ],
    ['other lines of the order', [line(1, 'sale', 1000), line(2, 'refund', -1000)], [settledInOrder, settledInOrder]],
    [
      'nothing yet of what came after a payout',
      [...sale, line(4, 'payout', -881, 'P-1'), line(5, 'refund', -50)],
      ['P-1', 'P-1', 'P-1', 'P-1', notSettled],
    ],
  ])('%s', (_, lines, expected) => {
    expect(settledBy(lines)).toEqual(expected);
  });

  test('a payout of a part carries the rest into the next one, and each adds up', () => {
    const parts = chainOf([...sale, line(4, 'payout', -800, 'P-1'), line(5, 'payout', -81, 'P-2')]);
    const of = (payoutNo: string) => payoutSums(parts.filter((part) => part.payoutNo === payoutNo));
    expect(of('P-1')).toMatchObject({ paid: 800, carried: -81, orders: 1 });
    expect(of('P-2')).toMatchObject({ paid: 81, carried: 81, parts: [] });
  });
});

test.each([
  ['commission', -1, 'commission'],
  ['commission_vat', 1, 'commission'],
  ['voucher', 1, 'vouchers'],
  ['voucher', -1, null],
  ['sale', 1, null],
  ['payout', -1, null],
] as const)('INV-06 %s of %i is part of the document %s', (kind, amount, expected) => {
  expect(collectedBy({ kind, amount })).toBe(expected);
});

describe('INV-06 what is paid twice', () => {
  const paid = [...sale, line(4, 'payout', -881, 'P-1')];
  test.each([
    ['all that is open', sale, line(4, 'payout', -881, 'P-1'), false],
    ['a part of it', sale, line(4, 'payout', -800, 'P-1'), false],
    ['a cent more', sale, line(4, 'payout', -882, 'P-1'), true],
    ['what was paid', paid, line(5, 'payout', -881, 'P-2'), true],
    [
      'what was paid, under a lower number',
      [...sale, line(5, 'payout', -881, 'P-1')],
      line(4, 'payout', -881, 'P-2'),
      true,
    ],
    ['what the shop owes', [...paid, line(5, 'refund', -50)], line(6, 'payout', 50, 'P-2'), false],
    ['to a shop that owes', [...paid, line(5, 'refund', -50)], line(6, 'payout', -50, 'P-2'), true],
    ['no payout', paid, line(5, 'refund', -50), false],
  ])('%s', (_, before, added, expected) => {
    expect(isPaidTwice(before, [...before, added])).toBe(expected);
  });
});

describe('INV-06 what may be set off', () => {
  const posting = { postingNo: 'F-1', kind: 'fee' } as const;
  const document = { type: 'commission', issuedOn: '2026-11-02', month: '2026-10' } as const;
  test.each([
    ['a document that is due', document, true],
    ['commission with a fee', { ...document, setOff: { postings: [posting] } }, true],
    ['commission alone', { ...document, setOff: { postings: [] } }, true],
    ['of a month that runs', { ...document, month: '2026-11', setOff: { postings: [] } }, false],
    ['a posting twice', { ...document, setOff: { postings: [posting, posting] } }, false],
    ['a posting of another document', { ...document, setOff: { postings: [{ ...posting, kind: 'credit' }] } }, false],
    ['a report', { ...document, type: 'report', setOff: { postings: [] } }, false],
    ['shipping without a posting', { ...document, type: 'shipping_vat', setOff: { postings: [] } }, false],
    [
      'shipping of the month that runs',
      { ...document, type: 'shipping_vat', month: '2026-11', setOff: { postings: [{ ...posting, kind: 'shipping' }] } },
      true,
    ],
  ] as const)('%s', (_, given, expected) => {
    expect(isSetOffFairly(given)).toBe(expected);
  });

  test('what is billed is taken, what is written in its name is given', () => {
    expect([signedFor('ISSUED', 119), signedFor('RECEIVED', 119), signedFor('ISSUED', 0)]).toEqual([-119, 119, 0]);
  });
});

/** Mulberry32: a history is the same each time. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const months = ['2026-08', '2026-09', '2026-10'] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const open = (lines: readonly ChainLine[]) => sum(lines.map(({ amount }) => amount));

/** What happened to an order, with payouts of all or a part in between; some begin in one month and end in another. */
function historyOf(random: (below: number) => number): ChainLine[] {
  const lines: ChainLine[] = [];
  let month = random(months.length);
  const add = (kind: ChainLine['kind'], amount: number, payoutNo: string | null = null) => {
    const bookedOn = `${months[month]}-${String(1 + random(28)).padStart(2, '0')}`;
    lines.push({ lineNo: lines.length + 1, kind, amount, payoutNo, bookedOn });
  };
  const pay = () => {
    const due = open(lines);
    const amount = random(4) === 0 ? Math.trunc(due / 2) : due;
    if (amount !== 0) add('payout', -amount, `P-${months[month]}-${random(2)}`);
  };
  const goods = 500 + random(9000);
  add('sale', goods);
  if (random(2) === 0) add('shipping', 395);
  if (random(3) === 0) {
    add('voucher', -200);
    add('voucher', 200);
  }
  const commission = Math.round(goods / 10);
  add('commission', -commission);
  add('commission_vat', -Math.round((commission * 19) / 100));
  for (let act = random(5); act > 0; act -= 1) {
    if (random(3) === 0) month = Math.min(months.length - 1, month + 1);
    const [kind, back] = [random(4), 1 + random(100)];
    if (kind === 0) add('refund', -back);
    if (kind === 1) add('commission', Math.round(back / 10));
    if (kind === 2) add('adjustment', random(2) === 0 ? back : -back);
    if (kind === 3) pay();
  }
  if (random(2) === 0) pay();
  return lines;
}

test('INV-06 of 10,000 histories documents, postings and payouts come to the same, by shop, month and currency', () => {
  const shops = Array.from({ length: 20 }, (_, shop) => ({
    currency: shop % 3 === 0 ? 'CHF' : 'EUR',
    orders: Array.from({ length: 500 }, (_order, at) => historyOf(randomOf(shop * 500 + at))),
  }));
  expect(new Set(shops.map(({ currency }) => currency))).toEqual(new Set(['CHF', 'EUR']));
  let carried = 0;
  for (const { orders } of shops) {
    // Kept as the portal keeps it: by what each line gains, one after the other.
    let kept: ReturnType<typeof chainOf> = [];
    for (const lines of orders) {
      const half = lines.slice(0, Math.ceil(lines.length / 2));
      kept = joinParts([...kept, ...chainGained([], chainOf(half)), ...chainGained(chainOf(half), chainOf(lines))]);
      expect(isPaidTwice(half, lines)).toBe(false);
    }
    const lines = orders.flat();
    for (const month of months) {
      // A document of the month: what was booked in it, whichever payout settled it, and what no payout has yet.
      const document = sum(
        lines
          .filter((each) => collectedBy(each) === 'commission' && each.bookedOn.startsWith(month))
          .map(({ amount }) => amount),
      );
      const parts = kept.filter((part) => part.collectedBy === 'commission' && part.month === month);
      expect(sum(parts.map(({ amount }) => amount))).toBe(document);
    }
    const numbers = new Set(lines.flatMap(({ payoutNo }) => (payoutNo === null ? [] : [payoutNo])));
    for (const payoutNo of numbers) {
      const paid = -sum(lines.filter((each) => each.payoutNo === payoutNo).map(({ amount }) => amount));
      const sums = payoutSums(kept.filter((part) => part.payoutNo === payoutNo));
      expect(sums.paid).toBe(paid);
      expect(sum(sums.parts.map(({ amount }) => amount)) + sums.carried).toBe(paid);
      carried += Math.abs(sums.carried);
    }
    const rest = (sign: string) => payoutSums(kept.filter(({ payoutNo }) => payoutNo === sign));
    const [waiting, even] = [rest(notSettled), rest(settledInOrder)];
    const allCarried = sum([...numbers].map((no) => payoutSums(kept.filter((part) => part.payoutNo === no)).carried));
    // What no payout has, less what payouts paid in parts, is what is open of all orders.
    expect(
      sum(waiting.parts.map(({ amount }) => amount)) + sum(even.parts.map(({ amount }) => amount)) - allCarried,
    ).toBe(sum(orders.map(open)));
  }
  expect(carried).toBeGreaterThan(0);
}, 60_000);
