import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../../scripts/database/embedded-database.ts';
import type { BenchDatabase } from '../portal/bench-database.ts';
import { startApi } from '../portal/running-portal.ts';
import { catalogueLoads, type CatalogueSize } from './catalogue-sql.ts';
import type { ListedProduct } from './offer-file.ts';
import { asPrinted, loadPublishedCodes } from './published-codes.ts';

/** Fills an empty, migrated database with a catalogue, its market and some sellers without offers. */
export async function fillCatalogue(
  client: pg.Client,
  size: CatalogueSize,
  print: (line: string) => void,
): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`);
  print(`  published codes: ${await loadPublishedCodes(client, size.products)}`);
  for (const { what, sql } of catalogueLoads(size)) {
    const start = performance.now();
    await client.query(sql);
    print(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  await client.query('reset all');
}

/** The first products of the catalogue with a price that no rule refuses. */
export async function listProducts(client: pg.Client, rows: number): Promise<ListedProduct[]> {
  const { rows: found } = await client.query<{ code: string; ean: string | null; price: string }>(
    `select p.national_code as code, p.gtin as ean, m.best as price from product p join product_market m on m.product_no = p.no order by p.no limit $1`,
    [rows],
  );
  return found.map(({ code, ean, price }) => ({ code, ean: asPrinted(ean ?? ''), price: Number(price) }));
}

/** Runs `work` on a PostgreSQL of its own that holds a catalogue, its market and some sellers without offers. */
export async function withCatalogue(
  size: CatalogueSize,
  print: (line: string) => void,
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'offizin-bench-'));
  // For root: PostgreSQL's own account must be able to pass through.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedDatabase({ dataDir, log: print });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    await (await startApi(server.url)).stop();
    print('Loading the catalogue …');
    await fillCatalogue(client, size, print);
    await work({ url: server.url, client });
  } finally {
    await client.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
