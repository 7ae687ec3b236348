import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { ReplyReason } from '@offizin/domain/messages/waiting-reply';
import { createStore } from '../../platform/store.ts';

export interface ReplyFile {
  readonly fileId: string;
  readonly fileName: string;
}

/** A text to a customer that is not sent yet. */
export interface UnsentText {
  readonly conversationId: string;
  readonly text: string;
  readonly files: readonly ReplyFile[];
  /** What the server had as the draft when it was written. */
  readonly draft: string;
}

/** A reply that waits for a connection, or could not be sent. */
export interface WaitingReply extends UnsentText {
  /** It is sent with it as its idempotency key, however often. */
  readonly id: string;
  readonly kind: 'reply';
  readonly number: string;
  readonly customer: string | null;
  /** Of the conversation, as whoever wrote it had read it. */
  readonly version: number;
  /** When somebody wrote it. */
  readonly at: string;
  readonly state: 'sending' | 'waiting' | 'sent' | 'to_settle';
  /** Why it was not sent. */
  readonly reason: ReplyReason | null;
}

/** What was typed and could not be kept by the server. */
export interface UnsentDraft extends UnsentText {
  readonly kind: 'draft';
  /** Why the reply was not sent that it was. */
  readonly reason: ReplyReason | null;
  /** Whether a page shows it in the field already. */
  readonly isTaken: boolean;
}

/** Replies that wait, and what became of them, oldest first. */
export const waitingReplies = createStore<readonly WaitingReply[]>([]);

/** What was typed and is on this device alone, by its conversation. */
export const unsentDrafts = createStore<ReadonlyMap<string, UnsentDraft>>(new Map());

/** A page shows it in the field from now on; null where one does already. */
export function takeDraft(conversationId: string): UnsentDraft | null {
  const draft = unsentDrafts.current().get(conversationId);
  if (draft === undefined || draft.isTaken) return null;
  unsentDrafts.set(new Map(unsentDrafts.current()).set(conversationId, { ...draft, isTaken: true }));
  return draft;
}

export type NewReply = Pick<WaitingReply, 'conversationId' | 'number' | 'customer' | 'version'> & UnsentText;

export interface ReplyKeeper {
  /** Writes a reply down, sends it with its key, and resolves with null when it waits for a connection. */
  readonly reply: (
    reply: NewReply & { readonly id: string },
    send: (key: string) => Promise<ConversationDetail>,
  ) => Promise<ConversationDetail | null>;
  /** Keeps what the server could not. */
  readonly draft: (draft: UnsentText) => Promise<void>;
  /** The server has it. */
  readonly dropDraft: (conversationId: string) => Promise<void>;
  /** Takes a reply back that waits or could not be sent: its text is a draft again. */
  readonly takeBack: (reply: WaitingReply) => Promise<void>;
  /** Forgets a reply, and its text. */
  readonly drop: (reply: WaitingReply) => Promise<void>;
}

/** Who keeps replies, once this browser can; without it a reply fails where there is no connection. */
export const replyKeeper = createStore<ReplyKeeper | null>(null);
