import { type SettleReason, type WaitingAction, waitingActions } from '@offizin/domain/orders/waiting-acts';
import type { PackedUnitView } from '@offizin/contract/orders/views';
import type { PackedChange } from '@offizin/domain/orders/packing';
import { createStore } from '../../platform/store.ts';
import { isKeptState } from './kept-state.ts';

export interface WaitingAct {
  /** It is sent with it as its idempotency key, however often. */
  readonly id: string;
  readonly action: WaitingAction;
  readonly orderId: string;
  readonly number: string;
  readonly units: number;
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** When somebody did it. */
  readonly at: string;
  readonly state: 'sending' | 'waiting' | 'sent' | 'to_settle';
  /** Why it was not done. */
  readonly reason: SettleReason | null;
  /** When the order was cancelled, if that is why. */
  readonly cancelledAt: string | null;
}

export interface WaitingActs {
  /** Oldest first. */
  readonly acts: readonly WaitingAct[];
  /** How many of how many are sent, while they are. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** When the last of them were sent. */
  readonly sentAt: string | null;
  /** How many of somebody else's were dropped; that is said once. */
  readonly ofOthers: number;
}

/** A unit as it is packed. */
export type NewUnit = Omit<PackedUnitView, 'packedAt' | 'by'>;

/** What an act of packing puts into the parcel and takes out of it. */
export function changeOf(body: WaitingAct['body']): PackedChange<NewUnit> {
  const { packed = [], takenOut = [] } = body as Partial<PackedChange<NewUnit>>;
  return { packed, takenOut };
}

const nothing: WaitingActs = { acts: [], progress: null, sentAt: null, ofOthers: 0 };

/** What was done without a connection, and what became of it. */
export const waitingStore = createStore<WaitingActs>(nothing);

export const forgetActs = (): void => waitingStore.set(nothing);

export const isOpen = ({ state }: Pick<WaitingAct, 'state'>): boolean => state === 'sending' || state === 'waiting';

export function showActs(acts: readonly WaitingAct[]): void {
  waitingStore.set({ ...waitingStore.current(), acts: acts.toSorted((a, b) => a.at.localeCompare(b.at)) });
}

/** Adds an act, or shows what it has become; it may take the place of another one. */
export function showAct(act: WaitingAct, insteadOf = act.id): void {
  showActs([...waitingStore.current().acts.filter(({ id }) => id !== act.id && id !== insteadOf), act]);
}

export function hideActs(ids: ReadonlySet<string>): void {
  showActs(waitingStore.current().acts.filter(({ id }) => !ids.has(id)));
}

/** Whether something that was kept is an act. */
export function isAct(value: unknown): value is WaitingAct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, action, orderId, number, version, at, state } = value as Partial<Record<keyof WaitingAct, unknown>>;
  return (
    [id, orderId, number, at].every((text) => typeof text === 'string') &&
    waitingActions.some((known) => known === action) &&
    typeof version === 'number' &&
    isKeptState(state)
  );
}
