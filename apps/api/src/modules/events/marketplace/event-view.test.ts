import { marketplaceEventKinds, type MarketplaceEventKind } from '@offizin/contract/events/marketplace';
import { sentEventData } from '@offizin/contract/events/sent-events';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../read/event-queries.ts';
import { sentData } from './event-view.ts';

const at = new Date('2026-11-24T09:00:00.000Z');
const uuid = '0192f0c1-7a10-7c3e-9b1a-4f5a6b7c8d9e';
const order = {
  status: 'processed',
  courier: 'dhl',
  trackingNumber: '00340434161061651720',
  pickupCode: null,
  reason: null,
} as const;
const pause = { closureId: uuid, from: at.toISOString(), until: null };
const dispute = { disputeId: uuid };
const proposal = { proposalNo: 'PP-1', rejection: null };
const nothing: EventRow['payload'] = JSON.parse('{}');
const message = { conversationId: uuid, messageId: null };

/** What the table holds of an event of each kind. */
const payloads: Readonly<Record<MarketplaceEventKind, EventRow['payload']>> = {
  'order.confirmed': order,
  'order.processed': order,
  'order.rejected': { ...order, status: 'cancelled', reason: 'no_stock' },
  'order.units_cancelled': order,
  'order.tracking_changed': order,
  'order.pickup_code_changed': order,
  'order.replacement_requested': { replacementId: uuid },
  'offers.changed': { runNo: 12, changed: 3, removed: 0 },
  'seller.registered': { registrationId: uuid },
  'seller.bank_account_changed': nothing,
  'seller.payout_changed': { validation: 'ACTIVE', state: 'approved', heldUntil: null, blocked: true },
  'seller.profile_changed': { section: 'hours' },
  'offers.paused': pause,
  'offers.resumed': pause,
  'seller.shipping_costs_changed': nothing,
  'price_proposal.accepted': proposal,
  'price_proposal.rejected': { ...proposal, rejection: 'margin' },
  'metrics.disputed': dispute,
  'metrics.dispute_withdrawn': dispute,
  'return.moved': { returnNo: 'R-1', step: 'accept', state: 'on_the_way' },
  'seller.service_asked': { code: 'same_day', asked: null },
  'message.sent': { ...message, messageId: uuid },
  'conversation.closed': message,
};

const isOfOrder = (kind: MarketplaceEventKind) => /^(order|return|message|conversation|metrics)\./.test(kind);

describe('MKT-01 what is sent of an event', () => {
  test.each(marketplaceEventKinds)('of %s is what the reference says', (kind) => {
    const orderNumber = isOfOrder(kind) ? '48102303' : null;
    const sent = sentData({ position: 7, kind, at, seller: 'K-1', orderNumber, payload: payloads[kind] });
    expect(sentEventData(kind).safeParse(sent).error?.issues).toBeUndefined();
  });

  test('is nothing else: a field that the reference does not have is refused by its schema', () => {
    const sent = sentData({ position: 7, kind: 'offers.paused', at, seller: 'K-1', orderNumber: '1', payload: pause });
    expect(sentEventData('offers.paused').safeParse(sent).success).toBe(false);
  });
});
