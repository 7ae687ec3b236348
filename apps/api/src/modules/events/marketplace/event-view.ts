import type { MarketplaceEvent } from '@offizin/contract/events/marketplace';
import type { EventRow } from '../read/event-queries.ts';

/** What an event is about, the others null. */
function partsOf(payload: EventRow['payload']) {
  const none = {
    order: null,
    offers: null,
    registration: null,
    profile: null,
    payout: null,
    pause: null,
    priceProposal: null,
    dispute: null,
    return: null,
    service: null,
    message: null,
    replacement: null,
  };
  if ('replacementId' in payload) return { ...none, replacement: payload };
  if ('conversationId' in payload) return { ...none, message: payload };
  if ('proposalNo' in payload) return { ...none, priceProposal: payload };
  if ('asked' in payload) return { ...none, service: payload };
  if ('validation' in payload) return { ...none, payout: payload };
  if ('returnNo' in payload) return { ...none, return: payload };
  if ('disputeId' in payload) return { ...none, dispute: payload };
  if ('section' in payload) return { ...none, profile: payload };
  if ('closureId' in payload) return { ...none, pause: payload };
  if ('runNo' in payload) return { ...none, offers: payload };
  if ('registrationId' in payload) return { ...none, registration: payload };
  return 'status' in payload ? { ...none, order: payload } : none;
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
  const view = eventView(row);
  const { cursor, seller, orderNumber, order, offers, registration, profile, payout, pause } = view;
  const { priceProposal, dispute, service, message, replacement } = view;
  const moved = view.return;
  return {
    cursor,
    seller,
    ...(orderNumber !== null && { orderNumber }),
    ...(order !== null && { status: order.status, reason: order.reason }),
    ...offers,
    ...registration,
    ...(payout !== null && { ...payout, blocked: payout.blocked ? 1 : 0 }),
    ...profile,
    ...pause,
    ...priceProposal,
    ...dispute,
    ...message,
    ...replacement,
    ...moved,
    ...(service !== null && { service: service.code, asked: service.asked }),
  };
}
