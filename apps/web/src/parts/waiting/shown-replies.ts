import { unsentDrafts, type UnsentDraft, waitingReplies, type WaitingReply } from './waiting-replies.ts';

export function showReplies(replies: readonly WaitingReply[]): void {
  waitingReplies.set(replies.toSorted((a, b) => a.at.localeCompare(b.at)));
}

/** Adds a reply, or shows what it has become. */
export function showReply(reply: WaitingReply): void {
  showReplies([...waitingReplies.current().filter(({ id }) => id !== reply.id), reply]);
}

export const hideReply = (id: string): void => showReplies(waitingReplies.current().filter((reply) => reply.id !== id));

export function showDraft(draft: UnsentDraft): void {
  unsentDrafts.set(new Map(unsentDrafts.current()).set(draft.conversationId, draft));
}

export function hideDraft(conversationId: string): void {
  if (!unsentDrafts.current().has(conversationId)) return;
  unsentDrafts.set(new Map([...unsentDrafts.current()].filter(([id]) => id !== conversationId)));
}

export function forgetReplies(): void {
  waitingReplies.set([]);
  unsentDrafts.set(new Map());
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether something that was kept is a text to a customer. */
function isUnsentText(value: unknown, kind: 'reply' | 'draft'): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof WaitingReply, unknown>>;
  return kept.kind === kind && [kept.conversationId, kept.text, kept.draft].every(isText) && Array.isArray(kept.files);
}

const states: ReadonlySet<unknown> = new Set(['sending', 'waiting', 'to_settle']);

export function isReply(value: unknown): value is WaitingReply {
  if (!isUnsentText(value, 'reply')) return false;
  const { id, number, at, version, state } = value as Partial<Record<keyof WaitingReply, unknown>>;
  return [id, number, at].every(isText) && typeof version === 'number' && states.has(state);
}

export const isDraft = (value: unknown): value is UnsentDraft => isUnsentText(value, 'draft');
