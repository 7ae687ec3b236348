import type { ExportQuestion } from '@offizin/contract/exports/seller';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { anInvoice, aSeller, aUser } from '@offizin/testkit/records';
import { PDFDocument, PDFName } from 'pdf-lib';
import { limits } from '@offizin/domain/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, type CallQuery, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putSeller, testNow } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { countUnmade } from '../read/unmade-queries.ts';
import { makeInvoiceFiles } from '../jobs/make-invoice-files.job.ts';

let linden: string;
let anna: Browser;

const electronic = { code: 'electronic_receipt', status: 'subscribed' } as const;
const marketplace = { code: 'marketplace', status: 'subscribed' } as const;

const putLinden = (services: SellerRecord['services']) =>
  putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')], services }));

const portal = await portalForFile();
beforeEach(async () => {
  linden = await putLinden([marketplace]);
  await putSeller(portal, 'de', 'eiche', aSeller({ users: [aUser('carla')] }));
  await portal.ask('delete from invoice_file');
  await portal.ask('delete from invoice');
  await portal.ask('delete from invoice_series');
  await portal.ask('delete from notification');
  await portal.ask('delete from export_part');
  await portal.ask('delete from export');
  await portal.ask('delete from rate_window');
  anna = openBrowser(portal, 'de.localhost');
  await anna.signIn('anna');
});

const numbered = (place: number, year = 2026) => `LI-${year}-${String(place).padStart(6, '0')}`;

const put = (place: number, body: InvoiceRecord = anInvoice(), seller = 'linden') =>
  machineCall(portal, { method: 'PUT', path: `/sellers/${seller}/invoices/${numbered(place)}`, body });

async function made(place: number, body?: InvoiceRecord) {
  expect(await put(place, body)).toMatchObject({ status: 200, body: { created: true } });
  await makeInvoiceFiles.run(portal.jobContext(), { sellerId: linden, invoiceNo: numbered(place) });
}

const list = async (query: CallQuery<'GET /invoices'> = {}) => (await anna.ask('GET /invoices', { query })).items;
const file = (place: number, format: string, browser = anna) =>
  browser.call('GET', `/invoices/${numbered(place)}/files/${format}`);

async function aPdf(text = 'a report'): Promise<string> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(text);
  return Buffer.from(await pdf.save({ useObjectStreams: false })).toString('base64');
}

const report = async (): Promise<InvoiceRecord> =>
  anInvoice({ type: 'report', lines: [], dueOn: null, pdf: await aPdf() });
const credit = (corrects: string): InvoiceRecord =>
  anInvoice({
    type: 'credit_note',
    corrects,
    lines: [{ text: 'Provision', quantity: -1, unitPrice: 1860, vatRate: 1900 }],
  });

