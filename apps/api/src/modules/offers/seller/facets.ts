import type { api } from '@offizin/contract/api';
import type { OfferFacets } from '@offizin/contract/offers/seller';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { besideTransaction, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { countFacets, type FacetCount } from '../read/facet-queries.ts';
import { findOffered } from '../read/offer-source-queries.ts';
import { findOfferState } from '../read/offer-count-queries.ts';
import { findOfferScope } from '../read/offer-list-queries.ts';
import { expectedOffers, manyOffers } from '../read/offer-source-queries.ts';

type FacetsInput = InputOf<typeof api.offers.facets>;

/** Counting a hundred thousand offers takes a while: figures are kept until the offers or the catalogue change, and shown until they are counted again. */
const kept = new Map<string, { readonly state: string; readonly facets: OfferFacets }>();
const maxKept = 500;
/** How many of a very large number of offers are counted for a first answer. */
const counted = 1000;

function keep(key: string, state: string, facets: OfferFacets): OfferFacets {
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
async function count(db: SellerDb, { session, query }: FacetsInput, maxCounted: number): Promise<OfferFacets> {
  const scope = await findOfferScope(db, { sellerId: session.sellerId, brand: session.brand });
  const found = await findOffered(db, scope, { typed: query.q, market: session.row.seller.country_code });
  const offers = expectedOffers({}, scope);
  const isNarrow = found?.kind === 'products' || query.feed !== undefined || query.ruleId !== undefined;
  const oneIn = isNarrow || offers <= Math.max(maxCounted, manyOffers) ? 1 : Math.floor(offers / maxCounted);
  return facetsOf(await countFacets(db, scope, { filter: query, found, oneIn }), oneIn > 1);
}

let isCounting = false;

/** Counts exactly what was only estimated, one question at a time: a request a moment later gets exact figures. */
async function countBehind(input: FacetsInput, key: string, state: string): Promise<void> {
  if (isCounting) return;
  isCounting = true;
  try {
    keep(
      key,
      state,
      await withSeller(input.app.pool, input.session, (db) => count(db, input, Number.POSITIVE_INFINITY)),
    );
  } catch (error) {
    input.app.log.warn({ err: error }, 'facets were not counted');
  }
  isCounting = false;
}

/** How many offers each value of each facet has among the filtered ones (OFF-02). */
export async function facets(input: FacetsInput): Promise<OfferFacets> {
  const { db, session, query } = input;
  const { sellerId, brand } = session;
  const key = `${sellerId} ${JSON.stringify(query)}`;
  const state = await findOfferState(db, { sellerId, brand });
  const known = kept.get(key);
  if (known?.state === state) return known.facets;
  const scope = await findOfferScope(db, { sellerId, brand });
  const isMany = expectedOffers({}, scope) > manyOffers;
  const answer =
    known !== undefined && isMany ? { ...known.facets, approximate: true } : await count(db, input, counted);
  if (!answer.approximate) return keep(key, state, answer);
  void besideTransaction(() => countBehind(input, key, state));
  return answer;
}
