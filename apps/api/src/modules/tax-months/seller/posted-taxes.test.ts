import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import { aLedgerLine, anInvoice, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';
import { closeTaxMonths } from '../jobs/close-tax-months.job.ts';

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putProducts(portal, 'de', [aProduct({ market: 'DE', vatRate: 1900 })]);
const number = '10000001';
await putOrders(portal, 'de', [anOrder({ number, createdAt: '2026-10-20T08:00:00.000Z' })]);
const anna = await signedIn(portal, 'anna');

const line = (lineNo: number, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) =>
  aLedgerLine({ lineNo, kind, amount, bookedOn: '2026-10-20', ...more });
const put = (path: string, body: object) =>
  machineCall(portal, { method: 'PUT', path: `/sellers/linden${path}`, body });
const sumsOf = async (month: string) => (await anna.ask('GET /tax-months/:month', { params: { month } })).sums;

/** Order, document of its month with a fee, correction, and the payout that settles all of them. */
async function bookAll() {
  await put('/payouts/P-1', aPayout({ amount: 7920, dueAt: '2026-11-24T08:00:00.000Z' }));
  const entries: LedgerEntry[] = [
    {
      orderNumber: number,
      lines: [
        line(1, 'sale', 10_000),
        line(2, 'commission', -1000, { rate: 1000 }),
        line(3, 'commission_vat', -190, { rate: 1900 }),
        line(4, 'payout', -8810, { bookedOn: '2026-11-24', payoutNo: 'P-1' }),
      ],
    },
  ];
  const fee = { postingNo: 'F-1', kind: 'fee', amount: -1190, text: null } as const;
  const correction = {
    postingNo: 'C-1',
    kind: 'correction',
    amount: 300,
    text: null,
    bookedOn: '2026-11-20',
    documentNo: null,
    payoutNo: 'P-1',
  } as const;
  await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
  const lines = [{ text: 'Provision', quantity: 1, unitPrice: 2000, vatRate: 1900 }];
  await put(
    '/invoices/LI-2026-000001',
    anInvoice({ month: '2026-10', issuedOn: '2026-11-02', lines, dueOn: null, setOff: { postings: [fee] } }),
  );
  const { items } = (await machineCall(portal, { method: 'GET', path: '/sellers/linden/postings/open' })).body as {
    items: (typeof correction)[];
  };
  const named = items.map((posting) => ({ ...posting, payoutNo: 'P-1' }));
  const settled = await machineCall(portal, {
    method: 'POST',
    path: '/sellers/linden/postings/bulk',
    body: { postings: [...named, correction] },
  });
  expect(settled.body['accepted']).toBe(2);
  const paid = await put(
    '/payouts/P-1',
    aPayout({ amount: 7920, state: 'paid', dueAt: '2026-11-24T08:00:00.000Z', paidAt: '2026-11-24T09:00:00.000Z' }),
  );
  expect(paid.status).toBe(200);
}

const none = { vouchers: 0, adjustments: 0, payouts: 0, services: 0, servicesVat: [] };

test('INV-07 fees, corrections and their payouts count in the month of their day, the VAT of a fee as input tax', async () => {
  await bookAll();
  expect(await sumsOf('2026-10')).toEqual({ ...none, commission: -1000, commissionVat: [{ rate: 1900, vat: -190 }] });
  const november = {
    commission: 0,
    commissionVat: [],
    vouchers: 0,
    services: -1000,
    servicesVat: [{ rate: 1900, vat: -190 }],
    adjustments: 300,
    payouts: -7920,
  };
  expect(await sumsOf('2026-11')).toEqual(november);
  const { agreement } = await anna.ask('GET /tax-months/:month', { params: { month: '2026-10' } });
  expect(agreement[0]).toMatchObject({
    with: 'commission',
    taxMonth: -1000,
    other: -2000,
    reasons: [{ reason: 'billed_later', amount: 1000 }],
  });
  const next = await anna.ask('GET /tax-months/:month', { params: { month: '2026-11' } });
  expect(next.agreement.at(-1)).toMatchObject({ with: 'payouts', taxMonth: -7920, other: -7920, reasons: [] });
});

test('INV-07 INV-06 the statement names the fee and ends with nothing owed', async () => {
  const question = { kind: 'payout_statement', month: '2026-11' } as const;
  const { id } = await anna.ask('POST /exports', { body: { question, format: 'xml' } });
  await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId: id });
  const xml = (await anna.call('GET', `/exports/${id}/file`)).bytes.toString('utf8');
  const amounts = [...xml.matchAll(/<Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>(CRDT|DBIT)/g)].map(
    ([, amount, sign]) => (sign === 'DBIT' ? -1 : 1) * Math.round(Number(amount) * 100),
  );
  expect(amounts).toEqual([8810, 0, -1000, 300, -190, -7920]);
  expect(xml).toContain('<NtryRef>P-1</NtryRef>');
  expect(xml).toContain('Grundgebühr');
});

test('INV-07 what was posted before postings counted is counted, once', async () => {
  const before = await sumsOf('2026-11');
  await portal.ask('alter table ledger_posting disable trigger ledger_posting_kept');
  await portal.ask('update ledger_posting set tax_counted = 0');
  await portal.ask('alter table ledger_posting enable trigger ledger_posting_kept');
  await portal.ask(`delete from tax_figure where kind like 'posting_%' or (kind = 'payout' and country = '')`);
  for (let run = 0; run < 2; run += 1) {
    await closeTaxMonths.run(portal.jobContext(), {});
    expect(await sumsOf('2026-11')).toEqual(before);
  }
});

test('INV-06 INV-05 what no payout names stands beside the orders of the ledger', async () => {
  const open = async () => (await anna.ask('GET /ledger/summary', {})).beside;
  expect(await open()).toEqual({ currency: 'EUR', count: 0, amount: 0, postings: [] });
  const posting = { postingNo: 'C-2', kind: 'correction', amount: -250, text: 'Nachberechnung' } as const;
  const more = { bookedOn: '2026-11-25', documentNo: null } as const;
  const postings = [{ ...posting, ...more, payoutNo: null }];
  await machineCall(portal, { method: 'POST', path: '/sellers/linden/postings/bulk', body: { postings } });
  expect(await open()).toEqual({ currency: 'EUR', count: 1, amount: -250, postings: [{ ...posting, ...more }] });
});
