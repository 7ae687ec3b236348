import { limits } from '@offizin/domain/limits';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { isTrackingUrl, trackingUrlMax } from '@offizin/domain/orders/dispatch-check';
import { orderOrigins } from '@offizin/domain/orders/origins';
import {
  deliveryTypes,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
  shipmentStatuses,
  stockOrigins,
} from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkResult, externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { countryCode, id, instant, line, minorUnits, nullableLine } from '../scalars.ts';
import { orderAsKept } from './as-kept.ts';
import { timeSlot } from './views.ts';

export const orderNumber = z.string().regex(/^[A-Za-z0-9-]{4,20}$/);
export const trackingUrl = line(trackingUrlMax).refine(isTrackingUrl);

const address = z.strictObject({
  name: line(200),
  street: line(200),
  postalCode: line(20),
  city: line(100),
  region: nullableLine(100),
  countryCode,
  phone: nullableLine(40),
});

export const orderRecordLine = z.strictObject({
  productId: externalId,
  quantity: z.int().min(1).max(999),
  unitPrice: minorUnits,
  stockOrigin: z.enum(stockOrigins),
  cancelledQuantity: z.int().min(0).max(999).optional().describe('Units of it that are already cancelled'),
});

/** The past of an order that did not begin in the portal; what is absent has not happened. */
export const orderPast = z.strictObject({
  status: z.enum(orderStatuses),
  confirmedAt: instant.optional(),
  processedAt: instant.optional(),
  finalisedAt: instant.optional(),
  courier: z.enum(courierCodes).optional(),
  trackingNumber: line(50).optional(),
  trackingUrl: trackingUrl.optional(),
  pickupCode: line(20).optional(),
  shipment: z.array(z.strictObject({ status: z.enum(shipmentStatuses), at: instant })).max(20),
  cancellation: z
    .strictObject({ reason: z.enum(cancellationReasonCodes), at: instant, comment: line(500).optional() })
    .optional(),
});

export const orderRecord = z.strictObject({
  number: orderNumber,
  seller: externalId,
  createdAt: instant,
  origin: z.enum(orderOrigins),
  fulfilledByMarketplace: z.boolean().describe("True when the marketplace's warehouse ships it for the seller"),
  deliveryType: z.enum(deliveryTypes),
  slot: timeSlot.nullable(),
  dispatchBy: instant.optional().describe('When given it wins over the deadline that the portal computes'),
  paymentType: z.enum(paymentTypes),
  paymentStatus: z.enum(paymentStatuses),
  customerFirstName: line(100),
  deliveryAddress: address,
  billingAddress: address.nullable(),
  shipping: minorUnits,
  discount: z.strictObject({ amount: minorUnits, label: nullableLine(50) }),
  waybill: nullableLine(50),
  labelUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .optional()
    .describe(
      'Where the courier or the marketplace gives the label of the parcel; the seller opens it in a window of its own',
    ),
  lines: z.array(orderRecordLine).min(1).max(100),
  past: orderPast.optional(),
  replacementFor: z
    .strictObject({ orderNumber, replacementId: id })
    .optional()
    .describe(
      'Of a replacement that a shop asked for: the order that it is for, and what was asked. Everything of it is free',
    ),
});
export type OrderRecord = z.infer<typeof orderRecord>;

export const shipmentUpdate = z.strictObject({
  orderNumber,
  status: z
    .enum([...shipmentStatuses, 'paid', 'finalised'])
    .describe('`paid` settles the payment, `finalised` closes the order; the others are shipment statuses'),
  at: instant.describe(
    'When it happened: an event older than the last goes into the history alone, one from the future is refused',
  ),
});
export type ShipmentUpdate = z.infer<typeof shipmentUpdate>;

