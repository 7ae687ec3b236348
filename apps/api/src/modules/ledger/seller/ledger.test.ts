import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import { openAmount, sumsOf } from '@offizin/domain/ledger/ledger';
import { aLedgerLine, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CallQuery, codeOf, signedIn } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const numbers = ['10000001', '10000002', '10000003'] as const;
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'adyen', status: 'subscribed' },
] as const;

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')], services: [...services] }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('carla')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  // Midnight in Berlin has not come in UTC: the order belongs to November.
  anOrder({ number: numbers[0], createdAt: '2026-10-31T23:30:00.000Z' }),
  anOrder({ number: numbers[1], createdAt: '2026-11-20T08:00:00.000Z' }),
  anOrder({ number: numbers[2], createdAt: '2026-10-31T22:30:00.000Z' }),
  anOrder({ number: '10000009', seller: 'eiche' }),
]);
const anna = await signedIn(portal, 'anna');
const carla = await signedIn(portal, 'carla');
beforeEach(async () => {
  await portal.ask('delete from ledger_order');
  await portal.ask('delete from ledger_balance');
  await portal.ask('delete from ledger_shipping');
  await portal.ask('delete from ledger_chain');
  await portal.ask('delete from payout');
  await portal.ask('delete from payout_account');
  await portal.ask('delete from rate_window');
  await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-7', body: aPayout() });
});

const sold: LedgerLine[] = [
  aLedgerLine(),
  aLedgerLine({ lineNo: 2, kind: 'shipping', amount: 395, rate: 1900 }),
  aLedgerLine({ lineNo: 3, kind: 'commission', amount: -96, rate: 1000 }),
  aLedgerLine({ lineNo: 4, kind: 'commission_vat', amount: -18, rate: 1900 }),
];
const payable = { state: 'payable', reason: null, since: null, payableOn: '2026-12-01' } as const;
const payout = (lineNo: number, amount: number, payoutNo = 'P-7') =>
  aLedgerLine({ lineNo, kind: 'payout', amount: -amount, bookedOn: '2026-11-23', payoutNo });

const book = async (entries: LedgerEntry[]) => {
  const { body } = await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
  return body;
};
const list = async (query: CallQuery<'GET /ledger'> = {}) => (await anna.ask('GET /ledger', { query })).items;
const detail = (orderNumber: string) => anna.ask('GET /ledger/orders/:orderNumber', { params: { orderNumber } });
const summary = () => anna.ask('GET /ledger/summary', {});

/** What is kept must be what counting gives. */
async function expectKeptSums(): Promise<void> {
  const kept = await portal.ask(
    `select month, state, orders, sold::text, refunded::text, kept::text, commission::text, paid::text from ledger_balance
     where orders > 0 order by month, state`,
  );
  const counted = await portal.ask(
    `select month, state, count(*)::integer as orders, sum(sold)::text as sold, sum(refunded)::text as refunded, sum(kept)::text as kept, sum(commission)::text as commission,
       sum(paid)::text as paid from ledger_order group by month, state order by month, state`,
  );
  expect(kept).toEqual(counted);
  const charged = await portal.ask(
    `select month, country, rate, orders, gross::text, vat::text from ledger_shipping where orders > 0 order by month, country, rate`,
  );
  const summed = await portal.ask(
    `select month, country, (part->>'rate')::integer as rate, count(*)::integer as orders, sum((part->>'gross')::bigint)::text as gross,
       sum((part->>'vat')::bigint)::text as vat from ledger_order, jsonb_array_elements(shipping) part group by 1, 2, 3 order by 1, 2, 3`,
  );
  expect(charged).toEqual(summed);
}

