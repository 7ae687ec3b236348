import { businessTypes, marketplaceTypes, serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { checkDayHours } from '@offizin/domain/calendar/opening-hours';
import { limits } from '@offizin/domain/limits';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { offerStatuses, productTypes } from '@offizin/domain/offers/offer-kinds';
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
import { endpoint } from './endpoint.ts';
import { bulkResult, externalId, machine, readErrors, writeErrors } from './machine-endpoint.ts';
import { handoverMachineApi } from './marketplace-handover.ts';
import { warehouseMachineApi } from './marketplace-warehouse.ts';
import { productImage, timeSlot } from './orders.ts';
import { marketplaceEvent } from './marketplace-events.ts';
import { countryCode, instant, line, localeCode, minorUnits, nullableLine } from './scalars.ts';

export const marketplaceBase = '/api/marketplace/v1';

const orderNumber = z.string().regex(/^[A-Za-z0-9-]{4,20}$/);
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const slot = z.strictObject({ from: clock, to: clock });

const basisPoints = z.int().min(0).max(10_000);

const dayHours = z
  .discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('closed') }),
    z.strictObject({ mode: z.literal('full'), first: slot }),
    z.strictObject({ mode: z.literal('split'), first: slot, second: slot }),
  ])
  .refine((day) => checkDayHours(day) === null);

export const openingHours = z.strictObject({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

export const sellerRecord = z.strictObject({
  name: line(200),
  status: z.enum(['pending', 'active', 'banned']),
  businessType: z.enum(businessTypes),
  marketplaceConfiguration: z.strictObject({ id: line(64), type: z.enum(marketplaceTypes) }),
  goldPartner: z.boolean(),
  locale: localeCode,
  services: z.array(z.strictObject({ code: z.enum(serviceCodes), status: z.enum(serviceStatuses) })).max(20),
  address: z.strictObject({
    street: line(200),
    postalCode: line(20),
    city: line(100),
    region: nullableLine(100),
    countryCode,
  }),
  openingHours,
  /** Whole days on which the shop is closed besides its weekly hours and public holidays. */
  closures: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date() })).max(100),
  users: z
    .array(
      z.strictObject({
        username: z.string().regex(/^[A-Za-z0-9._-]{3,64}$/),
        email: z.email().max(200),
        name: line(100),
        /** Taken only when the user is new; later the password is the user's own. */
        initialPassword: z.string().min(8).max(128).optional(),
        banned: z.boolean(),
      }),
    )
    .max(20),
});
export type SellerRecord = z.infer<typeof sellerRecord>;

export const productRecord = z.strictObject({
  productId: externalId,
  name: line(300),
  pack: line(100),
  brand: line(100),
  manufacturer: line(100),
  category: line(100),
  productType: z.enum(productTypes),
  /** The market whose national code it carries. */
  market: countryCode,
  nationalCode: z.string().regex(/^[0-9]{6,13}(\.[0-9])?$/).nullable(),
  gtin: z.string().regex(/^([0-9]{8}|[0-9]{12,14})$/).nullable(),
  recommendedPrice: minorUnits.nullable(),
  image: productImage,
  moreImages: z.array(productImage).max(8).default([]),
  /** The product's page on the marketplace. */
  pageUrl: z.url({ protocol: /^https$/ }).max(500).nullable().default(null),
  prescription: z.boolean().default(false),
  /** Not for sale on this marketplace or in this market. */
  blocked: z.boolean().default(false),
  /** Its brand is sold by partners with a contract only. */
  selective: z.boolean().default(false),
  /** The certificate that a seller needs for it. */
  certificate: z.string().regex(/^[a-z0-9_]{1,40}$/).nullable().default(null),
  /** Basis points of the price. */
  commissionRate: basisPoints.default(0),
  /** Basis points, included in the price. */
  vatRate: basisPoints.default(0),
});
export type ProductRecord = z.infer<typeof productRecord>;

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
  /** Units of it that are already cancelled. */
  cancelledQuantity: z.int().min(0).max(999).optional(),
});

