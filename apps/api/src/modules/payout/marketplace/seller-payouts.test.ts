import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import { aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { machineCall, portalForFile, putSeller } from '../../../testing/portal.ts';

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
beforeEach(async () => {
  await portal.ask('delete from payout');
  await portal.ask('delete from rate_window');
});

const planned: PayoutRecord = {
  state: 'planned',
  amount: 1200,
  currency: 'EUR',
  dueAt: '2026-11-24T09:00:00.000Z',
  paidAt: null,
  returnedAt: null,
  accountEnd: null,
  lines: [{ kind: 'sales', amount: 1200, count: 4 }],
};
const paid: PayoutRecord = { ...planned, state: 'paid', paidAt: '2026-11-24T09:00:00.000Z', accountEnd: '2208' };
const returned: PayoutRecord = { ...paid, state: 'returned', returnedAt: '2026-11-25T09:00:00.000Z' };

const put = async (body: PayoutRecord) => {
  const reply = await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-1', body });
  return reply.status === 200 ? 200 : reply.body['message'];
};
const stored = async () => (await portal.ask('select state, amount::integer, currency from payout'))[0];

test.each<[string, readonly PayoutRecord[], readonly unknown[]]>([
  ['a plan that changes', [planned, { ...planned, amount: 900, lines: [] }], [200, 200]],
  ['a plan that is paid, said twice', [planned, paid, paid], [200, 200, 200]],
  [
    'money that came back and is paid once more',
    [paid, returned, { ...paid, paidAt: '2026-11-27T09:00:00Z' }],
    [200, 200, 200],
  ],
  ['another amount after it was paid', [paid, { ...paid, amount: 1300, lines: [] }], [200, 'payout.settled']],
  ['a plan again after it was paid', [paid, planned], [200, 'payout.settled']],
  ['other lines after it was paid', [paid, { ...paid, lines: [] }], [200, 'payout.settled']],
  ['another amount when it came back', [paid, { ...returned, amount: 1, lines: [] }], [200, 'payout.settled']],
  ['another currency than the shop’s', [{ ...planned, currency: 'CHF' }], ['payout.currency']],
])('INV-05 %s', async (_, records, answers) => {
  const given: unknown[] = [];
  for (const record of records) given.push(await put(record));
  expect(given).toEqual(answers);
});

test('INV-05 what is refused changes nothing', async () => {
  await put(paid);
  await put({ ...planned, amount: 1 });
  expect(await stored()).toEqual({ state: 'paid', amount: 1200, currency: 'EUR' });
});

test('INV-05 of a payment and a change of plan at the same moment the payment stays', async () => {
  await put(planned);
  await Promise.all([
    put(paid),
    put({ ...planned, amount: 900, lines: [] }),
    put({ ...planned, amount: 800, lines: [] }),
  ]);
  expect(await stored()).toEqual({ state: 'paid', amount: 1200, currency: 'EUR' });
  expect(await put(paid)).toBe(200);
  expect(await put({ ...planned, amount: 900, lines: [] })).toBe('payout.settled');
});
