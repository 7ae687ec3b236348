import type { WebhookData } from '@offizin/contract/own-systems/webhook-data';
import type { ChosenWebhookEvent } from '@offizin/domain/own-systems/webhook-events';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { insertDeliveries } from './delivery-write-queries.ts';
import type { SentType } from './sent-type.ts';

interface AboutEvent {
  readonly sellerId: string;
  readonly at: Date;
  /** What a person knows it by: an order's number, a file's name. */
  readonly subject: string | null;
}

/** An event with what it says: what a reader needs to ask for the rest, and nothing of a customer. */
export type SaidEvent<T extends ChosenWebhookEvent = ChosenWebhookEvent> = {
  readonly [E in T]: { readonly type: E; readonly data: WebhookData<E> };
}[T];

export type SystemEvent<T extends ChosenWebhookEvent = ChosenWebhookEvent> = AboutEvent & SaidEvent<T>;

/** The very bytes of an event, which are signed and sent each time. */
export function bodyOf({ type, at, data }: { type: SentType; at: Date; data: object }): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** Tells sellers' own systems what happened: a delivery for each endpoint that wants it, in the transaction of the event (MKT-03). */
export async function notifySystems(db: SellerDb | MarketplaceDb, events: readonly SystemEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertDeliveries(
    db,
    events.map((event) => ({
      seller: event.sellerId,
      type: event.type,
      subject: event.subject,
      at: event.at,
      body: bodyOf(event),
      data: event.data,
    })),
  );
}