/** The past of an order that did not begin in the portal; what is absent has not happened. */
export const orderPast = z.strictObject({
  status: z.enum(orderStatuses),
  confirmedAt: instant.optional(),
  processedAt: instant.optional(),
  finalisedAt: instant.optional(),
  courier: z.enum(courierCodes).optional(),
  trackingNumber: line(50).optional(),
  trackingUrl: line(500).optional(),
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
  /** True when the marketplace's warehouse ships it for the seller. */
  fulfilledByMarketplace: z.boolean(),
  deliveryType: z.enum(deliveryTypes),
  slot: timeSlot.nullable(),
  /** When given it wins over the deadline that the portal computes. */
  dispatchBy: instant.optional(),
  paymentType: z.enum(paymentTypes),
  paymentStatus: z.enum(paymentStatuses),
  customerFirstName: line(100),
  deliveryAddress: address,
  billingAddress: address.nullable(),
  shipping: minorUnits,
  discount: z.strictObject({ amount: minorUnits, label: nullableLine(50) }),
  waybill: nullableLine(50),
  lines: z.array(orderRecordLine).min(1).max(100),
  past: orderPast.optional(),
});
export type OrderRecord = z.infer<typeof orderRecord>;

export const shipmentUpdate = z.strictObject({
  orderNumber,
  /** `paid` settles the payment, `finalised` closes the order; the others are shipment statuses. */
  status: z.enum([...shipmentStatuses, 'paid', 'finalised']),
  at: instant,
});
export type ShipmentUpdate = z.infer<typeof shipmentUpdate>;

/** The price for which a seller, of the portal or not, sells a product on the marketplace; null once it no longer does. */
export const marketOfferRecord = z.strictObject({
  productId: externalId,
  seller: externalId,
  /** How other sellers see it: "Pharmacy in Kassel". */
  label: line(100),
  price: minorUnits.min(1).nullable(),
});
export type MarketOfferRecord = z.infer<typeof marketOfferRecord>;

