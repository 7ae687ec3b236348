import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { AttemptProblem, DeliveryState } from '@offizin/domain/own-systems/webhook-attempts';
import type { ChosenWebhookEvent } from '@offizin/domain/own-systems/webhook-events';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { SentType } from './sent-type.ts';
import { type WebhookOwner, ownedBy } from './webhook-owner.ts';

type Db = SellerDb | MarketplaceDb;

/**
 * Asks for the job of a delivery when it is due. Those of one endpoint follow each other, so that a slow one takes one place;
 * the operator's may take some at once.
 */
const enqueueing = sql`
  enqueue_job('deliver_webhook', json_build_object('deliveryId', id, 'brand', brand),
    'webhook:' || webhook_id || case when seller_id is null
      then ':' || get_byte(uuid_send(id), 0) % ${limits.webhooksAtOncePerOperator}::integer else '' end,
    due => next_attempt_at)`;

export interface NewDelivery {
  readonly seller: string;
  readonly type: ChosenWebhookEvent;
  readonly subject: string | null;
  readonly at: Date;
  readonly body: string;
  readonly data: object;
}

/**
 * Keeps events for who reads them in order, and a delivery, with its job, for each endpoint of the sellers that wants one; those of a
 * paused endpoint wait.
 */
export async function insertDeliveries(db: Db, events: readonly NewDelivery[]): Promise<void> {
  await db.rows(sql`
    with event as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event (seller uuid, type text, subject text, at timestamptz, body text, data jsonb)
    ), kept as (
      insert into system_event (seller_id, brand, type, at, data)
      select e.seller, s.brand, e.type, e.at, e.data from event e join seller s on s.id = e.seller
    ), told as (
      insert into webhook_delivery (id, webhook_id, brand, seller_id, type, body, subject, state, attempts, created_at, next_attempt_at)
      select gen_random_uuid(), w.id, w.brand, w.seller_id, e.type, e.body, e.subject, 'waiting', 0, e.at,
        case when w.state = 'active' then e.at end
      from event e join webhook w on w.seller_id = e.seller and e.type = any(w.events) and w.state <> 'switched_off'
      returning id, brand, seller_id, webhook_id, next_attempt_at
    ) select ${enqueueing} from told where next_attempt_at is not null`);
}

export interface DeliveryTo {
  readonly webhookId: string;
  readonly owner: WebhookOwner;
  readonly type: SentType;
  readonly subject: string | null;
  readonly at: Date;
  readonly body: string;
  readonly isActive: boolean;
}

/** One delivery for one endpoint; returns its id. */
export async function insertDelivery(db: Db, delivery: DeliveryTo): Promise<string> {
  const { webhookId, owner, type, subject, at, body, isActive } = delivery;
  const written = await db.first(sql<{ id: string }>`
    with told as (
      insert into webhook_delivery (id, webhook_id, brand, seller_id, type, body, subject, state, attempts, created_at, next_attempt_at)
      values (gen_random_uuid(), ${webhookId}::uuid, ${owner.brand}, ${owner.sellerId}::uuid, ${type}, ${body}, ${subject}, 'waiting', 0,
        ${at}::timestamptz, ${isActive ? at : null}::timestamptz)
      returning id, brand, seller_id, webhook_id, next_attempt_at
    ) select id, case when next_attempt_at is not null then ${enqueueing} end from told`);
  if (written === undefined) throw new Error('the delivery was not written');
  return written.id;
}

/** Has a delivery sent at once: one that waits goes on where it is, one that has ended begins again under the same id. */
export async function sendAgain(
  db: Db,
  owner: WebhookOwner,
  { deliveryId, now }: { readonly deliveryId: string; readonly now: Date },
): Promise<boolean> {
  const sent = await db.first(sql<{ id: string }>`
    with again as (
      update webhook_delivery set state = 'waiting', next_attempt_at = ${now}::timestamptz,
        attempts = case when state = 'waiting' then attempts else 0 end
      where id = ${deliveryId}::uuid and ${ownedBy(owner)}
      returning id, brand, seller_id, webhook_id, next_attempt_at
    ) select id, ${enqueueing} from again`);
  return sent !== undefined;
}

export interface SentAgain {
  /** Undefined: of all endpoints. */
  readonly webhookId: string | undefined;
  readonly state: 'waiting' | 'given_up';
  readonly now: Date;
}

/** Has the oldest deliveries of a state sent at once, as `sendAgain` does with one; those of endpoints that are not active stay. Returns how many. */
export async function sendAllAgain(
  db: SellerDb,
  owner: WebhookOwner,
  { webhookId, state, now }: SentAgain,
): Promise<number> {
  const own = webhookId === undefined ? sql`true` : sql`d.webhook_id = ${webhookId}::uuid`;
  const sent = await db.rows(sql`
    with again as (
      update webhook_delivery set state = 'waiting', next_attempt_at = ${now}::timestamptz,
        attempts = case when state = 'waiting' then attempts else 0 end
      where ${ownedBy(owner)} and id in (
        select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id and w.state = 'active'
        where d.seller_id = ${owner.sellerId}::uuid and w.seller_id = ${owner.sellerId}::uuid and ${own} and d.state = ${state}
        order by d.created_at, d.id limit ${limits.deliveriesSentAtOnce}
      )
      returning id, brand, seller_id, webhook_id, next_attempt_at
    ) select ${enqueueing} from again`);
  return sent.length;
}

