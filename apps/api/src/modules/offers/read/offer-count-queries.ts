import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export function findOfferCounts(db: SellerDb, sellerId: string) {
  return db.rows(query.selectFrom('offer_count').select(['status', 'offers']).where('seller_id', '=', sellerId));
}

/** When a file, a feed or the marketplace last changed the seller's catalogue, or null. */
export async function findLastSynchronisation(db: SellerDb, sellerId: string): Promise<Date | null> {
  const last = (kind: 'upload' | 'feed' | 'marketplace') =>
    db.first(
      query
        .selectFrom('catalogue_run')
        .select('finished_at')
        .where('seller_id', '=', sellerId)
        .where('kind', '=', kind)
        .where('dry', '=', false)
        .where('status', '=', 'completed')
        .orderBy('no', 'desc')
        .limit(1),
    );
  const found = await Promise.all([last('upload'), last('feed'), last('marketplace')]);
  const times = found.flatMap((row) => (row?.finished_at ? [row.finished_at] : []));
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** What changes whenever the seller's offers or the brand's catalogue do, the seller's feed goes, or its price rules have looked at offers. */
export async function findOfferState(
  db: SellerDb,
  { sellerId, brand }: { sellerId: string; brand: BrandId },
): Promise<string> {
  const [run, catalogue, feed, rules, act] = await Promise.all([
    db.first(
      query.selectFrom('catalogue_run').select('no').where('seller_id', '=', sellerId).orderBy('no', 'desc').limit(1),
    ),
    db.first(query.selectFrom('catalogue_version').select('version').where('brand', '=', brand)),
    db.first(query.selectFrom('feed').select('seller_id').where('seller_id', '=', sellerId)),
    db.first(
      query.selectFrom('price_rule_shop').select(['looked_at', 'market_version']).where('seller_id', '=', sellerId),
    ),
    db.first(
      query
        .selectFrom('price_rule_event')
        .select('no')
        .where('seller_id', '=', sellerId)
        .orderBy('no', 'desc')
        .limit(1),
    ),
  ]);
  const looked = `${rules?.looked_at?.getTime() ?? 0} ${rules?.market_version ?? 0} ${act?.no ?? 0}`;
  return `${run?.no ?? 0} ${catalogue?.version ?? 0} ${feed === undefined ? '' : 'feed'} ${looked}`;
}