describe('MKT-01 INV-05 lines are booked once and for good', () => {
  test('a repeat changes nothing, a line with another content is refused, new lines are added', async () => {
    const entry = { orderNumber: numbers[1], lines: sold };
    expect(await book([entry])).toEqual({ accepted: 1, unchanged: 0, errors: [] });
    expect(await book([entry])).toEqual({ accepted: 0, unchanged: 1, errors: [] });
    const wrong = { ...entry, lines: [aLedgerLine({ amount: 959 })] };
    const unknown = { orderNumber: '77777777', lines: sold };
    const more = { ...entry, lines: [aLedgerLine({ lineNo: 5, kind: 'refund', amount: -479, text: 'Nasenspray' })] };
    expect(await book([wrong, unknown, more])).toEqual({
      accepted: 1,
      unchanged: 0,
      errors: [
        { index: 0, code: 'ledger.line_changed', path: 'entries.0.lines' },
        { index: 1, code: 'not_found', path: 'entries.1.orderNumber' },
      ],
    });
    const { lines, sold: amount, refunded, kept, forYou } = await detail(numbers[1]);
    expect([amount, refunded, kept, forYou]).toEqual([1353, -479, -114, 760]);
    expect(lines).toHaveLength(5);
    await expectKeptSums();
  });

  test('two entries of a call for one order follow one another', async () => {
    const [first, ...others] = sold;
    const orderNumber = numbers[1];
    await book([
      { orderNumber, lines: first === undefined ? [] : [first] },
      { orderNumber, lines: others, standing: payable },
    ]);
    expect(await list()).toMatchObject([{ orderNumber, sold: 1353, state: 'payable', payableOn: '2026-12-01' }]);
    await expectKeptSums();
  });

  test('calls at the same moment lose nothing', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        book([{ orderNumber: numbers[at % 2] ?? '', lines: [aLedgerLine({ lineNo: at + 1, amount: 100 + at })] }]),
      ),
    );
    const all = await list();
    expect(all.reduce((sum, each) => sum + each.sold, 0)).toBe(12 * 100 + 66);
    await expectKeptSums();
  });

  test('a payout line names its payout, and only it; what is held says why', async () => {
    const call = async (entry: object) =>
      (await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries: [entry] } })).body;
    const orderNumber = numbers[1];
    const refused = { accepted: 0, errors: [{ index: 0, code: 'field.invalid' }] };
    expect(await call({ orderNumber, lines: [aLedgerLine({ payoutNo: 'P-7' })] })).toMatchObject(refused);
    expect(await call({ orderNumber, lines: [aLedgerLine({ kind: 'payout' })] })).toMatchObject(refused);
    for (const standing of [{ reason: 'incident' }, { state: 'held' }])
      expect(await call({ orderNumber, lines: [], standing: { ...payable, ...standing } })).toMatchObject(refused);
  });

  test('the marketplace reads back what the portal has', async () => {
    await book([{ orderNumber: numbers[1], lines: sold, standing: payable }]);
    const params = { orderNumber: numbers[1] };
    const read = await askMachine(portal, marketplaceApi.orderLedger, { params });
    expect(read).toMatchObject({ lines: sold, standing: payable, state: 'payable', open: 1239 });
  });

  test('the marketplace reads what the next payout pays or sets off, of one seller, by number', async () => {
    const owed = aLedgerLine({ lineNo: 6, kind: 'refund', amount: -479 });
    await book([
      { orderNumber: numbers[1], lines: sold, standing: payable },
      { orderNumber: numbers[0], lines: [...sold, payout(5, 1239), owed], standing: payable },
      { orderNumber: numbers[2], lines: sold },
      { orderNumber: '10000009', lines: sold, standing: payable },
    ]);
    const read = (after?: string) =>
      askMachine(portal, marketplaceApi.payableLedger, { params: { externalId: 'linden' }, query: { after } });
    expect(await read()).toEqual({
      items: [
        { orderNumber: numbers[0], open: -479, payableOn: '2026-12-01', lastLineNo: 6 },
        { orderNumber: numbers[1], open: 1239, payableOn: '2026-12-01', lastLineNo: 4 },
      ],
      next: null,
    });
    expect((await read(numbers[0])).items.map(({ orderNumber }) => orderNumber)).toEqual([numbers[1]]);
  });

  test('the marketplace reads what was booked in a month, by kind and rate: what it bills', async () => {
    const inDecember = (line: Partial<LedgerLine>) => aLedgerLine({ ...line, bookedOn: '2026-12-02' });
    await book([
      { orderNumber: numbers[0], lines: [...sold, inDecember({ lineNo: 5, kind: 'commission', amount: 40 })] },
      { orderNumber: numbers[1], lines: sold.map((line) => inDecember(line)) },
      { orderNumber: '10000009', lines: sold },
    ]);
    const read = (month: string) =>
      askMachine(portal, marketplaceApi.bookedLedger, { params: { externalId: 'linden', month } });
    const { sums } = await read('2026-12');
    expect(sums).toContainEqual({ kind: 'commission', rate: 1000, lines: 1, credit: 0, debit: -96 });
    expect(sums).toContainEqual({ kind: 'commission', rate: null, lines: 1, credit: 40, debit: 0 });
    expect(sums).toContainEqual({ kind: 'shipping', rate: 1900, lines: 1, credit: 395, debit: 0 });
    expect((await read('2026-09')).sums).toEqual([]);
  });
});

