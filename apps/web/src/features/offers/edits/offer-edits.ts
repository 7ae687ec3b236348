import type { OfferRow } from '@offizin/contract/offers/seller';
import { beforeSessionEnds } from '../../../platform/before-session-ends.ts';
import { useStore } from '../../../platform/store.ts';
import { allSent, type EditOutcome, sendBatch } from './send-edits.ts';
import {
  batchOf,
  changeAfter,
  dropEdits,
  dropRefusals,
  type Edits,
  editStore,
  type OfferChange,
  type PendingEdit,
  setEdits,
  waitingEdits,
  waitingIn,
} from './waiting-edits.ts';

export type { OfferChange, PendingEdit, Refusal } from './waiting-edits.ts';

/** How long a change can be taken back before it is sent, in milliseconds (OFF-07). */
export const undoTime = 10_000;

export interface WantedEdit {
  readonly offer: OfferRow;
  readonly change: OfferChange;
}

interface Timer {
  readonly timeout: ReturnType<typeof setTimeout>;
  readonly outcome: EditOutcome;
}

/** When each batch is sent, and who gets its outcome. */
const timers = new Map<string, Timer>();

export function useOfferEdits(): Edits {
  return useStore(editStore);
}

function sendNow(batch: string, keepalive: boolean): Promise<void> {
  const timer = timers.get(batch);
  if (timer === undefined) return Promise.resolve();
  clearTimeout(timer.timeout);
  timers.delete(batch);
  return sendBatch(batch, timer.outcome, keepalive);
}

function stop(batch: string): void {
  if (waitingIn(batch).length > 0) return;
  clearTimeout(timers.get(batch)?.timeout);
  timers.delete(batch);
}

/** Outside of a browser nothing is known of a connection. */
const isOffline = (): boolean => navigator.onLine === false;

/** Adds edits on top of those of the same offers that still wait: those are sent with them, and later. */
function queue(wanted: readonly WantedEdit[], outcome: EditOutcome, group: string | null): void {
  const ids = new Set(wanted.map(({ offer }) => offer.productId));
  const replaced = waitingEdits().filter(({ offer }) => ids.has(offer.productId));
  const before = new Map(replaced.map((edit) => [edit.offer.productId, edit]));
  const typedAt = Date.now();
  const sendAt = typedAt + undoTime;
  const added = wanted.map(({ offer, change }): PendingEdit => {
    const earlier = before.get(offer.productId);
    const key = crypto.randomUUID();
    return {
      key,
      offer: earlier?.offer ?? offer,
      change: changeAfter(earlier?.change, change),
      typedAt,
      sendAt,
      isSending: false,
      isKept: isOffline(),
      group,
    };
  });
  dropEdits(replaced);
  replaced.map(batchOf).forEach(stop);
  dropRefusals(ids);
  setEdits([...editStore.current().edits, ...added]);
  for (const batch of new Set(added.filter(({ isKept }) => !isKept).map(batchOf)))
    timers.set(batch, { outcome, timeout: setTimeout(() => void sendNow(batch, false), undoTime) });
}

/** Shows a change at once and sends it when the time to take it back is over. */
export function queueEdit(offer: OfferRow, change: OfferChange, outcome: EditOutcome): void {
  queue([{ offer, change }], outcome, null);
}

/** Shows changes of several offers immediately and sends them together when the time to take them back is over. */
export function queueEdits(wanted: readonly WantedEdit[], outcome: EditOutcome): void {
  queue(wanted, outcome, crypto.randomUUID());
}

/** Takes back an edit that waits, with all that would be sent with it. */
export function undoEdit(edit: PendingEdit): void {
  const batch = batchOf(edit);
  dropEdits(waitingIn(batch));
  stop(batch);
}

export function dismissRefusal(productId: string): void {
  dropRefusals(new Set([productId]));
}

/** Sends everything that still waits, also when the page is being left; resolves when all of it has been answered. */
export async function sendPending(keepalive: boolean): Promise<void> {
  await Promise.all([...timers.keys()].map((batch) => sendNow(batch, keepalive)));
  await allSent();
}

beforeSessionEnds({ isUnsaved: () => timers.size > 0, finish: () => sendPending(false) });
