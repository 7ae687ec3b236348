import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { orderStatuses } from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { instant } from './scalars.ts';

export const marketplaceEventKinds = [
  'order.confirmed',
  'order.processed',
  'order.rejected',
  'order.units_cancelled',
  'order.tracking_changed',
  'order.pickup_code_changed',
  'offers.changed',
  'seller.registered',
] as const;
export type MarketplaceEventKind = (typeof marketplaceEventKinds)[number];

export const marketplaceEvent = z.strictObject({
  cursor: z.string(),
  kind: z.enum(marketplaceEventKinds),
  at: instant,
  seller: z.string(),
  /** Of an event about an order. */
  orderNumber: z.string().nullable(),
  order: z
    .strictObject({
      status: z.enum(orderStatuses),
      courier: z.enum(courierCodes).nullable(),
      trackingNumber: z.string().nullable(),
      pickupCode: z.string().nullable(),
      reason: z.enum(cancellationReasonCodes).nullable(),
    })
    .nullable(),
  /** Of `offers.changed`: the run that changed them, by which the seller's offers are read; after a removal all of them are. */
  offers: z.strictObject({ runNo: z.int(), changed: z.int(), removed: z.int() }).nullable(),
  /** Of `seller.registered`: what is read and decided. */
  registration: z.strictObject({ registrationId: z.uuid() }).nullable(),
});
export type MarketplaceEvent = z.infer<typeof marketplaceEvent>;
