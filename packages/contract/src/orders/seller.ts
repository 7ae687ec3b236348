import { orderFilters } from '@offizin/domain/orders/order-filters';
import { filterQuery } from '../filter-query.ts';
import { orderStatuses, orderTabNames } from '@offizin/domain/orders/statuses';
import { exportStatuses, tableFormats } from '@offizin/domain/exports/export-formats';
import { orderSorts } from '@offizin/domain/orders/order-sorts';
import { updateOverlap } from '@offizin/domain/orders/updated-since';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { calendarDay, id, instant } from '../scalars.ts';
import { orderIds, orderParams, ordersAccess, orderSteps } from './seller-steps.ts';
import { orderCard, orderDetail } from './views.ts';

const orderQuestion = {
  tab: z.enum(orderTabNames),
  /** Any part of the number, the customer's names and city, the tracking number, a product or its code. */
  q: z.string().max(limits.orderSearchLength).optional(),
  ...filterQuery(orderFilters),
  sort: z.enum(orderSorts).optional(),
};
export const orderListQuery = z.strictObject({
  ...orderQuestion,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.orderListPageMax).optional(),
  updatedSince: instant
    .optional()
    .describe(
      `Orders that were changed at or after it, in the order of their changes, the oldest first, without \`sort\`. To miss none, pass the newest \`updatedAt\` that you have, tab by tab: the answer begins ${updateOverlap} seconds before it, for changes that ended late, so that some orders come again`,
    ),
});
export type OrderListQuery = z.infer<typeof orderListQuery>;

const orderPage = z.strictObject({
  items: z.array(orderCard),
  nextCursor: z.string().nullable(),
  /** How many orders a search finds in the other tab; null without a search, and when it finds very many. */
  inOtherTab: z.int().nullable(),
});

/** What a list is asked for, whatever its page. */
export const orderFiguresQuery = z.strictObject(orderQuestion);
export type OrderFiguresQuery = z.infer<typeof orderFiguresQuery>;

const orderFigures = z.strictObject({
  /** How many orders the list has; at most `limits.orderCountMax`. */
  total: z.int(),
  /** Whether there are more than that. */
  isMore: z.boolean(),
  /** The orders of a list sorted by deadline, by the day on which they are due; what is overdue has no day. */
  groups: z.array(z.strictObject({ day: calendarDay.nullable(), orders: z.int(), until: instant })),
});
export type OrderFigures = z.infer<typeof orderFigures>;

const orderPlace = z.strictObject({
  isListed: z.boolean(),
  /** Counted from 1; null when the list does not have the order, and behind `limits.orderCountMax`. */
  position: z.int().nullable(),
});

export type OrderPlace = z.infer<typeof orderPlace>;

const orderCounts = z.strictObject({
  tabs: z.strictObject({ 'to-manage': z.int(), managed: z.int() }),
  statuses: z.record(z.enum(orderStatuses), z.int()),
});

export const newOrdersDownload = z.strictObject({
  id,
  status: z.enum(exportStatuses),
  format: z.enum(tableFormats),
  orders: z.int().nullable(),
  requestedAt: instant,
  expiresAt: instant.nullable(),
});
export type NewOrdersDownload = z.infer<typeof newOrdersDownload>;

const fulfilmentAccess = { kind: 'screens', anyOf: ['fulfilment_orders'] } as const;

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/orders',
    summary: 'One page of the orders of a tab, filtered and sorted, after a cursor',
    access: ordersAccess,
    token: 'orders:read',
    rate: { as: 'search', typed: 'q' },
    query: orderListQuery,
    response: orderPage,
    errors: screenReadErrors,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/orders/counts',
    summary: 'How many orders are in each tab and status',
    access: ordersAccess,
    token: 'orders:read',
    response: orderCounts,
    errors: screenReadErrors,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/orders/figures',
    summary: 'How many orders a list has, in all and by the day on which they are due',
    access: ordersAccess,
    token: 'orders:read',
    rate: { as: 'search_figures', typed: 'q' },
    query: orderFiguresQuery,
    response: orderFigures,
    errors: screenReadErrors,
  }),
  place: endpoint({
    method: 'GET',
    path: '/orders/:orderId/place',
    summary: 'Whether a list has an order, and where',
    access: ordersAccess,
    token: 'orders:read',
    rate: { as: 'search_figures', typed: 'q' },
    params: orderParams,
    query: orderFiguresQuery,
    response: orderPlace,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: orderIds,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/orders/:orderId',
    summary: 'One order with its lines, addresses, shipment and history',
    access: ordersAccess,
    token: 'orders:read',
    params: orderParams,
    response: orderDetail,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: orderIds,
  }),
  ...orderSteps,
  startNewOrdersDownload: endpoint({
    method: 'POST',
    path: '/new-orders-download',
    summary: 'Prepare a file of the newest new orders; replaces the one before',
    access: ordersAccess,
    idempotency: 'required',
    audited: 'export.requested',
    rate: { as: 'new_orders' },
    body: z.strictObject({ format: z.enum(tableFormats) }),
    response: z.strictObject({ download: newOrdersDownload }),
    errors: screenWriteErrors,
  }),
  newOrdersDownload: endpoint({
    method: 'GET',
    path: '/new-orders-download',
    summary: 'The state of the latest new-orders file',
    access: ordersAccess,
    response: z.strictObject({ download: newOrdersDownload.nullable() }),
    errors: screenReadErrors,
  }),
  newOrdersFile: endpoint({
    method: 'GET',
    path: '/new-orders-download/:downloadId/file',
    summary: 'The prepared file itself',
    access: ordersAccess,
    params: z.strictObject({ downloadId: id }),
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'An .xlsx or .csv file, one row per unit' },
    errors: [...screenReadErrors, 'not_found', 'download.not_ready', 'download.expired'],
    ownedIds: { params: ['downloadId'] },
  }),
  fulfilmentList: endpoint({
    method: 'GET',
    path: '/fulfilment/orders',
    summary: "One page of the orders that the marketplace's warehouse ships for the seller",
    access: fulfilmentAccess,
    token: 'orders:read',
    rate: { as: 'search', typed: 'q' },
    query: orderListQuery,
    response: orderPage,
    errors: screenReadErrors,
  }),
  fulfilmentCounts: endpoint({
    method: 'GET',
    path: '/fulfilment/orders/counts',
    summary: 'How many warehouse orders are in each tab and status',
    access: fulfilmentAccess,
    token: 'orders:read',
    response: orderCounts,
    errors: screenReadErrors,
  }),
  fulfilmentFigures: endpoint({
    method: 'GET',
    path: '/fulfilment/orders/figures',
    summary: 'How many orders a list of the warehouse has, in all and by the day on which they are due',
    access: fulfilmentAccess,
    rate: { as: 'search_figures', typed: 'q' },
    query: orderFiguresQuery,
    response: orderFigures,
    errors: screenReadErrors,
  }),
  fulfilmentPlace: endpoint({
    method: 'GET',
    path: '/fulfilment/orders/:orderId/place',
    summary: 'Whether a list of the warehouse has an order, and where',
    access: fulfilmentAccess,
    rate: { as: 'search_figures', typed: 'q' },
    params: orderParams,
    query: orderFiguresQuery,
    response: orderPlace,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: orderIds,
  }),
  fulfilmentDetail: endpoint({
    method: 'GET',
    path: '/fulfilment/orders/:orderId',
    summary: 'One warehouse order, read only',
    access: fulfilmentAccess,
    token: 'orders:read',
    params: orderParams,
    response: orderDetail,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: orderIds,
  }),
} as const;
