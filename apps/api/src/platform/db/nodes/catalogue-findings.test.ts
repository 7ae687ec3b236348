import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placements } from '../../../modules/placement.ts';
import { databaseUrl, templateName } from '../../../testing/template-database.ts';
import { catalogueFindings } from './catalogue-findings.ts';
import type { Placements } from './placement.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl(templateName) });
  await client.connect();
});
afterAll(() => client.end());

/** What is found after a change that is taken back. */
async function findingsAfter(change: string, placed: Placements = placements): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(change);
    return await catalogueFindings(client, placed);
  } finally {
    await client.query('rollback');
  }
}

test('OPS-02 every table can lie where it is placed', async () => {
  expect(await catalogueFindings(client, placements)).toEqual([]);
});

const reader = `create function is_known(wanted uuid) returns boolean language sql stable
  as $$ select exists (select 1 from seller where id = wanted) $$`;
const joining = `create or replace function count_inserted_orders() returns trigger language plpgsql as $$ begin
  insert into order_count (seller_id, warehouse, status, orders) select i.seller_id, false, i.status, 1 from inserted i join seller s on s.id = i.seller_id
  on conflict (seller_id, warehouse, status) do update set orders = order_count.orders + 1; return null; end $$`;
const askingCopy = `create or replace function count_inserted_orders() returns trigger language plpgsql as $$ declare one record; begin
  for one in select seller_id, brand from inserted loop
    insert into product_window (seller_id, product_id, brand, product_no) select one.seller_id, p.product_id, one.brand, p.no
      from unnest(array['1']) as l (product_id), product p where p.brand = one.brand and p.product_id = l.product_id;
  end loop; return null; end $$`;
const unlooped = `create or replace function count_inserted_orders() returns trigger language plpgsql as $$ begin
  update order_count set orders = orders + 1 from inserted where inserted.seller_id = order_count.seller_id; return null; end $$`;

test.each([
  ['a table without placement', 'create table thing (id int primary key)', 'thing has no placement'],
  ['a placed table that is gone', 'drop table used_challenge', 'used_challenge is placed and does not exist'],
  ['a table without key', 'alter table run_row drop constraint run_row_pkey', 'run_row has no primary key'],
  [
    'a seller that may be absent',
    'alter table sync_remedy drop constraint sync_remedy_pkey, alter column seller_id drop not null, add primary key (id)',
    'sync_remedy has no seller_id',
  ],
  [
    'a primary key without seller',
    'alter table sync_remedy drop constraint sync_remedy_pkey, add primary key (id)',
    'sync_remedy_pkey of sync_remedy is without seller_id',
  ],
  [
    'a unique index without seller',
    'create unique index order_numbers on seller_order (brand, number)',
    'order_numbers of seller_order is without seller_id',
  ],
  [
    'a foreign key without seller',
    `alter table offer_upload add constraint one_upload unique (seller_id, apply_run), add unique (id);
     alter table offer_upload_file add constraint of_upload foreign key (upload_id) references offer_upload (id)`,
    'of_upload of offer_upload_file is without seller_id',
  ],
  [
    'a foreign key to a table of one node',
    'alter table offer_upload add column hash bytea, add constraint of_session foreign key (hash) references session (token_hash)',
    'of_session leads from every node to session on one',
  ],
  [
    'a foreign key to a distributed table',
    `alter table session add column order_id uuid, add constraint of_order foreign key (seller_id, order_id) references seller_order (seller_id, id)`,
    'of_order leads from session to seller_order, which is distributed',
  ],
  [
    'a policy with a subquery',
    `create policy looked_up on offer to offizin_marketplace using (seller_id in (select id from seller))`,
    'policy looked_up of offer has a subquery',
  ],
  [
    'a policy with a setting in a subquery',
    `create policy looked_up on offer to offizin_marketplace with check (brand = (select current_setting('app.brand')))`,
    'policy looked_up of offer has a subquery',
  ],
  [
    'a policy with a function that reads',
    `${reader}; create policy looked_up on offer to offizin_marketplace using (is_known(seller_id))`,
    'policy looked_up of offer calls is_known, which reads a table',
  ],
  [
    'row-level security that is off',
    'alter table offer no force row level security',
    'offer has no forced row-level security',
  ],
  [
    'a trigger that notifies on each copy of a table',
    'create trigger said after update on seller for each row execute function notify_ended_session()',
    'trigger said of seller notifies: whoever writes it does',
  ],
  [
    'a trigger that asks another table on each copy of a table',
    `create function count_team() returns trigger language plpgsql as $$ begin perform 1 from user_account; return null; end $$;
     create trigger counted after insert on membership for each row execute function count_team()`,
    'trigger counted of membership asks or changes another table: whoever writes it does',
  ],
  [
    'a function that compares in a case',
    `create function word(no integer) returns text language sql immutable as $$ select case no when 1 then 'one' end $$`,
    'function word has "case x when": say "case when x = …"',
  ],
  ['a trigger that joins', joining, 'trigger order_inserted of seller_order joins instead of looping'],
  [
    'a trigger that writes what a copied table says',
    askingCopy,
    'trigger order_inserted of seller_order writes what it asks of product: ask ahead',
  ],
  ['a trigger that does not loop', unlooped, 'trigger order_inserted of seller_order joins instead of looping'],
])('%s is found', async (_, change, finding) => {
  expect(await findingsAfter(change)).toContain(finding);
});
