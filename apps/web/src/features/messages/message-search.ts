import {
  type ConversationView,
  conversationViewNames,
  messageSubjects,
  type MessageSubject,
} from '@offizin/domain/messages/conversation';
import { useSearch } from '@tanstack/react-router';
import { limits } from '@offizin/domain/limits';
import { cutText } from '@offizin/domain/typed/cut-text';
import { oneOf } from '../../platform/one-of.ts';

/** What an address of the screen shows. */
export interface MessageSearch {
  readonly view: ConversationView;
  readonly conversation: string | null;
  readonly search: string | undefined;
  readonly subject: MessageSubject | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

export function messageSearch(raw: Record<string, unknown>): MessageSearch {
  const search = cutText(textOf(raw['search']), limits.conversationSearch);
  const conversation = textOf(raw['conversation']);
  return {
    view: oneOf(raw['view'], conversationViewNames) ?? 'to_answer',
    conversation: conversation === '' ? null : conversation,
    search: search.length < 2 ? undefined : search,
    subject: oneOf(raw['subject'], messageSubjects),
  };
}

export const useMessageSearch = (): MessageSearch => messageSearch(useSearch({ strict: false }));

/** The part of an address that shows this; what is usual is left out. */
export function addressOf(shown: Partial<MessageSearch>): Record<string, string> {
  const { view, conversation, search, subject } = shown;
  return {
    ...(view !== undefined && view !== 'to_answer' && { view }),
    ...(search !== undefined && { search }),
    ...(subject !== undefined && { subject }),
    ...(conversation && { conversation }),
  };
}
