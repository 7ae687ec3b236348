import { feedHealth } from '@offizin/domain/feeds/feed-schedule';
import { lineTarget } from '@offizin/domain/home/home-lines';
import { fixPlan } from '@offizin/domain/sync/fix-plan';
import { countParcels } from '../../orders/write/parcel-queries.ts';
import { countOffersOffSale, countRedResults, findActiveFeed } from '../read/home-queries.ts';
import type { LineReader } from './reading.ts';

/** What the screen shows that the line leads to: results, or offers of who has no screen of results. */
export const notOnSale: LineReader<'not_on_sale'> = async ({ db, session }) => {
  const hasResults = lineTarget('not_on_sale', session.subject) !== 'my_products';
  const reds = hasResults ? await countRedResults(db) : await countOffersOffSale(db);
  const count = reds.reduce((sum, { products }) => sum + products, 0);
  if (count === 0) return null;
  const plan = fixPlan(count, Object.fromEntries(reds.map(({ finding, products }) => [finding, products])));
  return { kind: 'not_on_sale', count, causes: plan.causes.map(({ type }) => type), fixable: plan.products };
};

export const feedHeld: LineReader<'feed_held'> = async ({ db }) => {
  const feed = await findActiveFeed(db);
  const uploadId = feed?.heldUpload ?? null;
  return uploadId === null ? null : { kind: 'feed_held', uploadId };
};

/** While a list is held there is that line; the feed itself is fine. */
export const feedFailing: LineReader<'feed_failing'> = async ({ db, now }) => {
  const feed = await findActiveFeed(db);
  if (feed === undefined || feed.heldUpload !== null) return null;
  const health = feedHealth({ ...feed, isHeld: false }, feed.createdAt, now);
  if (health !== 'stale' && health !== 'failing') return null;
  return { kind: 'feed_failing', since: (feed.lastSuccessAt ?? feed.createdAt).toISOString() };
};

export const parcels: LineReader<'parcels'> = async ({ db }) => {
  const count = await countParcels(db);
  return count === 0 ? null : { kind: 'parcels', count };
};
