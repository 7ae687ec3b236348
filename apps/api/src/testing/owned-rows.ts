import { firstTerms } from '@offizin/domain/price-rules/terms';
import { giveOffers } from './offers.ts';
import { testNow, type TestPortal } from './portal.ts';

/** The id of the first row that a statement finds or writes. */
export async function idOf(portal: TestPortal, text: string, values: unknown[]): Promise<string> {
  const [row] = await portal.ask<{ id: string }>(text, values);
  return row?.id ?? '';
}

async function systemIdsOf(portal: TestPortal, sellerId: string): Promise<Record<string, string>> {
  const [webhook] = await portal.ask<{ id: string }>(
    `insert into webhook (id, brand, seller_id, address, events, state, created_at)
     values (gen_random_uuid(), 'de', $1, 'https://erp.example/hooks', '{order.created}', 'active', now()) returning id`,
    [sellerId],
  );
  const [delivery] = await portal.ask<{ id: string }>(
    `insert into webhook_delivery (id, webhook_id, brand, seller_id, type, body, state, attempts, created_at)
     values (gen_random_uuid(), $2, 'de', $1, 'order.created', '{}', 'given_up', 8, now()) returning id`,
    [sellerId, webhook?.id],
  );
  const [token] = await portal.ask<{ id: string }>(
    `insert into api_token (id, token_hash, brand, seller_id, user_id, made_by, name, last_four, scopes, created_at, expires_at)
     select gen_random_uuid(), uuid_send(gen_random_uuid()), 'de', $1, id, name, 'Till', 'abcd', '{}', now(), now() + interval '1 day'
     from user_account where id = (select min(user_id::text)::uuid from membership where seller_id = $1) returning id`,
    [sellerId],
  );
  return { webhookId: webhook?.id ?? '', deliveryId: delivery?.id ?? '', tokenId: token?.id ?? '' };
}

/** A dispute about an order of a published week. */
async function disputeOf(portal: TestPortal, sellerId: string, orderId: string): Promise<string> {
  await portal.ask(`insert into metric_week values ($1, '2026-11-11', 'de', 1, 1, 0, 0, 0, 0, '{}', now())`, [
    sellerId,
  ]);
  await portal.ask(`insert into metric_incident values ($1, '2026-11-11', 'cancelled', $2, 'de', now(), 'seller')`, [
    sellerId,
    orderId,
  ]);
  return idOf(
    portal,
    `insert into metric_dispute (seller_id, brand, first_day, figure, order_id, reason, files, state, sent_at, sent_by)
     values ($1, 'de', '2026-11-11', 'cancelled', $2, 'other', '[]', 'pending', now(), 'somebody') returning id`,
    [sellerId, orderId],
  );
}

/** A conversation about an order, what a customer wrote in it, and a template. */
async function messageIdsOf(portal: TestPortal, sellerId: string, orderId: string): Promise<Record<string, string>> {
  const conversationId = await idOf(
    portal,
    `insert into conversation (seller_id, brand, order_id, subject, state, opened_at, last_at, due_at)
     values ($1, 'de', $2, 'delivery', 'open', now(), now(), now()) returning id`,
    [sellerId, orderId],
  );
  const messageId = await idOf(
    portal,
    `insert into message (seller_id, conversation_id, brand, no, author, message_no, written_at, text)
     values ($1, $2, 'de', 1, 'customer', 'M-1', now(), 'Where is it?') returning id`,
    [sellerId, conversationId],
  );
  const templateId = await idOf(
    portal,
    `insert into message_template (seller_id, brand, locale, name, text, made_by, changed_at)
     values ($1, 'de', 'de_DE', 'Ersatz', 'Text', 'somebody', now()) returning id`,
    [sellerId],
  );
  return { conversationId, messageId, templateId };
}

interface OwnedRows {
  readonly sellerId: string;
  /** Of one of its orders. */
  readonly number: string;
  /** Of a product that it sells. */
  readonly productId: string;
}

/** A draft of a price rule. */
function ruleOf(portal: TestPortal, sellerId: string): Promise<string> {
  return idOf(
    portal,
    `insert into price_rule (seller_id, id, brand, rank, name, state, draft, created_at, saved_at, state_at, state_by)
     values ($1, gen_random_uuid(), 'de', 1, 'Best price', 'draft', $2, now(), now(), now(), 'somebody') returning id`,
    [sellerId, JSON.stringify(firstTerms)],
  );
}

