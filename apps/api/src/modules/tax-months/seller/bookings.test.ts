import type { TaxMonthView } from '@offizin/contract/tax-months/seller';
import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { type Behind, countryWord, rateWord } from '@offizin/domain/tax-months/behind';
import { aLedgerLine, anInvoice, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('carla')] }));
await putProducts(portal, 'de', [aProduct({ market: 'DE', vatRate: 1900 })]);
const anna = await signedIn(portal, 'anna');

const months = ['2026-08', '2026-09', '2026-10', '2026-11'] as const;
const countries = ['DE', 'FR', 'AT', 'CH'] as const;
const { deliveryAddress } = anOrder();
const numbers = Array.from({ length: 60 }, (_, at) => String(30_000_001 + at));

/** The same numbers in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
const draw = drawing(20_261_128);
const dayIn = (month: string) => `${month}-${String(1 + draw(20)).padStart(2, '0')}`;

/** What was booked for an order: sold in one month, much of it given back at once or months later. */
function linesOf(at: number): LedgerLine[] {
  const goods = 1000 + draw(9000);
  const sold = months[at % 3] ?? months[0];
  const later = months[(at % 3) + 1] ?? months[3];
  let no = 0;
  const booked = (kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) => {
    no += 1;
    return aLedgerLine({ lineNo: no, kind, amount, bookedOn: dayIn(sold), rate: null, ...more });
  };
  return [
    booked('sale', goods, at % 5 === 0 ? { rate: 700 } : {}),
    booked('shipping', 390, { rate: 1900 }),
    booked('commission', -Math.round(goods / 10)),
    booked('commission_vat', -Math.round(goods / 53), { rate: 1900 }),
    ...(at % 3 === 0 ? [booked('refund', -draw(goods), { bookedOn: dayIn(later) })] : []),
    ...(at % 6 === 0 ? [booked('shipping_refund', -390, { rate: 1900, bookedOn: dayIn(later) })] : []),
    ...(at % 7 === 0 ? [booked('voucher', -100), booked('adjustment', draw(200) - 100)] : []),
  ];
}

const bulk = (entries: readonly { orderNumber: string; lines: LedgerLine[] }[]) =>
  machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
const put = (path: string, body: object) =>
  machineCall(portal, { method: 'PUT', path: `/sellers/linden${path}`, body });
const monthOf = (month: string) => anna.ask('GET /tax-months/:month', { params: { month } });

/** Every page of what is behind a row. */
async function behind(month: string, row: Behind, limit = 7) {
  const items = [];
  let cursor: string | undefined;
  let first;
  do {
    const query = { ...row, limit, ...(cursor !== undefined && { cursor }) };
    const page = await anna.ask('GET /tax-months/:month/bookings', { params: { month }, query });
    first ??= page;
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ...first, items };
}

/** Every figure that a month shows, with the row that it stands in. */
function shownOf({ rows, oss, sums }: TaxMonthView): [Behind, number][] {
  const keyOf = (row: { country: string; rate: number | null }) => ({
    country: countryWord(row.country),
    rate: rateWord(row.rate),
  });
  return [
    ...rows.flatMap((row): [Behind, number][] => [
      [{ of: 'goods', ...keyOf(row) }, row.goods],
      [{ of: 'refunded', ...keyOf(row) }, row.goodsRefunded + row.shippingRefunded],
      [{ of: 'shipping', ...keyOf(row) }, row.shipping],
      [{ of: 'gross', ...keyOf(row) }, row.gross],
    ]),
    ...oss.map((row): [Behind, number] => [
      { of: 'oss', ...keyOf(row), ...(row.corrects !== null && { corrects: row.corrects }) },
      row.gross,
    ]),
    [{ of: 'commission' }, sums.commission],
    ...sums.commissionVat.map(({ rate, vat }): [Behind, number] => [
      { of: 'commissionVat', rate: rateWord(rate) },
      vat,
    ]),
    [{ of: 'services' }, sums.services],
    ...sums.servicesVat.map(({ rate, vat }): [Behind, number] => [{ of: 'servicesVat', rate: rateWord(rate) }, vat]),
    [{ of: 'vouchers' }, sums.vouchers],
    [{ of: 'adjustments' }, sums.adjustments],
    [{ of: 'payouts' }, sums.payouts],
  ];
}

