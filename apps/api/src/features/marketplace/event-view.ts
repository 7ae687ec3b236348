import type { MarketplaceEvent } from '@offizin/contract/marketplace-events';
import type { EventRow } from './event-queries.ts';

/** What an event is about, the others null. */
function partsOf(payload: EventRow['payload']) {
  const none = { order: null, offers: null, registration: null };
  if ('runNo' in payload) return { ...none, offers: payload };
  return 'registrationId' in payload ? { ...none, registration: payload } : { ...none, order: payload };
}

/** An event as the feed shows it. */
export function eventView(row: EventRow): MarketplaceEvent {
  return {
    cursor: String(row.position),
    kind: row.kind,
    at: row.at.toISOString(),
    seller: row.seller,
    orderNumber: row.orderNumber,
    ...partsOf(row.payload),
  };
}

/** An event as it is sent: ids and states; what leads to a customer is read from the feed. */
export function sentData(row: EventRow): Readonly<Record<string, string | number | null>> {
  const { cursor, seller, orderNumber, order, offers, registration } = eventView(row);
  return {
    cursor,
    seller,
    ...(orderNumber !== null && { orderNumber }),
    ...(order !== null && { status: order.status, reason: order.reason }),
    ...offers,
    ...registration,
  };
}
