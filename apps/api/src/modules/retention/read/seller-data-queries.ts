import { type RawBuilder, sql } from 'kysely';
import { columnsLeftOut, type TableName } from '../../columns-by-word.ts';
import { readInPortions } from '../../../platform/db/scopes/portions.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A row as JSON text. */
interface Line {
  readonly line: string;
}

/** A row as JSON, without what never leaves with its seller and without what the rows around it say. */
const ownRow = (table: TableName, row: string, said: readonly string[] = []) =>
  sql`(to_jsonb(${sql.ref(row)}) - ${[...columnsLeftOut(table), ...said]}::text[])`;

/** A seller's rows of a table as they are, in the order of some columns. */
const rowsOf =
  (table: TableName, ...order: readonly string[]) =>
  (sellerId: string) =>
    sql<Line>`
    select ${ownRow(table, 'own')}::text as line from ${sql.table(table)} own
    where own.seller_id = ${sellerId} order by ${sql.join(order.map((column) => sql.ref(`own.${column}`)))}`;

/** What lies in a seller's own tables, a file for each thing; the files that the seller sent itself are not in it. */
const things = {
  orders: (sellerId) => sql<Line>`
    select (${ownRow('seller_order', 'o')} || jsonb_build_object(
      'lines', (select jsonb_agg(${ownRow('order_line', 'l', ['seller_id', 'order_id'])} order by l.position)
        from order_line l where l.seller_id = o.seller_id and l.order_id = o.id),
      'history', (select jsonb_agg(${ownRow('order_history', 'h', ['seller_id', 'order_id'])} order by h.id)
        from order_history h where h.seller_id = o.seller_id and h.order_id = o.id)))::text as line
    from seller_order o where o.seller_id = ${sellerId} order by o.created_at, o.id`,
  offers: (sellerId) => sql<Line>`
    select (${ownRow('offer', 'o')} || jsonb_build_object('product_id', p.product_id, 'name', p.name))::text as line
    from offer o join product p on p.no = o.product_no where o.seller_id = ${sellerId} order by o.product_no`,
  'offer-changes': rowsOf('offer_change', 'product_no', 'run_no'),
  runs: rowsOf('catalogue_run', 'no'),
  findings: rowsOf('sync_finding', 'subject'),
  choices: rowsOf('match_choice', 'identifier'),
  uploads: rowsOf('offer_upload', 'created_at'),
  corrections: rowsOf('remembered_correction', 'kept_at', 'identifier'),
  feed: rowsOf('feed', 'created_at'),
  company: rowsOf('company_section', 'section'),
  profile: rowsOf('shop_profile', 'seller_id'),
  pictures: rowsOf('shop_image', 'kind'),
  'legal-documents': rowsOf('legal_version', 'type', 'number', 'language'),
  'legal-drafts': rowsOf('legal_draft', 'type', 'language'),
  payouts: rowsOf('payout', 'due_at', 'payout_no'),
  'price-proposals': (sellerId) => sql<Line>`
    select (${ownRow('price_proposal', 'q')} || jsonb_build_object('items', (
      select jsonb_agg(${ownRow('price_proposal_item', 'i', ['seller_id', 'proposal_id', 'brand'])} order by i.product_no)
      from price_proposal_item i where i.seller_id = q.seller_id and i.proposal_id = q.id)))::text as line
    from price_proposal q where q.seller_id = ${sellerId} order by q.created_at, q.id`,
  metrics: (sellerId) => sql<Line>`
    select (${ownRow('metric_week', 'w')} || jsonb_build_object('incidents', (
      select jsonb_agg(${ownRow('metric_incident', 'i', ['seller_id', 'first_day'])} order by i.dispatch_by, i.order_id)
      from metric_incident i where i.seller_id = w.seller_id and i.first_day = w.first_day)))::text as line
    from metric_week w where w.seller_id = ${sellerId} order by w.first_day`,
  disputes: rowsOf('metric_dispute', 'sent_at', 'id'),
  'warehouse-stock': rowsOf('warehouse_stock', 'product_no'),
  'shipping-costs': rowsOf('shipping_costs', 'seller_id'),
  closures: rowsOf('closure', 'first_day'),
  'open-holidays': rowsOf('open_holiday', 'day'),
  certificates: rowsOf('seller_certificate', 'certificate'),
  contracts: rowsOf('seller_contract', 'product_brand'),
  notifications: rowsOf('notification', 'created_at', 'id'),
} as const satisfies Record<string, (sellerId: string) => RawBuilder<Line>>;

export type SellerThing = keyof typeof things;
export const sellerThings = Object.keys(things) as readonly SellerThing[];

/** The rows of a thing as JSON texts, in portions. */
export async function* readThing(db: SellerDb, thing: SellerThing): AsyncGenerator<string[]> {
  for await (const portion of readInPortions(db, things[thing](db.sellerId))) yield portion.map(({ line }) => line);
}

/** The shop and its users, whom a seller's own transaction does not see. */
export function readShop(db: SellerDb): Promise<string[]> {
  const { sellerId } = db;
  return asIdentity(db, async (identity) => {
    const shop = await identity.rows(
      sql<Line>`select ${ownRow('seller', 's')}::text as line from seller s where s.id = ${sellerId}`,
    );
    const users = await identity.rows(
      sql<Line>`select (${ownRow('user_account', 'u')} || jsonb_build_object('role', m.role, 'since', m.since))::text as line
        from membership m join user_account u on u.id = m.user_id where m.seller_id = ${sellerId} order by u.username`,
    );
    return [...shop, ...users].map(({ line }) => line);
  });
}
