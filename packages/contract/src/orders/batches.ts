import { orderStatuses } from '@offizin/domain/orders/statuses';
import { orderScreens } from '@offizin/domain/access/twin-screens';
import { limits } from '@offizin/domain/limits';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { dispatchErrorCodes } from '@offizin/domain/orders/dispatch-check';
import { lineStates } from '@offizin/domain/orders/tracking-match';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { batchActions, batchRefusals, batchStates } from '@offizin/domain/orders/order-batches';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { orderFiguresQuery } from './seller.ts';
import { dispatchFields } from './seller-steps.ts';
import { orderCard } from './views.ts';
import { id, instant, version } from '../scalars.ts';

const orderBatch = z.strictObject({
  id,
  action: z.enum(batchActions),
  state: z.enum(batchStates),
  /** Who asked for it. */
  actor: z.string(),
  requestedAt: instant,
  /** Until then it can be taken back. */
  sendsAt: instant,
  finishedAt: instant.nullable(),
  orders: z.int(),
  done: z.int(),
  refused: z.int(),
});
export type OrderBatch = z.infer<typeof orderBatch>;

const batchItem = z.strictObject({
  /** The order as it is now. */
  order: orderCard,
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Null while it waits, and once it is done. */
  refusal: z.enum(batchRefusals).nullable(),
  doneAt: instant.nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

const orderBatchDetail = z.strictObject({ ...orderBatch.shape, items: z.array(batchItem) });
export type OrderBatchDetail = z.infer<typeof orderBatchDetail>;

const chosenOrder = z.strictObject({
  orderId: id,
  version,
  /** What the carrier needs; only where orders are processed. */
  dispatch: z.strictObject(dispatchFields).optional(),
});
export type ChosenOrder = z.infer<typeof chosenOrder>;

const orderChoice = z.strictObject({
  /** In the list's order; at most `limits.orderBatch`. */
  orders: z.array(z.strictObject({ id, number: z.string(), version: z.int(), status: z.enum(orderStatuses) })),
  isMore: z.boolean(),
});
export type OrderChoice = z.infer<typeof orderChoice>;

const askedLine = z.strictObject({
  /** Where it stands in what was pasted, from 1. */
  line: z.int().min(1).max(1_000_000),
  order: z.string().max(60),
  tracking: z.string().max(120),
  postalCode: z.string().max(20),
  name: z.string().max(200),
  /** Chosen by hand; guessed from the number otherwise. */
  courier: z.enum(courierCodes).optional(),
  /** Whether somebody said that another postal code, or one parcel for two orders, is right. */
  isAccepted: z.boolean().optional(),
});

const matchedLine = z.strictObject({
  line: z.int(),
  state: z.enum(lineStates),
  order: orderCard.nullable(),
  /** The open order that was probably meant, where the line names none. */
  nearest: orderCard.nullable(),
  trackingNumber: z.string(),
  reason: z.enum(dispatchErrorCodes).nullable(),
  courier: z.enum(courierCodes).nullable(),
  /** False where other couriers give such numbers, too. */
  isCourierSure: z.boolean(),
  /** The line before it with the same number or order. */
  sameAs: z.int().nullable(),
});
export type MatchedLine = z.infer<typeof matchedLine>;

const access = { kind: 'screens', anyOf: orderScreens } as const;
const params = z.strictObject({ batchId: id });
const ownedIds = { params: ['batchId'] } as const;

export const orderBatchesApi = {
  choice: endpoint({
    method: 'GET',
    path: '/orders/choice',
    summary: 'All orders of a list that a batch can take, as far as one batch goes',
    access,
    rate: { as: 'search_figures', typed: 'q' },
    query: orderFiguresQuery,
    response: orderChoice,
    errors: screenReadErrors,
  }),
  start: endpoint({
    method: 'POST',
    path: '/order-batches',
    summary:
      'Confirm or process many orders: they wait until they can no longer be taken back, each has its own result',
    access,
    idempotency: 'required',
    body: z.strictObject({
      action: z.enum(batchActions),
      orders: z.array(chosenOrder).min(1).max(limits.orderBatch),
    }),
    response: orderBatch,
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds: { body: ['orders[].orderId'] },
  }),
  match: endpoint({
    method: 'POST',
    path: '/tracking-lines',
    summary: "Find the orders of a courier's lines, guess the courier and say what stands in the way; nothing is sent",
    access,
    rate: { as: 'search' },
    body: z.strictObject({ lines: z.array(askedLine).min(1).max(limits.orderBatch) }),
    response: z.strictObject({ lines: z.array(matchedLine) }),
    errors: [...screenReadErrors, 'csrf.invalid'],
  }),
  readList: endpoint({
    method: 'POST',
    path: '/tracking-lists',
    summary: "Read a courier's workbook: the cells of its first sheet as text, a line for each row; nothing is kept",
    access,
    level: 'read',
    rate: { as: 'tracking_list' },
    transactions: 'own',
    bodyFile: {
      mediaTypes: [uploadMediaTypes.xlsx],
      description: 'The .xlsx file; at most 1 MiB',
      maxBytes: limits.trackingListBytes,
    },
    response: z.strictObject({ text: z.string() }),
    errors: [...screenReadErrors, 'csrf.invalid', 'tracking_list.unreadable'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/order-batches',
    summary: 'The latest batches of orders, newest first',
    access,
    response: z.strictObject({ batches: z.array(orderBatch) }),
    errors: screenReadErrors,
  }),
  read: endpoint({
    method: 'GET',
    path: '/order-batches/:batchId',
    summary: 'One batch with what became of each order',
    access,
    params,
    response: orderBatchDetail,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/order-batches/:batchId/undo',
    summary: 'Take a batch back that was not sent yet',
    access,
    idempotency: 'required',
    params,
    body: z.strictObject({}),
    response: orderBatch,
    errors: [...screenWriteErrors, 'not_found', 'order_batch.sent'],
    ownedIds,
  }),
} as const;
