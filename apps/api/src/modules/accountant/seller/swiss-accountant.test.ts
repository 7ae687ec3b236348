import { aLedgerLine, anInvoice, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { filesIn } from '../../../testing/files-in-zip.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const month = '2026-10';
const portal = await portalForFile();
const address = {
  street: 'Bahnhofplatz 3',
  postalCode: '8400',
  city: 'Winterthur',
  region: 'ZH',
  countryCode: 'CH',
} as const;
const bahnhof = await putSeller(portal, 'ch', 'bahnhof', aSeller({ name: 'Bahnhof', address, users: [aUser('reto')] }));
const see = await putSeller(portal, 'ch', 'see', aSeller({ name: 'See', address, users: [aUser('urs')] }));
await putProducts(portal, 'ch', [aProduct({ market: 'CH', vatRate: 260 })]);
const { deliveryAddress } = anOrder();
await putOrders(portal, 'ch', [
  anOrder({
    number: '30000001',
    seller: 'bahnhof',
    createdAt: '2026-10-02T08:00:00.000Z',
    deliveryAddress: { ...deliveryAddress, countryCode: 'CH' },
  }),
]);
await portal.ask(
  `insert into membership (seller_id, user_id, brand, role, since)
   select $1, id, 'ch', 'accounting', now() from user_account where username = 'reto'`,
  [see],
);
const reto = await signedIn(portal, 'reto', 'ch.localhost');
const put = (path: string, body: object) => machineCall(portal, { brand: 'ch', method: 'PUT', path, body });
const shopsOf = async () => (await reto.ask('GET /accountant', { query: { month } })).shops;

beforeAll(async () => {
  const paid = { state: 'paid', paidAt: '2026-10-23T09:00:00.000Z', dueAt: '2026-10-23T08:00:00.000Z' } as const;
  await put('/sellers/bahnhof/payouts/P-CH-7', aPayout({ currency: 'CHF', amount: 8100 }));
  const booked = { bookedOn: '2026-10-20' };
  const lines = [
    aLedgerLine({ amount: 9000, rate: 260, ...booked }),
    aLedgerLine({ lineNo: 2, kind: 'commission', amount: -900, ...booked }),
    aLedgerLine({ lineNo: 3, kind: 'payout', amount: -8100, payoutNo: 'P-CH-7', ...booked }),
  ];
  const entries = [{ orderNumber: '30000001', lines }];
  await machineCall(portal, { brand: 'ch', method: 'POST', path: '/ledger/bulk', body: { entries } });
  await put('/sellers/bahnhof/payouts/P-CH-7', aPayout({ currency: 'CHF', amount: 8100, ...paid }));
});

test('INV-08 a Swiss month asks for nothing of documents, which its brand does not show', async () => {
  await put('/sellers/bahnhof/invoices/CH-2026-000001', anInvoice({ type: 'fulfilment', currency: 'CHF', month }));
  const [first, second] = await shopsOf();
  expect(first).toMatchObject({
    name: 'Bahnhof',
    month: {
      documents: { count: 0 },
      missing: [{ kind: 'tax_month_open' }],
      toPay: { count: 0, amount: 0, currency: 'CHF' },
      toExplain: [],
      set: 'incomplete',
    },
  });
  expect(second).toMatchObject({ name: 'See', month: { set: 'empty', taxMonth: null } });
});

test('INV-08 its set has ledger, tax month and payouts, and is complete once the month is closed', async () => {
  await portal.ask('update tax_month set closed_at = now()');
  expect((await shopsOf())[0]?.month).toMatchObject({ missing: [], set: 'complete', taxMonth: { state: 'closed' } });
  const { exports } = await reto.ask('POST /accountant/sets', { body: { month, sellerIds: [bahnhof, see] } });
  expect(exports.map(({ sellerId }) => sellerId)).toEqual([bahnhof]);
  for (const begun of exports) await prepareExport.run(portal.jobContext(), begun);
  const files = filesIn((await reto.call('GET', `/accountant/sets/${month}/file?shops=${bahnhof}`)).bytes);
  expect([...files.keys()]).toEqual([
    'Bahnhof (bahnhof)/Abrechnung/abrechnung-2026-10.xlsx',
    'Bahnhof (bahnhof)/Abrechnung/abrechnung-2026-10.csv',
    'Bahnhof (bahnhof)/Steuermonat/steuermonat-2026-10.xlsx',
    'Bahnhof (bahnhof)/Steuermonat/steuermonat-2026-10.csv',
    'Bahnhof (bahnhof)/Auszahlungen/auszahlungsauszug-2026-10.xml',
    'Bahnhof (bahnhof)/Auszahlungen/auszahlung-P-CH-7.xlsx',
    'Bahnhof (bahnhof)/Inhalt.txt',
    'Übersicht.txt',
  ]);
  expect(files.get('Bahnhof (bahnhof)/Auszahlungen/auszahlungsauszug-2026-10.xml')).toContain('Ccy="CHF"');
  const taxMonth = files.get('Bahnhof (bahnhof)/Steuermonat/steuermonat-2026-10.csv');
  expect(taxMonth).toContain('90');
  expect(taxMonth).not.toContain('OSS');
});

test('ACC-01 documents, and tax months on a screen, stay closed', async () => {
  expect(codeOf(await reto.call('GET', '/invoices'))).toBe('access.brand');
  expect(codeOf(await reto.call('GET', '/tax-months'))).toBe('access.brand');
});
