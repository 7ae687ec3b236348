import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { aLedgerLine, anInvoice, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const count = 150;
const numbers = Array.from({ length: count }, (_, at) => String(20_000_001 + at));
const portal = await portalForFile();
const services = [
  { code: 'marketplace', status: 'subscribed' },
  { code: 'adyen', status: 'subscribed' },
] as const;
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')], services: [...services] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(
  portal,
  'de',
  numbers.map((number) => anOrder({ number, createdAt: '2026-09-10T08:00:00.000Z' })),
);
const anna = await signedIn(portal, 'anna');

const months = ['2026-09', '2026-10'] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The lines of the order at a place: some are refunded in the month after, some even, some paid in two parts. */
function linesOf(at: number): LedgerLine[] {
  const goods = 1000 + ((at * 7919) % 9000);
  const commission = Math.round(goods / 10);
  const booked = (lineNo: number, kind: LedgerLine['kind'], amount: number, day = '2026-09-10') =>
    aLedgerLine({ lineNo, kind, amount, bookedOn: day, rate: null });
  const lines = [booked(1, 'sale', goods), booked(2, 'commission', -commission), booked(3, 'voucher', -200)];
  lines.push(booked(4, 'voucher', 200));
  if (at % 4 === 0) lines.push(booked(5, 'refund', -(goods / 2) | 0, '2026-10-05'));
  if (at % 4 === 0) lines.push(booked(6, 'commission', Math.round(commission / 2), '2026-10-05'));
  if (at % 7 === 0) lines.push(booked(7, 'adjustment', (at % 5) - 2, '2026-10-06'));
  return lines;
}

const bulk = (lines: (at: number) => LedgerLine[]) =>
  machineCall(portal, {
    method: 'POST',
    path: '/ledger/bulk',
    body: { entries: numbers.map((orderNumber, at) => ({ orderNumber, lines: lines(at) })) },
  });
const open = (at: number) => sum(linesOf(at).map(({ amount }) => amount));
/** What a payout pays of the order at a place: every eleventh stays open, every third is paid in two parts. */
function paidTo(at: number, payout: 1 | 2): number {
  if (at % 11 === 0) return 0;
  if (at % 3 !== 0) return at % 2 === payout - 1 ? open(at) : 0;
  const first = Math.trunc(open(at) / 2);
  return payout === 1 ? first : open(at) - first;
}
const paying = (payout: 1 | 2) => (at: number) => {
  const amount = paidTo(at, payout);
  const line = { lineNo: 10 + payout, kind: 'payout', amount: -amount, bookedOn: '2026-11-10' } as const;
  return amount === 0 ? [] : [aLedgerLine({ ...line, payoutNo: `P-${payout}` })];
};

async function issue(place: number, month: string): Promise<string> {
  const taken = -sum(
    numbers.flatMap((_, at) =>
      linesOf(at)
        .filter(({ kind, bookedOn }) => kind === 'commission' && bookedOn.startsWith(month))
        .map(({ amount }) => amount),
    ),
  );
  const isGiven = taken < 0;
  const fee = isGiven ? 10_000 - taken : 1190;
  const body: InvoiceRecord = anInvoice({
    month,
    dueOn: null,
    lines: [{ text: 'Provision und Gebühr', quantity: 1, unitPrice: taken + fee, vatRate: 1900 }],
  });
  // What is billed with VAT comes to what was booked with a fee that holds the VAT.
  const gross = taken + fee + Math.round(((taken + fee) * 19) / 100);
  const postings = [{ postingNo: `F-${month}`, kind: 'fee' as const, amount: taken - gross, text: null }];
  const invoiceNo = `LI-2026-00000${place}`;
  const reply = await machineCall(portal, {
    method: 'PUT',
    path: `/sellers/linden/invoices/${invoiceNo}`,
    body: { ...body, setOff: { postings } },
  });
  expect(reply.status).toBe(200);
  return invoiceNo;
}

