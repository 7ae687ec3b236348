import { conversationStates, messageSubjects } from '@offizin/domain/messages/conversation';
import { limits } from '@offizin/domain/limits';
import { orderStatuses, shipmentStatuses } from '@offizin/domain/orders/statuses';
import { decisionTextMax } from '@offizin/domain/returns/return-decision';
import { returnStates } from '@offizin/domain/returns/return-steps';
import { customerKinds } from '@offizin/domain/returns/return-terms';
import { playedEventNames, playedEvents } from '@offizin/domain/sandbox/order-events';
import { playedReturnEventNames, playedReturnEvents } from '@offizin/domain/sandbox/return-events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenWriteErrors } from '../errors.ts';
import { externalId } from '../machine-endpoint.ts';
import { orderIds, orderParams, ordersAccess } from '../orders/seller-steps.ts';
import { oneReturn, returnsAccess } from '../returns/seller.ts';
import { id, instant, line } from '../scalars.ts';

const common = { method: 'POST', idempotency: 'required', transactions: 'own' } as const;
/** Pages show a button for these. */
const ofOrders = { ...common, access: ordersAccess, token: 'orders:process', sandbox: true } as const;
const ofReturns = { ...common, ...returnsAccess, token: 'returns:decide' } as const;
const ofMessages = {
  ...common,
  access: { kind: 'screens', anyOf: ['messages'] },
  token: 'messages:write',
  sandbox: true,
} as const;

/** What somebody makes up in an hour is counted as one. */
const rate = { as: 'sandbox_order' } as const;

const madeUpOrder = z.strictObject({
  id,
  number: z.string(),
  status: z.enum(orderStatuses),
  version: z.int(),
  shipmentStatus: z.enum(shipmentStatuses).nullable(),
});
export type MadeUpOrder = z.infer<typeof madeUpOrder>;

const madeUpReturn = z.strictObject({
  returnId: id,
  returnNo: z.string(),
  state: z.enum(returnStates),
  version: z.int(),
  dueAt: instant.nullable(),
});

const madeUpMessage = z.strictObject({
  conversationId: id,
  subject: z.enum(messageSubjects),
  state: z.enum(conversationStates),
  dueAt: instant.nullable(),
});

/** What each event of a table means, for the reference. */
const meanings = (events: Readonly<Record<string, { readonly says: string }>>): string =>
  Object.entries(events)
    .map(([name, { says }]) => `\`${name}\`: ${says}`)
    .join('; ');

/** What a test token may do and no other: let customers, carrier and marketplace act on made-up orders (MKT-03). */
export const sandboxApi = {
  placeOrder: endpoint({
    ...ofOrders,
    path: '/sandbox/orders',
    summary: 'Place a made-up order in the sandbox of the shop',
    rate,
    body: z.strictObject({
      productId: externalId.optional().describe('One of the made-up products of the sandbox; the first without it'),
      quantity: z.int().min(1).max(20).optional(),
    }),
    response: z.strictObject({ order: madeUpOrder }),
    errors: [...screenWriteErrors, 'sandbox.only', 'sandbox.full', 'not_found'],
  }),
  playOrder: endpoint({
    ...ofOrders,
    path: '/sandbox/orders/:orderId/events',
    summary: 'Let happen to a made-up order what customer, carrier or marketplace do',
    params: orderParams,
    body: z.strictObject({ event: z.enum(playedEventNames).describe(meanings(playedEvents)) }),
    response: z.strictObject({ order: madeUpOrder }),
    errors: [...screenWriteErrors, 'not_found', 'order.invalid_state'],
    ownedIds: orderIds,
  }),
  beginReturn: endpoint({
    ...ofReturns,
    path: '/sandbox/orders/:orderId/returns',
    summary: 'Let the customer of a made-up order return something or complain about it',
    rate,
    params: orderParams,
    body: z.strictObject({
      kind: z.enum(customerKinds),
      units: z.int().min(1).max(20).optional().describe('How many units come back; all that are left without it'),
      words: line(decisionTextMax).optional().describe('What the customer writes'),
    }),
    response: z.strictObject({ return: madeUpReturn }),
    errors: [...screenWriteErrors, 'not_found', 'return.not_possible'],
    ownedIds: orderIds,
  }),
  playReturn: endpoint({
    ...ofReturns,
    ...oneReturn,
    path: '/sandbox/returns/:returnId/events',
    summary: 'Let happen to a made-up return what customer, carrier or marketplace do',
    body: z.strictObject({ event: z.enum(playedReturnEventNames).describe(meanings(playedReturnEvents)) }),
    response: z.strictObject({ return: madeUpReturn }),
    errors: [...screenWriteErrors, 'not_found', 'return.invalid_state'],
  }),
  writeMessage: endpoint({
    ...ofMessages,
    path: '/sandbox/orders/:orderId/messages',
    summary: 'Let the customer of a made-up order write to the shop',
    rate,
    params: orderParams,
    body: z.strictObject({
      subject: z.enum(messageSubjects),
      text: z.string().trim().min(1).max(limits.customerText),
    }),
    response: z.strictObject({ message: madeUpMessage }),
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds: orderIds,
  }),
} as const;
