import { historyKinds } from '@offizin/domain/history/kinds';
import { type RawBuilder, sql } from 'kysely';
import { columnsLeftOut, type TableName } from '../../columns-by-word.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';
import { readInPortions } from '../../../platform/db/scopes/portions.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A row as JSON text. */
interface Line {
  readonly line: string;
}

/** A row as JSON, without what never leaves with its seller and without what the rows around it say. */
const ownRow = (table: TableName, row: string, said: readonly string[] = []) =>
  sql`(to_jsonb(${sql.ref(row)}) - ${[...columnsLeftOut(table), ...said]}::text[])`;

/** A file of the archive: the tables it is made of, and its lines. */
interface Thing<T extends TableName> {
  readonly tables: readonly T[];
  readonly lines: (sellerId: string) => RawBuilder<Line>;
}

const made = <T extends TableName>(tables: readonly T[], lines: Thing<T>['lines']): Thing<T> => ({ tables, lines });

/** A seller's rows of a table as they are, in the order of some columns. */
const rowsOf = <T extends TableName>(table: T, ...order: readonly string[]): Thing<T> =>
  made(
    [table],
    (sellerId) => sql`
    select ${ownRow(table, 'own')}::text as line from ${sql.table(table)} own
    where own.seller_id = ${sellerId} order by ${sql.join(order.map((column) => sql.ref(`own.${column}`)))}`,
  );