/** What waited while an endpoint was paused or off is due now. */
export async function sendWhatWaited(
  db: Db,
  owner: WebhookOwner,
  { webhookId, now }: { readonly webhookId: string; readonly now: Date },
): Promise<void> {
  await db.rows(sql`
    with again as (
      update webhook_delivery set next_attempt_at = ${now}::timestamptz
      where webhook_id = ${webhookId}::uuid and ${ownedBy(owner)} and state = 'waiting' and next_attempt_at is null
      returning id, brand, seller_id, webhook_id, next_attempt_at
    ) select ${enqueueing} from again`);
}

/** Lets nothing be sent to an endpoint for now. */
export async function holdWhatWaits(db: Db, owner: WebhookOwner, webhookId: string): Promise<void> {
  await db.rows(sql`
    update webhook_delivery set next_attempt_at = null
    where webhook_id = ${webhookId}::uuid and ${ownedBy(owner)} and state = 'waiting'`);
}

/** Clocks of two machines are never the same. */
const earlySeconds = 5;

export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly sellerId: string | null;
  readonly address: string;
  readonly type: string;
  readonly body: string;
  readonly subject: string | null;
  readonly attempts: number;
}

/** Begins the attempt that is due, for one worker only; undefined when there is none or another worker is at it. */
export function claimDelivery(
  db: MarketplaceDb,
  { brand, deliveryId, now }: { brand: BrandId; deliveryId: string; now: Date },
): Promise<ClaimedDelivery | undefined> {
  return db.first(sql<ClaimedDelivery>`
    update webhook_delivery d set begun_at = ${now}::timestamptz
    from webhook w
    where d.id = ${deliveryId}::uuid and d.brand = ${brand} and d.state = 'waiting'
      and d.next_attempt_at <= ${secondsAfter(now, earlySeconds)}::timestamptz
      and (d.begun_at is null or d.begun_at < ${secondsAfter(now, -limits.webhookAttemptEnds)}::timestamptz)
      and w.id = d.webhook_id and w.state = 'active'
    returning d.id, d.webhook_id as "webhookId", d.seller_id as "sellerId", w.address, d.type, d.body, d.subject, d.attempts`);
}

export interface EndedAttempt {
  readonly brand: BrandId;
  readonly deliveryId: string;
  readonly begunAt: Date;
  readonly endedAt: Date;
  readonly status: number | null;
  readonly problem: AttemptProblem | null;
  readonly milliseconds: number;
  readonly answer: string;
  readonly signature: string;
  /** What becomes of the delivery, and when it is tried again. */
  readonly state: DeliveryState;
  readonly nextAt: Date | null;
}

/** Ends an attempt, with the job of the next one; false when another worker has taken it over meanwhile. */
export async function endAttempt(db: MarketplaceDb, attempt: EndedAttempt): Promise<boolean> {
  const { brand, deliveryId, begunAt, endedAt, status, problem, milliseconds, answer, signature, state, nextAt } =
    attempt;
  const ended = await db.first(sql<{ id: string }>`
    with ended as (
      update webhook_delivery set state = ${state}, attempts = attempts + 1, next_attempt_at = ${nextAt}::timestamptz, begun_at = null,
        last_at = ${endedAt}::timestamptz, last_status = ${status}::smallint, last_problem = ${problem}::text,
        last_milliseconds = ${milliseconds}::integer
      where id = ${deliveryId}::uuid and brand = ${brand} and begun_at = ${begunAt}::timestamptz
      returning id, brand, seller_id, webhook_id, next_attempt_at
    ), noted as (
      insert into webhook_attempt (delivery_id, no, brand, seller_id, at, status, problem, milliseconds, answer, signature)
      select id, (select coalesce(max(no), 0) + 1 from webhook_attempt where delivery_id = ${deliveryId}::uuid), brand, seller_id,
        ${begunAt}::timestamptz, ${status}::smallint, ${problem}::text, ${milliseconds}::integer, ${answer},
        ${signature}
      from ended
    ) select id, case when next_attempt_at is not null then ${enqueueing} end from ended`);
  return ended !== undefined;
}

/** So late a due delivery has lost its job. */
const lostAfter = 120;
const lostAtOnce = 500;

/** Asks again for the jobs of deliveries that nobody has tried although they are long due; returns how many. */
export async function enqueueLostDeliveries(db: MarketplaceDb, brand: BrandId, now: Date): Promise<number> {
  const found = await db.rows(sql`
    select d.id, enqueue_job('deliver_webhook', json_build_object('deliveryId', d.id, 'brand', d.brand), 'webhook:' || d.webhook_id,
      waiting_key => 'webhook:' || d.id)
    from (
      select lost.id, lost.brand, lost.webhook_id from webhook_delivery lost join webhook w on w.id = lost.webhook_id and w.state = 'active'
      where lost.brand = ${brand} and lost.state = 'waiting' and lost.next_attempt_at < ${secondsAfter(now, -lostAfter)}::timestamptz
      order by lost.next_attempt_at limit ${lostAtOnce}
    ) d`);
  return found.length;
}

/** What an attempt says of its endpoint: since when it fails, after how many failures, this one included. */
export function noteAnswer(
  db: MarketplaceDb,
  {
    webhookId,
    at,
    status,
    problem,
  }: { webhookId: string; at: Date; status: number | null; problem: AttemptProblem | null },
) {
  const hasFailed = problem !== null;
  return db.first(
    query
      .updateTable('webhook')
      .set({
        last_at: at,
        last_status: status,
        last_problem: problem,
        failing_since: hasFailed ? sql<Date>`coalesce(failing_since, ${at}::timestamptz)` : null,
        failures: hasFailed ? sql<number>`failures + 1` : 0,
      })
      .where('id', '=', webhookId)
      .returning(['failing_since as failingSince', 'failures']),
  );
}