/** Ids of things of every kind that a seller of the German brand has, by the names that operations give them. */
export async function idsOf(portal: TestPortal, of: OwnedRows): Promise<Record<string, string>> {
  const { sellerId, number, productId } = of;
  await giveOffers(portal, sellerId, [{ productId, price: 600 }]);
  await portal.ask(
    `insert into warehouse_stock (seller_id, product_no, on_hand, reserved, incoming, changed_at) select $1, no, 1, 0, 0, now() from product where product_id = $2`,
    [sellerId, productId],
  );
  const order = await idOf(portal, 'select id from seller_order where number = $1', [number]);
  const line = await idOf(portal, 'select id from order_line where order_id = $1', [order]);
  const batch = await idOf(
    portal,
    `insert into order_batch (seller_id, brand, action, actor_name, requested_at, sends_at) values ($1, 'de', 'confirm', 'somebody', now(), now()) returning id`,
    [sellerId],
  );
  const download = await idOf(
    portal,
    `insert into new_orders_download (seller_id, status, format, locale, time_zone, requested_at) values ($1, 'preparing', 'csv', 'de_DE', 'UTC', now()) returning id`,
    [sellerId],
  );
  const exported = await idOf(
    portal,
    `insert into export (seller_id, kind, question, format, status, locale, time_zone, requested_at)
     values ($1, 'upload_history', '{"kind": "upload_history"}', 'csv', 'preparing', 'de_DE', 'UTC', now()) returning id`,
    [sellerId],
  );
  const notification = await idOf(
    portal,
    `insert into notification (seller_id, kind, params, dedupe_key, created_at) values ($1, 'order_due_today', '{"count": 1}', 'one', now()) returning id`,
    [sellerId],
  );
  const upload = await idOf(
    portal,
    `insert into offer_upload (seller_id, file_name, type, size, sha256, state, locale, uploaded_by, created_at)
     values ($1, 'a.xlsx', 'price_only', 1, '', 'ready', 'de_DE', 'somebody', now()) returning id`,
    [sellerId],
  );
  const remedy = await idOf(
    portal,
    `insert into sync_remedy (seller_id, finding, state, actor_name, asked_at) values ($1, 'price_above_highest', 'done', 'somebody', now()) returning id`,
    [sellerId],
  );
  const member = await idOf(portal, 'select user_id as id from membership where seller_id = $1', [sellerId]);
  const invitation = await idOf(
    portal,
    `insert into team_invitation (seller_id, id, brand, email, role, key_hash, created_at, expires_at)
     values ($1, gen_random_uuid(), 'de', 'new@people.example', 'reader', sha256(gen_random_uuid()::text::bytea), now(), now()) returning id`,
    [sellerId],
  );
  const session = await idOf(
    portal,
    `insert into session (token_hash, user_id, seller_id, brand, way, created_at, last_seen_at, expires_at)
     select sha256(user_id::text::bytea), user_id, $1, brand, 'password', $2, $2, $2::timestamptz + interval '1 hour'
     from membership where seller_id = $1 returning id`,
    [sellerId, testNow],
  );
  const passkey = await idOf(
    portal,
    `insert into passkey (id, user_id, brand, host, credential_id, public_key, counter, transports, name, backup_eligible, backed_up, created_at)
     select gen_random_uuid(), user_id, brand, 'de.localhost', user_id::text, '', 0, '{}', 'Laptop', false, false, $2
     from membership where seller_id = $1 returning id`,
    [sellerId, testNow],
  );
  const view = await idOf(
    portal,
    `insert into saved_view (seller_id, brand, list, name, shows, made_by, changed_at)
     values ($1, 'de', 'orders', 'Express', '{"tab": "to-manage"}', 'somebody', now()) returning id`,
    [sellerId],
  );
  const closure = await idOf(
    portal,
    `insert into closure (seller_id, brand, id, first_day, last_day, reason, offers, made_by, created_at)
     values ($1, 'de', gen_random_uuid(), '2027-02-01', '2027-02-02', null, 'paused', 'somebody', now()) returning id`,
    [sellerId],
  );
  const duty = await idOf(
    portal,
    `insert into emergency_duty (seller_id, brand, begins_at, ends_at, made_by)
     values ($1, 'de', '2027-02-03T18:00:00Z', '2027-02-04T06:00:00Z', 'somebody') returning id`,
    [sellerId],
  );
  const returned = await idOf(
    portal,
    `insert into order_return (seller_id, brand, return_no, order_id, kind, state, items, currency, at_stake, steps, requested_at)
     values ($1, 'de', 'R' || $3, $2, 'damaged', 'requested',
       jsonb_build_array(jsonb_build_object('lineId', $4::text, 'name', 'P-1', 'units', 1, 'amount', 479)), 'EUR', 479, '[]', now())
     returning id`,
    [sellerId, order, number, line],
  );
  const invoice = await idOf(
    portal,
    `insert into invoice (seller_id, invoice_no, brand, kind, type, issued_on, month, currency, net, vat, gross, record, content_hash, received_at, set_off)
     values ($1, 'LI-2026-' || right($2, 6), 'de', 'RECEIVED', 'commission', '2026-11-02', '2026-10', 'EUR', 1, 0, 1, '{}', '', now(), true)
     returning invoice_no as id`,
    [sellerId, number],
  );
  const payout = await idOf(
    portal,
    `insert into payout (seller_id, brand, payout_no, state, amount, currency, due_at, lines)
     values ($1, 'de', 'P-' || $2, 'planned', 1, 'EUR', now(), '[]') returning payout_no as id`,
    [sellerId, number],
  );
  const ledger = await idOf(
    portal,
    `insert into ledger_order (seller_id, number, brand, ordered_at, month, currency, lines, standing, state, sold, refunded, kept, commission, paid, country, shipping, changed_at)
     values ($1, $2, 'de', now(), '2026-11', 'EUR', '[]', '{"reason": null}', 'pending', 1, 0, 0, 0, 0, 'DE', '[]', now()) returning number as id`,
    [sellerId, number],
  );
  const rule = await ruleOf(portal, sellerId);
  return {
    sellerId,
    ruleId: rule,
    'ruleIds[]': rule,
    copyOf: rule,
    disputeId: await disputeOf(portal, sellerId, order),
    orderNumber: ledger,
    payoutNo: payout,
    invoiceNo: invoice,
    viewId: view,
    returnId: returned,
    closureId: closure,
    dutyId: duty,
    userId: member,
    invitationId: invitation,
    sessionId: session,
    passkeyId: passkey,
    productId,
    ...(await systemIdsOf(portal, sellerId)),
    ...(await messageIdsOf(portal, sellerId, order)),
    exportId: exported,
    remedyId: remedy,
    uploadId: upload,
    notificationId: notification,
    orderId: order,
    'orders[]': order,
    'sellerIds[]': sellerId,
    lineId: line,
    batchId: batch,
    downloadId: download,
  };
}
