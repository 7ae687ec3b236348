import type { OfferDetail, OfferRow } from '@offizin/contract/offers/seller';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call, endsSession } from '../../../platform/client.ts';
import { type EditEnd, isListed, noteEnds } from './listed-edits.ts';
import { offerKeys, showOffer, showRows } from '../offer-queries.ts';
import {
  addRefusals,
  dropEdits,
  markKept,
  markSending,
  type OfferChange,
  type PendingEdit,
  rebaseEdits,
  waitingIn,
} from './waiting-edits.ts';

/** What became of a change of several offers. */
export interface GroupResult {
  readonly all: number;
  /** Refused by a rule: the reasons are shown at the rows. */
  readonly refused: number;
  /** Changed by somebody else meanwhile, or gone. */
  readonly outdated: number;
}

export interface EditOutcome {
  readonly queries: QueryClient;
  /** Called when the offer had changed meanwhile or the call failed. */
  readonly onFailure: (offer: OfferRow, error: unknown) => void;
  /** Called with the result of a change of several offers, or why it failed as a whole. */
  readonly onGroup: (result: GroupResult | { readonly error: unknown }) => void;
}

/** No answer, or a session that ended: what was typed is kept and sent once that is over. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || endsSession('PUT /offers/:productId', error));

/** A change whose answer got lost was made after all. */
function isMade(change: OfferChange, { price, stock, active, purchasePrice }: OfferDetail): boolean {
  const now: OfferChange = { price: price.amount, stock, active, purchasePrice: purchasePrice?.amount ?? null };
  return (Object.keys(change) as (keyof OfferChange)[]).every((name) => change[name] === now[name]);
}

function currentOf(error: ApiError): OfferDetail | null {
  return error.code === 'offer.version_conflict' ? ((error.problem?.current as OfferDetail | undefined) ?? null) : null;
}

/** What became of each product's edit; null when they need sending again. */
type Ends = ReadonlyMap<string, EditEnd> | null;

/** The key is the edit's own, and of the version that it is made of: sent again after a lost answer it acts once. */
async function sendOne(edit: PendingEdit, outcome: EditOutcome, keepalive: boolean): Promise<Ends> {
  const { key, offer, change, isKept } = edit;
  const { productId, version } = offer;
  const endOf = (end: EditEnd): Ends => new Map([[productId, end]]);
  const request = { params: { productId }, body: { version, ...change } };
  try {
    const saved = await call('PUT /offers/:productId', request, { keepalive, idempotencyKey: `${key}.${version}` });
    showOffer(outcome.queries, saved);
    rebaseEdits(saved);
    return endOf('saved');
  } catch (error) {
    if (isLost(error)) return null;
    const current = error instanceof ApiError ? currentOf(error) : null;
    if (current !== null) showOffer(outcome.queries, current);
    if (isKept && current !== null && isMade(change, current)) return endOf('saved');
    const [reason] = error instanceof ApiError && error.code === 'offer.refused' ? error.fieldErrors : [];
    if (reason !== undefined) addRefusals([{ productId, error: reason }]);
    else if (!isListed(edit)) outcome.onFailure(offer, error);
    return endOf(current === null ? 'refused' : 'changed');
  }
}

/** A group keeps its key for as long as it says the same: without an answer it is sent again and acts once. */
function keyOfGroup(sent: readonly PendingEdit[]): string {
  const versions = sent.reduce((sum, { offer }) => sum + offer.version, 0);
  return `${sent[0]?.group ?? ''}.${sent.length}.${versions}`;
}

const endsOfItems = {
  changed: 'saved',
  unchanged: 'saved',
  conflict: 'changed',
  missing: 'changed',
  refused: 'refused',
} as const;

async function sendGroup(sent: readonly PendingEdit[], outcome: EditOutcome, keepalive: boolean): Promise<Ends> {
  const onGroup: EditOutcome['onGroup'] = (result) => {
    if (!sent.every(isListed)) outcome.onGroup(result);
  };
  const changes = sent.map(({ offer, change }) => ({ productId: offer.productId, version: offer.version, ...change }));
  try {
    const idempotencyKey = keyOfGroup(sent);
    const { items } = await call('POST /offers/changes', { body: { changes } }, { keepalive, idempotencyKey });
    const saved = items.flatMap(({ offer }) => offer ?? []);
    showRows(outcome.queries, saved);
    saved.forEach(rebaseEdits);
    void outcome.queries.invalidateQueries({ queryKey: offerKeys.details });
    addRefusals(items.flatMap(({ productId, reason }) => (reason === null ? [] : [{ productId, error: reason }])));
    const count = (...outcomes: readonly string[]) => items.filter((item) => outcomes.includes(item.outcome)).length;
    onGroup({ all: items.length, refused: count('refused'), outdated: count('conflict', 'missing') });
    return new Map(items.map(({ productId, outcome: end }) => [productId, endsOfItems[end]]));
  } catch (error) {
    if (isLost(error)) return null;
    onGroup({ error });
    return new Map();
  }
}

/** Each product's edit that is being sent now. */
const sending = new Map<string, Promise<void>>();

async function send(edits: readonly PendingEdit[], outcome: EditOutcome, keepalive: boolean): Promise<void> {
  markSending(edits);
  const [first] = edits;
  const sent =
    first !== undefined && first.group === null
      ? sendOne(first, outcome, keepalive)
      : sendGroup(edits, outcome, keepalive);
  const ids = edits.map(({ offer }) => offer.productId);
  const done = sent.then((ends) => {
    for (const id of ids) sending.delete(id);
    if (ends === null) return markKept(edits);
    dropEdits(edits);
    noteEnds(edits, ends);
  });
  for (const id of ids) sending.set(id, done);
  await done;
}

/** Sends what waits in a batch; after an earlier edit of the same product, whose new version it needs. */
export async function sendBatch(batch: string, outcome: EditOutcome, keepalive: boolean): Promise<void> {
  const edits = waitingIn(batch);
  if (edits.length === 0) return;
  const earlier = edits.flatMap(({ offer }) => sending.get(offer.productId) ?? []);
  if (earlier.length === 0) return send(edits, outcome, keepalive);
  await Promise.all(earlier);
  return sendBatch(batch, outcome, keepalive);
}

/** Resolves when nothing is being sent any more. */
export async function allSent(): Promise<void> {
  await Promise.all(sending.values());
}
