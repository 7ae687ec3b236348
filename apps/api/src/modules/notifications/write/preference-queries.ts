import type { NotificationGroup } from '@offizin/domain/notifications/kinds';
import { sql } from 'kysely';
import { databaseNow } from '../../../platform/db/scopes/clock.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

interface GroupPreference {
  readonly group: NotificationGroup;
  readonly email: boolean;
  readonly sound: boolean;
}

/** Keeps a user's choices; mails begin with what happens after they were asked for. */
export async function savePreferences(
  db: SellerDb,
  { sellerId, userId }: { sellerId: string; userId: string },
  choices: readonly GroupPreference[],
): Promise<void> {
  const now = await databaseNow(db);
  await db.rows(
    query
      .insertInto('notification_preference')
      .values(choices.map((choice) => ({ seller_id: sellerId, user_id: userId, ...choice })))
      .onConflict((conflict) =>
        conflict.columns(['seller_id', 'user_id', 'group']).doUpdateSet({
          email: sql<boolean>`excluded.email`,
          sound: sql<boolean>`excluded.sound`,
          mailed_until: sql<Date>`case when excluded.email and not notification_preference.email then ${now} else notification_preference.mailed_until end`,
        }),
      ),
  );
}