const amounts = new Map<string, number>();
beforeAll(async () => {
  for (const payoutNo of ['P-1', 'P-2'])
    await machineCall(portal, { method: 'PUT', path: `/sellers/linden/payouts/${payoutNo}`, body: aPayout() });
  await bulk(linesOf);
  await issue(1, months[0]);
  await issue(2, months[1]);
  await bulk(paying(1));
  await bulk(paying(2));
  const { items } = await askMachine(portal, marketplaceApi.openPostings, {
    params: { externalId: 'linden' },
    query: {},
  });
  const body = { postings: items.map((posting, at) => ({ ...posting, payoutNo: `P-${at + 1}` })) };
  await machineCall(portal, { method: 'POST', path: '/sellers/linden/postings/bulk', body });
  for (const payout of [1, 2] as const) {
    const amount = sum(numbers.map((_, at) => paidTo(at, payout))) + (items[payout - 1]?.amount ?? 0);
    amounts.set(`P-${payout}`, amount);
    const paid = aPayout({ state: 'paid', amount, paidAt: '2026-11-10T09:00:00.000Z' });
    const path = `/sellers/linden/payouts/P-${payout}`;
    const { status } = await machineCall(portal, { method: 'PUT', path, body: paid });
    if (status !== 200) throw new Error(`${path} was refused`);
  }
});

test('INV-06 each payout opens into lines that come to its amount, page by page and in one file', async () => {
  for (const [payoutNo, amount] of amounts) {
    const made = await anna.ask('GET /payouts/:payoutNo', { params: { payoutNo } });
    expect(made).toMatchObject({ missing: 0, payment: { amount: { amount, currency: 'EUR' } } });
    expect(sum(made.parts.map((part) => part.amount)) + made.carried).toBe(made.orders.amount);
    expect(made.orders.amount + sum(made.postings.map((posting) => posting.amount))).toBe(amount);
    const paid: number[] = [];
    for (let cursor: string | undefined; ;) {
      const query = cursor === undefined ? {} : { cursor };
      const page = await anna.ask('GET /payouts/:payoutNo/orders', { params: { payoutNo }, query });
      paid.push(...page.items.map((item) => item.amount));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect([paid.length, sum(paid)]).toEqual([made.orders.count, made.orders.amount]);
    const { id } = await anna.ask('POST /exports', { body: { question: { kind: 'payout', payoutNo }, format: 'csv' } });
    await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId: id });
    const text = (await anna.call('GET', `/exports/${id}/file`)).bytes.toString('utf8');
    const column = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => Math.round(Number(row.split(';').at(-3)?.replace('.', '').replace(',', '.')) * 100));
    expect([sum(column.slice(0, -1)), column.at(-1)]).toEqual([amount, amount]);
  }
});

test('INV-06 each document comes to its payouts and what is open of it, and each order leads to both', async () => {
  for (const invoiceNo of ['LI-2026-000001', 'LI-2026-000002']) {
    const {
      amount,
      payouts,
      inOrders,
      open: left,
    } = await anna.ask('GET /invoices/:invoiceNo/settlement', {
      params: { invoiceNo },
    });
    expect(payouts.map(({ payoutNo }) => payoutNo).toSorted()).toEqual(['P-1', 'P-2']);
    expect(sum(payouts.map((payout) => payout.amount)) + inOrders + left).toBe(amount);
    for (const { payoutNo, amount: share } of payouts) {
      const { documents } = await anna.ask('GET /payouts/:payoutNo', { params: { payoutNo } });
      expect(documents.find((document) => document.invoiceNo === invoiceNo)?.amount).toBe(share);
    }
  }
  const orderNumber = numbers[3] ?? '';
  const detail = await anna.ask('GET /ledger/orders/:orderNumber', { params: { orderNumber } });
  expect(detail.lines.flatMap(({ payoutNo }) => payoutNo ?? [])).toEqual(['P-1', 'P-2']);
  expect(detail.documents).toEqual([
    { type: 'commission', month: '2026-09', invoiceNo: 'LI-2026-000001' },
    { type: 'vouchers', month: '2026-09', invoiceNo: null },
  ]);
});

test('INV-06 what is kept of payouts and documents is what counting the lines gives', async () => {
  const kept = await portal.ask(
    `select payout_no, kind, month, lines, amount::text from ledger_chain where lines <> 0 order by 1, 2, 3, collected_by`,
  );
  const counted = await portal.ask(
    `select part ->> 'payoutNo' as payout_no, part ->> 'kind' as kind, part ->> 'month' as month,
       sum((part ->> 'lines')::integer)::integer as lines, sum((part ->> 'amount')::bigint)::text as amount
     from ledger_order, jsonb_array_elements(chain) part group by 1, 2, 3, part ->> 'collectedBy' order by 1, 2, 3, part ->> 'collectedBy'`,
  );
  expect(kept).toEqual(counted);
});
