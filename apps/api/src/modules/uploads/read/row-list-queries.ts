import type { UploadRowQuery } from '@offizin/contract/uploads/seller';
import {
  causeGroups,
  type CauseGroup,
  syncResultTable,
  type SyncResultType,
  syncResultTypes,
} from '@offizin/domain/sync/result-types';
import { type SqlBool, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { productCandidates } from '../../../engine/candidate-queries.ts';
import { countsNow, isIncompleteRow, isOpenRow, type RunsOfUpload } from '../write/rows-now-queries.ts';

/** Behind which row the next page begins: its rank in the sort, and its number. */
export interface RowCursor {
  readonly rank: number;
  readonly rowNumber: number;
}

export interface RowPage {
  readonly of: RunsOfUpload;
  readonly filter: Pick<UploadRowQuery, 'result' | 'cause' | 'finding' | 'q'> & { readonly rowNumbers?: number[] };
  readonly sort: NonNullable<UploadRowQuery['sort']>;
  readonly after: RowCursor | null;
  readonly limit: number;
}

/** What each sort orders by before the row number. The larger a change of price, the smaller its rank. */
const ranks = {
  to_correct_first: sql<number>`case when verdict = 'rejected' then 0 when warned then 1 when verdict = 'informed' then 2 else 3 end`,
  row: sql<number>`0::integer`,
  price_move: sql<number>`case when old_price is null or price is null then 0
    else -abs(price - old_price)::double precision / old_price end`,
} as const;

const findingsOfCause = Object.fromEntries(
  causeGroups.map((cause) => [cause, syncResultTypes.filter((type) => syncResultTable[type].cause === cause)]),
) as Record<CauseGroup, string[]>;

/** The seller's own number among those whose prices are compared; null while it has none. */
function ownNo(sellerId: string) {
  return sql<
    number | null
  >`(select x.no from market_seller x join seller s on s.brand = x.brand and s.external_id = x.external_id
    where s.id = ${sellerId}::uuid)`;
}

/** The lowest and the highest price of the others, of the row's product by the alias m. */
function othersPrices(sellerId: string) {
  const own = ownNo(sellerId);
  return [
    sql<number | null>`case when m.best_seller_no = ${own} then m.second_best else m.best end`.as('best'),
    sql<number | null>`case when m.highest_seller_no = ${own} then m.second_highest else m.highest end`.as('highest'),
  ] as const;
}

/** The refused rows of a cause: the type decides, but for rows that lack something else than a code. */
function causeCondition(cause: CauseGroup | undefined) {
  if (cause === 'incomplete') return sql<SqlBool>`(r.verdict = 'rejected' and ${isIncompleteRow})`;
  const findings = cause === undefined ? [] : findingsOfCause[cause];
  return sql<SqlBool>`(r.verdict = 'rejected' and r.finding = any(${findings}::text[]) and not ${isIncompleteRow})`;
}

function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** Rows that a revert left alone are written as rejected by it. */
function resultCondition(result: UploadRowQuery['result'], [own = 0]: readonly number[]) {
  if (result === 'corrected') return sql<SqlBool>`r.run_no <> ${own}::bigint`;
  if (result === 'warned') return sql<SqlBool>`r.warned`;
  if (result === 'leaving') return sql<SqlBool>`r.leaves`;
  if (result === 'returning') return sql<SqlBool>`r.returns`;
  return sql<SqlBool>`r.verdict = ${result === 'left_alone' ? 'rejected' : result}`;
}

/** One page of the rows of an upload with the products that they matched. */
export function findRows(db: SellerDb, { of, filter, sort, after, limit }: RowPage) {
  const { sellerId, runs } = of;
  const { result, cause, finding, q, rowNumbers } = filter;
  const rank = ranks[sort];
  const pattern = q === undefined || q === '' ? null : likePattern(q);
  return db.rows(
    query
      .selectFrom('run_row as r')
      .leftJoin('product as p', 'p.no', 'r.product_no')
      .leftJoin('product_market as m', 'm.product_no', 'r.product_no')
      .select([
        'r.run_no as runNo',
        'r.row_number as rowNumber',
        'r.verdict as result',
        'r.price',
        'r.stock',
        'r.origin',
        'r.old_price as oldPrice',
        'r.old_stock as oldStock',
        'r.old_origin as oldOrigin',
        'r.detail',
        'r.product_no as productNo',
        'r.code as ownCode',
        'r.gtin as ownGtin',
        'p.product_id as productId',
        'p.name',
        'p.pack',
        'p.image',
        sql<string | null>`coalesce(r.code, p.national_code)`.as('code'),
        sql<string | null>`coalesce(r.gtin, p.gtin)`.as('gtin'),
        'p.recommended_price as recommended',
        ...othersPrices(sellerId),
        productCandidates('r').as('candidates'),
        rank.as('rank'),
      ])
      .select(['r.warned', 'r.leaves', 'r.returns', 'r.finding', 'r.numbers', 'r.sku'])
      .where(countsNow(of))
      .$if(rowNumbers !== undefined, (rows) => rows.where(sql<SqlBool>`r.row_number = any(${rowNumbers}::integer[])`))
      .$if(result !== undefined, (rows) => rows.where(resultCondition(result, runs)))
      .$if(finding !== undefined, (rows) => rows.where(sql<SqlBool>`r.finding = ${finding}`))
      .$if(cause !== undefined, (rows) => rows.where(causeCondition(cause)))
      .$if(pattern !== null, (rows) =>
        rows.where(sql<SqlBool>`(p.search_text like ${pattern} or r.code like ${pattern} or r.gtin like ${pattern})`),
      )
      .$if(sort === 'price_move', (rows) => rows.where(sql<SqlBool>`r.verdict = 'changed' and r.price <> r.old_price`))
      .$if(after !== null, (rows) =>
        rows.where(sql<SqlBool>`(${rank}, r.row_number) > (${after?.rank ?? 0}, ${after?.rowNumber ?? 0})`),
      )
      .orderBy('rank')
      .orderBy('r.row_number')
      .limit(limit),
  );
}

/** The identifiers of a row that fit several products or none, but nearly one; undefined when the upload has none of that number. */
export function findDoubtfulRow(db: SellerDb, of: RunsOfUpload, rowNumber: number) {
  const statement = sql<{ code: string | null; gtin: string | null; finding: SyncResultType }>`
    select r.code, r.gtin, r.finding from run_row r
    where ${countsNow(of)} and r.row_number = ${rowNumber} and (r.finding = 'duplicated_in_catalogue' or (r.finding = 'new_product' and r.warned))`;
  return db.first(statement);
}

/** How many of these rows can still be corrected. */
export async function countOpenRows(db: SellerDb, of: RunsOfUpload, rowNumbers: readonly number[]): Promise<number> {
  const statement = sql<{ count: number }>`
    select count(*)::integer as count from run_row r
    where ${countsNow(of)} and ${isOpenRow} and r.row_number = any(${[...rowNumbers]}::integer[])`;
  return (await db.first(statement))?.count ?? 0;
}

export type RunRowFound = Awaited<ReturnType<typeof findRows>>[number];
