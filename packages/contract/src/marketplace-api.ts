import { limits } from '@offizin/domain/limits';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { offerStatuses } from '@offizin/domain/offers/offer-kinds';
import {
  deliveryTypes,
  orderStatuses,
  paymentStatuses,
  shipmentStatuses,
  stockOrigins,
} from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bulkResult, externalId, lines, machine, readErrors, writeErrors } from './machine-endpoint.ts';
import { handoverMachineApi } from './offers/marketplace.ts';
import { metricsMachineApi } from './performance/marketplace.ts';
import { invoiceMachineApi } from './invoices/marketplace.ts';
import { ledgerMachineApi } from './ledger/marketplace.ts';
import { reportsMachineApi } from './reports/marketplace.ts';
import { payoutMachineApi } from './payout/marketplace.ts';
import { priceProposalMachineApi } from './price-proposals/marketplace.ts';
import { registrationMachineApi } from './registrations/marketplace.ts';
import { serviceMachineApi } from './services/marketplace.ts';
import { userMachineApi } from './identity/marketplace.ts';
import { webhookMachineApi } from './own-systems/marketplace.ts';
import { warehouseMachineApi } from './warehouse/marketplace.ts';
import { orderNumber, orderRecord, sellerRecord, shipmentUpdate, trackingUrl } from './orders/marketplace.ts';
import { shippingCosts } from './shipping-costs/seller.ts';
import { shopProfile } from './shop-profile/seller.ts';
import { marketplaceEvent } from './events/marketplace.ts';
import { afterProduct, calendarDay, instant, largestRunNo, line } from './scalars.ts';

export const marketplaceBase = '/api/marketplace/v1';

/** The operator's own API, under `marketplaceBase`; the key decides the brand. */
export const marketplaceApi = {
  overview: endpoint({
    method: 'GET',
    path: '/overview',
    summary:
      'How many sellers, products, market offers and orders the portal holds for the brand, and its newest order',
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
  sellerProfile: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/profile',
    summary: 'What a seller shows to shoppers: texts, contact, opening hours, pictures',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: shopProfile,
    errors: [...readErrors, 'not_found'],
  }),
  sellerShippingCosts: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/shipping-costs',
    summary: 'What a seller charges for shipping; null until it has said so',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: z.strictObject({ shippingCosts: shippingCosts.nullable() }),
    errors: [...readErrors, 'not_found'],
  }),
  bulkProducts: endpoint({
    method: 'POST',
    path: '/products/bulk',
    summary:
      'Create or replace catalogue products, one JSON document per line, written in portions of 1,000; a repeat changes nothing',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: lines('product record'),
    response: bulkResult,
    errors: readErrors,
  }),
  bulkMarketOffers: endpoint({
    method: 'POST',
    path: '/market-offers/bulk',
    summary:
      'What sellers ask for products on the marketplace, one JSON document per line, written in portions of 1,000; a repeat changes nothing',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: lines('market offer'),
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
        .array(
          z.strictObject({ certificate: z.string().regex(/^[a-z0-9_]{1,40}$/), validUntil: calendarDay.nullable() }),
        )
        .max(100),
      contracts: z.array(line(100)).max(1000),
    }),
    response: z.strictObject({ externalId: z.string() }),
    errors: [...writeErrors, 'not_found'],
  }),
  sellerOffers: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/offers',
    summary:
      "A seller's offers in the order of their products, after a product; only those changed by one run when it is given",
    access: machine('catalogue'),
    params: z.strictObject({ externalId }),
    query: z.strictObject({
      after: afterProduct.optional(),
      runNo: z.coerce.number().int().min(1).max(largestRunNo).optional(),
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
  ...registrationMachineApi,
  ...userMachineApi,
  ...payoutMachineApi,
  ...priceProposalMachineApi,
  ...metricsMachineApi,
  ...invoiceMachineApi,
  ...ledgerMachineApi,
  ...reportsMachineApi,
  ...serviceMachineApi,
  ...handoverMachineApi,
  ...warehouseMachineApi,
  ...webhookMachineApi,
  bulkOrders: endpoint({
    method: 'POST',
    path: '/orders/bulk',
    summary: `Hand over at most ${limits.ordersPerCall} orders; an order that is already there is left unchanged`,
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
          lines: z.array(z.strictObject({ productId: z.string(), quantity: z.int(), unitPrice: z.int() })),
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
    summary: `At most ${limits.shipmentUpdatesPerCall} shipment updates, payments and closings of orders`,
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
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(limits.eventsPerCall).optional(),
    }),
    response: z.strictObject({ events: z.array(marketplaceEvent), nextCursor: z.string() }),
    errors: [...readErrors, 'events.cursor_ahead'],
  }),
} as const;
