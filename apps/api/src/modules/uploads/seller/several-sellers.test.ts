import { aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { startWorker } from '../../../platform/jobs/run-worker.ts';
import { type Browser, openBrowser } from '../../../testing/browser.ts';
import { putSeller } from '../../../testing/portal.ts';
import { uploadFile } from '../../../testing/send-file.ts';
import { waitsForLock } from '../../../testing/waits-for-lock.ts';
import { applyUpload, checkUpload } from '../jobs/run-upload.job.ts';
import { code, type FileRows, UploadShop, workbook } from './testing/upload-shop.ts';

const rows = (price: string): FileRows => [[code(0), '', '5', price, 'eigen']];

const shop = await UploadShop.forFile({ engineThreads: 2 });

interface OtherSeller {
  readonly sellerId: string;
  readonly browser: Browser;
}

async function openOther(name: string): Promise<OtherSeller> {
  const sellerId = await putSeller(shop.portal, 'de', name, aSeller({ users: [aUser(name)] }));
  const browser = openBrowser(shop.portal, 'de.localhost');
  await browser.signIn(name);
  return { sellerId, browser };
}

/** Holds a seller's offers, as a change that goes on for long does. */
async function holdOffers(sellerId: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: shop.portal.app.config.databaseOwnerUrl });
  await client.connect();
  await client.query(`select pg_advisory_lock(hashtextextended('offers ' || $1, 0))`, [sellerId]);
  return () => client.end();
}

describe('UPL-07 files of several sellers', () => {
  test('two are read at once where two are allowed', async () => {
    const kept = await shop.check(rows('10,00'));
    await shop.seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId: kept.id }, body: {} });
    const other = await openOther('ulm');
    const { id } = await uploadFile(other.browser, await workbook(rows('11,00')));
    const free = await holdOffers(shop.sellerId);
    const applying = applyUpload.run(shop.portal.jobContext(), shop.key(kept.id));
    await expect.poll(() => waitsForLock(shop.portal)).toBe(true);
    await checkUpload.run(shop.portal.jobContext(), { sellerId: other.sellerId, uploadId: id });
    const checked = await other.browser.ask('GET /offer-uploads/:uploadId', { params: { uploadId: id } });
    const held = await shop.look(kept.id);
    await free();
    await applying;
    expect([checked.state, held.state]).toEqual(['ready', 'applying']);
    expect((await shop.look(kept.id)).state).toBe('applied');
  });

  test('a seller with one file does not wait for the twenty of another', async () => {
    const busy = await openOther('kassel');
    const modest = await openOther('bremen');
    for (let file = 0; file < 20; file += 1) await uploadFile(busy.browser, await workbook(rows(`${10 + file},00`)));
    const { id } = await uploadFile(modest.browser, await workbook(rows('9,00')));
    const checked = (sellerId: string) =>
      shop.portal.ask(`select 1 from offer_upload where seller_id = $1 and state = 'ready'`, [sellerId]);
    const worker = await startWorker(shop.portal.app, jobs);
    await vi.waitFor(async () => expect(await checked(modest.sellerId)).toHaveLength(1), {
      timeout: 15_000,
      interval: 5,
    });
    const before = await checked(busy.sellerId);
    await worker.stop();
    // A thread that is only started for its file takes as long as some of the other seller's; all twenty would be a queue for both.
    expect(before.length).toBeLessThan(10);
    expect((await modest.browser.ask('GET /offer-uploads/:uploadId', { params: { uploadId: id } })).state).toBe(
      'ready',
    );
  });
});
