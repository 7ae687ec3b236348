import { foldForSearch, orderSearchWords } from '@offizin/domain/orders/order-search';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { likePattern } from '../../catalogue/write/product-search.ts';
import type { SellerOrderTable } from '../../orders/tables.ts';

const columns = [
  'id',
  'number',
  'status',
  'shipment_status',
  'warehouse',
  'created_at',
  'dispatch_by',
  'customer_first_name',
  'customer_city',
  'customer_erased_at',
  'tracking_number',
  'total',
  'currency',
] as const;

const selected = sql.join(columns.map((column) => sql.ref(`o.${column}`)));

/** `found` is how many there are; null for very many. */
export type FoundOrderRow = Pick<Selectable<SellerOrderTable>, (typeof columns)[number]> & {
  readonly found: number | null;
};

export interface OrderSearch {
  readonly typed: string;
  /** The seller's own orders, those of the warehouse, or both. */
  readonly warehouse: readonly boolean[];
  readonly limit: number;
}

/** Up to this number all that is found is read and ranked; of more the newest are soon met. */
const maxFound = 300;

/** Words too short for an index are looked for in so many of the newest orders. */
const newest = 200;
/** Words that very many orders have are mostly found in this many of the newest, which takes milliseconds whatever the planner expects. */
const recent = 5000;

async function findFew(db: SellerDb, words: readonly string[]): Promise<string[] | null> {
  const rows = await db.rows(
    sql<{ id: string }>`select id from search_orders(${words.map(likePattern)}::text[], ${maxFound + 1}) as found (id)`,
  );
  return rows.length > maxFound ? null : rows.map(({ id }) => id);
}

/** Those whose number has the words come first: a product's code has digits, too. */
function amongFound(
  db: SellerDb,
  ids: readonly string[],
  { words, warehouse, limit }: Asked,
): Promise<FoundOrderRow[]> {
  const inNumber = sql.join(
    words.map((word) => sql`replace(number, '-', '') like ${likePattern(word.toUpperCase())}`),
    sql` and `,
  );
  return db.rows(sql<FoundOrderRow>`
    select * from (
      select ${selected}, count(*) over (partition by warehouse)::integer as found,
        row_number() over (partition by warehouse order by (${inNumber}) desc, open desc, created_at desc, id desc) as place
      from seller_order o
      where seller_id = ${db.sellerId}::uuid and id = any(${[...ids]}::uuid[]) and warehouse = any(${[...warehouse]}::boolean[])
    ) ranked where place <= ${limit} order by warehouse, place`);
}

interface Asked extends Omit<OrderSearch, 'typed'> {
  readonly words: readonly string[];
}

/** The newest orders of both tabs that satisfy a condition, the open ones first; with `reach` at most so many of each are looked at. */
function alongNewest(
  db: SellerDb,
  condition: RawBuilder<SqlBool>,
  { warehouse, limit, reach }: Pick<Asked, 'warehouse' | 'limit'> & { readonly reach: number | null },
): Promise<FoundOrderRow[]> {
  const inTab = sql`o.seller_id = ${db.sellerId}::uuid and o.warehouse = w.warehouse and o.open = t.open`;
  const newestFirst = sql`order by o.created_at desc, o.id desc`;
  const searched =
    reach === null
      ? sql`seller_order o where ${inTab} and ${condition}`
      : sql`(select * from seller_order o where ${inTab} ${newestFirst} limit ${reach}) o where ${condition}`;
  return db.rows(sql<FoundOrderRow>`
    select x.*, null::integer as found
    from unnest(${[...warehouse]}::boolean[]) w (warehouse) cross join (values (true), (false)) t (open)
    cross join lateral (select ${selected} from ${searched} ${newestFirst} limit ${limit}) x
    order by w.warehouse, t.open desc, x.created_at desc, x.id desc`);
}

/** A short part of a number is its beginning or end, a short word the beginning of a name. */
function shortCondition(typed: string): RawBuilder<SqlBool> {
  const word = likePattern(foldForSearch(typed)).slice(1, -1);
  const ofNumber = sql`replace(number, '-', '')`;
  return /^\d+$/.test(typed)
    ? sql<SqlBool>`(${ofNumber} like ${`${word}%`} or ${ofNumber} like ${`%${word}`})`
    : sql<SqlBool>`search_text like ${`% ${word}%`}`;
}

/** The seller's orders that have all the words, those first that they name best. */
export async function findOrders(db: SellerDb, { typed, ...asked }: OrderSearch): Promise<FoundOrderRow[]> {
  const words = orderSearchWords(typed);
  if (words.length === 0) return alongNewest(db, shortCondition(typed), { ...asked, reach: newest });
  const few = await findFew(db, words);
  if (few !== null) return amongFound(db, few, { ...asked, words });
  const named = words.map((word) => sql`search_text like ${likePattern(word)}`);
  const condition = sql<SqlBool>`${sql.join(named, sql` and `)}`;
  const found = await alongNewest(db, condition, { ...asked, reach: recent });
  return found.length >= asked.limit ? found : alongNewest(db, condition, { ...asked, reach: null });
}
