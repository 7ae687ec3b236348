import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import { aLedgerLine, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

const orderNumber = '10000001';
const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder({ number: orderNumber })]);

await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-7', body: aPayout() });

const line = (lineNo: number, kind: LedgerLine['kind'], amount: number, rate: number | null = null) =>
  aLedgerLine({ lineNo, kind, amount, rate, payoutNo: kind === 'payout' ? 'P-7' : null });

async function book(...lines: readonly LedgerLine[]) {
  const entries: LedgerEntry[] = lines.map((each) => ({ orderNumber, lines: [each] }));
  const { body } = await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
  return body;
}
const refused = (index: number, code: string) => ({ index, code: `ledger.${code}`, path: `entries.${index}.lines` });

beforeEach(async () => {
  for (const table of ['ledger_order', 'ledger_balance', 'ledger_shipping', 'ledger_chain', 'rate_window'])
    await portal.ask(`delete from ${table}`);
  await book(line(1, 'sale', 958), line(2, 'shipping', 395, 1900));
});

test('INV-05 no order gives back more than it sold, in one refund or in several', async () => {
  const { errors } = await book(
    line(3, 'refund', -9999),
    line(3, 'refund', -900),
    line(4, 'refund', -100),
    line(4, 'shipping_refund', -395, 700),
    line(4, 'shipping_refund', -395, 1900),
    line(5, 'shipping_refund', -395, 1900),
  );
  expect(errors).toEqual([
    refused(0, 'refund_too_large'),
    refused(2, 'refund_too_large'),
    refused(3, 'refund_rate'),
    refused(5, 'refund_too_large'),
  ]);
});

test('INV-05 an order that has given back too much before that was refused is corrected and paid, but gives back no more', async () => {
  await portal.ask(`update ledger_order set lines = lines || $1::jsonb where number = $2`, [
    JSON.stringify([line(3, 'refund', -2000), line(4, 'shipping_refund', -10, 700)]),
    orderNumber,
  ]);
  const { accepted, errors } = await book(
    line(5, 'refund', -1),
    line(5, 'payout', 100),
    line(6, 'refund', 500),
    line(7, 'shipping_refund', -1, 700),
  );
  expect(accepted).toBe(2);
  expect(errors).toEqual([refused(0, 'refund_too_large'), refused(3, 'refund_rate')]);
});