/** The operator's own API, under `marketplaceBase`; the key decides the brand. */
export const marketplaceApi = {
  overview: endpoint({
    method: 'GET',
    path: '/overview',
    summary: 'How many sellers, products, market offers and orders the portal holds for the brand, and its newest order',
    access: machine('sellers'),
    response: z.strictObject({
      sellers: z.int(),
      products: z.int(),
      marketOffers: z.int(),
      orders: z.int(),
      newestOrderAt: instant.nullable(),
    }),
    errors: readErrors,
  }),
  putSeller: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId',
    summary: 'Create a seller or replace its record, services, users and status',
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    body: sellerRecord,
    response: z.strictObject({ externalId: z.string(), sellerId: z.uuid() }),
    errors: writeErrors,
  }),
  bulkProducts: endpoint({
    method: 'POST',
    path: '/products/bulk',
    summary: 'Create or replace catalogue products, one JSON document per line; a repeat changes nothing',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: { mediaType: 'application/x-ndjson', description: 'One product record per line, any number of lines' },
    response: bulkResult,
    errors: readErrors,
  }),
  bulkMarketOffers: endpoint({
    method: 'POST',
    path: '/market-offers/bulk',
    summary: 'What sellers ask for products on the marketplace, one JSON document per line; a repeat changes nothing',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: { mediaType: 'application/x-ndjson', description: 'One market offer per line, any number of lines' },
    response: bulkResult,
    errors: readErrors,
  }),
  putPermissions: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/permissions',
    summary: "Replace a seller's certificates and its contracts with brands of selective distribution",
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    body: z.strictObject({
      certificates: z
        .array(z.strictObject({ certificate: z.string().regex(/^[a-z0-9_]{1,40}$/), validUntil: z.iso.date().nullable() }))
        .max(100),
      contracts: z.array(line(100)).max(1000),
    }),
    response: z.strictObject({ externalId: z.string() }),
    errors: [...writeErrors, 'not_found'],
  }),
  sellerOffers: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/offers',
    summary: "A seller's offers in the order of their products, after a product; only those changed by one run when it is given",
    access: machine('catalogue'),
    params: z.strictObject({ externalId }),
    query: z.strictObject({
      after: z.coerce.number().int().min(0).optional(),
      runNo: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(limits.sellerOffersPerCall).optional(),
    }),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          productId: z.string(),
          price: z.int(),
          stock: z.int(),
          origin: z.enum(stockOrigins),
          status: z.enum(offerStatuses),
        }),
      ),
      next: z.int().nullable(),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  ...handoverMachineApi,
  ...warehouseMachineApi,
  bulkOrders: endpoint({
    method: 'POST',
    path: '/orders/bulk',
    summary: 'Hand over orders; an order that is already there is left unchanged',
    access: machine('orders'),
    idempotency: 'required',
    body: z.strictObject({ orders: z.array(orderRecord).min(1).max(limits.ordersPerCall) }),
    response: bulkResult,
    errors: writeErrors,
  }),
  openOrders: endpoint({
    method: 'GET',
    path: '/orders',
    summary: 'The orders in some states with their shipment, oldest number first, after a number',
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
          /** What is ordered and not cancelled. */
          lines: z.array(z.strictObject({ productId: z.string(), quantity: z.int() })),
          courier: z.enum(courierCodes).nullable(),
          shipmentStatus: z.enum(shipmentStatuses).nullable(),
          shipmentChangedAt: instant.nullable(),
        }),
      ),
    }),
    errors: readErrors,
  }),
  bulkShipments: endpoint({
    method: 'POST',
    path: '/shipments/bulk',
    summary: 'Shipment updates, payments and closings of orders',
    access: machine('shipments'),
    idempotency: 'required',
    body: z.strictObject({ updates: z.array(shipmentUpdate).min(1).max(limits.shipmentUpdatesPerCall) }),
    response: bulkResult,
    errors: writeErrors,
  }),
  processWarehouseOrder: endpoint({
    method: 'POST',
    path: '/orders/:orderNumber/process',
    summary: 'The warehouse has handed over an order that it ships for the seller',
    access: machine('orders'),
    idempotency: 'required',
    params: z.strictObject({ orderNumber }),
    body: z.strictObject({ courier: z.enum(courierCodes), trackingNumber: line(50), trackingUrl: line(500).optional() }),
    response: z.strictObject({ orderNumber: z.string(), status: z.enum(orderStatuses) }),
    errors: [...writeErrors, 'not_found', 'order.invalid_state'],
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/orders/:orderNumber/cancel',
    summary: 'The customer or the marketplace cancels an order; the reason tells whom it is attributed to',
    access: machine('orders'),
    idempotency: 'required',
    params: z.strictObject({ orderNumber }),
    body: z.strictObject({ reason: z.enum(cancellationReasonCodes), comment: line(500).optional() }),
    response: z.strictObject({ orderNumber: z.string(), status: z.enum(orderStatuses) }),
    errors: [...writeErrors, 'not_found', 'order.invalid_state'],
  }),
  mintImpersonation: endpoint({
    method: 'POST',
    path: '/impersonation-tokens',
    summary: 'Mint a pair of single-use tokens with which an operator opens a session for one seller',
    access: machine('impersonation'),
    idempotency: 'none',
    body: z.strictObject({ seller: externalId, operator: line(100) }),
    response: z.strictObject({
      accessToken: z.string(),
      accessTokenExpiresIn: z.int(),
      refreshToken: z.string(),
      refreshTokenExpiresIn: z.int(),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/events',
    summary: "The sellers' actions in order, after a cursor; empty when there is nothing new",
    access: machine('events'),
    query: z.strictObject({
      after: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(limits.eventsPerCall).optional(),
    }),
    response: z.strictObject({ events: z.array(marketplaceEvent), nextCursor: z.string() }),
    errors: readErrors,
  }),
} as const;
