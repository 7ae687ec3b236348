import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { likePattern } from '../../catalogue/write/product-search.ts';
import { type FoundProducts, findProducts } from '../../catalogue/write/product-search-queries.ts';

export interface FoundProductRow {
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly image: ProductImage;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly price: number;
  readonly status: OfferStatus;
}

export interface ProductQuestion {
  readonly typed: string;
  readonly brand: BrandId;
  /** Country code of the seller's market. */
  readonly market: string;
  readonly limit: number;
}

/** Of words that name very many products so many of the seller's offers are tried. */
const tried = 1500;

/** Of what few letters name, so many products are looked at. */
const looked = 500;

/** So few letters name very many products of a catalogue. */
const fewLetters = 3;

/** Products whose name begins with two letters, or whose name or code has three; where too few of very many are offered, the offers are tried. */
async function findByFewLetters(
  db: SellerDb,
  { typed, limit }: ProductQuestion,
  held: RawBuilder<unknown>,
): Promise<FoundProducts> {
  const word = likePattern(typed.toLowerCase());
  const pattern = typed.length < fewLetters ? word.slice(1) : word;
  const [row] = await db.rows(sql<{ named: number; nos: number[] }>`
    with f as materialized (select no from search_products(array[${pattern}], null, ${looked}) f (no))
    select (select count(*)::integer from f) as named, array(select f.no from f ${held}) as nos`);
  const { named, nos } = row ?? { named: 0, nos: [] };
  return named === looked && nos.length < limit ? { kind: 'words', patterns: [pattern] } : { kind: 'products', nos };
}

const columns = sql`p.product_id as "productId", p.name, p.pack, p.code_system as "codeSystem", p.national_code as "nationalCode",
  p.gtin, p.image, o.stock, o.origin, o.price, o.status`;

/** Of what the words name: names that begin with them first, then what is on sale. */
function read(db: SellerDb, nos: readonly number[], { typed, brand, limit }: ProductQuestion) {
  const begins = sql`lower(p.name) like ${likePattern(typed.toLowerCase()).slice(1)}`;
  return db.rows(sql<FoundProductRow>`
    select ${columns} from offer o join product p on p.no = o.product_no
    where o.seller_id = ${db.sellerId}::uuid and p.brand = ${brand} and o.product_no = any(${[...nos]}::integer[])
    order by (${begins}) desc, (o.status = 'active') desc, p.name, p.no limit ${limit}`);
}

/** Of words of very many products: the first that are met. */
function readTried(db: SellerDb, patterns: readonly string[], { brand, limit }: ProductQuestion) {
  return db.rows(sql<FoundProductRow>`
    select ${columns} from (select * from offer where seller_id = ${db.sellerId}::uuid limit ${tried}) o
    join product p on p.no = o.product_no and p.brand = ${brand}
    where p.search_text like all (${[...patterns]}::text[]) limit ${limit}`);
}

/** The seller's products with a name, a code or a part of one; how many there are is null for very many. */
export async function findOfferedProducts(
  db: SellerDb,
  question: ProductQuestion,
): Promise<{ rows: FoundProductRow[]; total: number | null }> {
  const { typed, brand, market } = question;
  const held = sql`join offer o on o.seller_id = ${db.sellerId}::uuid and o.product_no = f.no`;
  const isShort = typed.length <= fewLetters;
  const found = isShort
    ? await findByFewLetters(db, question, held)
    : await findProducts(db, { brand, held }, { typed, market, similar: false });
  if (found === null) return { rows: [], total: 0 };
  if (found.kind === 'words') return { rows: await readTried(db, found.patterns, question), total: null };
  const rows = found.nos.length === 0 ? [] : await read(db, found.nos, question);
  return { rows, total: isShort ? null : found.nos.length };
}