beforeAll(async () => {
  await putOrders(
    portal,
    'de',
    numbers.map((number, at) =>
      anOrder({
        number,
        createdAt: `${months[at % 3]}-02T08:00:00.000Z`,
        deliveryAddress: { ...deliveryAddress, countryCode: countries[at % 4] ?? 'DE' },
      }),
    ),
  );
  const all = numbers.map((orderNumber, at) => ({ orderNumber, lines: linesOf(at) }));
  await put('/payouts/P-1', aPayout({ amount: 100, dueAt: '2026-11-20T08:00:00.000Z' }));
  // Half of it comes when the first months are closed, and counts later than on its days.
  await bulk(all.slice(0, 30));
  await anna.ask('POST /tax-months/:month/close', { params: { month: '2026-09' }, body: {} });
  await bulk(all.slice(30));
  const fee = { postingNo: 'F-1', kind: 'fee', amount: -1190, text: null } as const;
  const lines = [{ text: 'Grundgebühr', quantity: 1, unitPrice: 1000, vatRate: 1900 }];
  const invoice = { type: 'fulfilment', month: '2026-10', issuedOn: '2026-11-02', lines, dueOn: null } as const;
  const settled = { postings: [{ ...fee, kind: 'fulfilment' as const }] };
  await put('/invoices/LI-2026-000001', anInvoice({ ...invoice, setOff: settled }));
  const correction = { postingNo: 'C-1', kind: 'correction', amount: 300, text: null } as const;
  await machineCall(portal, {
    method: 'POST',
    path: '/sellers/linden/postings/bulk',
    body: { postings: [{ ...correction, bookedOn: '2026-11-20', documentNo: null, payoutNo: 'P-1' }] },
  });
});

describe('INV-07 behind a figure of a month', () => {
  test.each(months)('of %s stand the bookings that come to it', async (month) => {
    const shown = shownOf(await monthOf(month));
    for (const [row, expected] of shown) {
      const { amount, rest, bookings, items } = await behind(month, row);
      const listed = items.reduce((sum, each) => sum + each.amount, 0);
      expect({ row, amount, rest, listed, count: items.length }).toEqual({
        row,
        amount: expected,
        rest: 0,
        listed: expected,
        count: bookings,
      });
    }
    expect(shown.some(([, amount]) => amount !== 0)).toBe(true);
  });

  test('are lines of orders and postings, each once', async () => {
    const { items } = await behind('2026-11', { of: 'adjustments' });
    expect(items.find(({ postingNo }) => postingNo !== null)).toMatchObject({
      postingNo: 'C-1',
      orderNumber: null,
      kind: 'posting_correction',
      bookedOn: '2026-11-20',
      amount: 300,
    });
    const { items: services } = await behind('2026-11', { of: 'services' });
    expect(services.map(({ postingNo, amount }) => [postingNo, amount])).toEqual([['F-1', -1000]]);
  });

  test('say what is of postings that were counted before their parts were kept', async () => {
    await portal.ask(`update ledger_posting set tax_parts = '[]'`);
    const { amount, rest, items } = await behind('2026-11', { of: 'services' });
    expect({ amount, rest, items }).toEqual({ amount: -1000, rest: -1000, items: [] });
  });

  test('of another shop are as if there were none', async () => {
    const carla = await signedIn(portal, 'carla');
    const query = { of: 'gross' } as const;
    const found = await carla.ask('GET /tax-months/:month/bookings', { params: { month: '2026-10' }, query });
    expect(found).toMatchObject({ amount: 0, bookings: 0, items: [], nextCursor: null });
  });

  test('a cursor that is none is refused', async () => {
    expect(codeOf(await anna.call('GET', '/tax-months/2026-10/bookings?of=gross&cursor=x'))).toBe('request.invalid');
  });
});
