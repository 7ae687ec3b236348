import type pg from 'pg';
import { testPassword } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { onDatabase, withMigrated } from '../../../testing/old-database.ts';
import { fillOldPortal, oldOwner } from '../../../testing/old-rows.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { type Contents, contentsOf, filledShare, lostContents } from '../../../testing/table-contents.ts';
import { machineCall, openPortal } from '../../../testing/portal.ts';
import { databaseUrl, processUrl } from '../../../testing/template-database.ts';
import { migrateJobs } from '../../jobs/run-worker.ts';
import { openForProcesses } from '../roles/process-login.ts';

interface OldVersion {
  /** The first migration that it did not have. */
  readonly before: string;
  /** What later migrations change of what was there, by what is found, and why. */
  readonly changes: Readonly<Record<string, string>>;
  /** Where what left its table is now. */
  readonly moved: Readonly<Record<string, object>>;
  readonly tablesAtLeast: number;
  /** The positions of its event, and of those that migrations tell; a feed that counted already goes on from where it is. */
  readonly cursors: readonly string[];
}

const versions: readonly OldVersion[] = [
  {
    before: '0012',
    tablesAtLeast: 30,
    cursors: ['1', '2'],
    moved: {
      closure: { first_day: '2026-12-24', last_day: '2026-12-26', offers: 'sold_later' },
      membership: { role: 'owner' },
      worker_heartbeat: { worker_id: 'a' },
    },
    changes: {
      'catalogue_run.summary is no longer {}': 'how many offers leave the sale is counted, too (0040)',
      'marketplace_event.transaction_id is gone': 'the feed has positions of its own (0015)',
      'offer.changed_at is no longer "2026-11-20T08:00:00+00:00"': 'it left the sale (0040)',
      'offer.changed_run is no longer 1': 'it left the sale (0040)',
      'offer.finding is no longer "offer.finding"': 'it is the red finding of the product (0040)',
      'offer.status is no longer "active"': 'a red finding takes an offer off sale (0040)',
      'offer.version is no longer 1': 'it left the sale (0040)',
      'offer_count.status is no longer "a"': 'the offers are counted anew (0040)',
      'product.search_text is no longer "a a a"': 'it is derived, now from the codes as well (0218)',
      'seller.closures is gone': 'closures are rows (0135)',
      'user_account.seller_id is gone': 'a membership says it (0085)',
      'worker_beat is gone': 'it is called worker_heartbeat (0014)',
    },
  },
  {
    before: '0202',
    tablesAtLeast: 70,
    cursors: ['2'],
    moved: {},
    changes: {
      'product.search_text is no longer "a a a"': 'it is derived, now from the codes as well (0218)',
      'seller_order.search_text is no longer "a a a  "': 'it is derived, now from products and parcels as well (0210)',
    },
  },
];

describe.each(versions)(
  'OPS-03 a database of before migration $before',
  ({ before, changes, moved, tablesAtLeast, cursors }) => {
    test('is migrated without the loss of a value, and its owner signs in with the password of then', async () => {
      let old: Contents = new Map();
      const fill = async (client: pg.Client) => {
        const { tables, refused } = await fillOldPortal(client);
        expect(refused).toEqual({});
        expect(tables.size).toBeGreaterThan(tablesAtLeast);
        old = await contentsOf(client);
        expect(filledShare(old)).toBeGreaterThan(0.95);
      };
      await withMigrated({ before, fill }, async (name) => {
        const now = await onDatabase(name, contentsOf);
        expect(lostContents(old, now)).toEqual(Object.keys(changes).toSorted());
        for (const [table, row] of Object.entries(moved))
          expect(now.get(table)?.rows).toContainEqual(expect.objectContaining(row));
        await migrateJobs(databaseUrl(name));
        await openForProcesses(databaseUrl(name), processUrl(name));
        const portal = await openPortal({ copyOf: name });
        const get = async (path: string) => (await machineCall(portal, { method: 'GET', path })).body;
        expect((await portal.server.inject({ url: '/health/ready' })).statusCode).toBe(200);
        const events = cursors.map((cursor) => ({ cursor, seller: 'linden' }));
        const last = cursors.at(-1);
        expect(await get('/events')).toMatchObject({ events, nextCursor: last });
        expect(await get('/events?after=4819-1703')).toMatchObject({ current: { last } });
        expect(await get('/overview')).toMatchObject({ sellers: 1 });
        const owner = openBrowser(portal, 'de.localhost');
        expect((await owner.signIn(oldOwner.username, testPassword)).status).toBe(200);
        expect((await owner.signIn(oldOwner.username, testPassword.toUpperCase())).status).toBe(401);
        await portal.close();
      });
    });
  },
);
