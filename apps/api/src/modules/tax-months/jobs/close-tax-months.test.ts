import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import { aLedgerLine, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { closeTaxMonths } from './close-tax-months.job.ts';

const numbers = ['10000001', '10000002', '10000003'] as const;
const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
const [reduced, full] = [
  { productId: 'P-reduced', quantity: 1, unitPrice: 500, stockOrigin: 'own' },
  { productId: 'P-full', quantity: 2, unitPrice: 500, stockOrigin: 'own' },
] as const;
await putProducts(portal, 'de', [
  aProduct({ productId: reduced.productId, market: 'DE', vatRate: 700 }),
  aProduct({ productId: full.productId, market: 'DE', vatRate: 1900, nationalCode: null, gtin: null }),
]);
const address = { ...anOrder().deliveryAddress, region: null };
const createdAt = '2026-10-20T08:00:00.000Z';
await putOrders(portal, 'de', [
  anOrder({
    number: numbers[0],
    createdAt,
    lines: [reduced, full],
    deliveryAddress: { ...address, countryCode: 'DE' },
  }),
  anOrder({
    number: numbers[1],
    createdAt,
    lines: [reduced, full],
    deliveryAddress: { ...address, countryCode: 'FR' },
  }),
  anOrder({ number: numbers[2], createdAt, lines: [full], deliveryAddress: { ...address, countryCode: 'CH' } }),
]);

await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-7', body: aPayout() });

const line = (lineNo: number, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) =>
  aLedgerLine({ lineNo, kind, amount, bookedOn: '2026-10-20', payoutNo: kind === 'payout' ? 'P-7' : null, ...more });

async function book(orderNumber: string, ...lines: readonly LedgerLine[]) {
  const entries: LedgerEntry[] = [{ orderNumber, lines: [...lines] }];
  const { body } = await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
  return body;
}

interface Kept {
  readonly month: string;
  readonly booked_month: string;
  readonly country: string;
  readonly kind: string;
  readonly rate: number;
  readonly amount: number;
}

/** What is kept, beside what the parts of all orders come to. */
async function figures(): Promise<Kept[]> {
  const kept = await portal.ask<Kept>(
    `select month, booked_month, country, kind, rate, (credit + debit)::integer as amount, lines from tax_figure
     order by month, booked_month, country, kind, rate`,
  );
  const counted = await portal.ask(
    `select p->>'month' as month, left(l->>'bookedOn', 7) as booked_month, o.country, l->>'kind' as kind,
       coalesce((p->>'rate')::integer, -1) as rate, sum((p->>'amount')::integer)::integer as amount, count(*)::integer as lines
     from ledger_order o, jsonb_array_elements(o.tax_parts) p
       join lateral jsonb_array_elements(o.lines) l on l->'lineNo' = p->'lineNo'
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  );
  expect(kept).toEqual(counted);
  const missing = `select number from ledger_order where (select sum((p->>'amount')::integer) from jsonb_array_elements(tax_parts) p)
    is distinct from (select sum((l->>'amount')::integer) from jsonb_array_elements(lines) l)`;
  expect(await portal.ask(missing)).toEqual([]);
  return kept.map(({ month, booked_month, country, kind, rate, amount }) => ({
    month,
    booked_month,
    country,
    kind,
    rate,
    amount,
  }));
}
const short = async () =>
  (await figures()).map(({ month, country, kind, rate, amount }) => [month, country, kind, rate, amount]);
const closed = () => portal.ask('select month, closed_by from tax_month where closed_at is not null order by month');
const close = () => closeTaxMonths.run(portal.jobContext(), {});
const daysLater = (days: number) => portal.setNow(new Date(testNow.getTime() + days * 86_400_000));

beforeEach(async () => {
  portal.setNow(testNow);
  for (const table of ['ledger_order', 'ledger_balance', 'ledger_shipping', 'tax_figure', 'tax_month', 'rate_window'])
    await portal.ask(`delete from ${table}`);
});

test('INV-07 a booking counts in its month, by country and rate of the goods', async () => {
  await book(numbers[0], line(1, 'sale', 1500), line(2, 'shipping', 395, { rate: 1900 }));
  await book(numbers[1], line(1, 'sale', 1500), line(2, 'refund', -500, { bookedOn: '2026-11-02' }));
  await book(numbers[2], line(1, 'sale', 1000), line(2, 'commission', -100, { rate: 1000 }));
  expect(await short()).toEqual([
    ['2026-10', 'CH', 'commission', -1, -100],
    ['2026-10', 'CH', 'sale', 0, 1000],
    ['2026-10', 'DE', 'sale', 700, 500],
    ['2026-10', 'DE', 'sale', 1900, 1000],
    ['2026-10', 'DE', 'shipping', 1900, 395],
    ['2026-10', 'FR', 'sale', 550, 500],
    ['2026-10', 'FR', 'sale', 2000, 1000],
    ['2026-11', 'FR', 'refund', 550, -167],
    ['2026-11', 'FR', 'refund', 2000, -333],
  ]);
});

test('INV-07 what the marketplace says of a line comes first, and a later price or rate of the catalogue changes nothing', async () => {
  await putProducts(portal, 'de', [aProduct({ productId: reduced.productId, market: 'DE', vatRate: 1900 })]);
  await book(numbers[0], line(1, 'sale', 1500));
  await book(numbers[1], line(1, 'sale', 1000, { rate: 2000 }), line(2, 'sale', 500, { rate: 210 }));
  await putProducts(portal, 'de', [aProduct({ productId: reduced.productId, market: 'DE', vatRate: 700 })]);
  expect((await short()).map(([, , , rate, amount]) => [rate, amount])).toEqual([
    [700, 500],
    [1900, 1000],
    [210, 500],
    [2000, 1000],
  ]);
});

describe('INV-07 a month is closed on its day and never changes again', () => {
  test('not before the shop has been there for a day', async () => {
    await book(numbers[0], line(1, 'sale', 1500));
    await close();
    expect(await closed()).toEqual([]);
    daysLater(2);
    await close();
    expect(await closed()).toEqual([{ month: '2026-10', closed_by: null }]);
  });

  test('what comes later falls into the open month, and says of which it is', async () => {
    await book(numbers[0], line(1, 'sale', 1500));
    daysLater(2);
    await close();
    const notices = () => portal.ask(`select params from notification where kind = 'tax_month_closed'`);
    expect(await notices()).toEqual([{ params: { month: '2026-10' } }]);
    const before = await portal.ask('select * from tax_figure');
    expect(await book(numbers[0], line(2, 'refund', -1500))).toMatchObject({ accepted: 1 });
    expect(await portal.ask(`select * from tax_figure where month = '2026-10'`)).toEqual(before);
    expect((await figures()).filter(({ kind }) => kind === 'refund')).toEqual([
      { month: '2026-11', booked_month: '2026-10', country: 'DE', kind: 'refund', rate: 700, amount: -500 },
      { month: '2026-11', booked_month: '2026-10', country: 'DE', kind: 'refund', rate: 1900, amount: -1000 },
    ]);
    daysLater(20);
    await close();
    await book(numbers[1], line(1, 'sale', 1500));
    expect((await figures()).at(-1)).toMatchObject({ month: '2026-12', booked_month: '2026-10', kind: 'sale' });
  });

  test('bookings and the closing at the same moment: each counts once, and none in a closed month after it', async () => {
    await book(numbers[0], line(1, 'sale', 1500));
    daysLater(2);
    const bookings = Array.from({ length: 24 }, (_, at) =>
      book(numbers[at % 3] ?? '', line(at + 2, 'adjustment', 100 + at)),
    );
    await Promise.all([...bookings, close(), close()]);
    const all = await figures();
    const sum = all.reduce((total, { kind, amount }) => (kind === 'adjustment' ? total + amount : total), 0);
    expect(sum).toBe(24 * 100 + 276);
    expect(await closed()).toEqual([{ month: '2026-10', closed_by: null }]);
    const [october] = await portal.ask<{ sum: string }>(
      `select sum(credit)::text from tax_figure where month = '2026-10'`,
    );
    await book(numbers[0], line(99, 'adjustment', 1));
    expect(await portal.ask(`select sum(credit)::text from tax_figure where month = '2026-10'`)).toEqual([october]);
  });

  test('whoever writes: the database refuses', async () => {
    await book(numbers[0], line(1, 'sale', 1500));
    daysLater(2);
    await close();
    await expect(portal.ask('update tax_figure set credit = 0')).rejects.toThrow('closed');
    await expect(portal.ask('update tax_month set closed_at = null')).rejects.toThrow('closed');
  });
});

test('INV-07 what was booked before tax months were kept is counted, once, before any month is closed', async () => {
  await book(numbers[0], line(1, 'sale', 1500), line(2, 'shipping', 395, { rate: 1900 }));
  await book(numbers[1], line(1, 'sale', 1500));
  const whole = await figures();
  await portal.ask('delete from tax_figure');
  await portal.ask('delete from tax_month');
  await portal.ask(`update ledger_order set tax_parts = '[]', tax_lines = 0`);
  await book(numbers[1], line(2, 'adjustment', 5));
  daysLater(2);
  await close();
  expect((await figures()).filter(({ kind }) => kind !== 'adjustment')).toEqual(whole);
  await close();
  expect((await figures()).filter(({ kind }) => kind !== 'adjustment')).toEqual(whole);
});
