import { randomUUID } from 'node:crypto';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { SwitchOffReason } from '@offizin/domain/own-systems/webhook-attempts';
import { type Insertable, sql, type Updateable } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { ownedBy, type WebhookOwner } from './webhook-owner.ts';

type Db = SellerDb | MarketplaceDb;

/** Waits until nobody else adds an endpoint for the owner: counting them holds until the end of the transaction. */
export async function lockWebhooks(db: Db, { brand, sellerId }: WebhookOwner): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${sellerId ?? brand}`}, 0))`);
}

export async function insertWebhook(db: Db, webhook: Omit<Insertable<Schema['webhook']>, 'id'>): Promise<string> {
  const id = randomUUID();
  await db.rows(query.insertInto('webhook').values({ ...webhook, id }));
  return id;
}

export type WebhookChanges = Pick<Updateable<Schema['webhook']>, 'address' | 'events' | 'state'>;

/** Changes an endpoint; one that goes on begins with a clean sheet. False when the owner has none of this id. */
export async function updateWebhook(
  db: Db,
  { owner, webhookId }: { owner: WebhookOwner; webhookId: string },
  changes: WebhookChanges,
): Promise<boolean> {
  const changed = await db.first(
    query
      .updateTable('webhook')
      .set({ ...changes, switched_off_for: null, failing_since: null, failures: 0 })
      .where('id', '=', webhookId)
      .where(ownedBy(owner))
      .returning('id'),
  );
  return changed !== undefined;
}

export async function switchOff(db: MarketplaceDb, webhookId: string, reason: SwitchOffReason): Promise<void> {
  await db.rows(
    query
      .updateTable('webhook')
      .set({ state: 'switched_off', switched_off_for: reason })
      .where('id', '=', webhookId)
      .where('state', '=', 'active'),
  );
}

export async function deleteWebhook(db: Db, owner: WebhookOwner, webhookId: string): Promise<boolean> {
  const gone = await db.first(
    query.deleteFrom('webhook').where('id', '=', webhookId).where(ownedBy(owner)).returning('id'),
  );
  return gone !== undefined;
}

/** The feed's position up to which an endpoint of the operator got its events. */
export async function movePosition(db: MarketplaceDb, webhookId: string, position: number): Promise<void> {
  await db.rows(query.updateTable('webhook').set({ position }).where('id', '=', webhookId));
}

export async function insertSecret(
  db: Db,
  secret: Omit<Insertable<Schema['webhook_secret']>, 'id' | 'ends_at'>,
): Promise<void> {
  await db.rows(query.insertInto('webhook_secret').values({ ...secret, id: randomUUID(), ends_at: null }));
}

/** Ends the secrets of an endpoint: one that was to end already ends now, the newest at the moment given. */
export async function endSecrets(
  db: Db,
  owner: WebhookOwner,
  { webhookId, now, at }: { readonly webhookId: string; readonly now: Date; readonly at: Date },
): Promise<void> {
  await db.rows(sql`
    update webhook_secret set ends_at = case when ends_at is null then ${at}::timestamptz else ${now}::timestamptz end
    where webhook_id = ${webhookId}::uuid and ${ownedBy(owner)} and (ends_at is null or ends_at > ${now}::timestamptz)`);
}

/** Lets a secret that was replaced sign no longer. */
export async function endOldSecrets(
  db: Db,
  owner: WebhookOwner,
  { webhookId, now }: { readonly webhookId: string; readonly now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('webhook_secret')
      .set({ ends_at: now })
      .where('webhook_id', '=', webhookId)
      .where(ownedBy(owner))
      .where('ends_at', '>', now),
  );
}

/** Stores a secret that was sealed again, unless it has changed meanwhile. */
export async function keepSecret(
  db: MarketplaceDb,
  { id, brand, before, sealed }: { id: string; brand: BrandId; before: Buffer; sealed: Buffer },
): Promise<void> {
  await db.rows(
    query
      .updateTable('webhook_secret')
      .set({ sealed })
      .where('id', '=', id)
      .where('brand', '=', brand)
      .where('sealed', '=', before),
  );
}
