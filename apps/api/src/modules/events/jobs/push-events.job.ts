import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { numberNewEvents } from '../write/marketplace-event-queries.ts';
import { insertDelivery } from '../../own-systems/write/delivery-write-queries.ts';
import { bodyOf } from '../../own-systems/write/notify-systems.ts';
import { findWebhooks, type WebhookRow } from '../../own-systems/write/webhook-queries.ts';
import { lockWebhooks, movePosition } from '../../own-systems/write/webhook-write-queries.ts';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { type EventRow, findEvents } from '../read/event-queries.ts';
import { sentData } from '../marketplace/event-view.ts';

async function pass(db: MarketplaceDb, webhook: WebhookRow, events: readonly EventRow[]): Promise<void> {
  const { id: webhookId, brand, events: kinds, state } = webhook;
  for (const event of events) {
    if (kinds.length > 0 && !kinds.includes(event.kind)) continue;
    await insertDelivery(db, {
      webhookId,
      owner: { brand, sellerId: null },
      type: event.kind,
      subject: event.orderNumber,
      at: event.at,
      body: bodyOf({ type: event.kind, at: event.at, data: sentData(event) }),
      isActive: state === 'active',
    });
  }
}

/** Passes a portion of the feed on to each endpoint; whether there is more. */
function passOn(db: MarketplaceDb, brand: BrandId, last: number) {
  return async (webhook: WebhookRow): Promise<boolean> => {
    const events = await findEvents(db, { brand, after: webhook.position ?? last, limit: limits.webhookEventsAtOnce });
    // What an endpoint misses that was switched off is read from the feed.
    if (webhook.state !== 'switched_off') await pass(db, webhook, events);
    const reached = events.at(-1)?.position;
    if (reached !== undefined) await movePosition(db, webhook.id, reached);
    return events.length === limits.webhookEventsAtOnce;
  };
}

/** Sends the brand's events to the operator's endpoints, in the order of the feed and from where each of them is (MKT-01). */
export const pushEventsOn = job('push_events', async ({ app }, { brand }) => {
  for (let more = true; more;) {
    more = await withMarketplace(app.pool, brand, async (db) => {
      const owner = { brand, sellerId: null };
      await lockWebhooks(db, owner);
      const last = await numberNewEvents(db, brand);
      let isMore = false;
      for (const webhook of await findWebhooks(db, owner)) isMore = (await passOn(db, brand, last)(webhook)) || isMore;
      return isMore;
    });
  }
});
