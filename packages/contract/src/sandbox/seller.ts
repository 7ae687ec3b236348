import { playedEventNames, playedEvents } from '@offizin/domain/sandbox/order-events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenWriteErrors } from '../errors.ts';
import { externalId } from '../machine-endpoint.ts';
import { orderIds, orderParams, ordersAccess } from '../orders/seller-steps.ts';
import { orderStatuses, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { id } from '../scalars.ts';

const common = {
  method: 'POST',
  access: ordersAccess,
  token: 'orders:process',
  idempotency: 'required',
  transactions: 'own',
} as const;

const madeUpOrder = z.strictObject({
  id,
  number: z.string(),
  status: z.enum(orderStatuses),
  version: z.int(),
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
});

const whatHappens = playedEventNames.map((name) => `\`${name}\`: ${playedEvents[name].says}`).join('; ');

/** What a test token may do and no other: let customers, carrier and marketplace act on made-up orders (MKT-03). */
export const sandboxApi = {
  placeOrder: endpoint({
    ...common,
    path: '/sandbox/orders',
    summary: 'Place a made-up order in the sandbox of the shop',
    rate: { as: 'sandbox_order' },
    body: z.strictObject({
      productId: externalId.optional().describe('One of the made-up products of the sandbox; the first without it'),
      quantity: z.int().min(1).max(20).optional(),
    }),
    response: z.strictObject({ order: madeUpOrder }),
    errors: [...screenWriteErrors, 'sandbox.only', 'sandbox.full', 'not_found'],
  }),
  playOrder: endpoint({
    ...common,
    path: '/sandbox/orders/:orderId/events',
    summary: 'Let happen to a made-up order what customer, carrier or marketplace do',
    params: orderParams,
    body: z.strictObject({ event: z.enum(playedEventNames).describe(whatHappens) }),
    response: z.strictObject({ order: madeUpOrder }),
    errors: [...screenWriteErrors, 'not_found', 'order.invalid_state'],
    ownedIds: orderIds,
  }),
} as const;
