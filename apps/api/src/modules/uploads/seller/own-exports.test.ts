import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, expect, test } from 'vitest';
import { sourceFor } from '../../../platform/exports/export-source.ts';
import { exportSources } from '../../../exports.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putProducts, putSeller, testNow } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
const codes = ['03752864', '04877800', '04271937', '00766613'];
await putProducts(
  portal,
  'de',
  codes.map((nationalCode) =>
    aProduct({
      productId: `P-${nationalCode}`,
      nationalCode,
      gtin: null,
      productType: 'parapharmacy',
      recommendedPrice: 1500,
    }),
  ),
);
const seller = await signedIn(portal, 'linden');

async function check(body: Buffer) {
  const { id: uploadId } = await uploadFile(seller, body);
  await checkUpload.run(portal.jobContext(), { sellerId, uploadId });
  return seller.ask('GET /offer-uploads/:uploadId', { params: { uploadId } });
}

async function apply(rows: readonly string[][]): Promise<string> {
  const columns = ['PZN', 'Bestand', 'Preis', 'Bestandsherkunft'].map((header) => ({
    header,
    width: 12,
    format: 'text' as const,
  }));
  const { id: uploadId } = await check(await workbookBuffer({ sheets: [{ name: 'a', columns, rows }] }));
  await seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId }, body: {} });
  await applyUpload.run(portal.jobContext(), { sellerId, uploadId });
  return uploadId;
}

/** The file that answers a question, as a workbook. */
function fileOf(question: ExportQuestion): Promise<Buffer> {
  return withSellerOfJob(portal.app.pool, sellerId, async (db) => {
    const source = sourceFor(exportSources, question);
    if ('files' in source) throw new Error('an archive is no list of rows');
    const reader = {
      seller: { sellerId, brand: 'de', market: 'DE' },
      locale: 'de_DE',
      timeZone: 'Europe/Berlin',
    } as const;
    const opened = await source.open(db, question, {
      ...reader,
      now: testNow,
      clock: (at) => at.toISOString().slice(0, 16),
    });
    if (opened === null) throw new Error('nothing to write');
    return opened.write({ format: 'xlsx', onRows: () => undefined });
  });
}

let uploadId: string;
let runNo: number;

// Good rows, one that a rule refuses, one that repeats another with another price, an unreadable and an unknown one.
beforeEach(async () => {
  uploadId = await apply([
    ['03752864', '5', '10,00', 'eigen'],
    ['04877800', '7', '9,00', 'eigen'],
    ['04877800', '7', '8,00', 'eigen'],
    ['04271937', '5', '16,00', 'eigen'],
    ['00766613', '5', 'viel', 'eigen'],
    ['17316423', '5', '4,00', 'eigen'],
  ]);
  const [run] = await portal.ask<{ run: number }>('select max(no)::integer as run from catalogue_run where not dry');
  runNo = run?.run ?? 0;
});

test.each<[ExportQuestion['kind'], () => ExportQuestion]>([
  ['offers', () => ({ kind: 'offers', filter: {} })],
  ['upload_rows', () => ({ kind: 'upload_rows', uploadId })],
  ['run_rows', () => ({ kind: 'run_rows', runNo })],
])('UPL-02 the file %s uploaded as it is changes nothing', async (_kind, question) => {
  const { state, summary } = await check(await fileOf(question()));
  expect(state).toBe('ready');
  expect(summary).toMatchObject({ created: 0, changed: 0, leaving: 0, returning: 0 });
});

test.each<[ExportQuestion, string]>([
  [{ kind: 'sync_findings' }, 'own_results'],
  [{ kind: 'upload_history' }, 'own_history'],
  [{ kind: 'history', filter: {} }, 'own_history'],
])('UPL-02 the file of %o is refused by its name, and nothing changes', async (question, problem) => {
  expect(await check(await fileOf(question))).toMatchObject({ state: 'failed', problem });
});
