import { brandIds } from '@offizin/domain/brand/brands';
import { expiresSoonWithin } from '@offizin/domain/price-proposals/proposal';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { findEnding } from '../read/ending-queries.ts';

/** Notifies sellers of proposals that end within two days, each once however often it runs (GEN-18). */
export const sendEndingProposalNotices = job(
  'notify_ending_proposals',
  async ({ app }) => {
    const now = app.clock();
    const until = new Date(now.getTime() + expiresSoonWithin);
    for (const brand of brandIds) {
      await withMarketplace(app.pool, brand, async (db) => {
        const ending = await findEnding(db, { brand, now, until });
        return notifyAll(
          db,
          ending.map(({ sellerId, proposalId, count, key }) => ({
            sellerId,
            kind: 'price_proposal_ending',
            params: { proposalId, count },
            dedupeKey: key,
            at: now,
          })),
        );
      });
    }
  },
  [{ at: '*/10 * * * *', tries: 1 }],
);
