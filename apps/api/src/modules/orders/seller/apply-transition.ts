import type { OrderDetail } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { transitionFor } from '@offizin/domain/orders/transitions';
import { type OrderStep, takeOrderStep } from '../write/transition.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Fail } from '../../../platform/fail.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findOrderRows, type OrderRows } from '../read/order-detail-queries.ts';
import { orderDetailView } from './order-view.ts';

/** Whose order it is about, and in which version the caller saw it. */
export interface TransitionInput {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
  readonly params: { readonly orderId: string };
  readonly body: { readonly version: number };
  readonly fail: Fail<'not_found' | 'order.version_conflict' | 'order.invalid_state'>;
}

/** What the seller does, and what it brings along. */
export type SellerStep = Pick<OrderStep, 'action' | 'dispatch' | 'reason' | 'cancelled' | 'units' | 'sendsAt'>;

/** Until when a step can be taken back, where its caller wants that. */
export function undoableUntil(
  { isUndoable }: { readonly isUndoable?: boolean | undefined },
  now: Date,
): Date | undefined {
  return isUndoable === true ? secondsAfter(now, limits.orderUndo) : undefined;
}

/** The order as it is now; 404 for one that the seller does not ship itself. */
export async function readOrder({ db, session, params, fail }: TransitionInput): Promise<OrderRows> {
  const key = { sellerId: session.sellerId, orderId: params.orderId, warehouse: false };
  return (await findOrderRows(db, key)) ?? fail('not_found');
}

/** Refuses a caller who saw another version or an order whose status forbids the action; both learn the current state. */
export function refuseConflict({ body, fail }: TransitionInput, rows: OrderRows, action: OrderStep['action']): void {
  const current = { current: orderDetailView(rows) };
  if (rows.order.version !== body.version) fail('order.version_conflict', current);
  if (!transitionFor(action).from.includes(rows.order.status)) fail('order.invalid_state', current);
}

/** Takes a step of the seller; the loser of a race gets 409 with the current order (ORD-04, ORD-10). */
export async function applyTransition(input: TransitionInput, step: SellerStep): Promise<OrderDetail> {
  const { db, session, now, params, body, fail } = input;
  const changed = await takeOrderStep(db, {
    ...step,
    sellerId: session.sellerId,
    orderId: params.orderId,
    at: now,
    seen: { version: body.version },
    person: { name: session.userName, impersonatedBy: session.impersonatedBy },
  });
  const rows = await readOrder(input);
  if (changed !== null) return orderDetailView(rows);
  refuseConflict(input, rows, step.action);
  return fail('order.version_conflict', { current: orderDetailView(rows) });
}
