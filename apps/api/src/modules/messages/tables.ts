import type {
  ClosingReason,
  ConversationState,
  MessageAuthor,
  MessageSubject,
} from '@offizin/domain/messages/conversation';
import type { ContactKind } from '@offizin/domain/messages/contact-data';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { EvidenceFile } from '../files/write/evidence-files.ts';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** A file of a message; `place` from 1. */
export interface MessageFile extends EvidenceFile {
  readonly place: number;
}

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    conversation: Row<
      Columns['conversation'],
      { subject: MessageSubject; state: ConversationState; closing_reason: ClosingReason }
    >;
    message: Row<Columns['message'], { author: MessageAuthor; hidden: ContactKind[]; files: MessageFile[] }>;
    message_draft: Columns['message_draft'];
    message_template: Row<Columns['message_template'], { locale: LocaleCode }>;
    message_turn: Columns['message_turn'];
  }
}
