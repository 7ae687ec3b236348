import type { ExportQuestion } from '@offizin/contract/exports/seller';
import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import { aLedgerLine, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
await putProducts(portal, 'de', [aProduct({ market: 'DE', vatRate: 1900 })]);
const { deliveryAddress } = anOrder();
const createdAt = '2026-10-20T08:00:00.000Z';
const numbers = ['10000001', '10000002'] as const;
await putOrders(portal, 'de', [
  anOrder({ number: numbers[0], createdAt }),
  anOrder({ number: numbers[1], createdAt, deliveryAddress: { ...deliveryAddress, countryCode: 'FR' } }),
]);
const anna = await signedIn(portal, 'anna');

await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-7', body: aPayout() });

const line = (lineNo: number, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) =>
  aLedgerLine({ lineNo, kind, amount, bookedOn: '2026-10-20', payoutNo: kind === 'payout' ? 'P-7' : null, ...more });

async function file(question: ExportQuestion, format: ExportFormat): Promise<Buffer> {
  const { id } = await anna.ask('POST /exports', { body: { question, format } });
  await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId: id });
  return (await anna.call('GET', `/exports/${id}/file`)).bytes;
}
const month = '2026-10';

beforeAll(async () => {
  const entries: LedgerEntry[] = [
    {
      orderNumber: numbers[0],
      lines: [
        line(1, 'sale', 1190),
        line(2, 'shipping', 357, { rate: 1900 }),
        line(3, 'commission', -100, { rate: 1000 }),
        line(4, 'commission_vat', -19, { rate: 1900 }),
        line(5, 'payout', -1428),
      ],
    },
    { orderNumber: numbers[1], lines: [line(1, 'sale', 1200), line(2, 'refund', -600)] },
  ];
  await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
});

test('INV-07 the month as csv', async () => {
  const text = (await file({ kind: 'tax_month', month }, 'csv')).toString('utf8');
  const [, first, second, ...others] = text.trimEnd().split('\r\n');
  expect(first).toBe('Umsätze;DE;19,00;Umsatzsteuer-Voranmeldung;11,90;0,00;3,57;0,00;15,47;13,00;2,47');
  expect(second).toBe('Umsätze;FR;20,00;One-Stop-Shop (OSS);12,00;-6,00;0,00;0,00;6,00;5,00;1,00');
  expect(others.map((row) => row.split(';')[8])).toEqual(['-1,00', '-0,19', '0,00', '0,00', '0,00', '-14,28']);
});

test('INV-07 DATEV: header, the names of 125 columns, a line for each posting, in Windows’ code page', async () => {
  const settings = {
    version: 0,
    chart: 'skr04',
    consultant: 29_098,
    client: 55_003,
    accounts: { bank: '1810' },
  } as const;
  expect(await anna.ask('PUT /tax-settings', { body: settings })).toEqual({ ...settings, version: 1 });
  const bytes = await file({ kind: 'datev', month }, 'csv');
  const [header, names, ...records] = bytes.toString('latin1').trimEnd().split('\r\n');
  const { fields, at } = { fields: header?.split(';') ?? [], at: names?.split(';') ?? [] };
  expect(fields).toHaveLength(31);
  expect(fields.slice(0, 5)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13']);
  expect(fields.slice(10, 17)).toEqual([
    '29098',
    '55003',
    '20260101',
    '4',
    '20261001',
    '20261031',
    '"Marktplatz 2026-10"',
  ]);
  expect(fields[26]).toBe('"04"');
  expect(at).toHaveLength(125);
  expect(records.map((record) => record.split(';').length)).toEqual(records.map(() => 125));
  const of = (record: string, name: string) => record.split(';')[at.indexOf(name)];
  const short = records.map((record) =>
    [
      'Umsatz (ohne Soll/Haben-Kz)',
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
      'Belegdatum',
      'EU-Steuersatz (Bestimmung)',
    ].map((name) => of(record, name)),
  );
  expect(short).toEqual([
    ['15,47', '1460', '4400', '3110', ''],
    ['6,00', '1460', '4320', '3110', '20,00'],
    ['1,00', '6770', '1460', '3110', ''],
    ['0,19', '1406', '1460', '3110', ''],
    ['14,28', '1810', '1460', '3110', ''],
  ]);
  expect(of(records[1] ?? '', 'EU-Land u. UStID (Bestimmung)')).toBe('"FR"');
  const stale = await anna.call('PUT', '/tax-settings', { body: settings });
  expect(codeOf(stale)).toBe('settings.version_conflict');
});

test('INV-07 Lexware: the same postings', async () => {
  const text = (await file({ kind: 'lexware', month }, 'csv')).toString('latin1');
  const rows = text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(6);
  expect(rows[1]).toBe('31.10.2026;MP;202610001;Erlöse DE 19 % 10/2026;15,47;1460;4400;;;;15,47;EUR');
});

test('INV-07 the statement opens, moves and closes to the cent', async () => {
  const xml = (await file({ kind: 'payout_statement', month }, 'xml')).toString('utf8');
  const amounts = [...xml.matchAll(/<Amt Ccy="EUR">([\d.]+)<\/Amt><CdtDbtInd>(CRDT|DBIT)/g)].map(
    ([, amount, sign]) => (sign === 'DBIT' ? -1 : 1) * Math.round(Number(amount) * 100),
  );
  const [opening = 0, closing, ...entries] = amounts;
  expect(opening).toBe(0);
  expect(entries.reduce((sum, amount) => sum + amount, opening)).toBe(closing);
  expect(closing).toBe(600);
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:camt.053.001.08');
});

test('INV-07 a month of nothing, and the Spanish return of a German shop, are not there', async () => {
  const ask = (question: object, format: string) =>
    anna.call('POST', '/exports', { body: { question, format } }).then(codeOf);
  expect(await ask({ kind: 'datev', month: '2024-01' }, 'csv')).toBe('not_found');
  expect(await ask({ kind: 'modelo_303', month }, 'csv')).toBe('not_found');
});
