import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import { aLedgerLine, anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

const numbers = ['10000001', '10000002'] as const;
const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('carla')] }));
await putProducts(portal, 'de', [aProduct({ market: 'DE', vatRate: 1900 })]);
const { deliveryAddress } = anOrder();
await putOrders(portal, 'de', [
  anOrder({ number: numbers[0], createdAt: '2026-10-20T08:00:00.000Z' }),
  anOrder({
    number: numbers[1],
    createdAt: '2026-10-20T08:00:00.000Z',
    deliveryAddress: { ...deliveryAddress, countryCode: 'FR' },
  }),
]);
const anna = await signedIn(portal, 'anna');
const carla = await signedIn(portal, 'carla');

const line = (lineNo: number, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) =>
  aLedgerLine({ lineNo, kind, amount, bookedOn: '2026-10-20', ...more });

async function book(orderNumber: string, ...lines: readonly LedgerLine[]) {
  const entries: LedgerEntry[] = [{ orderNumber, lines: [...lines] }];
  await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
}
const month = (of: string) => anna.ask('GET /tax-months/:month', { params: { month: of } });
const close = (of: string) => anna.ask('POST /tax-months/:month/close', { params: { month: of }, body: {} });

beforeEach(async () => {
  for (const table of ['ledger_order', 'ledger_balance', 'ledger_shipping', 'tax_figure', 'tax_month', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  await book(
    numbers[0],
    line(1, 'sale', 1190),
    line(2, 'shipping', 357, { rate: 1900 }),
    line(3, 'commission', -100, { rate: 1000 }),
    line(4, 'commission_vat', -19, { rate: 1900 }),
  );
  await book(numbers[1], line(1, 'sale', 1200), line(2, 'refund', -600, { bookedOn: '2026-11-03' }));
});

describe('INV-07 a month by booking date', () => {
  test('by country and rate: at home and in the one-stop shop', async () => {
    const { rows, oss, sums, state, closesOn } = await month('2026-10');
    expect(rows).toMatchObject([
      {
        country: 'DE',
        rate: 1900,
        taxReturn: 'domestic',
        goods: 1190,
        shipping: 357,
        gross: 1547,
        net: 1300,
        vat: 247,
      },
      { country: 'FR', rate: 2000, taxReturn: 'oss', goods: 1200, gross: 1200, net: 1000, vat: 200 },
    ]);
    expect(oss).toMatchObject([{ country: 'FR', rate: 2000, corrects: null, net: 1000, vat: 200 }]);
    expect(sums).toMatchObject({ commission: -100, commissionVat: [{ rate: 1900, vat: -19 }] });
    expect([state, closesOn]).toEqual(['open', '2026-11-10']);
  });

  test('a refund counts in the month in which it is booked, and says why the reports differ', async () => {
    const { rows, agreement } = await month('2026-11');
    expect(rows).toMatchObject([{ country: 'FR', goods: 0, goodsRefunded: -600, gross: -600, vat: -100 }]);
    expect(agreement.find((each) => each.with === 'orders')).toEqual({
      with: 'orders',
      taxMonth: -600,
      other: 0,
      reasons: [{ reason: 'other_orders', amount: -600 }],
    });
  });

  test('what is not there, and what another shop has', async () => {
    expect(codeOf(await anna.call('GET', '/tax-months/2024-01'))).toBe('not_found');
    expect(codeOf(await carla.call('GET', '/tax-months/2026-10'))).toBe('not_found');
    expect(await carla.ask('GET /tax-months', {})).toEqual({ months: [] });
  });
});

describe('INV-07 a month is closed by hand', () => {
  test('by name and in the history; what comes later falls into the next month', async () => {
    expect(await close('2026-10')).toMatchObject({ state: 'closed', closedBy: 'User anna' });
    await book(numbers[0], line(5, 'refund', -119));
    expect((await month('2026-10')).rows[0]).toMatchObject({ gross: 1547 });
    const november = await month('2026-11');
    expect(november.rows[0]).toMatchObject({ country: 'DE', goodsRefunded: -119 });
    expect(november.lateLines).toBe(1);
    const [audit] = await portal.ask(`select changes from audit where kind = 'tax_month.closed'`);
    expect(JSON.stringify(audit)).toContain('2026-10');
    const { months } = await anna.ask('GET /tax-months', {});
    expect(months.map((each) => [each.month, each.state])).toEqual([
      ['2026-11', 'running'],
      ['2026-10', 'closed'],
    ]);
  });

  test('not one that runs, not one that is closed', async () => {
    const tell = (of: string) => anna.call('POST', `/tax-months/${of}/close`, { body: {} });
    expect(codeOf(await tell('2026-11'))).toBe('tax_month.not_open');
    expect(codeOf(await tell('2025-11'))).toBe('not_found');
    await close('2026-10');
    expect(codeOf(await tell('2026-10'))).toBe('tax_month.not_open');
  });
});
