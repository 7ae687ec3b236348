import { limits } from './limits.ts';

const day = 24 * 3600;

/** Days that a customer's data stay in an order that is no longer open, and in the events about it. */
const customerDays = 180;
/** Days that one can look back at who changed which offer. */
const historyDays = 400;

/** Days that is kept what was sold by hour and product. */
const salesKeptDays = 100;

/** How long a table keeps its rows. */
export type Term =
  /** Days after the moment in a column when rows are deleted. */
  | { readonly kind: 'deleted'; readonly days: number; readonly after: string }
  /** Months after its own when a partition is dropped. */
  | { readonly kind: 'dropped'; readonly months: number }
  /** Days after the moment in a column when the customer's data are emptied; the rows stay. */
  | { readonly kind: 'pseudonymised'; readonly days: number; readonly after: string }
  /** Rows go and stay with those of another table. */
  | { readonly kind: 'with'; readonly table: string }
  /** The table does not grow with time. */
  | { readonly kind: 'kept'; readonly because: string };

/** Every table of the database; a test compares it with the database itself and the terms with what retention may see. */
export const retentionTerms = {
  api_key: { kind: 'kept', because: 'one for each name and brand, replaced by the next' },
  /** Ended tokens stay to be seen as such. */
  api_token: { kind: 'deleted', days: historyDays, after: 'expires_at' },
  app_secret: { kind: 'kept', because: 'one row: what signs the CSRF tokens' },
  audit: { kind: 'deleted', days: 730, after: 'at' },
  authenticator: { kind: 'kept', because: 'one for each user' },
  catalogue_run: { kind: 'deleted', days: historyDays, after: 'started_at' },
  catalogue_version: { kind: 'kept', because: 'one for each brand' },
  company_section: { kind: 'kept', because: 'a few for each seller' },
  company_vat_check: { kind: 'kept', because: 'one for each seller' },
  event_feed: { kind: 'kept', because: 'one for each brand' },
  export: { kind: 'deleted', days: 1, after: 'expires_at' },
  export_part: { kind: 'with', table: 'export' },
  feed: { kind: 'kept', because: 'one for each seller' },
  feed_file: { kind: 'with', table: 'feed' },
  feed_retrieval: { kind: 'deleted', days: 30, after: 'at' },
  feed_trial: { kind: 'deleted', days: 1, after: 'asked_at' },
  feed_value: { kind: 'with', table: 'feed' },
  idempotency: { kind: 'deleted', days: 7, after: 'created_at' },
  impersonation_token: { kind: 'deleted', days: 1, after: 'expires_at' },
  invoice: { kind: 'kept', because: 'the law wants them for ten years, and a number stays what it was' },
  invoice_file: { kind: 'with', table: 'invoice' },
  ledger_order: { kind: 'kept', because: 'the law wants what was booked for ten years' },
  ledger_balance: { kind: 'with', table: 'ledger_order' },
  ledger_chain: { kind: 'with', table: 'ledger_order' },
  ledger_posting: { kind: 'kept', because: 'the law wants what was booked for ten years' },
  ledger_shipping: { kind: 'with', table: 'ledger_order' },
  tax_settings: { kind: 'kept', because: 'one row for each seller' },
  tax_month: { kind: 'with', table: 'ledger_order' },
  tax_figure: { kind: 'with', table: 'ledger_order' },
  invoice_series: { kind: 'kept', because: 'one for each brand and year' },
  last_backup: { kind: 'kept', because: 'one row' },
  live_event: { kind: 'deleted', days: limits.liveEventsKept / day, after: 'at' },
  machine_idempotency: { kind: 'deleted', days: 7, after: 'created_at' },
  /** Its texts and files go with the customer of its order. */
  conversation: { kind: 'with', table: 'seller_order' },
  message: { kind: 'with', table: 'conversation' },
  message_draft: { kind: 'with', table: 'conversation' },
  message_template: { kind: 'kept', because: '50 for each shop and language' },
  message_turn: { kind: 'with', table: 'conversation' },
  market_heard: { kind: 'kept', because: 'one for each brand' },
  /** What happened in a week, and the day on which it is looked at. */
  market_move: { kind: 'deleted', days: 8, after: 'at' },
  market_offer: { kind: 'kept', because: 'one for each product and seller of the marketplace' },
  market_seller: { kind: 'kept', because: 'one for each seller of the marketplace' },
  marketplace_event: { kind: 'deleted', days: customerDays, after: 'at' },
  mailed_code: { kind: 'deleted', days: 1, after: 'expires_at' },
  match_choice: { kind: 'kept', because: 'one for each code that a seller chose a product for' },
  own_header: { kind: 'kept', because: 'one for each column that a seller named, 300 at most' },
  membership: { kind: 'kept', because: 'one for each person and shop' },
  /** Its evidence goes a month after the decision. */
  metric_dispute: { kind: 'with', table: 'seller_order' },
  metric_incident: { kind: 'with', table: 'seller_order' },
  metric_limits: { kind: 'kept', because: 'one for each brand' },
  /** Whether a month was looked at, and whether its set was mailed, matters as long as it can be looked at. */
  monthly_set_mail: { kind: 'deleted', days: 800, after: 'written_at' },
  monthly_set_seen: { kind: 'deleted', days: 800, after: 'seen_at' },
  monthly_set_wish: { kind: 'kept', because: 'one for each person and shop' },
  metric_publication: { kind: 'kept', because: 'one a week for each brand' },
  metric_week: { kind: 'kept', because: 'one a week for each seller, which the account was judged by' },
  migration: { kind: 'kept', because: 'one for each migration' },
  new_orders_download: { kind: 'deleted', days: 1, after: 'expires_at' },
  notification: { kind: 'deleted', days: 90, after: 'created_at' },
  notification_mail: { kind: 'deleted', days: 30, after: 'created_at' },
  notification_preference: { kind: 'kept', because: 'three for each user' },
  offer: { kind: 'kept', because: 'one for each product and seller' },
  offer_change: { kind: 'dropped', months: 14 },
  price_rule: { kind: 'kept', because: '50 for each seller, and those that were deleted' },
  price_rule_change: { kind: 'dropped', months: 14 },
  price_rule_day: { kind: 'deleted', days: historyDays, after: 'day' },
  price_rule_event: { kind: 'deleted', days: historyDays, after: 'at' },
  price_rule_offer: { kind: 'with', table: 'price_rule' },
  price_rule_shop: { kind: 'kept', because: 'one for each seller' },
  offer_count: { kind: 'kept', because: 'one for each status and seller' },
  offer_handover: { kind: 'deleted', days: 90, after: 'handed_at' },
  offer_upload: { kind: 'deleted', days: 90, after: 'created_at' },
  offer_upload_correction: { kind: 'with', table: 'offer_upload' },
  offer_upload_file: { kind: 'with', table: 'offer_upload' },
  old_password: { kind: 'kept', because: 'ten for each user' },
  order_batch: { kind: 'deleted', days: 30, after: 'requested_at' },
  order_batch_item: { kind: 'with', table: 'order_batch' },
  order_count: { kind: 'kept', because: 'one for each status and seller' },
  order_replacement: { kind: 'with', table: 'seller_order' },
  order_return: { kind: 'pseudonymised', days: customerDays, after: 'requested_at' },
  order_history: { kind: 'with', table: 'seller_order' },
  order_line: { kind: 'with', table: 'seller_order' },
  order_number: { kind: 'with', table: 'seller_order' },
  /** They go with their line. */
  packed_unit: { kind: 'with', table: 'seller_order' },
  passkey: { kind: 'kept', because: 'a few for each user' },
  passkey_challenge: { kind: 'deleted', days: 1, after: 'expires_at' },
  payout: { kind: 'kept', because: 'one a week for each seller, which its accounts are made of' },
  payout_account: { kind: 'kept', because: 'one for each seller' },
  /** Longer than a provider's message may be old: none can be sent a second time. */
  payout_webhook: { kind: 'deleted', days: 30, after: 'received_at' },
  pending_signin: { kind: 'deleted', days: 1, after: 'expires_at' },
  price_proposal: { kind: 'deleted', days: historyDays, after: 'created_at' },
  price_proposal_item: { kind: 'with', table: 'price_proposal' },
  product: { kind: 'kept', because: 'the catalogue' },
  /** What is shown of it is four weeks; what an order of before loses is nowhere by then. */
  product_day: { kind: 'deleted', days: salesKeptDays, after: 'day' },
  product_window: { kind: 'kept', because: 'only products of which something was sold in four weeks' },
  product_market: { kind: 'kept', because: 'one for each product' },
  product_market_past: { kind: 'deleted', days: limits.priceChartDays, after: 'day' },
  /** It goes with its offer. */
  purchase_price: { kind: 'with', table: 'offer' },
  rate_window: { kind: 'deleted', days: 1, after: 'window_start' },
  recovery_code: { kind: 'kept', because: 'ten for each user' },
  /** What is abandoned or refused; an approved one is the company record of its seller and proves its consents. */
  registration: { kind: 'deleted', days: 1, after: 'keep_until' },
  registration_key: { kind: 'deleted', days: 1, after: 'expires_at' },
  registration_licence: { kind: 'with', table: 'registration' },
  /** Corrections that a seller goes on using are kept anew by each upload. */
  remembered_correction: { kind: 'deleted', days: 180, after: 'kept_at' },
  remember_token: { kind: 'deleted', days: 1, after: 'expires_at' },
  replaced_finding: { kind: 'deleted', days: 2, after: 'replaced_at' },
  run_begun: { kind: 'kept', because: 'only while a run goes on; the next run removes what one left' },
  run_row: { kind: 'dropped', months: 4 },
  sales_before: { kind: 'kept', because: 'one a month for each seller, of before the portal' },
  sales_window: { kind: 'kept', because: 'one for each seller' },
  sales_hour: { kind: 'deleted', days: salesKeptDays, after: 'hour' },
  viewed_tour: { kind: 'kept', because: 'a row for each tour and person of a shop, gone with the membership' },
  saved_view: { kind: 'kept', because: '20 of a list for each person and shop, and 20 of the shop' },
  seller: { kind: 'kept', because: 'who sells on the marketplace' },
  seller_certificate: { kind: 'kept', because: 'a few for each seller' },
  seller_contract: { kind: 'kept', because: 'a few for each seller' },
  /** Amounts, lines and times stay: the statistics and the accounts are made of them. */
  seller_order: { kind: 'pseudonymised', days: customerDays, after: 'created_at' },
  /** A picture's row is replaced; a job removes a file that nothing shows with its row. */
  shop_image: { kind: 'kept', because: 'three for each seller' },
  legal_draft: { kind: 'kept', because: 'a few for each seller, until they are published or discarded' },
  legal_link: { kind: 'kept', because: 'a few for each seller' },
  legal_version: { kind: 'kept', because: 'an order keeps the version of its day' },
  shop_profile: { kind: 'kept', because: 'one for each seller' },
  closure: { kind: 'kept', because: 'a few for each seller and year' },
  emergency_duty: { kind: 'kept', because: 'a few dozen for each seller and year' },
  special_hours: { kind: 'kept', because: 'a few for each seller and year' },
  open_holiday: { kind: 'kept', because: 'a few for each seller' },
  local_holiday: { kind: 'kept', because: 'a few for each seller' },
  shop_calendar: { kind: 'kept', because: 'one for each seller' },
  stored_file: { kind: 'kept', because: 'a few for each seller' },
  session: { kind: 'deleted', days: 1, after: 'expires_at' },
  shop_visit: { kind: 'kept', because: 'one for each person and shop' },
  service_state: { kind: 'kept', because: 'one for each service of a seller' },
  shipping_costs: { kind: 'kept', because: 'one for each seller' },
  signin_failure: { kind: 'deleted', days: 1, after: 'last_failure_at' },
  /** Only of rows that named no product; a product's result is kept until the product is judged again. */
  sync_finding: { kind: 'deleted', days: 30, after: 'found_at' },
  sync_remedy: { kind: 'deleted', days: 90, after: 'asked_at' },
  team_invitation: { kind: 'deleted', days: 30, after: 'expires_at' },
  used_challenge: { kind: 'deleted', days: 1, after: 'expires_at' },
  /** Of who is in no team any more; longer than the audit and the tokens that name them. */
  user_account: { kind: 'deleted', days: 800, after: 'left_at' },
  warehouse_stock: { kind: 'kept', because: 'one for each product and seller' },
  webhook: { kind: 'kept', because: 'a few for each seller, and for the operator of each brand' },
  system_event: { kind: 'deleted', days: 30, after: 'at' },
  system_feed: { kind: 'kept', because: 'one for each seller' },
  webhook_attempt: { kind: 'with', table: 'webhook_delivery' },
  webhook_delivery: { kind: 'deleted', days: 30, after: 'created_at' },
  webhook_secret: { kind: 'deleted', days: 30, after: 'ends_at' },
  worker_heartbeat: { kind: 'deleted', days: 1, after: 'seen_at' },
} as const satisfies Record<string, Term>;

/** Days that jobs which failed for good are kept; others are deleted when they end. */
export const deadJobDays = 90;

type Terms = typeof retentionTerms;

/** The tables whose rows are deleted one by one. */
export type DeletedTable = { [T in keyof Terms]: Terms[T]['kind'] extends 'deleted' ? T : never }[keyof Terms];

export const deletedTables = Object.entries(retentionTerms).flatMap(([table, { kind }]) =>
  kind === 'deleted' ? [table as DeletedTable] : [],
);

/** The moment before which a table's rows have expired. */
export function expiredBefore(table: DeletedTable, now: Date): Date {
  return new Date(now.getTime() - retentionTerms[table].days * day * 1000);
}