/** What lies in a seller's own tables, a file for each thing. */
const things = {
  orders: made(
    ['seller_order', 'order_line', 'order_history', 'packed_unit'],
    (sellerId) => sql`
    select (${ownRow('seller_order', 'o')} || jsonb_build_object(
      'lines', (select jsonb_agg(${ownRow('order_line', 'l', ['seller_id', 'order_id'])} order by l.position)
        from order_line l where l.seller_id = ${sellerId}::uuid and l.order_id = o.id),
      'history', (select jsonb_agg(${ownRow('order_history', 'h', ['seller_id', 'order_id'])} order by h.id)
        from order_history h where h.seller_id = ${sellerId}::uuid and h.order_id = o.id),
      'packed', (select jsonb_agg(${ownRow('packed_unit', 'u', ['seller_id', 'order_id'])} order by u.packed_at, u.line_id, u.unit)
        from packed_unit u where u.seller_id = ${sellerId}::uuid and u.order_id = o.id)))::text as line
    from seller_order o where o.seller_id = ${sellerId} order by o.created_at, o.id`,
  ),
  conversations: made(
    ['conversation', 'message', 'message_turn'],
    (sellerId) => sql`
    select (${ownRow('conversation', 'c')} || jsonb_build_object(
      'messages', (select jsonb_agg(${ownRow('message', 'm', ['seller_id', 'conversation_id', 'brand'])} order by m.no)
        from message m where m.seller_id = ${sellerId}::uuid and m.conversation_id = c.id),
      'turns', (select jsonb_agg(${ownRow('message_turn', 'u', ['seller_id', 'conversation_id', 'brand'])} order by u.no)
        from message_turn u where u.seller_id = ${sellerId}::uuid and u.conversation_id = c.id)))::text as line
    from conversation c where c.seller_id = ${sellerId} order by c.opened_at, c.id`,
  ),
  'message-templates': rowsOf('message_template', 'locale', 'name', 'id'),
  offers: made(
    ['offer'],
    (sellerId) => sql`
    select (${ownRow('offer', 'o')} || jsonb_build_object('product_id', p.product_id, 'name', p.name))::text as line
    from offer o join product p on p.no = o.product_no where o.seller_id = ${sellerId} order by o.product_no`,
  ),
  'purchase-prices': rowsOf('purchase_price', 'product_no'),
  'offer-changes': rowsOf('offer_change', 'product_no', 'run_no'),
  runs: rowsOf('catalogue_run', 'no'),
  findings: rowsOf('sync_finding', 'subject'),
  choices: rowsOf('match_choice', 'identifier'),
  columns: rowsOf('own_header', 'key'),
  uploads: rowsOf('offer_upload', 'created_at'),
  corrections: rowsOf('remembered_correction', 'kept_at', 'identifier'),
  feed: rowsOf('feed', 'created_at'),
  company: rowsOf('company_section', 'section'),
  profile: rowsOf('shop_profile', 'seller_id'),
  pictures: rowsOf('shop_image', 'kind'),
  'legal-documents': rowsOf('legal_version', 'type', 'number', 'language'),
  'legal-drafts': rowsOf('legal_draft', 'type', 'language'),
  payouts: rowsOf('payout', 'due_at', 'payout_no'),
  'price-proposals': made(
    ['price_proposal', 'price_proposal_item'],
    (sellerId) => sql`
    select (${ownRow('price_proposal', 'q')} || jsonb_build_object('items', (
      select jsonb_agg(${ownRow('price_proposal_item', 'i', ['seller_id', 'proposal_id', 'brand'])} order by i.product_no)
      from price_proposal_item i where i.seller_id = ${sellerId}::uuid and i.proposal_id = q.id)))::text as line
    from price_proposal q where q.seller_id = ${sellerId} order by q.created_at, q.id`,
  ),
  'price-rules': rowsOf('price_rule', 'rank', 'id'),
  'price-rule-offers': rowsOf('price_rule_offer', 'product_no'),
  'price-rule-changes': rowsOf('price_rule_change', 'at', 'no'),
  'price-rule-events': rowsOf('price_rule_event', 'no'),
  'price-rule-days': rowsOf('price_rule_day', 'day', 'rule_id'),
  'price-rule-limits': rowsOf('price_rule_shop', 'seller_id'),
  metrics: made(
    ['metric_week', 'metric_incident'],
    (sellerId) => sql`
    select (${ownRow('metric_week', 'w')} || jsonb_build_object('incidents', (
      select jsonb_agg(${ownRow('metric_incident', 'i', ['seller_id', 'first_day'])} order by i.dispatch_by, i.order_id)
      from metric_incident i where i.seller_id = ${sellerId}::uuid and i.first_day = w.first_day)))::text as line
    from metric_week w where w.seller_id = ${sellerId} order by w.first_day`,
  ),
  replacements: rowsOf('order_replacement', 'requested_at', 'id'),
  returns: rowsOf('order_return', 'requested_at', 'id'),
  disputes: rowsOf('metric_dispute', 'sent_at', 'id'),
  'warehouse-stock': rowsOf('warehouse_stock', 'product_no'),
  'shipping-costs': rowsOf('shipping_costs', 'seller_id'),
  closures: rowsOf('closure', 'first_day'),
  'special-hours': rowsOf('special_hours', 'day'),
  'emergency-duties': rowsOf('emergency_duty', 'begins_at', 'id'),
  'viewed-tours': rowsOf('viewed_tour', 'user_id', 'name'),
  'saved-views': rowsOf('saved_view', 'list', 'name', 'id'),
  'open-holidays': rowsOf('open_holiday', 'day'),
  'local-holidays': rowsOf('local_holiday', 'rule'),
  certificates: rowsOf('seller_certificate', 'certificate'),
  contracts: rowsOf('seller_contract', 'product_brand'),
  notifications: rowsOf('notification', 'created_at', 'id'),
  'notification-preferences': rowsOf('notification_preference', 'user_id'),
  'monthly-sets-mailed': rowsOf('monthly_set_wish', 'user_id'),
  invoices: rowsOf('invoice', 'invoice_no'),
  ledger: rowsOf('ledger_order', 'ordered_at', 'number'),
  postings: rowsOf('ledger_posting', 'posting_no'),
  'tax-months': rowsOf('tax_month', 'month'),
  'tax-settings': rowsOf('tax_settings', 'seller_id'),
  'sales-before': rowsOf('sales_before', 'month'),
  'payout-account': rowsOf('payout_account', 'seller_id'),
  services: rowsOf('service_state', 'code'),
  calendar: rowsOf('shop_calendar', 'seller_id'),
  'legal-links': rowsOf('legal_link', 'type', 'language'),
  'vat-checks': rowsOf('company_vat_check', 'seller_id'),
  'upload-corrections': rowsOf('offer_upload_correction', 'upload_id', 'row_number', 'field'),
  'feed-retrievals': rowsOf('feed_retrieval', 'at', 'id'),
  remedies: rowsOf('sync_remedy', 'asked_at', 'id'),
  'access-tokens': rowsOf('api_token', 'created_at', 'id'),
  webhooks: rowsOf('webhook', 'created_at', 'id'),
  // What the seller sees of it, without the addresses that people acted from: some of them are the operator's.
  history: made(
    ['audit'],
    (sellerId) => sql`
    select ${ownRow('audit', 'a', ['address', 'agent'])}::text as line from audit a
    where a.seller_id = ${sellerId} and a.kind = any(${historyKinds}::text[]) order by a.at, a.id`,
  ),
} as const;

