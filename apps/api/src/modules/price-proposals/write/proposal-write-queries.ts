import type { PriceProposalRecord } from '@offizin/contract/price-proposals/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { ProposalStatus, RejectionReason, RemovalReason } from '@offizin/domain/price-proposals/proposal';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { requireAllWritten } from '../../../platform/db/scopes/written.ts';
import { bestOther } from '../../offers/write/market-columns-queries.ts';

interface Subject {
  readonly sellerId: string;
  readonly brand: BrandId;
}

/** What a proposal shows of offers, by the aliases o, p, m and w. */
const factColumns = (own: {
  marketSellerNo: number;
}): RawBuilder<unknown> => sql`o.price as old_price, ${bestOther(own)} as best_price,
  p.recommended_price, greatest(coalesce(w.on_hand - w.reserved, 0), 0) as units, p.commission_rate, p.vat_rate`;

const factSources = (sellerId: string): RawBuilder<unknown> => sql`product p
  join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = p.no
  left join product_market m on m.product_no = p.no
  left join warehouse_stock w on w.seller_id = ${sellerId}::uuid and w.product_no = p.no`;

/** The number of a seller in the market; -1 while it has no offer there. */
async function marketNumberOf(db: SellerDb | MarketplaceDb, { sellerId }: Subject): Promise<number> {
  const found = await db.first(sql<{ no: number }>`
    select m.no from market_seller m join seller s on s.brand = m.brand and s.external_id = m.external_id
    where s.id = ${sellerId}::uuid`);
  return found?.no ?? -1;
}

/** Which of these products the seller does not offer. */
export async function findNotOffered(
  db: MarketplaceDb,
  { sellerId, brand }: Subject,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await db.rows(sql<{ productId: string }>`
    select given.id as "productId" from unnest(${[...productIds]}::text[]) as given (id)
    where not exists (
      select from product p join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = p.no
      where p.brand = ${brand} and p.product_id = given.id)`);
  return rows.map(({ productId }) => productId);
}

export interface NewProposal extends Subject {
  readonly id: string;
  readonly proposalNo: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Writes a proposal with its products as they are now; false where its number is taken. */
export async function insertProposal(
  db: MarketplaceDb,
  proposal: NewProposal,
  { reason, products }: PriceProposalRecord,
): Promise<boolean> {
  const { sellerId, brand, id, proposalNo, expiresAt, now } = proposal;
  const inserted = await db.first(
    query
      .insertInto('price_proposal')
      .values({
        seller_id: sellerId,
        id,
        brand,
        proposal_no: proposalNo,
        reason,
        status: 'open',
        version: 1,
        created_at: now,
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.columns(['seller_id', 'proposal_no']).doNothing())
      .returning('id'),
  );
  if (inserted === undefined) return false;
  const own = { marketSellerNo: await marketNumberOf(db, proposal) };
  const written = await db.first(sql<{ written: number }>`
    with written as (
      insert into price_proposal_item (seller_id, proposal_id, product_no, brand, new_price, old_price, best_price,
        recommended_price, units, commission_rate, vat_rate)
      select ${sellerId}::uuid, ${id}::uuid, p.no, ${brand}, given."newPrice", ${factColumns(own)}
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given ("productId" text, "newPrice" bigint)
      join ${factSources(sellerId)} on p.brand = ${brand} and p.product_id = given."productId"
      returning 1
    ) select count(*)::integer as written from written`);
  requireAllWritten({ given: products.length, written: written?.written ?? 0 }, 'products were not proposed');
  return true;
}

export interface ProposalEnd {
  readonly status: Exclude<ProposalStatus, 'open'>;
  readonly by: string | null;
  readonly rejection: RejectionReason | null;
  readonly removal: RemovalReason | null;
}

interface Decided extends Subject {
  readonly id: string;
  readonly version: number;
}

/** Ends a proposal that is open, in time and as it was seen; false where it is not. Its products keep the facts of this moment. */
export async function writeEnd(
  db: SellerDb | MarketplaceDb,
  proposal: Decided,
  { status, by, rejection, removal, now }: ProposalEnd & { readonly now: Date },
): Promise<boolean> {
  const { sellerId, id, version } = proposal;
  const ended = await db.first(
    query
      .updateTable('price_proposal')
      .set({ status, version: version + 1, decided_at: now, decided_by: by, rejection, removal })
      .where('seller_id', '=', sellerId)
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'open')
      .where('expires_at', '>', now)
      .returning('id'),
  );
  if (ended === undefined) return false;
  const own = { marketSellerNo: await marketNumberOf(db, proposal) };
  await db.rows(sql`
    update price_proposal_item i set old_price = f.old_price, best_price = f.best_price, recommended_price = f.recommended_price,
      units = f.units, commission_rate = f.commission_rate, vat_rate = f.vat_rate
    from (
      select p.no, ${factColumns(own)} from ${factSources(sellerId)}
      where p.no in (select product_no from price_proposal_item where seller_id = ${sellerId}::uuid and proposal_id = ${id}::uuid)
    ) f
    where i.seller_id = ${sellerId}::uuid and i.proposal_id = ${id}::uuid and i.product_no = f.no`);
  return true;
}
