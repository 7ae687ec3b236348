import { brandIds } from '@offizin/domain/brand/brands';
import { dueSoonWithin } from '@offizin/domain/messages/urgency';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findDueSoon } from '../read/due-queries.ts';

/** Notifies shops of replies that are due within two hours, each once however often it runs (GEN-18). */
export const sendDueReplyNotices = job(
  'notify_due_replies',
  async ({ app }) => {
    const now = app.clock();
    const until = new Date(now.getTime() + dueSoonWithin);
    for (const brand of brandIds) {
      await withMarketplace(app.pool, brand, async (db) => {
        const due = await findDueSoon(db, { brand, now, until });
        return notifyAll(
          db,
          due.map(({ sellerId, conversationId, number, key }) => ({
            sellerId,
            kind: 'message_due_soon',
            params: { number, conversationId },
            dedupeKey: key,
            at: now,
          })),
        );
      });
    }
  },
  [{ at: '*/5 * * * *', tries: 1 }],
);
