import { brandIds } from '@offizin/domain/brand/brands';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { job } from '../../../platform/jobs/job.ts';
import { sealedAgain } from '../../../platform/seal.ts';
import { isPushed } from '../../events/write/marketplace-event-queries.ts';
import { enqueueLostDeliveries } from '../write/delivery-write-queries.ts';
import { findSealedSecrets } from '../write/webhook-queries.ts';
import { keepSecret } from '../write/webhook-write-queries.ts';

/** Finds deliveries and events whose job was lost, as after a database that was away for all of its tries. */
export const lookAfterWebhooks = job(
  'look_after_webhooks',
  async ({ app }) => {
    for (const brand of brandIds) {
      const found = await withMarketplace(app.pool, brand, async (db) => {
        const push = { queue: `push_events:${brand}`, key: `push_events:${brand}` };
        if (await isPushed(db, brand)) await enqueueJob(db, { name: 'push_events', payload: { brand } }, push);
        return enqueueLostDeliveries(db, brand, app.clock());
      });
      if (found > 0) app.log.info({ brand, found }, 'webhook deliveries are late and were asked for again');
    }
  },
  [{ at: '* * * * *', tries: 1 }],
);

/** Seals with the newest key what older ones sealed. */
export const sealWebhooksAgain = job(
  'seal_webhooks_again',
  async ({ app }) => {
    for (const brand of brandIds)
      await withMarketplace(app.pool, brand, async (db) => {
        for (const { id, webhook_id: webhookId, sealed: before } of await findSealedSecrets(db, brand)) {
          const sealed = sealedAgain(app.sealKeys, before, webhookId);
          if (sealed !== null) await keepSecret(db, { id, brand, before, sealed });
        }
      });
  },
  [{ at: '37 * * * *', tries: 2 }],
);
