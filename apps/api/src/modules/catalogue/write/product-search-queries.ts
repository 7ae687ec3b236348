import type { BrandId } from '@offizin/domain/brand/brands';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { likePattern, type ProductSearch, readSearch } from './product-search.ts';

/** What a search comes to: the seller's products that it names, or words of so many products that the seller's are tried one by one. */
export type FoundProducts =
  | { readonly kind: 'products'; readonly nos: readonly number[] }
  | { readonly kind: 'words'; readonly patterns: readonly string[] };

/** Words that name more products than this are tried one by one. */
const maxNamed = 5000;

/** Asked for a single one, the planner would read the whole catalogue for a word that is in none. */
const enoughToKnow = 200;

/** How alike a word and a part of a name are at least; the same as `search_products` asks for. */
const alike = 0.5;

/** So many products with a similar name are looked at; a text that resembles more is too vague to choose among them. */
const maxSimilar = 1000;

/** Which products are looked for: the brand's, narrowed by a join on `f.no`. */
export interface SearchScope {
  readonly brand: BrandId;
  readonly held: RawBuilder<unknown>;
}

function findIdentified(db: SellerDb, scope: SearchScope, search: ProductSearch) {
  const { text, market, codeNo, gtinNo } = search;
  return db.rows(sql<{ no: number }>`
      select f.no from (
        select p.no from product p where p.brand = ${scope.brand} and p.product_id = ${text}
        union select p.no from product p where p.brand = ${scope.brand} and p.market = ${market} and p.code_no = ${codeNo}::bigint
        union select p.no from product p where p.brand = ${scope.brand} and p.market = ${market} and p.gtin_no = ${gtinNo}::bigint
      ) f ${scope.held}`);
}

/** The offered products whose names or codes have all the words, and how many products have them, counted to one above `maxNamed`. */
async function findNamed(
  db: SellerDb,
  scope: SearchScope,
  { words }: ProductSearch,
): Promise<{ named: number; nos: number[] }> {
  const [row] = await db.rows(sql<{ named: number; nos: number[] }>`
      with f as materialized (select no from search_products(${words.map(likePattern)}::text[], null, ${maxNamed + 1}) f (no))
      select (select count(*)::integer from f) as named,
        array(select f.no from f ${scope.held} where (select count(*) from f) <= ${maxNamed}) as nos`);
  return row ?? { named: 0, nos: [] };
}

/** The words of a search that some product has; the others may have typing errors. */
async function findKnownWords(db: SellerDb, words: readonly string[]): Promise<string[]> {
  const rows = await db.rows(sql<{ known: boolean }>`
      select exists (select from search_products(array[w.pattern], null, ${enoughToKnow})) as known
      from unnest(${words.map(likePattern)}::text[]) with ordinality w (pattern, position) order by position`);
  return words.filter((_, at) => rows[at]?.known);
}

/** Offered products of which the names have all the known words and resemble the others; null when the known ones name too many. */
async function findAmongNamed(
  db: SellerDb,
  scope: SearchScope,
  { known, others }: { known: readonly string[]; others: string },
): Promise<number[] | null> {
  const [row] = await db.rows(sql<{ named: number; nos: number[] }>`
      with f as materialized (select no from search_products(${known.map(likePattern)}::text[], null, ${maxNamed + 1}) f (no))
      select (select count(*)::integer from f) as named, array(
        select f.no from f ${scope.held} join product p on p.no = f.no
        where p.brand = ${scope.brand} and word_similarity(${others}, p.search_text) >= ${alike} and (select count(*) from f) <= ${maxNamed}
      ) as nos`);
  return row === undefined || row.named > maxNamed ? null : row.nos;
}

/** The offered products whose names have the known words and resemble the others, or all of them when each is known. */
async function findSimilar(db: SellerDb, scope: SearchScope, { words }: ProductSearch): Promise<number[]> {
  const found = await findKnownWords(db, words);
  const known = found.length === words.length ? [] : found;
  const others = words.filter((word) => !known.includes(word)).join(' ');
  const among = known.length === 0 ? null : await findAmongNamed(db, scope, { known, others });
  if (among !== null) return among;
  const rows = await db.rows(sql<{ no: number }>`
      with f as materialized (select no from search_products(null, ${others}, ${maxSimilar}) f (no))
      select f.no from f ${scope.held} join product p on p.no = f.no
      where p.brand = ${scope.brand} and p.search_text like all (${known.map(likePattern)}::text[])`);
  return rows.map(({ no }) => no);
}

/** The latest searches that named very many products, oldest first: those need no count for each page. It changes nothing in what is found. */
const frequent = new Set<string>();
const maxRemembered = 500;

async function countOnce(
  key: string,
  count: () => Promise<{ named: number; nos: number[] }>,
): Promise<{ named: number; nos: number[] }> {
  const known = frequent.delete(key);
  const counted = known ? { named: maxNamed + 1, nos: [] } : await count();
  if (counted.named > maxNamed) frequent.add(key);
  const [oldest] = frequent;
  if (frequent.size > maxRemembered && oldest !== undefined) frequent.delete(oldest);
  return counted;
}

/** Finds the products of a search: by identifier, else by the words of their name or a part of a code, else by a similar name (OFF-02). */
export async function findProducts(
  db: SellerDb,
  scope: SearchScope,
  asked: { typed: string | undefined; market: string; /** False for exactly what was typed. */ similar?: boolean },
): Promise<FoundProducts | null> {
  const search = readSearch(asked.typed, asked.market);
  if (search === null) return null;
  const [identified, worded] = await Promise.all([
    findIdentified(db, scope, search),
    countOnce(`${scope.brand} ${search.words.join(' ')}`, () => findNamed(db, scope, search)),
  ]);
  if (identified.length > 0) return { kind: 'products', nos: identified.map(({ no }) => no) };
  if (worded.named > maxNamed) return { kind: 'words', patterns: search.words.map(likePattern) };
  if (worded.nos.length > 0 || search.isNumber || asked.similar === false) return { kind: 'products', nos: worded.nos };
  return { kind: 'products', nos: await findSimilar(db, scope, search) };
}