describe('INV-05 where the money stands', () => {
  test('months are those of the brand’s time zone; the four balances add up to what the month is worth', async () => {
    await book([
      { orderNumber: numbers[0], lines: [...sold, payout(5, 1239)], standing: payable },
      { orderNumber: numbers[1], lines: sold, standing: { ...payable, state: 'held', reason: 'incident' } },
      { orderNumber: numbers[2], lines: sold },
    ]);
    const { months } = await summary();
    expect(months).toMatchObject([
      {
        month: '2026-11',
        orders: 2,
        sold: 2706,
        kept: -228,
        forYou: 2478,
        states: {
          pending: { orders: 0, amount: 0 },
          payable: { orders: 0, amount: 0 },
          paid: { orders: 1, amount: 1239 },
          held: { orders: 1, amount: 1239 },
        },
      },
      { month: '2026-10', orders: 1, forYou: 1239, states: { pending: { orders: 1, amount: 1239 } } },
    ]);
    await expectKeptSums();
  });

  test('a refund after the payout is set off; paid stays paid', async () => {
    const orderNumber = numbers[1];
    await book([{ orderNumber, lines: [...sold, payout(5, 1239)], standing: payable }]);
    expect(await list()).toMatchObject([{ state: 'paid', word: 'paid', paidOn: '2026-11-23', open: 0 }]);
    await book([{ orderNumber, lines: [aLedgerLine({ lineNo: 6, kind: 'refund', amount: -479 })] }]);
    expect(await list()).toMatchObject([{ state: 'payable', word: 'offset', open: -479 }]);
    const [month] = (await summary()).months;
    expect(month?.states).toMatchObject({ paid: { amount: 1239 }, payable: { orders: 1, amount: -479 } });
    await expectKeptSums();
  });

  test('the rows of every filter add up to its totals, and what is open of a state to its balance', async () => {
    await book([
      { orderNumber: numbers[0], lines: [...sold, payout(5, 1239)], standing: payable },
      { orderNumber: numbers[1], lines: [...sold, payout(5, 1000)], standing: payable },
      { orderNumber: numbers[2], lines: sold },
    ]);
    const refund = aLedgerLine({ lineNo: 6, kind: 'refund', amount: -479 });
    await book([{ orderNumber: numbers[0], lines: [refund] }]);
    const filters: readonly CallQuery<'GET /ledger/totals'>[] = [
      {},
      { month: '2026-11' },
      { state: 'payable' },
      { month: '2026-11', state: 'paid' },
      { number: '1000000' },
      { only: 'shipping', month: '2026-11' },
      { number: '7' },
    ];
    for (const query of filters) {
      const items = await list(query);
      const sum = (name: 'sold' | 'refunded' | 'kept' | 'forYou' | 'open') =>
        items.reduce((total, item) => total + item[name], 0);
      expect(await anna.ask('GET /ledger/totals', { query })).toEqual({
        orders: items.length,
        currency: 'EUR',
        sold: sum('sold'),
        refunded: sum('refunded'),
        kept: sum('kept'),
        forYou: sum('forYou'),
        open: sum('open'),
      });
    }
    const { open } = await anna.ask('GET /ledger/totals', { query: { month: '2026-11', state: 'payable' } });
    expect([open, (await summary()).months[0]?.states.payable.amount]).toEqual([-240, -240]);
  });

  test('the one blocker: dispatch, then the way, then the account, then the next payout', async () => {
    const orderNumber = numbers[1];
    const word = async () => (await detail(orderNumber)).word;
    await book([{ orderNumber, lines: sold }]);
    expect(await word()).toBe('not_dispatched');
    await portal.ask(`update seller_order set status = 'processed', processed_at = now() where number = $1`, [
      orderNumber,
    ]);
    expect(await word()).toBe('on_its_way');
    await book([{ orderNumber, lines: [], standing: payable }]);
    expect(await word()).toBe('next_payout');
    const body = { state: 'awaiting_data', requirements: [] };
    await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payout', body });
    expect(await word()).toBe('account');
    expect((await summary()).account).toBe('awaiting_data');
    const standing = { state: 'held', reason: 'return_open', since: '2026-11-22', payableOn: null } as const;
    await book([{ orderNumber, lines: [], standing }]);
    expect(await detail(orderNumber)).toMatchObject({
      word: 'return_open',
      hold: { reason: 'return_open', since: '2026-11-22' },
    });
    await portal.ask(`update seller_order set status = 'new', processed_at = null where number = $1`, [orderNumber]);
  });

  test('payouts that the shop stopped, or that wait for a changed IBAN, say so wherever the order’s money is asked for', async () => {
    const orderNumber = numbers[1];
    await book([{ orderNumber, lines: sold, standing: payable }]);
    await portal.ask(`update seller_order set status = 'processed', processed_at = now() where number = $1`, [
      orderNumber,
    ]);
    const body = { state: 'approved', requirements: [] };
    await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payout', body });
    const until = '2026-11-27T08:00:00.000Z';
    await portal.ask('update payout_account set held_until = $1', [until]);
    expect(await detail(orderNumber)).toMatchObject({
      word: 'bank_account',
      payoutHold: { reason: 'bank_account', until },
    });
    expect((await list())[0]?.word).toBe('bank_account');
    expect((await summary()).payoutHold).toEqual({ reason: 'bank_account', until });
    await portal.ask('update payout_account set blocked_at = now()');
    expect(await detail(orderNumber)).toMatchObject({
      word: 'blocked',
      payoutHold: { reason: 'blocked', until: null },
    });
    await portal.ask(`update payout_account set blocked_at = null, held_until = '2026-11-24T08:00:00Z'`);
    expect(await detail(orderNumber)).toMatchObject({ word: 'next_payout', payoutHold: null });
    await portal.ask(`update seller_order set status = 'new', processed_at = null where number = $1`, [orderNumber]);
  });

  test('what the warehouse sends is on its way: the shop is not asked to dispatch it', async () => {
    const orderNumber = numbers[1];
    await book([{ orderNumber, lines: sold }]);
    await portal.ask('update seller_order set warehouse = true where number = $1', [orderNumber]);
    expect((await detail(orderNumber)).word).toBe('on_its_way');
    await portal.ask('update seller_order set warehouse = false where number = $1', [orderNumber]);
  });

  test('every order’s payout lines come to what the payouts say', async () => {
    await book([
      { orderNumber: numbers[0], lines: [...sold, payout(5, 1239)], standing: payable },
      { orderNumber: numbers[1], lines: [...sold, payout(5, 1239)], standing: payable },
    ]);
    const body = aPayout({ state: 'paid', amount: 2478, paidAt: '2026-11-23T08:00:00.000Z', accountEnd: '3417' });
    await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-7', body });
    const [sums] = await portal.ask<{ paid: string; booked: string }>(
      `select p.amount::text as paid, (select sum(-(line ->> 'amount')::bigint) from ledger_order l, jsonb_array_elements(l.lines) line
         where l.seller_id = p.seller_id and line ->> 'payoutNo' = p.payout_no)::text as booked from payout p`,
    );
    expect(sums).toEqual({ paid: '2478', booked: '2478' });
  });
});

