import type { api } from '@offizin/contract/api';
import type { OfferFacets } from '@offizin/contract/offers';
import type { InputOf } from '../../platform/http/route.ts';
import { countFacets, type FacetCount } from './facet-queries.ts';
import { findOfferState } from './offer-count-queries.ts';
import { findOfferScope, findSearch } from './offer-list-queries.ts';

/** Counting a hundred thousand offers takes a while: figures are kept until the offers or the catalogue change. */
const kept = new Map<string, { readonly state: string; readonly facets: OfferFacets }>();
const mostKept = 500;

function keep(key: string, state: string, facets: OfferFacets): OfferFacets {
  kept.delete(key);
  kept.set(key, { state, facets });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return facets;
}

function facetsOf(counted: readonly FacetCount[]): OfferFacets {
  const of = (facet: FacetCount['facet']) => counted.filter((row) => row.facet === facet).map(({ value, offers }) => ({ value, offers }));
  return {
    total: of('total')[0]?.offers ?? 0,
    brand: of('brand'),
    category: of('category'),
    manufacturer: of('manufacturer'),
    productType: of('productType'),
    origin: of('origin'),
    stockType: of('stockType'),
    price: of('price'),
  };
}

/** How many offers each value of each facet has among the filtered ones (OFF-02). */
export async function facets({ db, session, query }: InputOf<typeof api.offers.facets>): Promise<OfferFacets> {
  const { sellerId, brand } = session;
  const key = `${sellerId} ${JSON.stringify(query)}`;
  const state = await findOfferState(db, { sellerId, brand });
  const known = kept.get(key);
  if (known?.state === state) return known.facets;
  const scope = await findOfferScope(db, { sellerId, brand });
  const search = await findSearch(db, query.q, session.row.seller.country_code);
  return keep(key, state, facetsOf(await countFacets(db, scope, { filter: query, search })));
}
