import { machine, readErrors } from '../machine-endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '@offizin/domain/limits';
import { serviceCodes } from '@offizin/domain/access/seller-kinds';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { orderStatuses } from '@offizin/domain/orders/statuses';
import { payoutStateNames, validations } from '@offizin/domain/payout/payout-account';
import { rejectionReasons } from '@offizin/domain/price-proposals/proposal';
import { returnStates, returnStepNames } from '@offizin/domain/returns/return-steps';
import { serviceAsks } from '@offizin/domain/services/service-asks';
import { z } from 'zod';
import { instant } from '../scalars.ts';

export const marketplaceEventKinds = [
  'order.confirmed',
  'order.processed',
  'order.rejected',
  'order.units_cancelled',
  'order.tracking_changed',
  'order.pickup_code_changed',
  'order.replacement_requested',
  'offers.changed',
  'seller.registered',
  'seller.bank_account_changed',
  'seller.payout_changed',
  'seller.profile_changed',
  'offers.paused',
  'offers.resumed',
  'seller.shipping_costs_changed',
  'price_proposal.accepted',
  'price_proposal.rejected',
  'metrics.disputed',
  'metrics.dispute_withdrawn',
  'return.moved',
  'seller.service_asked',
  'message.sent',
  'conversation.closed',
] as const;
/** The parts of a shop's profile that are changed together. */
export const profileSections = ['texts', 'contact', 'hours', 'images', 'legal', 'closures'] as const;
export type ProfileSection = (typeof profileSections)[number];
export type MarketplaceEventKind = (typeof marketplaceEventKinds)[number];

export const marketplaceEvent = z.strictObject({
  cursor: z.string(),
  kind: z.enum(marketplaceEventKinds),
  at: instant,
  seller: z.string(),
  orderNumber: z.string().nullable().describe('Of an event about an order'),
  order: z
    .strictObject({
      status: z.enum(orderStatuses),
      courier: z.enum(courierCodes).nullable(),
      trackingNumber: z.string().nullable(),
      pickupCode: z.string().nullable(),
      reason: z.enum(cancellationReasonCodes).nullable(),
    })
    .nullable(),
  offers: z
    .strictObject({ runNo: z.int(), changed: z.int(), removed: z.int() })
    .nullable()
    .describe(
      "Of `offers.changed`: the run that changed them, by which the seller's offers are read; after a removal all of them are",
    ),
  registration: z
    .strictObject({ registrationId: z.uuid() })
    .nullable()
    .describe('Of `seller.registered`: what is read and decided'),
  payout: z
    .strictObject({
      validation: z.enum(validations),
      state: z.enum(payoutStateNames),
      heldUntil: instant.nullable(),
      blocked: z.boolean(),
    })
    .nullable()
    .describe('Of `seller.payout_changed`: whether the seller may be paid, and what payouts wait for'),
  pause: z
    .strictObject({ closureId: z.uuid(), from: instant, until: instant.nullable() })
    .nullable()
    .describe(
      "Of `offers.paused`: nobody can buy the seller's offers from when until when; null is without end. Of `offers.resumed`: that no longer holds",
    ),
  dispute: z
    .strictObject({ disputeId: z.uuid() })
    .nullable()
    .describe(
      'Of `metrics.disputed`: what is read and decided; of `metrics.dispute_withdrawn`: what needs no decision any more',
    ),
  return: z
    .strictObject({
      returnNo: z.string(),
      step: z.enum(['request', ...returnStepNames, 'evidence']),
      state: z.enum(returnStates),
    })
    .nullable()
    .describe(
      'Of `return.moved`: what is read again; `step` is what the shop, or its silence, did; `request` is goodwill that it began',
    ),
  profile: z
    .strictObject({ section: z.enum(profileSections) })
    .nullable()
    .describe('Of `seller.profile_changed`: what is read again'),
  priceProposal: z
    .strictObject({ proposalNo: z.string(), rejection: z.enum(rejectionReasons).nullable() })
    .nullable()
    .describe('Of `price_proposal.…`: which one, and why it was rejected where the seller said so'),
  message: z
    .strictObject({ conversationId: z.uuid(), messageId: z.uuid().nullable() })
    .nullable()
    .describe('Of `message.sent`: the answer that is read; of `conversation.closed` none'),
  replacement: z
    .strictObject({ replacementId: z.uuid() })
    .nullable()
    .describe('Of `order.replacement_requested`: what is read, and of which an order is made or declined'),
  service: z
    .strictObject({ code: z.enum(serviceCodes), asked: z.enum(serviceAsks).nullable() })
    .nullable()
    .describe(
      'Of `seller.service_asked`: what the seller waits to hear about; `asked` is null when it has taken that back',
    ),
});
export type MarketplaceEvent = z.infer<typeof marketplaceEvent>;

/** The feed of the sellers' actions. */
export const eventMachineApi = {
  events: endpoint({
    method: 'GET',
    path: '/events',
    summary: "The sellers' actions in order, after a cursor; empty when there is nothing new",
    description:
      'Changes nothing: reading does not use events up. Begin without `after`, and pass `nextCursor` from then on. Refused with `events.cursor_ahead` for a cursor that the feed has not reached, as after a restored backup.',
    access: machine('events'),
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,15}(?:-\d{1,15})?$/)
        .optional()
        .describe('The older form, with a hyphen, is answered with where to read on'),
      limit: z.coerce.number().int().min(1).max(limits.eventsPerCall).optional(),
    }),
    response: z.strictObject({ events: z.array(marketplaceEvent), nextCursor: z.string() }),
    errors: [...readErrors, 'events.cursor_ahead', 'events.cursor_outdated'],
  }),
} as const;
