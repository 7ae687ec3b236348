import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { query } from '../../apps/api/src/testing/direct-query.ts';
import { backUp } from './backup.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { restore } from './restore.ts';

const silent = () => {};

test('OPS-04 a backup of a running database restores whole, and what is damaged or running is refused', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const [dataDir, to, elsewhere] = ['data', 'backup', 'elsewhere'].map((name) => path.join(base, name)) as [
    string,
    string,
    string,
  ];
  const database = await startEmbeddedDatabase({ dataDir, log: silent });
  try {
    await query(database.url, 'create table event_feed (brand text primary key, last_position bigint not null)');
    await query(database.url, `insert into event_feed values ('de', 849)`);
    await query(database.url, 'create table paid (no integer primary key, twin integer not null)');
    let written = 0;
    const stop = new AbortController();
    const writing = (async () => {
      while (!stop.signal.aborted) {
        await query(database.url, 'insert into paid values ($1, $1)', [written]);
        written += 1;
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(20);
    const before = written;
    await backUp({ dataDir, to });
    stop.abort();
    await writing;
    await expect(restore({ dataDir, from: to })).rejects.toThrow('already running on the data folder');

    // Into a new folder, as on another machine.
    await restore({ dataDir: elsewhere, from: to });
    const restored = await startEmbeddedDatabase({ dataDir: elsewhere, log: silent });
    const [rows] = await query<{ count: number; last: number; torn: number }>(
      restored.url,
      'select count(*)::int as count, max(no) as last, count(*) filter (where no <> twin)::int as torn from paid',
    );
    const [feed] = await query<{ last: string }>(restored.url, 'select last_position::text as last from event_feed');
    await restored.stop();
    expect(rows?.count).toBeGreaterThanOrEqual(before);
    expect(rows).toMatchObject({ torn: 0, last: (rows?.count ?? 0) - 1 });
    expect(Number(feed?.last)).toBe(1_000_000_849);

    const [damaged = ''] = readdirSync(path.join(to, 'cluster', 'base', '1'));
    writeFileSync(path.join(to, 'cluster', 'base', '1', damaged), 'x');
    await expect(restore({ dataDir: elsewhere, from: to })).rejects.toThrow('is damaged');
    rmSync(path.join(to, 'manifest.json'));
    await expect(restore({ dataDir: elsewhere, from: to })).rejects.toThrow('is no finished backup');
    expect(existsSync(path.join(to, 'seal-keys'))).toBe(false);
  } finally {
    await database.stop();
    rmSync(base, { recursive: true, force: true });
  }
});
