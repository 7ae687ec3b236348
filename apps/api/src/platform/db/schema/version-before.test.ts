import type pg from 'pg';
import { expect, test } from 'vitest';
import { type Filled, type Insert, type Shape, shapeOf } from '../../../testing/fill-tables.ts';
import { migrationAfter, onDatabase, withMigrated } from '../../../testing/old-database.ts';
import { fillOldDatabase } from '../../../testing/old-rows.ts';
import { brokenFor, type ReliedOn, reliedOn } from '../../../testing/relied-on.ts';
import { portalRoles } from '../roles/roles.ts';
import { newestOfVersionBefore } from './version-before.ts';

/** What migrations since then changed all the same, and why a process of before does not notice. */
const harmless: Readonly<Record<string, string>> = {
  "newly asked of export: CHECK ((format = ANY (ARRAY['xlsx'::text, 'csv'::text, 'zip'::text, 'pdf'::text, 'xml'::text])))":
    'takes what it took before, and XML',
  "newly asked of catalogue_run: CHECK ((kind = ANY (ARRAY['upload'::text, 'feed'::text, 'marketplace'::text, 'edit'::text, 'remedy'::text, 'catalogue'::text, 'revert'::text, 'restore'::text, 'feed_value'::text, 'price_proposal'::text, 'return'::text, 'price_rule'::text])))":
    'takes what it took before, and returns',
  "newly asked of own_header: CHECK ((field = ANY (ARRAY['code'::text, 'gtin'::text, 'stock'::text, 'price'::text, 'origin'::text, 'sku'::text, 'purchasePrice'::text])))":
    'takes what it took before, and purchase prices',
  "newly asked of market_offer: CHECK ((delivery = ANY (ARRAY['standard'::text, 'same_day'::text]))) NOT VALID":
    'the column is new, and standard of what a process of before writes',
  'newly asked of offer_upload: FOREIGN KEY (seller_id, brand) REFERENCES seller(id, brand)':
    'the column is new, and by default the brand of the transaction, which is that of the shop',
  "newly asked of invoice: unique by btree (seller_id, type, month) WHERE (set_off AND (type = ANY (ARRAY['commission'::text, 'vouchers'::text])))":
    'the column is new, and false of what a process of before writes',
  'newly asked of order_line: CREATE TRIGGER products_changed AFTER UPDATE ON public.order_line REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_products()':
    'counts what is sold, in the roles that write orders',
  'newly asked of order_line: CREATE TRIGGER products_placed AFTER INSERT ON public.order_line REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_placed_products()':
    'counts what is sold, in the roles that write orders',
  'newly asked of seller_order: CREATE TRIGGER sales_changed AFTER UPDATE ON public.seller_order REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_sales()':
    'counts what is sold, in the roles that write orders',
  'newly asked of seller_order: CREATE TRIGGER sales_placed AFTER INSERT ON public.seller_order REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_placed_sales()':
    'counts what is sold, in the roles that write orders',
  "no longer: idempotency: policy expired for * to {offizin_retention} using ((created_at < (now() - '7 days'::interval))) with check ()":
    'shows retention more than before',
  "no longer: machine_idempotency: policy expired for * to {offizin_retention} using ((created_at < (now() - '7 days'::interval))) with check ()":
    'shows retention more than before',
};

interface Written extends Filled {
  /** Each table with the roles of processes that may put its row there. */
  readonly writers: ReadonlySet<string>;
}

async function mayInsert(client: pg.Client, { text, values }: Insert): Promise<boolean> {
  try {
    await client.query(text, values);
    return true;
  } catch {
    return false;
  } finally {
    await client.query('rollback');
  }
}

/** Puts rows of a version into a database, after a try as each role that processes take. */
async function write(client: pg.Client, shape: Shape): Promise<Written> {
  const writers = new Set<string>();
  const filled = await fillOldDatabase(client, (seller) => ({
    shape,
    before: async (table, row) => {
      for (const role of portalRoles) {
        await client.query(`begin; set local role ${role}; set local app.seller_id = '${seller}'`);
        if (await mayInsert(client, row)) writers.add(`${role} into ${table}`);
      }
    },
  }));
  return { ...filled, writers };
}

/** What is there in the version before: what its processes count on, and its rows. */
async function versionBefore(before: string): Promise<{ shape: Shape; counted: ReliedOn; written: Written }> {
  const read = Promise.withResolvers<Awaited<ReturnType<typeof versionBefore>>>();
  const look = async (client: pg.Client): Promise<void> => {
    const shape = await shapeOf(client);
    const counted = await reliedOn(client);
    read.resolve({ shape, counted, written: await write(client, shape) });
  };
  await withMigrated({ before, fill: look }, async () => {});
  return read.promise;
}

test('OPS-03 what a worker of the version before counts on is there after the migration, and nothing is stricter', async () => {
  const before = await migrationAfter(newestOfVersionBefore);
  const { shape, counted, written } = await versionBefore(before);
  expect(counted.kept.length).toBeGreaterThan(3000);
  expect(written.refused).toEqual({});
  expect(written.writers.size).toBeGreaterThan(60);
  await withMigrated({ before, fill: async () => {} }, (name) =>
    onDatabase(name, async (client) => {
      expect(brokenFor(counted, await reliedOn(client))).toEqual(Object.keys(harmless).toSorted());
      // Rows as it writes them: columns that it does not know are left out.
      const now = await write(client, shape);
      expect(now.refused).toEqual({});
      expect([...written.writers].filter((writer) => !now.writers.has(writer))).toEqual([]);
    }),
  );
});

/** Statements of migrations that must wait for the version after, and what is said of each. */
const breaking = [
  ['alter table seller drop column region', 'no longer: seller.region is text'],
  ['alter table seller rename column region to area', 'no longer: seller.region is text'],
  ['alter table offer_upload alter size type numeric', 'no longer: offer_upload.size is'],
  ['alter table seller alter region set not null', 'no longer: seller.region may be null'],
  ['alter table seller add column area text not null', 'newly asked of seller: area must be given'],
  [`alter table seller add check (region <> '')`, 'newly asked of seller: CHECK'],
  ['create unique index on seller (name)', 'newly asked of seller: unique by btree (name)'],
  ['revoke insert on offer from offizin_seller', 'no longer: offizin_seller may insert offer.'],
  ['drop policy own_seller on offer', 'no longer: offer: policy own_seller'],
  ['drop function enqueue_job', 'no longer: enqueue_job('],
] as const;

test('OPS-03 a migration that breaks the version before is found', async () => {
  const found = await withMigrated({ before: '~', fill: async () => {} }, (name) =>
    onDatabase(name, async (client) => {
      const before = await reliedOn(client);
      const findings: string[][] = [];
      for (const [statement] of breaking) {
        await client.query('begin');
        await client.query(statement);
        findings.push(brokenFor(before, await reliedOn(client)));
        await client.query('rollback');
      }
      return findings;
    }),
  );
  for (const [at, [, finding]] of breaking.entries())
    expect(found[at]).toContainEqual(expect.stringContaining(finding));
});
