import type { ConversationDetail } from '@offizin/contract/messages/seller';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesKey } from '../../parts/after-sale/message-counts.ts';
import { call } from '../../platform/client.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { useSignedIn } from '../../platform/session.ts';

/** Notes that a conversation was opened, by those who answer: its dot goes from everybody's list. Not done it is done next time. */
export function useSeen(conversation: ConversationDetail | undefined): void {
  const queries = useQueryClient();
  const isOffline = useOfflineSince() !== null;
  const isReader = useRoleRefusal('messages') !== null;
  const isOperator = useSignedIn().session.impersonatedBy !== null;
  const conversationId = conversation?.conversationId ?? null;
  const isDue = conversation?.unread === true && !isOffline && !isReader && !isOperator;
  useEffect(() => {
    if (!isDue || conversationId === null) return;
    call('PUT /messages/:conversationId/seen', { params: { conversationId } }).then(
      () => void queries.invalidateQueries({ queryKey: messagesKey }),
      () => {},
    );
  }, [queries, conversationId, isDue]);
}
