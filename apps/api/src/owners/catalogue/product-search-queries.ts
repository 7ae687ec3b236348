import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { likePattern, type OfferSearch, readSearch } from './product-search.ts';

/** What a search comes to: the seller's products that it names, or words of so many products that the seller's are tried one by one. */
export type FoundProducts =
  | { readonly kind: 'products'; readonly nos: readonly number[] }
  | { readonly kind: 'words'; readonly patterns: readonly string[] };

/** Words that name more products than this are tried one by one. */
export const mostNamed = 5000;

/** Asked for a single one, the planner would read the whole catalogue for a word that is in none. */
const enoughToKnow = 200;

/** How alike a word and a part of a name are at least; the same as `search_products` asks for. */
const alike = 0.5;

/** So many products with a similar name are looked at; a text that resembles more says too little to choose among them. */
const mostSimilar = 1000;

/** Whose products are looked for, and where they stand: on offer, if nothing else is said. */
export interface SearchScope {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly heldIn?: 'offer' | 'warehouse_stock';
}

const held = (scope: SearchScope) =>
  sql`join ${sql.table(scope.heldIn ?? 'offer')} o on o.seller_id = ${scope.sellerId}::uuid and o.product_no = f.no`;

function findIdentified(db: SellerDb, scope: SearchScope, search: OfferSearch) {
  const { text, market, codeNo, gtinNo } = search;
  return db.rows(sql<{ no: number }>`
      select f.no from (
        select p.no from product p where p.brand = ${scope.brand} and p.product_id = ${text}
        union select p.no from product p where p.brand = ${scope.brand} and p.market = ${market} and p.code_no = ${codeNo}::bigint
        union select p.no from product p where p.brand = ${scope.brand} and p.market = ${market} and p.gtin_no = ${gtinNo}::bigint
      ) f ${held(scope)}`);
}

/** The offered products whose names have all the words, and how many products have them, counted to one above `mostNamed`. */
async function findNamed(
  db: SellerDb,
  scope: SearchScope,
  { words }: OfferSearch,
): Promise<{ named: number; nos: number[] }> {
  const [row] = await db.rows(sql<{ named: number; nos: number[] }>`
      with f as materialized (select no from search_products(${words.map(likePattern)}::text[], null, ${mostNamed + 1}) f (no))
      select (select count(*)::integer from f) as named,
        array(select f.no from f ${held(scope)} where (select count(*) from f) <= ${mostNamed}) as nos`);
  return row ?? { named: 0, nos: [] };
}

/** The words of a search that some product has; the others may have typing errors. */
async function findKnownWords(db: SellerDb, words: readonly string[]): Promise<string[]> {
  const rows = await db.rows(sql<{ known: boolean }>`
      select exists (select from search_products(array[w.pattern], null, ${enoughToKnow})) as known
      from unnest(${words.map(likePattern)}::text[]) with ordinality w (pattern, place) order by place`);
  return words.filter((_, at) => rows[at]?.known);
}

/** Offered products of which the names have all the known words and resemble the others; null when the known ones name too many. */
async function findAmongNamed(
  db: SellerDb,
  scope: SearchScope,
  { known, others }: { known: readonly string[]; others: string },
): Promise<number[] | null> {
  const [row] = await db.rows(sql<{ named: number; nos: number[] }>`
      with f as materialized (select no from search_products(${known.map(likePattern)}::text[], null, ${mostNamed + 1}) f (no))
      select (select count(*)::integer from f) as named, array(
        select f.no from f ${held(scope)} join product p on p.no = f.no
        where p.brand = ${scope.brand} and word_similarity(${others}, p.search_text) >= ${alike} and (select count(*) from f) <= ${mostNamed}
      ) as nos`);
  return row === undefined || row.named > mostNamed ? null : row.nos;
}

/** The offered products whose names have the known words and resemble the others, or all of them when each is known. */
async function findSimilar(db: SellerDb, scope: SearchScope, { words }: OfferSearch): Promise<number[]> {
  const found = await findKnownWords(db, words);
  const known = found.length === words.length ? [] : found;
  const others = words.filter((word) => !known.includes(word)).join(' ');
  const among = known.length === 0 ? null : await findAmongNamed(db, scope, { known, others });
  if (among !== null) return among;
  const rows = await db.rows(sql<{ no: number }>`
      with f as materialized (select no from search_products(null, ${others}, ${mostSimilar}) f (no))
      select f.no from f ${held(scope)} join product p on p.no = f.no
      where p.brand = ${scope.brand} and p.search_text like all (${known.map(likePattern)}::text[])`);
  return rows.map(({ no }) => no);
}

/** Searches known to name very many products: they need not be counted for each page. Whether they still do changes nothing in what is found. */
const frequent = new Set<string>();
const mostRemembered = 500;

async function countOnce(
  key: string,
  count: () => Promise<{ named: number; nos: number[] }>,
): Promise<{ named: number; nos: number[] }> {
  if (frequent.has(key)) return { named: mostNamed + 1, nos: [] };
  const counted = await count();
  if (counted.named > mostNamed && frequent.size < mostRemembered) frequent.add(key);
  return counted;
}

/** Finds the products of a search: by identifier, else by the words of their name, else by a similar name (OFF-02). */
export async function findProducts(
  db: SellerDb,
  scope: SearchScope,
  asked: { typed: string | undefined; market: string },
): Promise<FoundProducts | null> {
  const search = readSearch(asked.typed, asked.market);
  if (search === null) return null;
  const [identified, worded] = await Promise.all([
    findIdentified(db, scope, search),
    countOnce(`${scope.brand} ${search.words.join(' ')}`, () => findNamed(db, scope, search)),
  ]);
  if (identified.length > 0) return { kind: 'products', nos: identified.map(({ no }) => no) };
  if (worded.named > mostNamed) return { kind: 'words', patterns: search.words.map(likePattern) };
  if (worded.nos.length > 0 || search.isNumber) return { kind: 'products', nos: worded.nos };
  return { kind: 'products', nos: await findSimilar(db, scope, search) };
}
