import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { readCopy } from '../platform/db/copy/copy-reader.ts';
import { query } from '../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../platform/db/scopes/scopes.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

export interface Market {
  readonly brand: BrandId;
  /** Country code. */
  readonly market: string;
}

/** The version that the brand's catalogue has now; 0 before its first change. */
export async function findCatalogueVersion(db: MarketplaceDb, brand: BrandId): Promise<number> {
  const row = await db.first(query.selectFrom('catalogue_version').select('version').where('brand', '=', brand));
  return row?.version ?? 0;
}

/** How many products the market has, and the number of the last one. */
export async function countProducts(
  db: MarketplaceDb,
  { brand, market }: Market,
): Promise<{ products: number; lastNo: number }> {
  const row = await db.first(
    query
      .selectFrom('product')
      .select(({ fn }) => [fn.countAll<number>().as('products'), fn.max<number | null>('no').as('lastNo')])
      .where('brand', '=', brand)
      .where('market', '=', market),
  );
  return { products: row?.products ?? 0, lastNo: row?.lastNo ?? 0 };
}

const fields = sql`p.no, p.code_no, p.gtin_no,
  (p.blocked::integer + 2 * (p.product_type = 'medicine')::integer + 4 * p.prescription::integer + 8 * p.selective::integer),
  p.recommended_price, p.certificate, case when p.selective then p.product_brand end,
  m.best, m.best_seller_no, m.second_best, m.highest, m.highest_seller_no, m.second_highest`;

const wholeCatalogue = ({ brand, market }: Market) => sql`
  copy (select ${fields} from product p left join product_market m on m.product_no = p.no
    where p.brand = ${sql.lit(brand)} and p.market = ${sql.lit(market)}
    order by p.no)
  to stdout (format binary)`;

const changedSince = ({ brand, market }: Market, since: number) => sql`
  copy (select ${fields}
    from (
      select no from product where brand = ${sql.lit(brand)} and version > ${sql.lit(since)}
      union
      select product_no from product_market where brand = ${sql.lit(brand)} and version > ${sql.lit(since)}
    ) changed
    join product p on p.no = changed.no and p.market = ${sql.lit(market)}
    left join product_market m on m.product_no = p.no
    order by p.no)
  to stdout (format binary)`;

/** Fills an index with the market's products, or with those changed since its version; false when they do not fit. */
export async function copyCatalogue(
  db: MarketplaceDb,
  market: Market,
  { index, since }: { index: CatalogueIndex; since: number | null },
): Promise<boolean> {
  let fits = true;
  await readCopy(db.copyOut(since === null ? wholeCatalogue(market) : changedSince(market, since)), (row) => {
    fits &&= index.take(row);
  });
  return fits;
}
