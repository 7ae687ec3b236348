import type { api } from '@offizin/contract/api';
import type { OfferFacets } from '@offizin/contract/offers/seller';
import type { App } from '../../../platform/app.ts';
import {
  besideTransaction,
  type SellerDb,
  type SellerOfBrand,
  withSeller,
} from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { countFacets, type FacetCount } from '../read/facet-queries.ts';
import { findOffered } from '../read/offer-source-queries.ts';
import { findOfferState } from '../read/offer-count-queries.ts';
import { findOfferScope } from '../read/offer-list-queries.ts';
import { expectedOffers, manyOffers } from '../read/offer-source-queries.ts';

interface Asked {
  readonly app: Pick<App, 'pool' | 'log'>;
  readonly db: SellerDb;
  readonly session: SellerOfBrand & { readonly row: { readonly seller: { readonly country_code: string } } };
  readonly query: InputOf<typeof api.offers.facets>['query'];
}

type KeptFacets = Map<string, { readonly state: string; readonly facets: OfferFacets }>;

/**
 * Counting a hundred thousand offers takes a while: figures are kept until the offers or the catalogue change, and shown until they are
 * counted again. Each database has its own: a shop has the same id in the sandbox.
 */
const keptOf = new WeakMap<App['pool'], KeptFacets>();
function keptIn(pool: App['pool']): KeptFacets {
  const own = keptOf.get(pool) ?? new Map();
  keptOf.set(pool, own);
  return own;
}
const maxKept = 500;
/** How many of a very large number of offers are counted for a first answer. */
const counted = 1000;

interface Counted {
  readonly key: string;
  readonly state: string;
  readonly facets: OfferFacets;
}

function keep(pool: App['pool'], { key, state, facets }: Counted): OfferFacets {
  const kept = keptIn(pool);
  kept.delete(key);
  kept.set(key, { state, facets });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return facets;
}

function facetsOf(rows: readonly FacetCount[], approximate: boolean): OfferFacets {
  const of = (facet: FacetCount['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, offers }) => ({ value, offers }));
  return {
    approximate,
    total: of('total')[0]?.offers ?? 0,
    status: of('status'),
    brand: of('brand'),
    category: of('category'),
    manufacturer: of('manufacturer'),
    productType: of('productType'),
    origin: of('origin'),
    stockType: of('stockType'),
    price: of('price'),
    feed: of('feed'),
    rule: of('rule'),
  };
}

/** Counts all offers of a question, or a sample of about the given size when there are more. */
async function count(db: SellerDb, { session, query }: Asked, maxCounted: number): Promise<OfferFacets> {
  const scope = await findOfferScope(db, { sellerId: session.sellerId, brand: session.brand });
  const found = await findOffered(db, scope, { typed: query.q, market: session.row.seller.country_code });
  const offers = expectedOffers({}, scope);
  const isNarrow = found?.kind === 'products' || query.feed !== undefined || query.ruleId !== undefined;
  const oneIn = isNarrow || offers <= Math.max(maxCounted, manyOffers) ? 1 : Math.floor(offers / maxCounted);
  return facetsOf(await countFacets(db, scope, { filter: query, found, oneIn }), oneIn > 1);
}

let isCounting = false;

/** Counts exactly what was only estimated, one question at a time: a request a moment later gets exact figures. */
async function countBehind(asked: Asked, key: string, state: string): Promise<void> {
  if (isCounting) return;
  isCounting = true;
  const { pool, log } = asked.app;
  try {
    const facets = await withSeller(pool, asked.session, (db) => count(db, asked, Number.POSITIVE_INFINITY));
    keep(pool, { key, state, facets });
  } catch (error) {
    log.warn({ err: error }, 'facets were not counted');
  }
  isCounting = false;
}

/** How many offers each value of each facet has among the filtered ones (OFF-02). */
export async function facets(asked: Asked): Promise<OfferFacets> {
  const { app, db, session, query } = asked;
  const { sellerId, brand } = session;
  const key = `${sellerId} ${JSON.stringify(query)}`;
  const state = await findOfferState(db, { sellerId, brand });
  const known = keptIn(app.pool).get(key);
  if (known?.state === state) return known.facets;
  const scope = await findOfferScope(db, { sellerId, brand });
  const isMany = expectedOffers({}, scope) > manyOffers;
  const answer =
    known !== undefined && isMany ? { ...known.facets, approximate: true } : await count(db, asked, counted);
  if (!answer.approximate) return keep(app.pool, { key, state, facets: answer });
  void besideTransaction(() => countBehind(asked, key, state));
  return answer;
}
