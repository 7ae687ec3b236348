import type { MarketplaceEvent, MarketplaceEventKind, ProfileSection } from '@offizin/contract/events/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';

interface NewEvent {
  readonly sellerId: string;
  readonly kind: MarketplaceEventKind;
  readonly at: Date;
  readonly orderNumber: string | null;
  readonly payload: object;
}

async function insertEvent(db: SellerDb | MarketplaceDb | IdentityDb, event: NewEvent): Promise<void> {
  const { sellerId, kind, at, orderNumber, payload } = event;
  const written = await db.first(sql<{ brand: BrandId; pushed: boolean }>`
    with written as (
      insert into marketplace_event (seller_id, brand, kind, at, order_number, payload)
      select id, brand, ${kind}, ${at}::timestamptz, ${orderNumber}, ${JSON.stringify(payload)}::jsonb from seller where id = ${sellerId}
      returning id
    )
    select s.brand, coalesce(f.pushed, false) as pushed
    from written, seller s left join event_feed f on f.brand = s.brand where s.id = ${sellerId}`);
  if (written === undefined) throw new Error('an event of a seller that the transaction does not see');
  // In line behind each other: whoever comes first passes on what all of them wrote.
  const { brand, pushed } = written;
  if (pushed) await enqueueJob(db, { name: 'push_events', payload: { brand } }, { queue: `push_events:${brand}` });
}

/** Writes down for the marketplace what a seller did; read by its event feed. */
export function insertOrderEvent(
  db: SellerDb | MarketplaceDb,
  event: { sellerId: string; kind: MarketplaceEventKind; at: Date; orderNumber: string; order: object },
): Promise<void> {
  return insertEvent(db, { ...event, payload: event.order });
}

/** Notifies the marketplace that a run changed offers; it reads them by the run's number, and all of them when some are gone. */
export function insertOffersChanged(
  db: SellerDb,
  { sellerId, runNo, now }: { readonly sellerId: string; readonly runNo: number; readonly now: Date },
  { changed, removed }: { readonly changed: number; readonly removed: number },
): Promise<void> {
  const payload = { runNo, changed, removed };
  return insertEvent(db, { sellerId, kind: 'offers.changed', at: now, orderNumber: null, payload });
}

/** Notifies the marketplace that a seller handed in its registration, or handed it in again. */
export function insertRegistered(
  db: IdentityDb,
  { sellerId, registrationId, now }: { sellerId: string; registrationId: string; now: Date },
): Promise<void> {
  const payload = { registrationId };
  return insertEvent(db, { sellerId, kind: 'seller.registered', at: now, orderNumber: null, payload });
}

/** Notifies the marketplace that a seller is to be paid to another account; which one, it never reads here. */
export function insertBankAccountChanged(
  db: SellerDb,
  { sellerId, now }: { sellerId: string; now: Date },
): Promise<void> {
  return insertEvent(db, { sellerId, kind: 'seller.bank_account_changed', at: now, orderNumber: null, payload: {} });
}

/** Notifies the marketplace whether a seller may be paid, and what payouts wait for. */
export function insertPayoutChanged(
  db: SellerDb | MarketplaceDb,
  { sellerId, now }: { sellerId: string; now: Date },
  payout: NonNullable<MarketplaceEvent['payout']>,
): Promise<void> {
  return insertEvent(db, { sellerId, kind: 'seller.payout_changed', at: now, orderNumber: null, payload: payout });
}

/** Notifies the marketplace that a seller charges something else for shipping, which it reads again. */
export function insertShippingCostsChanged(db: SellerDb, now: Date): Promise<void> {
  const { sellerId } = db;
  return insertEvent(db, { sellerId, kind: 'seller.shipping_costs_changed', at: now, orderNumber: null, payload: {} });
}

/** Notifies the marketplace that a seller asks for a service or for its end, or no longer does. */
export function insertServiceAsked(
  db: SellerDb,
  { now, ...payload }: NonNullable<MarketplaceEvent['service']> & { readonly now: Date },
): Promise<void> {
  const { sellerId } = db;
  return insertEvent(db, { sellerId, kind: 'seller.service_asked', at: now, orderNumber: null, payload });
}

/** Notifies the marketplace that a seller changed a part of its profile, which it reads again. */
export function insertProfileChanged(
  db: SellerDb,
  { section, now }: { readonly section: ProfileSection; readonly now: Date },
): Promise<void> {
  const { sellerId } = db;
  return insertEvent(db, {
    sellerId,
    kind: 'seller.profile_changed',
    at: now,
    orderNumber: null,
    payload: { section },
  });
}

export interface DecidedProposal {
  readonly sellerId: string;
  readonly proposalNo: string;
  readonly rejection: NonNullable<MarketplaceEvent['priceProposal']>['rejection'];
  readonly now: Date;
}

/** Notifies the marketplace of what a seller said to a proposal of prices. */
export function insertProposalDecided(
  db: SellerDb | MarketplaceDb,
  kind: 'price_proposal.accepted' | 'price_proposal.rejected',
  { sellerId, proposalNo, rejection, now }: DecidedProposal,
): Promise<void> {
  return insertEvent(db, { sellerId, kind, at: now, orderNumber: null, payload: { proposalNo, rejection } });
}

/** Notifies the marketplace that a return has moved, by whoever it was of the shop or by its silence. */
export function insertReturnMoved(
  db: SellerDb | MarketplaceDb,
  { sellerId, orderNumber, now }: { readonly sellerId: string; readonly orderNumber: string; readonly now: Date },
  payload: NonNullable<MarketplaceEvent['return']>,
): Promise<void> {
  return insertEvent(db, { sellerId, kind: 'return.moved', at: now, orderNumber, payload });
}

