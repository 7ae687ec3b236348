import type { Readable } from 'node:stream';
import { catalogueMachineApi } from '@offizin/contract/catalogue/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { InputOf } from '../../../platform/http/route.ts';
import { findCoveredProducts } from '../write/covered-product-queries.ts';
import { noteMarketHeard } from '../write/market-heard-queries.ts';
import { refreshMarkets, upsertMarketOffers, upsertMarketSellers } from '../write/market-offer-queries.ts';
import { askToFollow } from '../../price-rules/write/ask-for-rules.ts';
import { askForReclassification } from './ask-for-reclassification.ts';
import { readRecords } from '../../../platform/http/read-records.ts';

/** Takes any number of market offers; best and highest prices follow, and the offers they concern are looked at again. */
export async function bulkMarketOffers({
  app,
  inTransaction,
  caller,
  request,
  now,
  fail,
}: InputOf<typeof catalogueMachineApi.bulkMarketOffers>) {
  const day = wallClockAt(now, brands[caller.brand].timeZone).date;
  const result = await readRecords({
    body: request.body as Readable | undefined,
    fail,
    schema: catalogueMachineApi.bulkMarketOffers.bodyStream.record,
    keyOf: (offer) => `${offer.productId} ${offer.seller}`,
    write: (batch) =>
      inTransaction(async (db) => {
        await upsertMarketSellers(db, caller.brand, batch);
        const productIds = batch.map(({ productId }) => productId);
        const covered = await findCoveredProducts(db, caller.brand, productIds);
        const portion = { brand: caller.brand, offers: batch, covered, at: app.clock() };
        const moved = await upsertMarketOffers(db, portion);
        if (moved.length > 0) {
          await refreshMarkets(db, { brand: caller.brand, day }, moved);
          await askForReclassification(db, caller.brand);
          if (covered.length > 0) await askToFollow(db, caller.brand, app.clock());
        }
        return { changed: moved.length };
      }),
  });
  // A body without a line says that nothing has changed; one without a right line says nothing.
  if (result.accepted > 0 || result.errors.length === 0)
    await inTransaction((db) => noteMarketHeard(db, caller.brand, app.clock()));
  return result;
}
