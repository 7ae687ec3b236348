import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBeside } from '../../apps/api/src/platform/config.ts';
import { imageKey } from '../../apps/api/src/platform/files/media.ts';
import { query } from '../../apps/api/src/testing/direct-query.ts';
import { compareRestored, rowsAtOnce } from '../../apps/api/src/testing/kept-rows.ts';
import { startEmbeddedDatabase } from '../database/embedded-database.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { fillPortal, startPortalIn, useUntil } from './testing/busy-portal.ts';

/** The hash of each file below a folder, by its path there. */
function hashesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** Whether a shop shows it; what is still on its way may have no file yet. */
  readonly attached: boolean;
}

const keysOf = (files: readonly Named[]): string[] =>
  files.flatMap(({ id, names }) => names.map((name) => imageKey(id, name)));

const ordersOf = async (url: string): Promise<number> => {
  const [found] = await query<{ orders: number }>(url, 'select count(*)::integer as orders from seller_order');
  return found?.orders ?? 0;
};

const position = async (url: string): Promise<number> => {
  const [feed] = await query<{ last: string }>(url, 'select last_position as last from event_feed');
  return Number(feed?.last);
};

/** What a restore adds to the positions of the event feed. */
const gap = 1_000_000_000;

test('OPS-06 a portal that is backed up while it is used comes back with every row and every file', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'busy-portal-'));
  const [dataDir, elsewhere, to] = ['data', 'elsewhere', 'backup'].map((name) => path.join(base, name)) as [
    string,
    string,
    string,
  ];
  const running = await startPortalIn(dataDir);
  const { portal, databaseUrl } = running;
  const stop = new AbortController();
  try {
    const shop = await fillPortal(portal);
    const begun = await position(databaseUrl);
    const before = await rowsAtOnce(databaseUrl);
    const used = useUntil(stop.signal, { portal, shop });
    await expect.poll(() => ordersOf(databaseUrl)).toBeGreaterThan(1);
    const backingUp = backUp({ dataDir, files: filesBeside(dataDir), to }).finally(() => stop.abort());
    const [{ missing }] = await Promise.all([backingUp, used]);
    expect(missing).toEqual([]);
    const after = await rowsAtOnce(databaseUrl);

    expect(await restore({ dataDir: elsewhere, files: filesBeside(elsewhere), from: to })).toEqual({
      before: [],
      missing: [],
    });
    const database = await startEmbeddedDatabase({ dataDir: elsewhere, log: () => {} });
    // The gap in the positions is looked at below.
    const order = { before, after, restoredUrl: database.url, writtenByRestore: ['event_feed'] };
    const compared = await compareRestored(order);
    const last = await position(database.url);
    const files = await query<Named>(database.url, 'select id, names, attached from stored_file');
    await query(database.url, `update product set name = 'Torn'`);
    const { differences: planted } = await compareRestored(order);
    await database.stop();
    expect(compared.differences).toEqual([]);
    expect(compared.writtenMeanwhile).toBeGreaterThan(0);
    expect(planted).toContainEqual(expect.stringMatching(/^product lost .*"Ibulenta 400 mg akut"/));
    expect(last).toBeGreaterThanOrEqual(begun + gap);
    expect(last).toBeLessThanOrEqual((await position(databaseUrl)) + gap);

    const [original, copied] = [dataDir, elsewhere].map((folder) => hashesBelow(path.join(folder, 'files')));
    const names = [...(copied?.keys() ?? [])];
    const shown = keysOf(files.filter(({ attached }) => attached));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !keysOf(files).includes(name))).toEqual([]);
    expect([...(copied ?? [])].filter(([name, hash]) => original?.get(name) !== hash)).toEqual([]);
  } finally {
    stop.abort();
    await running.stop();
    rmSync(base, { recursive: true, force: true });
  }
});
