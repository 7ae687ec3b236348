import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../../scripts/database/embedded-database.ts';
import { countLoaded, loadMarketplace } from './load-marketplace.ts';
import type { MarketplaceSize } from './marketplace-sql.ts';
import { startApi } from './running-portal.ts';

export interface BenchDatabase {
  readonly url: string;
  /** Connected as the owner, past all roles. */
  readonly client: pg.Client;
}

interface Options {
  readonly size: MarketplaceSize;
  /** A folder to keep, and to use again with what is loaded there; without one, it is gone afterwards. */
  readonly dataDir: string | undefined;
  readonly log: (sentence: string) => void;
}

/** The api migrates the database when it starts. */
async function fill({ url, client }: BenchDatabase, { size, log }: Options): Promise<void> {
  const api = await startApi(url);
  await api.stop();
  const found = await countLoaded(client);
  if (found !== null) return log(`Using the ${found} orders that are there.`);
  log(`Loading ${size.orders} orders of ${size.sellers} sellers …`);
  await loadMarketplace(client, size, log);
}

/** Runs `work` on a PostgreSQL of its own, set as the portal ships it, with a marketplace of that size. */
export async function withBenchDatabase<T>(
  options: Options,
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const dataDir = path.resolve(options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'offizin-bench-')));
  // For root: PostgreSQL's own account must be able to pass through.
  if (options.dataDir === undefined) chmodSync(dataDir, 0o711);
  const server = await startEmbeddedDatabase({ dataDir, log: options.log });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    await fill({ url: server.url, client }, options);
    return await work({ url: server.url, client });
  } finally {
    await client.end();
    await server.stop();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}
