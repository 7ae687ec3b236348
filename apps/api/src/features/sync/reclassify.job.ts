import { brandIds } from '@offizin/domain/brand/brands';
import { withMarketplace, withSeller } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { judgeSellerAgain } from '../../owners/offers/judge-again.ts';
import { reclassifyInThread } from '../../engine/engine.ts';
import { countRed } from '../../engine/red-queries.ts';
import { findChangedProducts, findSellersOffering, findVersions } from '../../engine/reclassify-queries.ts';
import { notifyNewErrors } from '../../engine/notify-new-errors.ts';
import { markClassified } from '../../owners/catalogue/catalogue-version-queries.ts';

/**
 * Finds the sellers whose offers the changes of a brand's catalogue concern and has them judged anew; `everything`
 * (once a day) all of them, because stock ages and certificates expire without any change.
 */
export const reclassifyOffers = job(
  'reclassify_offers',
  ({ app }, { brand, everything }) =>
    withMarketplace(app.pool, brand, async (db) => {
      const { version, classified } = await findVersions(db, brand);
      if (version === classified && everything !== true) return;
      const changed = everything === true ? null : await findChangedProducts(db, brand, classified);
      for (const sellerId of await findSellersOffering(db, brand, changed)) await judgeSellerAgain(db, sellerId);
      await markClassified(db, brand, version);
    }),
  brandIds.map((brand) => ({
    at: '23 2 * * *',
    tries: 3,
    id: `reclassify_${brand}`,
    payload: { brand, everything: true },
  })),
);

/** Judges all offers of one seller anew. */
export const reclassifySeller = job('reclassify_seller', async (context, { sellerId }) => {
  const { app } = context;
  const now = app.clock();
  const before = await withSeller(app.pool, sellerId, (db) => countRed(db, sellerId));
  const changed = await reclassifyInThread(context, { sellerId, now: now.getTime() });
  if (changed === 0) return;
  await withSeller(app.pool, sellerId, (db) => notifyNewErrors(db, { sellerId, before, now }));
});
