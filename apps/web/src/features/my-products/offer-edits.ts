import type { OfferDetail, OfferRow } from '@offizin/contract/offers';
import type { FieldError } from '@offizin/contract/errors';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, call, newIdempotencyKey } from '../../platform/client.ts';
import { showOffer } from './offer-queries.ts';

/** How long a change can be taken back before it is sent, in milliseconds (OFF-07). */
export const undoTime = 10_000;

export interface OfferChange {
  readonly price?: number;
  readonly stock?: number;
  readonly active?: boolean;
}

export interface PendingEdit {
  readonly offer: OfferRow;
  readonly change: OfferChange;
  /** When it is sent, in milliseconds since 1970. */
  readonly sendAt: number;
  readonly isSending: boolean;
}

/** Why the server refused a change, to be said at the offer's cell. */
export interface Refusal {
  readonly productId: string;
  readonly error: FieldError;
}

interface Edits {
  readonly pending: ReadonlyMap<string, PendingEdit>;
  readonly refusals: ReadonlyMap<string, Refusal>;
}

let edits: Edits = { pending: new Map(), refusals: new Map() };
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function set(next: Partial<Edits>): void {
  edits = { ...edits, ...next };
  for (const listener of listeners) listener();
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

export function useOfferEdits(): Edits {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => edits,
  );
}

export interface EditOutcome {
  readonly queries: QueryClient;
  /** Told when the offer had changed meanwhile or the call failed. */
  readonly onFailure: (offer: OfferRow, error: unknown) => void;
}

function currentOf(error: ApiError): OfferDetail | null {
  return error.code === 'offer.version_conflict' ? ((error.problem?.current as OfferDetail | undefined) ?? null) : null;
}

async function send(productId: string, outcome: EditOutcome, keepalive: boolean): Promise<void> {
  const edit = edits.pending.get(productId);
  if (edit === undefined || edit.isSending) return;
  clearTimeout(timers.get(productId));
  set({ pending: new Map(edits.pending).set(productId, { ...edit, isSending: true }) });
  const request = { params: { productId }, body: { version: edit.offer.version, ...edit.change } };
  try {
    showOffer(outcome.queries, await call('PUT /offers/:productId', request, { keepalive, idempotencyKey: newIdempotencyKey() }));
  } catch (error) {
    const current = error instanceof ApiError ? currentOf(error) : null;
    if (current !== null) showOffer(outcome.queries, current);
    const [reason] = error instanceof ApiError && error.code === 'offer.refused' ? error.fieldErrors : [];
    if (reason === undefined) outcome.onFailure(edit.offer, error);
    else set({ refusals: new Map(edits.refusals).set(productId, { productId, error: reason }) });
  }
  set({ pending: without(edits.pending, productId) });
}

/** Shows a change at once and sends it when the time to take it back is over. */
export function queueEdit(offer: OfferRow, change: OfferChange, outcome: EditOutcome): void {
  const { productId } = offer;
  const before = edits.pending.get(productId);
  clearTimeout(timers.get(productId));
  const edit = { offer: before?.offer ?? offer, change: { ...before?.change, ...change }, sendAt: Date.now() + undoTime, isSending: false };
  set({ pending: new Map(without(edits.pending, productId)).set(productId, edit), refusals: without(edits.refusals, productId) });
  timers.set(productId, setTimeout(() => void send(productId, outcome, false), undoTime));
}

export function undoEdit(productId: string): void {
  clearTimeout(timers.get(productId));
  set({ pending: without(edits.pending, productId) });
}

export function dismissRefusal(productId: string): void {
  set({ refusals: without(edits.refusals, productId) });
}

/** Sends everything that still waits, also when the page is being left. */
export function sendPending(outcome: EditOutcome, keepalive: boolean): void {
  for (const productId of edits.pending.keys()) void send(productId, outcome, keepalive);
}
