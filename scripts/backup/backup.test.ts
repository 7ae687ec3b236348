import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBeside } from '../../apps/api/src/platform/config.ts';
import { query } from '../../apps/api/src/testing/direct-query.ts';
import { backUp } from './backup.ts';
import { startEmbeddedDatabase } from '../database/embedded-database.ts';
import { restore } from './restore.ts';

const silent = () => {};

const [shown, draft, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

function writeFile(dataDir: string, key: string, content: string): void {
  const file = path.join(dataDir, 'files', 'images', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

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
    await query(database.url, 'create table last_backup (one boolean primary key default true, made_at timestamptz)');
    await query(
      database.url,
      'create table stored_file (id text primary key, names text[] not null, attached boolean not null)',
    );
    await query(database.url, `insert into stored_file values ($1, '{source.webp,300.webp}', true)`, [shown]);
    await query(database.url, `insert into stored_file values ($1, '{document.pdf,lost.pdf}', false)`, [draft]);
    writeFile(dataDir, `${shown}/source.webp`, 'a picture');
    writeFile(dataDir, `${draft}/document.pdf`, 'a draft');
    writeFile(dataDir, `${gone}/source.webp`, 'without a row');
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
    const files = filesBeside(dataDir);
    const taken = await backUp({ dataDir, files, to });
    expect(taken.missing).toEqual([`images/${shown}/300.webp`]);
    stop.abort();
    await writing;
    const noted = await query(database.url, `select made_at > now() - interval '1 minute' as now from last_backup`);
    expect(noted).toEqual([{ now: true }]);
    await expect(restore({ dataDir, files, from: to })).rejects.toThrow('already running on the data folder');

    // Into another folder, as on another machine; what was there stays beside it.
    writeFile(elsewhere, 'old/1.webp', 'of another portal');
    const { before: kept, missing } = await restore({ dataDir: elsewhere, files: filesBeside(elsewhere), from: to });
    expect(kept).toEqual([expect.stringContaining(path.join(elsewhere, 'files.before-'))]);
    expect(missing).toEqual([`images/${shown}/300.webp`]);
    expect(readdirSync(path.join(elsewhere, 'files', 'images'))).toEqual([draft, shown].toSorted());
    expect(readFileSync(path.join(elsewhere, 'files', 'images', shown, 'source.webp'), 'utf8')).toBe('a picture');
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
    await expect(restore({ dataDir: elsewhere, files: filesBeside(elsewhere), from: to })).rejects.toThrow(
      'is damaged',
    );
    rmSync(path.join(to, 'manifest.json'));
    await expect(restore({ dataDir: elsewhere, files: filesBeside(elsewhere), from: to })).rejects.toThrow(
      'is no finished backup',
    );
    expect(existsSync(path.join(to, 'seal-keys'))).toBe(false);
  } finally {
    await database.stop();
    rmSync(base, { recursive: true, force: true });
  }
});
