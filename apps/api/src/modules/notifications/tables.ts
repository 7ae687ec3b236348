import type { NotificationGroup, NotificationKind, NotificationParams } from '@offizin/domain/notifications/kinds';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

export type MailOutcome = 'sent' | 'refused' | 'nothing_left';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** `written_at`: When it was written, which may be later than what it is about. */
    notification: Row<
      Columns['notification'],
      {
        kind: NotificationKind;
        params: NotificationParams;
      }
    >;
    notification_mail: Row<
      Columns['notification_mail'],
      {
        group: NotificationGroup;
        outcome: MailOutcome;
      }
    >;
    notification_preference: Row<
      Columns['notification_preference'],
      {
        group: NotificationGroup;
      }
    >;
  }
}
