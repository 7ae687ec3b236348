import type { OfferRow } from '@offizin/contract/offers/seller';
import { storageKeys } from '@offizin/domain/identity/storage-keys';
import { beforeSessionEnds } from '../../../platform/before-session-ends.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { currentSession, whenSessionEnds } from '../../../platform/session.ts';
import { readStored, store } from '../../../platform/storage.ts';
import { forgetListed, listEdits } from './listed-edits.ts';
import { type EditOutcome, sendBatch } from './send-edits.ts';
import {
  batchOf,
  dropEdits,
  editStore,
  keptEdits,
  markKept,
  type PendingEdit,
  setEdits,
  waitingEdits,
} from './waiting-edits.ts';

/** How often sending is tried again while the browser says that it is online, in milliseconds. */
const tryAgainEvery = 20_000;
/** So many edits are kept over a reload. */
const most = 500;

interface StoredEdit extends Pick<PendingEdit, 'key' | 'offer' | 'change' | 'group'> {
  readonly seller: string;
  readonly typedAt?: number | null;
}

function isOffer(value: unknown): value is OfferRow {
  return typeof value === 'object' && value !== null && 'productId' in value && 'version' in value && 'price' in value;
}

function isStored(value: unknown): value is StoredEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { key, seller, offer, change } = value as Partial<Record<keyof StoredEdit, unknown>>;
  return typeof key === 'string' && typeof seller === 'string' && isOffer(offer) && typeof change === 'object';
}

function readEdits(): StoredEdit[] {
  const stored = readStored('offerEdits');
  return Array.isArray(stored) ? stored.filter(isStored) : [];
}

const sellerId = (): string => currentSession()?.session.sellerId ?? '';
/** Whose edits these are, also when the session has ended by the time they are kept. */
let owner = '';

/** The keys that this tab writes down and removes; another tab's are left alone. */
const own = new Set<string>();

function writeDown(): void {
  const kept = keptEdits();
  if (kept.length === 0 && own.size === 0) return;
  for (const { key } of kept) own.add(key);
  const others = readEdits().filter(({ key }) => !own.has(key));
  const mine = kept.map(({ key, offer, change, group, typedAt }) => ({
    key,
    offer,
    change,
    group,
    typedAt,
    seller: owner,
  }));
  store('offerEdits', [...others, ...mine].slice(-most));
  if (kept.length === 0) own.clear();
}

/** Whoever gets the outcome of what is sent once that is possible. */
let receiver: EditOutcome | null = null;

/** Sends what is kept, each batch by itself; what is lost again is kept again. */
async function sendKept(): Promise<void> {
  const outcome = receiver;
  if (outcome === null || currentSession() === null) return;
  await Promise.all([...new Set(keptEdits().map(batchOf))].map((batch) => sendBatch(batch, outcome, false)));
}

/** Puts what an earlier page kept back into the list of what waits. */
function restore(): void {
  const known = new Set(editStore.current().edits.map(({ key }) => key));
  const found = readEdits().filter(({ key, seller }) => seller === owner && !known.has(key));
  if (found.length === 0) return;
  for (const { key } of found) own.add(key);
  const restored = found.map(({ key, offer, change, group, typedAt = null }) => ({
    key,
    offer,
    change,
    group,
    typedAt,
    sendAt: 0,
    isSending: false,
    isKept: true,
  }));
  setEdits([...restored, ...editStore.current().edits]);
}

/** What another tab has sent or taken back is over here, too; what it kept is listed here. */
function followOtherTab(): void {
  const written = new Set(readEdits().map(({ key }) => key));
  dropEdits(keptEdits().filter(({ key, isSending }) => own.has(key) && !isSending && !written.has(key)));
  restore();
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  editStore.subscribe(() => {
    writeDown();
    if (currentSession() !== null) listEdits();
  });
  whenSessionEnds(forgetListed);
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.offerEdits) followOtherTab();
  });
  window.addEventListener('online', () => void sendKept());
  window.addEventListener('offline', () => markKept(waitingEdits()));
  setInterval(() => {
    if (navigator.onLine) void sendKept();
  }, tryAgainEvery);
  // They are written down by seller: what cannot be sent now is not lost.
  beforeSessionEnds({ isUnsaved: () => false, finish: sendKept });
}

/** From now on what could not be sent is kept over a reload, and sent when there is a connection (GEN-19). */
export function keepEdits(outcome: EditOutcome): void {
  receiver = outcome;
  if (owner !== sellerId()) {
    // Another seller's edits stay where they were written down.
    own.clear();
    setEdits([], new Map());
    forgetListed();
    owner = sellerId();
  }
  watch();
  restore();
  if (navigator.onLine) void sendKept();
}

/** Sends what an earlier page kept from whatever screen is open; a screen of offers that is or was open goes on getting the outcome. */
export function resumeEdits(): void {
  keepEdits(receiver ?? { queries: queryClient, onFailure: () => {}, onGroup: () => {} });
}