/** Notifies the marketplace that a seller disputes an order, which it reads and decides, or does so no longer. */
export function insertDisputeEvent(
  db: SellerDb,
  kind: 'metrics.disputed' | 'metrics.dispute_withdrawn',
  { disputeId, orderNumber, now }: { readonly disputeId: string; readonly orderNumber: string; readonly now: Date },
): Promise<void> {
  return insertEvent(db, {
    sellerId: db.sellerId,
    kind,
    at: now,
    orderNumber,
    payload: { disputeId },
  });
}

/** Notifies the marketplace that a seller wants to send something of an order once more, which it reads. */
export function insertReplacementRequested(
  db: SellerDb,
  {
    orderNumber,
    replacementId,
    now,
  }: { readonly orderNumber: string; readonly replacementId: string; readonly now: Date },
): Promise<void> {
  const { sellerId } = db;
  return insertEvent(db, {
    sellerId,
    kind: 'order.replacement_requested',
    at: now,
    orderNumber,
    payload: { replacementId },
  });
}

export interface WrittenMessage {
  readonly conversationId: string;
  /** Null where the conversation was closed without another one. */
  readonly messageId: string | null;
  readonly orderNumber: string;
  readonly now: Date;
}

/** Notifies the marketplace of an answer, which it reads, or that nothing more comes. */
export function insertMessageEvent(
  db: SellerDb,
  kind: 'message.sent' | 'conversation.closed',
  { conversationId, messageId, orderNumber, now }: WrittenMessage,
): Promise<void> {
  const payload = { conversationId, messageId };
  return insertEvent(db, { sellerId: db.sellerId, kind, at: now, orderNumber, payload });
}

export interface NewPause {
  readonly closureId: string;
  readonly from: Date;
  readonly until: Date | null;
  readonly now: Date;
}

/** Notifies the marketplace that a closure takes the seller's offers off sale for a time, or that one does so no longer. */
export function insertPause(
  db: SellerDb,
  kind: 'offers.paused' | 'offers.resumed',
  { closureId, from, until, now }: NewPause,
): Promise<void> {
  const payload = { closureId, from, until };
  return insertEvent(db, { sellerId: db.sellerId, kind, at: now, orderNumber: null, payload });
}

/**
 * Gives the brand's new events their positions in the feed, which has no gap, and returns the last one given. Whoever numbers holds the
 * feed's row until the commit, so a position never becomes visible behind a higher one, and a reader's cursor skips none.
 */
export async function numberNewEvents(db: MarketplaceDb, brand: string): Promise<number> {
  const last = sql<{ last: number; isComplete: boolean }>`
    select coalesce(max(last_position), 0) as last,
      not exists (select from marketplace_event where brand = ${brand} and position is null) as "isComplete"
    from event_feed where brand = ${brand}`;
  const known = await db.first(last);
  if (known?.isComplete === true) return known.last;
  await db.rows(sql`insert into event_feed (brand, last_position) values (${brand}, 0) on conflict (brand) do nothing`);
  await db.rows(sql`select from event_feed where brand = ${brand} for update`);
  // A statement of its own: it sees what the one that held the row before has numbered.
  const numbered = await db.first(sql<{ last: number }>`
    with waiting as (
      select seller_id, id, row_number() over (order by id) as place
      from marketplace_event where brand = ${brand} and position is null order by id limit ${limits.eventsNumberedAtOnce}
    ), given as (
      update marketplace_event event set position = feed.last_position + waiting.place
      from waiting, event_feed feed
      where event.seller_id = waiting.seller_id and event.id = waiting.id and feed.brand = ${brand}
      returning event.position
    )
    update event_feed set last_position = last_position + (select count(*) from given) where brand = ${brand}
    returning last_position as last`);
  return numbered?.last ?? 0;
}

/** Whether somebody is sent the brand's events. */
export async function isPushed(db: MarketplaceDb, brand: BrandId): Promise<boolean> {
  const feed = await db.first(sql<{ pushed: boolean }>`select pushed from event_feed where brand = ${brand}`);
  return feed?.pushed ?? false;
}

/** Notes whether somebody is sent the brand's events. */
export async function pushEvents(db: MarketplaceDb, brand: BrandId, pushed: boolean): Promise<void> {
  await db.rows(sql`insert into event_feed (brand, last_position) values (${brand}, 0) on conflict (brand) do nothing`);
  await db.rows(sql`update event_feed set pushed = ${pushed} where brand = ${brand}`);
}

export interface OrderOfEvents {
  readonly sellerId: string;
  readonly number: string;
}

/** Takes what leads to a customer out of the events of these orders. */
export async function clearOrderEvents(db: MarketplaceDb, orders: readonly OrderOfEvents[]): Promise<void> {
  const sellers = orders.map(({ sellerId }) => sellerId);
  const numbers = orders.map(({ number }) => number);
  await db.rows(sql`
    update marketplace_event event set payload = payload || '{"trackingNumber": null, "pickupCode": null}'
    from unnest(${sellers}::uuid[], ${numbers}::text[]) as given (seller_id, number)
    where event.seller_id = given.seller_id and event.order_number = given.number`);
}

export interface FeedLag {
  readonly waiting: number;
  readonly oldestSeconds: number;
}

const waitingCounted = 10_000;

/** How many events of the brand have no position yet, counted up to a limit, and how old the oldest is. */
export async function findFeedLag(db: MarketplaceDb, brand: string): Promise<FeedLag> {
  const lag = await db.first(sql<FeedLag>`
    select count(*)::integer as waiting,
      coalesce(extract(epoch from now() - min(at)), 0)::float8 as "oldestSeconds"
    from (
      select at from marketplace_event where brand = ${brand} and position is null order by id limit ${waitingCounted}
    ) waiting`);
  return lag ?? { waiting: 0, oldestSeconds: 0 };
}
