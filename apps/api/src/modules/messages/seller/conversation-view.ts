import type { ConversationDetail, ConversationSummary, MessageView } from '@offizin/contract/messages/seller';
import { asksSomething, reopensUntil } from '@offizin/domain/messages/conversation';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import type { ListedConversation } from '../read/conversation-list-queries.ts';
import type { ThreadMessage } from '../read/thread-queries.ts';
import { messageFileView } from '../write/message-files.ts';

export function summaryView(row: ListedConversation): ConversationSummary {
  return {
    conversationId: row.id,
    version: row.version,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    subject: row.subject,
    state: row.state,
    customer: row.isErased ? null : row.customer,
    excerpt: row.excerpt,
    lastBy: row.lastBy,
    lastAt: row.lastAt.toISOString(),
    messages: row.messages,
    files: row.files,
    dueAt: row.dueAt?.toISOString() ?? null,
    unread: row.unread,
    readOnly: row.readOnly,
  };
}

const messageView = ({ id, author, by, at, text, hidden, files }: ThreadMessage): MessageView => ({
  messageId: id,
  author,
  by,
  at: at.toISOString(),
  text,
  hidden: [...hidden],
  files: (files ?? []).map(messageFileView),
});

/** Whether something of what the customer wrote since the last reply is a question. */
function isAsking(thread: readonly ThreadMessage[]): boolean {
  const lastReply = thread.findIndex(({ author }) => author === 'shop');
  const since = lastReply === -1 ? thread : thread.slice(0, lastReply);
  return since.some(({ author, text }) => author === 'customer' && asksSomething(text));
}

export interface Draft {
  readonly userId: string;
  readonly text: string;
  readonly by: string;
  readonly savedAt: Date;
}

interface Seen {
  /** The newest first. */
  readonly thread: readonly ThreadMessage[];
  readonly drafts: readonly Draft[];
  readonly userId: string | null;
  readonly now: Date;
}

export function detailView(row: ListedConversation, { thread, drafts, userId, now }: Seen): ConversationDetail {
  const { closedAt, closedBy, closingReason } = row;
  const own = drafts.find((draft) => draft.userId === userId);
  const writing = drafts.filter((draft) => draft !== own && secondsAfter(draft.savedAt, limits.messageWriting) > now);
  return {
    ...summaryView(row),
    asksSomething: row.state === 'open' && isAsking(thread),
    closed: closedAt && { at: closedAt.toISOString(), by: closedBy, reason: closingReason },
    reopensUntil: reopensUntil(row).toISOString(),
    thread: thread.toReversed().map(messageView),
    draft: own === undefined ? null : { text: own.text, savedAt: own.savedAt.toISOString() },
    writing: writing.map(({ by }) => by),
  };
}
