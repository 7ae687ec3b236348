import { type RawBuilder, sql } from 'kysely';
import { readInPortions } from '../../../platform/db/scopes/portions.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A row as JSON text. */
interface Line {
  readonly line: string;
}

/** What lies in a seller's own tables, a file for each thing; secrets and the files that the seller sent itself are not in it. */
const things = {
  orders: (sellerId) => sql<Line>`
    select (to_jsonb(o) - 'search_text' || jsonb_build_object(
      'lines', (select jsonb_agg(to_jsonb(l) - '{seller_id,order_id}'::text[] order by l.position)
        from order_line l where l.seller_id = o.seller_id and l.order_id = o.id),
      'history', (select jsonb_agg(to_jsonb(h) - '{seller_id,order_id}'::text[] order by h.id)
        from order_history h where h.seller_id = o.seller_id and h.order_id = o.id)))::text as line
    from seller_order o where o.seller_id = ${sellerId} order by o.created_at, o.id`,
  offers: (sellerId) => sql<Line>`
    select (to_jsonb(o) || jsonb_build_object('product_id', p.product_id, 'name', p.name))::text as line
    from offer o join product p on p.no = o.product_no where o.seller_id = ${sellerId} order by o.product_no`,
  'offer-changes': (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from offer_change c where c.seller_id = ${sellerId} order by c.product_no, c.run_no`,
  runs: (sellerId) => sql<Line>`
    select to_jsonb(r)::text as line from catalogue_run r where r.seller_id = ${sellerId} order by r.no`,
  findings: (sellerId) => sql<Line>`
    select to_jsonb(f)::text as line from sync_finding f where f.seller_id = ${sellerId} order by f.subject`,
  choices: (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from match_choice c where c.seller_id = ${sellerId} order by c.identifier`,
  uploads: (sellerId) => sql<Line>`
    select (to_jsonb(u) - 'sha256')::text as line from offer_upload u where u.seller_id = ${sellerId} order by u.created_at`,
  corrections: (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from remembered_correction c where c.seller_id = ${sellerId} order by c.kept_at, c.identifier`,
  feed: (sellerId) => sql<Line>`
    select (to_jsonb(f) - '{password,sha256}'::text[])::text as line from feed f where f.seller_id = ${sellerId}`,
  company: (sellerId) => sql<Line>`
    select (to_jsonb(c) - 'sealed_values')::text as line from company_section c where c.seller_id = ${sellerId} order by c.section`,
  profile: (sellerId) => sql<Line>`
    select to_jsonb(p)::text as line from shop_profile p where p.seller_id = ${sellerId}`,
  pictures: (sellerId) => sql<Line>`
    select to_jsonb(i)::text as line from shop_image i where i.seller_id = ${sellerId} order by i.kind`,
  'legal-documents': (sellerId) => sql<Line>`
    select to_jsonb(v)::text as line from legal_version v where v.seller_id = ${sellerId}
    order by v.type, v.number, v.language`,
  'legal-drafts': (sellerId) => sql<Line>`
    select to_jsonb(d)::text as line from legal_draft d where d.seller_id = ${sellerId} order by d.type, d.language`,
  payouts: (sellerId) => sql<Line>`
    select to_jsonb(p)::text as line from payout p where p.seller_id = ${sellerId} order by p.due_at, p.payout_no`,
  'price-proposals': (sellerId) => sql<Line>`
    select (to_jsonb(q) || jsonb_build_object('items', (select jsonb_agg(to_jsonb(i) - '{seller_id,proposal_id,brand}'::text[] order by i.product_no)
      from price_proposal_item i where i.seller_id = q.seller_id and i.proposal_id = q.id)))::text as line
    from price_proposal q where q.seller_id = ${sellerId} order by q.created_at, q.id`,
  metrics: (sellerId) => sql<Line>`
    select (to_jsonb(w) || jsonb_build_object('incidents',
      (select jsonb_agg(to_jsonb(i) - '{seller_id,first_day}'::text[] order by i.dispatch_by, i.order_id)
        from metric_incident i where i.seller_id = w.seller_id and i.first_day = w.first_day)))::text as line
    from metric_week w where w.seller_id = ${sellerId} order by w.first_day`,
  disputes: (sellerId) => sql<Line>`
    select to_jsonb(d)::text as line from metric_dispute d where d.seller_id = ${sellerId} order by d.sent_at, d.id`,
  'warehouse-stock': (sellerId) => sql<Line>`
    select to_jsonb(w)::text as line from warehouse_stock w where w.seller_id = ${sellerId} order by w.product_no`,
  'shipping-costs': (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from shipping_costs c where c.seller_id = ${sellerId}`,
  closures: (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from closure c where c.seller_id = ${sellerId} order by c.first_day`,
  'open-holidays': (sellerId) => sql<Line>`
    select to_jsonb(h)::text as line from open_holiday h where h.seller_id = ${sellerId} order by h.day`,
  certificates: (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from seller_certificate c where c.seller_id = ${sellerId} order by c.certificate`,
  contracts: (sellerId) => sql<Line>`
    select to_jsonb(c)::text as line from seller_contract c where c.seller_id = ${sellerId} order by c.product_brand`,
  notifications: (sellerId) => sql<Line>`
    select to_jsonb(n)::text as line from notification n where n.seller_id = ${sellerId} order by n.created_at, n.id`,
} as const satisfies Record<string, (sellerId: string) => RawBuilder<Line>>;

export type SellerThing = keyof typeof things;
export const sellerThings = Object.keys(things) as readonly SellerThing[];

/** The rows of a thing as JSON texts, in portions. */
export async function* readThing(db: SellerDb, sellerId: string, thing: SellerThing): AsyncGenerator<string[]> {
  for await (const portion of readInPortions(db, things[thing](sellerId))) yield portion.map(({ line }) => line);
}

/** The shop and its users, whom a seller's own transaction does not see. */
export function readShop(db: SellerDb, sellerId: string): Promise<string[]> {
  return asIdentity(db, async (identity) => {
    const shop = await identity.rows(
      sql<Line>`select to_jsonb(s)::text as line from seller s where s.id = ${sellerId}`,
    );
    const users = await identity.rows(
      sql<Line>`select (to_jsonb(u) - 'password_hash' || jsonb_build_object('role', m.role, 'since', m.since))::text as line
        from membership m join user_account u on u.id = m.user_id where m.seller_id = ${sellerId} order by u.username`,
    );
    return [...shop, ...users].map(({ line }) => line);
  });
}
