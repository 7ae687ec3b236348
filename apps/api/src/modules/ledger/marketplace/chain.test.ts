import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { LedgerEntry, LedgerLine, LedgerPosting } from '@offizin/contract/ledger/marketplace';
import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import { aLedgerLine, anInvoice, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

const numbers = ['10000001', '10000002'] as const;
const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(
  portal,
  'de',
  numbers.map((number) => anOrder({ number, createdAt: '2026-10-20T08:00:00.000Z' })),
);

beforeEach(async () => {
  for (const table of ['ledger_order', 'ledger_balance', 'ledger_chain', 'ledger_posting', 'payout', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  for (const table of ['invoice_file', 'invoice', 'invoice_series']) await portal.ask(`delete from ${table}`);
});

const inOctober = (changes: Partial<LedgerLine>) => aLedgerLine({ bookedOn: '2026-10-20', ...changes });
const sold = [
  inOctober({ amount: 10_000 }),
  inOctober({ lineNo: 2, kind: 'commission', amount: -1000, rate: 1000 }),
  inOctober({ lineNo: 3, kind: 'commission_vat', amount: -190, rate: 1900 }),
];
const paying = (lineNo: number, amount: number, payoutNo = 'P-1') =>
  aLedgerLine({ lineNo, kind: 'payout', amount: -amount, bookedOn: '2026-11-24', payoutNo });
const fee = { postingNo: 'F-1', kind: 'fee', amount: -1190, text: 'Grundgebühr' } as const;
const billed = (unitPrice: number, changes: Partial<InvoiceRecord> = {}): InvoiceRecord =>
  anInvoice({
    lines: [
      { text: 'Provision', quantity: 1, unitPrice: unitPrice - 1000, vatRate: 1900 },
      { text: 'Grundgebühr', quantity: 1, unitPrice: 1000, vatRate: 1900 },
    ],
    dueOn: null,
    setOff: { postings: [fee] },
    ...changes,
  });

const codeIn = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? 200 : [body['message'], body['current']];
const linden = (path: string) => `/sellers/linden${path}`;
async function pay(payoutNo: string, changes: Partial<PayoutRecord> = {}) {
  const body = aPayout({ ...(changes.state === 'paid' && { paidAt: '2026-11-24T09:00:00.000Z' }), ...changes });
  return codeIn(await machineCall(portal, { method: 'PUT', path: linden(`/payouts/${payoutNo}`), body }));
}
async function book(orderNumber: string, ...lines: LedgerLine[]) {
  const entries: LedgerEntry[] = [{ orderNumber, lines }];
  const { body } = await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
  return body['accepted'] === 1 ? 'booked' : JSON.stringify(body['errors']).match(/ledger\.\w+/)?.[0];
}
async function post(...postings: LedgerPosting[]) {
  const { body } = await machineCall(portal, {
    method: 'POST',
    path: linden('/postings/bulk'),
    body: { postings },
  });
  return body['accepted'] === postings.length ? 'posted' : JSON.stringify(body['errors']).match(/ledger\.\w+/)?.[0];
}
const issue = async (place: number, body: InvoiceRecord) =>
  codeIn(await machineCall(portal, { method: 'PUT', path: linden(`/invoices/LI-2026-00000${place}`), body }));
const paidOn = async () =>
  (await portal.ask<{ paid_on: string | null }>('select paid_on from invoice order by invoice_no')).map(
    ({ paid_on }) => paid_on,
  );
const posted = (changes: Partial<LedgerPosting> = {}): LedgerPosting => ({
  ...fee,
  bookedOn: '2026-11-20',
  documentNo: 'LI-2026-000001',
  payoutNo: null,
  ...changes,
});
const correction = posted({ postingNo: 'C-1', kind: 'correction', amount: 300, documentNo: null });

describe('INV-06 MKT-01 a payout is made of the lines that name it', () => {
  test('a line names a payout that is there and not paid yet', async () => {
    expect(await book(numbers[0], ...sold, paying(4, 8810))).toBe('ledger.payout_unknown');
    await pay('P-1', { amount: 8810 });
    expect(await book(numbers[0], ...sold, paying(4, 8810))).toBe('booked');
    expect(await pay('P-1', { amount: 8810, state: 'paid' })).toBe(200);
    await book(numbers[1], ...sold);
    expect(await book(numbers[1], paying(4, 8810))).toBe('ledger.payout_closed');
    expect(await post(correction)).toBe('posted');
    expect(await post({ ...correction, payoutNo: 'P-1' })).toBe('ledger.payout_closed');
    expect(await post({ ...correction, payoutNo: 'NOPE' })).toBe('ledger.payout_unknown');
  });

  test('it is paid when they come to its amount, and what was paid comes back as it was', async () => {
    await pay('P-1', { amount: 9000 });
    await book(numbers[0], ...sold, paying(4, 8810));
    expect(await pay('P-1', { amount: 9000, state: 'paid' })).toEqual(['payout.lines_differ', { lines: 8810 }]);
    await post({ ...correction, amount: 190, payoutNo: 'P-1' });
    expect(await pay('P-1', { amount: 9000, state: 'paid' })).toBe(200);
    const returned = { amount: 9000, state: 'returned', returnedAt: '2026-11-25T09:00:00.000Z' } as const;
    expect(await pay('P-1', { ...returned, paidAt: '2026-11-24T09:00:00.000Z' })).toBe(200);
    expect(await pay('P-1', { ...returned, state: 'paid', paidAt: '2026-11-26T09:00:00.000Z' })).toBe(200);
    expect(await pay('NOPE', { amount: -99_999, state: 'paid' })).toEqual(['payout.lines_differ', { lines: 0 }]);
  });

  test('nothing is paid twice, and no more than is open', async () => {
    await pay('P-1');
    await pay('P-2');
    expect(await book(numbers[0], ...sold, paying(4, 8811))).toBe('ledger.paid_twice');
    expect(await book(numbers[0], ...sold, paying(5, 8810))).toBe('booked');
    expect(await book(numbers[0], paying(6, 8810, 'P-2'))).toBe('ledger.paid_twice');
    expect(await book(numbers[0], paying(4, 8810, 'P-2'))).toBe('ledger.paid_twice');
    const refund = inOctober({ lineNo: 6, kind: 'refund', amount: -500 });
    expect(await book(numbers[0], refund, paying(7, 500, 'P-2'))).toBe('ledger.paid_twice');
    expect(await book(numbers[0], refund, paying(7, -500, 'P-2'))).toBe('booked');
  });

  test('a posting changes in nothing but its payout, once; what was wrong is corrected by another one', async () => {
    await pay('P-1');
    await pay('P-2');
    expect(await post(correction)).toBe('posted');
    expect(await post({ ...correction, amount: 400 })).toBe('ledger.posting_changed');
    expect(await post({ ...correction, payoutNo: 'P-1' })).toBe('posted');
    expect(await post({ ...correction, payoutNo: 'P-2' })).toBe('ledger.posting_changed');
    expect(await post({ ...correction, postingNo: 'C-2', amount: -300 })).toBe('posted');
    expect(await post(posted())).toBe('ledger.document_postings');
    await expect(portal.ask(`update ledger_posting set amount = 1 where posting_no = 'C-1'`)).rejects.toThrow('booked');
  });

  test('a shop that is booked elsewhere has payouts without lines', async () => {
    expect(await pay('P-1', { state: 'paid' })).toBe(200);
  });
});

describe('INV-06 INV-01 a document that is set off comes to what was booked', () => {
  test('to the cent, with what is posted beside orders, once a month; it is refused with what there is', async () => {
    await book(numbers[0], ...sold);
    await book(numbers[1], ...sold);
    expect(await issue(1, billed(3000 - 1))).toEqual(['invoice.lines_differ', { lines: -3570 }]);
    expect(await issue(1, billed(3000))).toBe(200);
    expect(await issue(1, billed(3000))).toBe(200);
    expect(await issue(2, billed(3000))).toEqual(['invoice.collected', { invoiceNo: 'LI-2026-000001' }]);
    const late = inOctober({ lineNo: 4, kind: 'commission', amount: -1, rate: 1000 });
    expect(await book(numbers[1], late)).toBe('ledger.document_issued');
    expect(await book(numbers[1], { ...late, bookedOn: '2026-11-02' })).toBe('booked');
    const again = billed(3000, { month: '2026-09' });
    expect(await issue(2, again)).toEqual(['ledger.posting_taken', { postings: ['F-1'] }]);
  });

  test('what contradicts itself is no document: its month runs, it is due, or its postings are of another kind', async () => {
    const wrong = [
      billed(3000, { month: '2026-11' }),
      billed(3000, { dueOn: '2026-12-04' }),
      billed(3000, { setOff: { postings: [{ ...fee, kind: 'shipping' }] } }),
      billed(3000, { setOff: { postings: [fee, fee] } }),
      billed(3000, { type: 'shipping_vat', setOff: { postings: [] } }),
    ];
    for (const body of wrong) expect(await issue(1, body)).toEqual(['request.invalid', undefined]);
  });

  test('it is settled by the payouts of its lines alone, on the day of the last one, and open where one came back', async () => {
    await book(numbers[0], ...sold);
    await book(numbers[1], ...sold, inOctober({ lineNo: 4, kind: 'refund', amount: -8810 }));
    await issue(1, billed(3000));
    const path = linden('/invoices/LI-2026-000001/payment');
    const say = { method: 'PUT', path, body: { payment: 'PAID', paidOn: '2026-11-21' } } as const;
    expect(codeIn(await machineCall(portal, say))).toEqual(['invoice.set_off', undefined]);
    await pay('P-1', { amount: 8810 });
    await book(numbers[0], paying(4, 8810));
    await pay('P-1', { amount: 8810, state: 'paid' });
    expect(await paidOn()).toEqual([null]);
    await pay('P-2', { amount: 110 });
    await post(posted({ payoutNo: 'P-2' }), { ...correction, amount: 1300, payoutNo: 'P-2' });
    await pay('P-2', { amount: 110, state: 'paid', paidAt: '2026-12-01T23:30:00.000Z' });
    expect(await paidOn()).toEqual(['2026-12-02']);
    const paidAt = '2026-12-01T23:30:00.000Z';
    await pay('P-2', { amount: 110, state: 'returned', paidAt, returnedAt: '2026-12-03T09:00:00.000Z' });
    expect(await paidOn()).toEqual([null]);
  });
});
