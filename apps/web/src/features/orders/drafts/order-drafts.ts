import { currentSession, whenSessionEnds } from '../../../platform/session.ts';
import { readStored, store } from '../../../platform/storage.ts';
import { type Draft, type DraftKey, draftsIn, draftsKept } from './stored-drafts.ts';

const sellerId = (): string => currentSession()?.session.sellerId ?? '';
const isOf = (key: DraftKey) => (draft: Draft) =>
  draft.seller === sellerId() && draft.orderId === key.orderId && draft.action === key.action;

/** What must not be stored, such as free text, is kept until the page is left. */
const unstored = new Map<string, unknown>();
whenSessionEnds(() => unstored.clear());
const nameOf = ({ orderId, action }: DraftKey): string => `${orderId}/${action}`;

/** What was typed for an order and not sent; null when there is nothing, or it is older than a day. */
export function draftOf(key: DraftKey): { readonly values: unknown; readonly unstored: unknown } | null {
  const draft = draftsIn(readStored('orderDrafts'), Date.now()).find(isOf(key));
  return draft === undefined ? null : { values: draft.values, unstored: unstored.get(nameOf(key)) };
}

export function keepDraft(key: DraftKey, values: unknown, rest?: unknown): void {
  const others = draftsIn(readStored('orderDrafts'), Date.now()).filter((draft) => !isOf(key)(draft));
  store('orderDrafts', [...others, { ...key, seller: sellerId(), values, at: Date.now() }].slice(-draftsKept));
  unstored.set(nameOf(key), rest);
}

export function dropDraft(key: DraftKey): void {
  const drafts = draftsIn(readStored('orderDrafts'), Date.now());
  const others = drafts.filter((draft) => !isOf(key)(draft));
  if (others.length < drafts.length) store('orderDrafts', others);
  unstored.delete(nameOf(key));
}
