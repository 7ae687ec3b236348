import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { onDatabase, withMigrated } from '../../../testing/old-database.ts';
import { fillOldDatabase } from '../../../testing/old-rows.ts';
import { machineCall, openPortal } from '../../../testing/portal.ts';
import { databaseUrl, processUrl } from '../../../testing/template-database.ts';
import { migrateJobs } from '../../jobs/run-worker.ts';
import { openForProcesses } from '../roles/process-login.ts';

async function rowsOf(client: pg.Client, tables: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const table of tables) {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`);
    found.set(table, rows[0]?.rows ?? 0);
  }
  return found;
}

async function tablesOf(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  return new Set(rows.map(({ name }) => name));
}

interface OldVersion {
  /** The first migration that it did not have. */
  readonly before: string;
  /** Tables that later versions do without. */
  readonly without: readonly string[];
  readonly tablesAtLeast: number;
  /** The position of its one event; a feed that counted already goes on from where it is. */
  readonly cursor: string;
}

const versions: readonly OldVersion[] = [
  { before: '0012', without: ['worker_beat'], tablesAtLeast: 30, cursor: '1' },
  { before: '0202', without: [], tablesAtLeast: 70, cursor: '2' },
];

describe.each(versions)(
  'OPS-03 a database of before migration $before',
  ({ before, without, tablesAtLeast, cursor }) => {
    test('is migrated without the loss of a row, and the portal answers with it', async () => {
      let old: ReadonlyMap<string, number> = new Map();
      const fill = async (client: pg.Client) => {
        const { tables, refused } = await fillOldDatabase(client);
        expect(refused).toEqual({});
        expect(tables.size).toBeGreaterThan(tablesAtLeast);
        old = await rowsOf(client, tables);
      };
      await withMigrated({ before, fill }, async (name) => {
        await onDatabase(name, async (client) => {
          const there = await tablesOf(client);
          expect([...old.keys()].filter((table) => !there.has(table))).toEqual(without);
          const kept = [...old.keys()].filter((table) => there.has(table));
          const now = await rowsOf(client, kept);
          expect(kept.filter((table) => (now.get(table) ?? 0) < (old.get(table) ?? 0))).toEqual([]);
        });
        await migrateJobs(databaseUrl(name));
        await openForProcesses(databaseUrl(name), processUrl(name));
        const portal = await openPortal({ copyOf: name });
        const get = async (path: string) => (await machineCall(portal, { method: 'GET', path })).body;
        expect((await portal.server.inject({ url: '/health/ready' })).statusCode).toBe(200);
        expect(await get('/events')).toMatchObject({ events: [{ cursor, seller: 'linden' }], nextCursor: cursor });
        expect(await get('/events?after=4819-1703')).toMatchObject({ current: { last: cursor } });
        expect(await get('/overview')).toMatchObject({ sellers: 1 });
        await portal.close();
      });
    });
  },
);
