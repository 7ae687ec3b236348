import type { LedgerEntry, LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { Role } from '@offizin/domain/access/roles';
import { aLedgerLine, anInvoice, anOrder, aPayout, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, signedIn } from '../../../testing/browser.ts';
import { filesIn } from '../../../testing/files-in-zip.ts';
import { machineCall, portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';
import { makeInvoiceFiles } from '../../invoices/jobs/make-invoice-files.job.ts';

const portal = await portalForFile();
const linden = await putSeller(portal, 'de', 'linden', aSeller({ name: 'Linden', users: [aUser('ida')] }));
const eiche = await putSeller(portal, 'de', 'eiche', aSeller({ name: 'Eiche', users: [aUser('otto')] }));
const ulme = await putSeller(portal, 'de', 'ulme', aSeller({ name: 'Ulme', users: [aUser('carla')] }));
await putProducts(portal, 'de', [aProduct({ market: 'DE', vatRate: 1900 })]);
const createdAt = '2026-10-20T08:00:00.000Z';
await putOrders(portal, 'de', [anOrder({ number: '10000001', createdAt })]);
await machineCall(portal, { method: 'PUT', path: '/sellers/linden/payouts/P-7', body: aPayout() });
const [person] = await portal.ask<{ id: string }>(`select id from user_account where username = 'ida'`);
const ida = await signedIn(portal, 'ida');

async function join(sellerId: string, role: Role): Promise<void> {
  await portal.ask('delete from membership where seller_id = $1 and user_id = $2', [sellerId, person?.id]);
  await portal.ask(`insert into membership (seller_id, user_id, brand, role, since) values ($1, $2, 'de', $3, now())`, [
    sellerId,
    person?.id,
    role,
  ]);
}

const line = (lineNo: number, kind: LedgerLine['kind'], amount: number, more: Partial<LedgerLine> = {}) =>
  aLedgerLine({ lineNo, kind, amount, bookedOn: '2026-10-20', ...more });
async function book(...lines: readonly LedgerLine[]): Promise<void> {
  const entries: LedgerEntry[] = [{ orderNumber: '10000001', lines: [...lines] }];
  await machineCall(portal, { method: 'POST', path: '/ledger/bulk', body: { entries } });
}
let place = 0;
async function put(seller: string, changes: Parameters<typeof anInvoice>[0] = {}): Promise<string> {
  place += 1;
  const invoiceNo = `LI-2026-${String(place).padStart(6, '0')}`;
  const reply = await machineCall(portal, {
    method: 'PUT',
    path: `/sellers/${seller}/invoices/${invoiceNo}`,
    body: anInvoice(changes),
  });
  expect(reply).toMatchObject({ body: { created: true } });
  return invoiceNo;
}
const makeFiles = (sellerId: string, invoiceNo: string) =>
  makeInvoiceFiles.run(portal.jobContext(), { sellerId, invoiceNo });

const month = '2026-10';
const view = () => ida.ask('GET /accountant', { query: { month } });
const shopOf = async (sellerId: string) => (await view()).shops.find((shop) => shop.sellerId === sellerId);
const closeTaxMonth = () => ida.ask('POST /tax-months/:month/close', { params: { month }, body: {} });
const prepare = (...sellerIds: string[]) => ida.call('POST', '/accountant/sets', { body: { month, sellerIds } });
async function prepared(...sellerIds: string[]): Promise<void> {
  const { exports } = await ida.ask('POST /accountant/sets', { body: { month, sellerIds } });
  for (const { sellerId, exportId } of exports) await prepareExport.run(portal.jobContext(), { sellerId, exportId });
}
const fetched = (...shops: string[]) => ida.call('GET', `/accountant/sets/${month}/file?shops=${shops.join(',')}`);

beforeEach(async () => {
  portal.setNow(testNow);
  for (const table of ['invoice_file', 'invoice', 'invoice_series', 'ledger_order', 'ledger_balance', 'ledger_chain'])
    await portal.ask(`delete from ${table}`);
  for (const table of ['tax_figure', 'tax_month', 'rate_window', 'export_part', 'export', 'notification', 'payout'])
    await portal.ask(`delete from ${table}`);
  await portal.ask('update seller set second_factor_required = false');
  place = 0;
  await join(linden, 'accounting');
  await join(eiche, 'accounting');
  await portal.ask('delete from membership where seller_id = $1 and user_id = $2', [ulme, person?.id]);
});

describe('INV-08 the shops of an accountant', () => {
  test('those whose money the role may read, and nothing of others', async () => {
    expect((await view()).shops.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Eiche', false],
      ['Linden', true],
    ]);
    await join(ulme, 'orders');
    expect((await view()).shops).toHaveLength(2);
    await join(ulme, 'reader');
    expect((await view()).shops.map(({ name }) => name)).toEqual(['Eiche', 'Linden', 'Ulme']);
    await portal.ask('update membership set ends_at = $3 where seller_id = $1 and user_id = $2', [
      ulme,
      person?.id,
      testNow,
    ]);
    expect((await view()).shops).toHaveLength(2);
  });

  test('the last full month, where none is asked for or one that nobody can look at', async () => {
    const shown = await ida.ask('GET /accountant', { query: {} });
    expect([shown.month, shown.months[0], shown.months.length]).toEqual(['2026-10', '2026-11', 24]);
    expect((await ida.ask('GET /accountant', { query: { month: '2090-01' } })).month).toBe('2026-10');
  });

  test('one that demands a second step is named, and shows nothing', async () => {
    await put('eiche');
    await portal.ask('update seller set second_factor_required = true where id = $1', [eiche]);
    expect(await shopOf(eiche)).toMatchObject({ name: 'Eiche', closed: 'second_factor', month: null });
    expect(codeOf(await prepare(eiche))).toBe('access.second_factor');
    expect(codeOf(await ida.call('PUT', `/accountant/shops/${eiche}/mail`, { body: { isMailed: true } }))).toBe(
      'access.second_factor',
    );
  });
});

describe('INV-08 a month', () => {
  test('without anything', async () => {
    expect((await shopOf(linden))?.month).toMatchObject({
      documents: { count: 0, isNew: 0 },
      missing: [],
      toPay: { count: 0, amount: 0, currency: 'EUR' },
      toExplain: [],
      taxMonth: null,
      set: 'empty',
      file: null,
    });
  });

  test('names what is missing until all of it is there', async () => {
    await book(line(1, 'sale', 1190), line(2, 'commission', -100), line(3, 'commission_vat', -19));
    const missing = async () =>
      (await shopOf(linden))?.month?.missing.map(({ kind, invoiceNo }) => [kind, invoiceNo]) ?? [];
    expect(await missing()).toEqual([
      ['no_commission_document', null],
      ['tax_month_open', null],
    ]);
    const invoiceNo = await put('linden');
    expect(await missing()).toEqual([
      ['document_being_made', invoiceNo],
      ['tax_month_open', null],
    ]);
    await portal.ask('update invoice set unmade_since = now()');
    expect((await missing())[0]).toEqual(['document_failed', invoiceNo]);
    await makeFiles(linden, invoiceNo);
    await closeTaxMonth();
    expect((await shopOf(linden))?.month).toMatchObject({
      missing: [],
      set: 'complete',
      taxMonth: { state: 'closed', closedBy: 'User ida' },
    });
  });

  test('what came since the person looked is new, and looking is a person’s own', async () => {
    await put('eiche');
    expect((await shopOf(eiche))?.month?.documents).toEqual({ count: 1, isNew: 1 });
    portal.setNow(new Date(testNow.getTime() + 60_000));
    await ida.ask('PUT /accountant/shops/:sellerId/seen/:month', { params: { sellerId: eiche, month }, body: {} });
    expect((await shopOf(eiche))?.month?.documents).toEqual({ count: 1, isNew: 0 });
    portal.setNow(new Date(testNow.getTime() + 120_000));
    await put('eiche');
    expect((await shopOf(eiche))?.month?.documents).toEqual({ count: 2, isNew: 1 });
    const otto = await signedIn(portal, 'otto');
    const [own] = (await otto.ask('GET /accountant', { query: { month } })).shops;
    expect(own?.month?.documents).toEqual({ count: 2, isNew: 2 });
  });

  test('what is billed and not set off is to be paid, and payouts that came back are to be explained', async () => {
    await put('eiche', { type: 'fulfilment' });
    const { toPay } = (await shopOf(eiche))?.month ?? {};
    expect(toPay).toMatchObject({ count: 1, currency: 'EUR' });
    expect(toPay?.amount).toBeGreaterThan(0);
    await portal.ask(
      `insert into payout (seller_id, payout_no, brand, state, amount, currency, due_at, paid_at, returned_at, lines)
       values ($1, 'P-9', 'de', 'returned', 500, 'EUR', '2026-10-05', '2026-10-05', '2026-10-07', '[]'),
         ($1, 'P-8', 'de', 'paid', 500, 'EUR', '2026-10-06', '2026-10-06', null, '[]')`,
      [eiche],
    );
    expect((await shopOf(eiche))?.month?.toExplain).toEqual([
      { kind: 'payout_returned', payoutNo: 'P-9', amount: 500, currency: 'EUR' },
    ]);
  });
});

describe('INV-08 the sets of a month', () => {
  beforeEach(async () => {
    await book(line(1, 'sale', 1190), line(2, 'commission', -100), line(3, 'commission_vat', -19));
    await makeFiles(linden, await put('linden'));
    await makeFiles(eiche, await put('eiche'));
  });

  test('hold documents, ledger, tax month and payouts, and a file that names them and what is missing', async () => {
    await prepared(linden, eiche);
    expect((await shopOf(linden))?.month?.file).toMatchObject({ status: 'ready', missing: 1 });
    const reply = await fetched(linden, eiche);
    expect(reply.headers['content-disposition']).toContain('monatspakete-2026-10.zip');
    const files = filesIn(reply.bytes);
    expect([...files.keys()]).toEqual([
      'Eiche (eiche)/Belege/LI-2026-000002.pdf',
      'Eiche (eiche)/Abrechnung/abrechnung-2026-10.xlsx',
      'Eiche (eiche)/Abrechnung/abrechnung-2026-10.csv',
      'Eiche (eiche)/Inhalt.txt',
      'Linden (linden)/Belege/LI-2026-000001.pdf',
      'Linden (linden)/Abrechnung/abrechnung-2026-10.xlsx',
      'Linden (linden)/Abrechnung/abrechnung-2026-10.csv',
      'Linden (linden)/Steuermonat/steuermonat-2026-10.xlsx',
      'Linden (linden)/Steuermonat/steuermonat-2026-10.csv',
      'Linden (linden)/Steuermonat/EXTF_Buchungsstapel-2026-10.csv',
      'Linden (linden)/Steuermonat/lexware-buchungen-2026-10.csv',
      'Linden (linden)/Auszahlungen/auszahlungsauszug-2026-10.xml',
      'Linden (linden)/Inhalt.txt',
      'Übersicht.txt',
    ]);
    expect(files.get('Linden (linden)/Belege/LI-2026-000001.pdf')).toContain('%PDF');
    expect(files.get('Linden (linden)/Abrechnung/abrechnung-2026-10.csv')).toContain('10000001');
    const contents = files.get('Linden (linden)/Inhalt.txt');
    expect(contents).toContain('Es fehlt:\r\n- Steuermonat noch nicht abgeschlossen');
    expect(contents).toContain('- Belege/LI-2026-000001.pdf');
    expect(files.get('Eiche (eiche)/Inhalt.txt')).toContain('Dieses Paket ist vollständig.');
    expect(files.get('Übersicht.txt')).toContain('- Linden (linden): 1 Teil fehlt');
    expect(await portal.ask(`select kind, params from notification where kind like 'set%' order by kind`)).toEqual([
      { kind: 'set_incomplete', params: { month, count: 1 } },
      { kind: 'set_ready', params: { month } },
    ]);
  });

  test('leave a row in the history of each shop, and none in that of another', async () => {
    await portal.ask(`delete from audit where kind = 'export.requested'`);
    await prepared(eiche);
    const rows = await portal.ask(`select seller_id, user_id from audit where kind = 'export.requested'`);
    expect(rows).toEqual([{ seller_id: eiche, user_id: person?.id }]);
  });

  test('asked for twice are prepared once, and again when they are there', async () => {
    const first = await ida.ask('POST /accountant/sets', { body: { month, sellerIds: [linden] } });
    expect(await ida.ask('POST /accountant/sets', { body: { month, sellerIds: [linden] } })).toEqual(first);
    const exportId = first.exports[0]?.exportId ?? '';
    await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId });
    const again = await ida.ask('POST /accountant/sets', { body: { month, sellerIds: [linden] } });
    expect(again).not.toEqual(first);
  });

  test('a shop that was lost meanwhile is not in the archive, which says that one is left out', async () => {
    await prepared(linden, eiche);
    await portal.ask('delete from membership where seller_id = $1 and user_id = $2', [eiche, person?.id]);
    const files = filesIn((await fetched(linden, eiche)).bytes);
    expect([...files.keys()].some((name) => name.startsWith('Eiche'))).toBe(false);
    expect(files.get('Übersicht.txt')).toContain('1 Geschäft, auf das Sie keinen Zugriff mehr haben');
    expect(codeOf(await fetched(eiche))).toBe('not_found');
    expect(codeOf(await prepare(eiche))).toBe('not_found');
  });

  test('a shop that demands a second step by now is named and left out', async () => {
    await prepared(linden, eiche);
    await portal.ask('update seller set second_factor_required = true where id = $1', [eiche]);
    const files = filesIn((await fetched(linden, eiche)).bytes);
    expect(files.get('Übersicht.txt')).toContain('Eiche: verlangt einen zweiten Faktor');
    expect(codeOf(await fetched(eiche))).toBe('download.not_ready');
  });

  test('of another shop are as if there were none', async () => {
    expect(codeOf(await prepare(ulme))).toBe('not_found');
    expect(codeOf(await prepare(linden, ulme))).toBe('not_found');
    expect(codeOf(await fetched(ulme))).toBe('not_found');
    expect(await portal.ask('select from export')).toEqual([]);
  });
});
