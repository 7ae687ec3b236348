import type { Said } from '../orders/waiting-acts.ts';
import { limits } from '../limits.ts';

/** Why a reply that waited for a connection was not sent. */
export const replyReasons = [
  /** The conversation was written in or closed meanwhile: that is read first. */
  'changed',
  /** Its files went again: they are kept for a day. */
  'files_gone',
  /** It waited longer than the server knows its key. */
  'too_old',
  /** Refused for another reason. */
  'refused',
] as const;
export type ReplyReason = (typeof replyReasons)[number];

const changedCodes: ReadonlySet<string> = new Set(['conversation.changed', 'conversation.invalid_state']);

export function replyReason({ status, code }: Said, files: number): ReplyReason {
  if (changedCodes.has(code)) return 'changed';
  return status === 404 && files > 0 ? 'files_gone' : 'refused';
}

export interface KeptText {
  readonly text: string;
  /** What the server had as the draft when it was written; it says nothing that the text has not taken up. */
  readonly draft: string;
}

/** What stands in the field once a text comes back that was not sent, beside what is there: nothing that somebody typed is lost. */
export function textBack({ text, draft }: KeptText, there: string): string {
  const [own, other] = [text.trim(), there.trim()];
  if (other === '' || other === draft.trim() || own.includes(other)) return text;
  if (own === '' || other.includes(own)) return there;
  return `${text.trimEnd()}\n\n${there.trimStart()}`;
}

/** Whether a reply fits; texts that came together may be longer than what can be typed. */
export const fits = (text: string): boolean => text.length <= limits.messageText;