/** Orders handed over, shipped, cancelled and relieved of their customers. */
export const orderMachineApi = {
  bulkOrders: endpoint({
    method: 'POST',
    path: '/orders/bulk',
    summary: `Hand over at most ${limits.ordersPerCall} orders; an order that is already there is left unchanged, and one that is handed over again with other content is reported`,
    description:
      'Each order is taken, left as it is, or refused by itself and reported by its index, counted from 0: with `order.number_taken` where another shop has the number, with `order.differs` where it was handed over with another content. Shops are notified of new ones and their own systems are sent `order.created`.',
    access: machine('orders'),
    idempotency: 'required',
    list: 'orders',
    body: z.strictObject({ orders: z.array(orderRecord).min(1).max(limits.ordersPerCall) }),
    response: bulkResult,
    errors: writeErrors,
  }),
  openOrders: endpoint({
    method: 'GET',
    path: '/orders',
    summary: 'The orders in some states with their shipment, oldest number first, after a number',
    description:
      'Changes nothing. For the next page pass the last `number` as `after`; a page with fewer than asked for is the last one.',
    access: machine('orders'),
    query: z.strictObject({
      status: z.enum(orderStatuses),
      after: orderNumber.optional(),
      limit: z.coerce.number().int().min(1).max(500).optional(),
    }),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          number: z.string(),
          seller: z.string(),
          status: z.enum(orderStatuses),
          createdAt: instant,
          deliveryType: z.enum(deliveryTypes),
          paymentStatus: z.enum(paymentStatuses),
          fulfilledByMarketplace: z.boolean(),
          lines: z
            .array(z.strictObject({ productId: z.string(), quantity: z.int(), unitPrice: z.int() }))
            .describe('What is ordered and not cancelled'),
          courier: z.enum(courierCodes).nullable(),
          shipmentStatus: z.enum(shipmentStatuses).nullable(),
          shipmentChangedAt: instant.nullable(),
        }),
      ),
    }),
    errors: readErrors,
  }),
  order: endpoint({
    method: 'GET',
    path: '/orders/:orderNumber',
    summary:
      'One order as the portal has it: status, shipment, lines, cancellation and what happened when; nothing of its customer, whom the marketplace knows',
    description: 'Changes nothing. Read it before a step that its status may forbid.',
    access: machine('orders'),
    params: z.strictObject({ orderNumber }),
    response: orderAsKept,
    errors: [...readErrors, 'not_found'],
  }),
  bulkShipments: endpoint({
    method: 'POST',
    path: '/shipments/bulk',
    summary: `At most ${limits.shipmentUpdatesPerCall} shipment updates, payments and closings of orders`,
    description:
      'Each update is taken or refused by itself and reported by its index, counted from 0. An update older than the last one goes into the history alone, and a repeat changes nothing.',
    access: machine('shipments'),
    idempotency: 'required',
    list: 'updates',
    body: z.strictObject({ updates: z.array(shipmentUpdate).min(1).max(limits.shipmentUpdatesPerCall) }),
    response: bulkResult,
    errors: writeErrors,
  }),
  processWarehouseOrder: endpoint({
    method: 'POST',
    path: '/orders/:orderNumber/process',
    summary: 'The warehouse has handed over an order that it ships for the seller',
    description:
      'The order becomes processed and its shop sees courier and tracking number. Refused with `order.invalid_state` where the shop ships it itself or its status does not allow it.',
    access: machine('orders'),
    idempotency: 'required',
    params: z.strictObject({ orderNumber }),
    body: z.strictObject({
      courier: z.enum(courierCodes),
      trackingNumber: line(50),
      trackingUrl: trackingUrl.optional(),
    }),
    response: z.strictObject({ orderNumber: z.string(), status: z.enum(orderStatuses) }),
    errors: [...writeErrors, 'not_found', 'order.invalid_state'],
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/orders/:orderNumber/cancel',
    summary: 'The customer or the marketplace cancels an order; the reason decides to whom it is attributed',
    description:
      'For good: the shop is notified and its own systems are sent `order.cancelled`. Refused with `order.invalid_state` where it is closed or cancelled already.',
    access: machine('orders'),
    idempotency: 'required',
    params: z.strictObject({ orderNumber }),
    body: z.strictObject({ reason: z.enum(cancellationReasonCodes), comment: line(500).optional() }),
    response: z.strictObject({ orderNumber: z.string(), status: z.enum(orderStatuses) }),
    errors: [...writeErrors, 'not_found', 'order.invalid_state'],
  }),
  eraseCustomers: endpoint({
    method: 'POST',
    path: '/orders/erase-customers',
    summary:
      'Take the customers out of orders, and out of the files, replies and events about them; open orders are left as they are',
    description:
      'For good: names, addresses, phone numbers and what customers wrote are gone, orders and figures stay. Each number comes back in one of the lists; of open orders nothing is taken.',
    access: machine('orders'),
    idempotency: 'required',
    body: z.strictObject({ orderNumbers: z.array(orderNumber).min(1).max(limits.ordersErasedPerCall) }),
    /** Each number is in one of the lists. */
    response: z.strictObject({
      erased: z.array(z.string()),
      open: z.array(z.string()),
      unknown: z.array(z.string()),
    }),
    errors: writeErrors,
  }),
} as const;
