import { brandIds } from '@offizin/domain/brand/brands';
import { quietBefore } from '@offizin/domain/messages/conversation';
import { announceTo } from '../../events/write/announce-queries.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { closeQuiet } from '../write/conversation-queries.ts';

/** Closes what was answered two weeks ago and stayed quiet (ORD-22). Runs every hour. */
export const closeQuietConversations = job(
  'close_quiet_conversations',
  async ({ app }) => {
    const now = app.clock();
    const quietSince = quietBefore(now);
    for (const brand of brandIds) {
      const closed = await withMarketplace(app.pool, brand, async (db) => {
        const conversations = await closeQuiet(db, { brand, quietSince, now });
        await announceTo(
          db,
          conversations.map(({ sellerId, id }) => ({
            sellerId,
            topic: 'messages' as const,
            payload: { conversationId: id, state: 'closed' },
          })),
        );
        return conversations.length;
      });
      if (closed > 0) app.log.info({ brand, closed }, 'quiet conversations were closed');
    }
  },
  [{ at: '23 * * * *', tries: 1 }],
);
