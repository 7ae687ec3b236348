import { z } from 'zod';
import { marketplaceEvent, type MarketplaceEventKind } from './marketplace.ts';

interface SentEvent {
  /** When it happens, for the reference. */
  readonly when: string;
  /** What is sent of it besides where it stands in the feed and whose it is. */
  readonly says: z.ZodRawShape;
}

const { shape } = marketplaceEvent;
const order = {
  orderNumber: z.string(),
  ...shape.order.unwrap().pick({ status: true, reason: true }).shape,
};
const ofOrder = { orderNumber: z.string() };
const dispute = { ...ofOrder, ...shape.dispute.unwrap().shape };
const proposal = shape.priceProposal.unwrap().shape;
const pause = shape.pause.unwrap().shape;
const message = { ...ofOrder, ...shape.message.unwrap().shape };
const payout = {
  ...shape.payout.unwrap().omit({ blocked: true }).shape,
  blocked: z.union([z.literal(0), z.literal(1)]).describe('1 while the shop has stopped its payouts'),
};
const service = {
  service: shape.service.unwrap().shape.code,
  asked: shape.service.unwrap().shape.asked.describe('Null when the shop has taken it back'),
};

/** What the operator's own systems are sent of each event of the feed: ids and states, nothing of a customer (MKT-01). */
export const sentEvents = {
  'order.confirmed': { when: 'A shop has confirmed an order', says: order },
  'order.processed': { when: 'A shop has handed an order to its carrier, or keeps it ready for pickup', says: order },
  'order.rejected': { when: 'A shop has rejected an order, or cancelled its last units', says: order },
  'order.units_cancelled': { when: 'A shop has cancelled single units of an order', says: order },
  'order.tracking_changed': { when: 'A shop has corrected courier or tracking number of an order', says: order },
  'order.pickup_code_changed': { when: 'A shop has changed or deleted the pickup code of an order', says: order },
  'order.replacement_requested': {
    when: 'A shop wants to send something of an order once more',
    says: { ...ofOrder, ...shape.replacement.unwrap().shape },
  },
  'offers.changed': {
    when: 'Offers of a shop were changed or removed; they are read by the number of the run',
    says: shape.offers.unwrap().shape,
  },
  'seller.registered': {
    when: 'Somebody has handed in a registration, or handed it in again',
    says: shape.registration.unwrap().shape,
  },
  'seller.bank_account_changed': { when: 'A shop wants to be paid to another account', says: {} },
  'seller.payout_changed': { when: 'Whether a shop may be paid has changed, or what payouts wait for', says: payout },
  'seller.profile_changed': {
    when: 'A shop has changed a part of what it shows to shoppers',
    says: shape.profile.unwrap().shape,
  },
  'offers.paused': { when: 'A closure takes the offers of a shop off sale for a time', says: pause },
  'offers.resumed': { when: 'A closure no longer takes the offers of a shop off sale', says: pause },
  'seller.shipping_costs_changed': { when: 'A shop charges something else for shipping', says: {} },
  'price_proposal.accepted': { when: 'A shop has accepted a proposal of prices', says: proposal },
  'price_proposal.rejected': { when: 'A shop has rejected a proposal of prices', says: proposal },
  'metrics.disputed': { when: 'A shop disputes that an order counts against it', says: dispute },
  'metrics.dispute_withdrawn': { when: 'A shop no longer disputes an order', says: dispute },
  'return.moved': {
    when: 'A return has moved, by what the shop did or by its silence',
    says: { ...ofOrder, ...shape.return.unwrap().shape },
  },
  'seller.service_asked': { when: 'A shop asks for a service or for its end, or no longer does', says: service },
  'message.sent': { when: 'A shop has answered a customer', says: message },
  'conversation.closed': { when: 'A shop has closed a conversation with a customer', says: message },
} as const satisfies Record<MarketplaceEventKind, SentEvent>;

/** The `data` of a call about an event of this kind. */
export const sentEventData = (kind: MarketplaceEventKind) =>
  z.strictObject({
    cursor: z.string().describe('Where the event stands in the feed: what follows is read with it as `after`'),
    seller: z.string().describe('The id of the shop that the marketplace gave'),
    ...sentEvents[kind].says,
  });
