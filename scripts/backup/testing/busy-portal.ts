import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anInvoice, anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { expect } from 'vitest';
import { jobs } from '../../../apps/api/src/jobs.ts';
import { filesBeside } from '../../../apps/api/src/platform/config.ts';
import { makeLogin, openForProcesses } from '../../../apps/api/src/platform/db/roles/process-login.ts';
import { migrate } from '../../../apps/api/src/platform/db/schema/migrate.ts';
import { migrateJobs, startWorker } from '../../../apps/api/src/platform/jobs/run-worker.ts';
import { type Browser, signedIn } from '../../../apps/api/src/testing/browser.ts';
import {
  askMachine,
  machineCall,
  portalOn,
  putOrders,
  putProducts,
  putSeller,
  type TestPortal,
} from '../../../apps/api/src/testing/portal.ts';
import { plainPicture } from '../../../apps/api/src/testing/plain-picture.ts';
import { uploadFile } from '../../../apps/api/src/testing/send-file.ts';
import { startEmbeddedDatabase } from '../../database/embedded-database.ts';

export interface RunningPortal {
  readonly portal: TestPortal;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A portal with a worker on the embedded database of a data folder. */
export async function startPortalIn(dataDir: string): Promise<RunningPortal> {
  const { url, processUrl, stop } = await startEmbeddedDatabase({ dataDir, log: () => {} });
  await migrate(url);
  await migrateJobs(url);
  await makeLogin(url, processUrl);
  await openForProcesses(url, processUrl);
  const portal = await portalOn({ databaseUrl: processUrl, databaseOwnerUrl: url, files: filesBeside(dataDir) });
  // Files that are replaced go an hour later, by the clock of the database.
  portal.setNow(new Date());
  // Nothing runs by the clock: what retention deletes at night is none of this.
  const worker = await startWorker(
    portal.app,
    jobs.map((job) => ({ ...job, crontab: [] })),
  );
  return {
    portal,
    databaseUrl: url,
    stop: async () => {
      await worker.stop();
      await portal.close();
      await stop();
    },
  };
}

const electronic = { code: 'electronic_receipt', status: 'subscribed' } as const;
const marketplace = { code: 'marketplace', status: 'subscribed' } as const;

/** A PDF that the portal takes; the number makes it another one. */
const pdf = (no: number): Buffer => Buffer.from(`%PDF-1.7\n% ${no} ${'%'.repeat(990)}\nstartxref\n9\n%%EOF\n`);

async function put(shop: Browser, method: 'PUT' | 'POST', address: string, [type, body]: [string, Buffer]) {
  const reply = await shop.call(method, address, { body, headers: { 'content-type': type } });
  expect([address, reply.status, reply.text]).toEqual([address, 200, reply.text]);
}

const crop = 'left=0&top=0&width=300&height=300&turns=0';

/** Takes the place of the one before, which goes an hour later. */
async function putPicture(shop: Browser, no: number): Promise<void> {
  const picture = await plainPicture(no);
  await put(shop, 'PUT', `/shop-profile/images/LOGO?${crop}`, ['image/png', picture]);
}

const putEvidence = (shop: Browser, no: number): Promise<void> =>
  put(shop, 'POST', `/metrics/evidence?fileName=mail-${no}.pdf`, ['application/pdf', pdf(no)]);

const invoiceNo = (place: number): string => `LI-2026-${String(place).padStart(6, '0')}`;

const putInvoice = (portal: TestPortal, place: number) =>
  askMachine(portal, marketplaceApi.putInvoice, {
    params: { externalId: 'linden', invoiceNo: invoiceNo(place) },
    body: anInvoice(),
  });

/** Prepares a file and waits until a worker has made it. */
async function makeExport(shop: Browser, kind: 'history' | 'invoices'): Promise<void> {
  const body =
    kind === 'invoices'
      ? ({ question: { kind }, format: 'zip' } as const)
      : ({ question: { kind, filter: {} }, format: 'csv' } as const);
  const { id: exportId } = await shop.ask('POST /exports', { body });
  const state = async () => (await shop.ask('GET /exports/:exportId', { params: { exportId } })).status;
  await expect.poll(state, { interval: 200 }).toBe('ready');
}

/** A list of one offer in a file, checked and applied by the worker. */
async function applyUpload(shop: Browser): Promise<void> {
  const file = Buffer.from('PZN;Bestand;Preis;Bestandsherkunft\r\n03752864;5;4,79;eigen\r\n');
  const { id: uploadId } = await uploadFile(shop, file, { fileName: 'offers.csv', mediaType: uploadMediaTypes.csv });
  const state = async () => (await shop.ask('GET /offer-uploads/:uploadId', { params: { uploadId } })).state;
  await expect.poll(state, { interval: 200 }).toBe('ready');
  await shop.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId }, body: {} });
  await expect.poll(state, { interval: 200 }).toBe('applied');
}

/** What has happened, read as the marketplace does: then each event has its position. */
const readEvents = (portal: TestPortal) => machineCall(portal, { method: 'GET', path: '/events' });

/** A shop with pictures, a published document, evidence, orders, offers, invoices with their files, and exports. */
export async function fillPortal(portal: TestPortal): Promise<Browser> {
  const shopRecord = aSeller({ users: [aUser('linden')], services: [marketplace, electronic], uploadFormats: ['csv'] });
  await putSeller(portal, 'de', 'linden', shopRecord);
  await putProducts(portal, 'de', [aProduct()]);
  await putOrders(portal, 'de', [anOrder()]);
  const shop = await signedIn(portal, 'linden');
  await putPicture(shop, 0);
  const document = '/legal-documents/privacy_policy';
  await put(shop, 'PUT', `${document}/drafts/de/file?fileName=a.pdf&version=0`, ['application/pdf', pdf(0)]);
  const drafts = [{ language: 'de', version: 1 }];
  expect((await shop.call('POST', `${document}/publish`, { body: { drafts } })).status).toBe(200);
  await putEvidence(shop, 0);
  await applyUpload(shop);
  for (const place of [1, 2]) await putInvoice(portal, place);
  const files = () => portal.ask<{ files: number }>('select count(*)::integer as files from invoice_file');
  await expect.poll(async () => (await files())[0]?.files, { interval: 200 }).toBeGreaterThanOrEqual(4);
  await makeExport(shop, 'history');
  await makeExport(shop, 'invoices');
  await readEvents(portal);
  return shop;
}

/** So many pictures and files at most: a shop may leave only so many in an hour. */
const filesAtMost = 20;

/** Orders, invoices, pictures, evidence and exports, one after the other, until somebody stops it. */
export async function useUntil(stop: AbortSignal, { portal, shop }: { portal: TestPortal; shop: Browser }) {
  for (let orders = 0; !stop.aborted; orders += 1) {
    await putOrders(portal, 'de', [anOrder({ number: String(50_000_000 + orders) })]);
    const no = 1 + orders / 10;
    if (Number.isInteger(no) && no <= filesAtMost) {
      await putPicture(shop, no);
      await putEvidence(shop, no);
      await putInvoice(portal, 2 + no);
      await readEvents(portal);
      await shop.call('POST', '/new-orders-download', { body: { format: 'csv' } });
    }
  }
}