type Read = (typeof things)[keyof typeof things]['tables'][number] | 'membership';
type OfSellers = { [T in keyof Schema]: Schema[T] extends { seller_id: unknown } ? T : never }[keyof Schema];

const file = 'a file that was sent or made, which the seller has';
const counted = 'counted from what the archive has';
const passing = 'gone within days';
const sent = 'a copy of something else, on its way';

/** Which tables with rows of a seller its archive leaves out, each with the reason. @internal A test compares them with the schema. */
export const notArchived = {
  export: passing,
  export_part: file,
  feed_file: file,
  feed_trial: passing,
  feed_value: 'the last file of the feed, line by line',
  idempotency: passing,
  impersonation_token: passing,
  invoice_file: 'made of the invoice; downloaded one by one or by month',
  ledger_balance: counted,
  ledger_chain: counted,
  ledger_shipping: counted,
  tax_figure: counted,
  live_event: sent,
  marketplace_event: sent,
  message_draft: 'typed and not sent yet',
  monthly_set_mail: sent,
  monthly_set_seen: 'who looked at which month last',
  new_orders_download: passing,
  notification_mail: sent,
  offer_count: counted,
  offer_handover: sent,
  offer_upload_file: file,
  order_batch: 'what was sent together; the history of each order has it',
  order_batch_item: 'what was sent together; the history of each order has it',
  order_count: counted,
  order_number: 'which shop has a number; the order has it, too',
  product_day: counted,
  product_window: counted,
  registration: 'its answers are those of company and profile',
  replaced_finding: 'kept so that an upload can be reverted',
  run_begun: 'which runs are going on',
  run_row: 'the rows of a file that was sent, with what became of them',
  sales_hour: counted,
  sales_window: counted,
  session: passing,
  shop_visit: 'who opened which shop last',
  stored_file: file,
  team_invitation: passing,
  system_event: sent,
  system_feed: 'how far its feed is numbered',
  webhook_attempt: sent,
  webhook_delivery: sent,
  webhook_secret: 'a secret',
} as const satisfies Record<Exclude<OfSellers, Read>, string>;

export type SellerThing = keyof typeof things;
export const sellerThings = Object.keys(things) as readonly SellerThing[];

/** The tables that the archive is made of. @internal A test compares them with the schema. */
export const archivedTables = Object.values(things).flatMap(({ tables }): readonly TableName[] => tables);

/** The rows of a thing as JSON texts, in portions. */
export async function* readThing(db: SellerDb, thing: SellerThing): AsyncGenerator<string[]> {
  for await (const portion of readInPortions(db, things[thing].lines(db.sellerId)))
    yield portion.map(({ line }) => line);
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
