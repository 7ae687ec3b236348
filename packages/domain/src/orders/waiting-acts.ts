import { limits } from '../limits.ts';
import type { OrderStatus } from './statuses.ts';
import { actionsAllowedFor, statusAfter, transitionFor } from './transitions.ts';

/** What can be done to an order without a connection: it waits, and is sent once there is one (GEN-19). A rejection tells a customer at once and waits for nobody. */
export const waitingActions = ['confirm', 'process', 'pack'] as const;
export type WaitingAction = (typeof waitingActions)[number];

export const canWait = (action: string): action is WaitingAction =>
  waitingActions.some((waiting) => waiting === action);

/** What the server said to something that was sent; status 0 when nothing came back. */
export interface Said {
  readonly status: number;
  readonly code: string;
}

/** What becomes of an act: it is done, it goes on waiting, it waits for who made it to sign in, or somebody has to look at it. */
export type WaitingOutcome = 'sent' | 'waits' | 'signed_out' | 'to_settle';

/** Answers after which the same may be asked for again: nothing was decided. */
const undecided: ReadonlySet<number> = new Set([0, 408, 425, 429, 502, 503, 504]);
const undecidedCodes: ReadonlySet<string> = new Set(['idempotency.in_progress', 'session.other_shop', 'csrf.invalid']);

export function outcomeOf({ status, code }: Said): WaitingOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (undecided.has(status) || undecidedCodes.has(code)) return 'waits';
  return status === 401 ? 'signed_out' : 'to_settle';
}

/** Why an act was not done, by what the order has become meanwhile. */
export const settleReasons = [
  /** The order was cancelled: the goods go back. */
  'cancelled',
  /** Somebody else has done the same. */
  'done_already',
  /** It was changed and the act is still possible. */
  'changed',
  /** Its status no longer allows it. */
  'not_possible',
  /** It waited longer than the server knows its key. */
  'too_old',
  /** Refused for another reason. */
  'refused',
] as const;
export type SettleReason = (typeof settleReasons)[number];

export function settleReason(
  action: WaitingAction,
  current: { readonly status: OrderStatus; readonly units: number } | null,
): SettleReason {
  if (current === null) return 'refused';
  if (current.status === 'cancelled') return 'cancelled';
  if (action === 'pack') return transitionFor('process').from.includes(current.status) ? 'refused' : 'not_possible';
  if (actionsAllowedFor(current.status, 'seller').includes(action)) return 'changed';
  const isDone = statusAfter(action, action === 'confirm' ? 'new' : 'pending', current.units) === current.status;
  return isDone ? 'done_already' : 'not_possible';
}

/** Whether an act may still be sent: the server remembers its key for longer, so that it is never done twice. */
export const isInTime = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < limits.waitingActs * 1000;
