import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import type { HeldStep } from '../tables.ts';
import type { OrderKey } from './order-write-queries.ts';

/** The columns of an order that confirming and processing change. */
const stepColumns = [
  'status',
  'confirmed_at',
  'processed_at',
  'shipment_status',
  'shipment_changed_at',
  'courier',
  'tracking_number',
  'tracking_url',
  'pickup_code',
] as const;

const names = sql.join(stepColumns.map((column) => sql.ref(column)));
const pairs = sql.join(stepColumns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`));

/** What an order is like before a step, as it is put back. */
export async function findStepColumns(
  db: SellerDb | MarketplaceDb,
  { sellerId, orderId }: OrderKey,
): Promise<object | undefined> {
  const found = await db.first(sql<{ before: object }>`
    select jsonb_build_object(${pairs}) as before from seller_order where seller_id = ${sellerId} and id = ${orderId}`);
  return found?.before;
}

/** Holds back what a step notifies others of: a job sends it once the step can no longer be taken back. */
export async function holdStep(
  db: SellerDb | MarketplaceDb,
  { sellerId, orderId }: OrderKey,
  { sendsAt, ...held }: HeldStep & { readonly sendsAt: Date },
): Promise<void> {
  await db.rows(sql`
    update seller_order set sends_at = ${sendsAt}, held_step = ${JSON.stringify(held)}::jsonb
    where seller_id = ${sellerId} and id = ${orderId}`);
  await enqueueJob(
    db,
    { name: 'send_order_step', payload: { sellerId, orderId } },
    { queue: `order-steps:${sellerId}`, due: sendsAt },
  );
}

/** From now on the last step cannot be taken back; the caller sends what was held. */
export async function endHold(db: SellerDb | MarketplaceDb, { sellerId, orderId }: OrderKey): Promise<void> {
  await db.rows(sql`
    update seller_order set sends_at = null, held_step = null where seller_id = ${sellerId} and id = ${orderId}`);
}

/** The step of an order whose time to be taken back is over; the order is locked until the caller's transaction ends. */
export async function findDueStep(
  db: SellerDb,
  { sellerId, orderId }: OrderKey,
  now: Date,
): Promise<HeldStep | undefined> {
  const found = await db.first(sql<{ held: HeldStep }>`
    select held_step as held from seller_order
    where seller_id = ${sellerId} and id = ${orderId} and sends_at <= ${now} for update`);
  return found?.held;
}

/** Puts an order back as it was before its last step; false when that was sent, or is not what the caller saw. */
export async function takeBackStep(
  db: SellerDb,
  { sellerId, orderId }: OrderKey,
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<boolean> {
  const taken = await db.first(sql<{ id: string }>`
    update seller_order o set (${names}) = (select ${names} from jsonb_populate_record(o, o.held_step->'before')),
      version = version + 1, sends_at = null, held_step = null, updated_at = ${now}
    where seller_id = ${sellerId} and id = ${orderId} and version = ${version} and sends_at > ${now}
      and (held_step->>'version')::integer = ${version}
    returning id`);
  return taken !== undefined;
}
