import type { OfferDetail, OfferRow } from '@offizin/contract/offers';
import type { FieldError } from '@offizin/contract/errors';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, call, newIdempotencyKey } from '../../platform/client.ts';
import { offerKeys, showOffer, showRows } from './offer-queries.ts';

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
  /** The wish that this change is one of; null when it stands alone. */
  readonly group: string | null;
}

/** What became of a wish for several offers. */
export interface GroupResult {
  readonly all: number;
  /** Refused by a rule: the reasons stand at the rows. */
  readonly refused: number;
  /** Changed by somebody else meanwhile, or gone. */
  readonly overtaken: number;
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
  /** Told how a wish for several offers went, or why it failed as a whole. */
  readonly onGroup: (result: GroupResult | { readonly error: unknown }) => void;
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
    showOffer(outcome.queries, await call('PUT /offers/:productId', request, { keepalive }));
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
  const edit = {
    offer: before?.offer ?? offer,
    change: { ...before?.change, ...change },
    sendAt: Date.now() + undoTime,
    isSending: false,
    group: null,
  };
  set({
    pending: new Map(without(edits.pending, productId)).set(productId, edit),
    refusals: without(edits.refusals, productId),
  });
  timers.set(
    productId,
    setTimeout(() => void send(productId, outcome, false), undoTime),
  );
}

interface WantedEdit {
  readonly offer: OfferRow;
  readonly change: OfferChange;
}

function inGroup(group: string): PendingEdit[] {
  return [...edits.pending.values()].filter((edit) => edit.group === group && !edit.isSending);
}

function withoutAll<V>(map: ReadonlyMap<string, V>, keys: readonly string[]): ReadonlyMap<string, V> {
  const gone = new Set(keys);
  return new Map([...map].filter(([key]) => !gone.has(key)));
}

async function sendGroup(group: string, outcome: EditOutcome, keepalive: boolean): Promise<void> {
  const sent = inGroup(group);
  clearTimeout(timers.get(group));
  if (sent.length === 0) return;
  const ids = sent.map(({ offer }) => offer.productId);
  set({
    pending: new Map(
      [...edits.pending].map(([id, edit]) => [id, edit.group === group ? { ...edit, isSending: true } : edit]),
    ),
  });
  const changes = sent.map(({ offer, change }) => ({ productId: offer.productId, version: offer.version, ...change }));
  try {
    const { items } = await call('POST /offers/changes', { body: { changes } }, { keepalive });
    showRows(
      outcome.queries,
      items.flatMap(({ offer }) => offer ?? []),
    );
    void outcome.queries.invalidateQueries({ queryKey: offerKeys.details });
    const refusals = new Map(edits.refusals);
    for (const { productId, reason } of items)
      if (reason !== null) refusals.set(productId, { productId, error: reason });
    set({ refusals });
    const count = (...outcomes: readonly string[]) => items.filter((item) => outcomes.includes(item.outcome)).length;
    outcome.onGroup({ all: items.length, refused: count('refused'), overtaken: count('conflict', 'missing') });
  } catch (error) {
    outcome.onGroup({ error });
  }
  set({ pending: withoutAll(edits.pending, ids) });
}

/** Shows changes of several offers at once and sends them together when the time to take them back is over. */
export function queueEdits(wanted: readonly WantedEdit[], outcome: EditOutcome): void {
  const group = newIdempotencyKey();
  const sendAt = Date.now() + undoTime;
  const free = wanted.filter(({ offer }) => edits.pending.get(offer.productId)?.isSending !== true);
  const ids = free.map(({ offer }) => offer.productId);
  for (const id of ids) clearTimeout(timers.get(id));
  const added = free.map(({ offer, change }): [string, PendingEdit] => {
    const before = edits.pending.get(offer.productId);
    return [
      offer.productId,
      { offer: before?.offer ?? offer, change: { ...before?.change, ...change }, sendAt, isSending: false, group },
    ];
  });
  set({ pending: new Map([...withoutAll(edits.pending, ids), ...added]), refusals: withoutAll(edits.refusals, ids) });
  timers.set(
    group,
    setTimeout(() => void sendGroup(group, outcome, false), undoTime),
  );
}

export function undoGroup(group: string): void {
  clearTimeout(timers.get(group));
  set({
    pending: withoutAll(
      edits.pending,
      inGroup(group).map(({ offer }) => offer.productId),
    ),
  });
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
  const groups = new Set<string>();
  for (const [productId, { group }] of edits.pending) {
    if (group === null) void send(productId, outcome, keepalive);
    else groups.add(group);
  }
  for (const group of groups) void sendGroup(group, outcome, keepalive);
}
