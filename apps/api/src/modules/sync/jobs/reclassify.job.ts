import { limits } from '@offizin/domain/limits';
import { brandIds } from '@offizin/domain/brand/brands';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { judgeSellerAgain } from '../../offers/write/judge-again.ts';
import { reclassifyTask } from '../../../engine/engine-tasks.ts';
import { findWhatStands } from '../../offers/write/what-stands-queries.ts';
import { findChangedProducts, findSellersConcerned, findVersions } from '../../../engine/reclassify-queries.ts';
import { notifyNewErrors } from '../../../engine/notify-new-errors.ts';
import { markClassified } from '../../catalogue/write/catalogue-version-queries.ts';

/**
 * Finds the sellers whose offers or results the changes of a brand's catalogue concern and has them judged again; `everything`
 * (once a day) all of them, because stock ages and certificates expire without any change.
 */
export const reclassifyOffers = job(
  'reclassify_offers',
  ({ app }, { brand, everything }) =>
    withMarketplace(app.pool, brand, async (db) => {
      const { version, classified } = await findVersions(db, brand);
      if (version === classified && everything !== true) return;
      const changed = everything === true ? null : await findChangedProducts(db, brand, classified);
      for (const sellerId of await findSellersConcerned(db, brand, changed)) await judgeSellerAgain(db, sellerId);
      await markClassified(db, brand, version);
    }),
  brandIds.map((brand) => ({
    at: '23 2 * * *',
    tries: 3,
    id: `reclassify_${brand}`,
    payload: { brand, everything: true },
  })),
);

/** Judges all offers of one seller again. */
export const reclassifySeller = job('reclassify_seller', async (context, { sellerId }) => {
  const { app } = context;
  const now = app.clock();
  const { red: before } = await withSellerOfJob(app.pool, sellerId, (db) => findWhatStands(db));
  const task = { sellerId, now: now.getTime() };
  const { changed } = await reclassifyTask.run(context.threads, task, { seconds: limits.catalogueJobSeconds });
  if (changed === 0) return;
  await withSellerOfJob(app.pool, sellerId, (db) => notifyNewErrors(db, { before, now }));
});
