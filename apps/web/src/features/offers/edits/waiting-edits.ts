import type { FieldError } from '@offizin/contract/errors';
import type { OfferRow } from '@offizin/contract/offers/seller';
import { createStore } from '../../../platform/store.ts';

export interface OfferChange {
  readonly price?: number;
  readonly stock?: number;
  readonly active?: boolean;
  /** In cents; null takes it away. */
  readonly purchasePrice?: number | null;
  /** Takes what the feed says instead of all that was typed before. */
  readonly fromFeed?: true;
}

/** A change on top of an earlier one that has not been sent. */
export function changeAfter(earlier: OfferChange | undefined, change: OfferChange): OfferChange {
  return change.fromFeed === true ? change : { ...earlier, ...change };
}

export interface PendingEdit {
  /** Of this edit alone: a product may have one edit that is being sent and another that waits. */
  readonly key: string;
  readonly offer: OfferRow;
  readonly change: OfferChange;
  /** When it was typed, in milliseconds since 1970; null of one that an earlier page kept without it. */
  readonly typedAt: number | null;
  /** When it is sent, in milliseconds since 1970. */
  readonly sendAt: number;
  readonly isSending: boolean;
  /** Whether it could not be sent and waits for a connection, or for who signs in again (GEN-19). */
  readonly isKept: boolean;
  /** The change of several offers that this one is part of; null when it is on its own. */
  readonly group: string | null;
}

/** Why the server refused a change, to be shown at the offer's cell. */
export interface Refusal {
  readonly productId: string;
  readonly error: FieldError;
}

export interface Edits {
  /** All edits that are not saved yet, oldest first. */
  readonly edits: readonly PendingEdit[];
  /** What each product's edits come to. */
  readonly pending: ReadonlyMap<string, PendingEdit>;
  readonly refusals: ReadonlyMap<string, Refusal>;
}

export const editStore = createStore<Edits>({ edits: [], pending: new Map(), refusals: new Map() });

function pendingOf(edits: readonly PendingEdit[]): ReadonlyMap<string, PendingEdit> {
  const pending = new Map<string, PendingEdit>();
  for (const edit of edits) {
    const { productId } = edit.offer;
    const before = pending.get(productId);
    pending.set(productId, before ? { ...edit, change: changeAfter(before.change, edit.change) } : edit);
  }
  return pending;
}

export function setEdits(edits: readonly PendingEdit[], refusals = editStore.current().refusals): void {
  editStore.set({ edits, pending: pendingOf(edits), refusals });
}

/** Edits that are sent together have one name: the group's, or an edit's own key. */
export const batchOf = ({ group, key }: PendingEdit): string => group ?? key;

export function waitingIn(batch: string): PendingEdit[] {
  return editStore.current().edits.filter((edit) => !edit.isSending && batchOf(edit) === batch);
}

export function waitingEdits(): PendingEdit[] {
  return editStore.current().edits.filter((edit) => !edit.isSending);
}

const keysOf = (edits: readonly PendingEdit[]) => new Set(edits.map(({ key }) => key));

export function dropEdits(gone: readonly PendingEdit[]): void {
  const keys = keysOf(gone);
  setEdits(editStore.current().edits.filter(({ key }) => !keys.has(key)));
}

export function markSending(sent: readonly PendingEdit[]): void {
  const keys = keysOf(sent);
  setEdits(editStore.current().edits.map((edit) => (keys.has(edit.key) ? { ...edit, isSending: true } : edit)));
}

/** What could not be sent waits again, before what was typed since. */
export function markKept(lost: readonly PendingEdit[]): void {
  const keys = keysOf(lost);
  setEdits(
    editStore.current().edits.map((edit) => (keys.has(edit.key) ? { ...edit, isSending: false, isKept: true } : edit)),
  );
}

export function keptEdits(): PendingEdit[] {
  return editStore.current().edits.filter(({ isKept }) => isKept);
}

/** What still waits for an offer is made of what the server has now. */
export function rebaseEdits(saved: OfferRow): void {
  const rebased = editStore
    .current()
    .edits.map((edit) =>
      !edit.isSending && edit.offer.productId === saved.productId ? { ...edit, offer: saved } : edit,
    );
  setEdits(rebased);
}

export function addRefusals(refused: readonly Refusal[]): void {
  const { edits, refusals } = editStore.current();
  setEdits(edits, new Map([...refusals, ...refused.map((refusal) => [refusal.productId, refusal] as const)]));
}

export function dropRefusals(productIds: ReadonlySet<string>): void {
  const { edits, refusals } = editStore.current();
  setEdits(edits, new Map([...refusals].filter(([productId]) => !productIds.has(productId))));
}
