import { aSeller, aUser } from '@offizin/testkit/records';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { App } from '../../../platform/app.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import { signedIn } from '../../../testing/browser.ts';
import { forThisFile } from '../../../testing/for-this-file.ts';
import { portalForFile, putSeller } from '../../../testing/portal.ts';
import { facets } from './facets.ts';

const portal = await portalForFile({ hasSandbox: true });
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('anna')] }));
const client = new pg.Client({ connectionString: portal.app.config.sandbox?.databaseOwnerUrl });
await client.connect();
const sandbox = forThisFile({
  ask: async (text: string) => (await client.query(text)).rows,
  close: () => client.end(),
});

const session = { sellerId, brand: 'de', row: { seller: { country_code: 'DE' } } } as const;
const totalIn = async (app: App) =>
  (await withSeller(app.pool, session, (db) => facets({ app, db, session, query: {} }))).total;

test('decision 0097: figures that are kept of a shop’s offers are not those of its sandbox', async () => {
  const anna = await signedIn(portal, 'anna');
  await anna.ask('GET /webhooks', {}, { headers: { 'offizin-sandbox': 'true' } });
  // By what is kept with the figures both are in the same state.
  for (const table of ['catalogue_version', 'catalogue_run']) {
    const [row] = await sandbox.ask(`select to_jsonb(t) as row from ${table} t where brand = 'de' limit 1`);
    await portal.ask(`delete from ${table} where brand = 'de'`);
    await portal.ask(
      `insert into ${table} overriding system value select * from jsonb_populate_record(null::${table}, $1)`,
      [row.row],
    );
  }
  expect(await totalIn(portal.app)).toBe(0);
  expect(await totalIn(portal.app.sandbox?.app ?? portal.app)).toBe(5);
});
