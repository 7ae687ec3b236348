import { orderScreens } from '@offizin/domain/access/twin-screens';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type ErrorCode, screenWriteErrors } from '../errors.ts';
import { id, line, version } from '../scalars.ts';
import { orderDetail } from './views.ts';

export const orderParams = z.strictObject({ orderId: id });

const cancellationFields = {
  version,
  reason: z.enum(cancellationReasonCodes),
  comment: z.string().trim().max(500).optional(),
};

export const dispatchFields = {
  courier: z.enum(courierCodes),
  trackingNumber: z.string().trim().max(50).optional(),
  trackingUrl: z.string().trim().max(500).optional(),
  pickupCode: z.string().trim().max(20).optional(),
};

/** Whether the step can be taken back for a moment: the marketplace and own systems are notified only then. */
const isUndoable = z.boolean().optional();

export const ordersAccess = { kind: 'screens', anyOf: orderScreens } as const;

const transitionErrors = [
  ...screenWriteErrors,
  'not_found',
  'order.invalid_state',
  'order.version_conflict',
] as const satisfies readonly ErrorCode[];

export const orderIds = { params: ['orderId'] } as const;

/** What a seller does to an order. */
export const orderSteps = {
  confirm: endpoint({
    method: 'POST',
    path: '/orders/:orderId/confirm',
    summary: 'Confirm a new order',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({ version, isUndoable }),
    response: orderDetail,
    errors: transitionErrors,
    ownedIds: orderIds,
  }),
  process: endpoint({
    method: 'POST',
    path: '/orders/:orderId/process',
    summary: 'Notify an order as processed, with what its carrier needs',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({ version, ...dispatchFields, isUndoable }),
    response: orderDetail,
    errors: [...transitionErrors, 'order.nothing_left'],
    ownedIds: orderIds,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/orders/:orderId/undo',
    summary: 'Take back that an order was confirmed or processed, before anybody outside hears of it',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({ version }),
    response: orderDetail,
    errors: [...screenWriteErrors, 'not_found', 'order.sent'],
    ownedIds: orderIds,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/orders/:orderId/reject',
    summary: 'Reject a whole order for a reason; cannot be undone',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject(cancellationFields),
    response: orderDetail,
    errors: transitionErrors,
    ownedIds: orderIds,
  }),
  cancelUnits: endpoint({
    method: 'POST',
    path: '/orders/:orderId/cancel-units',
    summary: 'Cancel single units for a reason; cancelling all of them cancels the order',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({
      ...cancellationFields,
      items: z
        .array(z.strictObject({ lineId: id, quantity: z.int().min(1).max(9999) }))
        .min(1)
        .max(200),
    }),
    response: orderDetail,
    errors: transitionErrors,
    ownedIds: { params: ['orderId'], body: ['items[].lineId'] },
  }),
  editTracking: endpoint({
    method: 'PUT',
    path: '/orders/:orderId/tracking',
    summary: 'Correct courier and tracking of a processed order',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({ version, ...dispatchFields }),
    response: orderDetail,
    errors: transitionErrors,
    ownedIds: orderIds,
  }),
  editPickupCode: endpoint({
    method: 'PUT',
    path: '/orders/:orderId/pickup-code',
    summary: 'Change the pickup code of a processed order',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({ version, pickupCode: line(20) }),
    response: orderDetail,
    errors: transitionErrors,
    ownedIds: orderIds,
  }),
  deletePickupCode: endpoint({
    method: 'DELETE',
    path: '/orders/:orderId/pickup-code',
    summary: 'Delete the pickup code of a processed order',
    access: ordersAccess,
    token: 'orders:process',
    idempotency: 'required',
    params: orderParams,
    body: z.strictObject({ version }),
    response: orderDetail,
    errors: transitionErrors,
    ownedIds: orderIds,
  }),
} as const;