describe('INV-01 documents are taken over as they were issued', () => {
  test('a repeat changes nothing, another content is refused', async () => {
    await made(1);
    expect(await put(1)).toMatchObject({ status: 200, body: { created: false } });
    const other = await put(1, anInvoice({ dueOn: '2026-12-05' }));
    expect([other.status, other.body['message']]).toEqual([409, 'invoice.immutable']);
    expect(await list()).toHaveLength(1);
  });

  test('numbers have no gaps by brand and year, whoever the shop is', async () => {
    expect((await put(2)).body['message']).toBe('invoice.number');
    await made(1);
    const skipped = await put(3);
    expect(skipped).toMatchObject({ status: 409, body: { message: 'invoice.number', current: { last: 1 } } });
    expect((await put(1, anInvoice(), 'eiche')).body['message']).toBe('invoice.number');
    expect((await put(2, anInvoice(), 'eiche')).status).toBe(200);
    const wrongYear = await put(3, anInvoice({ issuedOn: '2025-11-20', month: '2025-10', dueOn: '2025-12-01' }));
    expect(wrongYear.body['message']).toBe('invoice.number');
    expect(await askMachine(portal, marketplaceApi.lastInvoice, { params: { year: '2026' } })).toEqual({ last: 2 });
  });

  test('of two that come together with the same number one is refused', async () => {
    const replies = await Promise.all([put(1), put(1, anInvoice(), 'eiche')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('nobody can rewrite or delete one', async () => {
    await made(1);
    for (const [role, statement] of [
      ['offizin_marketplace', `update invoice set gross = 1`],
      ['offizin_marketplace', `delete from invoice`],
      ['offizin_seller', `update invoice set paid_on = '2026-01-01'`],
      ['offizin_seller', `update invoice_file set content = ''`],
      ['offizin_marketplace', `delete from invoice_file`],
    ] as const) {
      await portal.ask(`set role ${role}`);
      await expect(portal.ask(statement)).rejects.toThrow('permission denied');
      await portal.ask('reset role');
    }
  });

  test('a credit note corrects an invoice of the same shop', async () => {
    await made(1);
    expect((await put(2, credit(numbered(9)))).body['message']).toBe('invoice.corrects');
    expect((await put(2, credit(numbered(1)), 'eiche')).body['message']).toBe('invoice.corrects');
    await made(2, credit(numbered(1)));
    expect((await put(3, credit(numbered(2)))).body['message']).toBe('invoice.corrects');
    expect((await list())[0]).toMatchObject({
      corrects: numbered(1),
      amounts: { net: -1860, vat: -353, gross: -2213 },
    });
  });

  test.each([
    ['a PDF that is none', { pdf: Buffer.from('%PDF-1.7 cut off').toString('base64') }, 'body.pdf'],
    ['a report without a PDF', { type: 'report', lines: [], dueOn: null }, 'body.pdf'],
    ['a text in place of a PDF', { pdf: Buffer.from('hello, hello').toString('base64') }, 'body.pdf'],
  ] as const)('%s is refused', async (_, changes, path) => {
    const reply = await put(1, anInvoice(changes as Partial<InvoiceRecord>));
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect(await askMachine(portal, marketplaceApi.lastInvoice, { params: { year: '2026' } })).toEqual({ last: 0 });
  });

  test('its own PDF is handed on byte by byte; one without gets a PDF once', async () => {
    const pdf = await aPdf('as the marketplace drew it');
    await made(1, anInvoice({ pdf }));
    expect((await file(1, 'pdf')).bytes.toString('base64')).toBe(pdf);
    await made(2);
    const first = (await file(2, 'pdf')).bytes;
    await makeInvoiceFiles.run(portal.jobContext(), { sellerId: linden, invoiceNo: numbered(2) });
    expect((await file(2, 'pdf')).bytes.equals(first)).toBe(true);
    expect((await PDFDocument.load(first)).getPageCount()).toBe(1);
  });
});

describe('INV-01 the list', () => {
  beforeEach(async () => {
    await made(1, anInvoice({ month: '2025-12' }));
    await made(2);
    await made(3, anInvoice({ kind: 'RECEIVED', type: 'vouchers' }));
    await made(4, await report());
    await made(5, credit(numbered(2)));
    await askMachine(portal, marketplaceApi.putInvoicePayment, {
      params: { externalId: 'linden', invoiceNo: numbered(2) },
      body: { payment: 'PAID', paidOn: '2026-11-21' },
    });
  });

  test.each<[CallQuery<'GET /invoices'>, number[]]>([
    [{}, [5, 4, 3, 2, 1]],
    [{ number: '00003' }, [3]],
    [{ number: 'li-2026' }, [5, 4, 3, 2, 1]],
    [{ number: '%' }, []],
    [{ month: '2026-10' }, [5, 4, 3, 2]],
    [{ year: '2025' }, [1]],
    [{ kind: 'RECEIVED' }, [3]],
    [{ payment: 'PAID' }, [2]],
    [{ payment: 'PENDING' }, [5, 3, 1]],
  ])('%j', async (query, places) => {
    expect((await list(query)).map(({ invoiceNo }) => invoiceNo)).toEqual(places.map((place) => numbered(place)));
  });

  test('page by page', async () => {
    const first = await anna.ask('GET /invoices', { query: { limit: 3 } });
    const next = await anna.ask('GET /invoices', { query: { limit: 3, cursor: first.nextCursor ?? '' } });
    expect([first.items.length, next.items.length, next.nextCursor]).toEqual([3, 2, null]);
    expect(codeOf(await anna.call('GET', '/invoices?cursor=bm9uZQ'))).toBe('request.invalid');
  });

  test('what each month comes to: what the shop gets less what it owes', async () => {
    const { months } = await anna.ask('GET /invoices/summary', {});
    expect(months).toEqual([
      { month: '2026-10', total: 4, issued: 3, received: 1, pending: 2, balance: 2213, currency: 'EUR' },
      { month: '2025-12', total: 1, issued: 1, received: 0, pending: 1, balance: -171_700, currency: 'EUR' },
    ]);
  });

  test('another shop sees none of it, and a foreign number is like an unknown one', async () => {
    const carla = openBrowser(portal, 'de.localhost');
    await carla.signIn('carla');
    expect((await carla.ask('GET /invoices', { query: {} })).items).toEqual([]);
    const [foreign, unknown] = [await file(2, 'pdf', carla), await file(999, 'pdf', carla)];
    expect([foreign.status, codeOf(foreign)]).toEqual([404, 'not_found']);
    expect(codeOf(unknown)).toBe(codeOf(foreign));
  });

  test('a report has no amounts, no payment and no data', async () => {
    expect((await list({ number: '000004' }))[0]).toMatchObject({ amounts: null, paidOn: null, files: ['pdf'] });
    expect((await file(4, 'cii')).status).toBe(404);
    const reply = await machineCall(portal, {
      method: 'PUT',
      path: `/sellers/linden/invoices/${numbered(4)}/payment`,
      body: { payment: 'PAID', paidOn: '2026-11-21' },
    });
    expect(reply.status).toBe(404);
  });
});

describe('INV-04 the data beside the PDF', () => {
  test('are for shops with the service', async () => {
    await putLinden([marketplace, electronic]);
    await made(1);
    expect((await list())[0]?.files).toEqual(['cii', 'pdf', 'ubl']);
    expect((await file(1, 'cii')).text).toContain('CrossIndustryInvoice');
    expect((await file(1, 'ubl')).headers['content-disposition']).toContain('LI-2026-000001-xrechnung-ubl.xml');
    await putLinden([marketplace]);
    expect((await list())[0]?.files).toEqual(['pdf']);
    expect(codeOf(await file(1, 'cii'))).toBe('access.service');
    await made(2);
    expect(await portal.ask('select format from invoice_file where invoice_no = $1', [numbered(2)])).toEqual([
      { format: 'pdf' },
    ]);
  });
});

test('INV-04 with the service the data of older documents are made as well, their PDFs stay as they are', async () => {
  await made(1);
  await made(2, await report());
  const [pdf] = await portal.ask('select content, made_at from invoice_file where invoice_no = $1', [numbered(1)]);
  await portal.ask('delete from graphile_worker._private_jobs');
  await putLinden([marketplace, electronic]);
  const jobs = await portal.ask<{ payload: { invoiceNo: string } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'make_invoice_files'`,
  );
  expect(jobs.map(({ payload }) => payload.invoiceNo)).toEqual([numbered(1)]);
  await makeInvoiceFiles.run(portal.jobContext(), { sellerId: linden, invoiceNo: numbered(1) });
  expect((await list({ number: '000001' }))[0]?.files).toEqual(['cii', 'pdf', 'ubl']);
  const kept = `select content, made_at from invoice_file where invoice_no = $1 and format = 'pdf'`;
  expect(await portal.ask(kept, [numbered(1)])).toEqual([pdf]);
});

describe('INV-01 all of them', () => {
  async function exported(question: ExportQuestion, format: ExportFormat) {
    const { id } = await anna.ask('POST /exports', { body: { question, format } });
    await prepareExport.run(portal.jobContext(), { sellerId: linden, exportId: id });
    const state = await anna.ask('GET /exports/:exportId', { params: { exportId: id } });
    return { state, file: await anna.call('GET', `/exports/${id}/file`) };
  }

  beforeEach(async () => {
    await putLinden([marketplace, electronic]);
    await made(1, anInvoice({ month: '2025-12' }));
    await made(2);
    await made(3, await report());
  });

  test('as an archive, in folders by month', async () => {
    const { state, file: archive } = await exported({ kind: 'invoices' }, 'zip');
    expect(state).toMatchObject({ status: 'ready', rows: 7 });
    const directory = archive.bytes.toString('latin1').split('PK\u0001\u0002').slice(1);
    const names = directory.map((entry) => /[\w/-]+\.(?:pdf|xml)/.exec(entry)?.[0]);
    expect(names).toHaveLength(7);
    expect(names).toContain('2026-10/LI-2026-000003.pdf');
    expect(names).toContain('2025-12/LI-2026-000001-xrechnung-cii.xml');
    expect((await exported({ kind: 'invoices', year: 2025 }, 'zip')).state.rows).toBe(3);
  });

  test('an archive of documents needs no thread: a month as one PDF does', async () => {
    const threads = { run: () => Promise.reject(new Error('a thread was asked for')) };
    const prepare = async (question: ExportQuestion, format: ExportFormat) => {
      const { id } = await anna.ask('POST /exports', { body: { question, format } });
      await prepareExport.run({ ...portal.jobContext(), threads }, { sellerId: linden, exportId: id });
      return (await anna.ask('GET /exports/:exportId', { params: { exportId: id } })).status;
    };
    expect(await prepare({ kind: 'invoices' }, 'zip')).toBe('ready');
    await expect(prepare({ kind: 'invoice_document', month: '2026-10' }, 'pdf')).rejects.toThrow('a thread');
  });

  test('of a month as one PDF with contents and bookmarks', async () => {
    const { state, file: joined } = await exported({ kind: 'invoice_document', month: '2026-10' }, 'pdf');
    expect(state).toMatchObject({ status: 'ready', rows: 2 });
    const pdf = await PDFDocument.load(joined.bytes);
    expect(pdf.getPageCount()).toBe(3);
    expect(pdf.catalog.get(PDFName.of('Outlines'))).toBeDefined();
    expect(joined.headers['content-type']).toBe('application/pdf');
  });

  describe('while a document has no files yet', () => {
    const ask = async (question: ExportQuestion, format: ExportFormat) =>
      (await anna.ask('POST /exports', { body: { question, format } })).id;
    const run = (exportId: string) => prepareExport.run(portal.jobContext(), { sellerId: linden, exportId });
    const state = (exportId: string) => anna.ask('GET /exports/:exportId', { params: { exportId } });
    const waited = () => portal.setNow(secondsAfter(testNow, limits.exportWaits));
    const notices = () => portal.ask(`select kind, params from notification where kind = 'documents_complete'`);
    const makeFourth = (isLast = false) =>
      makeInvoiceFiles.run(portal.jobContext(isLast), { sellerId: linden, invoiceNo: numbered(4) });

    beforeEach(async () => {
      portal.setNow(testNow);
      await put(4);
    });
    afterEach(() => portal.setNow(testNow));

    test('an archive waits for what is being made', async () => {
      const id = await ask({ kind: 'invoices' }, 'zip');
      await run(id);
      expect(await state(id)).toMatchObject({ status: 'preparing' });
      await makeFourth();
      await run(id);
      expect(await state(id)).toMatchObject({ status: 'ready', rows: 10, missing: 0, stillMissing: 0 });
      expect(await notices()).toEqual([]);
    });

    test('but not for long: then it names what is missing, and the shop hears when that is there', async () => {
      const id = await ask({ kind: 'invoices' }, 'zip');
      waited();
      await run(id);
      expect(await state(id)).toMatchObject({ status: 'ready', rows: 7, missing: 3, stillMissing: 3 });
      const { bytes } = await anna.call('GET', `/exports/${id}/file`);
      const [, list = ''] = bytes.toString('latin1').split('fehlende-belege.txt');
      expect(list).not.toBe('');
      expect(bytes.readUInt16LE(bytes.length - 12)).toBe(8);
      await makeFourth();
      expect(await state(id)).toMatchObject({ missing: 3, stillMissing: 0 });
      expect(await notices()).toEqual([{ kind: 'documents_complete', params: { count: 3 } }]);
    });

    test('the PDF of a month names it in its contents', async () => {
      const id = await ask({ kind: 'invoice_document', month: '2026-10' }, 'pdf');
      waited();
      await run(id);
      expect(await state(id)).toMatchObject({ status: 'ready', rows: 2, missing: 1 });
      const pdf = await PDFDocument.load((await anna.call('GET', `/exports/${id}/file`)).bytes);
      expect(pdf.getPageCount()).toBe(3);
    });

    test('one that nobody can make is not waited for, and is a figure of the operator until it is made', async () => {
      await portal.ask(`update invoice set record = '{}', received_at = $1 where invoice_no = $2`, [
        testNow,
        numbered(4),
      ]);
      await expect(makeFourth(true)).rejects.toThrow('undefined');
      const unmade = () => withMarketplace(portal.app.pool, 'de', (db) => countUnmade(db, 'de'));
      expect(await unmade()).toBe(1);
      const id = await ask({ kind: 'invoices' }, 'zip');
      await run(id);
      expect(await state(id)).toMatchObject({ status: 'ready', rows: 7, missing: 3 });
      await portal.ask(
        `update invoice set record = (select record from invoice where invoice_no = $1) where invoice_no = $2`,
        [numbered(2), numbered(4)],
      );
      await makeFourth();
      expect(await unmade()).toBe(0);
    });
  });

  test('in no other format, and not without documents', async () => {
    const wrong = await anna.call('POST', '/exports', { body: { question: { kind: 'invoices' }, format: 'csv' } });
    expect(codeOf(wrong)).toBe('request.invalid');
    const none = { question: { kind: 'invoice_document', month: '2020-01' }, format: 'pdf' };
    expect((await anna.call('POST', '/exports', { body: none })).status).toBe(404);
  });
});

test('GEN-18 a new document is news once its file is there, an old one is none', async () => {
  await made(1, anInvoice({ issuedOn: '2026-01-02', month: '2025-12' }));
  await put(2);
  const news = () => portal.ask(`select kind, params from notification where seller_id = $1`, [linden]);
  expect(await news()).toEqual([]);
  await makeInvoiceFiles.run(portal.jobContext(), { sellerId: linden, invoiceNo: numbered(2) });
  expect(await news()).toEqual([{ kind: 'documents_new', params: { month: '2026-10' } }]);
  await made(3);
  expect(await news()).toHaveLength(1);
});

test('GEN-12 Home counts what is unpaid', async () => {
  await made(1);
  await made(2, anInvoice({ kind: 'RECEIVED', type: 'vouchers' }));
  await made(3, anInvoice({ dueOn: '2026-11-22' }));
  const { lines } = await anna.ask('GET /home', {});
  expect(lines).toContainEqual({ kind: 'invoices', count: 2, dueOn: '2026-11-22', overdue: true });
});
