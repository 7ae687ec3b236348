import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { shareFreeOfErrors } from '@offizin/domain/sync/progress';
import { causeGroups, syncResultTable, syncResultTypes } from '@offizin/domain/sync/result-types';
import { expect, test } from 'vitest';
import { emptySummary } from '../../offers/write/run-totals.ts';
import type { UploadShop } from '../../uploads/seller/testing/upload-shop.ts';
import { prepareExport } from '../../../jobs.ts';
import { RandomShop } from './testing/random-shop.ts';

/** So many operations by default, a quarter of a minute's worth; more of them and other seeds by the environment. */
const operations = Number(process.env['ONE_FIGURE_OPERATIONS'] ?? 120);
const seed = Number(process.env['ONE_FIGURE_SEED'] ?? 20_261_122);

const random = await RandomShop.forFile(seed);

const redTypes = syncResultTypes.filter((type) => syncResultTable[type].colour === 'red');

/** What the tables say: each product or row that must be fixed, and every offer that a red result keeps off sale. */
async function tables() {
  const { portal, sellerId } = random.shop;
  const ask = async (text: string) => (await portal.ask<{ what: string }>(text, [sellerId])).map(({ what }) => what);
  return {
    red: await ask(`select f.product_no || ' ' || f.finding as what from sync_finding f join offer o using (seller_id, product_no)
      where f.seller_id = $1 and f.colour = 'red' order by 1`),
    offSale: await ask(`select product_no || ' ' || finding as what from offer
      where seller_id = $1 and finding in ('${redTypes.join("', '")}') and status = 'inactive' order by 1`),
    onSaleAllTheSame: await ask(`select product_no || ' ' || finding as what from offer
      where seller_id = $1 and finding in ('${redTypes.join("', '")}') and status <> 'inactive'`),
    shouldBeOffers: await ask(`select subject || ' ' || colour as what from sync_finding f where seller_id = $1
      and not exists (select from offer o where o.seller_id = f.seller_id and o.product_no = f.product_no)`),
    statuses: await ask(
      `select status || ' ' || count(*) as what from offer where seller_id = $1 group by status order by 1`,
    ),
  };
}

async function linesOf(question: ExportQuestion): Promise<number> {
  const { shop } = random;
  const { id } = await shop.seller.ask('POST /exports', { body: { question, format: 'csv' } });
  await prepareExport.run(shop.portal.jobContext(), { sellerId: shop.sellerId, exportId: id });
  return (await shop.seller.ask('GET /exports/:exportId', { params: { exportId: id } })).rows ?? -1;
}

/** What the seller sees of it, each from where it is shown. */
async function shown() {
  const { seller } = random.shop;
  const summary = await seller.ask('GET /sync', {});
  const items = async (colour?: 'red') =>
    (await seller.ask('GET /sync/findings', { query: { limit: 200, ...(colour && { colour }) } })).items;
  const counts = await seller.ask('GET /offers/counts', {});
  const facets = await seller.ask('GET /offers/facets', { query: {} });
  return { summary, all: (await items()).length, red: (await items('red')).length, counts, facets };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Compares them all; returns the figure. */
async function compare(withFiles: boolean): Promise<number> {
  const stored = await tables();
  const { summary, all, red, counts, facets } = await shown();
  expect(stored.onSaleAllTheSame).toEqual([]);
  expect(stored.red).toEqual(stored.offSale);
  const waiting = stored.shouldBeOffers.filter((what) => what.endsWith(' red')).length;
  const figure = stored.offSale.length + waiting;
  const causes = summary.causes.filter(({ colour }) => colour === 'red').map(({ products }) => products);
  expect({ badge: summary.red, list: red, causes: sumOf(causes) }).toEqual({
    badge: figure,
    list: figure,
    causes: figure,
  });
  expect(summary.red + summary.grey).toBe(all);
  // What is only information is no part of what could be sold.
  expect(summary.total).toBe(counts.total + waiting);
  expect(shareFreeOfErrors(summary.total, summary.red)).toBeLessThanOrEqual(1);
  const kept = Object.entries(counts.statuses).filter(([, offers]) => offers > 0);
  expect(kept.map(([status, offers]) => `${status} ${offers}`).toSorted()).toEqual(stored.statuses);
  expect(facets.status.map(({ value, offers }) => `${value} ${offers}`).toSorted()).toEqual(stored.statuses);
  if (!withFiles) return figure;
  const files = {
    results: await linesOf({ kind: 'sync_findings' }),
    offers: await linesOf({ kind: 'offers', filter: {} }),
  };
  expect(files).toEqual({ results: all, offers: counts.total });
  return figure;
}

const rowFigures = ['created', 'changed', 'unchanged', 'rejected', 'informed', 'warned', 'corrected'] as const;

/** The figures of an upload, as its list, its causes and its file count them. */
async function countRows(id: string, withFiles: boolean) {
  const { shop } = random;
  const upload = await shop.look(id);
  const count = async (filter: Parameters<UploadShop['rowsOf']>[1]) =>
    (await shop.rowsOf(upload, { limit: 200, ...filter })).length;
  const results: Record<string, number> = {};
  for (const result of rowFigures) results[result] = await count({ result });
  const causes: Record<string, number> = {};
  for (const cause of causeGroups) causes[cause] = await count({ cause });
  const rows = await count({});
  return {
    upload,
    results,
    causes,
    rows,
    file: withFiles ? await linesOf({ kind: 'upload_rows', uploadId: id }) : rows,
  };
}

/** Of each upload: its figures are those of its rows, whatever was corrected of them and reverted since. */
async function compareUploads(withFiles: boolean): Promise<void> {
  for (const id of random.latestUploads) {
    const { upload, results, causes, rows, file } = await countRows(id, withFiles);
    const { created, changed, unchanged, rejected, informed, warned } = upload.summary ?? emptySummary();
    const corrected = upload.correctedRows;
    expect(results).toEqual({ created, changed, unchanged, rejected, informed, warned, corrected });
    expect([upload.summary?.rows, file]).toEqual([rows, rows]);
    expect(causeGroups.map((cause) => upload.summary?.causes[cause] ?? 0)).toEqual(
      causeGroups.map((cause) => causes[cause]),
    );
    expect(sumOf(Object.values(causes))).toBe(rejected);
  }
}

/** The count of the newest notification, read away; null when the operation brought none. */
async function notified(): Promise<number | null> {
  const [newest] = await random.shop.portal.ask<{ count: number }>(
    `with gone as (delete from notification where kind = 'red_results' returning created_at, params)
     select (params->>'count')::integer as count from gone order by created_at desc limit 1`,
  );
  return newest?.count ?? null;
}

test(
  `SYN-10 red is what is off sale, and every place shows one figure, after ${operations} operations (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const done: string[] = [];
    for (let at = 1; at <= operations; at += 1) {
      done.push(await random.next());
      try {
        const red = await compare(at % 25 === 0 || at === operations);
        if (at % 10 === 0) await compareUploads(at % 50 === 0);
        expect((await notified()) ?? red).toBe(red);
      } catch (error) {
        throw new Error(`after ${at} operations, the last ones ${done.slice(-6).join(', ')}`, { cause: error });
      }
    }
    expect(new Set(done).size).toBeGreaterThan(4);
  },
);
