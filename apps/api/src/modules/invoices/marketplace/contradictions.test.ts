import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import { anInvoice, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { machineCall, portalForFile, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('carla')] }));
beforeEach(async () => {
  for (const table of ['invoice_file', 'invoice', 'invoice_series', 'rate_window'])
    await portal.ask(`delete from ${table}`);
});

const numbered = (place: number) => `LI-2026-${String(place).padStart(6, '0')}`;
const put = (place: number, body: InvoiceRecord = anInvoice(), seller = 'linden') =>
  machineCall(portal, { method: 'PUT', path: `/sellers/${seller}/invoices/${numbered(place)}`, body });
const pay = (place: number, paidOn: string | null) =>
  machineCall(portal, {
    method: 'PUT',
    path: `/sellers/linden/invoices/${numbered(place)}/payment`,
    body: { payment: paidOn === null ? 'PENDING' : 'PAID', paidOn },
  });

const commission = anInvoice({ lines: [{ text: 'Provision', quantity: 1, unitPrice: 1000, vatRate: 1900 }] });
const credit = (unitPrice: number, corrects = numbered(1), changes: Partial<InvoiceRecord> = {}): InvoiceRecord =>
  anInvoice({
    type: 'credit_note',
    corrects,
    lines: [{ text: 'Provision', quantity: -1, unitPrice, vatRate: 1900 }],
    ...changes,
  });
const codesOf = (replies: readonly { readonly status: number; readonly body: Record<string, unknown> }[]) =>
  replies.map(({ status, body }) => (status === 200 ? 200 : body['message']));
const kept = async () => (await portal.ask('select invoice_no from invoice order by 1')).length;

describe('INV-01 a credit note takes back at most what is left of its document', () => {
  test('all of it, and not a cent more', async () => {
    const replies = [await put(1, commission), await put(2, credit(1001)), await put(2, credit(1000))];
    expect(codesOf(replies)).toEqual([200, 'invoice.credit_too_large', 200]);
    expect(replies[1]?.body['current']).toEqual({ left: { net: 1000, vat: 190, gross: 1190 } });
  });

  test('several together, each of them smaller', async () => {
    await put(1, commission);
    const replies = [await put(2, credit(600)), await put(3, credit(600)), await put(3, credit(400))];
    expect(codesOf(replies)).toEqual([200, 'invoice.credit_too_large', 200]);
    expect(replies[1]?.body['current']).toEqual({ left: { net: 400, vat: 76, gross: 476 } });
  });

  test('also of two that come at the same moment', async () => {
    await put(1, commission);
    const replies = await Promise.all([put(2, credit(600)), put(2, credit(700))]);
    expect(codesOf(replies).filter((code) => code === 200)).toHaveLength(1);
    expect(codesOf([await put(3, credit(600))])).toEqual(['invoice.credit_too_large']);
  });

  test('what was refused left no number behind', async () => {
    await put(1, commission);
    await put(2, credit(5000));
    expect(codesOf([await put(2, commission)])).toEqual([200]);
    expect(await kept()).toBe(2);
  });
});

describe('INV-01 documents follow one another', () => {
  test('none is dated before the one before it, whoever the shop is', async () => {
    await put(1, commission);
    const earlier = { ...commission, issuedOn: '2026-11-19' };
    const replies = [await put(2, earlier, 'eiche'), await put(2, commission, 'eiche')];
    expect(codesOf(replies)).toEqual(['invoice.date', 200]);
    expect(replies[0]?.body['current']).toEqual({ issuedOn: '2026-11-20' });
  });

  test('the first of a year follows none', async () => {
    await put(1, commission);
    const path = `/sellers/linden/invoices/LI-2025-000001`;
    const body = { ...commission, issuedOn: '2025-12-01', month: '2025-11', dueOn: '2025-12-15' };
    expect(codesOf([await machineCall(portal, { method: 'PUT', path, body })])).toEqual([200]);
  });

  test('none is about a month that has not begun', async () => {
    expect(await put(1, { ...commission, month: '2030-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.month' }] },
    });
  });
});

test('INV-04 names in Greek and Cyrillic are drawn; what no font has comes with a PDF of its own', async () => {
  const named = (name: string) => ({ ...commission, customer: { ...commission.customer, name } });
  const refused = await put(1, named('漢方薬局 Köln'));
  expect(refused).toMatchObject({
    status: 422,
    body: { message: 'invoice.unprintable', current: { characters: ['漢', '方', '薬', '局'] } },
  });
  expect(codesOf([await put(1, named('Φαρμακείο Ερμού – Аптека Київ Łódź Çelik'))])).toEqual([200]);
});

test('INV-01 a document is in the currency of the shop', async () => {
  expect(codesOf([await put(1, { ...commission, currency: 'CHF' }), await put(1, commission)])).toEqual([
    'invoice.currency',
    200,
  ]);
});

test('INV-01 a document is not paid before it is issued', async () => {
  await put(1, commission);
  const replies = [
    await pay(1, '2020-01-01'),
    await pay(1, '2026-11-19'),
    await pay(1, '2026-11-20'),
    await pay(1, null),
  ];
  expect(codesOf(replies)).toEqual(['invoice.paid_before_issued', 'invoice.paid_before_issued', 200, 200]);
});
