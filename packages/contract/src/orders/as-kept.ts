import { currencies } from '@offizin/domain/money';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { orderOrigins } from '@offizin/domain/orders/origins';
import {
  orderAuthors,
  deliveryTypes,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
  shipmentStatuses,
  stockOrigins,
} from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { instant } from '../scalars.ts';

const maybe = instant.nullable();

/** An order as the portal has it, for the marketplace: all but its customer. Amounts in minor units. */
export const orderAsKept = z.strictObject({
  number: z.string(),
  seller: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
  origin: z.enum(orderOrigins),
  fulfilledByMarketplace: z.boolean(),
  createdAt: instant,
  dispatchBy: instant,
  confirmedAt: maybe,
  processedAt: maybe,
  finalisedAt: maybe,
  cancelledAt: maybe,
  deliveryType: z.enum(deliveryTypes),
  paymentType: z.enum(paymentTypes),
  paymentStatus: z.enum(paymentStatuses),
  courier: z.enum(courierCodes).nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
  shipmentChangedAt: maybe,
  currency: z.enum(currencies),
  subtotal: z.int(),
  shipping: z.int(),
  discount: z.int(),
  total: z.int(),
  cancelledBy: z.string().nullable(),
  cancellationReason: z.string().nullable(),
  customerErased: z.boolean().describe('Whether its customer was taken out of it'),
  lines: z.array(
    z.strictObject({
      productId: z.string(),
      quantity: z.int(),
      cancelledQuantity: z.int(),
      unitPrice: z.int(),
      stockOrigin: z.enum(stockOrigins),
    }),
  ),
  history: z.array(
    z.strictObject({
      at: instant,
      kind: z.string(),
      by: z.enum(orderAuthors),
      shipmentStatus: z.enum(shipmentStatuses).nullable(),
    }),
  ),
});
