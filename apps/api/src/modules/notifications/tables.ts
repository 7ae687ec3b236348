import type { BrandId } from '@offizin/domain/brand/brands';
import type { NotificationGroup, NotificationKind, NotificationParams } from '@offizin/domain/notifications/kinds';
import type { Generated, JSONColumnType } from 'kysely';

export type MailOutcome = 'sent' | 'refused' | 'nothing_left';

interface NotificationTable {
  seller_id: string;
  brand: Generated<BrandId>;
  id: Generated<string>;
  kind: NotificationKind;
  params: JSONColumnType<NotificationParams>;
  dedupe_key: string;
  created_at: Date;
  read_at: Date | null;
  /** When it was written, which may be later than what it is about. */
  written_at: Generated<Date>;
}

interface NotificationPreferenceTable {
  seller_id: string;
  brand: Generated<BrandId>;
  user_id: string;
  group: NotificationGroup;
  email: Generated<boolean>;
  sound: Generated<boolean>;
  mailed_until: Generated<Date>;
}

interface NotificationMailTable {
  seller_id: string;
  brand: Generated<BrandId>;
  id: Generated<string>;
  user_id: string;
  group: NotificationGroup;
  since: Date;
  until: Date;
  created_at: Generated<Date>;
  outcome: MailOutcome | null;
}

export interface NotificationSchema {
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  notification_mail: NotificationMailTable;
}