describe('INV-05 the list', () => {
  test('newest first, page by page, by month, state and number; of the own shop only', async () => {
    await book([...numbers, '10000009'].map((orderNumber) => ({ orderNumber, lines: sold })));
    await book([{ orderNumber: numbers[1], lines: [], standing: payable }]);
    const first = await anna.ask('GET /ledger', { query: { limit: 2 } });
    expect(first.items.map((item) => item.orderNumber)).toEqual([numbers[1], numbers[0]]);
    const second = await anna.ask('GET /ledger', { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect(second.items.map((item) => item.orderNumber)).toEqual([numbers[2]]);
    expect(second.nextCursor).toBeNull();
    const found = async (query: CallQuery<'GET /ledger'>) => (await list(query)).map((item) => item.orderNumber);
    expect(await found({ month: '2026-10' })).toEqual([numbers[2]]);
    expect(await found({ state: 'payable' })).toEqual([numbers[1]]);
    expect(await found({ number: '10000003' })).toEqual([numbers[2]]);
    expect(await found({ number: '%' })).toEqual([]);
    expect((await carla.ask('GET /ledger', { query: {} })).items.map((item) => item.orderNumber)).toEqual(['10000009']);
    expect(codeOf(await carla.call('GET', `/ledger/orders/${numbers[0]}`))).toBe('not_found');
    expect((await anna.call('GET', '/ledger?cursor=bm8')).status).toBe(400);
  });

  test('as a file: a row for each line, whose amounts come to what the screen says', async () => {
    await book([
      { orderNumber: numbers[1], lines: [...sold, payout(5, 600)], standing: payable },
      { orderNumber: numbers[2], lines: [aLedgerLine({ text: '=HYPERLINK("x")' })] },
    ]);
    const question = { kind: 'ledger', filter: { month: '2026-11' } } as const;
    const { id } = await anna.ask('POST /exports', { body: { question, format: 'csv' } });
    await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId: id });
    const [, ...rows] = (await anna.call('GET', `/exports/${id}/file`)).text.replace('\ufeff', '').trim().split('\r\n');
    expect(rows[0]).toBe('10000002;2026-11-20;2026-11-24;Produkte;;;9,58;EUR;;Auszahlbar');
    expect(rows[4]).toBe('10000002;2026-11-20;2026-11-23;Auszahlung;;;-6,00;EUR;P-7;Auszahlbar');
    const amounts = rows.map((row) => Math.round(Number((row.split(';')[6] ?? '').replace(',', '.')) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(openAmount(sumsOf([...sold, payout(5, 600)])));
    const all = { kind: 'ledger', filter: {} } as const;
    const { id: every } = await anna.ask('POST /exports', { body: { question: all, format: 'csv' } });
    await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId: every });
    expect((await anna.call('GET', `/exports/${every}/file`)).text).toContain(`'=HYPERLINK`);
  });
});
