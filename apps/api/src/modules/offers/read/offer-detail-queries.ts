import type { RunKind } from '@offizin/contract/offers/seller';
import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import { feedColumns, feedOf } from './feed-difference-queries.ts';
import { joinPurchasePrice, purchasePriceColumn } from '../../purchase-prices/write/purchase-price-queries.ts';
import { followedRuleColumns, joinFollowedRule } from '../../price-rules/write/followed-rule-queries.ts';
import { offerColumns, type OfferRecord, othersOf } from './offer-list-queries.ts';
import { bestOther } from '../write/market-columns-queries.ts';
import type { OfferPoint } from '../write/judge-change.ts';
import type { OfferScope } from './offer-source-queries.ts';

export interface OfferFacts extends OfferRecord {
  readonly moreImages: ProductImage[];
  readonly pageUrl: string | null;
  readonly blocked: boolean;
  readonly prescription: boolean;
  readonly selective: boolean;
  readonly certificate: string | null;
  readonly createdAt: Date;
  readonly createdRun: number;
}

/** Offers with everything the rules look at. */
export function findOffers(db: SellerDb, scope: OfferScope, productIds: readonly string[]): Promise<OfferFacts[]> {
  return db.rows(sql<OfferFacts>`
      select one.*, r.others, r.before, ${feedColumns}, ${purchasePriceColumn}, ${followedRuleColumns} from (
        select ${offerColumns(scope)}, p.more_images as "moreImages", p.page_url as "pageUrl", p.blocked, p.prescription,
          p.selective, p.certificate, o.created_at as "createdAt", o.created_run as "createdRun"
        from product p join offer o on o.seller_id = ${scope.sellerId}::uuid and o.product_no = p.no
        left join product_market m on m.product_no = p.no
        where p.brand = ${scope.brand} and p.product_id = any(${[...productIds]}::text[])
      ) one ${othersOf(sql`one`, scope)} ${feedOf(sql`one`, scope.sellerId)} ${joinPurchasePrice(scope.sellerId, sql`one."productNo"`)}
        ${joinFollowedRule(scope.sellerId, sql`one."productNo"`)}`);
}

export async function findOffer(db: SellerDb, scope: OfferScope, productId: string): Promise<OfferFacts | undefined> {
  return (await findOffers(db, scope, [productId]))[0];
}

/** The offers of the other sellers, cheapest first. */
export function findMarketOffers(db: SellerDb, { marketSellerNo }: OfferScope, productNo: number) {
  return db.rows(
    query
      .selectFrom('market_offer as m')
      .innerJoin('market_seller as s', 's.no', 'm.market_seller_no')
      .select(['s.label', 'm.price'])
      .where('m.product_no', '=', productNo)
      .where('m.market_seller_no', '<>', marketSellerNo)
      .orderBy('m.price')
      .orderBy('s.label')
      .limit(limits.marketOffersShown),
  );
}

/** The best price of the others from each day on that changed it, oldest first, beginning with what held on the day `from`. */
export async function findBestPast(
  db: SellerDb,
  scope: OfferScope,
  { productNo, from }: { productNo: number; from: string },
) {
  const rows = await db.rows(sql<{ day: string; price: number | null }>`
      select to_char(m.day, 'YYYY-MM-DD') as day, ${bestOther(scope)} as price from product_market_past m
      where m.product_no = ${productNo} and m.day >= coalesce(
        (select max(e.day) from product_market_past e where e.product_no = ${productNo} and e.day <= ${from}::date), ${from}::date)
      order by m.day`);
  // A day on which only the seller's own offer moved changed nothing among the others.
  return rows.filter(({ price }, at) => price !== (at === 0 ? null : rows[at - 1]?.price));
}

/** The uploaded file by which a run changed an offer, and the row in it where that is quickly told. */
export interface FileOfRun {
  readonly name: string;
  readonly row: number | null;
}

/** Rows are found by going through their run: that of a file with more rows is not worth it. */
const rowsLookedThrough = 5000;

/** The file of the run by the alias `r`, as JSON, and its row about a product; null for runs without one. */
const fileOf = (sellerId: string, productNo: number) => sql<FileOfRun | null>`(
  select jsonb_build_object('name', u.file_name, 'row', case when (r.summary->>'rows')::integer <= ${rowsLookedThrough} then (
    select min(w.row_number) from run_row w
    where w.seller_id = ${sellerId}::uuid and w.run_no = r.no and w.at = r.finished_at and w.product_no = ${productNo}) end)
  from offer_upload u where u.seller_id = ${sellerId}::uuid and r.no in (u.apply_run, u.revert_run) limit 1)`;

export interface ChangeRecord {
  readonly runNo: number;
  readonly at: Date;
  readonly kind: RunKind;
  readonly actorName: string | null;
  readonly file: FileOfRun | null;
  readonly before: OfferPoint;
  readonly after: OfferPoint;
}

/** The latest changes of an offer, newest first, with the runs that made them. */
export function findChanges(db: SellerDb, sellerId: string, productNo: number): Promise<ChangeRecord[]> {
  return db.rows(sql<ChangeRecord>`
      select c.run_no as "runNo", c.at, r.kind, r.actor_name as "actorName", ${fileOf(sellerId, productNo)} as file,
        jsonb_build_object('price', c.old_price, 'stock', c.old_stock, 'origin', c.old_origin, 'active', c.old_active) as before,
        jsonb_build_object('price', c.new_price, 'stock', c.new_stock, 'origin', c.new_origin, 'active', c.new_active) as after
      from offer_change c join catalogue_run r on r.seller_id = c.seller_id and r.no = c.run_no
      where c.seller_id = ${sellerId}::uuid and c.product_no = ${productNo}
      order by c.run_no desc limit ${limits.offerHistory}`);
}

/** The run that made the offer of a product. */
export function findRun(db: SellerDb, sellerId: string, { runNo, productNo }: { runNo: number; productNo: number }) {
  return db.first(
    query
      .selectFrom('catalogue_run as r')
      .select(['r.kind', 'r.actor_name', fileOf(sellerId, productNo).as('file')])
      .where('r.seller_id', '=', sellerId)
      .where('r.no', '=', runNo),
  );
}
