import { conversationStates, messageSubjects } from '@offizin/domain/messages/conversation';
import { packedHows } from '@offizin/domain/orders/packing';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { orderOrigins } from '@offizin/domain/orders/origins';
import {
  orderAuthors,
  cancelledByParties,
  deliveryTypes,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
  shipmentStatuses,
  stockOrigins,
} from '@offizin/domain/orders/statuses';
import { replacementStates } from '@offizin/domain/replacements/replacement';
import { returnStates } from '@offizin/domain/returns/return-steps';
import { returnKinds } from '@offizin/domain/returns/return-terms';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { calendarDay, id, instant, money } from '../scalars.ts';

export const timeSlot = z.strictObject({ from: instant, to: instant });

export const orderCard = z.strictObject({
  id,
  number: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
  origin: z.enum(orderOrigins),
  createdAt: instant,
  dispatchBy: instant,
  processedAt: instant.nullable(),
  deliveryType: z.enum(deliveryTypes),
  slot: timeSlot.nullable(),
  paymentType: z.enum(paymentTypes),
  paymentStatus: z.enum(paymentStatuses),
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
  /** Null once the customer was erased; the addresses are empty then. */
  customer: z.strictObject({ firstName: z.string(), city: z.string() }).nullable(),
  units: z.int(),
  total: money,
  /** Until then what was done last can be taken back: nobody outside has heard of it. Null where nothing can. */
  sendsAt: instant.nullable(),
  /** When it was changed last. */
  updatedAt: instant,
});
export type OrderCard = z.infer<typeof orderCard>;

export const postalAddress = z.strictObject({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  countryCode: z.string(),
  phone: z.string().nullable(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

export const orderLine = z.strictObject({
  id,
  name: z.string(),
  pack: z.string(),
  codeSystem: z.string().nullable(),
  nationalCode: z.string().nullable(),
  gtin: z.string().nullable(),
  stockOrigin: z.enum(stockOrigins),
  image: productImage,
  quantity: z.int(),
  cancelledQuantity: z.int(),
  unitPrice: money,
  total: money,
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderHistoryKinds = [
  'received',
  'paid',
  'confirmed',
  'packed',
  'processed',
  'taken_back',
  'rejected',
  'units_cancelled',
  'cancelled_by_customer',
  'cancelled_by_marketplace',
  'tracking_changed',
  'pickup_code_changed',
  'pickup_code_deleted',
  'shipment_changed',
  'finalised',
] as const;
export type HistoryKind = (typeof orderHistoryKinds)[number];

export const historyEntry = z.strictObject({
  at: instant,
  kind: z.enum(orderHistoryKinds),
  actor: z.strictObject({
    kind: z.enum(orderAuthors),
    name: z.string().nullable(),
    impersonatedBy: z.string().nullable(),
  }),
  reason: z.enum(cancellationReasonCodes).nullable(),
  units: z.int().nullable(),
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A unit that lies in the parcel, with what its code said. */
export const packedUnit = z.strictObject({
  lineId: id,
  /** Which of the line's units, from 1. */
  unit: z.int(),
  batch: z.string().nullable(),
  /** The last day on which it may be used. */
  expiresOn: calendarDay.nullable(),
  serial: z.string().nullable(),
  how: z.enum(packedHows),
  packedAt: instant,
  /** Who packed it. */
  by: z.string(),
});
export type PackedUnitView = z.infer<typeof packedUnit>;

export const orderDetail = z.strictObject({
  ...orderCard.shape,
  confirmedAt: instant.nullable(),
  finalisedAt: instant.nullable(),
  subtotal: money,
  shipping: money,
  discount: z.strictObject({ amount: money, label: z.string().nullable() }),
  deliveryAddress: postalAddress,
  billingAddress: postalAddress,
  courier: z.enum(courierCodes).nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  pickupCode: z.string().nullable(),
  waybill: z.string().nullable(),
  /** Where the courier or the marketplace gives the label. */
  labelUrl: z.string().nullable(),
  cancellation: z
    .strictObject({
      by: z.enum(cancelledByParties),
      reason: z.enum(cancellationReasonCodes),
      comment: z.string().nullable(),
      at: instant,
    })
    .nullable(),
  lines: z.array(orderLine),
  packed: z.array(packedUnit),
  shipmentSteps: z.array(z.strictObject({ status: z.enum(shipmentStatuses), at: instant })),
  history: z.array(historyEntry),
  /** Of an order without payment: the one that something of is sent once more, and the conversation in which that was asked for. */
  replacementFor: z.strictObject({ orderId: id, orderNumber: z.string(), conversationId: id }).nullable(),
  /** What the customer wrote about it, what came or comes back, and what is sent once more; the newest first. */
  afterSale: z.strictObject({
    conversations: z.array(
      z.strictObject({ conversationId: id, subject: z.enum(messageSubjects), state: z.enum(conversationStates) }),
    ),
    returns: z.array(
      z.strictObject({ returnId: id, returnNo: z.string(), kind: z.enum(returnKinds), state: z.enum(returnStates) }),
    ),
    replacements: z.array(
      z.strictObject({
        replacementId: id,
        state: z.enum(replacementStates),
        conversationId: id,
        requestedAt: instant,
        /** Who of the shop asked for it. */
        by: z.string(),
        /** Without what was cancelled of the order that was made. */
        items: z.array(z.strictObject({ lineId: id, units: z.int() })),
        /** The order that the marketplace made of it. */
        order: z.strictObject({ orderId: id, orderNumber: z.string(), status: z.enum(orderStatuses) }).nullable(),
        /** Why the marketplace made none. */
        declinedReason: z.string().nullable(),
      }),
    ),
  }),
});
export type OrderDetail = z.infer<typeof orderDetail>;
