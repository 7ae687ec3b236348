import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { type DeliveryState, deliveryStates } from '@offizin/domain/own-systems/webhook-attempts';
import { sql, type SqlBool } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { OrderCursor } from '../../../platform/http/time-cursor.ts';
import { ownedBy, type WebhookOwner } from './webhook-owner.ts';

type Db = SellerDb | MarketplaceDb;

export function findWebhooks(db: Db, owner: WebhookOwner) {
  return db.rows(query.selectFrom('webhook').selectAll().where(ownedBy(owner)).orderBy('created_at').orderBy('id'));
}
export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number];

/** The secrets that sign at a moment, of all endpoints or of one, the newest first. */
export function findSecrets(db: Db, owner: WebhookOwner, { now, webhookId }: { now: Date; webhookId?: string }) {
  let found = query
    .selectFrom('webhook_secret')
    .select(['webhook_id', 'sealed', 'last_four', 'made_by', 'created_at', 'ends_at'])
    .where(ownedBy(owner))
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]));
  if (webhookId !== undefined) found = found.where('webhook_id', '=', webhookId);
  return db.rows(found.orderBy('created_at', 'desc').orderBy(sql`ends_at desc nulls first`));
}
export type SecretRow = Awaited<ReturnType<typeof findSecrets>>[number];

/** All secrets of a brand. */
export function findSealedSecrets(db: MarketplaceDb, brand: BrandId) {
  return db.rows(query.selectFrom('webhook_secret').select(['id', 'webhook_id', 'sealed']).where('brand', '=', brand));
}

export interface DeliveryPage {
  readonly webhookId?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly after: OrderCursor | null;
  readonly limit: number;
}

const deliveries = () =>
  query
    .selectFrom('webhook_delivery')
    .select([
      'id',
      'webhook_id',
      'type',
      'subject',
      'state',
      'attempts',
      'created_at',
      'next_attempt_at',
      'last_at',
      'last_status',
      'last_problem',
      'last_milliseconds',
    ]);

/** Deliveries, the newest first. */
export function findDeliveries(db: Db, owner: WebhookOwner, { webhookId, state, after, limit }: DeliveryPage) {
  let found = deliveries().where(ownedBy(owner));
  if (webhookId !== undefined) found = found.where('webhook_id', '=', webhookId);
  if (state !== undefined) found = found.where('state', '=', state);
  if (after !== null)
    found = found.where(sql<SqlBool>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return db.rows(found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit));
}
export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

export function findDelivery(db: Db, owner: WebhookOwner, deliveryId: string) {
  return db.first(deliveries().where('id', '=', deliveryId).where(ownedBy(owner)));
}

/** The bytes of a delivery and its attempts, the newest first. */
export async function findSent(db: SellerDb, { sellerId }: { readonly sellerId: string }, deliveryId: string) {
  const sent = await db.first(
    query.selectFrom('webhook_delivery').select('body').where('id', '=', deliveryId).where('seller_id', '=', sellerId),
  );
  const attempts = await db.rows(
    query
      .selectFrom('webhook_attempt')
      .select(['at', 'status', 'problem', 'milliseconds', 'answer', 'signature'])
      .where('delivery_id', '=', deliveryId)
      .where('seller_id', '=', sellerId)
      .orderBy('no', 'desc'),
  );
  return { body: sent?.body ?? '', attempts };
}
export type AttemptRow = Awaited<ReturnType<typeof findSent>>['attempts'][number];

/** Since when the oldest delivery has waited; undefined where none waits. */
export async function findWaitingSince(db: SellerDb, owner: WebhookOwner, webhookId: string | undefined) {
  const own = webhookId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`webhook_id = ${webhookId}::uuid`;
  const found = await db.first(
    query
      .selectFrom('webhook_delivery')
      .select('created_at')
      .where(ownedBy(owner))
      .where(own)
      .where('state', '=', 'waiting')
      .orderBy('created_at')
      .limit(1),
  );
  return found?.created_at;
}

/** How many deliveries are in each state; of more than `deliveriesCounted` one more than that. */
export function countDeliveries(db: Db, owner: WebhookOwner, webhookId: string | undefined) {
  const own = webhookId === undefined ? sql`true` : sql`webhook_id = ${webhookId}::uuid`;
  return db.rows(sql<{ state: DeliveryState; count: number }>`
    select s.state, counted.count from unnest(${[...deliveryStates]}::text[]) s (state) cross join lateral (
      select count(*)::integer as count from (
        select from webhook_delivery d where ${ownedBy(owner)} and ${own} and d.state = s.state limit ${limits.deliveriesCounted + 1}
      ) found
    ) counted`);
}

/** Deliveries of the brand that wait, how many seconds the longest due one is late, and what was given up within a day. */
export async function findDeliveryFigures(db: MarketplaceDb, brand: string) {
  const found = await db.first(sql<{ waiting: number; oldestSeconds: number; givenUp: number; off: number }>`
    select count(*) filter (where state = 'waiting')::integer as waiting,
      coalesce(extract(epoch from now() - min(next_attempt_at) filter (where state = 'waiting' and next_attempt_at <= now())), 0)::float8
        as "oldestSeconds",
      count(*) filter (where state = 'given_up' and last_at > now() - interval '1 day')::integer as "givenUp",
      (select count(*)::integer from webhook where brand = ${brand} and state = 'switched_off') as off
    from webhook_delivery where brand = ${brand} and state <> 'delivered'`);
  return found ?? { waiting: 0, oldestSeconds: 0, givenUp: 0, off: 0 };
}
