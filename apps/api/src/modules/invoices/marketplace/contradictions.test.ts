import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import { anInvoice, aSeller, aUser } from '@offizin/testkit/records';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { machineCall, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';

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
const abroad = (countryCode: string, postalCode: string, vatNumber?: string) => ({
  ...commission.customer,
  countryCode,
  postalCode,
  vatNumber,
});
const untaxed = { text: 'Provision', quantity: 1, unitPrice: 1000, vatRate: 0 } as const;
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

  test('at each rate, and under what it was billed', async () => {
    const line = (quantity: number, unitPrice: number, vatRate: number) => ({
      text: 'Provision',
      quantity,
      unitPrice,
      vatRate,
    });
    await put(1, anInvoice({ lines: [line(1, 1000, 1900), line(1, 500, 700)] }));
    const back = (...lines: InvoiceRecord['lines']) => credit(0, numbered(1), { lines });
    const replies = [
      await put(2, back(line(-1, 501, 700))),
      await put(2, back(line(-1, 100, 0))),
      await put(2, back(line(-1, 500, 700))),
      await put(3, back(line(-1, 1, 700))),
    ];
    expect(codesOf(replies)).toEqual([
      'invoice.credit_too_large',
      'invoice.credit_too_large',
      200,
      'invoice.credit_too_large',
    ]);
    expect(replies[0]?.body['current']).toMatchObject({ part: { vatCategory: 'S', vatRate: 700, net: -501 } });
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

describe('INV-04 what the VAT falls under', () => {
  const british = abroad('GB', 'BS1 4ST', 'GB980780684');
  const french = abroad('FR', '31000', 'FR40303265045');
  test.each([
    [
      'no VAT to a customer in the Union without a VAT number',
      { customer: abroad('FR', '31000') },
      'customer_number',
      'AE',
    ],
    ['an intra-Community supply in one country', { lines: [{ ...untaxed, vatCategory: 'K' }] }, 'route', 'K'],
    ['the usual rate without one', { lines: [{ ...untaxed, vatCategory: 'S' }] }, 'rate', 'S'],
    ['a rate with reverse charge', { lines: [{ ...untaxed, vatRate: 1900, vatCategory: 'AE' }] }, 'rate', 'AE'],
    [
      'outside the scope beside a rate',
      { customer: british, lines: [untaxed, { ...untaxed, vatRate: 1900 }] },
      'mixed',
      'O',
    ],
    [
      'reverse charge out of the Union',
      { customer: british, lines: [{ ...untaxed, vatCategory: 'AE' }] },
      'route',
      'AE',
    ],
    ['the customer owes what is charged', { lines: commission.lines }, 'reverse_charge', 'S'],
    [
      'a reason of another category',
      { customer: french, vatReasons: [{ category: 'AE', code: 'VATEX-EU-O' }] },
      'reason',
      'AE',
    ],
  ] as const)('%s is refused', async (_, changes, fault, category) => {
    const body = anInvoice({
      reverseCharge: true,
      lines: [untaxed],
      ...structuredClone(changes),
    } as Partial<InvoiceRecord>);
    expect(await put(1, body)).toMatchObject({
      status: 422,
      body: { message: 'invoice.vat', current: { fault, category } },
    });
    expect(await kept()).toBe(0);
  });

  test.each([
    ['to France', { customer: french, reverseCharge: true }, ['AE']],
    ['to Great Britain, as it was sent before categories', { customer: british, reverseCharge: true }, ['O']],
    ['exempt at home', {}, ['E']],
    ['a rate beside an exemption', { lines: [untaxed, { ...untaxed, vatRate: 1900 }] }, ['E', 'S']],
    [
      'a discount',
      {
        lines: [
          { ...untaxed, vatRate: 1900 },
          { ...untaxed, quantity: -1, unitPrice: 100, vatRate: 1900 },
        ],
      },
      ['S', 'S'],
    ],
  ] as const)('is kept with each line: %s', async (_, changes, categories) => {
    const body = anInvoice({ lines: [untaxed], ...structuredClone(changes) } as Partial<InvoiceRecord>);
    expect(codesOf([await put(1, body), await put(1, body)])).toEqual([200, 200]);
    const [row] = await portal.ask<{ found: string[] }>(
      `select array(select line ->> 'vatCategory' from jsonb_array_elements(record -> 'lines') line) as found from invoice`,
    );
    expect(row?.found).toEqual(categories);
  });
});

describe('INV-01 no document is dated after today where the brand is', () => {
  afterEach(() => portal.setNow(testNow));
  test.each([
    // Berlin is an hour ahead in winter.
    ['2026-11-24T22:59:00.000Z', '2026-11-25', 'invoice.future'],
    ['2026-11-24T23:00:00.000Z', '2026-11-25', 200],
    ['2026-11-24T23:00:00.000Z', '2026-11-26', 'invoice.future'],
  ] as const)('at %s of %s: %s', async (now, issuedOn, code) => {
    portal.setNow(new Date(now));
    expect(codesOf([await put(1, { ...commission, issuedOn })])).toEqual([code]);
  });
});
