import { beforeSessionEnds } from '../../../platform/before-session-ends.ts';
import { draftOf as textOf, dropDraft as dropText, keepDraft as keepText } from '../../../platform/form-drafts.ts';
import { currentSession, whenSessionEnds } from '../../../platform/session.ts';
import { readStored, store } from '../../../platform/storage.ts';
import { orderTextName } from '../../../platform/stored-form-drafts.ts';
import { type Draft, type DraftKey, draftsIn, draftsKept } from './stored-drafts.ts';

const sellerId = (): string => currentSession()?.session.sellerId ?? '';
const isOf = (key: DraftKey) => (draft: Draft) =>
  draft.seller === sellerId() && draft.orderId === key.orderId && draft.action === key.action;

/** What must not be stored for whoever comes next, such as free text, is kept until the page is left. */
const unstored = new Map<string, unknown>();
whenSessionEnds(() => unstored.clear());
const nameOf = ({ orderId, action }: DraftKey): string => orderTextName(orderId, action);

// Of a session that ends unasked a text is kept for its own user; nobody is asked about it, as closing a form loses nothing.
beforeSessionEnds({
  keep: () => {
    for (const [name, typed] of unstored)
      if (typeof typed === 'string' && typed !== '') keepText(name, [{ name: 'comment', saved: '', typed }]);
  },
});

/** What was typed for an order and not sent; null when there is nothing, or it is older than a day. */
export function draftOf(key: DraftKey): { readonly values: unknown; readonly unstored: unknown } | null {
  const draft = draftsIn(readStored('orderDrafts'), Date.now()).find(isOf(key));
  return draft === undefined
    ? null
    : { values: draft.values, unstored: unstored.get(nameOf(key)) ?? textOf(nameOf(key))[0]?.typed };
}

export function keepDraft(key: DraftKey, values: unknown, rest?: unknown): void {
  const others = draftsIn(readStored('orderDrafts'), Date.now()).filter((draft) => !isOf(key)(draft));
  store('orderDrafts', [...others, { ...key, seller: sellerId(), values, at: Date.now() }].slice(-draftsKept));
  unstored.set(nameOf(key), rest);
  dropText(nameOf(key));
}

export function dropDraft(key: DraftKey): void {
  const drafts = draftsIn(readStored('orderDrafts'), Date.now());
  const others = drafts.filter((draft) => !isOf(key)(draft));
  if (others.length < drafts.length) store('orderDrafts', others);
  unstored.delete(nameOf(key));
  dropText(nameOf(key));
}
