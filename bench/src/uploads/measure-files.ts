import type pg from 'pg';
import { markdownTable } from '../measure/machine.ts';
import { type ListedProduct, writtenFiles } from './offer-file.ts';
import type { Uploader } from './upload-client.ts';

/** Forgets what earlier uploads left, as if the shop had just been opened. */
export async function emptyShops(client: pg.Client): Promise<void> {
  // The uploads and runs, too: a shop may send so many rows a day.
  await client.query(
    'truncate offer, offer_count, offer_change, run_row, sync_finding, rate_window, offer_upload, catalogue_run cascade',
  );
}

/** The same list as different programs write it, each as the first upload of the shop. */
export async function measureFiles(
  client: pg.Client,
  uploader: Uploader,
  products: readonly ListedProduct[],
): Promise<string[]> {
  const rows: string[][] = [];
  for (const [name, { format, write }] of Object.entries(writtenFiles)) {
    await emptyShops(client);
    const file = write(products);
    const { dryRun, engine, apply, summary } = await uploader.upload(file, format);
    rows.push([
      name,
      (file.length / 2 ** 20).toFixed(1),
      dryRun.toFixed(0),
      String(engine),
      apply.toFixed(0),
      String(summary['created']),
    ]);
  }
  return markdownTable(
    ['file', 'MB', 'dry run, ms', 'of it the engine, ms', 'apply: request to committed, ms', 'created'],
    rows,
  );
}
