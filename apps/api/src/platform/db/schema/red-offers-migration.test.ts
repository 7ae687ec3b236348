import type pg from 'pg';
import { expect, test } from 'vitest';
import { insertOldSeller, migratedFrom } from '../../../testing/old-database.ts';

const insertProduct = `
  insert into product (brand, product_id, name, pack, product_brand, manufacturer, category, product_type, market, image)
  values ('de', $1, 'A product', '1', 'b', 'm', 'c', 'parapharmacy', 'DE', '{}') returning no`;

const insertOffer = `
  insert into offer (seller_id, product_no, price, stock, origin, status, finding, sku, created_at, created_run, changed_at, changed_run)
  values ($1, $2, 1000, 5, 'own', $3, $4, 'A-1', now(), 1, now(), 1)`;

const insertFinding = `
  insert into sync_finding (seller_id, subject, run_no, found_at, finding, colour, numbers, product_no)
  values ($1, 'p' || $2, 1, now(), $3, $4, '{}', $2::integer)`;

/** An active offer with a red result, an inactive one that lost its result, a right one, and one that was repeated in a file. */
async function fill(client: pg.Client): Promise<void> {
  const sellerId = await insertOldSeller(client, 'de', 'linden');
  const productNos: unknown[] = [];
  for (const id of ['P-1', 'P-2', 'P-3', 'P-4'])
    productNos.push((await client.query<{ no: number }>(insertProduct, [id])).rows[0]?.no);
  const [refused, lost, right, repeated] = productNos;
  await client.query(insertOffer, [sellerId, refused, 'active', null]);
  await client.query(insertOffer, [sellerId, lost, 'inactive', 'price_above_highest']);
  await client.query(insertOffer, [sellerId, right, 'active', null]);
  await client.query(insertOffer, [sellerId, repeated, 'out_of_stock', null]);
  await client.query(insertFinding, [sellerId, refused, 'price_below_best', 'red']);
  await client.query(insertFinding, [sellerId, repeated, 'duplicated_by_partner', 'red']);
  await client.query(
    `insert into offer_count (seller_id, status, offers) values ($1, 'active', 2), ($1, 'inactive', 1)`,
    [sellerId],
  );
}

const rowsOf = async (client: pg.Client, text: string) =>
  (await client.query<{ what: string }>(text)).rows.map((row) => row.what);

test('SYN-10 old offers with a red result leave the sale, with the reason; their counters follow and the marketplace is notified', async () => {
  const found = await migratedFrom({
    before: '0040',
    fill,
    look: async (client) => ({
      offers: await rowsOf(
        client,
        `select concat_ws(' ', p.product_id, o.status, o.finding) as what from offer o join product p on p.no = o.product_no order by 1`,
      ),
      findings: await rowsOf(
        client,
        `select concat_ws(' ', p.product_id, f.colour, f.finding) as what from sync_finding f join product p on p.no = f.product_no order by 1`,
      ),
      counts: await rowsOf(client, `select status || ' ' || offers as what from offer_count order by 1`),
      events: await rowsOf(client, `select kind || ' ' || (payload->>'changed') as what from marketplace_event`),
      changes: await rowsOf(
        client,
        `select concat_ws(' ', r.kind, c.old_status, c.old_sku) as what from offer_change c
         join catalogue_run r on r.seller_id = c.seller_id and r.no = c.run_no`,
      ),
    }),
  });
  expect(found).toEqual({
    offers: ['P-1 inactive price_below_best', 'P-2 inactive price_above_highest', 'P-3 active', 'P-4 out_of_stock'],
    findings: ['P-1 red price_below_best', 'P-2 red price_above_highest', 'P-4 grey duplicated_by_partner'],
    counts: ['active 1', 'inactive 2', 'out_of_stock 1'],
    events: ['offers.changed 1'],
    changes: ['catalogue active A-1'],
  });
});
