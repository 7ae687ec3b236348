import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { aLedgerLine, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const number = '30000001';
const payoutNo = 'P-CH-7';
const month = '2026-11';

const portal = await portalForFile();
// Without the service of a payment provider: the ledger asks for the brand alone.
const bahnhof = await putSeller(portal, 'ch', 'bahnhof', aSeller({ users: [aUser('reto')] }));
await putSeller(portal, 'ch', 'see', aSeller({ users: [aUser('urs')] }));
await putProducts(portal, 'ch', [aProduct()]);
await putOrders(portal, 'ch', [anOrder({ number, seller: 'bahnhof', createdAt: '2026-11-02T08:00:00.000Z' })]);
const reto = await signedIn(portal, 'reto', 'ch.localhost');
const urs = await signedIn(portal, 'urs', 'ch.localhost');

const put = (path: string, body: object) => machineCall(portal, { brand: 'ch', method: 'PUT', path, body });

beforeAll(async () => {
  const payout = aPayout({ currency: 'CHF', amount: 8100 });
  await put(`/sellers/bahnhof/payouts/${payoutNo}`, payout);
  for (let at = 1; at <= 60; at += 1)
    await put(`/sellers/bahnhof/payouts/P-CH-1${at}`, {
      ...payout,
      dueAt: `2026-10-01T09:${String(at % 60).padStart(2, '0')}:00.000Z`,
    });
  const lines = [
    aLedgerLine({ amount: 9000 }),
    aLedgerLine({ lineNo: 2, kind: 'commission', amount: -900 }),
    aLedgerLine({ lineNo: 3, kind: 'payout', amount: -8100, payoutNo, bookedOn: '2026-11-23' }),
  ];
  await machineCall(portal, {
    brand: 'ch',
    method: 'POST',
    path: '/ledger/bulk',
    body: { entries: [{ orderNumber: number, lines }] },
  });
});

async function exported(question: ExportQuestion, format: 'csv' | 'xml'): Promise<string> {
  const { id } = await reto.ask('POST /exports', { body: { question, format } });
  await prepareExport.run(portal.jobContext(), { exportId: id, sellerId: bahnhof });
  return (await reto.call('GET', `/exports/${id}/file`)).bytes.toString('utf8');
}

test('INV-05 GEN-05 a Swiss shop sees its ledger in francs', async () => {
  const { items } = await reto.ask('GET /ledger', { query: {} });
  expect(items).toMatchObject([{ orderNumber: number, currency: 'CHF', sold: 9000, forYou: 8100, word: 'paid' }]);
  expect(await reto.ask('GET /ledger/totals', { query: {} })).toMatchObject({
    orders: 1,
    currency: 'CHF',
    sold: 9000,
    open: 0,
  });
  const { months, statements } = await reto.ask('GET /ledger/summary', {});
  expect(months).toMatchObject([{ month, currency: 'CHF', forYou: 8100 }]);
  expect(statements).toEqual([month]);
  const detail = await reto.ask('GET /ledger/orders/:orderNumber', { params: { orderNumber: number } });
  expect(detail.lines.at(-1)).toMatchObject({ kind: 'payout', payoutNo });
});

test('INV-05 its payouts are listed page by page, newest first, and each opens', async () => {
  const first = await reto.ask('GET /payouts', { query: {} });
  expect(first.items.slice(0, 2).map((payment) => payment.payoutNo)).toEqual([payoutNo, 'P-CH-159']);
  expect(first.items[0]?.amount).toEqual({ amount: 8100, currency: 'CHF' });
  const second = await reto.ask('GET /payouts', { query: { cursor: first.nextCursor ?? '' } });
  const all = [...first.items, ...second.items].map((payment) => payment.payoutNo);
  expect([new Set(all).size, second.nextCursor]).toEqual([61, null]);
  const made = await reto.ask('GET /payouts/:payoutNo', { params: { payoutNo } });
  expect(made).toMatchObject({ orders: { count: 1, amount: 8100 }, missing: 0 });
  const ofPayout = await reto.ask('GET /payouts/:payoutNo/orders', { params: { payoutNo }, query: {} });
  expect(ofPayout.items).toMatchObject([{ orderNumber: number, amount: 8100 }]);
  expect(codeOf(await reto.call('GET', '/payouts?cursor=none'))).toBe('request.invalid');
});

test('INV-05 its lines, a payout and the statement of a month leave as files', async () => {
  expect(await exported({ kind: 'ledger', filter: {} }, 'csv')).toContain('CHF');
  expect(await exported({ kind: 'payout', payoutNo }, 'csv')).toContain(payoutNo);
  expect(await exported({ kind: 'payout_statement', month }, 'xml')).toContain('<Amt Ccy="CHF">');
});

test('ACC-01 invoices, tax months and performance stay closed to it', async () => {
  for (const path of ['/invoices', '/invoices/summary', '/tax-months', '/tax-settings', '/metrics'])
    expect([path, codeOf(await reto.call('GET', path))]).toEqual([path, 'access.brand']);
  for (const question of [{ kind: 'invoices' }, { kind: 'tax_month', month }] as const) {
    const reply = await reto.call('POST', '/exports', {
      body: { question, format: question.kind === 'invoices' ? 'zip' : 'csv' },
    });
    expect([question.kind, codeOf(reply)]).toEqual([question.kind, 'access.brand']);
  }
});

test('security 14: another Swiss shop sees nothing of it, and who may not see money sees none', async () => {
  expect(await urs.ask('GET /ledger', { query: {} })).toEqual({ items: [], nextCursor: null });
  expect(await urs.ask('GET /payouts', { query: {} })).toEqual({ items: [], nextCursor: null });
  expect((await urs.ask('GET /ledger/summary', {})).statements).toEqual([]);
  for (const path of [`/ledger/orders/${number}`, `/payouts/${payoutNo}`, `/payouts/${payoutNo}/orders`])
    expect([path, codeOf(await urs.call('GET', path))]).toEqual([path, 'not_found']);
  await portal.ask(`update membership set role = 'orders' where seller_id = $1`, [bahnhof]);
  for (const path of ['/ledger', '/ledger/totals', '/ledger/summary', '/payouts', `/payouts/${payoutNo}`])
    expect([path, codeOf(await reto.call('GET', path))]).toEqual([path, 'access.role']);
  await portal.ask(`update membership set role = 'owner' where seller_id = $1`, [bahnhof]);
});
