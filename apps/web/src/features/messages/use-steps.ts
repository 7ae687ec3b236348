import type { ConversationDetail } from '@offizin/contract/messages/seller';
import type { ClosingReason } from '@offizin/domain/messages/conversation';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { messagesKey } from '../../parts/after-sale/message-counts.ts';
import { sendReplyOrKeep } from '../../parts/waiting/send-reply-or-keep.ts';
import type { ReplyFile } from '../../parts/waiting/waiting-replies.ts';
import { ApiError, call } from '../../platform/client.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { writeQuery } from '../../platform/write-query.ts';
import { conversationQuery } from './message-queries.ts';

/** Shows what became of a conversation; the lists and counts are read again. */
function show(queries: QueryClient, detail: ConversationDetail): void {
  writeQuery(queries, conversationQuery(detail.conversationId).queryKey, detail);
  for (const part of ['list', 'counts', 'order']) void queries.invalidateQueries({ queryKey: [...messagesKey, part] });
}

/** What a step could not change, because somebody else was faster. */
export const isChanged = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'conversation.changed' || error.code === 'conversation.invalid_state');

interface Taken {
  /** What is said once it is done. */
  readonly done: string;
  readonly onDone?: () => void;
}

/** Whose conversation it is, for what is said of it. */
function useWhose({ customer }: Pick<ConversationDetail, 'customer'>): { readonly name: string } {
  const t = useTranslations('messages.list');
  return { name: customer ?? t('erased') };
}

/** Takes a step; null where it waits for a connection. */
function useStep<T>(send: (what: T) => Promise<ConversationDetail | null>, { done, onDone }: Taken) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (detail) => {
      onDone?.();
      if (detail === null) return;
      show(queries, detail);
      showSnackbar('success', done);
    },
    onError: (error) => {
      if (error instanceof ApiError && isChanged(error) && error.problem?.current !== undefined)
        show(queries, error.problem.current as ConversationDetail);
      // Somebody else may have asked for the same units.
      else void queries.invalidateQueries({ queryKey: [...messagesKey, 'order'] });
    },
  });
}

interface Reply {
  readonly text: string;
  readonly files: readonly ReplyFile[];
  /** What the server has as the draft. */
  readonly draft: string;
}

export function useReply(of: ConversationDetail, onDone: () => void) {
  const { conversationId, orderNumber, customer, version } = of;
  const t = useTranslations('messages.composer');
  const params = { conversationId };
  const send = ({ text, files, draft }: Reply) =>
    sendReplyOrKeep(
      { conversationId, number: orderNumber, customer, version, text, files, draft },
      (idempotencyKey) => {
        const body = { version, text, files: [...files] };
        return call(
          'POST /messages/:conversationId/reply',
          { params, body },
          { repeats: navigator.onLine ? 2 : 0, idempotencyKey },
        );
      },
    );
  return useStep(send, { done: t('sent', useWhose(of)), onDone });
}

interface Replacing {
  readonly items: readonly { readonly lineId: string; readonly units: number }[];
  readonly reply: { readonly text: string; readonly files: readonly ReplyFile[] } | null;
}

export function useReplace({ conversationId, version }: ConversationDetail, done: string, onDone: () => void) {
  const params = { conversationId };
  return useStep(
    ({ items, reply }: Replacing) =>
      call(
        'POST /messages/:conversationId/replacements',
        {
          params,
          body: { version, items: [...items], reply: reply && { text: reply.text, files: [...reply.files] } },
        },
        { repeats: 2 },
      ),
    { done, onDone },
  );
}

export function useClose(of: ConversationDetail, onDone: () => void) {
  const { conversationId, version } = of;
  const t = useTranslations('messages.close');
  const params = { conversationId };
  return useStep(
    (reason: ClosingReason | null) =>
      call('POST /messages/:conversationId/close', { params, body: { version, reason } }, { repeats: 2 }),
    { done: t('done', useWhose(of)), onDone },
  );
}

export function useNote(of: ConversationDetail, onDone: () => void) {
  const { conversationId } = of;
  const t = useTranslations('messages.note');
  const params = { conversationId };
  return useStep(
    (text: string) => call('POST /messages/:conversationId/notes', { params, body: { text } }, { repeats: 2 }),
    { done: t('saved', useWhose(of)), onDone },
  );
}
