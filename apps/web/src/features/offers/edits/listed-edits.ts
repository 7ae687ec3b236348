import { connectionPanel } from '../../../parts/waiting/act-keeper.ts';
import { type OfferAct, offerActs } from '../../../parts/waiting/offer-acts.ts';
import { dropEdits, keptEdits, type PendingEdit } from './waiting-edits.ts';

/** What the server made of an edit: it was saved, the offer was another one by then, or it was refused. */
export type EditEnd = 'saved' | 'changed' | 'refused';

interface EndedEdit {
  readonly edit: PendingEdit;
  readonly end: EditEnd;
}

let ended: readonly EndedEdit[] = [];

/** Whether edits that wait, and what becomes of them, are said in the list of all that waits. */
export const isListed = ({ isKept }: PendingEdit): boolean => isKept && connectionPanel.current() !== null;

function actOf({ key, offer, change, typedAt }: PendingEdit): Omit<OfferAct, 'state' | 'reason' | 'drop'> {
  const { price, purchasePrice, ...rest } = change;
  const { productId, pack } = offer;
  // One product comes in several packs.
  const name = `${offer.name} ${pack}`.trim();
  const { currency } = offer.price;
  const paid = purchasePrice === null ? null : { amount: purchasePrice ?? 0, currency };
  const shown = {
    ...rest,
    ...(price !== undefined && { price: { amount: price, currency } }),
    ...(purchasePrice !== undefined && { purchasePrice: paid }),
  };
  return { id: key, productId, name, change: shown, at: typedAt };
}

function hide(key: string): void {
  ended = ended.filter(({ edit }) => edit.key !== key);
  listEdits();
}

/** Lists the edits that wait, and what became of others, among the rest of what waits. */
export function listEdits(): void {
  const over = ended.map(({ edit, end }): OfferAct => {
    const { key } = edit;
    const [state, reason] = end === 'saved' ? (['sent', null] as const) : (['to_settle', end] as const);
    return { ...actOf(edit), state, reason, drop: () => hide(key) };
  });
  const open = keptEdits().map((edit): OfferAct => {
    const state = edit.isSending ? 'sending' : 'waiting';
    return { ...actOf(edit), state, reason: null, drop: () => dropEdits([edit]) };
  });
  const acts = [...over, ...open];
  if (acts.length > 0 || offerActs.current().length > 0) offerActs.set(acts);
}

/** Remembers what became of edits that were listed. */
export function noteEnds(edits: readonly PendingEdit[], ends: ReadonlyMap<string, EditEnd>): void {
  const added = edits
    .filter(isListed)
    .map((edit): EndedEdit => ({ edit, end: ends.get(edit.offer.productId) ?? 'refused' }));
  if (added.length === 0) return;
  ended = [...ended, ...added];
  listEdits();
}

/** What was listed is another seller's, or the session has ended. */
export function forgetListed(): void {
  ended = [];
  offerActs.set([]);
}
